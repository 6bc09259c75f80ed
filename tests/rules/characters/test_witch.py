from typing import Any

import pytest

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

EDITIONS = ["2016", "2021", "deluxe"]


def resumed(
    role: str,
    purse: int = 0,
    cards: str = "",
    districts: str = "",
    victim: Seat | None = None,
    others: tuple[Seat, ...] = (Seat(), Seat()),
    **more: Any,
) -> Game:
    """Return a game in which the Witch, seat 0, resumes as the bewitched character of seat 1.

    The Witch and everyone called after her have gathered 2 gold each.
    """
    bewitched = victim or Seat()
    bewitched.roles = [role, *bewitched.roles]
    witch = Seat("witch", gold=purse, hand=cards, city=districts)
    game = game_at("witch", witch, bewitched, *others, **more)
    play(game, "gold", f"bewitch {role}")
    play_until(game, "turn", 0)
    assert logged(game, "resumed") == [f"resumed @0 #{game.rank}"]
    return game


def gather_cards(game: Game) -> Game:
    """Gather cards, which leaves the player's gold unchanged."""
    play(game, "cards")
    return play(game, f"keep {choices(game, 'keep')[0]}")


# --- the Witch's turn until she bewitches -----------------------------------------------
@pytest.mark.rule("C-Witch-1")
def test_the_witch_must_gather_first() -> None:
    game = game_at(
        "witch", Seat("witch", gold=9, hand="tavern", city="smithy"), Seat("king"), Seat(), Seat()
    )
    assert texts(game) == ["gold", "cards"]


@pytest.mark.rule("C-Witch-1")
def test_after_gathering_the_witch_must_bewitch_and_can_do_nothing_else() -> None:
    game = game_at(
        "witch",
        Seat("witch", gold=9, hand="tavern", city="smithy laboratory museum armory framework"),
        Seat("king", city="manor"),
        Seat(),
        Seat(),
        cast="artist",
    )
    play(game, "gold")
    assert texts(game) == [
        "bewitch thief",
        "bewitch magician",
        "bewitch king",
        "bewitch bishop",
        "bewitch merchant",
        "bewitch architect",
        "bewitch warlord",
        "bewitch artist",
    ]


@pytest.mark.rule("C-Witch-1")
def test_bewitching_suspends_the_witchs_turn() -> None:
    game = game_at(
        "witch", Seat("witch", gold=9, hand="tavern"), Seat("king"), Seat("thief"), Seat()
    )
    play(game, "gold", "bewitch king")
    assert game.to_act == 2
    assert logged(game, "bewitched") == ["bewitched @0 #4"]


@pytest.mark.rule("C-Witch-1", "U-gold_mine")
def test_the_witchs_gold_mine_works_when_she_gathers() -> None:
    game = game_at("witch", Seat("witch", city="gold_mine"), Seat("king"), Seat(), Seat())
    play(game, "gold")
    assert gold(game)[0] == 3


@pytest.mark.rule("C-Witch-1", "U-library")
def test_the_witchs_library_works_when_she_gathers() -> None:
    game = game_at("witch", Seat("witch", city="library"), Seat("king"), Seat(), Seat())
    play(game, "cards")
    assert len(game.players[0].hand) == 2
    assert choices(game, "bewitch") != []


@pytest.mark.rule("C-Witch-1", "U-observatory")
def test_the_witchs_observatory_works_when_she_gathers() -> None:
    game = game_at(
        "witch",
        Seat("witch", city="observatory"),
        Seat("king"),
        Seat(),
        Seat(),
        deck="palace castle prison docks",
    )
    play(game, "cards")
    assert texts(game) == ["keep palace", "keep castle", "keep prison"]
    play(game, "keep prison")
    assert hand(game, 0) == ["prison"]


