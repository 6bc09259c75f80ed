import pytest

from citadella.cards import EDITIONS
from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, hand, play, texts

OTHERS = (Seat("king"), Seat("bishop"), Seat("warlord"))
MODERN = ["2016", "2021", "deluxe"]
EVERY_EDITION = [*MODERN, "classic"]
OLD = ["classic", "deluxe"]


def scored(edition: str, standing: str, gold: int = 0, hand: str = "") -> Game:
    """Return a game in which seat 0 has the districts in `standing`."""
    owner = Seat("merchant", gold=gold, hand=hand, city=standing)
    return game_at("merchant", owner, *OTHERS, edition=edition, crown=1)


def effect(game: Game, card: str, seat: int = 0) -> int:
    """Return the points that a district's effect scores."""
    sheet = game.standing().sheets[seat]
    return sum(line.points for line in sheet if line.reason == "effect" and line.card == card)


def line(game: Game, reason: str, seat: int = 0) -> int:
    """Return the total points with this reason on the score sheet of a seat."""
    sheet = game.standing().sheets[seat]
    return sum(entry.points for entry in sheet if entry.reason == reason)


# --- Basilica --------------------------------------------------------------------------
@pytest.mark.rule("U-basilica")
@pytest.mark.parametrize("edition", MODERN)
def test_the_basilica_scores_a_point_for_each_district_of_odd_cost(edition: str) -> None:
    # The odd costs are Temple 1, Manor 3, Palace 5; the even costs are Basilica 4, Market 2.
    game = scored(edition, "basilica temple manor palace market")
    assert effect(game, "basilica") == 3
    assert game.standing().totals[0] == 4 + 1 + 3 + 5 + 2 + 3


@pytest.mark.rule("U-basilica", "C-Artist-1")
def test_the_basilica_uses_the_raised_cost_of_a_beautified_district() -> None:
    game = scored("2016", "basilica+ temple+ market+ manor")
    # Each + raises a cost by 1: Basilica 5, Temple 2, Market 3; the Manor still costs 3.
    assert effect(game, "basilica") == 3


@pytest.mark.rule("U-basilica", "U-silver")
def test_silver_coins_do_not_count_as_cost_for_the_basilica() -> None:
    game = scored("deluxe", "basilica dragon_gate smithy")
    assert effect(game, "basilica") == 1


# --- Capitol ---------------------------------------------------------------------------
@pytest.mark.rule("U-capitol")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("standing", "points"),
    [
        ("capitol manor castle palace", 3),
        ("capitol manor castle temple", 0),
        ("capitol smithy library", 3),
        ("capitol smithy manor", 0),
        ("capitol tavern market docks harbor", 3),
    ],
)
def test_the_capitol_scores_three_points_for_three_districts_of_one_type(
    edition: str, standing: str, points: int
) -> None:
    assert effect(scored(edition, standing), "capitol") == points


@pytest.mark.rule("U-capitol-1")
@pytest.mark.parametrize("edition", MODERN)
def test_the_capitol_scores_only_once(edition: str) -> None:
    game = scored(edition, "capitol manor castle palace tavern market docks")
    assert effect(game, "capitol") == 3


# --- Dragon Gate, University, silver coins ---------------------------------------------
@pytest.mark.rule("U-dragon_gate", "U-silver")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_dragon_gate_is_worth_eight_points(edition: str) -> None:
    assert scored(edition, "dragon_gate").standing().totals[0] == 8


@pytest.mark.rule("U-university", "U-silver")
@pytest.mark.parametrize("edition", OLD)
def test_the_university_is_worth_eight_points(edition: str) -> None:
    assert scored(edition, "university").standing().totals[0] == 8


