"""Checks of card wishes for forms: which wishes cannot be fulfilled, and why (S9).

A check draws nothing: it finds no problem if and only if `Setup.from_wishes` succeeds with every
seed for the same wishes, apart from wishes for unavailable cards.
"""

from collections.abc import Iterable, Mapping
from typing import Final, final

from citadella.cards import EditionFacts
from citadella.rules.editions import EditionRules, printed_choices, rules_of
from citadella.rules.registry import REGISTRY
from citadella.rules.setup import (
    ALWAYS,
    FREE_BONUS_DISTRICTS,
    MAX_SWAPS,
    MAYBE,
    NEVER,
    WishedDistricts,
    character_facts,
    check_players,
    check_wishes,
    edition_facts,
    excluded,
    find_preset,
    not_one_of_rank,
    or_substitute,
    plays_nine,
    swaps_in,
    wished_characters,
)

# The reasons why a card is unavailable: too few players, no rank 9, or excluded by a character.
TOO_FEW_PLAYERS: Final = "players"
NO_NINTH: Final = "ninth"
EXCLUDED: Final = "excluded"


@final
class Bar:
    """Why a card is unavailable."""

    def __init__(self, why: str, players: int = 0, by: str = "") -> None:
        """Store one of the three reasons, with its number of players or its character."""
        self.why = why
        self.players = players  #: The minimum number of players for the card.
        self.by = by  #: The character that excludes the card.


@final
class Problem:
    """Why the chosen characters or districts do not make a setup."""

    def __init__(self, kind: str, **numbers: int) -> None:
        """Store the kind of problem, and its numbers by name."""
        self.kind = kind
        self.numbers = numbers


@final
class Selection:
    """The findings of a check of wishes."""

    def __init__(
        self,
        barred: dict[str, Bar],
        ninth_is_optional: bool,
        characters: Problem | None,
        districts: Problem | None,
        sure: int,
        possible: int,
        needed: int | None,
    ) -> None:
        """Store the findings."""
        self.barred = barred  #: The reasons why cards are unavailable, by id.
        #: Whether rank 9 is optional: not required, and the wishes allow a character of this rank.
        self.ninth_is_optional = ninth_is_optional
        self.characters = characters  #: The problem of the characters; None if there is none.
        self.districts = districts  #: The problem of the unique districts; None if there is none.
        #: The number of unique districts that must be used, with the cast for which it is highest.
        self.sure = sure
        #: The number of unique districts that can be used, with the cast for which it is lowest.
        #: If `needed` is None, `sure` and `possible` are both the number of districts in the game.
        self.possible = possible
        #: The number of unique districts in a game; None if it uses all the edition's originals.
        self.needed = needed


def check_selection(
    wishes: Mapping[str, str],
    edition: str = "2016",
    players: int = 4,
    ninth: bool = True,
    as_printed: bool | Iterable[str] = (),
) -> Selection:
    """Check wishes as `Setup.from_wishes` takes them; wishes for unavailable cards do not count.

    Raise an error for other mistakes than impossible combinations: an unknown card, two characters
    of one rank that must both be used, or a wrong number of players.
    """
    facts = edition_facts(edition)
    rules = rules_of(edition, printed_choices(edition, as_printed))
    check_players(players, facts)
    check_wishes(facts, wishes)
    nine = plays_nine(facts, players, ninth)
    barred: dict[str, Bar] = {}
    ninth_is_optional = False
    for character in (*facts.characters, *REGISTRY.characters.values()):
        least = rules.least_players(character)
        if players < least:
            barred[character.id] = Bar(TOO_FEW_PLAYERS, players=least)
        elif character.rank == 9:
            if wishes.get(character.id) in (ALWAYS, MAYBE) and not facts.needs_nine(players):
                ninth_is_optional = ninth_is_optional or facts.may_have_nine(players)
            if not nine:
                barred[character.id] = Bar(NO_NINTH)
    usable = {name: wish for name, wish in wishes.items() if name not in barred}
    candidates = [wished_characters(facts, rules, players, usable, rank) for rank in range(1, 10)]
    for rank, names in enumerate(candidates, 1):
        count = len([name for name in names if usable[name] == ALWAYS])
        if count > 1:
            raise not_one_of_rank(rank, count)
    exclusions = _exclusions(facts, rules, candidates)
    every = [d.id for d in (*facts.unique, *facts.bonus, *REGISTRY.districts.values())]
    for name in every:
        if all(name in districts for districts in exclusions):
            cast = [character for names in candidates for character in names]
            by = [one for one in cast if name in character_facts(facts, one).excludes]
            barred[name] = Bar(EXCLUDED, by=by[0])
    found = [WishedDistricts(facts, rules, usable, districts) for districts in exclusions]
    if facts.unique_chosen is not None:
        sure = max([len(one.sure) for one in found])
        possible = min([len(one.sure) + len(one.maybe) for one in found])
    else:
        sure = max([min(one.due, len(one.kept)) + len(one.added) for one in found])
        possible = sure
    return Selection(
        barred,
        ninth_is_optional,
        _problem_of_characters(facts, rules, players, candidates),
        _problem_of_districts(facts, rules, found, sure, possible),
        sure,
        possible,
        facts.unique_chosen,
    )


