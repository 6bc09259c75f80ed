"""Checks of wishes for cards agree with `Setup.from_wishes` and `Setup.preset`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from citadella import homebrew
from citadella.cards import EDITIONS, CharacterFacts
from citadella.rules import CitadellaError, MalformedError, Setup, SetupError
from citadella.rules.editions import RULES
from citadella.rules.registry import REGISTRY
from citadella.rules.selection import Selection, check_selection, wishes_of_preset
from citadella.rules.setup import FREE_BONUS_DISTRICTS, MAX_SWAPS, originals, plays_nine

Wishes = dict[str, str]
SIZES = [
    (edition, players)
    for edition, facts in EDITIONS.items()
    for players in range(2, facts.most_players + 1)
]
# The number of random selections for each edition and number of players; the number of setups drawn
# from each; and the maximum number if a problem is expected, which may affect only a few casts.
SELECTIONS = 25
DRAWS = 30
MOST_DRAWS = 3000
# Homebrew characters that exclude districts; one has rank 9. The Mill is a homebrew district.
EXCLUDING = """
from citadella.homebrew import (
    Character, CharacterFacts, District, DistrictFacts, register_character, register_district
)

def add(name, rank, least, *excludes):
    facts = CharacterFacts(name, rank, least, excludes=excludes)
    register_character(facts, type(name.title(), (Character,), {}))

register_district(DistrictFacts("mill", "unique", 3), type("Mill", (District,), {}))
add("miller", 6, 2, "keep", "mill")
add("baker", 6, 2, "keep", "library")
add("forester", 7, 4, "observatory", "mill")
add("abbess", 9, 2, "haunted_quarter")
"""


@pytest.fixture
def excluding(tmp_path: Path) -> Iterator[None]:
    """Load homebrew characters that exclude districts."""
    before = homebrew.Registered()
    file = tmp_path / "excluding.py"
    file.write_text(EXCLUDING)
    homebrew.load(file)
    yield
    before.restore()


def characters_of(edition: str) -> list[CharacterFacts]:
    return [*EDITIONS[edition].characters, *REGISTRY.characters.values()]


def districts_of(edition: str) -> list[str]:
    facts = EDITIONS[edition]
    return [*(d.id for d in (*facts.unique, *facts.bonus)), *REGISTRY.districts]


def everything(edition: str) -> Wishes:
    """Return wishes that allow an edition's characters and its unique but not bonus districts."""
    facts = EDITIONS[edition]
    district = "always" if facts.unique_chosen is None else "maybe"
    return dict.fromkeys((c.id for c in facts.characters), "maybe") | dict.fromkeys(
        (d.id for d in facts.unique), district
    )


def random_wishes(chance: Random, edition: str) -> Wishes:
    """Return random wishes; many of them are just possible, or just not."""
    wishes: Wishes = {}
    allowed = chance.choice((0.35, 0.7, 0.95))
    for rank in range(1, 10):
        names = [c.id for c in characters_of(edition) if c.rank == rank]
        wishes |= {n: "maybe" if chance.random() < allowed else "never" for n in names}
        if names and chance.random() < 0.3:
            wishes[chance.choice(names)] = "always"
    facts = EDITIONS[edition]
    districts = districts_of(edition)
    if facts.unique_chosen is not None:
        sure = max(0, facts.unique_chosen - chance.randrange(-2, 6))
        possible = max(sure, facts.unique_chosen + chance.randrange(-1, 5))
        drawn = chance.sample(districts, min(possible, len(districts)))
        return wishes | dict.fromkeys(drawn, "maybe") | dict.fromkeys(drawn[:sure], "always")
    printed = [d.id for d in facts.unique]
    others = [name for name in districts if name not in printed]
    added = chance.sample(others, chance.randrange(len(others) + 1))
    out = chance.sample(printed, chance.choice((0, 0, 1, 2, len(added) % len(printed))))
    kept = {name: chance.choice(("always", "always", "maybe")) for name in printed}
    return wishes | kept | dict.fromkeys(added, "always") | dict.fromkeys(out, "never")


def random_choices(chance: Random, edition: str) -> tuple[str, ...]:
    ids = [choice.id for choice in RULES[edition].choices]
    return tuple(one for one in ids if chance.random() < chance.choice((0, 0.5, 1)))


def usable(wishes: Wishes, found: Selection) -> Wishes:
    """Return the wishes without those for unavailable cards."""
    return {name: wish for name, wish in wishes.items() if name not in found.barred}


