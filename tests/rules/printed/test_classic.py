"""The classic rulebook as printed: action first, Merchant, Wizard, Diplomat, Bell Tower …"""

from __future__ import annotations

from typing import Any

import pytest

from citadella.notation import Position
from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, hand, play, play_until, texts

BOTH_WAYS = pytest.mark.parametrize("printed", [False, True])


def asked(game: Game) -> tuple[str, int]:
    """Return the kind of the pending question and the seat that must answer it."""
    return game.asked_kind(), game.to_act


def classic(call: str, *seats: Seat, printed: bool, **more: Any) -> Game:
    """Return a classic game, played by our rulings or as printed."""
    return game_at(call, *seats, edition="classic", as_printed=printed, **more)


def verbs(game: Game) -> set[str]:
    """Return the verbs of the legal actions."""
    return {text.split()[0] for text in texts(game)}


# --- J-T21: action-first -------------------------------------------------------------------
@pytest.mark.rule("J-T21", "T5", "T7", "S12")
@BOTH_WAYS
@pytest.mark.parametrize(
    ("role", "ability"),
    [
        ("assassin", "kill"),
        ("thief", "rob"),
        ("wizard", "look"),
        ("abbot", "alms"),
        ("artist", "beautify"),
        ("queen", "bonus"),
    ],
)
def test_as_printed_gathering_must_come_before_abilities_and_districts(
    role: str, ability: str, printed: bool
) -> None:
    seats = (
        Seat(role, gold=2, hand="tavern", city="smithy laboratory armory temple"),
        Seat("king" if role != "assassin" else "", gold=9, hand="docks", city="manor"),
        Seat(),
        Seat(),
        Seat(),
    )
    game = classic(role, *seats, printed=printed)
    early = verbs(game) - {"gold", "cards", "income"}
    assert early == (set() if printed else {ability, "use"})
    play(game, "gold")
    assert {ability, "use"} <= verbs(game)
    assert {"smithy", "laboratory", "armory"} <= set(choices(game, "use"))


@pytest.mark.rule("J-T21", "T6", "C-Magician-1", "S12")
def test_as_printed_income_and_the_magician_may_still_come_before_gathering() -> None:
    seats = (
        Seat("magician", hand="tavern"),
        Seat("king", city="manor", hand="docks"),
        Seat(),
        Seat(),
    )
    game = classic("magician", *seats, printed=True)
    assert verbs(game) == {"gold", "cards", "swap-hands", "redraw"}
    play(game, "swap-hands @1")
    assert hand(game, 0) == ["docks"]
    assert verbs(game) == {"gold", "cards"}
    play(game, "gold", "end")
    assert verbs(game) == {"gold", "cards", "income"}
    play(game, "income")
    assert gold(game)[1] == 1
    assert verbs(game) == {"gold", "cards"}


@pytest.mark.rule("J-T21", "D7", "S12")
def test_as_printed_a_player_with_two_turns_must_gather_first_in_each() -> None:
    seats = (Seat("assassin thief", gold=2, city="smithy"), Seat("king bishop", gold=2))
    game = classic("assassin", *seats, printed=True)
    assert verbs(game) == {"gold", "cards"}
    play(game, "gold", "end")
    assert verbs(game) == {"gold", "cards"}


@pytest.mark.rule("J-T21", "S12")
def test_in_other_editions_abilities_may_come_before_gathering_even_as_printed() -> None:
    for edition in ("2016", "2021", "deluxe"):
        game = game_at(
            "assassin", Seat("assassin"), *[Seat()] * 3, edition=edition, as_printed=True
        )
        assert "kill" in verbs(game)


# --- J-X-Merchant-2: merchant-after-turn ---------------------------------------------------
@pytest.mark.rule("J-X-Merchant-2", "S12")
@BOTH_WAYS
def test_as_printed_the_merchant_gets_the_extra_gold_at_the_end_of_the_turn(printed: bool) -> None:
    game = classic("merchant", Seat("merchant", city="tavern"), *[Seat()] * 3, printed=printed)
    play(game, "cards", keep_first(game))
    assert ("bonus" in texts(game)) == (not printed)
    assert "income" in texts(game)
    play(game, "end")
    assert gold(game)[0] == (1 if printed else 0)


