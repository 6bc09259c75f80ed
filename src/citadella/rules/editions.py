"""How the editions differ: which class plays each card, and a few numbers.

Nothing else in the rules asks which edition is played.
"""

from collections.abc import Callable
from typing import Final

from citadella.cards import ActionCardFacts, DistrictFacts
from citadella.rules.actioncards.acrobat import Acrobat
from citadella.rules.actioncards.circus_tent import CircusTent
from citadella.rules.actioncards.director import Director
from citadella.rules.actioncards.fortune_teller import FortuneTeller
from citadella.rules.actioncards.living_cannonball import LivingCannonball
from citadella.rules.actioncards.rasputin import Rasputin
from citadella.rules.actioncards.ticket_booth import TicketBooth
from citadella.rules.card import TYPES, ActionCard, District
from citadella.rules.character import Character
from citadella.rules.characters.abbot import Abbot, ClassicAbbot
from citadella.rules.characters.alchemist import Alchemist
from citadella.rules.characters.architect import Architect
from citadella.rules.characters.artist import Artist
from citadella.rules.characters.assassin import Assassin
from citadella.rules.characters.bishop import Bishop
from citadella.rules.characters.blackmailer import Blackmailer
from citadella.rules.characters.cardinal import Cardinal
from citadella.rules.characters.diplomat import Diplomat
from citadella.rules.characters.emperor import ClassicEmperor, Emperor
from citadella.rules.characters.king import King
from citadella.rules.characters.magician import Magician
from citadella.rules.characters.magistrate import Magistrate
from citadella.rules.characters.marshal import Marshal
from citadella.rules.characters.merchant import Merchant
from citadella.rules.characters.navigator import Navigator
from citadella.rules.characters.patrician import Patrician
from citadella.rules.characters.queen import Queen
from citadella.rules.characters.scholar import Scholar
from citadella.rules.characters.seer import Seer
from citadella.rules.characters.spy import Spy
from citadella.rules.characters.tax_collector import ClassicTaxCollector, TaxCollector
from citadella.rules.characters.thief import Thief
from citadella.rules.characters.trader import Trader
from citadella.rules.characters.warlord import Warlord
from citadella.rules.characters.witch import ClassicWitch, Witch
from citadella.rules.characters.wizard import Wizard
from citadella.rules.districts import construction, court, defence, gathering, points, turn_effects
from citadella.rules.scoring import BY_DISTRICTS_AND_GOLD, BY_HELD_RANK, BY_REVEALED_RANK

MakeCharacter = Callable[[], Character]
MakeDistrict = Callable[[DistrictFacts], District]
MakeActionCard = Callable[[], ActionCard]

CHARACTERS: Final[dict[str, MakeCharacter]] = {
    "assassin": lambda: Assassin(),
    "witch": lambda: Witch(),
    "magistrate": lambda: Magistrate(),
    "thief": lambda: Thief(),
    "spy": lambda: Spy(),
    "blackmailer": lambda: Blackmailer(),
    "magician": lambda: Magician(),
    "wizard": lambda: Wizard(),
    "seer": lambda: Seer(),
    "king": lambda: King(),
    "emperor": lambda: Emperor(),
    "patrician": lambda: Patrician(),
    "bishop": lambda: Bishop(),
    "abbot": lambda: Abbot(),
    "cardinal": lambda: Cardinal(),
    "merchant": lambda: Merchant(),
    "alchemist": lambda: Alchemist(),
    "trader": lambda: Trader(),
    "architect": lambda: Architect(),
    "navigator": lambda: Navigator(),
    "scholar": lambda: Scholar(),
    "warlord": lambda: Warlord(),
    "diplomat": lambda: Diplomat(),
    "marshal": lambda: Marshal(),
    "queen": lambda: Queen(),
    "artist": lambda: Artist(),
    "tax_collector": lambda: TaxCollector(),
}

