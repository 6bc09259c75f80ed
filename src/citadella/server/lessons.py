"""Lessons as messages: the states of a table that the learner goes through, played by the rules.

A lesson needs no table of its own. The client shows the states one after the other; what is to be
done is the only thing that its states offer.
"""

from __future__ import annotations

from citadella.notation import Position
from citadella.rules import Game
from citadella.server.clock import CLOCKS
from citadella.server.lesson_scripts import ME, Do, Others, Say, Scene, See
from citadella.server.messages import amount_messages, event_message, reasons, view_message
from citadella.server.protocol import (
    Lesson,
    LessonStep,
    SeatInfo,
    State,
    TableInfo,
    You,
)

BOT = "easy"


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
        game = self.game
        view = game.view(ME)
        log = game.log or []
        cast = [character.name for character in game.box.cast]
        first, self.told = self.told, len(log)
        return State(
            version=len(game.history),
            table=_table(game),
            you=You([ME], host=True, spectator=False, alone=False),
            view=view_message(view),
            actions=[],
            amounts={},
            reasons=reasons(view) if game.to_act == ME else {},
            can_undo=False,
            events=[event_message(n, log[n].seen_by(ME), cast) for n in range(first, len(log))],
            events_reset=first == 0,
            points=[],
            chat=[],
            deal=None,
            result=None,
            ack=None,
            full_view=None,
        )


def _table(game: Game) -> TableInfo:
    setup = game.setup
    return TableInfo(
        code=None,
        watch="",
        status="playing",
        edition=setup.edition,
        preset=setup.preset_name,
        players=setup.players,
        characters=list(setup.characters),
        unique=list(setup.unique),
        action_cards=setup.action_cards,
        short=setup.short,
        by_the_letter=setup.by_the_letter,
        clock=CLOCKS["none"],
        public=False,
        coach=False,
        stand_in=BOT,
        pace="normal",
        of_bots=False,
        host_name="",
        seats=[
            SeatInfo(
                seat=seat,
                kind="human" if seat == ME else "bot",
                name="",
                bot="" if seat == ME else BOT,
                mine=seat == ME,
                connected=True,
                away=False,
                time_left_ms=None,
            )
            for seat in range(setup.players)
        ],
        rematch=None,
        created=0,
    )
