"""The differences between editions: the class that implements each card, and a few numbers.

No other module of the rules checks which edition is played.
"""

import difflib
from collections.abc import Iterable
from typing import Final, final

from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
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
from citadella.rules.errors import MalformedError, SetupError, shortened
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

# The Dragon Gate and the University get their extra points from silver coins, so they need no class
# of their own (U-silver).
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


# The values that a choice sets on a card, by attribute name. The type is not `dict[str, int]`,
# because compiled code would convert True and False to numbers.
Declared = dict[str, object]


@final
class Choice:
    """A rule variant: a point where one of our rulings departs from an edition's rulebook.

    A choice names the ruling and the card attributes that change when the variant is played as
    printed. Code that depends on a choice calls `EditionRules.follows` with its id.
    """

    def __init__(
        self,
        id: str,
        ruling: str,
        cards: dict[str, Declared] | None = None,
        least_players: dict[str, int] | None = None,
        by_the_letter: bool = True,
    ) -> None:
        """Create a choice.

        `by_the_letter`: whether the flag `by_the_letter` of old setups stands for this variant too.
        """
        self.id = id
        self.ruling = ruling
        self.cards = cards or {}
        self.least_players = least_players or {}
        self.by_the_letter = by_the_letter


class EditionRules:
    """The rules specific to an edition, and the rule variants that are played as printed."""

    def __init__(
        self,
        characters: dict[str, type[Character]],
        districts: dict[str, type[District]],
        tie_break: int,
        face_down_first: bool = False,
        choices: tuple[Choice, ...] = (),
        printed: tuple[str, ...] = (),
    ) -> None:
        """Create an edition's rules; `printed` holds the ids of the choices to play as printed."""
        self.characters = characters
        self.districts = districts
        self.tie_break = tie_break
        self.face_down_first = face_down_first
        self.choices = choices
        self.printed = printed
        self._least_players: dict[str, int] = {}
        self._declared: dict[str, Declared] = {}
        for choice in choices:
            if choice.id in printed:
                self._least_players.update(choice.least_players)
                for card, declared in choice.cards.items():
                    self._declared.setdefault(card, {}).update(declared)

    def as_printed(self, printed: tuple[str, ...]) -> "EditionRules":
        """Return the same edition's rules, with these rule variants played as printed."""
        return EditionRules(
            self.characters,
            self.districts,
            self.tie_break,
            self.face_down_first,
            self.choices,
            printed,
        )

    def follows(self, choice: str) -> bool:
        """Return whether the rule variant with the id `choice` is played as printed."""
        return choice in self.printed

    def least_players(self, facts: CharacterFacts) -> int:
        """Return the minimum number of players for a character (S4)."""
        return self._least_players.get(facts.id, facts.least_players)

    def character(self, facts: CharacterFacts) -> Character:
        """Create a character of the edition, or a homebrew character, from its facts."""
        cls = REGISTRY.character_classes.get(facts.id)
        if cls is None:
            cls = self.characters[facts.id]
        character = cls(facts)
        self._declare(character, facts.id)
        return character

    def district(self, facts: DistrictFacts) -> District:
        """Create a district from its facts, as a plain `District` unless it has its own class."""
        cls = REGISTRY.district_classes.get(facts.id)
        if cls is None:
            cls = self.districts.get(facts.id)
        district = District(facts) if cls is None else cls(facts)
        self._declare(district, facts.id)
        return district

    def action_card(self, facts: ActionCardFacts) -> ActionCard:
        cls = REGISTRY.action_card_classes.get(facts.id)
        card = ACTION_CARDS[facts.id](facts) if cls is None else cls(facts)
        self._declare(card, facts.id)
        return card

    def _declare(self, card: object, name: str) -> None:
        for attribute, value in self._declared.get(name, {}).items():
            setattr(card, attribute, value)


# --- as printed ------------------------------------------------------------------------
# The rule variants for the points where our rulings depart from the rulebooks (docs/rulings.md).
CLASSIC_CHOICES: Final = (
    Choice("last-card", "J-D3"),
    Choice("two-swaps", "J-S14"),
    Choice("card-for-card", "J-S15"),
    Choice("emperor-for-two", "J-S16", least_players={"emperor": 2}),
    Choice("action-first", "J-T21"),
    Choice("finished-counts", "J-E6"),
    Choice("merchant-after-turn", "J-X-Merchant-2", {"merchant": {"after_turn": True}}),
    Choice("wizard-may-take", "J-Wizard-4", {"wizard": {"may_leave": True}}),
    Choice("diplomat-names", "J-X-Diplomat-2", {"diplomat": {"any_name": True}}),
    Choice(
        "diplomat-own-city",
        "J-X-Diplomat-3",
        {"diplomat": {"own_complete": False, "own_bishop": True}},
    ),
    Choice(
        "heir-may-pass",
        "J-X-Crown-2",
        {"king": {"heir_may_pass": True}, "emperor": {"heir_may_pass": True}},
    ),
    Choice(
        "bell-at-seven", "J-bell_tower-4", {"bell_tower": {"meaning": court.COMPLETE_WITH_SEVEN}}
    ),
)

