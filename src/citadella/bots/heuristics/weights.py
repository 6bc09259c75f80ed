"""The weights of the bots' heuristic evaluation: tuned constants, mostly in points of final score.

They were tuned in games (`tools/train/tune_weights.py`); each style of play changes some of
them. A `worth` that a card or character declares takes precedence over its weight. A card with
neither counts as average.
"""

from typing import Final, final

from citadella.rules.card import Card, District
from citadella.rules.character import Character
from citadella.rules.errors import MalformedError
from citadella.rules.names import card_number, character_number

# The basic value of holding each character; `appeal` adds what the character gains in the position.
ROLES: Final = {
    "assassin": 0.42,
    "witch": 1.96,
    "magistrate": 3.52,
    "thief": 0.73,
    "spy": 1.11,
    "blackmailer": 1.26,
    "magician": 0.64,
    "wizard": 1.71,
    "seer": 0.65,
    "king": 0.42,
    "emperor": 1.42,
    "patrician": 0.40,
    "bishop": 0.01,
    "abbot": 0.50,
    "cardinal": 0.55,
    "merchant": 1.15,
    "alchemist": 0.18,
    "trader": 0.39,
    "architect": 1.42,
    "navigator": 1.82,
    "scholar": 0.96,
    "warlord": 0.80,
    "diplomat": 0.64,
    "marshal": 1.90,
    "queen": 0.57,
    "artist": -0.40,
    "tax_collector": 0.36,
}

# The value of a unique district's effect over a whole game, besides the points for its cost.
EFFECTS: Final = {
    "armory": 0.35,
    "ball_room": 0.21,
    "basilica": 1.68,
    "bell_tower": 0.52,
    "capitol": 1.68,
    "dragon_gate": 1.13,
    "factory": 0.57,
    "framework": 0.08,
    "gold_mine": 2.05,
    "graveyard": 0.63,
    "great_wall": 0.45,
    "haunted_quarter": 1.84,
    "hospital": 0.25,
    "imperial_treasury": 0.83,
    "ivory_tower": 3.77,
    "keep": 0.48,
    "laboratory": 1.04,
    "library": 1.59,
    "lighthouse": 0.22,
    "map_room": 1.08,
    "monument": 1.29,
    "museum": 1.79,
    "necropolis": 0.21,
    "observatory": 0.33,
    "park": 1.54,
    "poor_house": 0.66,
    "quarry": 0.39,
    "school_of_magic": 1.25,
    "smithy": 0.72,
    "stables": 0.59,
    "statue": 1.12,
    "theater": 0.34,
    "thieves_den": 0.40,
    "throne_room": 0.73,
    "university": 1.72,
    "wishing_well": 1.08,
}

# The value of having an action card in hand, where it scores a point if it is not played.
ACTION_CARDS: Final = {
    "acrobat": 0.93,
    "director": 1.42,
    "ticket_booth": 1.85,
    "living_cannonball": 2.40,
    "rasputin": 1.68,
    "fortune_teller": 1.94,
    "circus_tent": 1.05,
}

# The values of the characters to the builder bot, which uses no other weights.
BUILDERS_ROLES: Final = {
    "architect": 2.0,
    "merchant": 1.5,
    "alchemist": 1.5,
    "navigator": 1.0,
    "scholar": 1.5,
    "trader": 1.0,
    "king": 1.0,
    "patrician": 1.0,
    "thief": 1.0,
    "blackmailer": 1.0,
    "wizard": 1.5,
    "witch": 0.5,
    "assassin": 0.5,
}

# The values of unlisted characters and cards that declare no `worth`.
UNKNOWN_ROLE_VALUE: Final = 0.5
UNKNOWN_EFFECT_VALUE: Final = 0.4
UNKNOWN_ACTION_CARD_VALUE: Final = 2.0

STYLES: Final = ("balanced", "builder", "aggressor", "cautious")