CLASSIC_CHARACTERS: Final[dict[str, MakeCharacter]] = {
    **CHARACTERS,
    "witch": lambda: ClassicWitch(),
    "emperor": lambda: ClassicEmperor(),
    "abbot": lambda: ClassicAbbot(),
    "merchant": lambda: Merchant(after_gathering=True),
    "architect": lambda: Architect(after_gathering=True),
    "navigator": lambda: Navigator(after_gathering=True),
    "warlord": lambda: Warlord(at_end_only=True, own_complete=False),
    "diplomat": lambda: Diplomat(at_end_only=True),
    "tax_collector": lambda: ClassicTaxCollector(),
}

DELUXE_CHARACTERS: Final[dict[str, MakeCharacter]] = {
    **CHARACTERS,
    "abbot": lambda: Abbot(school_gives_both=True),
    "warlord": lambda: Warlord(own_complete=False, own_bishop=True),
    "diplomat": lambda: Diplomat(own_bishop=True),
    "queen": lambda: Queen(waits_for_bewitched=True),
}

DISTRICTS: Final[dict[str, MakeDistrict]] = {
    "armory": lambda f: turn_effects.Armory(cost(f), f.silver),
    "ball_room": lambda f: court.BallRoom(cost(f), f.silver),
    "basilica": lambda f: points.Basilica(cost(f), f.silver),
    "bell_tower": lambda f: court.BellTower(cost(f), f.silver),
    "capitol": lambda f: points.Capitol(cost(f), f.silver),
    "dragon_gate": lambda f: points.Bonus(f.id, cost(f), f.silver),
    "factory": lambda f: construction.Factory(cost(f), f.silver),
    "framework": lambda f: construction.Framework(cost(f), f.silver),
    "gold_mine": lambda f: gathering.GoldMine(cost(f), f.silver),
    "graveyard": lambda f: defence.Graveyard(cost(f), f.silver),
    "great_wall": lambda f: defence.GreatWall(cost(f), f.silver),
    "haunted_quarter": lambda f: points.HauntedQuarter(cost(f), f.silver),
    "hospital": lambda f: court.Hospital(cost(f), f.silver),
    "imperial_treasury": lambda f: points.ImperialTreasury(cost(f), f.silver),
    "ivory_tower": lambda f: points.IvoryTower(cost(f), f.silver),
    "keep": lambda f: defence.Keep(cost(f), f.silver),
    "laboratory": lambda f: turn_effects.Laboratory(cost(f), f.silver),
    "library": lambda f: gathering.Library(cost(f), f.silver),
    "lighthouse": lambda f: court.Lighthouse(cost(f), f.silver),
    "map_room": lambda f: points.MapRoom(cost(f), f.silver),
    "monument": lambda f: construction.Monument(cost(f), f.silver),
    "museum": lambda f: turn_effects.Museum(cost(f), f.silver),
    "necropolis": lambda f: construction.Necropolis(cost(f), f.silver),
    "observatory": lambda f: gathering.Observatory(cost(f), f.silver),
    "park": lambda f: turn_effects.Park(cost(f), f.silver),
    "poor_house": lambda f: turn_effects.PoorHouse(cost(f), f.silver),
    "quarry": lambda f: construction.Quarry(cost(f), f.silver),
    "school_of_magic": lambda f: points.SchoolOfMagic(cost(f), f.silver),
    "secret_vault": lambda f: construction.SecretVault(cost(f), f.silver),
    "smithy": lambda f: turn_effects.Smithy(cost(f), f.silver),
    "stables": lambda f: construction.Stables(cost(f), f.silver),
    "statue": lambda f: points.Statue(cost(f), f.silver),
    "theater": lambda f: court.Theater(cost(f), f.silver),
    "thieves_den": lambda f: construction.ThievesDen(cost(f), f.silver),
    "throne_room": lambda f: court.ThroneRoom(cost(f), f.silver),
    "university": lambda f: points.Bonus(f.id, cost(f), f.silver),
    "wishing_well": lambda f: points.WishingWell(cost(f), f.silver),
}

