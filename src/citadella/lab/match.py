"""A game between bots, with a time limit and validation of every answer."""

from __future__ import annotations

import hashlib
import signal
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Any

from citadella.bots import Bot, RandomBot, make
from citadella.homebrew.problems import described
from citadella.knowledge import view
from citadella.notation import Record
from citadella.rules import Action, CitadellaError, Game, Setup

#: The kinds of failures: three for a bot's answer, and one for a game with too many decisions.
RAISED, ILLEGAL, SLOW, ENDLESS = "raised", "illegal", "slow", "endless"
#: The number of decisions after which a game counts as failed, because bots that never build would
#: play forever. Most games need a few hundred.
MAX_DECISIONS_PER_GAME = 10_000


class TooSlowError(BaseException):
    """A decision exceeded the time limit.

    The base class is not `Exception`, so that a bot's own error handling does not catch it.
    """


@dataclass(frozen=True)
class Failure:
    """A failure of a bot, such as an exception or an illegal action, and the game's record."""

    kind: str
    bot: str
    seat: int
    #: The number of the decision in the game, counted from 1.
    decision: int
    detail: str
    record: str


@dataclass(frozen=True)
class Played:
    """The result of a game; `totals`, `places`, `decisions` and `seconds` are lists by seat."""

    totals: list[int]
    places: list[int]
    winners: list[int]
    rounds: int
    decisions: list[int]
    seconds: list[float]
    #: A digest of the actions; equal digests mean that the same game was played.
    digest: str
    failures: list[Failure]


class FailedGameError(CitadellaError):
    """A bot failed, and no random bot took over, so the game could not be finished."""

    def __init__(self, number: int, failure: Failure) -> None:
        """Store the failure and the number of the game, counted from 1."""
        super().__init__(
            f"The bot '{failure.bot}' failed in game {number} at decision {failure.decision}."
        )
        self.number = number
        self.failure = failure

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickling, so that the error can be passed to another process."""
        return FailedGameError, (self.number, self.failure)


def play_match(
    setup: Setup,
    deal: str,
    bots: Sequence[str],
    seeds: Sequence[str],
    limit: float | None = None,
    patient: bool = True,
) -> Played:
    """Play a game with the seed `deal`; `seeds` are the bots' own seeds, by seat.

    If a bot fails and `patient` is true, a random bot takes over; otherwise, the game ends without
    a score.
    """
    game = Game.new(setup, deal)
    players = [make(name, seed) for name, seed in zip(bots, seeds, strict=True)]
    decisions = [0] * len(bots)
    seconds = [0.0] * len(bots)
    failures: list[Failure] = []
    while not game.over:
        seat = game.to_act
        actions = game.legal_actions()
        answer = ask(players[seat], game, actions, limit)
        if len(game.history) >= MAX_DECISIONS_PER_GAME and seat not in (f.seat for f in failures):
            answer = Answer(None, answer.seconds, ENDLESS)
        if len(actions) > 1:
            decisions[seat] += 1
            seconds[seat] += answer.seconds
        if answer.problem:
            failures.append(answer.failure(game, bots[seat]))
            if not patient:
                return Played([], [], [], game.round, decisions, seconds, "", failures)
            players[seat] = RandomBot(f"{seeds[seat]}/in place of a bot that failed")
            continue
        assert answer.action is not None
        game.play(answer.action)
    result = game.result()
    return Played(
        result.totals,
        result.places,
        result.winners,
        game.round,
        decisions,
        seconds,
        digest(game),
        failures,
    )


def digest(game: Game) -> str:
    text = "\n".join(action.text for action in game.history)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Answer:
    """A bot's answer: the chosen action or a problem (with its detail), and the time taken."""

    action: Action | None
    seconds: float
    problem: str = ""
    detail: str = ""

    def failure(self, game: Game, bot: str) -> Failure:
        """Return the answer's problem as a `Failure`, with the record of the game."""
        return Failure(
            self.problem,
            bot,
            game.to_act,
            len(game.history) + 1,
            self.detail,
            Record.of(game).to_text(),
        )


def ask(bot: Bot, game: Game, actions: list[Action], limit: float | None) -> Answer:
    """Ask a bot for a decision and return the validated answer; do not play the action."""
    seen = view(game, game.to_act)
    # Pass a copy: a bot may modify the list that it receives.
    offered = actions.copy()
    start = time.perf_counter()
    alarm = Alarm(limit)
    try:
        with alarm:
            chosen: object = bot.choose(seen, offered)
    except TooSlowError:
        alarm.stop()
        return Answer(None, time.perf_counter() - start, SLOW, f"{limit:g}")
    except Exception as problem:
        return Answer(None, time.perf_counter() - start, RAISED, str(described(problem)))
    seconds = time.perf_counter() - start
    if limit is not None and seconds > limit:
        return Answer(None, seconds, SLOW, f"{limit:g}")
    if not isinstance(chosen, Action):
        return Answer(None, seconds, ILLEGAL, _short(repr(chosen)))
    if chosen not in actions:
        return Answer(None, seconds, ILLEGAL, _short(chosen.text))
    return Answer(chosen, seconds)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:59] + "…"


class Alarm:
    """Raises TooSlowError when a decision reaches the time limit, and every second after that.

    The alarm works only in the main thread and where Unix signals exist.
    """

    def __init__(self, limit: float | None) -> None:
        main = threading.current_thread() is threading.main_thread()
        self.limit = limit if main and hasattr(signal, "setitimer") else None
        self._armed = False
        self._before: Any = None

    def __enter__(self) -> None:
        if self.limit is not None:
            self._armed = True
            self._before = signal.signal(signal.SIGALRM, self._ring)
            signal.setitimer(signal.ITIMER_REAL, self.limit, 1.0)

    def __exit__(self, *problem: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Cancel the alarm, even if its signal arrives during this call."""
        if self.limit is not None:
            self._armed = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._armed:
            raise TooSlowError
