"""The steps of a round, which the game goes through between questions."""

from typing import Final

NEW_ROUND: Final = 0
CALL: Final = 1
SILENCE: Final = 2
REVEAL: Final = 3
CROWN_WINDOW: Final = 4
STRIKE: Final = 5
RESUME: Final = 6
ROUND_OVER: Final = 7
COURT_SETTLED: Final = 8
OVER: Final = 9
PAID: Final = 10

STEP_NAMES: Final = (
    "new-round",
    "call",
    "silence",
    "reveal",
    "crown-window",
    "strike",
    "resume",
    "round-over",
    "court-settled",
    "over",
    "paid",
)
