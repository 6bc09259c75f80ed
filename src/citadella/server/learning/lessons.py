"""Lessons as messages: the states of a table that the learner goes through, played by the rules.

A lesson needs no table of its own. The client shows the states one after the other; what is to be
done is the only thing that its states offer.
"""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.notation import Position
from citadella.rules import Game
from citadella.server.learning.lesson_scripts import ME, Do, Others, Say, Scene, See, lesson
from citadella.server.protocol.errors import nothing_here
from citadella.server.protocol.game import State
from citadella.server.protocol.reviews import Lesson, LessonStep
from citadella.server.tables.fixed import staged
from citadella.server.tables.messages import amount_messages
from citadella.server.web.requests import Guard


def routes(guard: Guard) -> list[BaseRoute]:
    """Return the routes for lessons."""
    return [guard.get("/api/lessons/{name}", _lesson)]


async def _lesson(request: Request) -> Response:
    return Response(_encoded_lesson(request.path_params["name"]), media_type="application/json")


@cache
def _encoded_lesson(name: str) -> bytes:
    """Return a lesson by the name of a set of cards or of a character, as it is sent."""
    scenes = lesson(name)
    if not scenes:
        raise nothing_here()
    return msgspec.json.encode(lesson_message(name, scenes))


def lesson_message(name: str, scenes: list[Scene]) -> Lesson:
    """Return a lesson of one or several scenes."""
    steps: list[LessonStep] = []
    for scene in scenes:
        stage = _Stage(scene.position)
        for part in scene.parts:
            if isinstance(part, Others):
                for action in part.actions:
                    stage.play(action)
            else:
                steps.append(stage.step(part, scene.about))
    return Lesson(name, steps)


class _Stage:
    """A game that follows a script, and what has been shown of it."""

    def __init__(self, position: Position) -> None:
        self.game: Game = position.game(events=True)
        self.told = 0
        self.states = [self._state()]

    def play(self, action: str) -> None:
        """Let it be done, and show it."""
        self.game.play(action)
        self.states.append(self._state())

    def step(self, part: Say | Do | See, about: str) -> LessonStep:
        """Return what leads to a part of the script; an action is then done."""
        action = part.action if isinstance(part, Do) else ""
        states, self.states = self.states or [self._state()], []
        if action:
            view = self.game.view(ME)
            wanted = [each for each in self.game.legal_actions() if each.text == action]
            states[-1].actions = [action]
            states[-1].amounts = amount_messages(view, wanted)
        step = LessonStep(
            part.text, part.lights.split(), action, isinstance(part, See), about, states
        )
        if action:
            self.play(action)
        return step

    def _state(self) -> State:
        state = staged(self.game, ME, self.told)
        self.told = len(self.game.log or [])
        return state