# --- the bewitched player --------------------------------------------------------------
@pytest.mark.rule("C-Witch-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "role",
    [
        "thief",
        "magician",
        "king",
        "emperor",
        "abbot",
        "merchant",
        "architect",
        "navigator",
        "warlord",
        "tax_collector",
    ],
)
def test_the_bewitched_player_gathers_and_the_turn_ends_at_once(role: str, edition: str) -> None:
    districts = "manor temple market prison smithy laboratory"
    game = game_at(
        role,
        Seat("witch"),
        Seat(role, gold=5, hand="tavern docks", city=districts),
        Seat(hand="keep"),
        Seat(gold=9),
        markers=f"spell:{role}@0",
        taxes=3 if role == "tax_collector" else 0,
        edition=edition,
    )
    assert game.to_act == 1
    assert logged(game, "revealed")[-1].startswith("revealed @1")
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert game.to_act == 0
    assert logged(game, "resumed") == [f"resumed @0 #{game.rank}"]
    assert gold(game)[1] == 7
    assert city(game, 1) == sorted(districts.split())
    assert hand(game, 1) == ["docks", "tavern"]


@pytest.mark.rule("C-Witch-2", "U-gold_mine")
def test_the_bewitched_players_gold_mine_works() -> None:
    game = game_at(
        "merchant",
        Seat("witch"),
        Seat("merchant", city="gold_mine market"),
        Seat(),
        Seat(),
        markers="spell:merchant@0",
    )
    play(game, "gold")
    assert gold(game) == [0, 3, 0, 0]


@pytest.mark.rule("C-Witch-2", "U-library", "U-observatory")
def test_the_bewitched_players_library_and_observatory_work() -> None:
    game = game_at(
        "merchant",
        Seat("witch"),
        Seat("merchant", city="library observatory"),
        Seat(),
        Seat(),
        markers="spell:merchant@0",
    )
    play(game, "cards")
    assert len(game.players[1].hand) == 3
    assert game.to_act == 0


@pytest.mark.rule("C-Witch-2")
def test_the_bewitched_player_chooses_the_card_to_keep_before_the_turn_ends() -> None:
    game = game_at(
        "merchant",
        Seat("witch"),
        Seat("merchant"),
        Seat(),
        Seat(),
        markers="spell:merchant@0",
        deck="palace castle",
    )
    play(game, "cards")
    assert (game.to_act, texts(game)) == (1, ["keep palace", "keep castle"])
    play(game, "keep castle")
    assert hand(game, 1) == ["castle"]
    assert game.to_act == 0


@pytest.mark.rule("C-Witch-2", "U-park-1", "U-poor_house-1")
def test_park_and_poor_house_give_the_bewitched_player_nothing() -> None:
    poor = game_at(
        "merchant",
        Seat("witch"),
        Seat("merchant", hand="tavern", city="poor_house"),
        Seat(),
        Seat(),
        markers="spell:merchant@0",
    )
    gather_cards(poor)
    assert poor.to_act == 0
    assert gold(poor)[1] == 0
    bare = game_at(
        "merchant",
        Seat("witch"),
        Seat("merchant", city="park"),
        Seat(),
        Seat(),
        markers="spell:merchant@0",
    )
    play(bare, "gold")
    assert hand(bare, 1) == []


@pytest.mark.rule("C-Witch-2", "D7")
def test_a_bewitched_player_with_two_characters_has_an_ordinary_turn_with_the_other() -> None:
    game = game_at(
        "witch", Seat("witch bishop"), Seat("king warlord", gold=5, hand="tavern", city="manor")
    )
    play(game, "gold", "bewitch king", "gold")
    assert (game.to_act, game.rank) == (0, 4)
    play(game, "end", "gold", "end")
    assert (game.to_act, game.rank) == (1, 8)
    play(game, "gold", "build tavern")
    assert city(game, 1) == ["manor", "tavern"]


# --- resuming --------------------------------------------------------------------------
@pytest.mark.rule("C-Witch-3")
def test_the_resumed_witch_builds_with_her_own_hand_and_gold_and_does_not_gather_again() -> None:
    game = resumed(
        "merchant",
        purse=3,
        cards="docks",
        districts="temple",
        victim=Seat(gold=9, hand="palace", city="manor"),
    )
    assert {"gold", "cards"}.isdisjoint(texts(game))
    assert choices(game, "build") == ["docks"]
    play(game, "build docks")
    assert city(game, 0) == ["docks", "temple"]
    assert city(game, 1) == ["manor"]
    assert gold(game)[:2] == [2, 11]
    assert hand(game, 1) == ["palace"]
    play(game, "end")
    assert logged(game, "turn-ended")[-1] == "turn-ended @0"


