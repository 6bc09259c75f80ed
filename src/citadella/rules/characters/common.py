"""Helpers shared by characters: naming characters, income by type, and the targets of rank 8."""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from citadella.cards import TYPES
from citadella.rules import reasons
from citadella.rules.action import INCOME, Action, Verb
from citadella.rules.card import MILITARY
from citadella.rules.character import INCOME_USED, POWER_USED, REAL, Character
from citadella.rules.city import is_complete
from citadella.rules.deck import draw
from citadella.rules.event import INCOME as INCOME_FROM
from citadella.rules.question import Question
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.card import Building
    from citadella.rules.character import Marker
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def name_characters(game: "Game", verb: Verb, own: int, lowest: int, out: list[Action]) -> None:
    """Offer `verb` for every character of rank `lowest` or higher, except that of rank `own`."""
    cast = game.box.cast
    for rank in range(lowest, len(cast)):
        if rank != own:
            out.append(verb.of(cast[rank].number))


def lay_marker(game: "Game", marker: "Marker", told: str) -> None:
    """Lay a marker and log an event of the kind `told`."""
    game.lay_marker(marker)
    game.tell_marker(told, marker)


def count_markers(game: "Game", kind: str, owner: int) -> int:
    """Return the number of markers of this kind laid by the seat `owner`."""
    count = 0
    for marker in game.markers:
        if marker.kind == kind and marker.owner == owner:
            count += 1
    return count


def marker_on(game: "Game", kind: str, rank: int) -> "Marker | None":
    """Return the marker of this kind on `rank`; None if there is none."""
    for marker in game.markers:
        if marker.rank == rank and marker.kind == kind:
            return marker
    return None


class ChooseReal(Question):
    """Which marker of the set is the real one? Nobody else sees the answer."""

    lays_markers: ClassVar[bool] = True
    marker: ClassVar[str] = ""  #: The kind of the markers.
    size: ClassVar[int] = 0  #: The number of markers in the set.
    verb: ClassVar[Verb]  #: The verb of the answer.

    def fits(self, game: "Game") -> bool:
        """Return whether the whole set has been laid."""
        return super().fits(game) and count_markers(game, self.marker, self.seat) == self.size

    def options(self, game: "Game", out: list[Action]) -> None:
        for marker in game.markers:
            if marker.kind == self.marker:
                out.append(self.verb.of(game.box.cast[marker.rank].number))

    def answer(self, game: "Game", action: Action) -> None:
        chosen = marker_on(game, self.marker, game.rank_of(action.character_number))
        game.markers = [m.with_face(REAL) if m is chosen else m for m in game.markers]


def open_markers(game: "Game", shown: "Marker", face: int) -> None:
    """Make `face` the public face of all remaining markers in the same set as `shown`."""
    game.markers = [
        m.with_face(face) if m.owner == shown.owner and m.kind == shown.kind else m
        for m in game.markers
    ]


def name_reachable(game: "Game", verb: Verb, own: int, out: list[Action]) -> None:
    """Offer `verb` for ranks 2 and up, except rank `own` and killed or bewitched characters."""
    cast = game.box.cast
    for rank in range(2, len(cast)):
        if rank != own and can_be_reached(game, rank):
            out.append(verb.of(cast[rank].number))


def can_be_reached(game: "Game", rank: int) -> bool:
    """Return whether the character of this rank is neither killed nor bewitched."""
    for marker in game.markers:
        if marker.rank == rank and (marker.silences() or marker.takes_over()):
            return False
    return True


def count_districts(player: "Player", type: int) -> int:
    """Return the number of districts in the city that yield income for this type (T6)."""
    count = 0
    for building in player.city:
        district = building.district
        if district.type == type or district.any_type_for_income:
            count += 1
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class Earner(Character):
    """A character with an income: 1 gold (or 1 card) for each district of `income_type`."""

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer the income if it yields anything."""
        if game.deck or not self.income_in_cards:
            Earner.idle_options(self, game, turn, player, out)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """List the income even if it is paid in cards and the deck is empty."""
        if not turn.used & INCOME_USED and count_districts(player, self.income_type) > 0:
            out.append(INCOME.plain)

    def at_any_time(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        Earner.options(self, game, turn, player, out)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        """Set the amount, unit and type of the income."""
        if action.verb is INCOME:
            found.count = count_districts(player, self.income_type)
            found.unit = "cards" if self.income_in_cards else "gold"
            found.type = TYPES[self.income_type]

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Take the income and record that it has been taken."""
        if action.verb is INCOME:
            turn.used |= INCOME_USED
            amount = count_districts(player, self.income_type)
            if self.income_in_cards:
                draw(game, player, amount, INCOME_FROM[self.income_type])
            else:
                gain(game, player, amount, INCOME_FROM[self.income_type])


@mypyc_attr(allow_interpreted_subclasses=True)
class Conqueror(Earner):
    """A character of rank 8, whose ability acts on a district in a city."""

    stops_leader = 1.0  #: The probability that it stops a player about to complete a city.
    income_type = MILITARY  #: The district type of its income.
    # The values below differ between editions.
    at_end_only: bool = False  #: Whether its ability is used last, after gathering.
    own_complete: bool = True  #: Whether it may act on its player's complete city.
    own_bishop: bool = False  #: Whether it may act on its player's protected city.

    def may_act(self, turn: "Turn") -> bool:
        """Return whether the ability can still be used now."""
        return not turn.used & POWER_USED and (turn.gathered or not self.at_end_only)

    def has_acted(self, turn: "Turn") -> None:
        """Record that the ability was used; if `at_end_only`, the turn must then be ended."""
        turn.used |= POWER_USED
        if self.at_end_only:
            turn.closing = True

    def why_closed(self, game: "Game", player: "Player", owner: "Player") -> str:
        """Return why no district of `owner` can be chosen; '' if the city is not protected."""
        own = owner is player
        if game.protected >> owner.seat & 1 and not (own and self.own_bishop):
            return reasons.PROTECTED
        if is_complete(game, owner) and not (own and self.own_complete):
            return reasons.COMPLETE
        return ""

    def why_not(self, game: "Game", player: "Player", owner: "Player", building: "Building") -> str:
        """Return why `building`, whose city is not protected, cannot be chosen; '' if it can."""
        raise NotImplementedError

    def why_spared(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", building: "Building"
    ) -> str:
        """Return why `building` cannot be chosen; '' if it can or if the ability is unavailable."""
        if turn.closing or not self.may_act(turn):
            return ""
        return self.why_closed(game, player, owner) or self.why_not(game, player, owner, building)

    def offer_districts(
        self, game: "Game", player: "Player", owner: "Player", verb: Verb, out: list[Action]
    ) -> None:
        """Offer `verb` for the districts in the city of `owner` that can be chosen."""
        if self.why_closed(game, player, owner):
            return
        offered: list[Building] = []
        for building in owner.city:
            if building not in offered and not self.why_not(game, player, owner, building):
                offered.append(building)
                out.append(verb.of(building.number, owner.seat))


def find_building(player: "Player", number: int) -> "Building":
    """Return the building with this number in the city of `player`."""
    for building in player.city:
        if building.number == number:
            return building
    raise AssertionError(f"seat {player.seat} has no building with the number {number}")
