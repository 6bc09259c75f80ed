"""States that no game can reach are rejected, and the error says why."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from citadella.notation import Position
from citadella.rules import Game, MalformedError
from tests.rules.table import Seat, game_at, play

Data = dict[str, Any]


def in_turn() -> Game:
    """Return a game in the King's turn, with a dagger on rank 8."""
    return game_at(
        "king",
        Seat("king", gold=5, hand="tavern temple", city="manor"),
        Seat("bishop", gold=3, hand="docks"),
        Seat("merchant", hand="prison"),
        Seat("warlord"),
        markers="dagger:warlord@3",
    )


def choosing() -> Game:
    """Return a game in which the third player of four chooses a character."""
    game = game_at("", Seat(), Seat(), Seat(), Seat(), draft=True, seed=1)
    return play(game, game.legal_actions()[0].text, game.legal_actions()[-1].text)


def keeping() -> Game:
    """Return a game in which the King has drawn two cards."""
    return play(in_turn(), "cards")


def marked() -> Game:
    """Return a game in which the Magistrate has laid all warrants."""
    game = game_at("magistrate", Seat("magistrate"), Seat("king"), Seat("bishop"), Seat("warlord"))
    return play(game, "warrant king", "warrant bishop", "warrant warlord")


def confiscating() -> Game:
    """Return a game in which the Magistrate may confiscate a district."""
    game = play(marked(), "sign king", "gold", "end")
    game.players[1].hand = [game.box.kinds[0]]
    game.players[1].gold = 9
    game.deck.remove(game.box.kinds[0])
    return play(game, "gold", f"build {game.box.kinds[0].name}")


def spied() -> Game:
    """Return a game in which seat 0 remembers the hand of seat 1."""
    game = game_at("spy", Seat("spy"), Seat("king", hand="tavern keep"), Seat(), Seat())
    return play(game, "spy @1 military")


def over() -> Game:
    """Return a game that is over."""
    city = "tavern market temple church watchtower prison manor"
    game = game_at("warlord", Seat("warlord", city=city), Seat(), Seat(), Seat())
    return play(game, "gold", "end")


