"""How the editions differ: which class plays each card, and a few numbers.

Nothing else in the rules asks which edition is played.
"""

from typing import Final

from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules import fans
from citadella.rules.actioncards.acrobat import Acrobat
from citadella.rules.actioncards.circus_tent import CircusTent
from citadella.rules.actioncards.director import Director
from citadella.rules.actioncards.fortune_teller import FortuneTeller
from citadella.rules.actioncards.living_cannonball import LivingCannonball
from citadella.rules.actioncards.rasputin import Rasputin
from citadella.rules.actioncards.ticket_booth import TicketBooth
from citadella.rules.card import ActionCard, District
from citadella.rules.character import Character
from citadella.rules.characters.abbot import Abbot, ClassicAbbot, DeluxeAbbot
from citadella.rules.characters.alchemist import Alchemist
from citadella.rules.characters.architect import Architect, ClassicArchitect
from citadella.rules.characters.artist import Artist
from citadella.rules.characters.assassin import Assassin
from citadella.rules.characters.bishop import Bishop
from citadella.rules.characters.blackmailer import Blackmailer
from citadella.rules.characters.cardinal import Cardinal
from citadella.rules.characters.diplomat import ClassicDiplomat, DeluxeDiplomat, Diplomat
from citadella.rules.characters.emperor import ClassicEmperor, Emperor
from citadella.rules.characters.king import King
from citadella.rules.characters.magician import Magician
from citadella.rules.characters.magistrate import Magistrate
from citadella.rules.characters.marshal import Marshal
from citadella.rules.characters.merchant import ClassicMerchant, Merchant
from citadella.rules.characters.navigator import ClassicNavigator, Navigator
from citadella.rules.characters.patrician import Patrician
from citadella.rules.characters.queen import DeluxeQueen, Queen
from citadella.rules.characters.scholar import Scholar
from citadella.rules.characters.seer import Seer
from citadella.rules.characters.spy import Spy
from citadella.rules.characters.tax_collector import ClassicTaxCollector, TaxCollector
from citadella.rules.characters.thief import Thief
from citadella.rules.characters.trader import Trader
from citadella.rules.characters.warlord import ClassicWarlord, DeluxeWarlord, Warlord
from citadella.rules.characters.witch import ClassicWitch, Witch
from citadella.rules.characters.wizard import Wizard
from citadella.rules.districts import construction, court, defence, gathering, points, turn_effects
from citadella.rules.scoring import BY_DISTRICTS_AND_GOLD, BY_HELD_RANK, BY_REVEALED_RANK

CHARACTERS: Final[dict[str, type[Character]]] = {
    "assassin": Assassin,
    "witch": Witch,
    "magistrate": Magistrate,
    "thief": Thief,
    "spy": Spy,
    "blackmailer": Blackmailer,
    "magician": Magician,
    "wizard": Wizard,
    "seer": Seer,
    "king": King,
    "emperor": Emperor,
    "patrician": Patrician,
    "bishop": Bishop,
    "abbot": Abbot,
    "cardinal": Cardinal,
    "merchant": Merchant,
    "alchemist": Alchemist,
    "trader": Trader,
    "architect": Architect,
    "navigator": Navigator,
    "scholar": Scholar,
    "warlord": Warlord,
    "diplomat": Diplomat,
    "marshal": Marshal,
    "queen": Queen,
    "artist": Artist,
    "tax_collector": TaxCollector,
}

CLASSIC_CHARACTERS: Final[dict[str, type[Character]]] = {
    **CHARACTERS,
    "witch": ClassicWitch,
    "emperor": ClassicEmperor,
    "abbot": ClassicAbbot,
    "merchant": ClassicMerchant,
    "architect": ClassicArchitect,
    "navigator": ClassicNavigator,
    "warlord": ClassicWarlord,
    "diplomat": ClassicDiplomat,
    "tax_collector": ClassicTaxCollector,
}

DELUXE_CHARACTERS: Final[dict[str, type[Character]]] = {
    **CHARACTERS,
    "abbot": DeluxeAbbot,
    "warlord": DeluxeWarlord,
    "diplomat": DeluxeDiplomat,
    "queen": DeluxeQueen,
}

