"""Why actions are not possible now: keywords of `rules/reasons.py`, for display."""

from typing import final

from citadella.rules import building, city, reasons
from citadella.rules.card import District
from citadella.rules.game import Game
from citadella.rules.state import Player


@final
class Obstacle:
    """The reason why an action is not possible now, and how much gold is missing, if any."""

    def __init__(self, why: str, price: int, gold: int) -> None:
        """`why` is the reason; `price` is the gold needed, `gold` the gold available."""
        self.why = why
        self.missing = price - gold if why == reasons.GOLD and price > gold else 0


def obstacles(game: Game, player: Player) -> dict[str, Obstacle]:
    """Return the obstacles to actions that the player might want in the current turn.

    The keys are names of hand cards that the player cannot build for gold, and other players'
    districts (like `keep @2`) that the character's ability cannot affect.
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
