"""How the editions differ: which class plays each card, and a few numbers.

Nothing else in the rules asks which edition is played.
"""

from typing import Final, final

from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules.actioncards.acrobat import Acrobat
from citadella.rules.actioncards.circus_tent import CircusTent, LetterCircusTent
from citadella.rules.actioncards.director import Director
from citadella.rules.actioncards.fortune_teller import FortuneTeller, LetterFortuneTeller
from citadella.rules.actioncards.living_cannonball import LivingCannonball
from citadella.rules.actioncards.rasputin import Rasputin
from citadella.rules.actioncards.ticket_booth import LetterTicketBooth, TicketBooth
from citadella.rules.card import ActionCard, District
from citadella.rules.character import Character
from citadella.rules.characters.abbot import Abbot, ClassicAbbot, DeluxeAbbot
from citadella.rules.characters.alchemist import Alchemist, LetterAlchemist
from citadella.rules.characters.architect import Architect, ClassicArchitect
from citadella.rules.characters.artist import Artist
from citadella.rules.characters.assassin import Assassin
from citadella.rules.characters.bishop import Bishop
from citadella.rules.characters.blackmailer import Blackmailer, LetterBlackmailer
from citadella.rules.characters.cardinal import Cardinal
from citadella.rules.characters.diplomat import (
    ClassicDiplomat,
    ClassicLetterDiplomat,
    DeluxeDiplomat,
    Diplomat,
)
from citadella.rules.characters.emperor import (
    ClassicEmperor,
    ClassicLetterEmperor,
    Emperor,
    LetterEmperor,
)
from citadella.rules.characters.king import ClassicLetterKing, DeluxeLetterKing, King
from citadella.rules.characters.magician import Magician
from citadella.rules.characters.magistrate import Magistrate
from citadella.rules.characters.marshal import Marshal
from citadella.rules.characters.merchant import ClassicLetterMerchant, ClassicMerchant, Merchant
from citadella.rules.characters.navigator import ClassicNavigator, Navigator
from citadella.rules.characters.patrician import DeluxeLetterPatrician, Patrician
from citadella.rules.characters.queen import DeluxeLetterQueen, DeluxeQueen, LetterQueen, Queen
from citadella.rules.characters.scholar import Scholar
from citadella.rules.characters.seer import Seer
from citadella.rules.characters.spy import Spy
from citadella.rules.characters.tax_collector import ClassicTaxCollector, TaxCollector
from citadella.rules.characters.thief import Thief
from citadella.rules.characters.trader import Trader
from citadella.rules.characters.warlord import ClassicWarlord, DeluxeWarlord, Warlord
from citadella.rules.characters.witch import ClassicWitch, DeluxeLetterWitch, Witch
from citadella.rules.characters.wizard import ClassicLetterWizard, Wizard
from citadella.rules.districts import construction, court, defence, gathering, points, turn_effects
from citadella.rules.registry import REGISTRY
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


@final
class Choice:
    """A place where a ruling of ours departs from what an edition's rulebook prints.

    It names the ruling and brings what the letter plays instead: other classes for cards, other
    limits of players. What it changes in the flow of the game, the flow asks for by its id.
    """

    def __init__(
        self,
        id: str,
        ruling: str,
        characters: dict[str, type[Character]] | None = None,
        districts: dict[str, type[District]] | None = None,
        action_cards: dict[str, type[ActionCard]] | None = None,
        least_players: dict[str, int] | None = None,
    ) -> None:
        self.id = id
        self.ruling = ruling
        self.characters = characters or {}
        self.districts = districts or {}
        self.action_cards = action_cards or {}
        self.least_players = least_players or {}


class EditionRules:
    """What an edition does its own way; `choices` is where our rulings depart from it."""

    def __init__(
        self,
        characters: dict[str, type[Character]],
        districts: dict[str, type[District]],
        tie_break: int,
        face_down_first: bool = False,
        choices: tuple[Choice, ...] = (),
        by_the_letter: bool = False,
    ) -> None:
        self.characters = characters.copy()
        self.districts = districts.copy()
        self.action_cards = ACTION_CARDS.copy()
        self.tie_break = tie_break
        self.face_down_first = face_down_first
        self.choices = choices
        self._least_players: dict[str, int] = {}
        self._letter: list[str] = []
        if by_the_letter:
            for choice in choices:
                self.characters.update(choice.characters)
                self.districts.update(choice.districts)
                self.action_cards.update(choice.action_cards)
                self._least_players.update(choice.least_players)
                self._letter.append(choice.id)

    def by_the_letter(self) -> "EditionRules":
        """Return the same table with every choice made as the rulebook prints it."""
        return EditionRules(
            self.characters,
            self.districts,
            self.tie_break,
            self.face_down_first,
            self.choices,
            by_the_letter=True,
        )

    def follows(self, choice: str) -> bool:
        """Return whether the letter is followed at one of the edition's choices."""
        return choice in self._letter

    def least_players(self, facts: CharacterFacts) -> int:
        """Return how many players a character needs (S4)."""
        return self._least_players.get(facts.id, facts.least_players)

    def character(self, facts: CharacterFacts) -> Character:
        """Return a character of the edition, or a homebrew one."""
        cls = REGISTRY.character_classes.get(facts.id)
        if cls is None:
            cls = self.characters[facts.id]
        return cls(facts)

    def district(self, facts: DistrictFacts) -> District:
        """Return a district; one without an effect is a plain one of its type."""
        cls = REGISTRY.district_classes.get(facts.id)
        if cls is None:
            cls = self.districts.get(facts.id)
        return District(facts) if cls is None else cls(facts)

    def action_card(self, facts: ActionCardFacts) -> ActionCard:
        """Return an action card."""
        cls = REGISTRY.action_card_classes.get(facts.id)
        if cls is None:
            cls = self.action_cards[facts.id]
        return cls(facts)


