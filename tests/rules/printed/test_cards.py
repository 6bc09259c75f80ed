"""Districts, action cards, gains and points for complete cities, all played as printed."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.notation import Position
from citadella.rules import Game
from tests.rules.table import (
    Seat,
    choices,
    city,
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
SEVEN = "temple tavern watchtower manor church docks prison"
FOUR = "temple tavern watchtower manor"


def asked(game: Game) -> tuple[str, int]:
    """Return the kind of the pending question and the seat that must answer it."""
    return game.asked_kind(), game.to_act


def bonus(game: Game, seat: int) -> int:
    """Return the points that a seat scores for a complete city."""
    sheet = game.standing().sheets[seat]
    return sum(line.points for line in sheet if line.reason in ("first-complete", "complete"))


def read_back(game: Game) -> Game:
    """Return a copy of the game restored from JSON, and check that it equals the game."""
    twin = Position.from_json(Position.of(game).to_json()).game(events=True)
    assert Position.of(twin) == Position.of(game)
    assert [p.size for p in twin.players] == [p.size for p in game.players]
    assert texts(twin) == texts(game)
    return twin


# --- J-armory-3: armory-leaves -------------------------------------------------------------
@pytest.mark.rule("J-armory-3", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("others", [6, 5])
def test_as_printed_an_armory_in_its_owners_complete_city_cannot_be_used(
    others: int, edition: str, printed: bool
) -> None:
    own = f"{' '.join(SEVEN.split()[:others])} armory"
    seats = (Seat("king", city=own), Seat(city="harbor"), Seat(), Seat())
    game = game_at("king", *seats, edition=edition, as_printed=printed)
    complete = others == 6
    assert choices(game, "use") == ([] if printed and complete else ["armory"])
    if complete and not printed:
        play(game, "use armory")
        assert choices(game, "destroy") == ["harbor @1"]
        play(game, "destroy harbor @1")
        assert len(city(game, 0)) == 6


@pytest.mark.rule("J-armory-3", "J-Tent-1", "S12")
@BOTH_WAYS
def test_an_armory_can_be_used_in_a_city_that_only_a_circus_tent_completes(printed: bool) -> None:
    own = f"{' '.join(SEVEN.split()[:5])} armory"
    seats = (Seat("king", city=own, laid="circus_tent"), Seat(city="harbor"), Seat(), Seat())
    more: dict[str, Any] = {"edition": "deluxe", "action_cards": True, "as_printed": printed}
    assert choices(game_at("king", *seats, **more), "use") == ["armory"]


# --- the Witch and the Armory --------------------------------------------------------------
@pytest.mark.rule("J-X-Witch-2", "X-Witch-1", "U-armory")
@pytest.mark.parametrize(
    "said",
    [
        ["gold", "use armory", "destroy market @1"],
        ["use armory", "destroy market @1", "gold"],
        ["gold"],
    ],
)
def test_a_classic_witch_who_used_the_armory_cannot_bewitch(said: list[str]) -> None:
    seats = (
        Seat("witch", city="armory temple", hand="tavern"),
        Seat("king", city="market"),
        Seat(),
        Seat(),
    )
    game = play(game_at("witch", *seats, edition="classic"), *said)
    assert len(choices(game, "bewitch")) == (7 if said == ["gold"] else 0)
    assert {"build tavern", "end"} <= set(texts(game))


# --- J-monument-3: monument-may ------------------------------------------------------------
def builder(printed: bool, edition: str = "2016", call: str = "king", **more: Any) -> Game:
    """Return a game in which seat 0 has a Monument and can build a sixth district."""
    seats = (
        Seat("king", gold=9, hand="docks", city=f"monument {FOUR}"),
        Seat("warlord", gold=9),
        Seat(),
        Seat(),
    )
    return game_at(call, *seats, edition=edition, as_printed=printed, **more)


@pytest.mark.rule("J-monument-3", "U-monument", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("answer", ["announce", "decline"])
def test_as_printed_the_owner_says_whether_the_monument_counts_as_two(
    answer: str, edition: str, printed: bool
) -> None:
    game = builder(printed, edition)
    play(game, "gold", "build docks")
    if printed:
        assert (asked(game), texts(game)) == (("monument-counts", 0), ["decline", "announce"])
        assert not game.ending
        read_back(game)
        play(game, answer)
    complete = not printed or answer == "announce"
    assert (game.ending, game.first, game.players[0].size) == (
        (True, 1, 7) if complete else (False, 0, 6)
    )
    assert asked(read_back(game)) == ("turn", 0)


@pytest.mark.rule("J-monument-3", "S12")
def test_an_unannounced_monument_leaves_the_city_incomplete_and_can_be_announced_later() -> None:
    game = play(builder(True), "gold", "build docks", "decline")
    assert choices(game, "use") == ["monument"]
    play(game, "end")
    play_until(game, "turn", 1)
    play(game, "gold")
    assert "temple @0" in choices(game, "destroy")
    play(game, "end")
    play_until(game, "turn", 0)
    assert "use monument" in texts(game)
    play(game, "use monument")
    assert (game.ending, game.first, game.players[0].size) == (True, 1, 7)
    assert logged(game, "used") == ["used @0 monument"]
    assert choices(game, "use") == []
    assert game.players[0].size == read_back(game).players[0].size


@pytest.mark.rule("J-monument-3", "S12")
def test_either_answer_about_the_monument_can_be_undone() -> None:
    game = play(builder(True), "gold", "build docks")
    before = Position.of(game)
    for answer in ("announce", "decline"):
        play(game, answer)
        assert game.can_undo
        game.undo()
        assert Position.of(game) == before


@pytest.mark.rule("J-monument-3", "C-Magistrate-2", "S12")
def test_a_magistrate_who_confiscates_the_sixth_district_is_asked_about_the_monument() -> None:
    seats = (
        Seat("magistrate", city=f"monument {FOUR}"),
        Seat("king", gold=9, hand="docks"),
        Seat(),
        Seat(),
    )
    markers = "warrant:king@0! warrant:bishop@0 warrant:merchant@0"
    game = game_at("king", *seats, markers=markers, as_printed=True)
    play(game, "gold", "build docks", "confiscate")
    assert asked(game) == ("monument-counts", 0)
    play(read_back(game), "decline")
    play(game, "announce")
    assert (asked(game), game.first) == (("turn", 1), 1)


@pytest.mark.rule("J-monument-3", "J-E8", "S12")
def test_an_unannounced_monument_counts_as_two_at_scoring_if_that_completes_the_city() -> None:
    seats = (
        Seat("king", gold=9, hand="docks", city=f"monument {FOUR}"),
        Seat("warlord", gold=9, hand="harbor", city="temple tavern watchtower manor church market"),
        Seat(),
        Seat(),
    )
    game = game_at("king", *seats, as_printed=True)
    play(game, "gold", "build docks", "decline", "end")
    play_until(game, "turn", 1)
    play(game, "gold", "build harbor", "end")
    assert game.over
    assert [bonus(game, 0), bonus(game, 1)] == [2, 4]


@pytest.mark.rule("J-monument-3", "C-Diplomat-2", "J-E10", "S12")
def test_a_new_owner_of_the_monument_decides_whether_it_counts_as_two() -> None:
    seats = (
        Seat("king", gold=9, hand="docks", city="monument temple tavern manor"),
        Seat("diplomat", gold=9, city="prison market harbor castle church palace"),
        Seat(),
        Seat(),
    )
    game = game_at("king", *seats, as_printed=True)
    play(game, "gold", "build docks", "end")
    # Announcing the Monument would make no difference yet, so its owner is not asked.
    assert game.players[0].size == 5
    play_until(game, "turn", 1)
    play(game, "gold", "exchange monument @0", "hand-over prison")
    assert asked(game) == ("monument-counts", 1)
    play(game, "announce")
    assert [p.size for p in game.players[:2]] == [5, 7]
    assert (game.first, game.ending) == (0b10, True)


@pytest.mark.rule("J-monument-3", "U-armory", "S12")
def test_destroying_an_announced_monument_removes_both_districts_it_counts_as() -> None:
    # With two or three players a complete city has eight districts.
    seats = (
        Seat("king warlord", gold=9, hand="docks", city=f"monument {FOUR} church"),
        Seat("thief bishop"),
        Seat("magician merchant"),
    )
    game = game_at("king", *seats, as_printed=True)
    play(game, "gold", "build docks", "announce", "end")
    assert game.players[0].size == 8
    play_until(game, "turn", 0)
    play(game, "gold", "destroy monument @0")
    assert game.players[0].size == len(game.players[0].city) == 6
    assert game.notes.get("monument") is None
    assert read_back(game).players[0].size == 6


@pytest.mark.rule("J-monument-3", "U-bell_tower", "S12")
def test_building_a_bell_tower_as_the_sixth_district_asks_about_it_and_then_the_monument() -> None:
    seats = (Seat("king", gold=9, hand="bell_tower", city=f"monument {FOUR}"), *[Seat()] * 3)
    game = game_at("king", *seats, edition="deluxe", crown=0, as_printed=True)
    play(game, "gold", "build bell_tower")
    assert asked(game) == ("ring-bell", 0)
    read_back(game)
    play(game, "announce")
    assert (asked(game), game.end_at, game.ending_early) == (("monument-counts", 0), 6, True)
    play(game, "decline")
    assert (asked(game), game.ending, game.first) == (("turn", 0), False, 0)


# --- J-E6: finished-counts -----------------------------------------------------------------
@pytest.mark.rule("J-E6", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", ["2016", "2021"])
def test_as_printed_a_city_that_is_no_longer_complete_keeps_its_two_points(
    edition: str, printed: bool
) -> None:
    six = " ".join(SEVEN.split()[:6])
    seats = (
        Seat("king", gold=9, hand="harbor", city=six),
        Seat("warlord", gold=9, hand="harbor", city=six),
        Seat(),
        Seat(),
    )
    game = game_at("king", *seats, edition=edition, as_printed=printed)
    play(game, "gold", "build harbor", "end", "gold", "build harbor")
    assert [bonus(game, 0), bonus(game, 1)] == [4, 2]
    play(game, "destroy temple @1")
    game = read_back(game)
    assert [bonus(game, 0), bonus(game, 1)] == [4, 2 if printed else 0]
    # The city is now too small to be complete, so rank 8 may act on it again.
    assert len(game.players[1].city) < game.goal
    play(game, "end")
    assert game.over
    assert bonus(game, 1) == (2 if printed else 0)


# --- J-CashWagon-1: booth-keep-none --------------------------------------------------------
def visitor(printed: bool, deck: str, rest: bool = True) -> Game:
    """Return a deluxe game in which seat 0 can visit the Ticket Booth of seat 1."""
    seats = (Seat("king", gold=2, hand="manor"), Seat(laid="ticket_booth"), Seat(), Seat())
    more: dict[str, Any] = {"edition": "deluxe", "action_cards": True, "as_printed": printed}
    return game_at("king", *seats, deck=deck, rest=rest, **more)


@pytest.mark.rule("J-CashWagon-1", "A-CashWagon", "I2", "S12")
@BOTH_WAYS
def test_as_printed_a_visitor_of_a_ticket_booth_may_put_all_three_cards_back(printed: bool) -> None:
    game = play(visitor(printed, "temple docks market"), "visit @1")
    assert sorted(choices(game, "keep")) == ["docks", "market", "temple"]
    assert ("decline" in texts(game)) == printed
    if printed:
        read_back(game)
        play(game, "decline")
        assert (hand(game, 0), asked(game)) == (["manor"], ("cash-in", 1))
        assert sorted(card.name for card in game.deck[:3]) == ["docks", "market", "temple"]
        assert game.marks[:3] == [1, 1, 1]


@pytest.mark.rule("J-CashWagon-1", "J-T12", "S12")
@BOTH_WAYS
def test_as_printed_a_visitor_of_a_ticket_booth_may_put_back_even_the_only_card_drawn(
    printed: bool,
) -> None:
    game = play(visitor(printed, "docks", rest=False), "visit @1")
    if printed:
        assert texts(game) == ["decline", "keep docks"]
        read_back(game)
        play(game, "keep docks")
    assert (hand(game, 0), asked(game)) == (["docks", "manor"], ("cash-in", 1))


# --- J-Peek-1: fortune-may-take ------------------------------------------------------------
@pytest.mark.rule("J-Peek-1", "A-Peek", "S12")
@BOTH_WAYS
def test_as_printed_the_fortune_teller_may_look_at_a_hand_and_take_nothing(printed: bool) -> None:
    seats = (Seat("king", hand="fortune_teller"), Seat(hand="docks"), Seat(), Seat())
    more: dict[str, Any] = {"edition": "deluxe", "action_cards": True, "as_printed": printed}
    game = play(game_at("king", *seats, **more), "play fortune_teller", "look @1")
    assert texts(game) == (["decline", "take docks"] if printed else ["take docks"])
    if printed:
        play(read_back(game), "take docks")
        play(game, "decline")
        assert (hand(game, 0), hand(game, 1)) == ([], ["docks"])
        assert game.view(0).players[1].remembered == (["docks"], 0)
        assert asked(game) == ("turn", 0)


# --- J-Tent-1: navigator-no-tent -----------------------------------------------------------
@pytest.mark.rule("J-Tent-1", "C-Navigator-2", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("role", ["navigator", "architect"])
def test_as_printed_the_navigator_cannot_play_a_circus_tent(role: str, printed: bool) -> None:
    seats = (Seat(role, gold=2, hand="circus_tent ticket_booth"), *[Seat()] * 3)
    more: dict[str, Any] = {"edition": "deluxe", "action_cards": True, "as_printed": printed}
    game = game_at(role, *seats, **more)
    both = role == "architect" or not printed
    assert sorted(choices(game, "play")) == (
        ["circus_tent", "ticket_booth"] if both else ["ticket_booth"]
    )


@pytest.mark.rule("J-Tent-1", "C-Witch-3", "S12")
def test_as_printed_a_witch_in_the_navigators_place_cannot_play_a_circus_tent() -> None:
    seats = (Seat("navigator"), Seat("witch", hand="circus_tent ticket_booth"), Seat(), Seat())
    more: dict[str, Any] = {
        "edition": "deluxe",
        "action_cards": True,
        "markers": "spell:navigator@1",
    }
    game = play(game_at("navigator", *seats, as_printed=True, **more), "gold")
    assert asked(game) == ("turn", 1)
    assert choices(game, "play") == ["ticket_booth"]
    assert gold(game)[0] == 2


# --- J-T15: gains-may -------------------------------------------------------------------------
@pytest.mark.rule("J-T15", "S12")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize(
    ("answers", "coins", "cards"),
    [
        (("bonus", "bonus", "bonus"), 1 + 2, 2),
        (("decline", "bonus", "decline"), 1, 0),
        (("bonus", "decline", "bonus"), 2, 2),
        (("decline", "decline", "decline"), 0, 0),
    ],
)
def test_as_printed_a_player_may_refuse_gains_at_the_end_of_a_turn(
    answers: tuple[str, ...], coins: int, cards: int, edition: str
) -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", hand="church", city="park poor_house"),
        Seat("bishop"),
        Seat("magician"),
        Seat("warlord"),
        edition=edition,
        as_printed=True,
    )
    play(game, "gold", "build church", "end")
    kinds = []
    for answer in answers:
        kinds.append(asked(game))
        game = read_back(game)
        assert texts(game) == ["decline", "bonus"]
        play(game, answer)
    # The districts come first, in the order in which they were built (J-T16).
    assert kinds == [("effect-gain", 0), ("effect-gain", 0), ("ability-gain", 0)]
    assert (gold(game)[0], len(hand(game, 0))) == (coins, cards)
    assert game.to_act != 0


@pytest.mark.rule("J-T15", "J-throne_room-1", "S12")
@pytest.mark.parametrize("answer", ["bonus", "decline"])
def test_as_printed_the_throne_rooms_gold_may_be_refused(answer: str) -> None:
    game = game_at(
        "emperor",
        Seat("thief", city="throne_room"),
        Seat("emperor"),
        Seat("magician"),
        Seat("warlord"),
        crown=0,
        cast="emperor",
        edition="deluxe",
        as_printed=True,
    )
    before = gold(game)[0]
    play(game, "gold", "crown @2")
    assert asked(game) == ("effect-gain", 0)
    play(game, answer)
    assert gold(game)[0] == before + (answer == "bonus")


def beside_a_killed_king(own_city: str = "") -> Game:
    """Return a game in which the Queen next to a killed King acts last."""
    return game_at(
        "queen",
        Seat("queen", city=own_city),
        Seat("king"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop"),
        markers="dagger:king@2",
        crown=3,
        as_printed=True,
    )


@pytest.mark.rule("J-T15", "K3", "S12")
@pytest.mark.parametrize("answer", ["bonus", "decline"])
def test_as_printed_the_queens_gold_at_the_end_of_the_round_may_be_refused(answer: str) -> None:
    game = beside_a_killed_king()
    play(game, "gold", "end")
    assert asked(game) == ("ability-gain", 0)
    play(read_back(game), answer)
    play(game, answer)
    assert asked(game) == ("pick", 1)
    assert gold(game)[0] == 2 + 3 * (answer == "bonus")


@pytest.mark.rule("J-T14", "J-T15", "S12")
def test_gains_at_the_end_of_the_game_cannot_be_refused_even_as_printed() -> None:
    game = beside_a_killed_king(SEVEN)
    play(game, "gold", "end")
    assert game.over
    assert gold(game)[0] == 2 + 3


# --- J-thieves_den-2: den-with-loan --------------------------------------------------------
def borrower(printed: bool, lent: int = 3, **more: Any) -> Game:
    """Return a game in which a Cardinal has too little gold for a Thieves' Den."""
    seats = (
        Seat("cardinal", gold=2, hand="thieves_den manor tavern temple"),
        Seat("king", gold=lent),
        Seat(),
        Seat(),
    )
    return game_at("cardinal", *seats, as_printed=printed, **more)


