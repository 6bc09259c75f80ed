"""Describes states of random games as arguments of `Position.build`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from citadella.notation import Position, Seat
from citadella.rules import Game, event
from citadella.rules.character import BONUS_USED, INCOME_USED, POWER_USED
from citadella.rules.state import Player, Turn
from citadella.rules.steps import SILENCE
from tests.properties.games import Watch

FACES: Final = {0: "", 1: "!"}
USES: Final = {INCOME_USED: "income", POWER_USED: "ability", BONUS_USED: "bonus"}
WITHOUT_GOLD: Final = ("build-with", "build-over")

Description = dict[str, Any]


class Describer(Watch):
    """Observes a game and reports every moment of a turn that can be described."""

    def __init__(self, tell: Callable[[Game, Description], None]) -> None:
        """Report each described state by calling `tell`; the game must have a log."""
        self.tell = tell
        self.heard = 0
        self.turn: Turn | None = None
        self.words: list[str] = []
        self.confiscated = False

    def asked(self, game: Game) -> None:
        """Describe the turn with the new events; call `tell` if the moment can be described."""
        assert game.log is not None
        turn = game.turn
        if turn is not self.turn:
            self.turn = turn
            self.words = []
            self.confiscated = False
            self.heard = len(game.log)
        if turn is None:
            return
        for happened in game.log[self.heard :]:
            if happened.kind == event.CONFISCATED:
                self.confiscated = True
            elif happened.seat != turn.seat:
                continue
            elif happened.kind == event.BUILT:
                self.words.append(_built(game, happened.cards[0].name, happened.amount))
            elif happened.kind == event.PLAYED:
                self.words.append(f"played:{happened.cards[0].name}")
            elif happened.kind == event.BEAUTIFIED:
                self.words.append(f"beautified:{happened.cards[0].name}")
        self.heard = len(game.log)
        if len(game.stack) == 1 and not self.confiscated:
            told = described(game, self.words)
            if told is not None:
                self.tell(game, told)


def _built(game: Game, name: str, paid: int) -> str:
    verbs = [action.verb.word for action in game.history[-2:]]
    # If the last action declined a confiscation, the action before it built this district.
    verb = verbs[0] if verbs[-1] == "decline" else verbs[-1]
    kind = "taken" if verb == "take-and-build" else "built"
    return f"{kind}:{name}={'free' if verb in WITHOUT_GOLD else paid}"


def described(game: Game, words: list[str]) -> Description | None:
    """Return the arguments of `Position.build` for a moment, or None if it cannot be described.

    Moments with any of these cannot be described: the short turn of a killed character, a claimed
    crown, a revealed marker, a district that left the city after it was built, beautified or used.
    """
    turn = game.the_turn()
    if game.step == SILENCE or game.crown_claimed or any(m.face not in FACES for m in game.markers):
        return None
    said = ["begun", *words, *(word for bit, word in USES.items() if turn.used & bit)]
    if turn.gathered:
        said.append("gathered")
    said += [f"used:{kind.name}" for kind in game.box.kinds if turn.used_cards & kind.bit]
    for owner in game.players:
        said += [f"visited:{owner.seat}" for laid in owner.laid if laid.visited]
    if not _all_there(game.players[turn.seat], said):
        return None
    cast = [character.name for character in game.box.cast]
    return {
        "players": [_seat(game, player) for player in game.players],
        "call": turn.role.name,
        "turn": " ".join(said),
        "edition": game.setup.edition,
        "cast": " ".join(cast[1:]),
        "unique": " ".join(game.setup.unique),
        "deck": " ".join(card.name for card in reversed(game.deck)),
        "rest": False,
        "crown": game.crown,
        "round": game.round,
        "markers": " ".join(
            f"{m.kind}:{cast[m.rank]}@{m.owner}{FACES[m.face]}" for m in game.markers
        ),
        "taxes": game.taxes,
        "face_up": " ".join(_names(game, game.face_up)),
        "ending": True if game.ending or game.ending_early else None,
        "first": [seat for seat in range(len(game.players)) if game.first >> seat & 1],
        "action_cards": game.setup.action_cards,
        "short": game.setup.short,
    }


def _all_there(player: Player, said: list[str]) -> bool:
    standing = Counter(building.district.name for building in player.city)
    beautiful = Counter(b.district.name for b in player.city if b.is_beautified)
    told: dict[str, Counter[str]] = {}
    for word in said:
        kind, _, what = word.partition(":")
        told.setdefault(kind, Counter())[what.partition("=")[0]] += 1
    nothing: Counter[str] = Counter()
    built = told.get("built", nothing) + told.get("taken", nothing)
    return (
        built <= standing
        and told.get("used", nothing) <= standing
        and told.get("beautified", nothing) <= beautiful
    )


def _names(game: Game, ranks: int) -> list[str]:
    return [c.name for c in game.box.cast if ranks >> c.rank & 1]


def _seat(game: Game, player: Player) -> Description:
    rings = "!" if game.end_at < game.box.goal else ""
    city = [f"{b.name}{rings if b.district.name == 'bell_tower' else ''}" for b in player.city]
    return {
        "roles": " ".join(game.box.cast[rank].name for rank in player.roles),
        "gold": player.gold,
        "hand": " ".join(card.name for card in player.hand),
        "city": " ".join(city),
        "revealed": " ".join(_names(game, player.revealed)),
        "tucked": " ".join(f"{tucked.card.name}@{tucked.by}" for tucked in player.tucked),
        "laid": " ".join(f"{laid.card.name}={laid.gold}" for laid in player.laid),
        "built": bool(game.builders >> player.seat & 1),
    }


def build(told: Description) -> Position:
    """Return the position built from a description."""
    return Position.build(**{**told, "players": [Seat(**seat) for seat in told["players"]]})
