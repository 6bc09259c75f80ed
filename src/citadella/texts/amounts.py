"""What a choice costs and brings, in numbers; texts and screens make words of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadella.cards import TYPES
from citadella.rules import city
from citadella.rules.action import Action
from citadella.rules.card import KEEP_ALL, Card, District
from citadella.rules.characters.abbot import Abbot
from citadella.rules.characters.common import Earner, count_districts, find_building
from citadella.rules.game import Game
from citadella.rules.state import Player

__all__ = ["Amounts", "amounts"]

GATHERED_GOLD: Final = 2
GATHERED_CARDS: Final = 2


@dataclass
class Amounts:
    """The numbers of one choice; None or '' where there is none."""

    # What has to be paid (or, for `collect`, what lies there).
    price: int | None = None
    # How much it brings, or how many cards it is about.
    count: int | None = None
    # How many of the cards are kept (0: all).
    kept: int | None = None
    # How many cards come with it.
    drawn: int | None = None
    # Whether income is `gold` or `cards`, and of which type of districts.
    unit: str = ""
    type: str = ""


def amounts(action: Action, known: Game) -> Amounts:
    """Return the numbers of a choice of the seat that is to act; `known` is the game it knows."""
    player = known.players[known.to_act]
    word = action.verb.word
    found = Amounts(price=_price(action, known, player), count=_amount(action, known, player))
    if word == "cards":
        found.count, found.kept = _gathering(known, player)
    elif word == "income":
        role = known.the_turn().role
        cards = isinstance(role, Earner) and role.income_in_cards
        found.unit = "cards" if cards else "gold"
        found.type = TYPES[role.income_type]
    elif word == "income-gold":
        found.count, found.drawn = _mix(action, known, player)
        found.type = TYPES[known.the_turn().role.income_type]
    return found


def _amount(action: Action, known: Game, player: Player) -> int | None:
    word = action.verb.word
    if word == "gold":
        return GATHERED_GOLD + sum(district.more_gold for district in player.effects)
    if word == "income":
        return count_districts(player, known.the_turn().role.income_type)
    if word in ("look", "swap-hands"):
        return len(known.players[action.a].hand)
    if word == "borrow":
        return city.price(player, _district(known, action.a)) - player.gold
    return None


def _gathering(known: Game, player: Player) -> tuple[int, int]:
    drawn = GATHERED_CARDS + sum(district.more_drawn for district in player.effects)
    drawn = min(drawn, len(known.deck))
    kept = 1 + sum(min(district.more_kept, KEEP_ALL) for district in player.effects)
    return drawn, 0 if drawn <= kept and drawn > 1 else kept


def _mix(action: Action, known: Game, player: Player) -> tuple[int, int]:
    """The gold and the cards of an announced mix."""
    role = known.the_turn().role
    count = count_districts(player, role.income_type)
    both = 0
    if isinstance(role, Abbot) and role.school_gives_both:
        both = sum(building.district.any_type_for_income for building in player.city)
    return action.a + both, count - action.a


def _price(action: Action, known: Game, player: Player) -> int | None:
    word = action.verb.word
    question = known.stack[len(known.stack) - 1]
    if word in ("build", "borrow", "take-and-build", "pay-with-cards"):
        return city.price(player, _district(known, action.a))
    if word in ("beautify", "rescue"):
        return 1
    if word == "bribe":
        return player.gold // 2
    if word == "collect":
        return known.taxes
    if word == "destroy" and question.kind == "armory-target":
        return 0
    if word in ("destroy", "seize"):
        owner = known.players[action.b]
        building = find_building(owner, action.a)
        extra = city.surcharge(owner, building)
        return building.cost + extra - (1 if word == "destroy" else 0)
    if word == "hand-over":
        owner = known.players[question.b]
        wanted = find_building(owner, question.a)
        given = find_building(player, action.a)
        return max(0, wanted.cost - given.cost) + city.surcharge(owner, wanted)
    if word == "replace":
        return _district(known, question.a).cost - find_building(player, action.a).cost
    return None


def _district(known: Game, number: int) -> District:
    card: Card = known.box.by_number[number]
    assert isinstance(card, District)
    return card
