"""Why something cannot be done now, for people who wonder: words of `rules/reasons.py`."""

from typing import final

from citadella.rules import building, city, reasons
from citadella.rules.card import District
from citadella.rules.game import Game
from citadella.rules.state import Player


@final
class Obstacle:
    """Why not, and how much gold is missing where gold is all that is."""

    def __init__(self, why: str, price: int, gold: int) -> None:
        """Compare what it costs with what there is."""
        self.why = why
        self.missing = price - gold if why == reasons.GOLD and price > gold else 0


def obstacles(game: Game, player: Player) -> dict[str, Obstacle]:
    """Return what keeps the player, in their turn, from building cards of the hand for gold (by
    the card's name) and from acting on districts of others as they would like to (as `keep @2`).
    """
    turn = game.turn
    found: dict[str, Obstacle] = {}
    if turn is None or turn.seat != player.seat:
        return found
    for card in player.hand:
        why = building.why_not(game, turn, player, card)
        if why:
            price = city.price(player, card) if isinstance(card, District) else 0
            found[card.name] = Obstacle(why, price, player.gold)
    for owner in game.players:
        if owner is player:
            continue
        for each in owner.city:
            why = turn.role.why_spared(game, turn, player, owner, each)
            if why:
                price = turn.role.price_of(owner, each)
                found[f"{each.name} @{owner.seat}"] = Obstacle(why, price, player.gold)
    return found