CLASSIC_DISTRICTS: Final[dict[str, MakeDistrict]] = {
    **DISTRICTS,
    "armory": lambda f: turn_effects.Armory(cost(f), f.silver, own_city=False),
    "bell_tower": lambda f: court.BellTower(cost(f), f.silver, moves_completion=True),
    "haunted_quarter": lambda f: points.HauntedQuarter(cost(f), not_in_last_round=True),
    "laboratory": lambda f: turn_effects.Laboratory(cost(f), f.silver, gold=1),
    "library": lambda f: gathering.Library(cost(f), f.silver, more_kept=1),
    "quarry": lambda f: construction.Quarry(cost(f), f.silver, most=2),
    "wishing_well": lambda f: points.WishingWell(cost(f), f.silver, itself=False),
}

# The silver coins on these cards are their extra points (U-silver).
DELUXE_DISTRICTS: Final[dict[str, MakeDistrict]] = {
    **DISTRICTS,
    "dragon_gate": lambda f: points.Bonus(f.id, cost(f), f.silver, points=0),
    "university": lambda f: points.Bonus(f.id, cost(f), f.silver, points=0),
    "secret_vault": lambda f: construction.SecretVault(cost(f), f.silver, points=f.silver),
}

ACTION_CARDS: Final[dict[str, MakeActionCard]] = {
    "acrobat": lambda: Acrobat(),
    "director": lambda: Director(),
    "ticket_booth": lambda: TicketBooth(),
    "living_cannonball": lambda: LivingCannonball(),
    "rasputin": lambda: Rasputin(),
    "fortune_teller": lambda: FortuneTeller(),
    "circus_tent": lambda: CircusTent(),
}


def cost(facts: DistrictFacts) -> int:
    """Return the cost of a district (0 for one that cannot be built)."""
    return facts.cost if facts.cost is not None else 0


class EditionRules:
    """What an edition does its own way."""

    def __init__(
        self,
        characters: dict[str, MakeCharacter],
        districts: dict[str, MakeDistrict],
        tie_break: int,
        face_down_first: bool = False,
        three_use_nine: bool = True,
    ) -> None:
        """Note the classes and numbers."""
        self.characters = characters
        self.districts = districts
        self.tie_break = tie_break
        self.face_down_first = face_down_first
        self.three_use_nine = three_use_nine

    def character(self, name: str) -> Character:
        """Make a character."""
        make = FAN_CHARACTERS.get(name)
        return make() if make is not None else self.characters[name]()

    def district(self, facts: DistrictFacts) -> District:
        """Make a district; one without an effect is a plain one of its type."""
        make = FAN_DISTRICTS.get(facts.id)
        if make is None:
            make = self.districts.get(facts.id)
        if make is not None:
            district = make(facts)
        else:
            district = District(facts.id, TYPES.index(facts.type), cost(facts), facts.silver)
        district.copies = facts.copies
        return district

    def action_card(self, facts: ActionCardFacts) -> ActionCard:
        """Make an action card."""
        card = ACTION_CARDS[facts.id]()
        card.copies = facts.copies
        return card


RULES: Final[dict[str, EditionRules]] = {
    "2016": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK),
    "2021": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK),
    "deluxe": EditionRules(DELUXE_CHARACTERS, DELUXE_DISTRICTS, BY_HELD_RANK),
    "classic": EditionRules(
        CLASSIC_CHARACTERS,
        CLASSIC_DISTRICTS,
        BY_DISTRICTS_AND_GOLD,
        face_down_first=True,
        three_use_nine=False,
    ),
    "classic-2016": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK, three_use_nine=False),
}

# Cards made by others, playable in every edition (see docs/new-card.md).
FAN_CHARACTERS: Final[dict[str, MakeCharacter]] = {}
FAN_RANKS: Final[dict[str, int]] = {}
FAN_DISTRICTS: Final[dict[str, MakeDistrict]] = {}
FAN_FACTS: Final[dict[str, DistrictFacts]] = {}


def register_character(make: MakeCharacter) -> None:
    """Add a character of your own; `make` gives a new one."""
    character = make()
    FAN_CHARACTERS[character.name] = make
    FAN_RANKS[character.name] = character.rank


def register_district(facts: DistrictFacts, make: MakeDistrict) -> None:
    """Add a unique district of your own; `make` gives a new one from its facts."""
    FAN_DISTRICTS[facts.id] = make
    FAN_FACTS[facts.id] = facts
