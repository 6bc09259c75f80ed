"""Neural networks: equal results in both builds, use of visible facts only, and the fallback."""

from __future__ import annotations

import os
import subprocess
import sys
from math import exp, isclose, log
from pathlib import Path

import pytest

from citadella import build_kind
from citadella.bots import BotError, SearchBot, make, models
from citadella.bots.heuristics import BALANCED, Evaluation
from citadella.bots.heuristics.evaluate import best
from citadella.bots.heuristics.score_forecast import expected_scores
from citadella.bots.neural.bot import LearnedBot
from citadella.bots.neural.features import FeatureEncoder, SparseRows, Vocabulary
from citadella.bots.neural.model import NeuralModel, OpponentModel
from citadella.bots.neural.model_file import (
    MISSING,
    OPPONENT,
    POLICY,
    VALUE,
    ModelError,
    ModelWarning,
    load,
)
from citadella.bots.neural.network import Network, part_sizes
from citadella.bots.neural.policy import Policy, temperature_of
from citadella.bots.neural.win_probability import WinEstimator
from citadella.bots.search_model import HEURISTICS, blended_value
from citadella.knowledge import sample, view
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice
from tests.bots.test_search import ROOT, moments

TABLES = [("2016", 4), ("2016", 2), ("deluxe", 6), ("classic", 3), ("2021", 8)]


def choices(name: str, edition: str, players: int) -> list[str]:
    found = []
    for game in moments(edition, players, 19):
        seen = view(game, game.to_act)
        found.append(make(name, "own").choose(seen, game.legal_actions()).text)
    return found


CHOICES = """
from tests.bots.test_learned import TABLES, choices
print([choices("learned", *table) for table in TABLES])
print(choices("search:iterations=20", "2016", 4))
"""


