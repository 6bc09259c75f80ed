"""The opponent network's pick priors depend only on the view and beat the heuristic priors."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import pytest

from citadella.bots.neural.features import Vocabulary
from citadella.bots.neural.model import OpponentModel
from citadella.bots.neural.model_file import OPPONENT, load
from citadella.bots.neural.network import Network, part_sizes
from citadella.bots.neural.pick_priors import MIN_PROBABILITY, SAMPLED_HANDS, sampled_pick_priors
from citadella.bots.neural.policy import Policy
from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search_model import HEURISTICS
from citadella.knowledge import view
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice
from tests.bots.test_search import TABLES, hidden, moments


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_only_hidden_picks_have_priors(edition: str, players: int) -> None:
    policy, dice = Policy(load(OPPONENT)), Dice.from_seed("guess")
    guessed = 0
    for game in moments(edition, players, 7):
        seen = view(game, game.to_act)
        found = sampled_pick_priors(policy, seen, dice)
        for other, row in zip(seen.known.players, found, strict=True):
            if 0 not in other.roles:
                assert not any(row)
                continue
            guessed += 1
            may_be = [rank for rank in range(1, len(row)) if not game.face_up >> rank & 1]
            assert [rank for rank in range(len(row)) if row[rank] > 0.0] == may_be
            # Each sampled hand adds probabilities that sum to 1, plus the minimum for each rank.
            assert sum(row) == pytest.approx(SAMPLED_HANDS * (1.0 + MIN_PROBABILITY * len(may_be)))
        assert not any(found[seen.seat])
    assert guessed


def games_of_opponent_models() -> Iterator[Game]:
    """Yield games played by opponent models, at every decision outside the drafts."""
    model, dice = OpponentModel(load(OPPONENT)), Dice.from_seed("quick")
    for number in range(4):
        game = Game.new(Setup.random("2016", 4, str(number)), str(number))
        while not game.over:
            legal = game.legal_actions()
            if game.rank and len(legal) > 1:
                yield game
            game.play(model.rollout_action(game, game.to_act, legal, dice))


def test_the_network_predicts_picks_of_opponent_models_better_than_the_heuristics() -> None:
    model, dice = OpponentModel(load(OPPONENT)), Dice.from_seed("better")
    neural, heuristic = 0.0, 0.0
    for game in games_of_opponent_models():
        seen = view(game, game.to_act)
        neural -= log(Determinizer(seen, model, dice).likelihood(game))
        heuristic -= log(Determinizer(seen, HEURISTICS, dice).likelihood(game))
    # Cross-entropies: lower is better.
    assert neural < 0.9 * heuristic


def test_games_sampled_with_pick_priors_agree_with_the_view() -> None:
    model, dice = OpponentModel(load(OPPONENT)), Dice.from_seed("deals")
    for edition, players in TABLES:
        for game in moments(edition, players, 31):
            seen = view(game, game.to_act)
            sampled = Determinizer(seen, model, dice).sample(dice)
            assert hidden(sampled, seen.seat) == hidden(game, seen.seat)


def test_for_cards_outside_its_vocabulary_the_model_uses_the_heuristics() -> None:
    network = load(OPPONENT)
    game = Game.new(Setup.random("2016", 4, "own"), "own")
    known = network.vocabulary
    cards = [card for card in known.cards if card != game.box.kinds[0].name]
    fewer = Vocabulary(known.verbs, known.questions, known.characters, cards)
    sizes = [1, 1, 1]
    small = Network(fewer, sizes, [0.0] * sum(part_sizes(fewer, sizes)))
    seen, dice = view(game, game.to_act), Dice.from_seed("1")
    assert OpponentModel(small).pick_priors(seen, dice) == HEURISTICS.pick_priors(seen, dice)
