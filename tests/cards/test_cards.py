"""The card data of each edition: counts, types, costs and presets."""

from __future__ import annotations

import pytest

from citadella.cards import EDITIONS, TYPES, DistrictFacts, EditionFacts, PresetFacts

ORIGINALS = (
    "assassin",
    "thief",
    "magician",
    "king",
    "bishop",
    "merchant",
    "architect",
    "warlord",
)
PRESETS = [
    pytest.param(edition, preset, id=f"{edition.id}-{preset.id}")
    for edition in EDITIONS.values()
    for preset in edition.presets
]


@pytest.fixture(params=EDITIONS.values(), ids=lambda edition: edition.id)
def edition(request: pytest.FixtureRequest) -> EditionFacts:
    facts = request.param
    assert isinstance(facts, EditionFacts)
    return facts


def cards(districts: tuple[DistrictFacts, ...]) -> int:
    return sum(district.copies for district in districts)


def district(edition_id: str, district_id: str) -> DistrictFacts:
    edition = EDITIONS[edition_id]
    (found,) = (
        district
        for district in (*edition.base, *edition.unique, *edition.bonus)
        if district.id == district_id
    )
    return found


def test_editions_are_found_by_their_id() -> None:
    assert set(EDITIONS) == {"classic", "2016", "2021", "deluxe", "classic-2016"}
    assert all(edition.id == key for key, edition in EDITIONS.items())


@pytest.mark.parametrize(
    ("edition_id", "district_cards"),
    [("classic", 66), ("2016", 84), ("2021", 84), ("deluxe", 90), ("classic-2016", 68)],
)
def test_each_edition_has_as_many_district_cards_as_its_box(
    edition_id: str, district_cards: int
) -> None:
    edition = EDITIONS[edition_id]
    assert cards(edition.base) + cards(edition.unique) == district_cards


def test_classic_has_14_bonus_districts_and_other_editions_have_none(edition: EditionFacts) -> None:
    assert cards(edition.bonus) == (14 if edition.id == "classic" else 0)


def test_deluxe_has_15_action_cards_and_other_editions_have_none(edition: EditionFacts) -> None:
    copies = {card.id: card.copies for card in edition.action_cards}
    assert copies == (
        {
            "acrobat": 1,
            "director": 2,
            "ticket_booth": 3,
            "living_cannonball": 2,
            "rasputin": 2,
            "fortune_teller": 2,
            "circus_tent": 3,
        }
        if edition.id == "deluxe"
        else {}
    )
    assert sum(copies.values()) == (15 if edition.id == "deluxe" else 0)


def test_every_edition_has_the_54_base_districts(edition: EditionFacts) -> None:
    """The 54 cards are of 17 kinds: 12 are noble, 11 religious, 20 trade and 11 military."""
    assert len(edition.base) == 17
    assert cards(edition.base) == 54
    totals = {
        type_: cards(tuple(district for district in edition.base if district.type == type_))
        for type_ in TYPES
    }
    assert totals == {"noble": 12, "religious": 11, "trade": 20, "military": 11, "unique": 0}


@pytest.mark.parametrize(
    ("edition_id", "kinds", "copies"),
    [
        ("classic", 11, 12),
        ("2016", 30, 30),
        ("2021", 30, 30),
        ("deluxe", 36, 36),
        ("classic-2016", 13, 14),
    ],
)
def test_each_edition_has_as_many_unique_districts_as_its_rulebook_lists(
    edition_id: str, kinds: int, copies: int
) -> None:
    unique = EDITIONS[edition_id].unique
    assert (len(unique), cards(unique)) == (kinds, copies)


def test_unique_districts_have_the_unique_type_and_no_district_is_listed_twice(
    edition: EditionFacts,
) -> None:
    everything = (*edition.base, *edition.unique, *edition.bonus)
    assert len({district.id for district in everything}) == len(everything)
    assert all(district.type == "unique" for district in (*edition.unique, *edition.bonus))


@pytest.mark.parametrize(
    ("edition_id", "characters"),
    [("classic", 18), ("2016", 27), ("2021", 27), ("deluxe", 27), ("classic-2016", 8)],
)
def test_each_edition_lists_its_characters_once_and_by_rank(
    edition_id: str, characters: int
) -> None:
    facts = EDITIONS[edition_id].characters
    assert len({character.id for character in facts}) == len(facts) == characters
    assert [character.rank for character in facts] == sorted(character.rank for character in facts)


def test_every_rank_has_a_character(edition: EditionFacts) -> None:
    """Rule S2: classic-2016 has ranks 1 to 8; the other editions have ranks 1 to 9."""
    ranks = {character.rank for character in edition.characters}
    assert ranks == set(range(1, 9 if edition.id == "classic-2016" else 10))
    assert set(ORIGINALS) <= {character.id for character in edition.characters}


def test_classic_has_none_of_the_characters_new_in_2016() -> None:
    known = {character.id for character in EDITIONS["classic"].characters}
    assert not known & {
        "magistrate",
        "spy",
        "blackmailer",
        "seer",
        "patrician",
        "cardinal",
        "trader",
        "scholar",
        "marshal",
    }


