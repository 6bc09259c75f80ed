"""Why something cannot be done now, for people who wonder."""

from citadella.rules import city
from citadella.rules.building import counts_to_limit, has_place
from citadella.rules.card import Card, District
from citadella.rules.character import POWER_USED
from citadella.rules.characters.common import Conqueror
from citadella.rules.game import Game
from citadella.rules.state import Player


def why_not_build(game: Game, player: Player, card: Card) -> str:
    """Return a word for the reason ('' if it can be built for gold, or there is no own turn)."""
    turn = game.turn
    if turn is None or turn.seat != player.seat:
        return ""
    if not isinstance(card, District):
        return "action-card"
    if not card.buildable:
        return "never"
    if not turn.role.may_build:
        return "character"
    if not turn.gathered:
        return "gather-first"
    if turn.built >= turn.role.build_limit + turn.extra_limit and counts_to_limit(turn, card):
        return "limit"
    if not has_place(game, turn, player, card):
        return "double" if player.has(card) else "card"
    if city.price(player, card) > player.gold:
        return "gold"
    return ""


def why_not_attack(game: Game, player: Player) -> dict[str, str]:
    """Return words for the districts of others that a rank 8 would like but cannot reach."""
    turn = game.turn
    if turn is None or turn.seat != player.seat or not isinstance(turn.role, Conqueror):
        return {}
    role = turn.role
    if not role.may_act(turn, POWER_USED):
        return {}
    within_reach = {
        str(action).split(" ", 1)[1] for action in game.legal_actions() if action.verb.parts
    }
    found: dict[str, str] = {}
    for owner in game.players:
        if owner is player:
            continue
        for building in owner.city:
            text = f"{building.name} @{owner.seat}"
            if text in within_reach:
                continue
            if not role.city_is_open(game, player, owner):
                found[text] = "protected" if game.protected >> owner.seat & 1 else "complete"
            elif building.district.protected_from_rank_8:
                found[text] = "unreachable"
            else:
                found[text] = "out-of-reach"
    return found
