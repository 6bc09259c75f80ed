"""Homebrew action cards in the decks of all editions: played, stored, encoded and used by bots."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import citadella
from citadella import Game, MalformedError, Position, Seat, Setup, SetupError, homebrew
from citadella.bots import make
from citadella.env.encoder import Encoder
from citadella.homebrew import ActionCard, ActionCardFacts, CardFileError, District, TurnCard
from citadella.rules.names import card_number
from citadella.rules.registry import REGISTRY
from citadella.rules.setup import printed_numbers
from citadella.texts import LANGUAGES, Texts
from citadella.texts.phrases import Phrases
from tests.properties import checks
from tests.properties.checks import every_check
from tests.properties.deep_checks import EveryOption, Recorded, Restored, Undone
from tests.properties.games import Kind, play
from tests.properties.leak_checks import NothingTalks, Resampled, SecretChoices, Told

FAIR = Path(__file__).parents[2] / "examples" / "fair_cards.py"
CARDS = ("juggler", "snake_charmer")
# Assign encoding numbers before any test runs: homebrew cards of other tests could use them all.
NUMBERS = [card_number(name) for name in CARDS]


@pytest.fixture(autouse=True, scope="module")
def fair() -> Iterator[homebrew.CardFile]:
    before = homebrew.Registered()
    (file,) = homebrew.load(FAIR)
    yield file
    before.restore()


def at_the_fair() -> Game:
    seats = [
        Seat("king", hand="juggler snake_charmer", gold=1),
        Seat("thief", gold=3),
        Seat("bishop", gold=1),
        Seat("warlord"),
    ]
    return Position.build(seats, call="king").game()


@pytest.mark.rule("S5")
@pytest.mark.parametrize("edition", citadella.editions())
def test_homebrew_action_cards_are_added_to_the_deck_of_every_edition(edition: str) -> None:
    plain = Setup.preset("first-game", edition)
    setup = plain.with_cards(CARDS)
    assert setup.homebrew_action_cards == CARDS
    assert (setup.characters, setup.unique) == (plain.characters, plain.unique)
    assert set(CARDS) <= setup.cards()
    deck = Counter(card.name for card in setup.box().deck)
    assert (deck["juggler"], deck["snake_charmer"]) == (3, 2)
    assert len(setup.box().deck) == len(plain.box().deck) + 5
    assert setup.with_cards(CARDS) == setup
    assert eval(repr(setup)) == setup
    assert pickle.loads(pickle.dumps(setup)) == setup


def test_requested_and_random_setups_can_include_homebrew_action_cards() -> None:
    wishes = dict.fromkeys(citadella.characters(), "maybe")
    wishes |= dict.fromkeys(citadella.districts(unique=True), "maybe")
    came = Counter(
        name
        for seed in range(20)
        for name in Setup.from_wishes(
            wishes | {"juggler": "always", "snake_charmer": "maybe"}, seed=seed
        ).homebrew_action_cards
    )
    assert came["juggler"] == 20
    assert 0 < came["snake_charmer"] < 20
    assert Setup.from_wishes(wishes, seed=1).homebrew_action_cards == ()
    drawn = Counter(
        name
        for seed in range(20)
        for name in Setup.random(seed=seed, homebrew=CARDS).homebrew_action_cards
    )
    assert 0 < drawn["juggler"] < 20


def test_homebrew_action_cards_do_not_change_the_other_cards_of_a_random_setup() -> None:
    for seed in range(5):
        assert Setup.random("deluxe", seed=seed) == Setup.random(
            "deluxe", seed=seed, homebrew=CARDS
        ).replace(homebrew_action_cards=())


def test_unknown_and_repeated_homebrew_action_cards_are_rejected() -> None:
    setup = Setup.preset("first-game")
    with pytest.raises(SetupError, match="no homebrew action card called 'acrobat'"):
        setup.replace(homebrew_action_cards=("acrobat",))
    with pytest.raises(SetupError, match="'juggler' is chosen twice"):
        setup.replace(homebrew_action_cards=("juggler", "juggler"))


def test_homebrew_action_cards_are_played_like_official_action_cards() -> None:
    game = at_the_fair()
    game.play("play juggler")
    assert len(game.players[0].hand) == 3
    # Only one action card may be played in a turn.
    assert not game.is_legal("play snake_charmer")
    game = at_the_fair()
    game.play("play snake_charmer")
    assert game.asked_kind() == "charm"
    assert [action.text for action in game.legal_actions()] == ["charm @1", "charm @2"]
    game.play("charm @1")
    assert [player.gold for player in game.players] == [3, 1, 1, 0]
    # An action card left in hand is worth a point at the end (E5).
    before = game.standing().totals[0]
    game.players[0].hand.clear()
    assert game.standing().totals[0] == before - 1


@pytest.mark.parametrize(
    "kind", [Kind("2016", 3), Kind("deluxe", 5, action_cards=True), Kind("classic", 4)], ids=str
)
def test_games_with_homebrew_action_cards_pass_every_check(
    kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(checks.MOVES_GOLD, "charm", frozenset({"gave-gold"}))
    said: Counter[str] = Counter()
    for number in range(2):
        seed = f"fair {kind} {number}"
        setup = Setup.random(kind.edition, kind.players, seed).with_cards(CARDS)
        watches = (
            *every_check(),
            EveryOption(seed, 40),
            Restored(seed, 10),
            Recorded(),
            Undone(seed, 40),
            Resampled(seed, 8 * kind.players),
            SecretChoices(seed, 5),
            NothingTalks(seed, 4),
            Told(seed, 20),
        )
        game = play(kind, number, *watches, events=True, setup=setup)
        said += Counter(action.text for action in game.history if action.verb.word == "play")
    assert said["play juggler"] + said["play snake_charmer"]


@pytest.mark.parametrize("bot", ["random", "builder", "strategist", "learned", "easy", "normal"])
def test_bots_play_homebrew_action_cards(bot: str) -> None:
    said: Counter[str] = Counter()
    for seed in range(4):
        game = Game.new(Setup.preset("first-game", players=4).with_cards(CARDS), seed)
        bots = [make(bot, f"{seed}/{seat}") for seat in range(4)]
        while not game.over:
            action = bots[game.to_act].choose(game.view(game.to_act), game.legal_actions())
            said[action.text if action.verb.word == "play" else action.verb.word] += 1
            game.play(action)
    assert said["play juggler"]
    assert said["play snake_charmer"] == said["charm"] > 0


def test_playing_a_homebrew_action_card_has_a_number_in_the_encoding() -> None:
    game = at_the_fair()
    encoder = Encoder()
    encoder.begin(game)
    encoder.number(game)
    texts = [action.text for action in game.legal_actions()]
    numbers = encoder.listed(game)
    assert len(set(numbers)) == len(numbers) == len(texts)
    encoder.play(game, numbers[texts.index("play juggler")])
    assert game.history[-1].text == "play juggler"


def test_homebrew_action_cards_can_be_looked_up_and_changed_by_what_if_options() -> None:
    assert citadella.card("juggler") == citadella.CardFacts("juggler", "action", 0, 1, 3, False)
    assert printed_numbers("2016", "juggler")["copies"] == 3
    setup = Setup.preset("first-game").with_cards(CARDS).with_what_if(["juggler.copies=5"])
    assert Counter(card.name for card in setup.box().deck)["juggler"] == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_action_cards_have_texts_in_every_language(language: str) -> None:
    texts = Texts(language)
    for card in CARDS:
        assert texts.effect(f"action-{card}", "2016")
    game = at_the_fair()
    game.play("play snake_charmer")
    phrases = Phrases(texts, game.setup, ["Ada", "Béla", "Cili", "Dani"])
    assert "Béla" in phrases.choice(game.legal_actions()[0], game)


@pytest.mark.parametrize(
    ("facts", "cls", "why"),
    [
        (ActionCardFacts("king", 1), TurnCard, "The card 'king' already exists"),
        (ActionCardFacts("Clown", 1), TurnCard, "must be in lower case"),
        (
            ActionCardFacts("clown", 0),
            TurnCard,
            "The number of copies of 'clown' must be from 1 to 9, not '0'",
        ),
        (ActionCardFacts("clown", 1), District, "District is not a subclass of ActionCard"),
        ("clown", ActionCard, "An action card needs ActionCardFacts, not 'clown'"),
    ],
)
def test_invalid_action_cards_are_rejected(facts: object, cls: object, why: str) -> None:
    with pytest.raises(MalformedError, match=why):
        homebrew.register_action_card(facts, cls)  # type: ignore[arg-type]
    assert "clown" not in REGISTRY.sources


def test_an_action_card_class_that_is_not_registered_is_rejected(tmp_path: Path) -> None:
    source = FAIR.read_text(encoding="utf-8")
    file = tmp_path / "half.py"
    line = 'register_action_card(ActionCardFacts("snake_charmer", copies=2), SnakeCharmer)\n'
    assert line in source
    before = homebrew.Registered()
    homebrew.clear()
    file.write_text(source.replace(line, ""), encoding="utf-8")
    with pytest.raises(CardFileError, match="the class SnakeCharmer is not registered"):
        homebrew.load(file)
    before.restore()
