"""Beliefs about who holds which character: exact for random picks, else weighted by appeal."""

from __future__ import annotations

from random import Random

import pytest

from citadella.bots.heuristics import beliefs as believing
from citadella.bots.heuristics.beliefs import Beliefs, exact_beliefs, quick_beliefs
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.weights import Weights
from citadella.knowledge import view
from citadella.notation import Position, Seat
from citadella.rules import Game, Setup
from tests.knowledge.test_roles import after_draft, possible_roles


def random_picks() -> Weights:
    """Return weights that make all actions of the draft equally likely."""
    weights = Weights()
    weights.others_temperature = 1.0e9
    weights.min_pick_weight = 0.0
    return weights


def beliefs(game: Game, seat: int, weights: Weights) -> Beliefs:
    return exact_beliefs(DecisionContext(view(game, seat).known, seat, weights))


def shares(game: Game, seat: int) -> list[list[float]]:
    """Return each seat's probability of holding each rank, by enumerating all drafts."""
    found = [[0.0] * len(game.box.cast) for _ in game.players]
    for roles, weight in possible_roles(game, seat).items():
        for holder, held in enumerate(roles):
            for rank in held:
                found[holder][rank] += weight
    return found


@pytest.mark.parametrize("edition", ["2016", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize("calls", [0, 2])
def test_beliefs_are_exact_for_players_who_choose_at_random(
    edition: str, players: int, calls: int
) -> None:
    for seed in ("a", "b"):
        game = after_draft(edition, players, seed, calls)
        for seat in range(players):
            expected = shares(game, seat)
            found = beliefs(game, seat, random_picks())
            for holder in range(players):
                assert found.hold[holder] == pytest.approx(expected[holder], abs=1e-6)


def draft() -> Game:
    """Return a new game of four players in which the Thief and the Bishop are face up."""
    setup = Setup.preset("first-game", players=4, crown=0)
    seed = 0
    while True:
        game = Game.new(setup, seed)
        if game.face_up == (1 << 2 | 1 << 5):
            return game
        seed += 1


def test_beliefs_match_probabilities_worked_out_by_hand() -> None:
    """One of six characters is face down; seat 0 took one of the other five, seat 1 sees four."""
    game = draft()
    game.play(game.legal_actions()[0])
    assert game.to_act == 1
    missing = [r for r in (1, 3, 4, 6, 7, 8) if not game.pack >> r & 1]
    assert len(missing) == 2
    game.play(game.legal_actions()[-1])
    passed = [r for r in range(1, 9) if game.pack >> r & 1]
    game.play(game.legal_actions()[0])
    found = beliefs(game, 1, random_picks())
    # Seat 0 took one of the two missing characters; seat 2 takes one of the three passed to it.
    for rank in missing:
        assert found.hold[0][rank] == pytest.approx(0.5)
    for rank in passed:
        assert found.hold[2][rank] == pytest.approx(1 / 3)
        assert found.in_play(rank) == pytest.approx(1 / 3)
    assert sum(found.hold[1]) == pytest.approx(1)
    assert sum(found.hold[3]) == 0
    assert found.in_play(2) == 0


def test_an_appealing_character_is_believed_more_likely_to_be_taken() -> None:
    game = draft()
    rich = game.players[2]
    rich.gold = 12
    rich.hand = [*rich.hand, *[game.deck.pop() for _ in range(4)]]
    while game.asked_kind() == "pick":
        pack = game.legal_actions()
        game.play(pack[0] if pack[0].text != "pick architect" else pack[1])
    weights = Weights()
    found = beliefs(game, 0, weights)
    even = beliefs(game, 0, random_picks())
    assert found.hold[2][7] > even.hold[2][7] + 0.15


def test_a_character_that_did_not_answer_is_believed_absent_unless_it_was_killed() -> None:
    game = Position.build(
        call="merchant",
        markers="dagger:bishop@0",
        players=[
            Seat("assassin"),
            Seat("merchant", gold=2),
            Seat("bishop"),
            Seat("king"),
        ],
    ).game()
    assert game.to_act == 1
    for guess in (exact_beliefs, quick_beliefs):
        found = guess(DecisionContext(view(game, 1).known, 1, Weights()))
        assert found.hold[0][1] == 1
        assert found.hold[3][4] == 1
        assert found.in_play(2) == 0
        assert found.in_play(3) == 0
        assert found.hold[2][5] > 0
        assert found.hold[2][7] > 0
        assert found.hold[0][7] == 0


def test_beliefs_follow_swapped_characters() -> None:
    game = after_draft("2016", 4, "a")
    before = beliefs(game, 0, random_picks())
    a, b = game.players[1], game.players[2]
    a.roles, b.roles = b.roles, a.roles
    a.revealed, b.revealed = b.revealed, a.revealed
    game.swaps = [(1, 2)]
    after = beliefs(game, 0, random_picks())
    assert after.hold[1] == pytest.approx(before.hold[2])
    assert after.hold[2] == pytest.approx(before.hold[1])


@pytest.mark.parametrize(("edition", "players"), [("2016", 2), ("2016", 7), ("deluxe", 4)])
def test_cached_beliefs_equal_newly_computed_ones(edition: str, players: int) -> None:
    # All games share a setup, and therefore a `box`, as the rollouts of a search do.
    setup = Setup.random(edition, players, "remembered")
    chance = Random("remembered")
    cache_hits = 0
    for seed in range(12):
        game = Game.new(setup, seed % 4)
        while not game.over and game.round <= 3:
            moment = DecisionContext(game, game.to_act, Weights())
            known = len(believing._BELIEFS_BY_DRAFT)
            found = exact_beliefs(moment)
            cache_hits += (
                known == len(believing._BELIEFS_BY_DRAFT)
                and found in believing._BELIEFS_BY_DRAFT.values()
            )
            kept = dict(believing._BELIEFS_BY_DRAFT)
            believing._BELIEFS_BY_DRAFT.clear()
            assert exact_beliefs(moment).hold == found.hold
            believing._BELIEFS_BY_DRAFT.update(kept)
            game.play(chance.choice(game.legal_actions()))
    assert cache_hits > 20
    assert len(believing._BELIEFS_BY_DRAFT) <= believing.MAX_CACHED_DRAFTS