# --- by the letter ---------------------------------------------------------------------
# Where a ruling departs from the letter of a rulebook (docs/rulings.md); several choices about one
# card name the same class.
CLASSIC_CHOICES: Final = (
    Choice("last-card", "J-D3"),
    Choice("two-swaps", "J-S14"),
    Choice("card-for-card", "J-S15"),
    Choice("emperor-for-two", "J-S16", least_players={"emperor": 2}),
    Choice("action-first", "J-T21"),
    Choice("finished-counts", "J-E6"),
    Choice("merchant-after-turn", "J-X-Merchant-2", {"merchant": ClassicLetterMerchant}),
    Choice("wizard-may-take", "J-Wizard-4", {"wizard": ClassicLetterWizard}),
    Choice("diplomat-names", "J-X-Diplomat-2", {"diplomat": ClassicLetterDiplomat}),
    Choice("diplomat-own-city", "J-X-Diplomat-3", {"diplomat": ClassicLetterDiplomat}),
    Choice(
        "heir-may-pass",
        "J-X-Crown-2",
        {"king": ClassicLetterKing, "emperor": ClassicLetterEmperor},
    ),
    Choice(
        "bell-at-seven", "J-bell_tower-4", districts={"bell_tower": court.ClassicLetterBellTower}
    ),
)

MODERN_CHOICES: Final = (
    Choice(
        "gains-may",
        "J-T15",
        {"alchemist": LetterAlchemist, "queen": LetterQueen},
        {
            "park": turn_effects.LetterPark,
            "poor_house": turn_effects.LetterPoorHouse,
            "throne_room": court.LetterThroneRoom,
        },
    ),
    Choice("finished-counts", "J-E6"),
    Choice("own-token", "J-T17", {"blackmailer": LetterBlackmailer}),
    Choice("armory-leaves", "J-armory-3", districts={"armory": turn_effects.LetterArmory}),
    Choice("monument-may", "J-monument-3", districts={"monument": construction.LetterMonument}),
)

CHOICES_2021: Final = (
    *MODERN_CHOICES,
    Choice("emperor-receiver", "J-Emperor-6", {"emperor": LetterEmperor}),
)

DELUXE_CHOICES: Final = (
    *MODERN_CHOICES,
    Choice("queen-with-rank-4", "J-Queen-2", {"queen": DeluxeLetterQueen}),
    Choice(
        "crown-in-turn",
        "J-King-4",
        {"king": DeluxeLetterKing, "patrician": DeluxeLetterPatrician},
    ),
    Choice("witch-may", "J-Witch-9", {"witch": DeluxeLetterWitch}),
    Choice("navigator-no-tent", "J-Tent-1", action_cards={"circus_tent": LetterCircusTent}),
    Choice("booth-keep-none", "J-CashWagon-1", action_cards={"ticket_booth": LetterTicketBooth}),
    Choice("fortune-may-take", "J-Peek-1", action_cards={"fortune_teller": LetterFortuneTeller}),
)

RULES: Final[dict[str, EditionRules]] = {
    "2016": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK, choices=MODERN_CHOICES),
    "2021": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK, choices=CHOICES_2021),
    "deluxe": EditionRules(
        DELUXE_CHARACTERS, DELUXE_DISTRICTS, BY_HELD_RANK, choices=DELUXE_CHOICES
    ),
    "classic": EditionRules(
        CLASSIC_CHARACTERS,
        CLASSIC_DISTRICTS,
        BY_DISTRICTS_AND_GOLD,
        face_down_first=True,
        choices=CLASSIC_CHOICES,
    ),
    # None of the rulebooks is its own (J-S17): there is no letter to follow.
    "classic-2016": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK),
}

LETTER: Final[dict[str, EditionRules]] = {
    edition: rules.by_the_letter() for edition, rules in RULES.items()
}


def rules_of(edition: str, by_the_letter: bool) -> EditionRules:
    """Return an edition's table: as we rule it, or as its rulebook prints it."""
    return LETTER[edition] if by_the_letter else RULES[edition]
