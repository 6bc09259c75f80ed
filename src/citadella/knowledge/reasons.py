"""Why something cannot be done now, for people who wonder: words of `rules/reasons.py`."""

from citadella.rules import building
from citadella.rules.card import Card
from citadella.rules.game import Game
from citadella.rules.state import Player


def why_not_build(game: Game, player: Player, card: Card) -> str:
    """Return why a card cannot be built ('' if it can be, for gold, or there is no own turn)."""
    turn = game.turn
    if turn is None or turn.seat != player.seat:
        return ""
    return building.why_not(game, turn, player, card)


def why_not_attack(game: Game, player: Player) -> dict[str, str]:
    """Return why districts of others cannot be chosen by who would like to; as `keep @2`."""
    turn = game.turn
    if turn is None or turn.seat != player.seat:
        return {}
    found: dict[str, str] = {}
    for owner in game.players:
        if owner is player:
            continue
        for each in owner.city:
            why = turn.role.why_spared(game, turn, player, owner, each)
            if why:
                found[f"{each.name} @{owner.seat}"] = why
    return found