def wishes_of_preset(
    name: str = "first-game",
    edition: str = "2016",
    players: int = 4,
    as_printed: bool | Iterable[str] = (),
) -> dict[str, str]:
    """Return the wishes that a preset stands for, for all cards of the edition and homebrew cards.

    Stand-ins replace characters that need more players (S8). If the game needs a rank that the
    preset does not have, all characters of that rank may be used.
    """
    facts = edition_facts(edition)
    rules = rules_of(edition, printed_choices(edition, as_printed))
    check_players(players, facts)
    preset = find_preset(facts, name)
    listed = [character_facts(facts, one) for one in preset.characters]
    cast = [or_substitute(rules, players, character) for character in listed]
    needed = set(range(1, 10 if facts.needs_nine(players) else 9))
    needed.difference_update([character.rank for character in listed])
    wishes = {c.id: MAYBE if c.rank in needed else NEVER for c in facts.characters}
    wishes.update({d.id: NEVER for d in (*facts.unique, *facts.bonus)})
    wishes.update(dict.fromkeys(REGISTRY.characters, NEVER))
    wishes.update(dict.fromkeys(REGISTRY.districts, NEVER))
    wishes.update(dict.fromkeys(REGISTRY.action_cards, NEVER))
    wishes.update(dict.fromkeys((*cast, *preset.unique), ALWAYS))
    return wishes


def _exclusions(
    facts: EditionFacts, rules: EditionRules, candidates: list[list[str]]
) -> list[set[str]]:
    """Return the sets of districts that the possible casts exclude, each set once (S11)."""
    found: set[tuple[frozenset[str], int]] = {(frozenset(), 0)}
    for names in candidates:
        found = {
            (districts | excluded(facts, [name]), swaps + len(swaps_in(facts, [name])))
            for districts, swaps in found
            for name in names
        } or found
    most = MAX_SWAPS if rules.follows("two-swaps") else len(candidates)
    # If every cast has too many swaps, the characters are reported as the problem.
    drawn = {districts for districts, swaps in found if swaps <= most}
    return [set(districts) for districts in drawn or {districts for districts, _ in found}]


def _problem_of_characters(
    facts: EditionFacts, rules: EditionRules, players: int, candidates: list[list[str]]
) -> Problem | None:
    for rank in range(1, 10 if facts.needs_nine(players) else 9):
        if not candidates[rank - 1]:
            return Problem("rank-empty", rank=rank)
    swaps = len([names for names in candidates if len(swaps_in(facts, names)) == len(names) > 0])
    if rules.follows("two-swaps") and swaps > MAX_SWAPS:
        return Problem("swaps", count=swaps, most=MAX_SWAPS)
    return None


def _problem_of_districts(
    facts: EditionFacts, rules: EditionRules, found: list[WishedDistricts], sure: int, possible: int
) -> Problem | None:
    needed = facts.unique_chosen
    if needed is not None:
        if sure <= needed <= possible:
            return None
        return Problem("districts-drawn", needed=needed, sure=sure, possible=possible)
    missing = max([one.due - len(one.kept) for one in found])
    if missing <= 0:
        return None
    kind = "districts-missing-printed" if rules.follows("card-for-card") else "districts-missing"
    return Problem(kind, count=missing, free=FREE_BONUS_DISTRICTS)