DISTRICTS: Final[dict[str, type[District]]] = {
    "armory": turn_effects.Armory,
    "ball_room": court.BallRoom,
    "basilica": points.Basilica,
    "bell_tower": court.BellTower,
    "capitol": points.Capitol,
    "dragon_gate": points.Bonus,
    "factory": construction.Factory,
    "framework": construction.Framework,
    "gold_mine": gathering.GoldMine,
    "graveyard": defence.Graveyard,
    "great_wall": defence.GreatWall,
    "haunted_quarter": points.HauntedQuarter,
    "hospital": court.Hospital,
    "imperial_treasury": points.ImperialTreasury,
    "ivory_tower": points.IvoryTower,
    "keep": defence.Keep,
    "laboratory": turn_effects.Laboratory,
    "library": gathering.Library,
    "lighthouse": court.Lighthouse,
    "map_room": points.MapRoom,
    "monument": construction.Monument,
    "museum": turn_effects.Museum,
    "necropolis": construction.Necropolis,
    "observatory": gathering.Observatory,
    "park": turn_effects.Park,
    "poor_house": turn_effects.PoorHouse,
    "quarry": construction.Quarry,
    "school_of_magic": points.SchoolOfMagic,
    "secret_vault": construction.SecretVault,
    "smithy": turn_effects.Smithy,
    "stables": construction.Stables,
    "statue": points.Statue,
    "theater": court.Theater,
    "thieves_den": construction.ThievesDen,
    "throne_room": court.ThroneRoom,
    "university": points.Bonus,
    "wishing_well": points.WishingWell,
}

CLASSIC_DISTRICTS: Final[dict[str, type[District]]] = {
    **DISTRICTS,
    "armory": turn_effects.ClassicArmory,
    "bell_tower": court.ClassicBellTower,
    "haunted_quarter": points.ClassicHauntedQuarter,
    "laboratory": turn_effects.ClassicLaboratory,
    "library": gathering.ClassicLibrary,
    "quarry": construction.ClassicQuarry,
    "wishing_well": points.ClassicWishingWell,
}

# The silver coins on these two are their extra points (U-silver).
DELUXE_DISTRICTS: Final[dict[str, type[District]]] = {
    **DISTRICTS,
    "dragon_gate": District,
    "university": District,
}

ACTION_CARDS: Final[dict[str, type[ActionCard]]] = {
    "acrobat": Acrobat,
    "director": Director,
    "ticket_booth": TicketBooth,
    "living_cannonball": LivingCannonball,
    "rasputin": Rasputin,
    "fortune_teller": FortuneTeller,
    "circus_tent": CircusTent,
}


class EditionRules:
    """What an edition does its own way."""

    def __init__(
        self,
        characters: dict[str, type[Character]],
        districts: dict[str, type[District]],
        tie_break: int,
        face_down_first: bool = False,
    ) -> None:
        self.characters = characters
        self.districts = districts
        self.tie_break = tie_break
        self.face_down_first = face_down_first

    def character(self, facts: CharacterFacts) -> Character:
        """Return a character of the edition, or of a fan's."""
        cls = fans.CHARACTERS.get(facts.id)
        if cls is None:
            cls = self.characters[facts.id]
        return cls(facts)

    def district(self, facts: DistrictFacts) -> District:
        """Return a district; one without an effect is a plain one of its type."""
        cls = fans.DISTRICTS.get(facts.id)
        if cls is None:
            cls = self.districts.get(facts.id)
        return District(facts) if cls is None else cls(facts)

    def action_card(self, facts: ActionCardFacts) -> ActionCard:
        """Return an action card."""
        return ACTION_CARDS[facts.id](facts)


RULES: Final[dict[str, EditionRules]] = {
    "2016": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK),
    "2021": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK),
    "deluxe": EditionRules(DELUXE_CHARACTERS, DELUXE_DISTRICTS, BY_HELD_RANK),
    "classic": EditionRules(
        CLASSIC_CHARACTERS, CLASSIC_DISTRICTS, BY_DISTRICTS_AND_GOLD, face_down_first=True
    ),
    "classic-2016": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK),
}