def refused(
    wishes: Wishes,
    edition: str,
    players: int,
    ninth: bool,
    printed: tuple[str, ...],
    draws: int = DRAWS,
) -> bool:
    """Return whether one of many setups cannot be drawn from wishes."""
    for seed in range(draws):
        try:
            Setup.from_wishes(wishes, edition, players, ninth, seed=seed, as_printed=printed)
        except SetupError:
            return True
    return False


@pytest.mark.rule("S2", "S3", "S4", "S5", "S8", "S9", "S11", "S12")
@pytest.mark.parametrize("made", [False, True], ids=["printed", "homebrew"])
@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_a_problem_is_found_if_and_only_if_the_wishes_cannot_always_be_fulfilled(
    edition: str, players: int, made: bool, request: pytest.FixtureRequest
) -> None:
    if made:
        request.getfixturevalue("excluding")
    chance = Random(f"{edition} {players} {made}")
    verdicts: list[bool] = []
    while len(verdicts) < SELECTIONS or len(set(verdicts)) < 2:
        assert len(verdicts) < 20 * SELECTIONS
        wishes, printed = random_wishes(chance, edition), random_choices(chance, edition)
        ninth = chance.random() < 0.5
        found = check_selection(wishes, edition, players, ninth, printed)
        problem = found.characters or found.districts
        verdicts.append(problem is None)
        options = (edition, players, ninth, printed)
        if problem is None:
            assert not refused(usable(wishes, found), *options), (wishes, options)
        else:
            fails = refused(usable(wishes, found), *options, draws=MOST_DRAWS)
            assert fails, (problem.kind, wishes, options)
        # Wishes for unavailable cards are ignored, but it is an error if a character that must be
        # used needs more players.
        ranks = range(1, 10 if plays_nine(EDITIONS[edition], players, ninth) else 9)
        asked = any(
            wishes.get(character.id) == "always" and found.barred[character.id].why == "players"
            for character in characters_of(edition)
            if character.rank in ranks and character.id in found.barred
        )
        if problem is None:
            assert refused(wishes, *options) == asked


@pytest.mark.rule("S3", "S4", "S11")
@pytest.mark.parametrize("made", [False, True], ids=["printed", "homebrew"])
@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_every_allowed_card_is_used_in_some_setup_unless_it_is_unavailable(
    edition: str, players: int, made: bool, request: pytest.FixtureRequest
) -> None:
    if made:
        request.getfixturevalue("excluding")
    chance = Random(f"{edition} {players} {made}")
    for ninth in (True, False):
        wishes = everything(edition) | dict.fromkeys(REGISTRY.characters, "maybe")
        drawn = "maybe" if EDITIONS[edition].unique_chosen is not None else "always"
        wishes |= dict.fromkeys(chance.sample(list(REGISTRY.districts), made), drawn)
        found = check_selection(wishes, edition, players, ninth)
        assert found.characters is None
        seen: set[str] = set()
        for seed in range(150):
            setup = Setup.from_wishes(wishes, edition, players, ninth, seed=seed)
            seen |= {*setup.characters, *setup.unique}
        assert seen == {name for name in wishes if name not in found.barred}


def cast_size(wishes: Wishes, edition: str, players: int, ninth: bool) -> int:
    """Return the number of characters drawn from wishes, 0 if they cannot be fulfilled."""
    try:
        return len(Setup.from_wishes(wishes, edition, players, ninth).characters)
    except SetupError:
        return 0


@pytest.mark.rule("S3")
@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_rank_9_is_optional_if_both_eight_and_nine_characters_are_possible(
    edition: str, players: int
) -> None:
    nines = [character.id for character in characters_of(edition) if character.rank == 9]
    for wanted in product(("maybe", "never"), repeat=len(nines)):
        wishes = everything(edition) | dict(zip(nines, wanted, strict=True))
        sizes = {cast_size(wishes, edition, players, ninth) for ninth in (True, False)}
        for ninth in (True, False):
            found = check_selection(wishes, edition, players, ninth)
            assert found.ninth_is_optional == (sizes == {8, 9})


@pytest.mark.rule("S5")
@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_the_reported_numbers_of_districts_match_the_setups(edition: str, players: int) -> None:
    chance = Random(f"{edition} {players}")
    for _ in range(SELECTIONS):
        wishes, printed = random_wishes(chance, edition), random_choices(chance, edition)
        found = check_selection(wishes, edition, players, as_printed=printed)
        if found.characters or found.districts:
            continue
        setups = [
            Setup.from_wishes(
                usable(wishes, found), edition, players, seed=seed, as_printed=printed
            )
            for seed in range(DRAWS)
        ]
        if found.needed is None:
            assert max(len(setup.unique) for setup in setups) == found.sure == found.possible
        else:
            assert {len(setup.unique) for setup in setups} == {found.needed}
            in_all = set.intersection(*(set(setup.unique) for setup in setups))
            assert len(in_all) >= found.sure
            assert len(set().union(*(setup.unique for setup in setups))) <= found.possible


