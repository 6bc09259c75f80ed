"""The score, line by line (E3–E5, J-E6–J-E8)."""

from typing import TYPE_CHECKING, Final, final

from citadella.cards import TYPES
from citadella.rules.card import UNIQUE
from citadella.rules.city import is_finished

if TYPE_CHECKING:
    from citadella.rules.card import Card
    from citadella.rules.game import Game
    from citadella.rules.state import Player

BY_REVEALED_RANK: Final = 0
BY_HELD_RANK: Final = 1
BY_DISTRICTS_AND_GOLD: Final = 2


@final
class Line:
    """One line of a score sheet: the reason, the card (if any), and the points."""

    def __init__(self, reason: str, card: str, points: int) -> None:
        self.reason = reason
        self.card = card
        self.points = points

    def __repr__(self) -> str:
        return f"{self.reason} {self.card} {self.points}".replace("  ", " ")

    def __reduce__(self) -> tuple[object, ...]:
        return (Line, (self.reason, self.card, self.points))


@final
class Tally:
    """The number of districts of each type in a city."""

    def __init__(self, player: "Player", free: "Card | None", chosen: int) -> None:
        """Count the districts of a city; `free`, if any, counts as the type `chosen`."""
        self.counts: list[int] = [0] * len(TYPES)  #: The number of districts, by type.
        for building in player.city:
            district = building.district
            self.counts[chosen if district is free else district.type] += 1

    def has_all_types(self) -> bool:
        """Return whether the city has all five types."""
        return all(count > 0 for count in self.counts)


def score(game: "Game", player: "Player") -> list[Line]:
    """Return a player's score sheet; a district of any type counts as the best type (J-E8)."""
    free: Card | None = None
    for district in player.effects:
        if district.any_type_at_end(game, player):
            free = district
    if free is None:
        return _sheet(game, player, Tally(player, None, UNIQUE))
    best: list[Line] = []
    for chosen in range(len(TYPES)):
        sheet = _sheet(game, player, Tally(player, free, chosen))
        if not best or total(sheet) > total(best):
            best = sheet
    return best


def total(sheet: list[Line]) -> int:
    """Return the sum of a score sheet."""
    points = 0
    for line in sheet:
        points += line.points
    return points


def _sheet(game: "Game", player: "Player", tally: Tally) -> list[Line]:
    lines: list[Line] = []
    for building in player.city:
        lines.append(Line("district", building.name, building.cost))
    for building in player.city:
        if building.district.silver:
            lines.append(Line("silver", building.name, building.district.silver))
    if tally.has_all_types():
        lines.append(Line("all-types", "", 3))
    if game.first >> player.seat & 1:
        lines.append(Line("first-complete", "", 4))
    elif is_finished(game, player):
        lines.append(Line("complete", "", 2))
    for district in player.effects:
        points = district.score(game, player, tally)
        if points:
            lines.append(Line("effect", district.name, points))
    for card in player.hand:
        points = card.points_in_hand()
        if points:
            lines.append(Line("hand", card.name, points))
    return lines


@final
class Result:
    """The result of a game: score sheets, totals, winners and tie-breaks."""

    def __init__(self, sheets: list[list[Line]], tie_breaks: list[tuple[int, int]]) -> None:
        """Store score sheets by seat; `tie_breaks`, by seat, decide between equal totals."""
        self.sheets = sheets  #: The score sheets by seat, each a list of lines.
        self.tie_breaks = tie_breaks  #: The values that decide between equal totals, by seat.
        self.totals: list[int] = [total(sheet) for sheet in sheets]  #: The points by seat.
        keys = list(zip(self.totals, tie_breaks, strict=True))
        best = max(keys)
        #: The seats that have won; several after an unbroken tie.
        self.winners: list[int] = [seat for seat in range(len(keys)) if keys[seat] == best]
        #: The places by seat, from 1 for the winners; seats in an unbroken tie share a place.
        self.places: list[int] = [1 + sum(other > key for other in keys) for key in keys]

    @staticmethod
    def of(game: "Game") -> "Result":
        """Return the result as if the game ended now."""
        sheets = [score(game, player) for player in game.players]
        breaks = [_tie_break(game, game.players[i], sheets[i]) for i in range(len(sheets))]
        return Result(sheets, breaks)

    def __repr__(self) -> str:
        return f"<Result: totals {self.totals}, winners {self.winners}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Result, (self.sheets, self.tie_breaks))


def _tie_break(game: "Game", player: "Player", sheet: list[Line]) -> tuple[int, int]:
    rule = game.box.tie_break
    if rule == BY_DISTRICTS_AND_GOLD:
        values = 0
        for line in sheet:
            if line.reason == "district":
                values += line.points
        return (values, player.gold)
    highest = 0
    for rank in player.roles:
        if rank > highest and (rule == BY_HELD_RANK or player.revealed >> rank & 1):
            highest = rank
    return (highest, 0)
