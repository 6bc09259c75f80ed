"""Positions with every kind of question, and ways to corrupt their data."""

from __future__ import annotations

import copy
import os
import random
from functools import cache
from typing import Any, Final

from citadella.notation.state import game_to_json
from citadella.rules import CitadellaError, Game
from citadella.rules.registry import REGISTRY
from tests.properties.games import ALL_KINDS, Chooser, Kind, Watch, play, setup_of

# By default, all runs use the same examples; CITADELLA_FUZZ=50000 requests 50000 new examples.
FRESH: Final = int(os.environ.get("CITADELLA_FUZZ", "0"))
EXAMPLES: Final = FRESH or 300

# Unusual values that replace valid values in corrupted data.
ODDITIES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    7,
    8,
    99,
    255,
    10**9,
    10**30,
    1.5,
    float("nan"),
    "",
    "?",
    "king",
    "tavern",
    "keep",
    "keep+",
    "@1",
    "x" * 500,
    "two\nlines",
    "\ud800",
    "turn",
    "call",
    "strike",
    "over",
    [],
    [[]],
    [0],
    ["?"],
    ["tavern"],
    ["king", "king"],
    ["turn", 0],
    {},
    {"a": 1},
)


class _Collector(Watch):
    """Collects a few positions for each kind of question."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.found: dict[str, list[Game]] = {}

    def asked(self, game: Game) -> None:
        kept = self.found.setdefault(game.asked_kind(), [])
        if len(kept) < self.most and len(game.history) % 7 != 3:
            kept.append(game.copy())


@cache
def games() -> tuple[Game, ...]:
    """Return games with every kind of open question, and some finished games."""
    collector = _Collector(4)
    for kind in ALL_KINDS:
        for number in range(2):
            play(kind, number, collector)
    # Some rare questions occur only in small games with particular cards.
    small = [kind for kind in ALL_KINDS if kind.players <= 4]
    for number in range(3, 400, 2):
        wanted = set()
        if "courtesy" not in collector.found:
            wanted.add("ball_room")
        if "theater-give" not in collector.found:
            wanted.add("theater")
        for kind in small:
            if wanted & set(setup_of(kind, number).unique):
                play(kind, number, collector)
    missing = set(REGISTRY.questions) - set(collector.found)
    assert not missing, f"no random game asks {missing}"
    return tuple(game for kept in collector.found.values() for game in kept)


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """Return the positions of `games()` as JSON data."""
    return tuple(game_to_json(game) for game in games())


def finished(kind: Kind, number: int) -> Game:
    """Return a game of this kind that has been played to its end."""
    return play(kind, number)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths to every node of JSON data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            found += places(value, (*path, i))
    return found


def at(data: Any, path: tuple[Any, ...]) -> Any:
    """Return the node of JSON data at a path."""
    for key in path:
        data = data[key]
    return data


def spoil(data: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return a copy of `data` with values deleted, replaced, duplicated, swapped or off by one."""
    spoiled = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        paths = places(spoiled)
        if not paths:
            break
        # The setup and the deck have many nodes, so choose the top-level key first.
        key = chance.choice(sorted({str(path[0]) for path in paths}))
        path = chance.choice([p for p in paths if str(p[0]) == key])
        parent = at(spoiled, path[:-1])
        what = chance.randrange(6)
        value = parent[path[-1]]
        if what == 0:
            del parent[path[-1]]
        elif what == 1:
            parent[path[-1]] = copy.deepcopy(chance.choice(ODDITIES))
        elif what == 2 and isinstance(parent, list):
            parent.insert(chance.randrange(len(parent) + 1), copy.deepcopy(value))
        elif what == 3 and isinstance(value, int):
            parent[path[-1]] = value + chance.choice((-1, 1, 2))
        elif what == 4:
            # Use a value from a random place in a random position.
            source = chance.choice(positions())
            parent[path[-1]] = copy.deepcopy(at(source, chance.choice(places(source))))
        elif isinstance(parent, dict):
            # Swap two values of an object.
            other = chance.choice(sorted(parent))
            parent[other], parent[path[-1]] = parent[path[-1]], parent[other]
        else:
            chance.shuffle(parent)
    return spoiled


def one_sentence(error: CitadellaError) -> None:
    """Check that an error message is one short sentence."""
    text = str(error)
    assert text
    assert len(text) <= 200, text
    assert "\n" not in text
    assert text.endswith((".", ")")), text


def can_be_played(game: Game, seed: str, most: int = 40) -> None:
    """Check that play can continue for `most` decisions or until the game is over."""
    chooser = Chooser(seed, len(game.players))
    for _ in range(most):
        if game.over:
            assert game.result().totals
            return
        legal = game.legal_actions()
        assert legal
        game.play(chooser.choose(game.to_act, legal))