@pytest.mark.rule("U-silver", "U-dragon_gate", "U-university")
@pytest.mark.parametrize(
    ("edition", "card", "sheet"),
    [
        ("2016", "dragon_gate", ["district dragon_gate 6", "effect dragon_gate 2"]),
        ("classic", "university", ["district university 6", "effect university 2"]),
        ("deluxe", "dragon_gate", ["district dragon_gate 6", "silver dragon_gate 2"]),
        ("deluxe", "university", ["district university 6", "silver university 2"]),
    ],
)
def test_dragon_gate_and_university_score_two_extra_points_from_silver_coins_in_deluxe(
    edition: str, card: str, sheet: list[str]
) -> None:
    game = scored(edition, card)
    assert [repr(entry) for entry in game.standing().sheets[0]] == sheet


@pytest.mark.rule("U-silver")
@pytest.mark.parametrize("card", ["dragon_gate", "university"])
def test_silver_coins_do_not_raise_the_warlords_price(card: str) -> None:
    owner = Seat("merchant", city=card)
    game = game_at("warlord", owner, Seat("warlord", gold=5), *OTHERS[:2], edition="deluxe")
    play(game, f"destroy {card} @0")
    assert gold(game)[1] == 0
    assert line(game, "silver") == 0


@pytest.mark.rule("U-silver")
def test_only_dragon_gate_university_and_secret_vault_have_silver_coins() -> None:
    borne = {card.id: card.silver for card in EDITIONS["deluxe"].unique if card.silver}
    assert borne == {"dragon_gate": 2, "university": 2, "secret_vault": 3}
    for edition in ("2016", "2021", "classic"):
        facts = EDITIONS[edition]
        assert not any(card.silver for card in (*facts.unique, *facts.bonus))


# --- Haunted Quarter -------------------------------------------------------------------
@pytest.mark.rule("U-haunted_quarter", "J-E8")
@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.parametrize("missing", ["manor", "temple", "tavern", "prison"])
def test_the_haunted_quarter_counts_as_a_missing_type(edition: str, missing: str) -> None:
    kinds = ["manor", "temple", "tavern", "prison"]
    standing = " ".join([*[kind for kind in kinds if kind != missing], "smithy haunted_quarter"])
    assert line(scored(edition, standing), "all-types") == 3


@pytest.mark.rule("U-haunted_quarter", "E3")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_haunted_quarter_stays_unique_if_no_other_type_is_missing(edition: str) -> None:
    game = scored(edition, "manor temple tavern prison haunted_quarter")
    assert line(game, "all-types") == 3


@pytest.mark.rule("U-haunted_quarter-1")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_haunted_quarter_counts_either_as_unique_or_as_another_type(edition: str) -> None:
    # The military type is missing, and the Quarter is the only unique district.
    game = scored(edition, "manor temple tavern haunted_quarter")
    assert line(game, "all-types") == 0


@pytest.mark.rule("U-haunted_quarter-1", "U-haunted_quarter", "U-wishing_well")
@pytest.mark.parametrize(("edition", "well"), [("2016", 1), ("deluxe", 1), ("classic", 0)])
def test_a_haunted_quarter_of_another_type_does_not_count_for_the_wishing_well(
    edition: str, well: int
) -> None:
    game = scored(edition, "manor temple tavern haunted_quarter wishing_well")
    assert line(game, "all-types") == 3
    assert effect(game, "wishing_well") == well


@pytest.mark.rule("U-haunted_quarter", "J-E8", "U-capitol")
def test_the_haunted_quarters_type_is_the_same_for_all_purposes() -> None:
    # As military, the Quarter completes the five types; as noble, it is the third noble district.
    game = scored("2016", "manor castle temple tavern capitol haunted_quarter")
    assert line(game, "all-types") + effect(game, "capitol") == 3
    # The Quarter can be the Capitol's third district of one type.
    assert effect(scored("2016", "manor castle capitol haunted_quarter"), "capitol") == 3


@pytest.mark.rule("U-haunted_quarter")
def test_the_classic_haunted_quarter_stays_unique_in_the_round_it_is_built() -> None:
    owner = Seat("merchant", hand="haunted_quarter", city="manor temple tavern smithy")
    for edition, built_now, later in [("classic", 0, 3), ("2016", 3, 3), ("deluxe", 3, 3)]:
        game = game_at("merchant", owner, *OTHERS, edition=edition)
        play(game, "gold", "build haunted_quarter")
        assert line(game, "all-types") == built_now
        play(game, "end", "gold", "end")
        assert game.round == 2
        assert line(game, "all-types") == later


