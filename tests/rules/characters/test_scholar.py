import pytest

from tests.rules.table import Seat, choices, game_at, hand, play, texts

SEVEN = "manor castle palace temple church tavern market"


@pytest.mark.rule("C-Scholar-1")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_scholar_draws_7_cards_and_keeps_1(edition: str) -> None:
    game = game_at(
        "scholar",
        Seat("scholar"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck=SEVEN + " docks",
        edition=edition,
    )
    cards = len(game.deck)
    play(game, "study")
    assert choices(game, "keep") == SEVEN.split()
    play(game, "keep palace")
    assert hand(game, 0) == ["palace"]
    assert len(game.deck) == cards - 1
    assert game.aside == []
    assert "study" not in texts(game)


@pytest.mark.rule("C-Scholar-1")
def test_the_other_cards_are_shuffled_into_the_deck() -> None:
    game = game_at(
        "scholar", Seat("scholar"), Seat("king"), Seat("thief"), Seat("warlord"), deck=SEVEN
    )
    below = [card.name for card in game.deck[:-7]]
    play(game, "study", "keep palace")
    rest = [name for name in SEVEN.split() if name != "palace"]
    after = [card.name for card in game.deck]
    assert sorted(after) == sorted(rest + below)
    # The shuffle must not leave the former deck in its old order at the bottom or at the top.
    assert after[-len(below) :] != below
    assert after[: len(below)] != below
    assert sorted(after[:6]) != sorted(rest)


@pytest.mark.rule("C-Scholar-1", "J-I5")
def test_after_the_scholars_shuffle_nobody_knows_the_bottom_of_the_deck() -> None:
    game = game_at(
        "scholar", Seat("scholar"), Seat("king"), Seat("thief"), Seat("warlord"), deck=SEVEN
    )
    play(game, "cards", "keep manor")
    assert any(game.marks)
    play(game, "study", "keep palace")
    assert not any(game.marks)


@pytest.mark.rule("C-Scholar-1", "T9")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_the_scholar_draws_all_cards_of_a_deck_with_fewer_than_7(left: int) -> None:
    game = game_at(
        "scholar", Seat("scholar"), Seat("king"), Seat("thief"), Seat("warlord"), deck=SEVEN
    )
    del game.deck[: len(game.deck) - left]
    assert ("study" in texts(game)) == (left > 0)
    if left:
        play(game, "study")
    if left > 1:
        assert choices(game, "keep") == SEVEN.split()[:left]
        play(game, "keep manor")
    assert hand(game, 0) == ["manor"][:left]
    assert len(game.deck) == max(0, left - 1)


@pytest.mark.rule("C-Scholar-1", "T5")
def test_the_scholars_ability_is_not_gathering_and_can_be_used_at_any_time() -> None:
    game = game_at(
        "scholar",
        Seat("scholar", gold=3, hand="docks", city="library observatory"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck=SEVEN,
    )
    play(game, "study")
    assert choices(game, "keep") == SEVEN.split()
    play(game, "keep castle")
    assert "gold" in texts(game)
    assert "end" not in texts(game)
    late = game_at(
        "scholar",
        Seat("scholar", gold=3, hand="docks"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck=SEVEN,
    )
    play(late, "gold", "build docks")
    assert "study" in texts(late)


@pytest.mark.rule("C-Scholar-2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_scholar_can_build_up_to_two_districts(edition: str) -> None:
    game = game_at(
        "scholar",
        Seat("scholar", gold=20, hand="tavern market manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    play(game, "gold", "build tavern")
    assert choices(game, "build") == ["market", "manor"]
    play(game, "build market")
    assert choices(game, "build") == []


@pytest.mark.rule("C-Scholar-1", "I2")
def test_only_the_scholar_sees_the_cards_drawn() -> None:
    game = game_at(
        "scholar", Seat("scholar"), Seat("king"), Seat("thief"), Seat("warlord"), deck=SEVEN
    )
    play(game, "study")
    assert game.log is not None
    drew = game.log[-1]
    assert drew.kind == "drew"
    assert [card.name for card in drew.seen_by(0).cards] == SEVEN.split()
    assert [card.name for card in drew.seen_by(1).cards] == ["?"] * 7
