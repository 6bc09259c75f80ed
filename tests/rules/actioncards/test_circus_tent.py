"""The Circus Tent (A-Tent): counts as a district only towards a complete city."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, game_at, play, texts

SIX = "tavern market docks harbor temple church"


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


def bonus(game: Game, seat: int) -> int:
    wanted = ("first-complete", "complete")
    return sum(line.points for line in game.standing().sheets[seat] if line.reason in wanted)


@pytest.mark.rule("A-Tent", "E2", "E3")
def test_a_tent_completes_a_city_and_ends_the_game() -> None:
    game = circus(
        "bishop",
        Seat("bishop", hand="circus_tent", city=SIX),
        Seat("warlord"),
        Seat("king"),
        Seat("thief"),
    )
    game.play("play circus_tent")
    assert game.ending
    assert bonus(game, 0) == 4
    play(game, "gold", "end", "gold", "end")
    assert game.over


@pytest.mark.rule("A-Tent")
def test_five_districts_and_a_tent_do_not_complete_a_city() -> None:
    game = circus(
        "bishop",
        Seat("bishop", hand="circus_tent", city="tavern market docks harbor temple"),
        Seat("warlord"),
        Seat("king"),
        Seat("thief"),
    )
    game.play("play circus_tent")
    assert not game.ending
    assert bonus(game, 0) == 0


@pytest.mark.rule("A-Tent", "E3")
def test_a_later_city_completed_with_a_tent_gets_two_points() -> None:
    game = circus(
        "warlord",
        Seat("bishop", city=f"{SIX} manor"),
        Seat("warlord", hand="circus_tent", city="watchtower prison barracks fortress"),
        Seat("magician", laid="circus_tent", city=SIX.replace("tavern", "castle")),
        Seat("thief"),
        first=0,
    )
    assert bonus(game, 2) == 2  # complete with six districts and a tent
    play(game, "gold", "play circus_tent", "end")
    assert game.over
    assert [bonus(game, seat) for seat in range(4)] == [4, 0, 2, 0]


@pytest.mark.rule("A-Tent")
def test_tents_stay_on_the_table_and_each_counts_as_a_district() -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=9, hand="circus_tent", city="tavern market docks harbor temple"),
        Seat("king"),
        Seat("thief"),
        Seat("magician"),
    )
    game.players[0].hand += [card for card in game.deck if card.name == "circus_tent"][:1]
    game.deck.remove(game.players[0].hand[-1])
    game.play("play circus_tent")
    assert choices(game, "play") == []  # at most one tent per turn
    play(game, "gold", "end")
    assert [laid.card.name for laid in game.players[0].laid] == ["circus_tent"]
    while game.stack[-1].kind != "turn" or game.to_act != 0:
        quiet = [t for t in texts(game) if t in ("end", "gold", "decline")]
        game.play(quiet[0] if quiet else texts(game)[0])
    game.play("play circus_tent")
    assert len(game.players[0].laid) == 2
    assert game.ending


@pytest.mark.rule("A-Tent")
def test_a_tent_does_not_count_against_the_building_limit() -> None:
    game = circus(
        "bishop",
        Seat("bishop", gold=9, hand="circus_tent temple"),
        Seat("king"),
        Seat("thief"),
        Seat("magician"),
    )
    play(game, "gold", "play circus_tent")
    assert choices(game, "build") == ["temple"]
    game.play("build temple")
    assert game.players[0].gold == 10


@pytest.mark.rule("A-Tent")
def test_a_tent_has_no_cost_points_or_type() -> None:
    city = "manor temple tavern prison basilica capitol"
    game = circus(
        "bishop",
        Seat("bishop", city=city, laid="circus_tent circus_tent"),
        Seat("warlord", city="wishing_well ivory_tower", laid="circus_tent"),
        Seat("king"),
        Seat("thief"),
    )
    plain = circus(
        "bishop",
        Seat("bishop", city=city),
        Seat("warlord", city="wishing_well ivory_tower"),
        Seat("king"),
        Seat("thief"),
    )
    # The tent makes this city the first to be complete, for 4 points; seat 1's score is unchanged.
    assert game.standing().totals[0] == plain.standing().totals[0] + 4
    assert game.standing().totals[1] == plain.standing().totals[1]


@pytest.mark.rule("A-Tent")
def test_a_tent_does_not_count_as_a_fifth_type() -> None:
    game = circus(
        "bishop",
        Seat("bishop", city="manor temple tavern prison", laid="circus_tent"),
        Seat("warlord"),
        Seat("king"),
        Seat("thief"),
    )
    assert game.standing().totals[0] == 3 + 1 + 1 + 2


@pytest.mark.rule("A-Tent")
@pytest.mark.parametrize("character", ["warlord", "diplomat", "marshal"])
def test_rank_8_cannot_target_a_tent(character: str) -> None:
    game = circus(
        character,
        Seat(character, gold=20, city="keep", laid="circus_tent"),
        Seat("king", laid="circus_tent"),
        Seat("thief"),
        Seat("bishop"),
    )
    game.play("gold")
    assert texts(game) == ["end"]


@pytest.mark.rule("A-Tent", "J-Tent-1")
def test_a_tent_cannot_be_beautified_replaced_sacrificed_or_hit_by_an_armory() -> None:
    game = circus(
        "artist",
        Seat(
            "artist",
            gold=20,
            hand="necropolis living_cannonball castle",
            city="armory",
            laid="circus_tent",
        ),
        Seat("king", laid="circus_tent"),
        Seat("thief"),
        Seat("bishop"),
    )
    game.play("gold")
    assert choices(game, "beautify") == ["armory"]
    assert choices(game, "build-over") == ["necropolis armory"]
    assert choices(game, "use") == []  # the Armory cannot destroy a tent
    game.play("play living_cannonball")
    game.play("replace-by castle")
    assert texts(game) == ["replace armory"]


@pytest.mark.rule("A-Tent", "J-Tent-1")
def test_a_tent_does_not_count_towards_the_monuments_limit_of_five() -> None:
    game = circus(
        "bishop",
        Seat(
            "bishop", gold=9, hand="monument", city="tavern market docks harbor", laid="circus_tent"
        ),
        Seat("king"),
        Seat("thief"),
        Seat("magician"),
    )
    game.play("gold")
    assert choices(game, "build") == ["monument"]
    game.play("build monument")
    assert game.ending  # four districts, the Monument (two) and the tent make seven


@pytest.mark.rule("A-Tent", "J-Tent-1")
def test_a_city_complete_only_with_a_tent_is_not_safe_from_rank_8_or_the_armory() -> None:
    game = circus(
        "warlord",
        Seat("warlord", gold=9, city="armory"),
        Seat("king", city=SIX, laid="circus_tent"),
        Seat("thief", city="manor castle palace monastery cathedral fortress prison"),
        Seat("magician"),
        first=2,
    )
    game.play("gold")
    assert "destroy tavern @1" in texts(game)
    assert "destroy manor @2" not in texts(game)
    game.play("use armory")
    assert "destroy tavern @1" in texts(game)
    assert "destroy manor @2" not in texts(game)


@pytest.mark.rule("A-Tent", "J-E6")
def test_the_four_points_for_a_city_completed_with_a_tent_are_kept_if_the_city_shrinks() -> None:
    game = circus(
        "bishop",
        Seat("merchant", hand="circus_tent", city=SIX),
        Seat("warlord", gold=9),
        Seat("king"),
        Seat("thief"),
    )
    play(game, "play circus_tent", "gold", "end")
    play(game, "gold", "destroy tavern @0", "end")
    assert game.over
    assert len(game.players[0].city) == 5
    assert bonus(game, 0) == 4