def test_the_choices_are_the_same_in_both_builds_and_in_every_process() -> None:
    here = f"{[choices('learned', *table) for table in TABLES]}\n"
    here += str(choices("search:iterations=20", "2016", 4))
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    there = subprocess.run(
        [sys.executable, "-c", CHOICES],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "7"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert there.stdout.strip() == here


def rows(features: SparseRows) -> list[tuple[int, float]]:
    return [
        (int(features.places[i]), float(features.numbers[i])) for i in range(int(features.count))
    ]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_the_features_are_the_same_for_every_game_that_agrees_with_the_view(
    edition: str, players: int
) -> None:
    vocabulary = load().vocabulary
    for number, game in enumerate(moments(edition, players, 13)):
        legal = game.legal_actions()
        seat = game.to_act
        seen = view(game, seat)
        encoded = []
        for same in (seen.known, game, sample(seen, Dice.from_seed(str(number)))):
            encoder = FeatureEncoder(vocabulary)
            encoder.encode(same, seat, legal)
            encoded.append((rows(encoder.table), rows(encoder.actions), encoder.actions.ends))
        assert encoded[0] == encoded[1] == encoded[2]
        assert len(encoded[0][2]) == len(legal)


def test_feature_indices_stay_within_the_sizes_of_the_vocabulary() -> None:
    vocabulary = load().vocabulary
    for edition, players in TABLES:
        encoder = FeatureEncoder(vocabulary)
        for game in moments(edition, players, 13):
            encoder.encode(game, game.to_act, game.legal_actions())
            assert all(0 <= place < vocabulary.state_size for place, _ in rows(encoder.table))
            assert all(0 <= place < vocabulary.action_size for place, _ in rows(encoder.actions))


def test_the_logits_match_a_calculation_from_the_weights_in_the_file() -> None:
    network = load()
    wide, deep = int(network.state_units), int(network.action_units)
    game = moments("2016", 4, 13)[2]
    policy = Policy(network)
    found = policy.logits(game, game.to_act, game.legal_actions())
    table, written = rows(policy.encoder.table), rows(policy.encoder.actions)
    first = list(network.state_bias)
    for place, number in table:
        first = [x + network.state_weights[place * wide + i] * number for i, x in enumerate(first)]
    second = list(network.policy_bias)
    for i, x in enumerate(first):
        second = [
            y + max(x, 0.0) * network.policy_weights[i * deep + j] for j, y in enumerate(second)
        ]
    start = 0
    for score, end in zip(found, policy.encoder.actions.ends, strict=True):
        third, expected = second, 0.0
        for place, number in written[start:end]:
            third = [
                z + network.action_weights[place * deep + j] * number for j, z in enumerate(third)
            ]
            expected += network.action_skip[place] * number
        start = end
        expected += sum(network.action_output[j] * max(z, 0.0) for j, z in enumerate(third))
        assert isclose(score, expected, abs_tol=1e-9)
    assert max(found) > min(found)


def test_the_shipped_models_are_small_and_complete() -> None:
    all_of_them = (POLICY, OPPONENT, VALUE)
    assert sum(path.stat().st_size for path in all_of_them) <= 3_000_000
    for path in all_of_them:
        network = load(path)
        units = (network.state_units, network.action_units, network.value_units)
        sizes = [int(each) for each in units]
        assert sum(part_sizes(network.vocabulary, sizes)) * 4 < path.stat().st_size


# --- the networks of the search --------------------------------------------------------
def probabilities(policy: Policy, game: Game) -> list[float]:
    """Return the predicted probability of each legal action."""
    scores = policy.logits(game, game.to_act, game.legal_actions())
    odds = [exp(score - max(scores)) for score in scores]
    return [each / sum(odds) for each in odds]


def test_the_opponent_network_predicts_picks_of_the_search_bot_better_than_chance() -> None:
    policy = Policy(load(OPPONENT))
    game = Game.new(Setup.preset("first-game", "2016", 4), "foresight")
    bots = [make("search:iterations=60,model=heuristic", str(seat)) for seat in range(4)]
    predicted, uniform = 0.0, 0.0
    while not game.over:
        legal = game.legal_actions()
        chosen = bots[game.to_act].choose(view(game, game.to_act), legal)
        if chosen.verb.word == "pick" and len(legal) > 1:
            predicted += log(probabilities(policy, game)[legal.index(chosen)])
            uniform -= log(len(legal))
        game.play(chosen)
    # Log-likelihoods: closer to zero is better.
    assert predicted > 0.9 * uniform


@pytest.mark.parametrize(("edition", "players"), [("classic", 2), ("deluxe", 5)])
def test_a_search_with_networks_plays_to_the_end(edition: str, players: int) -> None:
    game = Game.new(Setup.random(edition, players, "whole"), "whole")
    bots = [make("search:iterations=1", str(seat)) for seat in range(players)]
    while not game.over:
        # `play` raises if the action is illegal.
        game.play(bots[game.to_act].choose(view(game, game.to_act), game.legal_actions()))


@pytest.mark.parametrize(("edition", "players"), TABLES[:4])
def test_the_choice_of_a_search_with_networks_does_not_depend_on_hidden_information(
    edition: str, players: int
) -> None:
    name = "search:iterations=12"
    for number, game in enumerate(moments(edition, players, 29)):
        seen, legal = view(game, game.to_act), game.legal_actions()
        other = view(sample(seen, Dice.from_seed(str(number))), game.to_act)
        assert make(name, "own").choose(other, legal) is make(name, "own").choose(seen, legal)


def test_in_rollouts_the_network_chooses_only_picks_and_targets() -> None:
    model = OpponentModel(load(OPPONENT))
    draws = 300
    for game in moments("2016", 4, 13):
        legal = game.legal_actions()
        dice = [Dice.from_seed(str(i)) for i in range(draws)]
        if not temperature_of(legal):
            expected = best(game, game.to_act, legal, Dice.from_seed("0"))
            assert model.rollout_action(game, game.to_act, legal, dice[0]) is expected
            continue
        chosen = [model.rollout_action(game, game.to_act, legal, each) for each in dice]
        for action, likely in zip(legal, probabilities(model.opponent, game), strict=True):
            assert abs(chosen.count(action) / draws - likely) < 0.1


def neural_model() -> NeuralModel:
    return NeuralModel(load(POLICY), load(OPPONENT), load(VALUE))


def test_the_value_of_a_game_combines_the_win_probability_with_the_expected_scores() -> None:
    estimator, seat = WinEstimator(load(VALUE)), 1
    for game in moments("2016", 4, 13):
        assert estimator.knows(game)
        probability = estimator.win_probabilities(game)[seat]
        expected = blended_value(probability, expected_scores(game), seat)
        assert isclose(neural_model().value(game, seat), expected)
        assert OpponentModel(load(OPPONENT)).value(game, seat) == HEURISTICS.value(game, seat)


def test_the_value_of_a_finished_game_is_its_result() -> None:
    game = Game.new(Setup.random("2016", 4, "over"), "over")
    bots = [make("builder", str(seat)) for seat in range(4)]
    while not game.over:
        game.play(bots[game.to_act].choose(view(game, game.to_act), game.legal_actions()))
    model = neural_model()
    assert [model.value(game, s) for s in range(4)] == [HEURISTICS.value(game, s) for s in range(4)]


# --- without a model -------------------------------------------------------------------
def damaged(kind: str, folder: Path) -> Path:
    path = folder / "policy.bin"
    whole = POLICY.read_bytes()
    if kind == "cut":
        path.write_bytes(whole[:-4])
    elif kind == "changed":
        path.write_bytes(whole[:-5] + bytes([whole[-5] ^ 1]) + whole[-4:])
    elif kind == "other":
        path.write_bytes(b"no model at all\n\x00\x01")
    elif kind == "old":
        path.write_bytes(whole.replace(b'"version": 2', b'"version": 0', 1))
    return path


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("missing", "is missing"),
        ("cut", "is damaged"),
        ("changed", "is damaged"),
        ("other", "is damaged"),
        ("old", "of version 0, not 2"),
    ],
)
def test_without_an_intact_model_the_bot_warns_and_plays_like_the_strategist(
    kind: str, sentence: str, tmp_path: Path
) -> None:
    path = damaged(kind, tmp_path)
    with pytest.raises(ModelError, match=sentence):
        load(path)
    with pytest.warns(UserWarning, match=f"{sentence}.* The strategist's heuristics are used"):
        bot = LearnedBot("1", str(path))
    dice = Dice.from_seed("learned 1")
    for game in moments("2016", 4, 31):
        legal = game.legal_actions()
        seen = view(game, game.to_act)
        evaluation = Evaluation(seen.known, game.to_act, BALANCED, True)
        assert bot.choose(seen, legal) is evaluation.best(legal, dice)


