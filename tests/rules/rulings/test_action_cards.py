"""The rulings in docs/rulings.md on action cards."""

from __future__ import annotations

import pytest

from tests.rules.rulings.table import (
    SIX,
    asked,
    bottom,
    circus,
    finish_round,
    leave_in_deck,
    points_for,
)
from tests.rules.table import (
    Seat,
    choices,
    city,
    gold,
    hand,
    logged,
    play,
    play_until,
    texts,
)


@pytest.mark.rule("J-A4")
def test_a_player_can_play_one_action_card_in_each_turn() -> None:
    me = Seat("magician warlord", hand="director circus_tent circus_tent")
    game = circus("magician", me, Seat("king"), Seat("bishop"))
    assert choices(game, "play") == ["director", "circus_tent"]
    play(game, "play circus_tent")
    assert choices(game, "play") == []
    play(game, "gold", "end")
    play_until(game, "turn", 0)
    assert choices(game, "play") == ["director", "circus_tent"]


@pytest.mark.rule("J-A4")
def test_rasputin_counts_as_the_turns_action_card_but_the_acrobat_does_not() -> None:
    me = Seat("merchant", gold=3, hand="rasputin director")
    game = circus("merchant", Seat("thief"), me, Seat(), Seat(), markers="mask:merchant@0")
    play(game, "play rasputin")
    assert asked(game) == ("turn", 1)
    assert choices(game, "play") == []
    me = Seat("bishop", hand="acrobat director")
    game = circus("king", Seat("thief"), me, Seat(), Seat())
    play_until(game, "claim-crown", 1)
    play(game, "play acrobat")
    assert asked(game) == ("turn", 1)
    assert choices(game, "play") == ["director"]


@pytest.mark.rule("J-A5")
def test_action_cards_count_as_hand_cards() -> None:
    me = Seat("magician", gold=9, hand="director acrobat", city="map_room museum laboratory")
    game = circus("magician", me, Seat(), Seat(), Seat())
    assert points_for(game, 0, "effect") == 2
    assert points_for(game, 0, "hand") == 2
    play(game, "use museum")
    assert texts(game) == ["tuck director", "tuck acrobat"]
    play(game, "tuck acrobat", "use laboratory")
    assert texts(game) == ["discard director"]
    play(game, "discard director", "gold")
    assert gold(game)[0] == 9 + 2 + 2
    assert choices(game, "build") == []


@pytest.mark.rule("J-A5")
def test_the_cardinal_can_give_and_the_magician_can_exchange_action_cards() -> None:
    me = Seat("cardinal", hand="manor director")
    game = circus("cardinal", me, Seat(gold=5), Seat(), Seat())
    play(game, "gold", "borrow manor @1", "give director")
    assert hand(game, 1) == ["director"]
    game = circus("magician", Seat("magician", hand="director"), Seat(), Seat(), Seat())
    play(game, "redraw", "discard director")
    assert bottom(game) == "director"


@pytest.mark.rule("J-A6")
def test_the_witch_and_threatened_or_bewitched_players_gather_before_playing_action_cards() -> None:
    booth = Seat("king", laid="ticket_booth")
    me = Seat("merchant", gold=3, hand="director")
    game = circus("merchant", Seat("thief"), me, booth, Seat())
    assert {"play director", "visit @2"} <= set(texts(game))
    game = circus("merchant", Seat("blackmailer"), me, booth, Seat(), markers="threat:merchant@0")
    play_until(game, "turn", 1)
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert texts(game) == ["bribe", "refuse"]
    play(game, "bribe")
    assert {"play director", "visit @2"} <= set(texts(game))
    game = circus("merchant", Seat("witch"), me, booth, Seat(), markers="spell:merchant@0")
    play_until(game, "turn", 1)
    assert texts(game) == ["gold", "cards"]
    witch = Seat("witch", gold=3, hand="director")
    game = circus("witch", witch, Seat("thief"), booth, Seat())
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert all(text.startswith("bewitch ") for text in texts(game))


@pytest.mark.rule("J-Acrobat-1")
def test_after_the_acrobat_neither_the_emperor_nor_the_witch_can_pass_on_the_crown() -> None:
    seats = [
        Seat("witch", city="manor"),
        Seat("emperor"),
        Seat("bishop", gold=2, hand="acrobat"),
        Seat("thief"),
    ]
    game = circus("emperor", *seats, markers="spell:emperor@0", crown=3)
    play_until(game, "claim-crown", 2)
    play(game, "play acrobat", "gold")
    assert asked(game) == ("turn", 0)
    assert game.crown == 2
    assert choices(game, "crown") == []
    assert {"income", "end"} <= set(texts(game))


