"""The rulings in docs/rulings.md on turns."""

from __future__ import annotations

import pytest

from citadella.rules import IllegalError
from tests.rules.rulings.table import (
    SEVEN,
    SIX,
    asked,
    bottom,
    leave_in_deck,
)
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


@pytest.mark.rule("J-T12")
def test_players_draw_the_whole_deck_if_it_has_too_few_cards() -> None:
    game = game_at("architect", Seat("architect"), Seat("king"), Seat(), Seat())
    leave_in_deck(game, 3)
    play(game, "bonus")
    assert len(hand(game, 0)) == 2
    play(game, "cards")
    assert len(hand(game, 0)) == 3
    assert asked(game) == ("turn", 0)
    assert game.deck == []


@pytest.mark.rule("J-T12")
def test_an_empty_deck_cannot_be_drawn_from() -> None:
    game = game_at(
        "scholar",
        Seat("scholar", gold=9, city="smithy"),
        Seat(laid="ticket_booth"),
        Seat(),
        Seat(),
        edition="deluxe",
        action_cards=True,
    )
    empty = leave_in_deck(game.copy(), 0)
    assert {"gold", "cards", "study", "use smithy", "visit @1"} <= set(texts(game))
    assert texts(empty) == ["gold"]


@pytest.mark.rule("J-T13")
def test_gold_on_a_destroyed_district_goes_to_the_bank() -> None:
    game = game_at(
        "warlord", Seat("warlord", gold=3), Seat("king", gold=1, city="tavern+"), Seat(), Seat()
    )
    play(game, "destroy tavern+ @1")
    assert gold(game) == [2, 1, 0, 0]
    assert bottom(game) == "tavern"
    assert game.taxes == 0


@pytest.mark.rule("J-T14")
@pytest.mark.parametrize(
    ("role", "verb", "full"),
    [
        ("bishop", "income", Seat(hand="tavern", city="temple")),
        ("spy", "spy", Seat(hand="tavern")),
        ("wizard", "look", Seat(hand="tavern")),
        ("seer", "foresee", Seat(hand="tavern")),
        ("artist", "beautify", Seat(hand="tavern", city="temple")),
    ],
)
def test_an_ability_that_could_do_nothing_is_not_offered(role: str, verb: str, full: Seat) -> None:
    own = " ".join(full.city)
    with_use = game_at(role, Seat(role, gold=1, city=own), full, Seat(), Seat())
    without = game_at(role, Seat(role, gold=1), Seat(), Seat(), Seat())
    assert any(text.startswith(verb) for text in texts(with_use))
    assert not any(text.startswith(verb) for text in texts(without))


@pytest.mark.rule("J-T14")
@pytest.mark.parametrize(
    ("edition", "role", "offered"),
    [
        ("2016", "architect", "bonus"),
        ("classic", "architect", "bonus"),
        ("2016", "navigator", "bonus-cards"),
        ("classic", "navigator", "bonus-cards"),
        ("2016", "abbot", "income-gold 0"),
        ("2016", "patrician", "income"),
        ("2016", "cardinal", "income"),
    ],
)
@pytest.mark.parametrize("rest", [True, False])
def test_abilities_that_draw_cards_are_not_offered_with_an_empty_deck(
    rest: bool, edition: str, role: str, offered: str
) -> None:
    me = Seat(role, gold=1, city="temple manor")
    game = game_at(role, me, Seat(), Seat(), Seat(), edition=edition, rest=rest)
    play(game, "gold")
    assert (offered in texts(game)) == rest


@pytest.mark.rule("J-T14")
def test_an_ability_that_would_do_nothing_can_be_replayed_from_a_record() -> None:
    game = game_at("architect", Seat("architect"), *[Seat()] * 3, rest=False)
    play(game, "gold")
    assert "bonus" not in texts(game)
    with pytest.raises(IllegalError):
        play(game, "bonus")
    before = game.players[0].hand.copy()
    game.play_recorded("bonus")
    assert game.players[0].hand == before
    with pytest.raises(IllegalError):
        game.play_recorded("bonus")


