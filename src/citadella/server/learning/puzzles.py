"""Puzzles as messages (the list, tasks and solutions), and their routes."""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.bots.review.reasons import as_sentence
from citadella.puzzles import Puzzle, daily, find, puzzles
from citadella.puzzles.puzzle import ME
from citadella.rules import MalformedError
from citadella.server.protocol import reviews as protocol
from citadella.server.protocol.errors import nothing_here
from citadella.server.tables.choices import choice_messages
from citadella.server.tables.snapshots import fixed_state
from citadella.server.web.requests import Guard, read_body, reply
from citadella.texts.wording import Wording


def routes(guard: Guard) -> list[BaseRoute]:
    return [
        guard.get("/api/puzzles", _all),
        guard.get("/api/puzzles/{name}", _one),
        guard.post("/api/puzzles/{name}", _answer),
    ]


async def _all(_request: Request) -> Response:
    return reply(puzzle_list(datetime.now(UTC).date()))


async def _one(request: Request) -> Response:
    return reply(_encoded_task(_puzzle(request).name))


async def _answer(request: Request) -> Response:
    puzzle = _puzzle(request)
    return reply(puzzle_answer(puzzle, (await read_body(request, protocol.AnswerPuzzle)).action))


def _puzzle(request: Request) -> Puzzle:
    try:
        return find(request.path_params["name"])
    except MalformedError:
        raise nothing_here() from None


def puzzle_list(today: date) -> protocol.PuzzleList:
    """Return the summaries of all puzzles, and the daily one."""
    return protocol.PuzzleList(daily(today).name, [_note(puzzle.name) for puzzle in puzzles()])


def puzzle_task(puzzle: Puzzle) -> protocol.PuzzleTask:
    """Return a puzzle to solve, without its solution."""
    game = puzzle.game(events=True)
    legal = game.legal_actions()
    state = fixed_state(game, ME)
    state.actions = [action.text for action in legal]
    state.choices = choice_messages(game.view(ME), legal, Wording(game.setup, ME))
    return protocol.PuzzleTask(_note(puzzle.name), state)


def puzzle_answer(puzzle: Puzzle, action: str) -> protocol.PuzzleAnswer:
    """Return whether `action` is the solution, and the value of every move."""
    return protocol.PuzzleAnswer(
        solved=puzzle.solved_by(action),
        obvious=puzzle.obvious,
        options=[protocol.PuzzleOption(option.action, option.wins) for option in puzzle.options],
        games=puzzle.games,
        reasons=[as_sentence(*reason) for reason in puzzle.reasons],
    )


@cache
def _encoded_task(name: str) -> msgspec.Raw:
    """Return a puzzle encoded as JSON; it is cached, since it is the same for everyone."""
    return msgspec.Raw(msgspec.json.encode(puzzle_task(find(name))))


@cache
def _note(name: str) -> protocol.PuzzleNote:
    puzzle = find(name)
    setup = puzzle.position.game().setup
    return protocol.PuzzleNote(
        name=puzzle.name,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
        edition=setup.edition,
        preset=setup.preset_name,
        players=setup.players,
    )
