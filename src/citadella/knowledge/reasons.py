"""Why a card of the own hand cannot be built now, for people who wonder."""

from citadella.rules import city
from citadella.rules.building import counts_to_limit, has_place
from citadella.rules.card import Card, District
from citadella.rules.game import Game
from citadella.rules.state import Player


def why_not_build(game: Game, player: Player, card: Card) -> str:
    """Give a word for the reason ('' if it can be built for gold, or there is no own turn)."""
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
