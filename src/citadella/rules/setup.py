"""Setups: the cards a game is played with (S1–S12)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from citadella.cards import EDITIONS, CharacterFacts, DistrictFacts, EditionFacts, PresetFacts
from citadella.rules.box import Box
from citadella.rules.card import Card
from citadella.rules.dice import Dice
from citadella.rules.editions import EditionRules, printed_choices, rules_of
from citadella.rules.errors import MalformedError, SetupError, shortened
from citadella.rules.homebrew import files_of
from citadella.rules.registry import REGISTRY
from citadella.rules.what_if import (
    action_card_facts,
    declare,
    district_facts,
    no_card,
    not_here,
    numbers_of_action_card,
    numbers_of_character,
    numbers_of_district,
)
from citadella.rules.what_if import check as check_what_if
from citadella.rules.what_if import read as read_what_if

# The numbers of players allowed (S1); an edition may have a lower maximum.
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 8
# Up to this many bonus districts can be added without leaving out original districts (S5).
FREE_BONUS_DISTRICTS: Final = 3
# The maximum number of original characters that others may replace, as printed (J-S14).
MAX_SWAPS: Final = 2

# The arguments that `repr` shows without their names.
POSITIONAL: Final = ("edition", "players", "characters", "unique")

# The wishes for a card: it must, may or must not be used (S9).
ALWAYS: Final = "always"
MAYBE: Final = "maybe"
NEVER: Final = "never"
WISHES: Final = (ALWAYS, MAYBE, NEVER)


@final
class Setup:
    """The cards and the number of players of a game. Immutable, and valid under S1–S12."""

    def __init__(
        self,
        edition: str,
        players: int,
        characters: tuple[str, ...],
        unique: tuple[str, ...],
        action_cards: bool = False,
        short: bool = False,
        crown: int = -1,
        preset: str = "",
        as_printed: bool | Iterable[str] = (),
        what_if: tuple[str, ...] = (),
        homebrew_action_cards: tuple[str, ...] = (),
    ) -> None:
        """Create a setup; raise SetupError if it breaks S1–S12.

        `preset`, `custom` and `random` are easier to use. `as_printed`: the ids of the rule
        variants in which to follow the edition's rulebook instead of our rulings (S12), or True
        for all of them. `what_if`: changed numbers on cards, each like `tavern.cost=2`.
        `homebrew_action_cards`: action cards that are shuffled into the deck in any edition.
        """
        facts = edition_facts(edition)
        self.edition = edition  #: The id of the edition.
        self.players = players  #: The number of players.
        self.characters = _in_rank_order(facts, characters)  #: The ids of the characters, by rank.
        self.unique = unique  #: The ids of the unique districts.
        self.action_cards = action_cards  #: Whether the edition's action cards are in the deck.
        self.short = short  #: Whether the short game is played (S10).
        self.crown = crown  #: The seat that begins with the crown, -1 if it is drawn by lot.
        self.preset_name = preset  #: The id of the preset, '' for custom cards.
        #: The rule variants in which the setup follows the edition's rulebook (S12).
        self.as_printed: tuple[str, ...] = printed_choices(edition, as_printed)
        self._box: Box | None = None
        self.homebrew_action_cards = homebrew_action_cards  #: The ids of homebrew action cards.
        names = (*self.characters, *unique, *homebrew_action_cards)
        made = [name for name in names if name in REGISTRY.sources]
        self.card_files: dict[str, str] = files_of(made)  #: The hashes of homebrew files, by name.
        # The version of the registry at the check below. It is -1 without homebrew cards, because
        # such a setup never needs another check.
        self._version = REGISTRY.version if made else -1
        _check(self, facts)
        self._changes: dict[str, dict[str, int]] = _checked_what_if(self, facts, what_if)
        #: The changed numbers on cards, each like `tavern.cost=2`.
        self.what_if: tuple[str, ...] = tuple(
            f"{card}.{number}={value}"
            for card, numbers in sorted(self._changes.items())
            for number, value in sorted(numbers.items())
        )

    # --- constructors ------------------------------------------------------------------
    @staticmethod
    def preset(
        name: str = "first-game",
        edition: str = "2016",
        players: int = 4,
        ninth: bool = True,
        rank_9: str = "",
        rank_4: str = "",
        action_cards: bool = False,
        short: bool = False,
        crown: int = -1,
        as_printed: bool | Iterable[str] = (),
    ) -> "Setup":
        """Return a setup with a printed list of cards and the substitutes that S8 requires.

        `ninth`: whether to play with rank 9 where it is optional (4–7 players). `rank_9`: the
        substitute for the Queen, or the character of rank 9 if the list needs one but has none.
        `rank_4`: the substitute for the Emperor with two players.
        """
        facts = edition_facts(edition)
        rules = rules_of(edition, printed_choices(edition, as_printed))
        chosen = find_preset(facts, name)
        cast = [character_facts(facts, c) for c in chosen.characters]
        if not plays_nine(facts, players, ninth):
            cast = [c for c in cast if c.rank < 9]
        elif facts.needs_nine(players) and cast[-1].rank < 9:
            cast.append(character_facts(facts, rank_9 or facts.ninth))
        substitutes = {4: rank_4, 9: rank_9}
        names = [or_substitute(rules, players, c, substitutes.get(c.rank, "")) for c in cast]
        played = (action_cards, short, crown, chosen.id, as_printed)
        return Setup(edition, players, tuple(names), chosen.unique, *played)

    @staticmethod
    def custom(
        characters: list[str] | tuple[str, ...],
        unique: list[str] | tuple[str, ...] | None = None,
        edition: str = "2016",
        players: int = 4,
        action_cards: bool = False,
        short: bool = False,
        crown: int = -1,
        as_printed: bool | Iterable[str] = (),
    ) -> "Setup":
        """Return a custom setup; if `unique` is None, use the edition's default districts."""
        facts = edition_facts(edition)
        if unique is None:
            if facts.unique_chosen is None:
                barred = excluded(facts, characters)
                unique = [d.id for d in facts.unique if d.id not in barred]
            else:
                unique = find_preset(facts, "first-game").unique
        cards = (tuple(characters), tuple(unique), action_cards)
        return Setup(edition, players, *cards, short, crown, as_printed=as_printed)

    @staticmethod
    def random(
        edition: str = "2016",
        players: int = 4,
        seed: int | str = 0,
        as_printed: bool | Iterable[str] = (),
        homebrew: Iterable[str] = (),
    ) -> "Setup":
        """Return a random setup that the edition allows, perhaps with some `homebrew` cards."""
        facts = edition_facts(edition)
        rules = rules_of(edition, printed_choices(edition, as_printed))
        check_players(players)
        made_characters, made_districts, made_action_cards = _sorted_out(facts, homebrew)
        dice = Dice.from_seed(f"setup {edition} {players} {seed}")
        nine = facts.needs_nine(players) or (facts.may_have_nine(players) and dice.below(2) > 0)
        characters = [*facts.characters, *made_characters]
        fitting = [
            [c.id for c in characters if c.rank == rank and players >= rules.least_players(c)]
            for rank in range(1, 10 if nine else 9)
        ]
        cast = [names[dice.below(len(names))] for names in fitting]
        if rules.follows("two-swaps"):
            cast = _with_originals(facts, cast, fitting, dice.below(MAX_SWAPS + 1), dice)
        barred = excluded(facts, cast)
        names = [d.id for d in facts.unique if d.id not in barred]
        added = [name for name in made_districts if name not in barred]
        if facts.unique_chosen is not None:
            unique = _some(dice, names + added, facts.unique_chosen)
        else:
            added = [d.id for d in facts.bonus if d.id not in barred] + added
            bonus = _some(dice, added, dice.below(len(added) + 1))
            kept = len(names) - originals_out(rules, len(bonus), len(names))
            unique = [*_some(dice, names, kept), *bonus]
        action_cards = len(facts.action_cards) > 0 and dice.below(2) > 0
        short = facts.short_game and dice.below(4) == 0
        extra = [name for name in made_action_cards if dice.below(2) > 0]
        cards = (tuple(cast), tuple(unique), action_cards)
        made = tuple(extra)
        return Setup(
            edition, players, *cards, short, as_printed=as_printed, homebrew_action_cards=made
        )

    @staticmethod
    def from_wishes(
        wishes: Mapping[str, str],
        edition: str = "2016",
        players: int = 4,
        ninth: bool = True,
        action_cards: bool = False,
        short: bool = False,
        seed: int | str = 0,
        as_printed: bool | Iterable[str] = (),
    ) -> "Setup":
        """Return a random setup from wishes for cards: `always`, `maybe` or `never` (S9).

        Cards without a wish are left out. `ninth`: whether to play with rank 9 where it is
        optional. `selection.check_selection` explains why wishes cannot be fulfilled.
        """
        facts = edition_facts(edition)
        rules = rules_of(edition, printed_choices(edition, as_printed))
        check_players(players)
        dice = Dice.from_seed(f"wishes {edition} {players} {seed}")
        check_wishes(facts, wishes)
        cast: list[str] = []
        possible: list[list[str]] = []
        for rank in range(1, 10 if plays_nine(facts, players, ninth) else 9):
            names = wished_characters(facts, rules, players, wishes, rank)
            always = [name for name in names if wishes[name] == ALWAYS]
            cast += always or _some(dice, names, min(1, len(names)))
            possible.append(names)
        if rules.follows("two-swaps"):
            cast = _with_originals(facts, cast, possible, MAX_SWAPS, dice)
        unique = _wished_districts(facts, rules, wishes, excluded(facts, cast), dice)
        extra = [
            name
            for name in REGISTRY.action_cards
            if wishes.get(name) == ALWAYS or (wishes.get(name) == MAYBE and dice.below(2) > 0)
        ]
        cards = (tuple(cast), tuple(unique), action_cards)
        made = tuple(extra)
        return Setup(
            edition, players, *cards, short, as_printed=as_printed, homebrew_action_cards=made
        )

    def with_cards(
        self, names: Iterable[str], seed: int | str = 0, as_fit: bool = False
    ) -> "Setup":
        """Return this setup with the named cards added: homebrew cards or cards of the edition.

        A character replaces the one of its rank, a unique district replaces a random one (drawn
        with `seed`), and a homebrew action card is added to the deck. `as_fit`: leave out cards
        that do not fit instead of raising an error.
        """
        facts = edition_facts(self.edition)
        rules = rules_of(self.edition, self.as_printed)
        dice = Dice.from_seed(f"with cards {seed}")
        characters, districts, action_cards = _sorted_out(facts, names)
        if as_fit:
            characters = _one_of_each_rank(dice, facts, rules, characters, self.players)
        ranks = [character.rank for character in characters]
        cast = [c.id for c in characters]
        cast += [n for n in self.characters if character_facts(facts, n).rank not in ranks]
        if as_fit and rules.follows("two-swaps"):
            ranks_of = {n: character_facts(facts, n).rank for n in (*cast, *originals(facts))}
            same = [[n, o] for n in cast for o in originals(facts) if ranks_of[n] == ranks_of[o]]
            cast = _with_originals(facts, cast, same, MAX_SWAPS, dice)
        barred = excluded(facts, cast)
        if as_fit:
            districts = [name for name in districts if name not in barred]
            districts = _some(dice, districts, min(len(districts), facts.unique_chosen or 99))
        unique = _room_for(dice, facts, rules, barred, self.unique, districts)
        changed = self.replace(
            characters=tuple(cast),
            unique=tuple(unique),
            preset="",
            what_if=(),
            homebrew_action_cards=tuple(
                dict.fromkeys([*self.homebrew_action_cards, *action_cards])
            ),
        )
        return changed.with_what_if(self.what_if)

    def with_what_if(self, what_if: Iterable[str]) -> "Setup":
        """Return this setup with changed numbers on its cards; a change is like `tavern.cost=2`.

        Changes to cards of the edition that are not in this setup are ignored.
        """
        facts = edition_facts(self.edition)
        playing = self.cards()
        known: set[str] | None = None
        mine: list[str] = []
        for text in what_if:
            card, number, value = read_what_if(text)
            if card in playing:
                mine.append(text)
                continue
            if known is None:
                known = every_card(facts)
            if card not in known:
                raise no_card(card, facts.id, sorted(known))
            rules = rules_of(self.edition, self.as_printed)
            check_what_if(card, number, value, _numbers(rules, facts, card))
        if not mine and not self.what_if:
            return self
        return self.replace(what_if=(*self.what_if, *mine))

    # --- use ---------------------------------------------------------------------------
    def cards(self) -> set[str]:
        """Return the ids of all the setup's cards: characters, districts and action cards."""
        facts = edition_facts(self.edition)
        names = {*self.characters, *self.unique, *(d.id for d in facts.base)}
        names.update(self.homebrew_action_cards)
        if self.action_cards:
            names.update(card.id for card in facts.action_cards)
        return names

    def current(self) -> "Setup":
        """Return this setup with its homebrew cards as currently registered."""
        if self._version == -1 or self._version == REGISTRY.version:
            return self
        return self.replace()

    def box(self) -> Box:
        """Return the cards of this setup, shared by all its games."""
        if self._box is None:
            facts = edition_facts(self.edition)
            rules = rules_of(self.edition, self.as_printed)
            cast = [rules.character(character_facts(facts, name)) for name in self.characters]
            unique = [find_unique(facts, name) for name in self.unique]
            changes = self._changes
            kinds: list[Card] = [
                rules.district(district_facts(f, changes[f.id]) if f.id in changes else f)
                for f in (*facts.base, *unique)
            ]
            extra = [REGISTRY.action_cards[name] for name in self.homebrew_action_cards]
            kinds += [
                rules.action_card(action_card_facts(f, changes[f.id]) if f.id in changes else f)
                for f in (*(facts.action_cards if self.action_cards else ()), *extra)
            ]
            for character in cast:
                if character.name in changes:
                    declare(character, changes[character.name])
            for kind in kinds:
                if kind.name in changes:
                    declare(kind, changes[kind.name])
            goal = facts.city_size[self.players] - (1 if self.short else 0)
            self._box = Box(rules, self.players, goal, cast, kinds)
            self._box.setup = self
        return self._box

    def arguments(self) -> dict[str, Any]:
        """Return the arguments that create this setup, by name."""
        return {
            "edition": self.edition,
            "players": self.players,
            "characters": self.characters,
            "unique": self.unique,
            "action_cards": self.action_cards,
            "short": self.short,
            "crown": self.crown,
            "preset": self.preset_name,
            "as_printed": self.as_printed,
            "what_if": self.what_if,
            "homebrew_action_cards": self.homebrew_action_cards,
        }

    def replace(self, **changes: Any) -> "Setup":
        """Return this setup with some arguments changed."""
        return Setup(**{**self.arguments(), **changes})

    def __reduce__(self) -> tuple[object, ...]:
        # The box is created again from the arguments.
        return (Setup, tuple(self.arguments().values()))

    def __copy__(self) -> "Setup":
        return self

    def __deepcopy__(self, memo: object) -> "Setup":
        return self

    def key(self) -> tuple[object, ...]:
        """Return the key for comparing setups: all arguments except the preset's name."""
        return tuple(value for name, value in self.arguments().items() if name != "preset")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        parts: list[str] = []
        for name, value in self.arguments().items():
            if name in POSITIONAL:
                parts.append(repr(value))
            elif value != ():
                parts.append(f"{name}={value!r}")
        return f"Setup({', '.join(parts)})"


