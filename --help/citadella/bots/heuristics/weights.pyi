"""The weights of the heuristic evaluation, in points at the end of the game.

They were tuned by play (`tools/train/tune_weights.py`). A style of play changes some of them. The
`worth` that a card or character declares takes precedence; unknown ones count as average.
"""
from citadella.rules.card import Card, District
from citadella.rules.character import Character
from typing import Final, final
ROLES: Final[dict[str, float]]
EFFECTS: Final[dict[str, float]]
ACTION_CARDS: Final[dict[str, float]]
BUILDERS_ROLES: Final[dict[str, float]]
UNKNOWN_ROLE_VALUE: Final[float]
UNKNOWN_EFFECT_VALUE: Final[float]
UNKNOWN_ACTION_CARD_VALUE: Final[float]
STYLES: Final[tuple[str, str, str, str]]

@final
class Weights:
    """The weights of one style of play."""
    role: list[float]
    effect: list[float]
    action_card: list[float]
    gold: float
    spare_gold: float
    card: float
    spare_card: float
    middling: float
    enough_cards: float
    build: float
    price: float
    cheap: float
    new_type: float
    income_type: float
    finish_ahead: float
    finish_behind: float
    rest_of_round: float
    reach: float
    income: float
    card_income: float
    crown: float
    extra_build: float
    swap: float
    refund: float
    protection: float
    loot: float
    no_building: float
    block: float
    killed: float
    robbed: float
    hunter_temperature: float
    harm: float
    stop_leader: float
    threat_temperature: float
    others_temperature: float
    min_pick_weight: float
    pick_temperature: float
    aim_temperature: float

    def __init__(self) -> None:
        ...

    def role_value(self, role: Character) -> float:
        """Return the value of holding a character besides what the position adds."""
        ...

    def effect_value(self, district: District) -> float:
        """Return the value of a district's effect over a whole game."""
        ...

    def knows_effect(self, district: District) -> bool:
        """Return whether there is a weight for a district's effect."""
        ...

    def action_card_value(self, card: Card) -> float:
        """Return the value of an action card in the hand."""
        ...

def weights_of(name: str) -> Weights:
    """Return the weights of a style by its name."""
    ...
BALANCED: Final[Weights]
