"""Review games of bots and print the rows of the table in docs/review.md.

    python -m tools.measure.review_scores --games 4

Every bot plays the preset "First game" with four players against itself; all seats are reviewed.
"""

from __future__ import annotations

import argparse
from time import process_time

from citadella.bots import make
from citadella.bots.review import PLAYOUTS, SeatReview, review
from citadella.rules import Game, Setup

BOTS = "random novice builder strategist search:iterations=300"
HEAD = (
    "| bot | accuracy | decisions | mistakes | slips | lost by decisions | seconds a seat |\n"
    "| --- | --- | --- | --- | --- | --- | --- |"
)


def reviewed(bot: str, seed: str, playouts: int) -> tuple[list[SeatReview], float]:
    """Play a bot against itself; return all seats' reviews and the mean CPU seconds per review."""
    game = Game.new(Setup.preset("first-game", "2016", 4), seed)
    bots = [make(bot, f"{seed} {seat}") for seat in range(4)]
    while not game.over:
        seat = game.to_act
        game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
    start = process_time()
    seats = review(game, playouts=playouts).seats
    return seats, (process_time() - start) / len(seats)


def main() -> None:
    """Print a table row for each bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games per bot")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="playouts per decision")
    parser.add_argument("--bots", nargs="+", default=BOTS.split(), help="names of bots")
    options = parser.parse_args()
    print(HEAD)
    for bot in options.bots:
        played = [
            reviewed(bot, f"scale {number}", options.playouts) for number in range(options.games)
        ]
        seats = [seat for found, _ in played for seat in found]
        mean = [
            sum(seat.accuracy for seat in seats) / len(seats),
            sum(len(seat.decisions) for seat in seats) / len(seats),
            sum(seat.mistakes for seat in seats) / len(seats),
            sum(seat.slips for seat in seats) / len(seats),
        ]
        lost = 100 * sum(seat.lost for seat in seats) / len(seats)
        seconds = sum(took for _, took in played) / len(played)
        print(
            f"| `{bot}` | {mean[0]:.0f} | {mean[1]:.0f} | {mean[2]:.1f} | {mean[3]:.1f}"
            f" | {lost:.0f}% | {seconds:.1f} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
