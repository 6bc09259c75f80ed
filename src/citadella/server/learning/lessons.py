"""Lessons as messages: the states of a table that the learner goes through, played by the rules.

A lesson needs no table of its own. The client shows the states one after the other; what is to be
done is the only thing that its states offer.
"""

from __future__ import annotations

from citadella.notation import Position
from citadella.rules import Game
from citadella.server.learning.lesson_scripts import ME, Do, Others, Say, Scene, See
from citadella.server.protocol.game import State
from citadella.server.protocol.reviews import Lesson, LessonStep
from citadella.server.tables.fixed import staged
from citadella.server.tables.messages import amount_messages


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
