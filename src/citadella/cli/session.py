"""A player's game against bots: choices, log and saved file.

Both line-by-line mode (`play.py`) and the full-screen table (`table/`) show a session.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.text import Text

from citadella.bots import coach, make
from citadella.cli.arguments import UserError
from citadella.cli.failures import tell_failure
from citadella.cli.interrupts import DeferredInterrupt
from citadella.cli.rules import find_cards
from citadella.cli.saved_games import save
from citadella.cli.symbols import NewsLine
from citadella.knowledge import View, view
from citadella.lab.match import ask
from citadella.notation import Record
from citadella.rules import Action, Game
from citadella.rules.action import DECLINE
from citadella.rules.event import Event
from citadella.texts import Texts
from citadella.texts.phrases import Phrases
from citadella.texts.story import befell, concerns, story

ME: Final = 0

#: Each choice is one action, or several actions among which the player chooses in a second step.
Choices = list[list[Action]]


@dataclass(frozen=True)
class News:
    """An event, the number of actions played by then, and whether the player caused the event."""

    step: int
    told: Event
    by_me: bool


class GameSession:
    """A game of one player against bots; every action is saved to `file`, if there is one."""

    #: Whether the coach gives advice.
    has_coach = True

    def __init__(
        self, game: Game, texts: Texts, names: list[str], bots: list[str], file: Path | None = None
    ) -> None:
        self.game = game
        self.texts = texts
        self.phrases = Phrases(texts, game.setup, names, ME)
        self.file = file
        # Seat 0 is the player's seat and has no bot.
        self.bot_names = ["", *bots]
        self.bots = [None, *(make(n, f"{game.seed}/{s}") for s, n in enumerate(bots, 1))]
        self.news: list[News] = []
        self.read = 0
        # The index of the first news item to show: it reports the end of the player's last turn.
        self.since = 0
        self._listen(True)
        self.save()

    # --- saving ------------------------------------------------------------------------
    def record(self) -> Record:
        """Return the record of the game so far; a player without a name has an empty name."""
        names = self.phrases.names.copy()
        if names[ME] == self.texts("play-me"):
            names[ME] = ""
        return Record.of(self.game, names, self.bot_names)

    def save(self) -> None:
        """Write the game to its file."""
        if self.file is None:
            return
        try:
            with DeferredInterrupt():
                save(self.record(), self.file)
        except OSError:
            raise UserError(self.texts("error-unwritable", file=str(self.file))) from None

    def catch_up(self, actions: list[Action]) -> None:
        """Replay the actions of a saved game without saving after each one."""
        file, self.file = self.file, None
        for action in actions:
            (self.act if self.game.to_act == ME else self.play)(action)
        self.file = file

    # --- playing -----------------------------------------------------------------------
    def view(self) -> View:
        return view(self.game, ME)

    @property
    def is_my_turn(self) -> bool:
        return not self.game.over and self.game.to_act == ME

    def silence(self) -> Action | None:
        """Return the declining action if it is the only legal action, else None."""
        actions = self.game.legal_actions()
        return actions[0] if [action.verb for action in actions] == [DECLINE] else None

    def think(self) -> Action:
        """Return the action chosen by the bot whose turn it is."""
        seat = self.game.to_act
        bot = self.bots[seat]
        assert bot is not None
        with DeferredInterrupt():
            answer = ask(bot, self.game, self.game.legal_actions(), None)
        if answer.action is None:
            failure = answer.failure(self.game, self.bot_names[seat])
            raise UserError(tell_failure(self.texts, failure, 1, Path()))
        return answer.action

    def play(self, action: Action) -> None:
        """Play an action and save the game."""
        by_me = self.game.to_act == ME
        with DeferredInterrupt():
            self.game.play(action)
        self._listen(by_me)
        self.save()

    def act(self, action: Action) -> None:
        """Play the player's action; if that ends the turn, start a new section of news."""
        before = len(self.news)
        self.play(action)
        turn = self.game.turn
        if self.game.to_act != ME and (turn is None or turn.seat != ME):
            self.since = before

    def undo(self) -> bool:
        """Undo the last action and save the game; return False if the action cannot be undone."""
        if not self.game.can_undo:
            return False
        self.game.undo()
        assert self.game.log is not None
        self.read = len(self.game.log)
        self.news = [item for item in self.news if item.step <= len(self.game.history)]
        self.save()
        return True

    def forgotten(self) -> list[str]:
        """Return reminders of actions that are still possible in this turn, one for each verb."""
        known = self.view().known
        actions = self.game.legal_actions()
        first = {action.verb.word: action for action in reversed(actions) if action.verb.reminds}
        return [self.phrases.reminder(action, known) for action in reversed(first.values())]

    # --- news --------------------------------------------------------------------------
    def _listen(self, by_me: bool) -> None:
        """Add new events to the news, without the facts hidden from the player."""
        log = self.game.log
        assert log is not None
        step = len(self.game.history)
        for told in log[self.read :]:
            self.news.append(News(step, told.seen_by(ME), by_me))
        self.read = len(log)

    def lines(self, since: int = 0) -> list[NewsLine]:
        """Return the news from the index `since` on, as sentences."""
        news = self.news[since:]
        lines: list[NewsLine] = []
        wording = self.phrases.wording
        for line in story([item.told for item in news], wording):
            to_me = any(
                befell(news[i].told, ME) or (concerns(news[i].told, ME) and not news[i].by_me)
                for i in line.places
            )
            lines.append(NewsLine(self.phrases.render(line.sentence(wording)), to_me))
        return lines


def grouped(actions: list[Action]) -> Choices:
    """Group actions into choices; actions that name a player and a type are grouped by player."""
    choices: dict[object, list[Action]] = {}
    for action in actions:
        in_steps = action.verb.parts == ["seat", "type"]
        choices.setdefault((action.verb.word, action.first) if in_steps else action, []).append(
            action
        )
    return list(choices.values())


def keys_of(action: Action) -> list[str]:
    """Return the text keys of the cards that an action names."""
    keys: list[str] = []
    for part, word in zip(action.verb.parts, action.text.split()[1:], strict=True):
        name = word.removesuffix("+")
        if part == "character":
            keys.append(f"character-{name}")
        elif part in ("card", "district"):
            keys += [key for key in find_cards(name) if key.endswith(f"-{name}")]
    return keys


def advice(session: GameSession, choices: Choices) -> list[tuple[int, Text]]:
    """Return the coach's best moves, each as the number of its choice and a text with reasons."""
    if not session.has_coach:
        return []
    texts, phrases = session.texts, session.phrases
    seen = session.view()
    # In the second step of a choice, compare only the actions of that choice.
    offered = [action for choice in choices for action in choice]
    with DeferredInterrupt():
        advised = coach.advise(seen, offered)
    lines: list[tuple[int, Text]] = []
    for each in advised:
        number = next(i for i, choice in enumerate(choices, 1) if each.action in choice)
        chance = texts("coach-chance", percent=round(100 * each.chance))
        if each.equal and sum(one.equal for one in advised) > 1:
            chance += f" · {texts('coach-equal')}"
        reason = phrases.passage(each.sentences)
        line = Text.assemble(
            phrases.choice(each.action, seen.known),
            (f"  {chance}", "dim"),
            f"\n    {reason}" if reason else "",
        )
        lines.append((number, line))
    return lines
