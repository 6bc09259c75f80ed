"""The rulings in docs/rulings.md on open and hidden information."""

from __future__ import annotations

import pytest

from citadella.rules.event import EVERYONE
from tests.rules.rulings.table import (
    bottom,
    points_for,
)
from tests.rules.table import (
    Seat,
    choices,
    city,
    game_at,
    gold,
    play,
    texts,
)


@pytest.mark.rule("J-I7")
def test_after_the_scholar_shuffles_nobody_knows_the_bottom_of_the_deck() -> None:
    game = game_at("scholar", Seat("scholar"), Seat("king"), Seat(), Seat())
    play(game, "cards")
    play(game, texts(game)[0])
    assert game.marks == [1]
    play(game, "study")
    play(game, texts(game)[0])
    assert game.marks == []


@pytest.mark.rule("J-I7")
def test_a_player_who_looked_through_the_deck_remembers_its_cards() -> None:
    me = Seat("merchant", gold=3, hand="lighthouse")
    game = game_at("merchant", me, *[Seat()] * 3, edition="deluxe")
    play(game, "gold", "build lighthouse", "take palace")
    assert game.marks == []
    seen = game.deck_seen[0]
    assert seen is not None
    assert sorted(c.name for c in seen.cards) == sorted(c.name for c in game.deck)
    assert game.deck_seen[1] is None


@pytest.mark.rule("J-I8")
def test_everyone_knows_a_destroyed_district_on_the_bottom_of_the_deck() -> None:
    game = game_at("warlord", Seat("warlord", gold=3), Seat("king", city="tavern"), Seat(), Seat())
    play(game, "destroy tavern @1")
    assert bottom(game) == "tavern"
    assert game.marks == [EVERYONE]


@pytest.mark.rule("J-I8")
def test_everyone_knows_a_played_action_card_on_the_bottom_of_the_deck() -> None:
    game = game_at(
        "king",
        Seat("king", hand="director"),
        Seat(),
        Seat(),
        Seat(),
        edition="deluxe",
        action_cards=True,
    )
    play(game, "play director")
    assert bottom(game) == "director"
    assert game.marks == [EVERYONE]


@pytest.mark.rule("J-I8")
def test_everyone_knows_which_district_was_bought_with_a_graveyard() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=3),
        Seat("king", gold=1, city="graveyard tavern"),
        Seat(),
        Seat(),
        edition="deluxe",
    )
    play(game, "destroy tavern @1", "rescue")
    for seat in (0, 2, 3):
        seen = game.players[1].seen[seat]
        assert seen is not None
        assert [card.name for card in seen.cards] == ["tavern"]


@pytest.mark.rule("J-I9")
def test_gold_on_districts_and_tokens_is_not_part_of_a_stash() -> None:
    game = game_at(
        "tax_collector",
        Seat("thief", gold=1),
        Seat("tax_collector", gold=2, city="tavern+ imperial_treasury"),
        Seat(),
        Seat(),
        taxes=4,
        markers="mask:tax_collector@0",
    )
    assert gold(game)[:2] == [3, 0]
    assert game.taxes == 4
    assert city(game, 1) == ["imperial_treasury", "tavern+"]
    assert points_for(game, 1, "effect") == 0


@pytest.mark.rule("J-I9")
def test_gold_on_a_ticket_booth_is_not_part_of_a_stash() -> None:
    game = game_at(
        "abbot",
        Seat("abbot", gold=2),
        Seat("king", gold=2, laid="ticket_booth"),
        Seat(gold=3),
        Seat(),
        edition="deluxe",
        action_cards=True,
    )
    game.players[1].laid[0].gold = 9
    assert choices(game, "alms") == ["@2"]