@pytest.mark.rule("U-haunted_quarter")
def test_the_haunted_quarter_is_unique_during_the_game() -> None:
    game = game_at("warlord", Seat("warlord", city="haunted_quarter prison"), *OTHERS[:2], Seat())
    play(game, "income")
    assert gold(game)[0] == 1


# --- Imperial Treasury -----------------------------------------------------------------
@pytest.mark.rule("U-imperial_treasury")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_imperial_treasury_scores_a_point_for_each_gold_in_the_stash(edition: str) -> None:
    assert effect(scored(edition, "imperial_treasury tavern", gold=4), "imperial_treasury") == 4


@pytest.mark.rule("U-imperial_treasury")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_gold_on_districts_does_not_count_for_the_imperial_treasury(edition: str) -> None:
    game = scored(edition, "imperial_treasury tavern+ market+", gold=1)
    assert effect(game, "imperial_treasury") == 1


# --- Ivory Tower -----------------------------------------------------------------------
@pytest.mark.rule("U-ivory_tower")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("standing", "points"), [("ivory_tower manor temple", 5), ("ivory_tower smithy", 0)]
)
def test_the_ivory_tower_scores_only_if_it_is_the_only_unique_district(
    edition: str, standing: str, points: int
) -> None:
    assert effect(scored(edition, standing), "ivory_tower") == points


@pytest.mark.rule("U-ivory_tower-1", "U-haunted_quarter-1")
@pytest.mark.parametrize("edition", MODERN)
def test_a_haunted_quarter_of_another_type_lets_the_ivory_tower_score(edition: str) -> None:
    game = scored(edition, "ivory_tower haunted_quarter manor")
    assert effect(game, "ivory_tower") == 5
    game = scored(edition, "ivory_tower haunted_quarter manor temple tavern")
    assert effect(game, "ivory_tower") == 5
    assert line(game, "all-types") == 3


# --- Map Room, Museum, Statue, Wishing Well --------------------------------------------
@pytest.mark.rule("U-map_room")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_map_room_scores_a_point_for_each_card_in_hand(edition: str) -> None:
    game = scored(edition, "map_room", hand="tavern tavern manor")
    assert effect(game, "map_room") == 3
    assert effect(scored(edition, "map_room"), "map_room") == 0


@pytest.mark.rule("U-statue")
@pytest.mark.parametrize("edition", MODERN)
def test_the_statue_scores_if_its_owner_has_the_crown(edition: str) -> None:
    statue = Seat("merchant", city="statue")
    game = game_at("merchant", statue, *OTHERS, edition=edition, crown=0)
    assert effect(game, "statue") == 5
    game = game_at("merchant", statue, *OTHERS, edition=edition, crown=1)
    assert effect(game, "statue") == 0


@pytest.mark.rule("U-statue", "K3")
def test_the_statue_of_a_killed_king_scores_after_its_owner_has_taken_the_crown() -> None:
    game = game_at(
        "warlord",
        Seat("assassin"),
        Seat("king", city="statue manor castle palace temple church market"),
        Seat("bishop"),
        Seat("warlord", city="tavern"),
        markers="dagger:king@0",
    )
    assert effect(game, "statue", 1) == 0
    play(game, "gold", "end")
    assert game.over
    assert effect(game, "statue", 1) == 5


@pytest.mark.rule("U-wishing_well")
@pytest.mark.parametrize("edition", MODERN)
def test_the_wishing_well_scores_a_point_for_each_unique_district_including_itself(
    edition: str,
) -> None:
    assert effect(scored(edition, "wishing_well smithy library manor"), "wishing_well") == 3
    assert effect(scored(edition, "wishing_well manor"), "wishing_well") == 1


@pytest.mark.rule("U-wishing_well")
def test_the_classic_wishing_well_scores_a_point_for_each_other_unique_district() -> None:
    assert effect(scored("classic", "wishing_well smithy library manor"), "wishing_well") == 2
    assert effect(scored("classic", "wishing_well manor"), "wishing_well") == 0