@pytest.mark.rule("J-Acrobat-1")
def test_after_the_acrobat_a_killed_king_gets_no_crown_but_the_queen_is_paid() -> None:
    seats = [Seat("assassin"), Seat("king"), Seat("queen", hand="acrobat"), Seat(), Seat()]
    game = circus("king", *seats, markers="dagger:king@0")
    play_until(game, "claim-crown", 2)
    play(game, "play acrobat")
    assert game.crown == 2
    finish_round(game)
    assert game.crown == 2
    assert gold(game)[2] == 2 + 3


@pytest.mark.rule("J-Acrobat-2")
@pytest.mark.parametrize("answer", ["play rasputin", "use hospital"])
def test_the_acrobat_cannot_be_played_if_rasputin_or_a_hospital_lets_a_killed_king_answer_the_call(
    answer: str,
) -> None:
    king = Seat("king", hand="rasputin", city="hospital")
    seats = [Seat("assassin", hand="acrobat"), king, Seat(), Seat()]
    game = circus("king", *seats, markers="dagger:king@0")
    play_until(game, "answer-death", 1)
    play(game, answer)
    assert asked(game) == ("turn", 1)
    finish_round(game)
    assert logged(game, "played") == (["played @1 rasputin"] if "rasputin" in answer else [])
    assert game.crown == 1


@pytest.mark.rule("J-Director-1")
def test_the_director_raises_the_building_limit_but_does_not_let_the_navigator_build() -> None:
    cards = "director tavern temple church stables"
    game = circus("navigator", Seat("navigator", gold=9, hand=cards), Seat(), Seat(), Seat())
    play(game, "play director", "gold")
    assert choices(game, "build") == []
    me = Seat("merchant", gold=9, hand=f"{cards} prison")
    game = circus("merchant", me, Seat(), Seat(), Seat())
    play(game, "play director", "gold", "build stables", "build tavern", "build temple")
    play(game, "build church")
    assert choices(game, "build") == []


@pytest.mark.rule("J-CashWagon-1")
def test_each_ticket_booth_can_be_used_once_in_a_turn() -> None:
    me = Seat("merchant warlord", gold=5)
    game = circus("merchant", me, Seat("king", laid="ticket_booth ticket_booth"), Seat())
    for _ in range(2):
        play(game, "visit @1")
        assert len(texts(game)) == len(choices(game, "keep"))
        play(game, texts(game)[0])
        assert asked(game) == ("cash-in", 1)
        play(game, "decline")
    assert choices(game, "visit") == []
    assert gold(game)[0] == 3
    assert len(hand(game, 0)) == 2
    play(game, "gold", "end")
    play_until(game, "turn", 0)
    assert choices(game, "visit") == ["@1"]


@pytest.mark.rule("J-CashWagon-1")
def test_another_players_ticket_booth_can_be_used_with_gold_if_the_deck_has_a_card() -> None:
    booth = Seat("king", laid="ticket_booth")
    assert choices(circus("merchant", Seat("merchant"), booth, *[Seat()] * 2), "visit") == []
    game = circus("merchant", Seat("merchant", gold=1), booth, *[Seat()] * 2)
    assert choices(leave_in_deck(game.copy(), 0), "visit") == []
    assert choices(game, "visit") == ["@1"]
    own = circus("king", Seat("king", gold=1, laid="ticket_booth"), *[Seat()] * 3)
    assert choices(own, "visit") == []


@pytest.mark.rule("J-Rebuild-1")
def test_replacing_a_district_is_not_building() -> None:
    me = Seat("alchemist", gold=5, hand="living_cannonball palace temple", city="tavern+")
    seats = [Seat("magistrate"), me, Seat("tax_collector"), Seat()]
    game = circus("alchemist", *seats, markers="warrant:alchemist@0!")
    play_until(game, "turn", 1)
    play(game, "play living_cannonball", "replace-by palace", "replace tavern+")
    assert asked(game) == ("turn", 1)
    assert city(game, 1) == ["palace"]
    assert gold(game)[1] == 5 - (5 - 2)
    assert game.taxes == 0
    assert bottom(game) == "tavern"
    play(game, "gold")
    assert "build temple" in texts(game)
    play(game, "end")
    assert gold(game)[1] == 4


