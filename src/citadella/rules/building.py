"""Building a district: permission, payment, and the effects that building triggers (T3, T4)."""

from typing import TYPE_CHECKING

from citadella.rules import city, event, reasons
from citadella.rules.action import BORROW, Action
from citadella.rules.card import District
from citadella.rules.deck import play_from_hand
from citadella.rules.treasury import pay

if TYPE_CHECKING:
    from citadella.rules.card import Card
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def no_place(game: "Game", turn: "Turn", player: "Player", district: District) -> str:
    """Return why `district` may not be built in the city of `player` (T4); '' if it may."""
    if not district.buildable:
        return reasons.NEVER
    if player.names & district.bit and not turn.role.allows_another():
        for effect in player.effects:
            if effect.allows_another(player, district):
                break
        else:
            return reasons.DOUBLE
    if district.has_effect and not district.may_be_built(game, player):
        return reasons.OF_ITSELF
    return ""


def counts_to_limit(turn: "Turn", district: District) -> bool:
    """Return whether building the district counts towards the turn's limit."""
    return district.counts_to_limit and not turn.role.free_of_limit(district)


def why_not(game: "Game", turn: "Turn", player: "Player", card: "Card") -> str:
    """Return the reason why `card` cannot be built now by paying gold ('' if it can)."""
    role = turn.role
    if not isinstance(card, District):
        return reasons.ACTION_CARD
    if turn.closing:
        return reasons.TURN_CLOSES
    if turn.only_gathers:
        return reasons.ONLY_GATHERS
    if role.ability_only or not role.may_build:
        return reasons.CHARACTER
    if not turn.gathered:
        return reasons.GATHER_FIRST
    why = _barred(game, turn, player, card, has_room(turn))
    if why:
        return why
    return reasons.GOLD if city.price(player, card) > player.gold else ""


def has_room(turn: "Turn") -> bool:
    """Return whether the turn's building limit allows one more district."""
    return turn.built < turn.role.build_limit + turn.extra_limit


def _barred(game: "Game", turn: "Turn", player: "Player", district: District, room: bool) -> str:
    # Check only the conditions that do not depend on how the district is paid for.
    if not room and counts_to_limit(turn, district):
        return reasons.LIMIT
    # For speed, skip the full check, which can only fail for duplicates and special districts.
    if player.names & district.bit or district.has_effect:
        return no_place(game, turn, player, district)
    return ""


def options(game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
    """Offer every way to build a district from the player's hand."""
    role = turn.role
    room = has_room(turn)
    effects = player.effects
    looked_at = 0
    for card in player.hand:
        if not card.is_district or looked_at & card.bit:
            continue
        looked_at |= card.bit
        assert isinstance(card, District)
        district = card
        if _barred(game, turn, player, district, room):
            continue
        price = district.cost
        if effects:
            price = city.price(player, district)
            for effect in effects:
                effect.ways(game, turn, player, district, out)
        if price <= player.gold:
            out.append(district.build)
        elif role.may_borrow(turn):
            missing = price - player.gold
            if missing <= len(player.hand) - 1:
                lender_options(game, player, district, missing, out)
        if district.has_effect:
            district.own_ways(game, turn, player, price, out)


def lender_options(
    game: "Game", player: "Player", district: District, missing: int, out: list[Action]
) -> None:
    """Offer to borrow the `missing` gold for `district` from each player who has enough."""
    for other in game.players:
        if other is not player and other.gold >= missing:
            out.append(BORROW.of(district.number, other.seat))


def build_for_gold(game: "Game", turn: "Turn", player: "Player", district: District) -> None:
    """Build a district from the hand and pay its price."""
    cost = city.price(player, district)
    play_from_hand(player, district)
    build_paid(game, turn, player, district, cost, counts_to_limit(turn, district))


def build_paid(
    game: "Game", turn: "Turn", player: "Player", district: District, cost: int, counts: bool
) -> None:
    """Pay for a district already played from the hand; build it unless a marker intervenes."""
    pay(game, player, cost)
    if not turn.warrant_spent:
        for marker in game.markers:
            if marker.rank == turn.role.rank and marker.on_paid_building(
                game, turn, player, district, cost, counts
            ):
                turn.warrant_spent = True
                return
        turn.warrant_spent = True
    stand(game, turn, player, district, cost, counts)


def build_unpaid(game: "Game", turn: "Turn", player: "Player", district: District) -> None:
    """Build a district from the hand without paying gold."""
    play_from_hand(player, district)
    stand(game, turn, player, district, 0, counts_to_limit(turn, district))


def stand(
    game: "Game", turn: "Turn", player: "Player", district: District, paid: int, counts: bool
) -> None:
    """Put a district in the city, and record in the turn that it was built and paid for."""
    turn.paid += paid
    if counts:
        turn.built += 1
    turn.built_any = True
    game.builders |= 1 << player.seat
    if game.log is not None:
        game.tell_card(event.BUILT, player.seat, -1, district, paid)
    has_been_built(game, turn, player, district)


def has_been_built(game: "Game", turn: "Turn", player: "Player", district: District) -> None:
    """Put a newly built district into the city and trigger all effects of building."""
    city.add(game, player, district.plain)
    for character in game.box.watchers:
        character.sees_built(game, turn, player)
    if district.has_effect:
        district.on_built(game, player)
