"""The example `harbour_cards.py`: loaded, played and translated into four languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadella import Game, Position, Seat, Setup, homebrew
from citadella.bots import make
from citadella.rules.registry import REGISTRY
from citadella.texts import LANGUAGES, Texts

TRANSLATED = ("en", "hu", "bg", "cs")
HARBOUR = Path(__file__).parents[2] / "examples" / "harbour_cards.py"


@pytest.fixture(autouse=True, scope="module")
def harbour() -> Iterator[homebrew.CardFile]:
    before = homebrew.Registered()
    (file,) = homebrew.load(HARBOUR)
    yield file
    before.restore()


def test_every_card_has_a_picture_and_texts_in_four_languages_and_english_in_the_others(
    harbour: homebrew.CardFile,
) -> None:
    assert set(REGISTRY.pictures) >= set(harbour.cards)
    for language in LANGUAGES:
        texts = Texts(language)
        for key in ("character-pilot", "district-dry_dock", "district-regatta"):
            assert texts.effect(key, "2016")
    names = {each: Texts(each).name("character-pilot", "2016") for each in LANGUAGES}
    assert len({names[each] for each in TRANSLATED}) == len(TRANSLATED)
    assert {names[each] for each in LANGUAGES if each not in TRANSLATED} == {names["en"]}


def test_the_harbourmaster_collects_gold_from_owners_of_trade_districts() -> None:
    game = Position.build(
        [
            Seat("harbourmaster", city="tavern"),
            Seat("king", gold=2, city="docks"),
            Seat("thief", gold=1, city="temple"),
            Seat("warlord", gold=0, city="market"),
        ],
        call="harbourmaster",
    ).game()
    game.play("harbour-toll")
    game.play("income")
    assert [player.gold for player in game.players] == [2, 1, 1, 0]
    assert "harbour-toll" not in [action.text for action in game.legal_actions()]


def test_the_lantern_brings_a_card_to_the_pilot_and_a_card_to_the_lit_character() -> None:
    seats = [Seat("pilot"), Seat("king"), Seat("magician"), Seat("warlord")]
    game = Position.build(seats, call="pilot").game()
    game.play("light king")
    game.play("gold")
    game.play("end")
    game.play("gold")
    game.play("end")
    assert [len(player.hand) for player in game.players] == [1, 1, 0, 0]


def test_bots_play_the_harbour_cards(harbour: homebrew.CardFile) -> None:
    said: Counter[str] = Counter()
    for seed in range(6):
        game = Game.new(Setup.preset("first-game").with_cards(harbour.cards, seed), seed)
        bots = [make("strategist", f"{seed}/{seat}") for seat in range(4)]
        while not game.over:
            action = bots[game.to_act].choose(game.view(game.to_act), game.legal_actions())
            said[action.text if "build" in action.text else action.verb.word] += 1
            game.play(action)
    assert said["light"]
    assert said["harbour-toll"]
    assert said["build dry_dock"] + said["build regatta"]