_MAY_REFUSE: Final[Declared] = {"may_refuse": True}
MODERN_CHOICES: Final = (
    Choice(
        "gains-may",
        "J-T15",
        {
            "alchemist": _MAY_REFUSE,
            "queen": _MAY_REFUSE,
            "park": _MAY_REFUSE,
            "poor_house": _MAY_REFUSE,
            "throne_room": _MAY_REFUSE,
        },
    ),
    Choice("finished-counts", "J-E6"),
    Choice("own-token", "J-T17", {"blackmailer": {"own_token": True}}),
    Choice("armory-leaves", "J-armory-3", {"armory": {"leaves_complete_city": False}}),
    Choice(
        "monument-may",
        "J-monument-3",
        {"monument": {"on_request": True, "counts_as": 1, "use_size": 1}},
    ),
    Choice(
        "confiscated-counts",
        "J-Magistrate-9",
        {"magistrate": {"always_counts": True}},
        by_the_letter=False,
    ),
    Choice(
        "wizard-pays-cards", "J-Wizard-3", {"wizard": {"pays_cards": True}}, by_the_letter=False
    ),
    Choice(
        "den-with-loan",
        "J-thieves_den-2",
        {"thieves_den": {"with_loan": True}},
        by_the_letter=False,
    ),
)

CHOICES_2021: Final = (
    *MODERN_CHOICES,
    Choice("emperor-receiver", "J-Emperor-6", {"emperor": {"receiver_chooses": True}}),
)

DELUXE_CHOICES: Final = (
    *MODERN_CHOICES,
    Choice("queen-with-rank-4", "J-Queen-2", {"queen": {"with_rank_4": True, "watches": True}}),
    Choice(
        "crown-in-turn", "J-King-4", {"king": {"in_turn": True}, "patrician": {"in_turn": True}}
    ),
    Choice("witch-may", "J-Witch-9", {"witch": {"must_bewitch": False, "ability_only": False}}),
    Choice("navigator-no-tent", "J-Tent-1", {"circus_tent": {"only_builders": True}}),
    Choice("booth-keep-none", "J-CashWagon-1", {"ticket_booth": {"keep_none": True}}),
    Choice("fortune-may-take", "J-Peek-1", {"fortune_teller": {"may_leave": True}}),
    Choice("spy-counts", "J-Spy-2", {"spy": {"sees_cards": False}}, by_the_letter=False),
    Choice("witch-plays-cards", "J-A6", {"witch": {"plays_cards": True}}, by_the_letter=False),
    Choice(
        "refund-in-round",
        "J-Alchemist-2",
        {"alchemist": {"whole_round": True, "watches": True}},
        by_the_letter=False,
    ),
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
    # This edition has no rulebook of its own (J-S17), and therefore no as-printed choices.
    "classic-2016": EditionRules(CHARACTERS, DISTRICTS, BY_REVEALED_RANK),
}

ALL: Final = "all"


def printed_choices(edition: str, wanted: bool | Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the rule variants to play as printed, in the edition's order.

    `wanted`: True or 'all' for all variants, False or nothing for none, or their ids or rulings, in
    a list or a string.
    """
    choices = RULES[edition].choices
    if isinstance(wanted, str):
        wanted = True if wanted == ALL else wanted.replace(",", " ").split()
    if isinstance(wanted, bool):
        named = [choice.id for choice in choices] if wanted else []
        asked = wanted
    else:
        named = list(wanted)
        asked = len(named) > 0
    if asked and not choices:
        raise SetupError(
            "J-S17", "The {edition} edition has no rulebook of its own to follow.", edition=edition
        )
    known = [choice.ruling for choice in choices] + [choice.id for choice in choices]
    for name in named:
        if name not in known:
            near = ", ".join(difflib.get_close_matches(str(name), known, 3, 0.0))
            raise MalformedError(
                "The {edition} edition has no as-printed choice '{name}'; similar names: {near}.",
                edition=edition,
                name=shortened(name),
                near=near,
            )
    return tuple(choice.id for choice in choices if choice.id in named or choice.ruling in named)


def by_the_letter(edition: str) -> tuple[str, ...]:
    """Return the rule variants that the old flag `by_the_letter` of stored games stands for."""
    return printed_choices(
        edition, [choice.id for choice in RULES[edition].choices if choice.by_the_letter] or True
    )


def rules_of(edition: str, printed: tuple[str, ...] = ()) -> EditionRules:
    """Return an edition's rules, with these rule variants played as printed."""
    rules = RULES[edition]
    return rules.as_printed(printed) if printed else rules
