"""Reviews use only the reviewed seat's view, and treat secret choices as mixed strategies."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citadella.bots import ModelWarning, make, models
from citadella.bots.neural.model import NeuralModel, OpponentModel
from citadella.bots.neural.model_file import MISSING, OPPONENT, POLICY, VALUE, ModelError, load
from citadella.bots.neural.network import Network
from citadella.bots.neural.policy import Policy
from citadella.bots.neural.win_probability import WinEstimator
from citadella.bots.review import review, review_move, review_to_json
from citadella.bots.review.decisions import BEST, EQUAL, MISTAKE, _best, mixture
from citadella.bots.review.game import chart, choices
from citadella.bots.review.json_format import decision_from_json, decision_to_json
from citadella.bots.review.reasons import as_sentence, reason_for
from citadella.bots.review.rollouts import RolloutResult, Rollouts
from citadella.bots.search_model import HEURISTICS, SearchModel
from citadella.knowledge import sample, view
from citadella.notation import Position, Seat
from citadella.rules import Action, Game, IllegalError, Setup
from citadella.rules.dice import Dice
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer


def played(bot: str, seed: str, edition: str = "2016", players: int = 4) -> Game:
    game = Game.new(Setup.random(edition, players, seed), seed)
    bots = [make(bot, f"{seed} {seat}") for seat in range(players)]
    while not game.over:
        seat = game.to_act
        game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
    return game


@pytest.mark.parametrize(("edition", "players"), [("2016", 4), ("deluxe", 3), ("classic", 2)])
def test_the_review_does_not_depend_on_information_hidden_from_the_seat(
    edition: str, players: int
) -> None:
    game = played("builder", "fair", edition, players)
    found = list(choices(game, 1))
    differs = 0
    for number, (n, then) in enumerate(found[:: max(len(found) // 4, 1)]):
        seen = view(then, 1)
        other = sample(seen, Dice.from_seed(f"other {number}"))
        differs += other.deck != then.deck or other.players[0].hand != then.players[0].hand
        actions, move = then.legal_actions(), game.history[n]
        expected = review_move(seen, actions, move, 6)
        assert review_move(view(other, 1), actions, move, 6) == expected
    assert differs


def test_a_result_is_the_equal_share_plus_deal_and_luck_minus_the_cost_of_decisions() -> None:
    game = played("builder", "sum")
    found = review(game, [0, 2], 4)
    assert [seat.seat for seat in found.seats] == [0, 2]
    for seat in found.seats:
        judged = [one.review for one in seat.decisions]
        assert [one.n for one in seat.decisions] == [n for n, _ in choices(game, seat.seat)]
        assert 0.25 + seat.deal + seat.luck - seat.lost == pytest.approx(seat.result)
        assert seat.result == (seat.seat in game.result().winners)
        assert seat.lost == pytest.approx(sum(one.cost for one in judged))
        assert 0 <= seat.accuracy <= 100
        costs = [one.review.cost for one in seat.costliest]
        assert costs == sorted(costs, reverse=True)
        assert len(costs) <= 3
    # A second review of the same game is identical.
    assert review_to_json(review(game, [0, 2], 4)) == review_to_json(found)


def test_the_chart_of_winning_chances_runs_from_the_deal_to_the_result() -> None:
    game = played("builder", "chances")
    found = chart(game)
    assert found[0].n == 0
    assert found[-1].n == len(game.history)
    assert [chance == 1 for chance in found[-1].chances] == [
        seat in game.result().winners for seat in range(4)
    ]
    assert {point.round for point in found} == set(range(1, game.round + 1))
    for point in found:
        assert sum(point.chances) == pytest.approx(1)


def last_turn(**mine: object) -> Game:
    """Return a game in the turn of a King who is one district short of a complete city."""
    city = "manor castle temple church tavern prison"
    return Position.build(
        call="king",
        players=[
            Seat("king", city=city, **mine),  # type: ignore[arg-type]
            Seat("thief", city="market docks harbor monastery tavern temple", gold=5),
            Seat("bishop"),
            Seat("warlord"),
        ],
    ).game()


def test_not_completing_the_city_is_a_mistake_with_a_reason() -> None:
    game = last_turn(gold=5, hand="palace")
    game.play("gold")
    while "income" in [action.text for action in game.legal_actions()]:
        game.play("income")
    actions = game.legal_actions()
    bad = review_move(game.view(0), actions, Action.parse("end"), 20)
    assert bad.verdict == MISTAKE
    assert bad.better.text == "build palace"
    assert bad.cost > 4 * bad.doubt
    assert bad.reason in ("why-end", "why-points")
    good = review_move(game.view(0), actions, Action.parse("build palace"), 20)
    assert (good.verdict, good.cost, good.reason) == (BEST, 0.0, "")
    assert good.better is good.action


def test_rollouts_count_the_current_turn_as_played_even_if_it_is_ended_at_once() -> None:
    game = last_turn(gold=5, hand="palace")
    game.play("gold")
    for action in ("end", "build palace"):
        results = Rollouts(game.view(0), HEURISTICS, "turn").after(Action.parse(action), 0, 3)
        assert all(result.played for result in results)


def test_a_move_that_makes_no_difference_is_not_a_mistake() -> None:
    # Income and gold can be taken in either order.
    game = last_turn(gold=0, hand="")
    judged = review_move(game.view(0), game.legal_actions(), Action.parse("income"), 20)
    assert judged.verdict in (BEST, EQUAL)


class Hasty(SearchModel):
    """A bad search model that draws cards whenever this is legal, even if gold is better."""

    def best_action(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        cards = next((action for action in legal if action.text == "cards"), None)
        return cards or super().best_action(game, seat, legal, dice)


def test_a_move_after_which_the_best_move_can_still_be_played_is_not_a_mistake() -> None:
    # Gold and income together pay for the palace, in either order.
    game = last_turn(gold=1, hand="palace")
    legal = game.legal_actions()
    income, cards = Action.parse("income"), Action.parse("cards")
    assert review_move(game.view(0), legal, income, 20, Hasty()).verdict in (BEST, EQUAL)
    assert review_move(game.view(0), legal, cards, 20, Hasty()).verdict == MISTAKE


def test_a_target_is_compared_with_the_best_target_if_that_nearly_equals_the_best_move() -> None:
    moves = [Action.parse(text) for text in ("gold", "rob king", "rob bishop", "cards")]
    gold, king, bishop, cards = moves
    assert _best(moves, [0.31, 0.2, 0.308, 0.1], king) is bishop
    assert _best(moves, [0.31, 0.2, 0.3, 0.1], king) is gold
    assert _best(moves, [0.31, 0.2, 0.308, 0.1], cards) is gold
    assert _best(moves, [0.31, 0.31, 0.31, 0.1], bishop) is bishop


def test_a_mixed_strategy_has_equal_shares_of_equal_moves_and_leaves_out_bad_moves() -> None:
    shares = mixture([0.3, 0.3, 0.1], [0.4, 0.4, 0.2])
    assert shares[0] == pytest.approx(shares[1])
    assert shares[2] < 0.001
    assert sum(shares) == pytest.approx(1)
    # Picks are secret choices: each is judged as part of a mixed strategy.
    game = Game.new(Setup.preset("first-game", "2016", 4), "mixed")
    for action in game.legal_actions()[:3]:
        judged = review_move(game.view(game.to_act), game.legal_actions(), action, 20)
        assert judged.mixed
        assert 0 <= judged.share <= 1


def result(points: int, gold: int = 0, rival: int = 0, had_turn: bool = True) -> RolloutResult:
    return RolloutResult([0.5, 0.5], [points, rival], gold, 0, had_turn, False)


@pytest.mark.parametrize(
    ("better", "other", "reason"),
    [
        (result(9), result(5), "why-points"),
        (result(5, gold=3), result(5), "why-gold"),
        (result(5, rival=2), result(5, rival=9), "why-rival"),
        (result(5), result(5, had_turn=False), "why-turn"),
        (result(5), result(5), "why-later"),
    ],
)
def test_the_reason_names_the_main_difference_between_the_rollouts_of_two_moves(
    better: RolloutResult, other: RolloutResult, reason: str
) -> None:
    seen = Game.new(Setup.random("2016", 2, "why"), "why").view(0)
    key, facts = reason_for([better], [other], seen)
    assert key == reason
    for language in LANGUAGES:
        render = Renderer(Texts(language), ["Ada", "Bruno"], "2016")
        assert render(as_sentence(key, facts)).endswith(".")


def test_a_review_can_be_written_to_json_and_read_back() -> None:
    game = played("builder", "written")
    found = review(game, [3], 4)
    data = json.loads(json.dumps(review_to_json(found)))
    again = [decision_from_json(one) for one in data["seats"][0]["decisions"]]
    assert [decision_to_json(one) for one in again] == data["seats"][0]["decisions"]
    assert [one.review.action for one in again] == [
        one.review.action for one in found.seats[0].decisions
    ]


def test_the_neural_model_uses_its_three_networks() -> None:
    model = NeuralModel(load(POLICY), load(OPPONENT), load(VALUE))
    game = Game.new(Setup.preset("first-game", players=4), "learned")
    found = model.win_probabilities(game)
    assert found == WinEstimator(load(VALUE)).win_probabilities(game)
    assert sum(found) == pytest.approx(1)
    assert found != HEURISTICS.win_probabilities(game)
    # The opponent network predicts the opponents' picks, the policy network the seat's own picks.
    others, policy = OpponentModel(load(OPPONENT)), Policy(load(POLICY))
    legal, dice = game.legal_actions(), Dice.from_seed("picks")
    for asked, choose in (
        (others.rollout_action, model.rollout_action),
        (policy.best, model.best_action),
    ):
        assert choose(game, game.to_act, legal, dice.copy()) is asked(
            game, game.to_act, legal, dice.copy()
        )


def test_the_review_uses_the_heuristics_if_its_networks_are_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_model(path: Path) -> Network:
        raise ModelError(MISSING, path)

    game = Game.new(Setup.preset("first-game", players=4), "alone")
    seen, legal = game.view(game.to_act), game.legal_actions()
    expected = review_move(seen, legal, legal[0], 6, HEURISTICS)
    monkeypatch.setattr(models, "load", no_model)
    # Pretend that the build is compiled: the interpreted build does not load the networks.
    monkeypatch.setattr(models, "build_kind", lambda: "compiled")
    with pytest.warns(ModelWarning, match="The strategist's heuristics are used instead"):
        assert review_move(seen, legal, legal[0], 6) == expected


def test_an_unfinished_game_cannot_be_reviewed() -> None:
    with pytest.raises(IllegalError, match="finished"):
        review(Game.new(Setup.preset("first-game", "2016", 4), "review"))
