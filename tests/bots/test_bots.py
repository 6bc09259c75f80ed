"""The simple bots: legal, repeatable and sensible choices."""

from __future__ import annotations

import random

import pytest

from citadella.bots import BOTS, BuilderBot, RandomBot, make, register
from citadella.cards import EDITIONS
from citadella.knowledge import View, view
from citadella.lab.simulate import Plan, Totals, play_one, play_some
from citadella.notation import Position, Seat
from citadella.rules import Action, Game, MalformedError, Setup


def choice(bot: str, position: Position) -> str:
    game = position.game()
    return make(bot, "1").choose(view(game, game.to_act), game.legal_actions()).text


def king(**seat: object) -> Position:
    return Position.build(
        call="king",
        players=[Seat("king", **seat), Seat("thief"), Seat("bishop"), Seat("warlord")],  # type: ignore[arg-type]
    )


def test_bots_are_found_by_name() -> None:
    assert isinstance(make("random", "1"), RandomBot)
    assert isinstance(make("builder", "1"), BuilderBot)
    with pytest.raises(MalformedError, match="no bot called 'x'; available: random, builder"):
        make("x", "1")


def test_a_custom_bot_can_be_registered() -> None:
    class First:
        def __init__(self, seed: str) -> None:
            self.seed = seed

        def choose(self, view: View, actions: list[Action]) -> Action:
            return actions[0]

    register("first", First)
    try:
        assert play_one(Plan(players=2, bots=("first",)), 0).decisions > 0
    finally:
        del BOTS["first"]


# Every bot except 'hard', which would take too long; search gets few iterations.
QUICKLY = "search:iterations=2,model=heuristic"
QUICK_BOTS = [QUICKLY if name == "search" else name for name in BOTS if name != "hard"]


@pytest.mark.parametrize("bot", QUICK_BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_play_every_edition_to_the_end(bot: str, edition: str) -> None:
    for players in (2, 3, 6):
        game = Game.new(Setup.random(edition, players, "bots"), "bots")
        bots = [make(bot, f"{seat}") for seat in range(players)]
        while not game.over:
            seat = game.to_act
            game.play(bots[seat].choose(view(game, seat), game.legal_actions()))


def test_bots_do_not_touch_the_global_random_generator() -> None:
    random.seed(1)
    expected = random.random()
    random.seed(1)
    play_one(Plan(bots=("random",)), 0)
    play_one(Plan(bots=("builder",)), 0)
    assert random.random() == expected


def test_the_builder_beats_random_bots() -> None:
    totals = Totals(4)
    plan = Plan(bots=("builder", "random", "random", "random"))
    for outcome in play_some(plan, False, range(20)):
        totals.add(outcome)
    assert totals.win_shares()[0] > 0.6


def test_the_builder_takes_gold_when_poor_and_cards_when_it_has_nothing_to_build() -> None:
    assert choice("builder", king(gold=0, hand="palace castle")) == "gold"
    assert choice("builder", king(gold=4)) == "cards"
    assert choice("builder", king(gold=4, hand="palace", city="palace")) in ("cards", "income")


def test_the_builder_builds_the_most_expensive_district_it_can_pay_for() -> None:
    game = king(gold=3, hand="tavern castle palace").game()
    game.play("gold")
    bot = BuilderBot("1")
    assert bot.choose(view(game, 0), game.legal_actions()).text == "build palace"


def test_the_builder_does_not_kill_its_own_second_character() -> None:
    position = Position.build(
        call="assassin",
        cast="artist",
        players=[Seat("assassin king"), Seat("thief bishop"), Seat("warlord merchant")],
    )
    game = position.game()
    for seed in range(20):
        chosen = BuilderBot(str(seed)).choose(view(game, 0), game.legal_actions())
        assert chosen.text != "kill king"


def test_the_builder_does_not_destroy_its_own_districts() -> None:
    position = Position.build(
        call="warlord",
        players=[Seat("warlord", gold=9, city="tavern keep"), Seat("king"), Seat("bishop")],
    )
    game = position.game()
    game.play("gold")
    while not game.over and game.to_act == 0 and game.asked_kind() == "turn":
        chosen = BuilderBot("1").choose(view(game, 0), game.legal_actions())
        assert not chosen.text.startswith("destroy")
        game.play(chosen)