def edition_facts(edition: str) -> EditionFacts:
    """Return the facts of an edition."""
    facts = EDITIONS.get(edition) if isinstance(edition, str) else None
    if facts is None:
        raise MalformedError(
            "There is no edition called '{edition}'; choose from {known}.",
            edition=shortened(edition),
            known=", ".join(EDITIONS),
        )
    return facts


def find_unique(facts: EditionFacts, name: str) -> DistrictFacts:
    """Return the facts of a unique district of an edition, or of a homebrew one."""
    for district in (*facts.unique, *facts.bonus):
        if district.id == name:
            return district
    made = REGISTRY.districts.get(name)
    if made is not None:
        return made
    raise SetupError(
        "S5",
        "The {edition} edition has no unique district called '{name}'.",
        edition=facts.id,
        name=shortened(name),
    )


def find_preset(facts: EditionFacts, name: str) -> PresetFacts:
    for preset in facts.presets:
        if preset.id == name:
            return preset
    names = ", ".join(preset.id for preset in facts.presets)
    raise MalformedError(
        "The {edition} edition has no preset '{name}'; choose from {names}.",
        edition=facts.id,
        name=shortened(name, 20),
        names=names,
    )


def character_facts(facts: EditionFacts, name: str) -> CharacterFacts:
    """Return the facts of a character of an edition, or of a homebrew one."""
    for character in facts.characters:
        if character.id == name:
            return character
    made = REGISTRY.characters.get(name)
    if made is not None:
        return made
    raise SetupError(
        "S2",
        "The {edition} edition has no character called '{name}'.",
        edition=facts.id,
        name=shortened(name),
    )