# --- School of Magic -------------------------------------------------------------------
@pytest.mark.rule("U-school_of_magic")
@pytest.mark.parametrize("edition", EVERY_EDITION)
@pytest.mark.parametrize(
    ("character", "own"),
    [("king", "manor"), ("bishop", "temple"), ("merchant", "tavern"), ("warlord", "prison")],
)
def test_the_school_of_magic_counts_as_any_type_for_income(
    edition: str, character: str, own: str
) -> None:
    others = [Seat(name) for name in ("king", "bishop", "merchant", "warlord") if name != character]
    earner = Seat(character, city=f"school_of_magic {own}")
    game = game_at(character, earner, *others, edition=edition)
    play(game, "income")
    assert gold(game)[0] == 2
    game = game_at(character, Seat(character, city="school_of_magic"), *others, edition=edition)
    play(game, "income")
    assert gold(game)[0] == 1


@pytest.mark.rule("U-school_of_magic")
@pytest.mark.parametrize("character", ["patrician", "cardinal"])
def test_the_school_of_magic_brings_a_card_to_characters_whose_income_is_cards(
    character: str,
) -> None:
    earner = Seat(character, city="school_of_magic")
    game = game_at(character, earner, Seat("thief"), Seat("merchant"), Seat("warlord"))
    play(game, "income")
    assert len(hand(game, 0)) == 1
    assert gold(game)[0] == 0


@pytest.mark.rule("U-school_of_magic")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_school_of_magic_counts_as_unique_in_scoring(edition: str) -> None:
    assert line(scored(edition, "manor temple tavern school_of_magic"), "all-types") == 0
    assert line(scored(edition, "manor temple tavern prison school_of_magic"), "all-types") == 3


@pytest.mark.rule("U-school_of_magic-1", "U-school_of_magic")
@pytest.mark.parametrize("edition", ["2016", "2021"])
def test_the_abbot_gets_gold_or_a_card_for_the_school_of_magic(edition: str) -> None:
    abbot = Seat("abbot", city="school_of_magic temple")
    table = (abbot, Seat("king"), Seat("merchant"), Seat("warlord"))
    for coins in range(3):
        game = game_at("abbot", *table, edition=edition)
        assert choices(game, "income-gold") == ["0", "1", "2"]
        play(game, f"income-gold {coins}")
        assert (gold(game)[0], len(hand(game, 0))) == (coins, 2 - coins)
        assert choices(game, "income-gold") == []


@pytest.mark.rule("U-school_of_magic-1", "U-school_of_magic")
def test_the_deluxe_abbot_gets_gold_and_a_card_for_the_school_of_magic() -> None:
    abbot = Seat("abbot", city="school_of_magic temple")
    table = (abbot, Seat("king"), Seat("merchant"), Seat("warlord"))
    for coins in range(2):
        game = game_at("abbot", *table, edition="deluxe")
        assert choices(game, "income-gold") == ["0", "1"]
        play(game, f"income-gold {coins}")
        assert (gold(game)[0], len(hand(game, 0))) == (coins + 1, 2 - coins)


@pytest.mark.rule("U-school_of_magic", "X-Abbot-1")
def test_the_classic_abbot_gets_gold_for_the_school_of_magic() -> None:
    abbot = Seat("abbot", city="school_of_magic temple")
    game = game_at(
        "abbot", abbot, Seat("king"), Seat("merchant"), Seat("warlord"), edition="classic"
    )
    play(game, "income")
    assert (gold(game)[0], hand(game, 0)) == (2, [])


@pytest.mark.rule("U-school_of_magic")
def test_the_school_of_magic_counts_against_the_traders_limit() -> None:
    trader = Seat("trader", gold=9, hand="school_of_magic tavern manor")
    game = game_at("trader", trader, *OTHERS)
    play(game, "gold", "build manor")
    assert choices(game, "build") == ["tavern"]
    assert city(game, 0) == ["manor"]
    assert "income" not in texts(game)
