"""The API of the lessons: turns a script into the table states that the client shows.

The response is a whole lesson, cached by name; no table is stored. A state offers at most one
action, which is the one that the learner has to perform.
"""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.notation import Position
from citadella.rules import Game
from citadella.server.learning import lesson_scripts as scripts
from citadella.server.protocol.errors import nothing_here
from citadella.server.protocol.game import State
from citadella.server.protocol.reviews import Lesson, LessonStep
from citadella.server.tables.choices import choice_messages
from citadella.server.tables.snapshots import fixed_state
from citadella.server.web.requests import Guard
from citadella.texts.wording import Wording


def routes(guard: Guard) -> list[BaseRoute]:
    return [guard.get("/api/lessons/{name}", _lesson)]


async def _lesson(request: Request) -> Response:
    return Response(_encoded_lesson(request.path_params["name"]), media_type="application/json")


@cache
def _encoded_lesson(name: str) -> bytes:
    """Return the lesson about a card set or a character as JSON; raise if it does not exist."""
    scenes = scripts.lesson(name)
    if not scenes:
        raise nothing_here()
    return msgspec.json.encode(lesson_message(name, scenes))


def lesson_message(name: str, scenes: list[scripts.LessonScene]) -> Lesson:
    """Play the scenes of a lesson, and return its steps with the states to show before each."""
    steps: list[LessonStep] = []
    for scene in scenes:
        game = _ScriptedGame(scene.position)
        for part in scene.parts:
            if isinstance(part, scripts.OpponentMoves):
                for action in part.actions:
                    game.play(action)
            else:
                steps.append(game.step(part, scene.about))
    return Lesson(name, steps)


class _ScriptedGame:
    """A game that follows a script, and the states added since the last step."""

    def __init__(self, position: Position) -> None:
        self.game: Game = position.game(events=True)
        self.events_sent = 0
        self.states = [self._state()]

    def play(self, action: str) -> None:
        """Play an action and append the new state to `states`."""
        self.game.play(action)
        self.states.append(self._state())

    def step(self, part: scripts.Explain | scripts.Perform, about: str) -> LessonStep:
        """Return the step for a part of the script, after playing the part's action, if any."""
        action = part.action if isinstance(part, scripts.Perform) else ""
        states, self.states = self.states or [self._state()], []
        if action:
            view = self.game.view(scripts.ME)
            wanted = [each for each in self.game.legal_actions() if each.text == action]
            wording = Wording(self.game.setup, scripts.ME)
            states[-1].actions = [action]
            states[-1].choices = choice_messages(view, wanted, wording)
        seen = isinstance(part, scripts.Explain) and part.seen
        step = LessonStep(part.text, part.lights.split(), action, seen, about, states)
        if action:
            self.play(action)
        return step

    def _state(self) -> State:
        state = fixed_state(self.game, scripts.ME, self.events_sent)
        self.events_sent = len(self.game.log or [])
        return state