@pytest.mark.rule("J-Rebuild-1")
def test_a_replacement_obeys_the_ban_on_duplicates_and_ignores_the_factory() -> None:
    cards = "living_cannonball statue docks"
    me = Seat("merchant", gold=1, hand=cards, city="factory market docks")
    game = circus("merchant", me, *[Seat()] * 3)
    play(game, "play living_cannonball")
    # A second Docks is not allowed.
    assert choices(game, "replace-by") == ["statue"]
    play(game, "replace-by statue")
    # The Statue costs 3 (no discount): more than the Market, but not more than the Docks.
    assert texts(game) == ["replace market"]
    play(game, "replace market")
    assert gold(game)[0] == 0


@pytest.mark.rule("J-Rebuild-1")
def test_the_navigator_cannot_replace_a_district() -> None:
    me = Seat("navigator", gold=9, hand="living_cannonball palace", city="tavern")
    game = circus("navigator", me, *[Seat()] * 3)
    assert choices(game, "play") == []


@pytest.mark.rule("J-Protection-1")
@pytest.mark.parametrize(
    "marker", ["dagger", "spell", "mask", "warrant!", "warrant", "threat!", "threat"]
)
def test_rasputin_protects_from_any_marker_on_the_character(marker: str) -> None:
    kind = marker.rstrip("!")
    sign = "!" if marker.endswith("!") else ""
    roles = {
        "dagger": "assassin",
        "spell": "witch",
        "mask": "thief",
        "warrant": "magistrate",
        "threat": "blackmailer",
    }
    me = Seat("merchant", gold=3, hand="rasputin tavern")
    seats = [Seat(roles[kind], city="manor"), me, Seat(), Seat()]
    game = circus("merchant", *seats, markers=f"{kind}:merchant@0{sign}")
    assert game.to_act == 1
    assert texts(game) == ["decline", "play rasputin"]
    play(game, "play rasputin")
    assert asked(game) == ("turn", 1)
    play(game, "gold", "build tavern")
    assert asked(game) == ("turn", 1)
    assert city(game, 1) == ["tavern"]
    assert gold(game)[:2] == [0, 4]
    play(game, "end")
    assert game.round == 2
    assert logged(game, "resumed") == []
    assert bottom(game) == "rasputin"


@pytest.mark.rule("J-Protection-1")
def test_rasputin_cannot_be_played_without_a_marker_on_the_character() -> None:
    game = circus("merchant", Seat("merchant", hand="rasputin"), *[Seat()] * 3)
    assert asked(game) == ("turn", 0)
    assert choices(game, "play") == []


@pytest.mark.rule("J-Peek-1")
def test_the_fortune_teller_can_take_any_card_from_another_players_hand() -> None:
    other = Seat(hand="director palace")
    game = circus("merchant", Seat("merchant", hand="fortune_teller"), other, *[Seat()] * 2)
    play(game, "play fortune_teller")
    assert texts(game) == ["look @1"]
    play(game, "look @1")
    assert texts(game) == ["take director", "take palace"]
    play(game, "take director")
    assert hand(game, 0) == ["director"]
    game = circus("merchant", Seat("merchant", hand="fortune_teller"), *[Seat()] * 3)
    assert choices(game, "play") == []


@pytest.mark.rule("J-Tent-1")
def test_a_tent_counts_towards_a_complete_city_which_ends_the_game_and_scores_points() -> None:
    game = circus("merchant", Seat("merchant", hand="circus_tent", city=SIX), *[Seat()] * 3)
    play(game, "play circus_tent", "gold", "end")
    assert game.over
    assert points_for(game, 0, "first-complete") == 4
    assert points_for(game, 0, "district") == 1 + 2 + 2 + 3 + 2 + 3


@pytest.mark.rule("J-Tent-1")
def test_a_tent_does_not_protect_a_city_and_cannot_be_destroyed() -> None:
    me = Seat("merchant", hand="circus_tent", city=SIX)
    seats = [me, Seat("warlord", gold=9, city="armory"), Seat(), Seat()]
    game = circus("merchant", *seats)
    play(game, "play circus_tent", "gold", "end")
    assert asked(game) == ("turn", 1)
    assert "destroy temple @0" in texts(game)
    assert not any("circus_tent" in text for text in texts(game))
    play(game, "use armory")
    assert "destroy temple @0" in texts(game)
    assert not any("circus_tent" in text for text in texts(game))


@pytest.mark.rule("J-Tent-1")
def test_a_tent_does_not_count_as_a_district_for_anything_else() -> None:
    four = "temple church market docks"
    me = Seat("artist", gold=9, hand="circus_tent monument necropolis", city=four)
    game = circus("artist", me, *[Seat()] * 3)
    play(game, "play circus_tent", "gold")
    assert "build monument" in texts(game)
    assert choices(game, "beautify") == four.split()
    assert choices(game, "build-over") == [f"necropolis {name}" for name in four.split()]
