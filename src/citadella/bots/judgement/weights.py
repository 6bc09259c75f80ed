"""What the bots hold to be worth how much: every number of their judgement in one place.

The unit is a point at the end of the game. The numbers were found by measured play
(`tools/tune.py`), and a style of play is these numbers with a few changed.
"""

from typing import Final, final

from citadella.rules.errors import MalformedError
from citadella.rules.names import card_number, character_number

# What holding a character is worth besides what can be counted in the position.
ROLES: Final = {
    "assassin": 1.00,
    "witch": 2.40,
    "magistrate": 4.20,
    "thief": 0.20,
    "spy": 0.60,
    "blackmailer": 0.60,
    "magician": 1.00,
    "wizard": 1.10,
    "seer": 0.40,
    "king": 0.30,
    "emperor": 1.00,
    "patrician": 0.50,
    "bishop": 0.50,
    "abbot": 0.80,
    "cardinal": 1.00,
    "merchant": 0.80,
    "alchemist": -0.80,
    "trader": 0.10,
    "architect": 0.80,
    "navigator": 1.50,
    "scholar": 1.00,
    "warlord": 0.80,
    "diplomat": 0.60,
    "marshal": 1.80,
    "queen": 0.60,
    "artist": 0.20,
    "tax_collector": 1.40,
}

# What a unique district is worth in a city besides its cost, over a whole game.
EFFECTS: Final = {
    "armory": 0.2,
    "ball_room": 0.3,
    "basilica": 2.0,
    "bell_tower": 0.5,
    "capitol": 1.5,
    "dragon_gate": 2.0,
    "factory": 0.5,
    "framework": 0.3,
    "gold_mine": 1.5,
    "graveyard": 0.3,
    "great_wall": 0.5,
    "haunted_quarter": 1.5,
    "hospital": 0.3,
    "imperial_treasury": 0.8,
    "ivory_tower": 2.5,
    "keep": 0.4,
    "laboratory": 1.0,
    "library": 1.5,
    "lighthouse": 0.8,
    "map_room": 1.0,
    "monument": 1.5,
    "museum": 2.0,
    "necropolis": 0.5,
    "observatory": 0.5,
    "park": 1.0,
    "poor_house": 0.6,
    "quarry": 0.3,
    "school_of_magic": 0.8,
    "smithy": 0.8,
    "stables": 0.8,
    "statue": 1.0,
    "theater": 0.5,
    "thieves_den": 0.5,
    "throne_room": 0.8,
    "university": 2.0,
    "wishing_well": 1.5,
}

# What an action card is worth in the hand (a point at the end if it is never played).
ACTION_CARDS: Final = {
    "acrobat": 1.1,
    "director": 1.6,
    "ticket_booth": 1.5,
    "living_cannonball": 1.6,
    "rasputin": 1.5,
    "fortune_teller": 2.2,
    "circus_tent": 1.6,
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
        self.gold = 0.55  # a coin that can be spent
        self.spare_gold = 0.15  # a coin beyond what the hand costs
        self.card = 1.0  # a card, while there are few
        self.spare_card = 0.25  # a card beyond those that can be built soon
        self.middling = 2.2  # a card one hopes to draw, for its holder
        self.enough_cards = 2.0  # useful cards one likes to have
        # --- building
        self.build = 1.3  # one more district standing: tempo
        self.price = 0.52  # what a coin of the price is felt as
        self.cheap = 0.0  # each coin that a district costs less than three
        self.new_type = 0.4  # the first district of its type
        self.income_type = 0.15  # a district of a type that a character draws income from
        self.finish_ahead = 4.5  # completing the city while in front
        self.finish_behind = 0.6  # completing it behind, for each point missing
        self.rest_of_round = 2.5  # points that those still to move are expected to make
        self.reach = 0.7  # a card two coins out of reach is worth this share
        # --- characters, as one chooses among them
        self.income = 0.9  # a coin of income
        self.card_income = 0.6  # a card of income
        self.crown = 0.4  # the crown for the next round
        self.extra_build = 1.8  # a second or third district in one turn
        self.swap = 0.2  # a card that a Magician would gain
        self.refund = 0.7  # a coin that an Alchemist gets back
        self.protection = 0.0  # being out of rank 8's reach, for each district
        self.loot = 0.55  # a coin that may be robbed, from the fattest purses
        self.no_building = 0.5  # a Navigator who could have built
        self.block = 0.3  # ranks 1 and 8 while somebody is about to finish
        # --- dangers
        self.killed = 3.5  # a lost turn
        self.robbed = 1.5  # a coin lost to rank 2, by how likely others aim there
        self.focus = 1.4  # how much others aim at what is best for me (a temperature)
        # --- others
        self.harm = 0.9  # a point taken from others, by how dangerous they are
        self.stop_leader = 2.0  # keeping somebody from finishing
        self.envy = 6.0  # points of lead that make one much more dangerous (a temperature)
        self.appeal = 1.0  # how surely others take what is best for them (a temperature)
        self.surprise = 0.12  # how often they take anything
        # --- unpredictability: temperatures of the own choice
        self.pick_mix = 0.3
        self.aim_mix = 0.25

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