@pytest.mark.rule("J-thieves_den-2", "J-Cardinal-3", "S12")
@BOTH_WAYS
@pytest.mark.parametrize("edition", MODERN)
def test_as_printed_the_cardinal_may_pay_for_a_thieves_den_with_cards_and_a_loan(
    edition: str, printed: bool
) -> None:
    game = play(borrower(printed, edition=edition), "gold", "pay-with-cards thieves_den")
    assert choices(game, "borrow") == []
    play(game, "discard manor")
    assert choices(game, "borrow") == (["thieves_den @1"] if printed else [])
    if printed:
        play(read_back(game), "discard tavern", "done")
        play(game, "borrow thieves_den @1")
        assert asked(game) == ("cardinal-give", 0)
        play(read_back(game), "give tavern")
        play(game, "give tavern")
        assert (city(game, 0), hand(game, 0), hand(game, 1)) == (
            ["thieves_den"],
            ["temple"],
            ["tavern"],
        )
        assert gold(game)[:2] == [0, 2]
        assert choices(game, "build") == []


@pytest.mark.rule("J-thieves_den-2", "J-Cardinal-3", "S12")
@pytest.mark.parametrize("lent", [0, 1])
def test_the_cardinal_can_borrow_only_from_players_with_enough_gold(lent: int) -> None:
    game = borrower(True, lent)
    play(game, "gold", "pay-with-cards thieves_den", "discard manor")
    assert choices(game, "borrow") == (["thieves_den @1"] if lent else [])