# --- presets ------------------------------------------------------------------------------
@pytest.mark.rule("S8", "J-S12")
@pytest.mark.parametrize("printed", [False, True], ids=["", "as-printed"])
@pytest.mark.parametrize(("edition", "players"), SIZES)
def test_the_wishes_of_a_preset_give_the_setup_of_the_preset(
    edition: str, players: int, printed: bool
) -> None:
    if printed and not RULES[edition].choices:
        return
    for preset in EDITIONS[edition].presets:
        wishes = wishes_of_preset(preset.id, edition, players, printed)
        for ninth in (True, False):
            found = check_selection(wishes, edition, players, ninth, printed)
            assert found.characters is None
            assert found.districts is None
            expected = Setup.preset(preset.id, edition, players, ninth, as_printed=printed)
            for seed in range(10):
                setup = Setup.from_wishes(
                    wishes, edition, players, ninth, seed=seed, as_printed=printed
                )
                assert setup.characters[:8] == expected.characters[:8]
                assert len(setup.characters) == len(expected.characters)
                assert set(setup.unique) == set(expected.unique)
                if len(preset.characters) == 9:
                    assert setup.characters == expected.characters


def test_the_wishes_of_a_preset_name_every_card_and_no_homebrew_card_is_used(
    excluding: None,
) -> None:
    for edition, players in SIZES:
        wishes = wishes_of_preset("first-game", edition, players)
        assert set(wishes) == {
            *(character.id for character in characters_of(edition)),
            *districts_of(edition),
        }
        assert {wishes[name] for name in REGISTRY.sources} == {"never"}


def test_presets_that_an_edition_does_not_have_are_rejected() -> None:
    with pytest.raises(MalformedError, match="no preset 'none'"):
        wishes_of_preset("none")
    with pytest.raises(SetupError, match="rule S1"):
        wishes_of_preset("first-game", "classic-2016", 8)


# --- single problems ----------------------------------------------------------------------
@pytest.mark.rule("S2", "S4")
def test_a_rank_is_empty_if_its_only_character_needs_more_players() -> None:
    wishes = everything("2016") | {"king": "never", "patrician": "never", "emperor": "always"}
    found = check_selection(wishes, players=2)
    assert found.characters is not None
    assert (found.characters.kind, found.characters.numbers) == ("rank-empty", {"rank": 4})
    assert (found.barred["emperor"].why, found.barred["emperor"].players) == ("players", 3)
    assert check_selection(wishes, players=3).characters is None


@pytest.mark.rule("S3")
def test_rank_9_may_be_empty_only_where_it_is_not_needed() -> None:
    wishes = everything("2016") | dict.fromkeys(("queen", "artist", "tax_collector"), "never")
    problem = check_selection(wishes, players=3).characters
    assert problem is not None
    assert problem.numbers == {"rank": 9}
    assert check_selection(wishes, players=4).characters is None


@pytest.mark.rule("S12", "J-S14")
def test_as_printed_a_third_replaced_original_is_a_problem() -> None:
    first = originals(EDITIONS["classic"])
    ranks = {c.rank: c.id for c in EDITIONS["classic"].characters if c.id not in first}
    wishes = everything("classic") | dict.fromkeys((ranks[1], ranks[2]), "always")
    assert check_selection(wishes, "classic", as_printed=True).characters is None
    wishes[ranks[3]] = "always"
    problem = check_selection(wishes, "classic", as_printed=True).characters
    assert problem is not None
    assert (problem.kind, problem.numbers) == ("swaps", {"count": 3, "most": MAX_SWAPS})
    assert check_selection(wishes, "classic").characters is None


@pytest.mark.rule("S5", "J-S15")
@pytest.mark.parametrize(
    ("as_printed", "bonus", "out", "missing"),
    [(False, 4, 1, 0), (False, 4, 2, 1), (False, 3, 2, 2), (True, 4, 4, 0), (True, 4, 5, 1)],
)
def test_originals_may_be_left_out_only_for_bonus_districts(
    as_printed: bool, bonus: int, out: int, missing: int
) -> None:
    facts = EDITIONS["classic"]
    wishes = everything("classic") | {"diplomat": "never"}
    wishes |= dict.fromkeys([d.id for d in facts.bonus][:bonus], "always")
    wishes |= dict.fromkeys([d.id for d in facts.unique][:out], "never")
    found = check_selection(wishes, "classic", as_printed=as_printed)
    if missing == 0:
        assert found.districts is None
        assert found.sure == len(facts.unique) - out + bonus
        return
    assert found.districts is not None
    assert found.districts.kind == "districts-missing" + ("-printed" if as_printed else "")
    assert found.districts.numbers == {"count": missing, "free": FREE_BONUS_DISTRICTS}