def put(*path: object, value: object) -> Callable[[Data], None]:
    """Return a function that sets the value at a path in the data of a position."""

    def change(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place.setdefault(key, {}) if isinstance(place, dict) else place[key]
        place[path[-1]] = value

    return change


def no_deck(then: Callable[[Data], None]) -> Callable[[Data], None]:
    """Return a function that empties the deck, so that no card occurs twice, and calls `then`."""

    def change(data: Data) -> None:
        data["deck"] = []
        then(data)

    return change


def drop(key: str) -> Callable[[Data], None]:
    """Return a function that removes a key from the data of a position."""

    def change(data: Data) -> None:
        del data[key]

    return change


def ask(*question: object) -> Callable[[Data], None]:
    """Return a function that adds an open question to the data of a position."""

    def change(data: Data) -> None:
        data.setdefault("stack", []).append(list(question))

    return change


IMPOSSIBLE: list[tuple[Callable[[], Game], Callable[[Data], None], str]] = [
    # cards
    (in_turn, no_deck(put("players", 0, "hand", value=["tavern"] * 9)), "has 9 of 'tavern'"),
    (in_turn, put("players", 0, "hand", value=["?"]), "unknown cards"),
    (in_turn, put("players", 0, "hand", value=["ball_room"]), "there is no card 'ball_room'"),
    (in_turn, put("players", 0, "city", value=["?"]), "is not a district"),
    (
        in_turn,
        no_deck(put("players", 0, "laid", value=[["tavern", 0, False]])),
        "'laid' can only contain action cards",
    ),
    (
        in_turn,
        no_deck(put("players", 0, "tucked", value=[["docks", 4]])),
        "a seat that does not exist",
    ),
    (in_turn, no_deck(put("aside", value=["harbor", "castle"])), "set aside"),
    (keeping, put("aside", value=[]), "'keep' cannot be asked"),
    (keeping, put("stack", 1, value=["keep", 0, 2, 0, 1]), "'keep' cannot be asked"),
    (in_turn, put("marks", value=[256]), "'marks'"),
    (in_turn, put("marks", value=[1] * 99), "'marks'"),
    # memory
    (spied, put("players", 1, "seen", 0, value=[["docks"], 0]), "number of missing cards"),
    (spied, put("players", 1, "seen", 0, value=[["tavern"], 1]), "number of lost cards"),
    (spied, put("players", 1, "seen", 0, value=[["?"], 0]), "unknown cards"),
    (spied, put("players", 1, "seen", value=[None, None]), "one item for each seat"),
    (spied, put("players", 1, "seen", 1, value=[["tavern"], 0]), "the player's own seat"),
    (in_turn, put("deck_seen", value=[[["tavern"], 0]]), "one item for each seat"),
    # characters
    (in_turn, put("players", 1, "roles", value=["king"]), "in two places"),
    (in_turn, put("players", 1, "roles", value=["?"]), "unknown characters"),
    (in_turn, put("players", 1, "roles", value=["witch"]), "no character 'witch'"),
    (in_turn, put("players", 1, "revealed", value=["thief"]), "not in 'roles'"),
    (in_turn, put("face_up", value=["king"]), "in two places"),
    (in_turn, put("players", 0, "picks", value=[[["king"], "thief", "?"]]), "was not offered"),
    (choosing, put("pack", value=["king"]), "each character must be in exactly one place"),
    (choosing, put("draft_move", value=1), "too many or too few"),
    (choosing, put("crown", value=2), "cannot be asked"),
    (choosing, drop("face_down"), "each character must be in exactly one place"),
    (choosing, put("players", 0, "picks", value=[]), "too many or too few"),
    # markers
    (in_turn, put("markers", value=[["dagger", "king", 9, 0]]), "is not a marker"),
    (in_turn, put("markers", value=[["dagger", "?", 0, 0]]), "must be on a character"),
    (in_turn, put("markers", value=[["dagger", "king", 0, 1]]), "cannot have the face"),
    (in_turn, put("markers", value=[["dagger", "king", 0, 0]] * 2), "are on the same character"),
    (
        in_turn,
        put("markers", value=[["mask", "king", 0, 0], ["mask", "bishop", 0, 0]]),
        "too many 'mask' markers",
    ),
    (marked, put("markers", 0, value=["warrant", "king", 0, -1]), "cannot have the face"),
    (
        confiscating,
        put("markers", value=[["warrant", "king", 0, 1], ["warrant", "bishop", 0, 1]]),
        "the real one",
    ),
    (marked, put("markers", value=[]), "'sign-warrant' cannot be asked"),
    (confiscating, put("markers", value=[]), "'confiscate' cannot be asked"),
    # the turn and the questions
    (in_turn, put("turn", "seat", value=1), "'turn' cannot be asked|turn it is does not hold"),
    (in_turn, put("turn", "role", value="bishop"), "whose rank is called"),
    (in_turn, put("turn", "then", value="over"), "who has been called"),
    (in_turn, put("turn", "then", value="resume"), "no bewitched character"),
    (in_turn, put("rank", value=5), "whose rank is called"),
    (in_turn, put("step", value="call"), "who has been called"),
    (in_turn, put("step", value="lunch"), "no step called 'lunch'"),
    (in_turn, drop("turn"), "no turn is in progress"),
    (in_turn, drop("stack"), "the stack must begin with"),
    (in_turn, put("stack", value=[["turn", 1]]), "'turn' cannot be asked"),
    (in_turn, ask("turn", 0), "the stack must begin with"),
    (in_turn, ask("redraw", 0, 0), ""),
    (in_turn, ask("redraw", 3, 0), "'redraw' cannot be asked"),
    (in_turn, no_deck(ask("confiscate", 1, "tavern", 1, 1)), "'confiscate' cannot be asked"),
    (
        in_turn,
        ask("cardinal-give", 0, "lighthouse", "@1", 1),
        "must be about a district of this game",
    ),
    (in_turn, ask("levy", 0, "@7"), "is not a question"),
    (in_turn, ask("levy", 0, "@3"), "'levy' cannot be asked"),
    (in_turn, ask("rescue", 1, "tavern"), "'rescue' cannot be asked"),
    (in_turn, ask("cash-in", 1, 0), "'cash-in' cannot be asked"),
    (in_turn, ask("hand-over", 0, "docks", "@1"), "'hand-over' cannot be asked"),
    (in_turn, ask("pick", 0), "too many or too few"),
    (in_turn, ask("dance", 0), "is not a question"),
    (in_turn, ask("courtesy", 1), "'courtesy' cannot be asked"),
    (marked, ask("sign-warrant", 0), "at the same time"),
    (choosing, ask("turn", 0), "no turn is in progress|whether the game is over|nothing else"),
    (in_turn, put("over", value=True), "whether the game is over"),
    (over, put("over", value=False), "whether the game is over"),
    (over, put("step", value="call"), "whether the game is over"),
    # values of the wrong form
    (in_turn, put("dice", value=["00" * 32, 1.5, 16]), "'dice'"),
    (in_turn, put("dice", value=["00" * 31, 0, 16]), "'dice'"),
    (in_turn, put("dice", value=["00" * 32, 0, 3]), "'dice'"),
    (in_turn, put("dice", value="abc"), "'dice'"),
    (in_turn, put("actors", value=[9] * 9), "'actors'"),
    (in_turn, put("swaps", value=[[1, 1]]), "pairs of different seats"),
    (in_turn, put("players", 0, "gold", value=-1), "'gold' must be a whole number"),
    (in_turn, put("players", 0, "gold", value=True), "'gold' must be a whole number"),
    (in_turn, put("nonsense", value=1), "has an unknown key 'nonsense'"),
]


@pytest.mark.parametrize(("start", "change", "sentence"), IMPOSSIBLE)
def test_an_impossible_state_is_rejected_with_the_reason(
    start: Callable[[], Game], change: Callable[[Data], None], sentence: str
) -> None:
    data = json.loads(Position.of(start()).to_json())
    assert Position.from_json(json.dumps(data)).data == data
    spoiled = copy.deepcopy(data)
    change(spoiled)
    if not sentence:
        # An empty `sentence` means that the state can be played, although it is unusual.
        assert Position.from_json(json.dumps(spoiled)).game().legal_actions()
        return
    with pytest.raises(MalformedError, match=sentence) as refusal:
        Position.from_json(json.dumps(spoiled))
    assert len(str(refusal.value)) <= 200
    with pytest.raises(MalformedError, match=sentence):
        Position(spoiled).game()