def plays_nine(facts: EditionFacts, players: int, ninth: bool) -> bool:
    """Return whether rank 9 is used; `ninth`: whether to use it where it is optional (S3)."""
    return facts.needs_nine(players) or (ninth and facts.may_have_nine(players))


def or_substitute(
    rules: EditionRules, players: int, character: CharacterFacts, substitute: str = ""
) -> str:
    """Return the character's id or, with too few players, `substitute` or its stand-in (S8)."""
    if players >= rules.least_players(character):
        return character.id
    return substitute or character.stand_in


def excluded(facts: EditionFacts, characters: Iterable[str]) -> set[str]:
    """Return the districts that these characters exclude (S11)."""
    return {district for name in characters for district in character_facts(facts, name).excludes}


def originals(facts: EditionFacts) -> tuple[str, ...]:
    """Return the original characters of an edition: those of its preset `first-game`."""
    return find_preset(facts, "first-game").characters


def originals_out(rules: EditionRules, bonus: int, most: int) -> int:
    """Return how many original districts `bonus` added ones replace, at most `most` (S5, J-S15)."""
    if bonus <= FREE_BONUS_DISTRICTS:
        return 0
    out = bonus if rules.follows("card-for-card") else bonus - FREE_BONUS_DISTRICTS
    return min(most, out)


