"""The accuracy of a review separates strong players from weak ones."""

from __future__ import annotations

from citadella.bots import make
from citadella.bots.review import review
from citadella.rules import Game, Setup

PLAYOUTS = 30


def reviewed(bot: str) -> tuple[float, int]:
    """Review a game of a bot against itself; return the mean accuracy and number of mistakes."""
    game = Game.new(Setup.preset("first-game", "2016", 4), "scale")
    bots = [make(bot, str(seat)) for seat in range(4)]
    while not game.over:
        seat = game.to_act
        game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
    seats = review(game, playouts=PLAYOUTS).seats
    return sum(seat.accuracy for seat in seats) / 4, sum(seat.mistakes for seat in seats)


def test_a_review_finds_few_mistakes_by_a_search_bot_and_many_by_a_novice() -> None:
    best, few = reviewed("search:iterations=60")
    worst, many = reviewed("novice")
    assert best > 80
    assert worst < 50
    assert many > 4 * few