def test_a_vocabulary_covers_no_game_with_an_unlisted_card_and_no_unlisted_verb() -> None:
    network = load()
    known = network.vocabulary
    fewer = Vocabulary(known.verbs, known.questions, known.characters, known.cards[:-1])
    game = Game.new(Setup.random("deluxe", 4, "x"), "x")
    assert known.knows_game(game)
    without = [card for card in known.cards if card != game.box.kinds[0].name]
    assert not Vocabulary(known.verbs, known.questions, known.characters, without).knows_game(game)
    assert fewer.knows(game, game.legal_actions())
    verbs = [verb for verb in known.verbs if verb != "pick"]
    fewer = Vocabulary(verbs, known.questions, known.characters, known.cards)
    assert not fewer.knows(game, game.legal_actions())


def test_by_default_a_search_with_a_time_limit_uses_networks_only_in_the_compiled_build() -> None:
    neural = {
        "search:iterations=20": True,
        "search:iterations=20,model=heuristic": False,
        "search": build_kind() == "compiled",
        "search:model=neural": True,
        # Stored tables and records may contain `mind`, the former name of `model`.
        "search:mind=learned": True,
        "search:iterations=20,mind=strategist": False,
    }
    for name, expected in neural.items():
        bot = make(name, "1")
        assert isinstance(bot, SearchBot)
        assert isinstance(bot.model, NeuralModel) == expected


@pytest.mark.parametrize("parameter", ["model=other", "mind=other"])
def test_an_unknown_model_is_rejected(parameter: str) -> None:
    with pytest.raises(BotError, match="model"):
        make(f"search:{parameter}", "1")


@pytest.mark.parametrize("name", [OPPONENT.name, VALUE.name])
def test_a_search_without_one_of_its_networks_uses_the_heuristics(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def no_model(path: Path) -> Network:
        if path.name == name:
            raise ModelError(MISSING, path)
        return load(path)

    monkeypatch.setattr(models, "load", no_model)
    with pytest.warns(ModelWarning, match=rf"{name} is missing"):
        lost = make("search:iterations=20", "1")
    plain = make("search:iterations=20,model=heuristic", "1")
    for game in moments("2016", 4, 31):
        seen = view(game, game.to_act)
        legal = game.legal_actions()
        assert lost.choose(seen, legal) is plain.choose(seen, legal)