def swaps_in(facts: EditionFacts, cast: Iterable[str]) -> list[str]:
    """Return the cast's characters that replace original ones; those of rank 9 never do."""
    first = originals(facts)
    return [name for name in cast if name not in first and character_facts(facts, name).rank < 9]


def _with_originals(
    facts: EditionFacts, cast: list[str], possible: list[list[str]], most: int, dice: Dice
) -> list[str]:
    """Return the cast with some original characters put back; at most `most` stay replaced."""
    swapped = swaps_in(facts, cast)
    back = [
        original
        for original in originals(facts)
        for names in possible
        if original in names and any(name in swapped for name in names)
    ]
    for original in _some(dice, back, min(len(back), max(0, len(swapped) - most))):
        rank = character_facts(facts, original).rank
        cast = [original if character_facts(facts, c).rank == rank else c for c in cast]
    return cast


def check_wishes(facts: EditionFacts, wishes: Mapping[str, str]) -> None:
    """Raise an error if a wish is for an unknown card or is not in WISHES."""
    _sorted_out(facts, wishes)
    for wish in wishes.values():
        if wish not in WISHES:
            raise MalformedError(
                "The wish for a card must be one of {known}, not '{wish}'.",
                known=", ".join(WISHES),
                wish=shortened(wish),
            )


