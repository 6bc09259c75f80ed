import pytest

from tests.rules.table import Seat, choices, game_at, gold, hand, play, play_until, texts

MODERN = ("2016", "2021", "deluxe")


@pytest.mark.rule("C-Abbot-1")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("coins", [0, 1, 2, 3])
def test_each_religious_district_brings_the_abbot_1_gold_or_1_card(
    coins: int, edition: str
) -> None:
    game = game_at(
        "abbot",
        Seat("abbot", gold=1, city="temple church monastery tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace",
        edition=edition,
    )
    assert choices(game, "income-gold") == ["0", "1", "2", "3"]
    play(game, f"income-gold {coins}")
    assert game.players[0].gold == 1 + coins
    assert hand(game, 0) == sorted(["manor", "castle", "palace"][: 3 - coins])
    assert choices(game, "income-gold") == []


@pytest.mark.rule("C-Abbot-1")
def test_the_abbot_chooses_the_mix_of_gold_and_cards_before_seeing_any_card() -> None:
    # The whole income is one action: nothing can be decided after the first card.
    game = game_at(
        "abbot",
        Seat("abbot", city="temple church"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle",
    )
    play(game, "income-gold 1")
    assert game.stack[-1].kind == "turn"
    assert game.players[0].gold == 1
    assert hand(game, 0) == ["manor"]


@pytest.mark.rule("C-Abbot-1")
def test_the_abbot_gets_no_income_without_religious_districts() -> None:
    game = game_at(
        "abbot", Seat("abbot", city="manor keep"), Seat("king"), Seat("thief"), Seat("warlord")
    )
    assert choices(game, "income-gold") == []


@pytest.mark.rule("C-Abbot-1", "U-school_of_magic-1")
@pytest.mark.parametrize("edition", ["2016", "2021"])
def test_the_school_of_magic_brings_the_abbot_either_gold_or_a_card(edition: str) -> None:
    game = game_at(
        "abbot",
        Seat("abbot", city="school_of_magic temple"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace",
        edition=edition,
    )
    assert choices(game, "income-gold") == ["0", "1", "2"]
    play(game, "income-gold 1")
    assert game.players[0].gold == 1
    assert hand(game, 0) == ["manor"]


@pytest.mark.rule("C-Abbot-1", "U-school_of_magic-1", "U-school_of_magic")
@pytest.mark.parametrize("coins", [0, 1])
def test_in_deluxe_the_school_of_magic_brings_the_abbot_both_gold_and_a_card(coins: int) -> None:
    game = game_at(
        "abbot",
        Seat("abbot", city="school_of_magic temple"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace",
        edition="deluxe",
    )
    assert choices(game, "income-gold") == ["0", "1"]
    play(game, f"income-gold {coins}")
    assert game.players[0].gold == coins + 1
    assert hand(game, 0) == (["manor"] if coins else ["castle", "manor"])


@pytest.mark.rule("C-Abbot-2")
def test_the_richest_player_gives_the_abbot_1_gold() -> None:
    game = game_at(
        "abbot", Seat("abbot", gold=3), Seat("king", gold=9), Seat("thief", gold=4), Seat("warlord")
    )
    assert choices(game, "alms") == ["@1"]
    play(game, "alms @1")
    assert gold(game) == [4, 8, 4, 0]
    assert choices(game, "alms") == []


@pytest.mark.rule("C-Abbot-2")
@pytest.mark.parametrize("edition", MODERN)
def test_the_abbot_chooses_between_equally_rich_players(edition: str) -> None:
    game = game_at(
        "abbot",
        Seat("abbot", gold=3),
        Seat("king", gold=5),
        Seat("thief", gold=4),
        Seat("warlord", gold=5),
        edition=edition,
    )
    assert choices(game, "alms") == ["@1", "@3"]
    play(game, "alms @3")
    assert gold(game) == [4, 5, 4, 4]


@pytest.mark.rule("C-Abbot-2")
@pytest.mark.parametrize("own", [5, 6])
def test_an_abbot_who_is_among_the_richest_gets_nothing(own: int) -> None:
    game = game_at(
        "abbot", Seat("abbot", gold=own), Seat("king", gold=5), Seat("thief"), Seat("warlord")
    )
    assert choices(game, "alms") == []


@pytest.mark.rule("C-Abbot-2")
def test_the_abbot_may_take_gold_from_the_richest_player_at_any_time_in_the_turn() -> None:
    game = game_at(
        "abbot",
        Seat("abbot", gold=4, hand="castle"),
        Seat("king", gold=5),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold")
    assert choices(game, "alms") == []
    play(game, "build castle")
    assert choices(game, "alms") == ["@1"]
    assert "end" in texts(game)


@pytest.mark.rule("C-Abbot-2")
def test_gold_on_districts_does_not_make_a_player_the_richest() -> None:
    game = game_at(
        "abbot",
        Seat("abbot", gold=1),
        Seat("king", gold=2, city="manor+ castle+"),
        Seat("thief", gold=3),
        Seat("warlord"),
    )
    assert choices(game, "alms") == ["@2"]


@pytest.mark.rule("C-Abbot-1", "C-Abbot-2", "C-Witch-3")
def test_a_witch_in_the_abbots_place_uses_her_own_city_and_stash() -> None:
    game = game_at(
        "abbot",
        Seat("abbot", gold=9, city="temple church"),
        Seat("witch", gold=1, city="monastery"),
        Seat("king", gold=4),
        Seat("warlord"),
        markers="spell:abbot@1",
    )
    play(game, "gold")
    assert game.to_act == 1
    assert choices(game, "income-gold") == ["0", "1"]
    play(game, "income-gold 1", "alms @0")
    assert gold(game) == [10, 3, 4, 0]


@pytest.mark.rule("C-Abbot-2", "D7")
def test_an_abbot_with_two_characters_gets_gold_from_the_richest_only_in_the_abbots_turn() -> None:
    game = game_at(
        "king",
        Seat("king abbot", gold=1),
        Seat("merchant warlord", gold=5),
        Seat("assassin thief"),
    )
    assert choices(game, "alms") == []
    play(game, "gold", "end")
    play_until(game, "turn", seat=0)
    assert choices(game, "alms") == ["@1"]