@pytest.mark.rule("J-T14", "J-T21")
def test_an_ability_used_before_the_rules_allow_it_is_rejected() -> None:
    seats = (Seat("abbot", gold=1), Seat(gold=5), Seat(), Seat())
    game = game_at("abbot", *seats, edition="classic", as_printed="action-first")
    assert "alms @1" not in texts(game)
    with pytest.raises(IllegalError):
        play(game, "alms @1")
    play(game, "gold", "alms @1")


@pytest.mark.rule("J-T14")
def test_an_armory_without_a_target_is_not_offered() -> None:
    game = game_at("bishop", Seat("bishop", city="armory"), Seat(city=SEVEN), Seat(), Seat())
    assert "use armory" not in texts(game)
    game = game_at("bishop", Seat("bishop", city="armory"), Seat(city=SIX), Seat(), Seat())
    assert "use armory" in texts(game)


@pytest.mark.rule("J-T15")
def test_the_gains_at_the_end_of_a_turn_are_automatic() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", hand="tavern watchtower", city="park poor_house"),
        Seat("king"),
        Seat(),
        Seat(),
        cast="king",
    )
    play(game, "gold", "build tavern")
    assert gold(game)[0] == 1
    game.players[0].hand.clear()
    play(game, "end")
    assert gold(game)[0] == 1 + 1
    assert len(hand(game, 0)) == 2


@pytest.mark.rule("J-T15")
def test_a_killed_king_gets_the_crown_without_being_asked() -> None:
    game = game_at(
        "warlord", Seat("assassin"), Seat("king"), Seat("warlord"), Seat(), markers="dagger:king@0"
    )
    play(game, "gold", "end")
    assert game.crown == 1
    assert asked(game) == ("pick", 1)


@pytest.mark.rule("J-T16")
def test_the_poor_house_pays_when_the_tax_empties_the_stash() -> None:
    game = game_at(
        "bishop",
        Seat("tax_collector"),
        Seat("bishop", hand="tavern", city="poor_house"),
        Seat(),
        Seat(),
        edition="classic",
    )
    play(game, "gold", "build tavern", "end")
    assert gold(game)[:2] == [1, 1]


@pytest.mark.rule("J-T16")
def test_the_alchemists_refund_comes_after_tax_and_poor_house() -> None:
    game = game_at(
        "alchemist",
        Seat("tax_collector"),
        Seat("alchemist", hand="tavern", city="poor_house"),
        Seat(),
        Seat(),
        edition="classic",
    )
    play(game, "gold", "build tavern", "end")
    assert gold(game)[:2] == [1, 1 + 1]


@pytest.mark.rule("J-T17")
def test_the_thief_may_rob_their_own_other_character_without_effect() -> None:
    game = game_at("thief", Seat("thief merchant", gold=5), Seat("king"), Seat("bishop"))
    assert "merchant" in choices(game, "rob")
    assert "thief" not in choices(game, "rob")
    play(game, "rob merchant", "gold", "end")
    play_until(game, "turn", 0)
    assert gold(game)[0] == 7
    assert logged(game, "gave-gold") == []


@pytest.mark.rule("J-T17")
def test_the_blackmailer_may_threaten_their_own_other_character_without_effect() -> None:
    me = Seat("blackmailer merchant", gold=5)
    game = game_at("blackmailer", me, Seat("king"), Seat("bishop"))
    assert "blackmailer" not in choices(game, "threaten")
    play(game, "threaten merchant", "threaten warlord", "flower merchant", "gold", "end")
    play_until(game, "turn", 0)
    play(game, "gold")
    assert asked(game) == ("turn", 0)
    assert gold(game)[0] == 9
    assert [marker.rank for marker in game.markers] == [8]


@pytest.mark.rule("J-T17")
def test_a_magistrates_warrant_on_their_own_other_character_has_no_effect() -> None:
    game = game_at(
        "merchant",
        Seat("magistrate merchant", gold=5, hand="tavern"),
        Seat("king"),
        Seat("bishop"),
        markers="warrant:merchant@0!",
    )
    play(game, "gold", "build tavern")
    assert asked(game) == ("turn", 0)
    assert city(game, 0) == ["tavern"]


