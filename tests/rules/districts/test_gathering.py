import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, game_at, gold, hand, logged, play, texts

OTHERS = (Seat("king"), Seat("bishop"), Seat("warlord"))


def bottom(game: Game, n: int) -> list[str]:
    """Return the bottom n cards of the deck in alphabetical order."""
    return sorted(card.name for card in game.deck[:n])


# --- Gold Mine -------------------------------------------------------------------------
@pytest.mark.rule("U-gold_mine")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_gathering_gold_with_the_gold_mine_brings_three_gold(edition: str) -> None:
    owner = Seat("merchant", gold=1, city="gold_mine")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold")
    assert gold(game)[0] == 4
    assert logged(game, "gained-gold") == ["gained-gold @0 3"]


@pytest.mark.rule("U-gold_mine")
def test_the_gold_mine_does_not_work_for_others_or_when_gathering_cards() -> None:
    game = game_at("bishop", Seat("merchant", city="gold_mine"), *OTHERS, deck="tavern market")
    play(game, "gold")
    assert gold(game)[2] == 2
    play(game, "end", "cards")
    assert sorted(choices(game, "keep")) == ["market", "tavern"]
    play(game, "keep market")
    assert gold(game)[0] == 0


@pytest.mark.rule("U-gold_mine")
def test_the_gold_mine_adds_nothing_to_income_or_bonus_gold() -> None:
    game = game_at("merchant", Seat("merchant", city="gold_mine tavern"), *OTHERS)
    play(game, "income", "bonus")
    assert gold(game)[0] == 2


@pytest.mark.rule("U-gold_mine", "C-Witch-1", "C-Witch-2")
def test_the_gold_mine_works_for_the_witch_and_for_the_bewitched_player_while_they_gather() -> None:
    witch = Seat("witch", city="gold_mine")
    game = game_at("witch", witch, Seat("merchant"), *OTHERS[:2])
    play(game, "gold")
    assert gold(game)[0] == 3
    bewitched = Seat("merchant", city="gold_mine")
    game = game_at("merchant", Seat("witch"), bewitched, *OTHERS[:2], markers="spell:merchant@0")
    play(game, "gold")
    assert gold(game)[:2] == [0, 3]


# --- Library ---------------------------------------------------------------------------
@pytest.mark.rule("U-library")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_with_the_library_both_drawn_cards_are_kept(edition: str) -> None:
    owner = Seat("merchant", city="library")
    game = game_at("merchant", owner, *OTHERS, edition=edition, deck="tavern market temple")
    deck = len(game.deck)
    play(game, "cards")
    assert hand(game, 0) == ["market", "tavern"]
    assert len(game.deck) == deck - 2
    assert logged(game, "returned") == []
    assert "end" in texts(game)


@pytest.mark.rule("U-library")
def test_the_library_does_not_apply_to_the_scholars_cards() -> None:
    owner = Seat("scholar", city="library")
    game = game_at("scholar", owner, *OTHERS, deck="tavern market temple church")
    play(game, "study", "keep temple")
    assert hand(game, 0) == ["temple"]


@pytest.mark.rule("U-library")
def test_the_library_does_not_work_for_another_player() -> None:
    game = game_at("king", Seat("merchant", city="library"), *OTHERS, deck="tavern market")
    play(game, "cards", "keep market")
    assert hand(game, 1) == ["market"]


# --- Observatory -----------------------------------------------------------------------
@pytest.mark.rule("U-observatory")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe", "classic"])
def test_with_the_observatory_three_cards_are_drawn_and_one_is_kept(edition: str) -> None:
    owner = Seat("merchant", city="observatory")
    game = game_at("merchant", owner, *OTHERS, edition=edition, deck="tavern market temple church")
    play(game, "cards")
    assert sorted(choices(game, "keep")) == ["market", "tavern", "temple"]
    play(game, "keep temple")
    assert hand(game, 0) == ["temple"]
    assert bottom(game, 2) == ["market", "tavern"]
    assert choices(game, "keep") == []


@pytest.mark.rule("U-observatory")
def test_the_observatory_does_not_work_for_another_player() -> None:
    owner = Seat("merchant", city="observatory")
    game = game_at("king", owner, *OTHERS, deck="tavern market temple")
    play(game, "cards")
    assert sorted(choices(game, "keep")) == ["market", "tavern"]


# --- Library and Observatory -----------------------------------------------------------
@pytest.mark.rule("U-library-1", "U-library", "U-observatory")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_three_cards_are_drawn_and_all_are_kept_with_library_and_observatory(edition: str) -> None:
    owner = Seat("merchant", city="library observatory")
    game = game_at("merchant", owner, *OTHERS, edition=edition, deck="tavern market temple church")
    play(game, "cards")
    assert hand(game, 0) == ["market", "tavern", "temple"]
    assert logged(game, "returned") == []


@pytest.mark.rule("U-library-1", "U-library", "U-observatory")
def test_with_classic_library_and_observatory_three_cards_are_drawn_and_two_are_kept() -> None:
    owner = Seat("merchant", city="library observatory")
    game = game_at(
        "merchant", owner, *OTHERS, edition="classic", deck="tavern market temple church"
    )
    play(game, "cards")
    assert sorted(choices(game, "keep")) == ["market", "tavern", "temple"]
    play(game, "keep market")
    assert sorted(choices(game, "keep")) == ["tavern", "temple"]
    play(game, "keep temple")
    assert hand(game, 0) == ["market", "temple"]
    assert bottom(game, 1) == ["tavern"]


@pytest.mark.rule("U-observatory", "U-library-1", "T9")
def test_with_library_and_observatory_a_deck_with_too_few_cards_is_drawn_completely() -> None:
    game = game_at("merchant", Seat("merchant", city="observatory"), *OTHERS, deck="tavern market")
    del game.deck[:-2]
    play(game, "cards")
    assert sorted(choices(game, "keep")) == ["market", "tavern"]
    game = game_at(
        "merchant", Seat("merchant", city="library observatory"), *OTHERS, deck="tavern market"
    )
    del game.deck[:-1]
    play(game, "cards")
    assert hand(game, 0) == ["tavern"]


@pytest.mark.rule("U-library", "U-observatory", "C-Witch-2")
def test_library_and_observatory_work_for_a_bewitched_player() -> None:
    game = game_at(
        "merchant",
        Seat("witch"),
        Seat("merchant", city="library observatory"),
        *OTHERS[:2],
        markers="spell:merchant@0",
        deck="tavern market temple",
    )
    play(game, "cards")
    assert hand(game, 1) == ["market", "tavern", "temple"]
    assert game.to_act == 0


@pytest.mark.rule("U-library", "U-observatory", "C-Blackmailer-2")
def test_library_and_observatory_work_for_a_player_who_has_not_answered_a_threat_yet() -> None:
    game = game_at(
        "merchant",
        Seat("blackmailer"),
        Seat("merchant", city="library observatory smithy", gold=4),
        *OTHERS[:2],
        markers="threat:merchant@0! threat:king@0",
        deck="tavern market temple",
    )
    assert texts(game) == ["gold", "cards"]
    play(game, "cards")
    assert hand(game, 1) == ["market", "tavern", "temple"]
    assert texts(game) == ["bribe", "refuse"]
