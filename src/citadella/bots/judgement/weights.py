"""What the bots hold to be worth how much: every number of their judgement in one place.

The unit is a point at the end of the game. The numbers were found by measured play
(`tools/tune.py`), and a style of play is these numbers with a few changed.
"""

from typing import Final, final

from citadella.rules.errors import MalformedError
from citadella.rules.names import card_number, character_number

# What holding a character is worth besides what can be counted in the position.
ROLES: Final = {
    "assassin": 0.20,
    "witch": 1.58,
    "magistrate": 3.08,
    "thief": 0.64,
    "spy": 1.06,
    "blackmailer": 1.01,
    "magician": 0.78,
    "wizard": 1.59,
    "seer": 0.80,
    "king": 0.27,
    "emperor": 1.12,
    "patrician": 0.19,
    "bishop": 0.05,
    "abbot": 0.44,
    "cardinal": 0.59,
    "merchant": 1.01,
    "alchemist": 0.16,
    "trader": 0.49,
    "architect": 1.43,
    "navigator": 2.30,
    "scholar": 1.05,
    "warlord": 0.67,
    "diplomat": 0.61,
    "marshal": 2.63,
    "queen": 0.47,
    "artist": -0.38,
    "tax_collector": 0.21,
}

# What a unique district is worth in a city besides its cost, over a whole game.
EFFECTS: Final = {
    "armory": 0.25,
    "ball_room": 0.27,
    "basilica": 1.73,
    "bell_tower": 0.43,
    "capitol": 1.77,
    "dragon_gate": 1.18,
    "factory": 0.53,
    "framework": 0.08,
    "gold_mine": 1.89,
    "graveyard": 0.58,
    "great_wall": 0.54,
    "haunted_quarter": 1.74,
    "hospital": 0.39,
    "imperial_treasury": 0.71,
    "ivory_tower": 2.99,
    "keep": 0.59,
    "laboratory": 0.87,
    "library": 1.38,
    "lighthouse": 0.37,
    "map_room": 1.15,
    "monument": 1.35,
    "museum": 2.02,
    "necropolis": 0.29,
    "observatory": 0.40,
    "park": 1.26,
    "poor_house": 0.56,
    "quarry": 0.39,
    "school_of_magic": 1.21,
    "smithy": 0.66,
    "stables": 0.37,
    "statue": 1.08,
    "theater": 0.32,
    "thieves_den": 0.51,
    "throne_room": 0.82,
    "university": 1.85,
    "wishing_well": 1.20,
}

# What an action card is worth in the hand (a point at the end if it is never played).
ACTION_CARDS: Final = {
    "acrobat": 0.94,
    "director": 1.48,
    "ticket_booth": 1.90,
    "living_cannonball": 1.98,
    "rasputin": 1.86,
    "fortune_teller": 2.07,
    "circus_tent": 1.07,
}

STYLES: Final = ("balanced", "builder", "aggressor", "cautious")


@final
class Weights:
    """The numbers of one way to play."""

    def __init__(self) -> None:
        """Give the numbers of the balanced style."""
        self.role: list[float] = _by_number(ROLES, True, 0.5)
        self.effect: list[float] = _by_number(EFFECTS, False, 0.0)
        self.action_card: list[float] = _by_number(ACTION_CARDS, False, 1.0)
        # --- gold and cards
        self.gold = 0.58  # a coin that can be spent
        self.spare_gold = 0.20  # a coin beyond what the hand costs
        self.card = 0.98  # a card, while there are few
        self.spare_card = 0.37  # a card beyond those that can be built soon
        self.middling = 2.40  # a card one hopes to draw, for its holder
        self.enough_cards = 2.14  # useful cards one likes to have
        # --- building
        self.build = 1.51  # one more district standing: tempo
        self.price = 0.55  # what a coin of the price is felt as
        self.cheap = -0.06  # each coin that a district costs less than three
        self.new_type = 0.48  # the first district of its type
        self.income_type = 0.30  # a district of a type that a character draws income from
        self.finish_ahead = 4.90  # completing the city while in front
        self.finish_behind = 0.71  # completing it behind, for each point missing
        self.rest_of_round = 2.79  # points that those still to move are expected to make
        self.reach = 0.56  # a card two coins out of reach is worth this share
        # --- characters, as one chooses among them
        self.income = 0.80  # a coin of income
        self.card_income = 0.47  # a card of income
        self.crown = 0.63  # the crown for the next round
        self.extra_build = 1.21  # a second or third district in one turn
        self.swap = 0.32  # a card that a Magician would gain
        self.refund = 0.45  # a coin that an Alchemist gets back
        self.protection = 0.10  # being out of rank 8's reach, for each district
        self.loot = 0.23  # a coin that may be robbed, from the fattest purses
        self.no_building = 0.95  # a Navigator who could have built
        self.block = 0.36  # ranks 1 and 8 while somebody is about to finish
        # --- dangers
        self.killed = 3.00  # a lost turn
        self.robbed = 1.47  # a coin lost to rank 2, by how likely others aim there
        self.focus = 1.57  # how much others aim at what is best for me (a temperature)
        # --- others
        self.harm = 0.73  # a point taken from others, by how dangerous they are
        self.stop_leader = 2.69  # keeping somebody from finishing
        self.envy = 4.18  # points of lead that make one much more dangerous (a temperature)
        self.appeal = 0.98  # how surely others take what is best for them (a temperature)
        self.surprise = 0.15  # how often they take anything
        # --- unpredictability: temperatures of the own choice
        self.pick_mix = 0.10
        self.aim_mix = 0.15

    def role_worth(self, number: int) -> float:
        """Give the worth of a character by its number; one made by fans is middling."""
        return self.role[number] if number < len(self.role) else 0.5

    def effect_worth(self, number: int) -> float:
        """Give the worth of a district's effect by the card's number."""
        return self.effect[number] if number < len(self.effect) else 0.0


def _by_number(worths: dict[str, float], characters: bool, default: float) -> list[float]:
    table: list[float] = []
    for name, worth in worths.items():
        number = character_number(name) if characters else card_number(name)
        while len(table) <= number:
            table.append(default)
        table[number] = worth
    return table


def weights_of(name: str) -> Weights:
    """Give the numbers of a style by its name."""
    weights = Weights()
    if name == "balanced":
        return weights
    if name == "builder":
        # Lives for its own city: takes what earns and builds, and leaves others alone.
        weights.harm *= 0.3
        weights.stop_leader *= 0.4
        weights.loot *= 0.5
        weights.extra_build *= 1.2
    elif name == "aggressor":
        # Kills, robs and burns, the leader first.
        weights.harm *= 1.8
        weights.stop_leader *= 1.5
        weights.loot *= 1.6
        weights.block = 2.0
        _raise_roles(weights, 1.0)
    elif name == "cautious":
        # Fears dagger and mask, likes protection, spends its gold before it is gone.
        weights.killed *= 1.6
        weights.robbed *= 1.8
        weights.protection += 0.3
        weights.price *= 0.8
        weights.pick_mix *= 1.5
    else:
        raise MalformedError(f"There is no style called '{name}'; there are {', '.join(STYLES)}.")
    return weights


def _raise_roles(weights: Weights, more: float) -> None:
    for name in ("assassin", "witch", "magistrate", "thief", "blackmailer", "warlord", "marshal"):
        weights.role[character_number(name)] += more


BALANCED: Final = Weights()