def wished_characters(
    facts: EditionFacts, rules: EditionRules, players: int, wishes: Mapping[str, str], rank: int
) -> list[str]:
    """Return the characters of a rank that the wishes allow to be drawn.

    These are the characters marked `always`, even if they need more players. If there are none,
    they are those marked `maybe` that this number of players can use.
    """
    characters = [*facts.characters, *REGISTRY.characters.values()]
    of_rank = [c for c in characters if c.rank == rank]
    always = [c.id for c in of_rank if wishes.get(c.id) == ALWAYS]
    return always or [
        c.id for c in of_rank if wishes.get(c.id) == MAYBE and players >= rules.least_players(c)
    ]


@final
class WishedDistricts:
    """The unique districts that the wishes require or allow with a given cast."""

    def __init__(
        self,
        facts: EditionFacts,
        rules: EditionRules,
        wishes: Mapping[str, str],
        barred: set[str],
    ) -> None:
        """Sort the districts by the wishes; the cast excludes the districts in `barred` (S11)."""
        originals = [d.id for d in facts.unique if d.id not in barred]
        others = [d.id for d in facts.bonus] + list(REGISTRY.districts)
        names = originals + [name for name in others if name not in barred]
        #: The districts that must be used.
        self.sure = [name for name in names if wishes.get(name) == ALWAYS]
        #: The districts that may be used.
        self.maybe = [name for name in names if wishes.get(name) == MAYBE]
        # The values below are for editions that normally use all original districts.
        #: The original districts that may be used.
        self.kept = [name for name in originals if wishes.get(name) in (ALWAYS, MAYBE)]
        #: The other districts, which are added to the originals.
        self.added = [name for name in self.sure if name not in originals]
        #: The number of original districts that must be used together with `added` (S5).
        self.due = len(originals) - originals_out(rules, len(self.added), len(originals))