@pytest.mark.rule("C-Witch-3")
def test_the_resumed_witch_uses_her_own_districts_not_the_bewitched_players() -> None:
    game = resumed(
        "merchant",
        purse=6,
        cards="keep tavern",
        districts="smithy",
        victim=Seat(hand="docks", city="laboratory museum factory quarry framework"),
    )
    assert choices(game, "use") == ["smithy"]
    assert choices(game, "build-with") == []
    play(game, "build keep")
    # The bewitched player's Factory does not make the Keep cheaper.
    assert gold(game)[0] == 5


@pytest.mark.rule("C-Witch-3", "U-park", "U-poor_house")
def test_the_witchs_park_and_poor_house_work_at_the_end_of_the_resumed_turn() -> None:
    game = resumed("merchant", cards="market", districts="park poor_house")
    play(game, "build market", "end")
    assert gold(game)[0] == 1
    assert len(game.players[0].hand) == 2


@pytest.mark.rule("C-Witch-3", "C-Thief-1")
def test_as_the_thief_the_witch_robs() -> None:
    game = resumed("thief", others=(Seat("king", gold=5), Seat()))
    assert choices(game, "rob") == [
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]
    play(game, "rob king", "end")
    assert gold(game) == [7, 2, 0, 0]


@pytest.mark.rule("C-Witch-3", "C-Spy-1")
def test_as_the_spy_the_witch_can_look_at_the_bewitched_players_hand() -> None:
    game = resumed("spy", cards="keep", victim=Seat(gold=1, hand="tavern market docks"))
    assert {text.split()[0] for text in choices(game, "spy")} == {"@1"}
    play(game, "spy @1 trade")
    assert gold(game) == [5, 0, 0, 0]
    assert len(game.players[0].hand) == 4


@pytest.mark.rule("C-Witch-3", "C-Magician-1")
def test_as_the_magician_the_witch_swaps_her_own_hand() -> None:
    game = resumed(
        "magician", cards="tavern", victim=Seat(hand="keep"), others=(Seat(hand="manor"), Seat())
    )
    assert "redraw" in texts(game)
    play(game, "swap-hands @2")
    assert [hand(game, seat) for seat in (0, 1, 2)] == [["manor"], ["keep"], ["tavern"]]


@pytest.mark.rule("C-Witch-3", "C-Wizard-1", "C-Wizard-2")
def test_as_the_wizard_the_witch_takes_a_card_and_builds_identical_districts() -> None:
    game = resumed("wizard", purse=5, cards="tavern", districts="tavern", victim=Seat(hand="manor"))
    play(game, "look @1", "take-and-build manor", "build tavern")
    assert city(game, 0) == ["manor", "tavern", "tavern"]


@pytest.mark.rule("C-Witch-3", "C-Seer-1", "C-Seer-2")
def test_as_the_seer_the_witch_takes_a_card_from_everyone_and_builds_two_districts() -> None:
    game = resumed(
        "seer",
        purse=9,
        cards="tavern temple prison",
        victim=Seat(hand="manor"),
        others=(Seat(hand="docks"), Seat()),
    )
    play(game, "foresee")
    assert hand(game, 0) == ["docks", "manor", "prison", "tavern", "temple"]
    play(game, "give manor", "give docks", "build tavern", "build temple")
    assert choices(game, "build") == []


@pytest.mark.rule("C-Witch-3", "C-Witch-7", "C-Bishop-1")
def test_as_the_bishop_the_witch_gets_income_for_her_own_city() -> None:
    game = resumed("bishop", districts="temple church", victim=Seat(city="monastery"))
    play(game, "income")
    assert gold(game)[:2] == [4, 2]


