"""The steps of a round, between questions."""
from typing import Final
NEW_ROUND: Final[int]
CALL: Final[int]
SILENCE: Final[int]
REVEAL: Final[int]
CROWN_WINDOW: Final[int]
STRIKE: Final[int]
RESUME: Final[int]
ROUND_OVER: Final[int]
COURT_SETTLED: Final[int]
OVER: Final[int]
PAID: Final[int]
STEP_NAMES: Final[tuple[str, str, str, str, str, str, str, str, str, str, str]]