def _wished_districts(
    facts: EditionFacts,
    rules: EditionRules,
    wishes: Mapping[str, str],
    barred: set[str],
    dice: Dice,
) -> list[str]:
    """Return unique districts that satisfy the wishes.

    The original districts that added districts replace are chosen at random (S5).
    """
    wished = WishedDistricts(facts, rules, wishes, barred)
    if facts.unique_chosen is not None:
        missing = max(0, facts.unique_chosen - len(wished.sure))
        if missing > len(wished.maybe):
            raise SetupError(
                "S5",
                "{needed} unique districts are needed, but the wishes allow only {count}.",
                needed=facts.unique_chosen,
                count=len(wished.sure) + len(wished.maybe),
            )
        return wished.sure + _some(dice, wished.maybe, missing)
    return _some(dice, wished.kept, min(wished.due, len(wished.kept))) + wished.added


def _sorted_out(
    facts: EditionFacts, names: Iterable[str]
) -> tuple[list[CharacterFacts], list[str], list[str]]:
    """Sort named cards into characters, unique districts and homebrew action cards."""
    known = {c.id: c for c in (*facts.characters, *REGISTRY.characters.values())}
    unique = {d.id for d in (*facts.unique, *facts.bonus)}
    unique.update(REGISTRY.districts)
    characters: list[CharacterFacts] = []
    districts: list[str] = []
    action_cards: list[str] = []
    for name in dict.fromkeys(names):
        if name in known:
            characters.append(known[name])
        elif name in unique:
            districts.append(name)
        elif name in REGISTRY.action_cards:
            action_cards.append(name)
        else:
            raise SetupError(
                "S9",
                "The {edition} edition has no card called '{name}'.",
                edition=facts.id,
                name=shortened(name),
            )
    return characters, districts, action_cards


def _one_of_each_rank(
    dice: Dice,
    facts: EditionFacts,
    rules: EditionRules,
    characters: list[CharacterFacts],
    players: int,
) -> list[CharacterFacts]:
    chosen: list[CharacterFacts] = []
    for rank in range(1, 10 if facts.may_have_nine(players) else 9):
        fitting = [c for c in characters if c.rank == rank and players >= rules.least_players(c)]
        if fitting:
            chosen.append(fitting[dice.below(len(fitting))])
    return chosen