def keep_first(game: Game) -> str:
    """Return the action that keeps the first of the cards about to be drawn."""
    twin = game.copy()
    twin.play("cards")
    return next(text for text in texts(twin) if text.startswith("keep"))


@pytest.mark.rule("J-X-Merchant-2", "J-T16", "S12")
def test_as_printed_the_merchants_extra_gold_comes_after_tax_and_poor_house() -> None:
    merchant = Seat("merchant", hand="tavern", city="poor_house")
    seats = (merchant, Seat("tax_collector"), Seat(), Seat())
    game = classic("merchant", *seats, printed=True)
    # 2 gathered - 1 for the Tavern - 1 tax + 1 from the Poor House + 1 from the Merchant.
    play(game, "gold", "build tavern", "end")
    assert gold(game)[:2] == [2, 1]


@pytest.mark.rule("J-X-Merchant-2", "C-Witch-2", "C-Witch-3", "S12")
def test_as_printed_the_merchants_extra_gold_goes_to_the_witch() -> None:
    seats = (Seat("merchant"), Seat("witch"), Seat(), Seat())
    game = classic("merchant", *seats, printed=True, markers="spell:merchant@1")
    play(game, "gold")
    assert (asked(game), gold(game)[0]) == (("turn", 1), 2)
    play(game, "end")
    assert gold(game)[:2] == [2, 1]


# --- J-Wizard-4: wizard-may-take -----------------------------------------------------------
@pytest.mark.rule("J-Wizard-4", "I3", "S12")
@BOTH_WAYS
def test_as_printed_the_wizard_may_look_at_a_hand_and_take_nothing(printed: bool) -> None:
    seats = (Seat("wizard", hand="temple"), Seat("king", hand="docks manor"), Seat(), Seat())
    game = classic("wizard", *seats, printed=printed)
    play(game, "gold", "look @1")
    assert ("decline" in texts(game)) == printed
    if printed:
        play(game, "decline")
        assert (hand(game, 0), hand(game, 1)) == (["temple"], ["docks", "manor"])
        assert game.view(0).players[1].remembered == (["docks", "manor"], 0)
        assert choices(game, "look") == []


@pytest.mark.rule("J-Wizard-4", "S12")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_outside_classic_the_wizard_must_take_a_card_even_when_played_as_printed(
    edition: str,
) -> None:
    seats = (Seat("wizard"), Seat(hand="docks"), Seat(), Seat())
    game = game_at("wizard", *seats, edition=edition, as_printed=True)
    play(game, "look @1")
    assert "decline" not in texts(game)


# --- J-X-Diplomat-2, -3: diplomat-names, diplomat-own-city ---------------------------------
@pytest.mark.rule("J-X-Diplomat-2", "S12")
@BOTH_WAYS
def test_as_printed_a_swap_may_bring_a_second_district_of_the_same_name(printed: bool) -> None:
    seats = (
        Seat("diplomat", gold=9, city="tavern"),
        Seat("king", city="tavern+ castle"),
        Seat("thief"),
        Seat("bishop"),
    )
    game = classic("diplomat", *seats, printed=printed)
    play(game, "gold")
    assert choices(game, "exchange") == (["tavern+ @1", "castle @1"] if printed else [])
    if printed:
        play(game, "exchange castle @1", "hand-over tavern")
        assert (city(game, 0), city(game, 1)) == (["castle"], ["tavern", "tavern+"])
        twin = Position.from_json(Position.of(game).to_json()).game()
        assert Position.of(twin) == Position.of(game)


@pytest.mark.rule("J-X-Diplomat-2", "J-T14", "J-keep-2", "S12")
def test_even_as_printed_the_diplomat_can_swap_neither_identical_districts_nor_keeps() -> None:
    seats = (
        Seat("diplomat", gold=9, city="tavern keep"),
        Seat("king", city="tavern"),
        Seat(),
        Seat(),
    )
    game = classic("diplomat", *seats, printed=True)
    play(game, "gold")
    assert choices(game, "exchange") == []