@final
class Weights:
    """The weights of one style of play."""

    def __init__(self) -> None:
        self.role: list[float] = _list_by_number(ROLES, True, UNKNOWN_ROLE_VALUE)
        self.effect: list[float] = _list_by_number(EFFECTS, False, 0.0)
        self.action_card: list[float] = _list_by_number(ACTION_CARDS, False, 1.0)
        # --- gold and cards
        self.gold = 0.98  # a coin that can be spent
        self.spare_gold = 0.09  # a coin that the cards in hand do not need
        self.card = 0.72  # a card, until the hand has `enough_cards`
        self.spare_card = 0.41  # a card beyond `enough_cards`
        self.middling = 2.43  # an average card in hand
        self.enough_cards = 1.88  # the number of useful cards in hand to aim for
        # --- building
        self.build = 1.36  # one more district in the city
        self.price = 0.44  # subtracted for each coin paid
        self.cheap = -0.10  # subtracted for each coin by which a district is cheaper than 3
        self.new_type = 0.46  # the first district of its type in the city
        self.income_type = 0.52  # a district of the type that earns the character gold or cards
        self.finish_ahead = 5.31  # completing the city while leading
        self.finish_behind = 0.59  # subtracted for completing the city, per point behind
        self.rest_of_round = 2.99  # the most points expected from a player's remaining turn
        self.reach = 0.51  # multiplies a card's value once for every two coins missing
        # --- picking a character
        self.income = 0.87  # a coin of income
        self.card_income = 0.55  # a card of income
        self.crown = 0.70  # getting the crown for the next round
        self.extra_build = 0.99  # a second or third district in one turn
        self.swap = 0.50  # a card gained by swapping hands (Magician)
        self.refund = 0.59  # a coin returned after building (Alchemist)
        self.protection = 0.02  # a district that rank 8 cannot attack
        self.loot = 0.41  # a coin or card that may be taken from others
        self.no_building = 0.98  # subtracted if building is not allowed (Navigator)
        self.block = 0.24  # the ability to stop a player about to finish (ranks 1 and 8)
        # --- dangers
        self.killed = 3.02  # a lost turn
        self.robbed = 1.89  # a coin lost to rank 2
        self.hunter_temperature = 1.77  # softmax: which character others expect this seat to pick
        # --- others
        self.harm = 0.61  # a point taken from a player, times that player's share of the threat
        self.stop_leader = 1.86  # keeping a player from completing a city
        self.threat_temperature = 4.77  # softmax: each player's share of the threat
        self.others_temperature = 0.84  # softmax: which character each other player picks
        self.min_pick_weight = 0.08  # added to each pick's weight, so that no pick is ruled out
        # --- randomness of the seat's own choices, which makes them hard to predict
        self.pick_temperature = 0.10  # softmax: which character the seat picks
        self.aim_temperature = 0.15  # softmax: which character the seat kills, robs …

    def role_value(self, role: Character) -> float:
        """Return the basic value of holding `role`, regardless of the position."""
        return _value_of(role.worth, self.role, role.number, UNKNOWN_ROLE_VALUE)

    def effect_value(self, district: District) -> float:
        """Return the value of the effect of `district` over a whole game."""
        unknown = UNKNOWN_EFFECT_VALUE if district.has_effect else 0.0
        return _value_of(district.worth, self.effect, district.number, unknown)

    def knows_effect(self, district: District) -> bool:
        """Return whether `district` declares the value of its effect, or the weights list it."""
        return district.worth is not None or district.number < len(self.effect)

    def action_card_value(self, card: Card) -> float:
        """Return the value of having the action card `card` in hand."""
        return _value_of(card.worth, self.action_card, card.number, UNKNOWN_ACTION_CARD_VALUE)


def _value_of(declared: float | None, table: list[float], number: int, unknown: float) -> float:
    if declared is not None:
        return declared
    return table[number] if number < len(table) else unknown


def _list_by_number(values: dict[str, float], characters: bool, default: float) -> list[float]:
    table: list[float] = []
    for name, value in values.items():
        number = character_number(name) if characters else card_number(name)
        while len(table) <= number:
            table.append(default)
        table[number] = value
    return table


def weights_of(name: str) -> Weights:
    """Return the weights of the style of play `name`; raise MalformedError if it is unknown."""
    weights = Weights()
    if name == "balanced":
        return weights
    if name == "builder":
        # This style builds and earns gold, and seldom attacks other players.
        weights.harm *= 0.3
        weights.stop_leader *= 0.4
        weights.loot *= 0.5
        weights.extra_build *= 1.2
    elif name == "aggressor":
        # Attacks other players, above all the leader.
        weights.harm *= 1.8
        weights.stop_leader *= 1.5
        weights.loot *= 1.6
        weights.block = 2.0
        _raise_attackers(weights, 1.0)
    elif name == "cautious":
        # This style avoids being killed or robbed, prefers protection and spends its gold early.
        weights.killed *= 1.6
        weights.robbed *= 1.8
        weights.protection += 0.3
        weights.price *= 0.8
        weights.pick_temperature *= 1.5
    else:
        raise MalformedError(
            "There is no style called '{name}'; available: {known}.",
            name=name,
            known=", ".join(STYLES),
        )
    return weights


def _raise_attackers(weights: Weights, more: float) -> None:
    for name in ("assassin", "witch", "magistrate", "thief", "blackmailer", "warlord", "marshal"):
        weights.role[character_number(name)] += more


BALANCED: Final = Weights()