@pytest.mark.rule("C-Witch-3", "C-Abbot-1", "C-Abbot-2")
def test_as_the_abbot_the_witch_gets_the_mixed_income_and_gold_from_the_richest() -> None:
    game = resumed("abbot", districts="temple church", others=(Seat(gold=9), Seat()))
    play(game, "alms @2", "income-gold 1")
    assert gold(game) == [4, 2, 8, 0]
    assert len(game.players[0].hand) == 1


@pytest.mark.rule("C-Witch-3", "C-Cardinal-1", "C-Cardinal-2")
def test_as_the_cardinal_the_witch_can_borrow_even_from_the_bewitched_player() -> None:
    game = resumed("cardinal", cards="manor tavern", victim=Seat(gold=1))
    assert choices(game, "borrow") == ["manor @1"]
    play(game, "borrow manor @1", "give tavern")
    assert city(game, 0) == ["manor"]
    assert gold(game)[:2] == [0, 2]
    assert hand(game, 1) == ["tavern"]


@pytest.mark.rule("C-Witch-3", "C-Merchant-1", "C-Merchant-2")
def test_as_the_merchant_the_witch_gets_income_and_the_extra_gold() -> None:
    game = resumed("merchant", districts="tavern market", victim=Seat(city="docks"))
    play(game, "income", "bonus")
    assert gold(game)[:2] == [5, 2]


@pytest.mark.rule("C-Witch-3", "C-Alchemist-1")
def test_as_the_alchemist_the_witch_gets_back_what_she_paid_for_building() -> None:
    game = resumed("alchemist", purse=1, cards="docks")
    play(game, "build docks")
    assert gold(game)[0] == 0
    play(game, "end")
    assert gold(game)[:2] == [3, 2]


@pytest.mark.rule("C-Witch-3", "C-Trader-1", "C-Trader-2")
def test_as_the_trader_the_witch_builds_trade_districts_outside_the_limit() -> None:
    game = resumed("trader", purse=9, cards="tavern market temple", districts="docks")
    play(game, "income", "build tavern", "build market", "build temple")
    assert city(game, 0) == ["docks", "market", "tavern", "temple"]
    assert gold(game)[0] == 8


@pytest.mark.rule("C-Witch-3", "C-Architect-1", "C-Architect-2")
def test_as_the_architect_the_witch_draws_two_cards_and_builds_three_districts() -> None:
    game = resumed("architect", purse=9, cards="tavern market temple prison")
    play(game, "build tavern", "build market", "build temple")
    assert choices(game, "build") == []
    play(game, "bonus")
    assert len(game.players[0].hand) == 3


@pytest.mark.rule("C-Witch-3", "C-Navigator-1", "C-Navigator-2")
def test_as_the_navigator_the_witch_gets_four_gold_and_cannot_build() -> None:
    game = resumed("navigator", purse=9, cards="tavern stables")
    assert choices(game, "build") == []
    play(game, "bonus-gold")
    assert gold(game)[0] == 15
    assert choices(game, "build") == []
    assert "end" in texts(game)


@pytest.mark.rule("C-Witch-3", "C-Scholar-1", "C-Scholar-2")
def test_as_the_scholar_the_witch_draws_seven_cards_and_builds_two_districts() -> None:
    game = resumed("scholar", purse=9, cards="tavern temple prison")
    play(game, "study")
    assert len(game.aside) == 7
    play(game, f"keep {choices(game, 'keep')[0]}", "build tavern", "build temple")
    assert choices(game, "build") == []
    assert len(game.players[0].hand) == 2


@pytest.mark.rule("C-Witch-3", "C-Warlord-1", "C-Warlord-2")
def test_as_the_warlord_the_witch_destroys_even_in_the_bewitched_players_city() -> None:
    game = resumed("warlord", districts="prison", victim=Seat(city="docks keep barracks"))
    play(game, "income")
    assert gold(game)[0] == 3
    assert set(choices(game, "destroy")) == {"prison @0", "docks @1", "barracks @1"}
    play(game, "destroy docks @1")
    assert city(game, 1) == ["barracks", "keep"]
    assert gold(game)[0] == 1


