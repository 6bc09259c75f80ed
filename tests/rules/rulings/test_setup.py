"""The rulings in docs/rulings.md on the setup."""

from __future__ import annotations

import pytest

from citadella.cards import EDITIONS
from citadella.rules import Game, Setup
from citadella.rules.errors import SetupError
from tests.rules.rulings.table import (
    asked,
)
from tests.rules.table import (
    play,
    texts,
)

BONUS = [district.id for district in EDITIONS["classic"].bonus]
ORIGINAL = [district.id for district in EDITIONS["classic"].unique]


@pytest.mark.rule("J-S12")
@pytest.mark.parametrize("players", [3, 8])
def test_a_first_game_that_needs_a_ninth_character_adds_the_artist(players: int) -> None:
    assert Setup.preset("first-game", players=players).characters[8:] == ("artist",)
    other = Setup.preset("first-game", players=players, rank_9="tax_collector")
    assert other.characters[8:] == ("tax_collector",)
    assert len(Setup.preset("first-game", players=4).characters) == 8


@pytest.mark.rule("J-S13")
def test_a_setup_can_name_the_character_that_replaces_the_emperor_or_the_queen() -> None:
    two = Setup.preset("cunning-agents", players=2)
    assert "king" in two.characters
    assert len(two.characters) == 8
    assert "patrician" in Setup.preset("cunning-agents", players=2, rank_4="patrician").characters
    aristocrats = "ambitious-aristocrats"
    for players in (3, 4):
        assert Setup.preset(aristocrats, players=players).characters[8] == "artist"
        chosen = Setup.preset(aristocrats, players=players, rank_9="tax_collector")
        assert chosen.characters[8] == "tax_collector"
    assert Setup.preset(aristocrats, players=5).characters[8] == "queen"
    assert len(Setup.preset(aristocrats, players=5, ninth=False).characters) == 8


@pytest.mark.rule("J-S14")
def test_any_number_of_classic_characters_may_be_swapped() -> None:
    cast = "witch tax_collector wizard emperor abbot alchemist navigator diplomat"
    setup = Setup.custom(cast.split(), edition="classic", players=5)
    assert " ".join(setup.characters) == cast


@pytest.mark.rule("J-S15")
@pytest.mark.parametrize(("bonus", "out"), [(0, 0), (1, 0), (3, 0), (4, 1), (6, 3), (14, 11)])
def test_each_bonus_district_beyond_three_replaces_an_original(bonus: int, out: int) -> None:
    cast = Setup.preset(edition="classic").characters
    Setup.custom(cast, [*ORIGINAL[out:], *BONUS[:bonus]], edition="classic")
    for wrong in {out + 1, out - 1, bonus} - {out, -1, 12, 14}:
        with pytest.raises(SetupError, match="rule S5"):
            Setup.custom(cast, [*ORIGINAL[wrong:], *BONUS[:bonus]], edition="classic")


@pytest.mark.rule("J-S15")
def test_the_two_keeps_count_as_one_replaced_district() -> None:
    cast = Setup.preset(edition="classic").characters
    unique = [*(name for name in ORIGINAL if name != "keep"), *BONUS[:4]]
    deck = [card.name for card in Setup.custom(cast, unique, edition="classic").box().deck]
    assert "keep" not in deck
    assert len(deck) == 66 - 2 + 4


@pytest.mark.rule("J-S16")
def test_the_classic_emperor_cannot_be_used_with_two_players() -> None:
    cast = [name.replace("king", "emperor") for name in Setup.preset().characters]
    with pytest.raises(SetupError, match="rule S4"):
        Setup.custom(cast, edition="classic", players=2)
    assert "emperor" in Setup.custom(cast, edition="classic", players=3).characters


@pytest.mark.rule("J-S17")
def test_classic_2016_has_eight_characters_and_the_city_sizes_of_2016() -> None:
    for players, goal in ((2, 8), (3, 8), (4, 7), (7, 7)):
        setup = Setup.preset(edition="classic-2016", players=players)
        assert len(setup.characters) == 8
        assert setup.box().goal == goal
        assert len(setup.box().deck) == 68
    with pytest.raises(SetupError, match="rule S1"):
        Setup.preset(edition="classic-2016", players=8)


@pytest.mark.rule("J-S17")
def test_in_classic_2016_three_players_draft_from_eight_characters() -> None:
    game = Game.new(Setup.preset(edition="classic-2016", players=3, crown=0), seed=1)
    sizes = []
    while asked(game)[0] == "pick":
        sizes.append(len(texts(game)))
        play(game, texts(game)[0])
    assert sizes == [7, 6, 5, 4, 3, 2]
