"""Playing at the full-screen table: the player makes choices, and bots pause after moves."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group
from rich.text import Text

from citadella.cli.arguments import UserError
from citadella.cli.score_sheet import score_sheet, verdict
from citadella.cli.session import Choices, GameSession, advice, grouped
from citadella.cli.symbols import NewsLine
from citadella.cli.table.app import TableApp
from citadella.cli.table.choices import Asked
from citadella.cli.table.keys import CARDS, COACH, HELP, LEAVE, LOG, UNDO
from citadella.cli.table.layout import Shown
from citadella.cli.table.scene import CHOICE, Scene
from citadella.rules.action import END
from citadella.server.tables.pace import BOT_DELAY, weight

if TYPE_CHECKING:
    from citadella.cli.puzzle import Attempt

SKIP: Final = "skip"


class PlayApp(TableApp):
    """A game against bots."""

    def __init__(self, session: GameSession, delay: float = BOT_DELAY) -> None:
        super().__init__(session.texts)
        self.session = session
        self.delay = delay
        self.failure: UserError | None = None
        self.choices: Choices = []
        self.cursor = 0
        self.notice = ""
        # Whether the second step of a choice is shown.
        self.inside = False
        self._warned = False
        self._scene: Scene | None = None
        self._asked: Asked | None = None
        self._hurry = asyncio.Event()

    # --- the course of the game --------------------------------------------------------
    def on_mount(self) -> None:
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play until it is the player's turn."""
        self.choices = []
        self.run_worker(self._others_play(), exclusive=True)

    async def _others_play(self) -> None:
        session = self.session
        self._hurry.clear()
        try:
            while not session.game.over:
                if session.is_my_turn:
                    silence = session.silence()
                    if silence is None:
                        break
                    session.play(silence)
                else:
                    await self._bot_plays()
        except UserError as failure:
            self.failure = failure
            self.exit()
            return
        self._ask()

    async def _bot_plays(self) -> None:
        """Let a bot play, then pause to show its move, unless a key skips the pause."""
        session = self.session
        heard = session.read
        self._renew()
        session.game.legal_actions()
        action = await asyncio.to_thread(session.think)
        session.play(action)
        assert session.game.log is not None
        pause = self.delay * weight(session.game.log[heard:])
        if pause > 0 and not (self._hurry.is_set() or session.is_my_turn):
            self._renew()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurry.wait(), pause)

    def _ask(self) -> None:
        """Ask the player for a decision, or show the result if the game is over."""
        self.inside = self._warned = False
        self.notice = ""
        self.cursor = 0
        over = self.session.game.over
        self.choices = [] if over else grouped(self.session.game.legal_actions())
        self._renew()
        if over:
            self._show_result()

    def _show_result(self) -> None:
        game, phrases = self.session.game, self.session.phrases
        self.lay(verdict(game, phrases), Group(score_sheet(game, phrases)))

    def _renew(self) -> None:
        self._scene = None
        self.draw()

    # --- the screen --------------------------------------------------------------------
    def shown(self) -> Shown:
        """Return the content of the screen, from the player's view alone."""
        session = self.session
        if self._scene is None:
            self._scene = Scene(session.view(), session.phrases)
        news = session.lines(session.since)
        self._asked = None
        if self.choices:
            self._asked = Asked(self._scene, self.choices, self.notice, self.cursor)
        return Shown(self._scene, self._status(), self._asked, news, self._hints())

    def _hints(self) -> list[Text]:
        """Return the keys that work now, the most important first."""
        always = [self.hint(command) for command in (HELP, LEAVE)]
        look = [self.hint(command) for command in (LOG, CARDS)]
        if not self.choices:
            skip = [] if self.session.game.over else [self.key_hint("␣", "screen-key-skip", SKIP)]
            return [*skip, *always, *look]
        undo = [self.hint(UNDO)] if self.session.game.can_undo else []
        choose = self.key_hint("↑↓⏎", "screen-key-choose")
        return [*always, *undo, self.hint(COACH), *look, choose]

    def _status(self) -> Text:
        game = self.session.game
        if game.over:
            return Text(verdict(game, self.session.phrases), "bold yellow")
        name = self.session.phrases.names[game.to_act]
        return Text(self.texts("screen-thinks", name=name), "italic")

    def all_news(self) -> list[NewsLine]:
        return self.session.lines()

    # --- input -------------------------------------------------------------------------
    def command(self, command: str) -> None:
        if command == UNDO:
            self._undo()
        elif command == COACH:
            self._coach()
        elif command == SKIP:
            self._hurry.set()
        else:
            super().command(command)

    def key(self, key: str, digit: int | None) -> None:
        """Make a choice, move the cursor, or skip the pauses of the bots."""
        if not self.choices:
            if self.session.game.over and key in ("enter", "space"):
                self._show_result()
            self._hurry.set()
        elif key == "escape" and self.inside:
            self._ask()
        elif key in ("up", "down"):
            self._move_to((self.cursor + (-1 if key == "up" else 1)) % len(self.choices))
        elif key in ("right", "pagedown") or digit == 0:
            self._turn_page(1)
        elif key in ("left", "pageup"):
            self._turn_page(-1)
        elif key in ("home", "end"):
            self._move_to(0 if key == "home" else len(self.choices) - 1)
        elif key == "enter":
            self.choose(self.cursor)
        elif digit is not None:
            page = self._pages()[1]
            if digit <= len(page):
                self.choose(page[digit - 1])

    def clicked(self, meta: dict[str, Any]) -> None:
        if not self.choices:
            self._hurry.set()
        elif CHOICE in meta:
            if meta[CHOICE] < 0:
                self._turn_page(1)
            else:
                self.choose(meta[CHOICE])

    def choose(self, i: int) -> None:
        """Make a choice, or show its second step."""
        choice = self.choices[i]
        self.cursor = i
        if len(choice) > 1:
            self.inside = True
            self.cursor = 0
            self.notice = ""
            self.choices = [[action] for action in choice]
            self.draw()
        elif choice[0].verb is END and not self._warned and (what := self.session.forgotten()):
            self._warned = True
            self._say(self.texts("play-forgotten", what=", ".join(what)))
        else:
            self._act(i)

    def _act(self, i: int) -> None:
        action = self.choices[i][0]
        self.choices = []
        try:
            self.session.act(action)
        except UserError as failure:
            self.failure = failure
            self.exit()
            return
        self._renew()
        self.go_on()

    def _undo(self) -> None:
        if self.inside:
            self._ask()
        elif not self.choices:
            return
        elif self.session.undo():
            self.go_on()
        else:
            self._say(self.texts("play-no-undo"))

    def _coach(self) -> None:
        if not self.choices:
            return
        advised = advice(self.session, self.choices)
        if advised:
            # Select the best choice, so that Enter makes it.
            self._move_to(advised[0][0] - 1)
        lines = [Text("▸ ", "bold yellow") + line for _, line in advised]
        lines = lines or [Text(self.texts("table-coach-silent"))]
        self.lay(self.texts("table-coach"), Text("\n").join(lines))

    def _say(self, sentence: str) -> None:
        self.notice = sentence
        self.draw()

    def _move_to(self, i: int) -> None:
        self.cursor = i
        self.draw()

    def _turn_page(self, by: int) -> None:
        pages, page = self._pages()
        self._move_to(pages[(pages.index(page) + by) % len(pages)].start)

    def _pages(self) -> tuple[list[range], range]:
        """Return the ranges of choices on all pages, and on the visible page, as last drawn."""
        assert self._asked is not None
        return self._asked.drawn


class PuzzleApp(PlayApp):
    """A puzzle: each answer is judged at once, and the player can try again."""

    def __init__(self, attempt: Attempt) -> None:
        super().__init__(attempt, 0.0)
        self.attempt = attempt

    def _ask(self) -> None:
        super()._ask()
        self._say(self.attempt.title)

    def _act(self, i: int) -> None:
        self.attempt.act(self.choices[i][0])
        self.lay(self.attempt.title, self.attempt.verdict())

    def _status(self) -> Text:
        return Text(self.attempt.title, "italic")