def _room_for(
    dice: Dice,
    facts: EditionFacts,
    rules: EditionRules,
    barred: set[str],
    unique: Iterable[str],
    named: list[str],
) -> list[str]:
    """Return the named unique districts together with as many others as S5 allows."""
    others = [name for name in unique if name not in barred and name not in named]
    if facts.unique_chosen is not None:
        room = max(0, facts.unique_chosen - len(named))
        # Replace the districts that newly added characters exclude.
        known = {*others, *named, *barred}
        spare = [d.id for d in facts.unique if d.id not in known]
        others += spare[: max(0, room - len(others))]
        return _some(dice, others, min(room, len(others))) + named
    purple = [d.id for d in facts.unique if d.id not in barred]
    bonus = [name for name in (*others, *named) if name not in purple]
    free = [name for name in purple if name not in named]
    kept = _some(dice, free, len(free) - originals_out(rules, len(bonus), len(free)))
    return [name for name in purple if name in kept or name in named] + bonus


def _in_rank_order(facts: EditionFacts, characters: tuple[str, ...]) -> tuple[str, ...]:
    ranked = sorted((character_facts(facts, name).rank, name) for name in characters)
    return tuple(name for _, name in ranked)


def _some(dice: Dice, names: list[str], n: int) -> list[str]:
    left = names.copy()
    chosen: list[str] = []
    for _ in range(n):
        chosen.append(left.pop(dice.below(len(left))))
    return [name for name in names if name in chosen]


def check_players(players: int, facts: EditionFacts | None = None) -> None:
    """Raise SetupError if the game, or the edition `facts`, is not for this many players (S1)."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise SetupError(
            "S1",
            "The game is for {least} to {most} players, not {players}.",
            least=MIN_PLAYERS,
            most=MAX_PLAYERS,
            players=players,
        )
    if facts is not None and players > facts.most_players:
        raise SetupError(
            "S1",
            "The {edition} edition is for 2 to {most} players, not {players}.",
            edition=facts.id,
            most=facts.most_players,
            players=players,
        )


def every_card(facts: EditionFacts) -> set[str]:
    """Return the ids of all cards that can be used with an edition, homebrew cards included."""
    names = {c.id for c in facts.characters}
    names.update(d.id for d in (*facts.base, *facts.unique, *facts.bonus))
    names.update(card.id for card in facts.action_cards)
    return names | set(REGISTRY.sources)


def _numbers(rules: EditionRules, facts: EditionFacts, name: str) -> dict[str, int]:
    """Return the numeric attributes printed on a card, by name."""
    for action_card in (*facts.action_cards, *REGISTRY.action_cards.values()):
        if action_card.id == name:
            return numbers_of_action_card(rules.action_card(action_card), action_card)
    for base in facts.base:
        if base.id == name:
            return numbers_of_district(rules.district(base), base)
    if name in REGISTRY.characters or name in [c.id for c in facts.characters]:
        character = character_facts(facts, name)
        return numbers_of_character(rules.character(character), character)
    unique = find_unique(facts, name)
    return numbers_of_district(rules.district(unique), unique)


def printed_numbers(
    edition: str, card: str, as_printed: bool | Iterable[str] = ()
) -> dict[str, int]:
    """Return the numeric attributes printed on an edition's card or a homebrew card, by name."""
    facts = edition_facts(edition)
    known = every_card(facts)
    if card not in known:
        raise no_card(card, edition, sorted(known))
    return _numbers(rules_of(edition, printed_choices(edition, as_printed)), facts, card)


def _checked_what_if(
    setup: Setup, facts: EditionFacts, what_if: tuple[str, ...]
) -> dict[str, dict[str, int]]:
    """Return the changed attributes by card; if one is changed twice, the last change counts."""
    changes: dict[str, dict[str, int]] = {}
    if not what_if:
        return changes
    rules = rules_of(setup.edition, setup.as_printed)
    playing = setup.cards()
    for text in what_if:
        card, number, value = read_what_if(text)
        if card not in playing:
            known = every_card(facts)
            raise not_here(card) if card in known else no_card(card, facts.id, sorted(known))
        numbers = _numbers(rules, facts, card)
        changes.setdefault(card, {})[number] = check_what_if(card, number, value, numbers)
    return changes