EIGHT = "temple tavern watchtower manor church docks prison harbor"


@pytest.mark.rule("J-X-Diplomat-3", "X-Diplomat-1", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("districts", [8, 7])
def test_as_printed_the_diplomat_cannot_swap_from_their_own_complete_city(
    districts: int, printed: bool
) -> None:
    own = " ".join(EIGHT.split()[:districts])
    seats = (Seat("diplomat", gold=9, city=own), Seat("king", city="castle"), Seat(), Seat())
    game = classic("diplomat", *seats, printed=printed)
    play(game, "gold")
    closed = printed and districts == 8
    assert choices(game, "exchange") == ([] if closed else ["castle @1"])


@pytest.mark.rule("J-X-Diplomat-3", "X-Bishop-1", "S12")
@BOTH_WAYS
def test_as_printed_the_diplomats_own_bishop_does_not_prevent_a_swap(printed: bool) -> None:
    seats = (Seat("bishop diplomat", gold=9, city="tavern"), Seat("king thief", city="castle"))
    game = classic("diplomat", *seats, printed=printed)
    play(game, "gold")
    assert choices(game, "exchange") == (["castle @1"] if printed else [])


# --- J-X-Crown-2: heir-may-pass ------------------------------------------------------------
@pytest.mark.rule("J-X-Crown-2", "K3", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("takes", [True, False])
def test_as_printed_a_killed_kings_player_may_leave_the_crown_where_it_is(
    takes: bool, printed: bool
) -> None:
    seats = (Seat("king"), Seat("assassin"), Seat("warlord"), Seat("bishop"))
    game = classic("warlord", *seats, printed=printed, crown=2, markers="dagger:king@1")
    play(game, "gold", "end")
    if printed:
        assert asked(game) == ("heir-crown", 0)
        assert game.view(3).players[0].revealed == ["king"]
        assert texts(game) == ["decline", "crown @0"]
        twin = Position.from_json(Position.of(game).to_json()).game()
        assert texts(twin) == texts(game)
        play(game, "crown @0" if takes else "decline")
    assert game.asked_kind() == "pick"
    assert game.crown == (2 if printed and not takes else 0)


@pytest.mark.rule("J-X-Crown-2", "S12")
def test_a_killed_kings_player_who_already_has_the_crown_is_not_asked() -> None:
    seats = (Seat("king"), Seat("assassin"), Seat("warlord"), Seat("bishop"))
    game = classic("warlord", *seats, printed=True, crown=0, markers="dagger:king@1")
    play(game, "gold", "end")
    assert (game.asked_kind(), game.crown) == ("pick", 0)


@pytest.mark.rule("J-X-Crown-2", "K3", "S12")
@BOTH_WAYS
def test_as_printed_a_killed_emperors_player_may_leave_the_crown_where_it_is(printed: bool) -> None:
    seats = (Seat("emperor"), Seat("assassin", gold=3), Seat("warlord"), Seat("bishop"))
    game = classic("warlord", *seats, printed=printed, crown=2, markers="dagger:emperor@1")
    play(game, "gold", "end")
    assert ("decline" in texts(game)) == printed
    assert choices(game, "crown") == ["@1", "@3"]
    if printed:
        play(game.copy(), "decline")
    play(game, "crown @1")
    # By both rules, the crowned player gives nothing to the killed Emperor.
    assert (game.asked_kind(), game.crown, gold(game)[:2]) == ("pick", 1, [0, 3])


# --- J-bell_tower-4: bell-at-seven ---------------------------------------------------------
@pytest.mark.rule("J-bell_tower-4", "S10", "S12")
@BOTH_WAYS
def test_as_printed_the_bell_tower_ends_the_short_game_at_seven_districts(printed: bool) -> None:
    five = " ".join(EIGHT.split()[:5])
    seats = (Seat("king", gold=9, hand="bell_tower", city=five), Seat(), Seat(), Seat())
    game = classic("king", *seats, printed=printed, short=True)
    play(game, "gold", "build bell_tower", "announce")
    assert (game.goal, game.end_at, game.ending) == ((7, 7, False) if printed else (6, 6, True))


@pytest.mark.rule("J-bell_tower-4", "U-bell_tower-1", "S12")
def test_as_printed_all_cities_of_seven_count_as_first_when_the_bell_tower_is_announced() -> None:
    seven = " ".join(EIGHT.split()[:7])
    six = " ".join(EIGHT.split()[:6])
    seats = (
        Seat("architect", gold=9, hand="bell_tower castle", city=six),
        Seat("warlord", city=seven),
        Seat(),
        Seat(),
    )
    game = classic("architect", *seats, printed=True, short=True)
    play(game, "gold", "build bell_tower", "announce")
    assert (game.first & 0b11, game.goal) == (0b11, 7)


@pytest.mark.rule("U-bell_tower-1", "S12")
@BOTH_WAYS
def test_by_our_ruling_and_as_printed_the_bell_tower_ends_the_long_game_at_seven_districts(
    printed: bool,
) -> None:
    six = " ".join(EIGHT.split()[:6])
    seats = (Seat("king", gold=9, hand="bell_tower", city=six), Seat(), Seat(), Seat())
    game = classic("king", *seats, printed=printed)
    play(game, "gold", "build bell_tower", "announce")
    assert (game.goal, game.end_at, game.first) == (7, 7, 1)


# --- J-E6: finished-counts (classic, with a Bell Tower) ------------------------------------
def bonus(game: Game, seat: int) -> int:
    """Return the points that a seat scores for a complete city."""
    sheet = game.standing().sheets[seat]
    return sum(line.points for line in sheet if line.reason in ("first-complete", "complete"))


@pytest.mark.rule("J-E6", "U-armory", "S12")
@BOTH_WAYS
def test_as_printed_a_city_that_is_no_longer_complete_keeps_its_two_points(printed: bool) -> None:
    seven = " ".join(EIGHT.split()[:7])
    with_armory = f"{' '.join(EIGHT.split()[:6])} armory"
    seats = (
        Seat("king", gold=9, hand="castle", city=seven),
        Seat("bishop", gold=9, hand="castle", city=with_armory),
        Seat("thief", city="market"),
        Seat("warlord"),
    )
    game = classic("king", *seats, printed=printed)
    play(game, "gold", "build castle", "end", "gold", "build castle")
    assert [bonus(game, 0), bonus(game, 1)] == [4, 2]
    play(game, "use armory", "destroy market @2", "end")
    assert len(game.players[1].city) == 7
    twin = Position.from_json(Position.of(game).to_json()).game()
    for each in (game, twin, game.copy()):
        play_until(each, "turn", 3)
        play(each, "gold", "end")
        assert each.over
        assert [bonus(each, 0), bonus(each, 1)] == [4, 2 if printed else 0]


@pytest.mark.rule("J-E6", "J-bell_tower-3", "S12")
@BOTH_WAYS
def test_a_city_of_seven_loses_its_points_if_the_announced_bell_tower_is_destroyed(
    printed: bool,
) -> None:
    six = " ".join(EIGHT.split()[:6])
    with_armory = f"{' '.join(EIGHT.split()[:5])} armory"
    seats = (
        Seat("bishop", gold=9, hand="castle", city=six),
        Seat("merchant", gold=9, hand="castle", city=with_armory),
        Seat("king", gold=9, hand="bell_tower", city="market"),
        Seat("warlord", gold=9),
    )
    game = classic("king", *seats, printed=printed)
    play(game, "gold", "build bell_tower", "announce", "end")
    play(game, "gold", "build castle", "end", "gold", "build castle")
    assert [bonus(game, 0), bonus(game, 1)] == [4, 2]
    play(game, "use armory", "destroy market @2", "end")
    assert [bonus(game, 0), bonus(game, 1)] == [4, 2 if printed else 0]
    play(game, "gold", "destroy bell_tower @2")
    assert [bonus(game, 0), bonus(game, 1)] == [0, 0]
    assert not game.ending