@pytest.mark.parametrize(
    ("edition_id", "rank"), [("classic", 2), ("2016", 9), ("2021", 9), ("deluxe", 9)]
)
def test_the_tax_collector_has_rank_2_in_classic_and_9_in_other_editions(
    edition_id: str, rank: int
) -> None:
    """Rules X-Tax-1 and C-Tax-1."""
    ranks = {character.id: character.rank for character in EDITIONS[edition_id].characters}
    assert ranks["tax_collector"] == rank


@pytest.mark.parametrize(
    ("district_id", "costs"),
    [
        ("factory", {"classic": 6, "2016": 5, "2021": 5, "deluxe": 5}),
        ("imperial_treasury", {"classic": 4, "2016": 5, "deluxe": 5, "classic-2016": 5}),
        ("observatory", {"classic": 5, "2016": 4, "2021": 4, "deluxe": 4, "classic-2016": 4}),
        ("poor_house", {"classic": 5, "2016": 4, "2021": 4, "deluxe": 4}),
        ("laboratory", {"classic": 5, "2016": 5, "2021": 5, "deluxe": 5, "classic-2016": 5}),
        ("library", {"classic": 6, "2016": 6, "2021": 6, "deluxe": 6, "classic-2016": 6}),
        ("bell_tower", {"classic": 5, "deluxe": 5}),
        ("secret_vault", {"2016": None, "2021": None, "deluxe": None}),
    ],
)
def test_districts_have_the_costs_of_their_edition(
    district_id: str, costs: dict[str, int | None]
) -> None:
    assert {edition_id: district(edition_id, district_id).cost for edition_id in costs} == costs


def test_only_the_secret_vault_has_no_cost(edition: EditionFacts) -> None:
    everything = (*edition.base, *edition.unique, *edition.bonus)
    without = {district.id for district in everything if district.cost is None}
    assert without <= {"secret_vault"}


def test_only_the_two_classic_editions_have_two_keeps() -> None:
    copies = {edition_id: district(edition_id, "keep").copies for edition_id in EDITIONS}
    assert copies == {"classic": 2, "2016": 1, "2021": 1, "deluxe": 1, "classic-2016": 2}


def test_only_deluxe_districts_have_silver_coins(edition: EditionFacts) -> None:
    """Rule U-silver."""
    silver = {
        district.id: district.silver
        for district in (*edition.base, *edition.unique, *edition.bonus)
        if district.silver
    }
    assert silver == (
        {"dragon_gate": 2, "secret_vault": 3, "university": 2} if edition.id == "deluxe" else {}
    )


@pytest.mark.parametrize(
    ("edition_id", "presets"),
    [("classic", 1), ("2016", 7), ("2021", 4), ("deluxe", 7), ("classic-2016", 1)],
)
def test_each_edition_has_its_presets_with_the_first_game_first(
    edition_id: str, presets: int
) -> None:
    """Rule S8."""
    facts = EDITIONS[edition_id].presets
    assert len({preset.id for preset in facts}) == len(facts) == presets
    assert facts[0].id == "first-game"


@pytest.mark.parametrize(("edition", "preset"), PRESETS)
def test_a_preset_uses_cards_of_its_edition(edition: EditionFacts, preset: PresetFacts) -> None:
    """Rules S2, S5 and S8."""
    ranks = {character.id: character.rank for character in edition.characters}
    assert [ranks[character] for character in preset.characters] == list(
        range(1, 9 if preset.id == "first-game" else 10)
    )
    kinds = {district.id: district.copies for district in edition.unique}
    assert len(set(preset.unique)) == len(preset.unique)
    chosen = sum(kinds[district] for district in preset.unique)
    assert chosen == (edition.unique_chosen or cards(edition.unique))


def test_the_first_game_has_the_eight_original_characters(edition: EditionFacts) -> None:
    assert edition.presets[0].characters == ORIGINALS


def test_presets_of_2021_differ_from_the_2016_presets_of_the_same_name() -> None:
    """Rule S8: three presets replace a unique district; one of them also replaces a character."""
    older = {preset.id: preset for preset in EDITIONS["2016"].presets}
    changes = {
        preset.id: (
            set(preset.unique) - set(older[preset.id].unique),
            set(older[preset.id].unique) - set(preset.unique),
            set(preset.characters) ^ set(older[preset.id].characters),
        )
        for preset in EDITIONS["2021"].presets
    }
    assert changes == {
        "first-game": (set(), set(), set()),
        "devious-dignitaries": ({"gold_mine"}, {"framework"}, set()),
        "illustrious-emissaries": ({"capitol"}, {"museum"}, set()),
        "vicious-nobles": ({"stables"}, {"laboratory"}, {"architect", "navigator"}),
    }


@pytest.mark.parametrize(
    ("edition_id", "unique_chosen"),
    [("classic", None), ("2016", 14), ("2021", 14), ("deluxe", 14), ("classic-2016", None)],
)
def test_the_2016_2021_and_deluxe_editions_use_14_unique_districts_per_game(
    edition_id: str, unique_chosen: int | None
) -> None:
    """Rule S5."""
    assert EDITIONS[edition_id].unique_chosen == unique_chosen


def test_the_size_of_a_complete_city_depends_on_edition_and_players(edition: EditionFacts) -> None:
    """Rule E1: 8 districts in classic and with two or three players, otherwise 7."""
    assert len(edition.city_size) == 9
    assert edition.city_size[2:4] == (8, 8)
    assert edition.city_size[4:] == ((8,) * 5 if edition.id == "classic" else (7,) * 5)