def _check(setup: Setup, facts: EditionFacts) -> None:
    rules = rules_of(setup.edition, setup.as_printed)
    check_players(setup.players)
    _check_cast(setup, facts, rules)
    _check_unique(setup, facts, rules)
    if setup.action_cards and not facts.action_cards:
        raise SetupError("S5", "The {edition} edition has no action cards.", edition=facts.id)
    for name in setup.homebrew_action_cards:
        if name not in REGISTRY.action_cards:
            raise SetupError(
                "S5", "There is no homebrew action card called '{name}'.", name=shortened(name)
            )
        if setup.homebrew_action_cards.count(name) > 1:
            raise SetupError(
                "S5", "The action card '{name}' is chosen twice.", name=shortened(name)
            )
    if setup.short and not facts.short_game:
        raise SetupError("S10", "The {edition} edition has no short game.", edition=facts.id)
    if not -1 <= setup.crown < setup.players:
        raise SetupError(
            "S6",
            "The crown must start at a seat from 0 to {last} (-1: drawn by lot), not {crown}.",
            last=setup.players - 1,
            crown=setup.crown,
        )


def not_one_of_rank(rank: int, count: int) -> SetupError:
    """Return the error for a rank with no character or several (S2)."""
    return SetupError(
        "S2",
        "There must be exactly one character of rank {rank}, not {count}.",
        rank=rank,
        count=count,
    )


def _check_cast(setup: Setup, facts: EditionFacts, rules: EditionRules) -> None:
    players = setup.players
    cast = [character_facts(facts, name) for name in setup.characters]
    ranks = [character.rank for character in cast]
    if 9 not in ranks:
        check_players(players, facts)
    for rank in range(1, 9):
        if ranks.count(rank) != 1:
            raise not_one_of_rank(rank, ranks.count(rank))
    nines = ranks.count(9)
    if nines > 1 or len(ranks) != 8 + nines:
        raise SetupError(
            "S2", "There may be at most one character of rank 9, not {nines}.", nines=nines
        )
    if facts.needs_nine(players) and not nines:
        raise SetupError(
            "S3", "A game of {players} players needs a character of rank 9.", players=players
        )
    if nines and players < 4 and not facts.needs_nine(players):
        raise SetupError(
            "S3", "A game of {players} players cannot have a character of rank 9.", players=players
        )
    for character in cast:
        least = rules.least_players(character)
        if players < least:
            raise SetupError(
                "S4",
                "'{character}' needs at least {least} players, not {players}.",
                character=character.id,
                least=least,
                players=players,
            )
    swaps = len(swaps_in(facts, setup.characters))
    if rules.follows("two-swaps") and swaps > MAX_SWAPS:
        raise SetupError(
            "S12",
            "As printed, at most {most} original characters can be replaced, not {swaps}.",
            most=MAX_SWAPS,
            swaps=swaps,
        )


def _check_unique(setup: Setup, facts: EditionFacts, rules: EditionRules) -> None:
    for name in setup.unique:
        find_unique(facts, name)
        if setup.unique.count(name) > 1:
            raise SetupError("S5", "The district '{name}' is chosen twice.", name=shortened(name))
    for character in setup.characters:
        for name in character_facts(facts, character).excludes:
            if name in setup.unique:
                raise SetupError(
                    "S11",
                    "The district '{name}' cannot be used together with '{character}'.",
                    name=name,
                    character=character,
                )
    if facts.unique_chosen is not None:
        if len(setup.unique) != facts.unique_chosen:
            raise SetupError(
                "S5",
                "There must be {needed} unique districts, not {count}.",
                needed=facts.unique_chosen,
                count=len(setup.unique),
            )
        return
    purple = [d.id for d in facts.unique]
    removable = len(purple)
    extra = [name for name in setup.unique if name not in purple]
    missing = len([name for name in purple if name not in setup.unique])
    for name in excluded(facts, setup.characters):
        if name in purple:
            missing -= 1
            removable -= 1
    due = originals_out(rules, len(extra), removable)
    if missing != due:
        raise SetupError(
            "S5",
            "With {bonus} bonus districts, the number of original districts left out must be "
            "{due}, not {missing}.",
            bonus=len(extra),
            due=due,
            missing=missing,
        )
