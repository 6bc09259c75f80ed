"""Cities: adding and removing districts, completion, and prices (E1, E2)."""

from typing import TYPE_CHECKING, Final

from citadella.rules import event
from citadella.rules.deck import put_on_bottom
from citadella.rules.event import EVERYONE

if TYPE_CHECKING:
    from citadella.rules.card import Building, District
    from citadella.rules.game import Game
    from citadella.rules.state import Player


def add(game: "Game", player: "Player", building: "Building") -> None:
    """Put a district into a city."""
    district = building.district
    player.city.append(building)
    player.names |= district.bit
    if district.has_effect:
        player.effects.append(district)
    player.size += district.counts_as
    has_grown(game, player)


def remove(player: "Player", building: "Building") -> None:
    """Take a district out of a city."""
    city = player.city
    district = building.district
    for i in range(len(city)):
        if city[i] is building:
            del city[i]
            break
    player.names &= ~district.bit
    for other in city:
        if other.district is district:
            player.names |= district.bit
    if district.has_effect:
        for i in range(len(player.effects)):
            if player.effects[i] is district:
                del player.effects[i]
                break
    player.size -= district.counts_as


def has_grown(game: "Game", player: "Player") -> None:
    """Record whether the city is now complete and whether the game will end (E2)."""
    size = player.size + player.tents
    if size >= game.goal:
        if not game.first:
            game.first = 1 << player.seat
            game.tell(event.COMPLETED, player.seat)
        game.ending = True
        if game.box.finished_counts:
            _note_finished(game, player.seat, size >= game.box.goal)
    elif size >= game.end_at:
        game.ending_early = True
    for district in player.effects:
        district.city_grew(game, player)


# Keys in `game.notes`. The values are the seats, as bits, whose cities have ever been complete, at
# full size or only because of a Bell Tower. They are noted only if, as printed, a city that shrinks
# later still scores as complete (J-E6). Destroying the Bell Tower removes the second note.
FINISHED: Final = "finished"
FINISHED_BY_BELL: Final = "finished-by-bell"


def _note_finished(game: "Game", seat: int, without_bell: bool) -> None:
    note = FINISHED if without_bell else FINISHED_BY_BELL
    game.notes[note] = game.notes.get(note, 0) | 1 << seat


def bell_has_fallen(game: "Game") -> None:
    """Forget which players had a complete city only because of the Bell Tower."""
    game.notes.pop(FINISHED_BY_BELL, None)


def is_finished(game: "Game", player: "Player") -> bool:
    """Return whether the city counts as complete in the scoring."""
    size = player.size + player.tents
    if size >= game.goal:
        return True
    for district in player.effects:
        size += district.may_add(game)
    if size >= game.goal or not game.notes:
        return size >= game.goal
    noted = game.notes.get(FINISHED, 0) | game.notes.get(FINISHED_BY_BELL, 0)
    return noted >> player.seat & 1 != 0


def is_complete(game: "Game", player: "Player") -> bool:
    """Return whether the city, without action cards, is complete and so cannot be attacked."""
    return player.size >= game.goal


def destroy(game: "Game", player: "Player", building: "Building", by: int, cause: str = "") -> None:
    """Take a district out of a city and put it face up on the bottom of the deck (T9)."""
    remove(player, building)
    game.tell_card(event.DESTROYED, player.seat, by, building.district, 0, cause, by)
    building.district.leaves(game, player, True)
    put_on_bottom(game, building.district, EVERYONE)


def move(game: "Game", giver: "Player", taker: "Player", building: "Building") -> None:
    """Move a district from one city to another; this does not count as building."""
    remove(giver, building)
    building.district.leaves(game, giver, False)
    add(game, taker, building)
    building.district.arrives(game, taker)


def swap(
    game: "Game", taker: "Player", giver: "Player", wanted: "Building", given: "Building"
) -> None:
    """Exchange two districts, removing both first so that neither city grows in between."""
    remove(giver, wanted)
    remove(taker, given)
    wanted.district.leaves(game, giver, False)
    given.district.leaves(game, taker, False)
    add(game, taker, wanted)
    wanted.district.arrives(game, taker)
    add(game, giver, given)
    given.district.arrives(game, giver)


def name_of(player: "Player", kind: type["District"]) -> str:
    """Return the id of the district of class `kind` in the player's city ('' if there is none)."""
    for district in player.effects:
        if isinstance(district, kind):
            return district.name
    return ""


def surcharge(owner: "Player", building: "Building") -> int:
    """Return the extra gold that rank 8 pays to act on `building`."""
    extra = 0
    for district in owner.effects:
        extra += district.surcharge(building)
    return extra


def price(player: "Player", district: "District") -> int:
    """Return the gold that `player` has to pay to build `district`."""
    cost = district.cost
    for effect in player.effects:
        cost += effect.price_change(district)
    return cost if cost > 0 else 0
