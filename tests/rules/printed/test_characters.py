"""Characters of 2016, 2021 and deluxe, played as printed."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.notation import Position
from citadella.rules import Game
from citadella.rules.character import OPEN_REAL
from tests.rules.table import (
    Seat,
    choices,
    game_at,
    gold,
    hand,
    logged,
    play,
    play_until,
    texts,
)

MODERN = ["2016", "2021", "deluxe"]
BOTH_WAYS = pytest.mark.parametrize("printed", [False, True])


def asked(game: Game) -> tuple[str, int]:
    """Return the kind of the pending question and the seat that must answer it."""
    return game.asked_kind(), game.to_act


# --- J-T17: own-token ----------------------------------------------------------------------
BLACKMAIL = (Seat("blackmailer"), Seat("king", gold=5), Seat("magician"), Seat("bishop"))


@pytest.mark.rule("J-T17", "C-Blackmailer-1", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", MODERN)
def test_as_printed_a_threat_may_lie_on_the_blackmailers_own_token(
    edition: str, printed: bool
) -> None:
    game = game_at("blackmailer", *BLACKMAIL, edition=edition, as_printed=printed)
    assert ("blackmailer" in choices(game, "threaten")) == printed
    play(game, "threaten king")
    assert ("blackmailer" in choices(game, "threaten")) == printed
    assert "king" not in choices(game, "threaten")


@pytest.mark.rule("J-T17", "J-T19", "I2", "S12")
def test_a_threat_on_the_blackmailers_own_token_goes_unanswered_until_the_round_ends() -> None:
    game = game_at("blackmailer", *BLACKMAIL, as_printed=True)
    play(game, "threaten blackmailer", "threaten king", "flower blackmailer")
    play(game, "gold", "end", "gold", "end")
    assert asked(game) == ("turn", 1)
    play(game, "gold", "refuse", "reveal")
    assert logged(game, "threat-revealed") == ["threat-revealed @0 @1 #4"]
    # Everyone knows now that the flowered threat lies on the Blackmailer's own token.
    (left,) = game.markers
    assert (left.rank, left.face) == (2, OPEN_REAL)
    assert game.view(3).markers[0].face == OPEN_REAL
    play_until(game, "pick")
    assert game.markers == []


@pytest.mark.rule("J-T17", "C-Blackmailer-1", "S12")
def test_even_as_printed_a_bewitched_blackmailers_token_cannot_be_threatened() -> None:
    seats = (Seat("blackmailer"), Seat("witch"), Seat("king"), Seat("bishop"))
    game = game_at("blackmailer", *seats, markers="spell:blackmailer@1", as_printed=True)
    play(game, "gold")
    assert asked(game) == ("turn", 1)
    assert "blackmailer" not in choices(game, "threaten")
    assert "king" in choices(game, "threaten")


@pytest.mark.rule("J-T17", "J-T14", "S12")
@pytest.mark.parametrize("role", ["thief", "assassin"])
def test_thief_and_assassin_cannot_name_their_own_character_even_as_printed(role: str) -> None:
    game = game_at(role, Seat(role), Seat("king"), Seat(), Seat(), as_printed=True)
    assert role not in [*choices(game, "rob"), *choices(game, "kill")]


# --- J-Emperor-6: emperor-receiver ---------------------------------------------------------
EMPEROR = (Seat("emperor"), Seat("bishop", gold=2, hand="docks"), Seat(), Seat("witch"))


@pytest.mark.rule("J-Emperor-6", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", MODERN)
def test_as_printed_in_2021_the_newly_crowned_player_chooses_what_to_give_the_emperor(
    edition: str, printed: bool
) -> None:
    game = game_at("emperor", *EMPEROR, crown=2, edition=edition, as_printed=printed)
    play(game, "crown @1")
    if not (printed and edition == "2021"):
        assert asked(game) == ("levy", 0)
        return
    assert asked(game) == ("give-for-crown", 1)
    assert texts(game) == ["pay-gold", "give-random"]
    twin = Position.from_json(Position.of(game).to_json()).game()
    play(twin, "give-random")
    assert (hand(twin, 0), hand(twin, 1), gold(twin)[:2]) == (["docks"], [], [0, 2])
    play(game, "pay-gold")
    assert (hand(game, 1), gold(game)[:2]) == (["docks"], [1, 1])
    assert asked(game) == ("turn", 0)


@pytest.mark.rule("J-Emperor-6", "S12")
@pytest.mark.parametrize(("more", "paid"), [({"gold": 2}, 1), ({"hand": "docks"}, 0), ({}, 0)])
def test_a_newly_crowned_player_without_a_choice_is_not_asked(
    more: dict[str, Any], paid: int
) -> None:
    seats = (Seat("emperor"), Seat("bishop", **more), Seat(), Seat())
    game = game_at("emperor", *seats, crown=2, edition="2021", as_printed=True)
    play(game, "crown @1")
    assert asked(game) == ("turn", 0)
    assert gold(game)[0] == paid
    assert hand(game, 0) == (["docks"] if "hand" in more else [])


@pytest.mark.rule("J-Emperor-6", "C-Witch-4", "S12")
def test_a_witch_in_the_emperors_place_chooses_what_to_take() -> None:
    game = game_at(
        "emperor",
        *EMPEROR,
        crown=2,
        edition="2021",
        markers="spell:emperor@3",
        as_printed=True,
    )
    play(game, "gold", "crown @1")
    assert asked(game) == ("levy", 3)


# --- J-Queen-2: queen-with-rank-4 ----------------------------------------------------------
COURT = (Seat("king"), Seat("queen"), Seat("thief"), Seat("abbot", city="temple"), Seat("warlord"))


def court(markers: str = "", seats: tuple[Seat, ...] = COURT, printed: bool = True) -> Game:
    """Return a deluxe game in which the King is called, with the Queen at seat 1."""
    return game_at("king", *seats, edition="deluxe", markers=markers, as_printed=printed)


@pytest.mark.rule("J-Queen-2", "C-Queen-1", "S12")
@BOTH_WAYS
def test_as_printed_the_queen_is_paid_when_rank_4s_turn_begins(printed: bool) -> None:
    game = court(printed=printed)
    if not printed:
        assert asked(game) == ("turn", 0)
        return
    # The left neighbour is asked first; only the Queen can take the gold.
    assert (asked(game), texts(game)) == (("queen-takes", 1), ["decline", "bonus"])
    play(game, "bonus")
    assert (asked(game), gold(game)[1]) == (("turn", 0), 3)
    assert game.view(3).players[1].roles == ["queen"]
    play_until(game, "turn", 1)
    assert "bonus" not in texts(game)


@pytest.mark.rule("J-Queen-2", "J-I6", "S12")
def test_both_neighbours_of_rank_4_are_asked_so_that_the_queen_is_not_revealed() -> None:
    swapped = (Seat("abbot"), Seat("thief"), Seat("queen", city="temple"))
    without = (COURT[0], *swapped, COURT[4])
    game = court()
    other = court(seats=without)
    for each in (game, other):
        assert asked(each) == ("queen-takes", 1)
    assert texts(other) == ["decline"]
    for seat in (-1, 0, 2, 4):
        assert game.view(seat).to_json() == other.view(seat).to_json()
    for each in (game, other):
        play(each, "decline")
        assert asked(each) == ("queen-takes", 4)
        assert texts(each) == ["decline"]
        twin = Position.from_json(Position.of(each).to_json()).game()
        assert asked(twin) == ("queen-takes", 4)
        play(each, "decline")
        assert asked(each) == ("turn", 0)


@pytest.mark.rule("J-Queen-2", "S12")
def test_a_queen_who_declined_her_gold_is_not_offered_it_again() -> None:
    game = play(court(), "decline", "decline")
    play_until(game, "turn", 1)
    assert "bonus" not in texts(game)
    play(game, "gold", "end")
    assert gold(game)[1] == 2


@pytest.mark.rule("J-Queen-2", "C-Thief-1", "C-Abbot-2", "S12")
def test_the_gold_of_a_queen_paid_early_can_be_stolen_and_makes_her_the_richest() -> None:
    game = play(court("mask:queen@2"), "bonus")
    play_until(game, "turn", 3)
    assert choices(game, "alms") == ["@1"]
    play_until(game, "turn", 1)
    assert gold(game)[1] == 0


@pytest.mark.rule("J-Queen-2", "S12")
@pytest.mark.parametrize("markers", ["dagger:queen@2", "spell:queen@2"])
def test_nobody_is_asked_about_the_queens_gold_if_she_is_killed_or_bewitched(markers: str) -> None:
    seats = (Seat("king"), Seat("queen"), Seat(), Seat("abbot"), Seat("warlord"))
    rank_1 = "assassin" if markers.startswith("dagger") else "witch"
    game = court(markers, (*seats[:2], Seat(rank_1), *seats[3:]))
    assert asked(game) == ("turn", 0)


@pytest.mark.rule("J-Queen-2", "S12")
def test_nobody_is_asked_about_the_queens_gold_if_she_lies_face_up() -> None:
    seats = (Seat("king"), Seat("bishop"), Seat("thief"), Seat("merchant"), Seat("warlord"))
    more: dict[str, Any] = {"edition": "deluxe", "cast": "queen", "as_printed": True}
    assert asked(game_at("king", *seats, **more)) == ("queen-takes", 1)
    assert asked(game_at("king", *seats, face_up="queen", **more)) == ("turn", 0)


@pytest.mark.rule("J-Queen-2", "S12")
def test_a_neighbour_known_to_have_another_character_is_not_asked_about_the_queens_gold() -> None:
    seats = (Seat("king"), Seat("thief"), Seat("abbot"), Seat("warlord"), Seat("queen"))
    game = court(seats=seats)
    assert asked(game) == ("queen-takes", 4)


@pytest.mark.rule("J-Queen-2", "S12")
@pytest.mark.parametrize("marker", ["spell", "dagger"])
def test_beside_a_killed_or_bewitched_rank_4_the_queen_is_paid_at_the_end_of_the_round(
    marker: str,
) -> None:
    rank_1 = "witch" if marker == "spell" else "assassin"
    seats = (Seat("king"), Seat("queen"), Seat(rank_1), Seat("abbot"), Seat("warlord"))
    game = court(f"{marker}:king@2", seats)
    assert game.asked_kind() == "turn"
    play_until(game, "turn", 1)
    assert "bonus" not in texts(game)
    play(game, "gold", "end", "bonus")
    assert gold(game)[1] == 2 + 3


@pytest.mark.rule("J-Queen-3", "S12")
def test_a_bewitched_queens_gold_is_lost() -> None:
    seats = (Seat("king"), Seat("witch"), Seat("thief"), Seat("abbot"), Seat("queen"))
    game = court("spell:queen@1", seats)
    play_until(game, "turn", 4)
    play(game, "gold")
    assert asked(game) == ("turn", 1)
    assert "bonus" not in texts(game)
    play(game, "end")
    assert (gold(game)[1], gold(game)[4]) == (0, 2)


@pytest.mark.rule("J-Queen-2", "S12")
def test_a_queen_who_revealed_herself_to_get_her_gold_cannot_undo_that_action() -> None:
    assert not play(court(), "bonus").can_undo


# --- J-King-4: crown-in-turn ---------------------------------------------------------------
@pytest.mark.rule("J-King-4", "C-King-2", "C-Patrician-2", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("role", ["king", "patrician"])
@pytest.mark.parametrize("edition", MODERN)
def test_as_printed_in_deluxe_king_and_patrician_choose_when_to_take_the_crown(
    edition: str, role: str, printed: bool
) -> None:
    seats = (Seat("thief"), Seat(role), Seat("bishop"), Seat("warlord"))
    game = game_at(role, *seats, edition=edition, as_printed=printed)
    waits = printed and edition == "deluxe"
    assert game.crown == (0 if waits else 1)
    assert choices(game, "crown") == (["@1"] if waits else [])
    play(game, "gold")
    assert ("end" in texts(game)) == (not waits)
    if waits:
        play(game, "crown @1")
        assert choices(game, "crown") == []
    assert "end" in texts(game)
    assert game.crown == 1


@pytest.mark.rule("J-King-4", "U-throne_room", "S12")
@BOTH_WAYS
def test_as_printed_a_king_may_build_a_throne_room_before_taking_the_crown(printed: bool) -> None:
    seats = (Seat("thief"), Seat("king", gold=6, hand="throne_room"), Seat(), Seat())
    game = game_at("king", *seats, edition="deluxe", as_printed=printed)
    play(game, "gold", "build throne_room", *(["crown @1", "bonus"] if printed else []), "end")
    assert gold(game)[1] == (3 if printed else 2)


@pytest.mark.rule("J-King-4", "S12")
def test_a_king_who_already_has_the_crown_need_not_take_it() -> None:
    game = game_at("king", Seat("king"), *[Seat()] * 3, edition="deluxe", as_printed=True)
    assert choices(game, "crown") == []
    play(game, "gold")
    assert "end" in texts(game)


@pytest.mark.rule("J-King-4", "C-Witch-4", "S12")
def test_a_bewitched_king_takes_the_crown_at_once_and_the_witch_cannot_take_it() -> None:
    seats = (Seat("thief"), Seat("king"), Seat("witch"), Seat())
    more: dict[str, Any] = {"edition": "deluxe", "markers": "spell:king@2", "as_printed": True}
    game = game_at("king", *seats, **more)
    assert game.crown == 1
    play(game, "gold")
    assert asked(game) == ("turn", 2)
    assert choices(game, "crown") == []
    assert "end" in texts(game)


@pytest.mark.rule("J-King-4", "J-Acrobat-1", "D7", "S12")
def test_a_witch_who_bewitched_her_own_king_cannot_take_the_crown_from_the_acrobat() -> None:
    seats = (Seat("thief bishop", hand="acrobat"), Seat("witch king"), Seat("merchant warlord"))
    more: dict[str, Any] = {"edition": "deluxe", "markers": "spell:king@1", "action_cards": True}
    game = game_at("king", *seats, crown=2, as_printed=True, **more)
    play_until(game, "claim-crown", 0)
    play(game, "play acrobat")
    play_until(game, "turn", 1)
    play(game, "gold")
    assert (asked(game), game.crown) == (("turn", 1), 0)
    assert choices(game, "crown") == []
    assert "end" in texts(game)


@pytest.mark.rule("J-King-4", "C-Blackmailer-2", "S12")
def test_a_threatened_king_answers_before_taking_the_crown() -> None:
    seats = (Seat("blackmailer"), Seat("king", gold=2), Seat(), Seat())
    markers = "threat:king@0! threat:bishop@0"
    game = game_at("king", *seats, edition="deluxe", markers=markers, as_printed=True)
    assert texts(game) == ["gold", "cards"]
    play(game, "gold", "bribe")
    assert choices(game, "crown") == ["@1"]


# --- J-Witch-9: witch-may ------------------------------------------------------------------
@pytest.mark.rule("J-Witch-9", "C-Witch-1", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", MODERN)
def test_as_printed_in_deluxe_the_witch_need_not_bewitch(edition: str, printed: bool) -> None:
    seats = (Seat("witch", gold=3, hand="tavern"), Seat("king"), Seat(), Seat())
    game = game_at("witch", *seats, edition=edition, as_printed=printed)
    play(game, "gold")
    may = printed and edition == "deluxe"
    assert len(choices(game, "bewitch")) == 7
    assert ("end" in texts(game), "build tavern" in texts(game)) == (may, may)
    if may:
        play(game.copy(), "bewitch king")
        play(game, "build tavern")
        assert choices(game, "bewitch") == []
        assert "end" in texts(game)


@pytest.mark.rule("J-Witch-9", "A1", "S12")
def test_a_witch_who_played_an_action_card_or_visited_a_booth_cannot_bewitch() -> None:
    seats = (
        Seat("witch", gold=3, hand="director"),
        Seat("king", laid="ticket_booth"),
        Seat(),
        Seat(),
    )
    more: dict[str, Any] = {
        "edition": "deluxe",
        "action_cards": True,
        "as_printed": "witch-may booth-keep-none",
    }
    for first in (["gold", "play director"], ["play director", "gold"]):
        game = play(game_at("witch", *seats, **more), *first)
        assert choices(game, "bewitch") == []
        assert "end" in texts(game)
    game = play(game_at("witch", *seats, **more), "visit @1", "decline", "decline", "gold")
    assert choices(game, "bewitch") == []
    game = play(game_at("witch", *seats, **more), "gold")
    assert len(choices(game, "bewitch")) == 7


# --- J-Spy-2 -------------------------------------------------------------------------------
@pytest.mark.rule("J-Spy-2", "C-Spy-1", "S12")
@BOTH_WAYS
def test_as_printed_the_deluxe_spy_only_counts_the_cards(printed: bool) -> None:
    seats = (Seat("spy"), Seat("king", gold=2, hand="docks temple"), Seat(), Seat())
    game = game_at("spy", *seats, edition="deluxe", as_printed=printed)
    play(game, "spy @1 trade")
    assert game.view(0).players[1].remembered == (([] if printed else ["docks", "temple"]), 0)
    assert len(logged(game, "looked")) == (0 if printed else 1)
    assert gold(game)[:2] == [1, 1]
    assert game.view(2).players[1].remembered == ([], 0)


# --- J-Magistrate-9: confiscated-counts ----------------------------------------------------
@pytest.mark.rule("J-Magistrate-9", "C-Magistrate-2", "C-Magistrate-5", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("role", "first", "exempt"),
    [("trader", "tavern", True), ("trader", "prison", False), ("king", "stables", None)],
)
def test_as_printed_confiscated_districts_except_the_stables_count_against_the_limit(
    role: str, first: str, exempt: bool | None, edition: str, printed: bool
) -> None:
    seats = (Seat("magistrate"), Seat(role, gold=9, hand=f"{first} manor"), Seat(), Seat())
    markers = f"warrant:{role}@0!"
    game = game_at(role, *seats, edition=edition, markers=markers, as_printed=printed)
    play(game, "gold", f"build {first}", "confiscate")
    assert ("build manor" in texts(game)) == (exempt is None or (exempt and not printed))


@pytest.mark.rule("J-Magistrate-9", "C-Wizard-1", "S12")
@BOTH_WAYS
def test_as_printed_a_confiscated_district_built_by_the_wizards_ability_counts_against_the_limit(
    printed: bool,
) -> None:
    seats = (
        Seat("magistrate"),
        Seat("wizard", gold=9, hand="manor"),
        Seat(hand="tavern"),
        Seat(),
    )
    game = game_at("wizard", *seats, markers="warrant:wizard@0!", as_printed=printed)
    play(game, "gold", "look @2", "take-and-build tavern", "confiscate")
    assert ("build manor" in texts(game)) == (not printed)


# --- J-Wizard-3: wizard-pays-cards ---------------------------------------------------------
@pytest.mark.rule("J-Wizard-3", "U-thieves_den", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", MODERN)
def test_as_printed_the_wizard_may_pay_with_cards_for_a_thieves_den_taken_from_a_hand(
    edition: str, printed: bool
) -> None:
    seats = (
        Seat("wizard", gold=4, hand="manor tavern temple"),
        Seat(hand="thieves_den docks"),
        Seat(),
        Seat(),
    )
    game = game_at("wizard", *seats, edition=edition, as_printed=printed)
    play(game, "look @1")
    assert choices(game, "pay-with-cards") == (["thieves_den"] if printed else [])
    if printed:
        play(game, "pay-with-cards thieves_den", "discard manor")
        assert texts(game) == ["discard tavern", "discard temple"]
        play(game, "discard tavern", "done")
        assert ([b.name for b in game.players[0].city], gold(game)[0]) == (["thieves_den"], 0)
        # The Wizard's ability built the Thieves' Den, so the Den does not count against the limit.
        play(game, "gold")
        assert choices(game, "build") == ["temple"]


@pytest.mark.rule("J-Wizard-3", "S12")
def test_the_wizard_cannot_build_a_thieves_den_without_enough_gold_and_cards() -> None:
    seats = (Seat("wizard", gold=3, hand="manor tavern"), Seat(hand="thieves_den"), Seat(), Seat())
    game = play(game_at("wizard", *seats, as_printed=True), "look @1")
    assert texts(game) == ["take thieves_den"]


# --- J-A6: witch-plays-cards ---------------------------------------------------------------
def witch_with_a_card(as_printed: str, **more: Any) -> Game:
    """Return a deluxe game in which a Witch has action cards in hand."""
    seats = (
        Seat("witch", gold=9, hand="director ticket_booth manor tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("bishop"),
    )
    return game_at(
        "witch", *seats, edition="deluxe", action_cards=True, as_printed=as_printed, **more
    )


@pytest.mark.rule("J-A6", "A1", "S12")
@pytest.mark.parametrize("as_printed", ["", "witch-plays-cards"])
def test_as_printed_the_witch_may_play_an_action_card_before_she_bewitches(
    as_printed: str,
) -> None:
    game = witch_with_a_card(as_printed)
    offered = ["director", "ticket_booth"] if as_printed else []
    assert choices(game, "play") == offered
    play(game, "gold")
    assert choices(game, "play") == offered
    assert choices(game, "build") == []
    assert "end" not in texts(game)


@pytest.mark.rule("J-A6", "A1", "C-Witch-3", "S12")
def test_an_action_card_played_before_bewitching_is_the_only_one_of_the_witchs_turn() -> None:
    game = witch_with_a_card("witch-plays-cards", crown=1)
    play(game, "gold", "play director", "bewitch king")
    play_until(game, "turn", 1)
    play(game, "gold")
    assert (game.asked_kind(), game.to_act) == ("turn", 0)
    assert choices(game, "play") == []
    # The Director raises the building limit of the resumed turn.
    play(game, "build manor", "build tavern")
    assert choices(game, "build") == []


@pytest.mark.rule("J-A6", "C-Witch-3", "S12")
def test_the_note_of_a_played_action_card_is_removed_if_the_witchs_turn_does_not_resume() -> None:
    game = witch_with_a_card("witch-plays-cards")
    play(game, "gold", "play director", "bewitch warlord")
    play_until(game, "pick")
    assert game.notes == {}


# --- J-Alchemist-2: refund-in-round --------------------------------------------------------
@pytest.mark.rule("J-Alchemist-2", "C-Alchemist-1", "S12")
@pytest.mark.parametrize("as_printed", ["", "refund-in-round", "gains-may refund-in-round"])
def test_as_printed_the_deluxe_alchemist_is_refunded_for_the_whole_round(as_printed: str) -> None:
    seats = (
        Seat("king alchemist", gold=9, hand="manor tavern market"),
        Seat("thief bishop"),
        Seat("magician warlord"),
    )
    game = game_at("king", *seats, edition="deluxe", as_printed=as_printed)
    play(game, "gold", "build manor", "end")
    assert gold(game)[0] == 11 - 3
    play_until(game, "turn", 0)
    play(game, "gold", "build tavern", "end")
    if "gains-may" in as_printed:
        play(game, "bonus")
    assert gold(game)[0] == 13 - (0 if as_printed else 3)


@pytest.mark.rule("J-Alchemist-2", "S12")
def test_the_alchemists_refund_does_not_carry_over_into_the_next_round() -> None:
    seats = (
        Seat("alchemist warlord", gold=9, hand="manor tavern"),
        Seat("thief bishop"),
        Seat("magician king"),
    )
    game = game_at("warlord", *seats, edition="deluxe", as_printed="refund-in-round")
    play(game, "gold", "build manor")
    before = Position.of(game)
    assert Position.of(before.game()) == before
    play_until(game, "pick")
    assert game.notes == {}
