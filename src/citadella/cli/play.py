"""`citadella play`: one person against bots, in the terminal."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from citadella.bots import coach, make
from citadella.cli.failures import tell_failure
from citadella.cli.own_cards import Chosen
from citadella.cli.patience import Patience
from citadella.cli.rules import find_cards
from citadella.cli.screen import CROWN, SYMBOLS, Flow, Line, Screen
from citadella.cli.sheet import print_sheet
from citadella.cli.speech import UserError, find_setup, names_for, read_bots
from citadella.knowledge import view
from citadella.lab.match import ask
from citadella.notation import Record
from citadella.rules import Action, Game, MalformedError, Setup
from citadella.rules.action import DECLINE, END
from citadella.rules.character import MARKERS
from citadella.rules.event import Event
from citadella.texts import Texts
from citadella.texts.phrases import Phrases
from citadella.texts.story import befell, concerns, condense

ME: Final = 0
LONGEST_NAME: Final = 16


@dataclass(frozen=True)
class Wish:
    """What the person asked for."""

    edition: str
    preset: str
    players: int
    action_cards: bool
    bots: str
    name: str | None
    seed: str | None
    record: Path | None
    chosen: Chosen
    by_the_letter: bool = False


@dataclass(frozen=True)
class News:
    """Something that happened: after how many actions, and by whose doing."""

    step: int
    told: Event
    by_me: bool


def play_game(wish: Wish, texts: Texts, console: Console) -> None:
    """Play a game to its end, or until the person leaves."""
    seed = str(secrets.randbelow(10**9)) if wish.seed is None else wish.seed
    setup = find_setup(
        texts,
        wish.edition,
        wish.preset,
        wish.players,
        seed,
        wish.action_cards,
        wish.by_the_letter,
        wish.chosen,
    )
    bots = read_bots(texts, wish.bots, wish.players - 1)
    if wish.record is not None:
        _check_place(texts, wish.record)
    me = _readable(wish.name or "") or texts("play-me")
    names = [me, *(n for n in names_for(texts, 8) if n != me)][: wish.players]
    try:
        game = Game.new(setup, seed, events=True)
    except MalformedError:
        raise UserError(texts("error-seed")) from None
    session = Session(game, texts, names, bots, console)
    try:
        finished = session.run()
    except KeyboardInterrupt:
        if wish.record is not None:
            _save(session, wish.record)
        raise
    if wish.record is not None:
        _save(session, wish.record)
    elif not finished:
        _save(session, Path(f"citadella-{_safe(seed)}.txt"))


def _check_place(texts: Texts, path: Path) -> None:
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise UserError(texts("error-unwritable", file=str(path)))


def _readable(name: str) -> str:
    """A name that fits the table."""
    letters = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(letters.split())[:LONGEST_NAME].rstrip()


def _safe(seed: str) -> str:
    return "".join(c if c.isalnum() or c in "-_" else "-" for c in seed)[:60]


def _save(session: Session, path: Path) -> None:
    texts = session.texts
    # Who gave no name has none in the record.
    names = ["" if name == texts("play-me") else name for name in session.phrases.names]
    try:
        path.write_text(Record.of(session.game, names).to_text(), encoding="utf-8")
    except OSError:
        raise UserError(texts("error-unwritable", file=str(path))) from None
    session.console.print(Text(texts("play-saved", file=str(path)), style="dim"))


class Session:
    """A game in the terminal: asks the person, lets the bots choose, tells the news."""

    def __init__(
        self, game: Game, texts: Texts, names: list[str], bots: list[str], console: Console
    ) -> None:
        self.game = game
        self.texts = texts
        self.console = console
        self.phrases = Phrases(texts, game.setup, names, ME)
        self.screen = Screen(console, self.phrases)
        self.names = ["random", *bots]
        self.bots = [make(name, f"{game.seed}/{seat}") for seat, name in enumerate(self.names)]
        self.news: list[News] = []
        self.read = 0
        # The news that are shown begin where the person last handed the game to the others.
        self.since = 0
        self._listen(True)

    def run(self) -> bool:
        """Play; say whether the game came to its end."""
        game = self.game
        while not game.over:
            seat = game.to_act
            if seat != ME:
                with Patience():
                    answer = ask(self.bots[seat], game, game.legal_actions(), None)
                if answer.action is None:
                    failure = answer.failure(game, self.names[seat])
                    raise UserError(tell_failure(self.texts, failure, 1, Path()))
                self._play(answer.action)
            elif not self._decide():
                return False
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(self.screen.table(view(game, ME)))
        self.console.print(Rule(style="dim"))
        for line in self._lines(self.since):
            self.console.print(self.screen.line(line))
        print_sheet(self.console, game, self.phrases)
        return True

    # --- the person's decisions --------------------------------------------------------
    def _decide(self) -> bool:
        """Ask for one decision and do it; False if the person leaves."""
        actions = self.game.legal_actions()
        if [action.verb for action in actions] == [DECLINE]:
            self._play(actions[0])
            return True
        choices = _grouped(actions)
        self._draw(choices)
        inside = warned = False
        while True:
            answer = self._ask(len(choices))
            if answer is None or answer == "q":
                return False
            if inside and answer in ("", "u"):
                # Out of a choice of several parts: the same question again.
                return True
            if answer == "u":
                if self._undo():
                    return True
            elif answer in ("l", "c") or answer.startswith("?"):
                self._show(answer, choices)
            elif not (chosen := _chosen(answer, choices)):
                self._say(self.texts("play-no-such-choice", last=len(choices)))
            elif len(chosen) > 1:
                inside = True
                choices = [[action] for action in chosen]
                self._draw(choices)
            elif chosen[0].verb is END and not warned and (what := self._forgotten(actions)):
                warned = True
                self._say(self.texts("play-forgotten", what=", ".join(what)))
            else:
                self._act(chosen[0])
                return True

    def _forgotten(self, actions: list[Action]) -> list[str]:
        """What is still possible that deserves a word before the turn ends; each verb once."""
        known = view(self.game, ME).known
        first = {action.verb.word: action for action in reversed(actions) if action.verb.reminds}
        return [self.phrases.reminder(action, known) for action in reversed(first.values())]

    def _act(self, action: Action) -> None:
        before = len(self.news)
        self._play(action)
        turn = self.game.turn
        if self.game.to_act != ME and (turn is None or turn.seat != ME):
            self.since = before

    def _draw(self, choices: list[list[Action]]) -> None:
        self.screen.draw(view(self.game, ME), self._lines(self.since), choices)

    def _ask(self, last: int) -> str | None:
        """Read an answer; None at the end of the input."""
        key = "play-prompt-undo" if self.game.can_undo else "play-prompt"
        choices = f"1–{last}" if last > 1 else "Enter"
        self.console.print(Text(self.texts(key, choices=choices) + " ", style="dim"), end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not self.console.is_terminal or not line:
            self.console.print()
        return line.strip().casefold() if line else None

    def _play(self, action: Action) -> None:
        by_me = self.game.to_act == ME
        with Patience():
            self.game.play(action)
        self._listen(by_me)

    def _undo(self) -> bool:
        if not self.game.can_undo:
            self._say(self.texts("play-no-undo"))
            return False
        self.game.undo()
        assert self.game.log is not None
        self.read = len(self.game.log)
        self.news = [item for item in self.news if item.step <= len(self.game.history)]
        return True

    # --- telling -----------------------------------------------------------------------
    def _listen(self, by_me: bool) -> None:
        """Take in what has happened, as far as the person may know it."""
        log = self.game.log
        assert log is not None
        step = len(self.game.history)
        for told in log[self.read :]:
            self.news.append(News(step, told.seen_by(ME), by_me))
        self.read = len(log)

    def _lines(self, since: int) -> list[Line]:
        """The news from some place on in sentences."""
        news = self.news[since:]
        lines: list[Line] = []
        for i, told in condense([item.told for item in news]):
            to_me = befell(told, ME) or (concerns(told, ME) and not news[i].by_me)
            lines.append(Line(self.phrases.event(told), to_me))
        return lines

    def _say(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="italic"))

    def _show(self, answer: str, choices: list[list[Action]]) -> None:
        """Show the whole log, the coach's advice, help, or a card; then the table again."""
        word = answer.removeprefix("?").strip()
        if answer == "l":
            for line in self._lines(0):
                self.console.print(self.screen.line(line))
        elif answer == "c":
            self._coach(choices)
        elif not word:
            self._help()
        else:
            self._explain(word, choices)
        if self.console.is_terminal and sys.stdin.isatty():
            self.console.print(Text(self.texts("play-back"), style="dim"), end="")
            sys.stdin.readline()
            self._draw(choices)

    def _coach(self, choices: list[list[Action]]) -> None:
        """Show the few best moves, each with the number of its choice and the reason."""
        known = view(self.game, ME)
        with Patience():
            advice = coach.advise(known, self.game.legal_actions())
        for each in advice:
            number = next(i for i, choice in enumerate(choices, 1) if each.action in choice)
            share = self.texts("coach-share", percent=round(100 * each.share))
            points = self.texts("count-points", count=round(each.estimate))
            estimate = self.texts("coach-estimate", points=points)
            reason = coach.say(
                each, self.texts, self.game.setup.edition, self.phrases.names.__getitem__
            )
            self.console.print(
                Text.assemble(
                    (f"{number:>3} ", "bold yellow"),
                    self.phrases.choice(each.action, known.known),
                    (f"  {share} · {estimate}", "dim"),
                    f"\n    {reason}" if reason else "",
                )
            )

    def _help(self) -> None:
        self.console.print(Text(self.texts("play-help")))
        signs = [f"{sign} {self.texts(f'type-{type_}')}" for type_, sign in SYMBOLS.items()]
        signs.append(f"{CROWN} {self.texts('term-crown')}")
        signs += [f"{marker.sign} {self.phrases.mark(kind)}" for kind, marker in MARKERS.items()]
        self.console.print(Flow([Text(sign, "dim") for sign in signs]))

    def _explain(self, word: str, choices: list[list[Action]]) -> None:
        """Explain the card of a choice, or any card by its name."""
        chosen = _chosen(word, choices)
        keys = _keys_of(chosen[0]) if chosen else find_cards(word)
        setup: Setup = self.game.setup
        for key in keys[:4]:
            effect = self.texts.effect(key, setup.edition) or self.texts("rules-no-effect")
            name = self.texts.name(key, setup.edition)
            self.console.print(Text.assemble((f"{name}: ", "bold yellow"), effect))
        if not keys:
            self._say(self.texts("error-no-rule", word=word))


def _grouped(actions: list[Action]) -> list[list[Action]]:
    """The actions as choices; those that name a player and something else begin with the player."""
    choices: dict[object, list[Action]] = {}
    for action in actions:
        in_steps = action.verb.parts == ["seat", "type"]
        choices.setdefault((action.verb.word, action.a) if in_steps else action, []).append(action)
    return list(choices.values())


def _chosen(answer: str, choices: list[list[Action]]) -> list[Action]:
    """The choice of this number, or the action written so; nothing if there is none."""
    if not answer and len(choices) == 1:
        return choices[0]
    if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(choices):
        return choices[int(answer) - 1]
    return [action for choice in choices for action in choice if action.text == answer]


def _keys_of(action: Action) -> list[str]:
    keys: list[str] = []
    for part, word in zip(action.verb.parts, action.text.split()[1:], strict=True):
        name = word.removesuffix("+")
        if part == "character":
            keys.append(f"character-{name}")
        elif part in ("card", "district"):
            keys += [key for key in find_cards(name) if key.endswith(f"-{name}")]
    return keys