@pytest.mark.rule("C-Witch-3", "C-Diplomat-2")
def test_as_the_diplomat_the_witch_swaps_a_district_of_her_own() -> None:
    game = resumed("diplomat", districts="tavern", victim=Seat(city="docks"))
    play(game, "exchange docks @1", "hand-over tavern")
    assert city(game, 0) == ["docks"]
    assert city(game, 1) == ["tavern"]
    assert gold(game)[:2] == [0, 4]


@pytest.mark.rule("C-Witch-3", "C-Marshal-2")
def test_as_the_marshal_the_witch_seizes_a_district() -> None:
    game = resumed("marshal", purse=1, victim=Seat(city="docks"))
    play(game, "seize docks @1")
    assert city(game, 0) == ["docks"]
    assert gold(game)[:2] == [0, 5]


@pytest.mark.rule("C-Witch-3", "C-Queen-1", "J-Queen-3")
@pytest.mark.parametrize(("king_at", "bonus"), [(2, False), (4, True)])
def test_as_the_queen_the_witch_is_paid_only_if_she_sits_next_to_rank_4_herself(
    king_at: int, bonus: bool
) -> None:
    others = tuple(Seat("king" if seat == king_at else "") for seat in (2, 3, 4))
    game = resumed("queen", others=others)
    # Seat 2 is next to the bewitched Queen; seat 4 is next to the Witch.
    assert ("bonus" in texts(game)) is bonus


@pytest.mark.rule("C-Witch-3", "C-Artist-1")
def test_as_the_artist_the_witch_beautifies_her_own_districts() -> None:
    game = resumed("artist", districts="tavern temple", victim=Seat(city="docks"))
    assert choices(game, "beautify") == ["tavern", "temple"]
    play(game, "beautify tavern")
    assert city(game, 0) == ["tavern+", "temple"]
    assert gold(game)[0] == 1


@pytest.mark.rule("C-Witch-3", "C-Tax-1", "C-Tax-2", "J-Witch-8")
def test_as_the_tax_collector_the_witch_collects_the_taxes_and_pays_none() -> None:
    game = resumed("tax_collector", cards="tavern", taxes=3)
    play(game, "build tavern")
    assert gold(game)[0] == 1
    assert game.taxes == 3
    play(game, "collect")
    assert gold(game)[0] == 4
    assert game.taxes == 0