@pytest.mark.rule("J-T17")
@pytest.mark.parametrize(("role", "verb"), [("assassin", "kill"), ("witch", "bewitch")])
def test_the_assassin_and_the_witch_may_name_their_own_other_character(
    role: str, verb: str
) -> None:
    game = game_at(role, Seat(f"{role} merchant"), Seat("king"), Seat("bishop"))
    play(game, "gold")
    assert "merchant" in choices(game, verb)
    assert role not in choices(game, verb)


@pytest.mark.rule("J-T18")
@pytest.mark.parametrize(
    ("role", "verb"),
    [
        ("spy", "spy"),
        ("magician", "swap-hands"),
        ("wizard", "look"),
        ("emperor", "crown"),
        ("cardinal", "borrow"),
        ("diplomat", "exchange"),
        ("marshal", "seize"),
    ],
)
def test_a_player_cannot_be_the_target_of_their_own_ability(role: str, verb: str) -> None:
    others = [Seat(gold=9, hand="tavern", city="temple") for _ in range(3)]
    me = Seat(role, gold=2, hand="palace docks market", city="prison church")
    game = game_at(role, me, *others, crown=3)
    play(game, "gold")
    chosen = [choice for choice in choices(game, verb) if "@" in choice]
    assert any("@1" in choice for choice in chosen)
    assert not any("@0" in choice for choice in chosen)


@pytest.mark.rule("J-T19")
def test_warrants_and_masks_leave_the_tokens_at_the_end_of_the_round() -> None:
    game = game_at(
        "warlord",
        Seat("magistrate"),
        Seat("thief"),
        Seat("warlord"),
        Seat(),
        markers="warrant:king@0! warrant:bishop@0 warrant:warlord@0 mask:architect@1",
    )
    play(game, "gold")
    assert len(game.markers) == 4
    play(game, "end")
    assert game.round == 2
    assert game.markers == []


@pytest.mark.rule("J-T20")
def test_a_confiscated_lighthouse_works_for_the_magistrate() -> None:
    game = game_at(
        "merchant",
        Seat("magistrate"),
        Seat("merchant", gold=3, hand="lighthouse"),
        Seat(),
        Seat(),
        markers="warrant:merchant@0!",
        edition="deluxe",
    )
    play(game, "gold", "build lighthouse", "confiscate")
    assert asked(game) == ("lighthouse-take", 0)
    play(game, "take palace")
    assert hand(game, 0) == ["palace"]


@pytest.mark.rule("J-T20")
def test_building_without_paying_triggers_the_when_built_effect_of_a_district() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", hand="lighthouse", city="framework"),
        *[Seat()] * 3,
        edition="deluxe",
    )
    play(game, "gold", "build-with lighthouse framework")
    assert asked(game) == ("lighthouse-take", 0)


@pytest.mark.rule("J-T20")
def test_replacing_a_district_triggers_the_when_built_effect_of_the_new_one() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=2, hand="lighthouse living_cannonball", city="tavern"),
        *[Seat()] * 3,
        edition="deluxe",
        action_cards=True,
    )
    play(game, "play living_cannonball", "replace-by lighthouse", "replace tavern")
    assert asked(game) == ("lighthouse-take", 0)


@pytest.mark.rule("J-T20")
def test_swapping_and_seizing_do_not_trigger_the_when_built_effect_of_a_district() -> None:
    me = Seat("diplomat", gold=9, city="tavern")
    game = game_at("diplomat", me, Seat(city="bell_tower"), Seat(), Seat(), edition="deluxe")
    play(game, "exchange bell_tower @1", "hand-over tavern")
    assert asked(game) == ("turn", 0)
    me = Seat("marshal", gold=9)
    game = game_at("marshal", me, Seat(city="lighthouse"), Seat(), Seat(), edition="deluxe")
    play(game, "seize lighthouse @1")
    assert asked(game) == ("turn", 0)