@pytest.mark.rule("S5")
def test_too_many_or_too_few_districts_are_a_problem() -> None:
    unique = [district.id for district in EDITIONS["deluxe"].unique]
    wishes = {c.id: "maybe" for c in EDITIONS["deluxe"].characters}
    for sure, maybe, right in ((14, 0, True), (0, 14, True), (3, 11, True), (15, 0, False)):
        wishes |= dict.fromkeys(unique, "never") | dict.fromkeys(unique[: sure + maybe], "maybe")
        wishes |= dict.fromkeys(unique[:sure], "always")
        found = check_selection(wishes, "deluxe")
        assert (found.districts is None) == right
        assert (found.sure, found.possible, found.needed) == (sure, sure + maybe, 14)
    wishes |= dict.fromkeys(unique, "never") | dict.fromkeys(unique[:13], "maybe")
    problem = check_selection(wishes, "deluxe").districts
    assert problem is not None
    assert problem.numbers == {"needed": 14, "sure": 0, "possible": 13}


@pytest.mark.rule("S11")
def test_a_district_is_unavailable_if_every_possible_cast_excludes_it(excluding: None) -> None:
    wishes = everything("classic")
    assert "graveyard" not in check_selection(wishes, "classic").barred
    bar = check_selection(wishes | {"diplomat": "always"}, "classic").barred["graveyard"]
    assert (bar.why, bar.by) == ("excluded", "diplomat")
    # The Miller or the Baker is used. Both exclude the Keep; each also excludes a different card.
    wishes = everything("2016") | dict.fromkeys(
        (c.id for c in EDITIONS["2016"].characters if c.rank == 6), "never"
    )
    wishes |= {"miller": "maybe", "baker": "maybe"}
    barred = check_selection(wishes).barred
    assert {name for name, bar in barred.items() if bar.why == "excluded"} == {"keep"}


@pytest.mark.rule("S11")
def test_only_one_of_two_districts_counts_if_each_character_of_a_rank_excludes_one(
    excluding: None,
) -> None:
    wishes = everything("2016") | dict.fromkeys(
        (c.id for c in EDITIONS["2016"].characters if c.rank == 6), "never"
    )
    unique = [d.id for d in EDITIONS["2016"].unique if d.id not in ("keep", "library")]
    wishes |= dict.fromkeys(districts_of("2016"), "never") | dict.fromkeys(unique[:12], "maybe")
    wishes |= {"miller": "maybe", "baker": "maybe", "mill": "maybe", "library": "maybe"}
    found = check_selection(wishes)
    # The Miller allows the Library but not the Mill; the Baker allows the Mill but not the Library.
    assert (found.possible, found.districts is None) == (13, False)
    wishes[unique[12]] = "maybe"
    found = check_selection(wishes)
    assert (found.possible, found.districts) == (14, None)


@pytest.mark.parametrize(
    ("wishes", "options", "rule"),
    [
        ({"dragon": "always"}, {}, "S9"),
        ({"witch": "sometimes"}, {}, ""),
        ({"witch": "always", "assassin": "always"}, {}, "S2"),
        ({}, {"players": 9}, "S1"),
        ({}, {"players": 1}, "S1"),
        ({}, {"edition": "classic-2016", "players": 8}, "S1"),
        ({}, {"edition": "classic-2016", "as_printed": True}, "J-S17"),
        ({}, {"edition": "none"}, ""),
        ({}, {"as_printed": ["none"]}, ""),
    ],
)
def test_invalid_wishes_are_rejected_with_the_same_error_as_by_from_wishes(
    wishes: Wishes, options: dict[str, Any], rule: str
) -> None:
    edition = "classic-2016" if options.get("edition") == "classic-2016" else "2016"
    sentences = []
    for make in (check_selection, Setup.from_wishes):
        with pytest.raises(CitadellaError) as caught:
            make(everything(edition) | wishes, **options)
        assert getattr(caught.value, "rule", "") == rule
        sentences.append(str(caught.value))
    assert sentences[0] == sentences[1]