# --- the crown -------------------------------------------------------------------------
@pytest.mark.rule("C-Witch-4", "C-King-2", "C-Patrician-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("role", ["king", "patrician"])
def test_a_bewitched_king_or_patrician_still_takes_the_crown(role: str, edition: str) -> None:
    game = game_at(
        "witch", Seat("witch"), Seat("thief"), Seat(role), Seat("bishop"), edition=edition
    )
    play(game, "gold", f"bewitch {role}", "gold", "end")
    assert (game.to_act, game.crown) == (2, 2)
    play(game, "gold")
    assert (game.to_act, game.crown) == (0, 2)
    assert choices(game, "crown") == []
    play_until(game, "pick")
    assert game.to_act == 2
    assert logged(game, "crowned") == ["crowned @2"]


@pytest.mark.rule("C-Witch-3", "C-King-1")
def test_as_the_king_the_witch_gets_income_for_her_own_city() -> None:
    game = resumed("king", districts="manor castle", victim=Seat(city="palace"))
    play(game, "income")
    assert gold(game)[:2] == [4, 2]
    assert game.crown == 1


@pytest.mark.rule("C-Witch-3", "C-Patrician-1")
def test_as_the_patrician_the_witch_draws_cards_for_her_own_city() -> None:
    game = resumed("patrician", districts="manor castle", victim=Seat(city="palace"))
    play(game, "income")
    assert len(game.players[0].hand) == 2
    assert hand(game, 1) == []
    assert game.crown == 1


@pytest.mark.rule("C-Witch-4", "C-Emperor-2", "J-Emperor-5")
def test_as_the_emperor_the_witch_must_pass_the_crown_and_is_paid() -> None:
    game = resumed(
        "emperor", districts="manor", others=(Seat("bishop", gold=3, hand="keep"), Seat()), crown=2
    )
    assert game.crown == 2
    assert choices(game, "crown") == ["@1", "@3"]
    assert "end" not in texts(game)
    play(game, "income", "crown @1")
    assert game.crown == 1
    # Even the player of the bewitched Emperor can be crowned, and then gives the Witch 1 gold.
    assert gold(game) == [4, 1, 3, 0]
    assert "end" in texts(game)
    play(game, "end")
    assert logged(game, "called")[-1] == "called @1 #5"
    # At the end of the round, the player of the bewitched Emperor does not pass the crown.
    play(game, "gold", "end")
    assert (game.stack[-1].kind, game.crown) == ("pick", 1)


@pytest.mark.rule("C-Witch-4", "C-Emperor-2")
def test_as_the_emperor_the_witch_chooses_between_gold_and_a_card() -> None:
    game = resumed("emperor", others=(Seat("bishop", gold=3, hand="keep"), Seat()))
    assert choices(game, "crown") == ["@1", "@2", "@3"]
    play(game, "crown @2")
    assert (game.to_act, texts(game)) == (0, ["levy-gold", "levy-card"])
    play(game, "levy-card")
    assert hand(game, 0) == ["keep"]


@pytest.mark.rule("C-Witch-4")
def test_the_player_of_a_bewitched_emperor_does_not_move_the_crown() -> None:
    game = game_at(
        "emperor",
        Seat("witch"),
        Seat("emperor"),
        Seat(),
        Seat(),
        crown=3,
        markers="spell:emperor@0",
    )
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert game.crown == 3
    assert logged(game, "crowned") == []


@pytest.mark.rule("C-Witch-4", "C-Witch-6")
@pytest.mark.parametrize("role", ["king", "patrician", "emperor"])
def test_if_nobody_has_the_bewitched_rank_4_the_crown_stays(role: str) -> None:
    game = game_at(
        "witch", Seat("witch"), Seat("thief"), Seat("bishop"), Seat(), cast=role, crown=2
    )
    play(game, "gold", f"bewitch {role}")
    play_until(game, "pick")
    assert game.crown == 2
    assert logged(game, "resumed") == []


@pytest.mark.rule("C-Witch-4", "J-Emperor-5", "D7")
def test_with_three_players_the_witch_as_emperor_can_crown_only_the_third_player() -> None:
    game = game_at(
        "witch",
        Seat("witch bishop"),
        Seat("emperor warlord"),
        Seat("merchant architect", gold=2),
        crown=1,
    )
    play(game, "gold", "bewitch emperor", "gold")
    assert choices(game, "crown") == ["@2"]
    play(game, "crown @2", "end")
    assert gold(game) == [3, 2, 1]
    assert game.crown == 2


# --- the blackmailer -------------------------------------------------------------------
@pytest.mark.rule("C-Witch-5", "C-Blackmailer-1")
def test_as_the_blackmailer_the_witch_lays_the_threats_and_gets_the_bribes() -> None:
    game = resumed(
        "blackmailer", others=(Seat("king", gold=5), Seat("merchant", gold=4)), victim=Seat(gold=1)
    )
    assert "blackmailer" not in choices(game, "threaten")
    assert "witch" not in choices(game, "threaten")
    play(game, "threaten king", "threaten merchant", "flower merchant", "end")
    play(game, "gold", "bribe", "end")
    assert gold(game) == [5, 3, 4, 4]
    play(game, "gold", "refuse")
    # The Witch is asked, not the bewitched Blackmailer.
    assert (game.to_act, texts(game)) == (0, ["reveal", "decline"])
    play(game, "reveal")
    assert gold(game) == [11, 3, 4, 0]


@pytest.mark.rule("C-Witch-5", "C-Witch-2")
def test_the_bewitched_blackmailer_lays_no_threats() -> None:
    game = game_at(
        "blackmailer",
        Seat("witch"),
        Seat("blackmailer"),
        Seat("king"),
        Seat(),
        markers="spell:blackmailer@0",
    )
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert game.to_act == 0
    assert choices(game, "threaten") != []


@pytest.mark.rule("C-Witch-5")
def test_the_bewitched_blackmailers_other_character_can_be_threatened() -> None:
    game = game_at("witch", Seat("witch bishop"), Seat("blackmailer warlord", gold=3))
    play(game, "gold", "bewitch blackmailer", "gold")
    play(game, "threaten warlord", "threaten king", "flower warlord", "end")
    play(game, "gold", "end", "gold", "refuse", "reveal")
    assert gold(game) == [11, 0]


# --- nobody has the bewitched character ------------------------------------------------
@pytest.mark.rule("C-Witch-6")
def test_if_nobody_has_the_bewitched_character_the_witchs_turn_does_not_resume() -> None:
    game = game_at(
        "witch",
        Seat("witch", gold=5, hand="tavern", city="market"),
        Seat("king"),
        Seat("bishop"),
        Seat("architect"),
    )
    play(game, "gold", "bewitch merchant")
    play_until(game, "pick")
    assert logged(game, "resumed") == []
    assert [text for text in logged(game, "turn-ended") if "@0" in text] == ["turn-ended @0"]
    assert gold(game)[0] == 7
    assert city(game, 0) == ["market"]


@pytest.mark.rule("C-Witch-6", "U-park-1", "U-poor_house-1")
def test_a_witch_whose_turn_does_not_resume_gets_nothing_from_park_and_poor_house() -> None:
    game = game_at("witch", Seat("witch", city="park"), Seat("king"), Seat(), Seat())
    play(game, "gold", "bewitch merchant")
    play_until(game, "pick")
    assert hand(game, 0) == []
    poor = game_at("witch", Seat("witch", city="poor_house"), Seat("king"), Seat(), Seat())
    gather_cards(poor)
    play(poor, "bewitch merchant")
    play_until(poor, "pick")
    assert gold(poor)[0] == 0


# --- the bishop ------------------------------------------------------------------------
@pytest.mark.rule("C-Witch-7", "C-Bishop-2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("role", ["warlord", "diplomat", "marshal"])
def test_a_bewitched_bishop_protects_the_witchs_city_and_not_the_bewitched_players_city(
    role: str, edition: str
) -> None:
    verb = {"warlord": "destroy", "diplomat": "exchange", "marshal": "seize"}[role]
    game = game_at(
        "witch",
        Seat("witch", city="tavern"),
        Seat("bishop", city="market"),
        Seat(role, gold=9, city="prison"),
        Seat(city="docks"),
        edition=edition,
    )
    play(game, "gold", "bewitch bishop", "gold", "end")
    assert game.to_act == 2
    targets = [target for target in choices(game, verb) if not target.endswith("@2")]
    assert targets == ["market @1", "docks @3"]


@pytest.mark.rule("C-Witch-7", "C-Bishop-2")
def test_a_bewitched_bishop_that_nobody_has_protects_no_city() -> None:
    game = game_at(
        "witch", Seat("witch", city="tavern"), Seat("thief"), Seat("warlord", gold=9), Seat()
    )
    play(game, "gold", "bewitch bishop")
    play_until(game, "turn", 2)
    assert choices(game, "destroy") == ["tavern @0"]


# --- two and three players -------------------------------------------------------------
@pytest.mark.rule("C-Witch-3", "D7", "J-T17")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_witch_may_bewitch_her_own_other_character(seats: int) -> None:
    roles = ["king warlord", "magician bishop"][: seats - 1]
    game = game_at(
        "witch",
        Seat("witch architect", hand="tavern temple", city="manor"),
        *(Seat(role) for role in roles),
    )
    play(game, "gold", "bewitch architect")
    play_until(game, "turn", 0)
    # The player first gathers as the bewitched Architect; then the Witch's turn resumes.
    assert game.rank == 7
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert game.to_act == 0
    assert gold(game)[0] == 4
    assert {"bonus", "build tavern", "end"} <= set(texts(game))
    play(game, "build tavern", "build temple", "end")
    assert city(game, 0) == ["manor", "tavern", "temple"]
