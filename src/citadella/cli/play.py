"""`citadella play`: one player against bots, at the full-screen table or line by line."""

from __future__ import annotations

import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from citadella.cli.arguments import (
    NEWEST,
    RANDOM,
    Chosen,
    UserError,
    check_cards,
    check_setup,
    check_writable,
    names_for,
    read_bots,
)
from citadella.cli.replay import read_record
from citadella.cli.rules import find_cards
from citadella.cli.saved_games import games_folder, new_file, newest_unfinished, program, save
from citadella.cli.score_sheet import print_sheet
from citadella.cli.screen import Flow, print_table, question
from citadella.cli.session import ME, Choices, GameSession, advice, grouped, keys_of
from citadella.cli.symbols import legend, news_text
from citadella.cli.table import is_possible
from citadella.cli.table.scene import Scene
from citadella.rules import Action, Game, MalformedError, Setup
from citadella.rules.action import END
from citadella.texts import Texts

MAX_NAME_LENGTH: Final = 16


@dataclass(frozen=True)
class PlayOptions:
    """The options of `citadella play`."""

    edition: str
    preset: str
    players: int
    action_cards: bool
    bots: str
    name: str | None
    seed: str | None
    record: Path | None
    chosen: Chosen
    as_printed: str = ""
    plain: bool = False
    #: The file of the saved game to resume, or NEWEST.
    resume: str | None = None


def play_game(options: PlayOptions, texts: Texts, console: Console) -> None:
    """Play a game until it ends or the player quits."""
    if options.record is not None:
        check_writable(texts, options.record)
    at_table = not options.plain and is_possible(console)
    session = (_resumed if options.resume else _new)(options, texts)
    try:
        if at_table:
            from citadella.cli.table.play import PlayApp

            app = PlayApp(session)
            app.run()
            if app.failure is not None:
                raise app.failure
            if session.game.over:
                print_sheet(console, session.game, session.phrases)
        else:
            session.run(console)
    except KeyboardInterrupt:
        _save(session, options.record)
        raise
    _save(session, options.record)


def _new(options: PlayOptions, texts: Texts) -> PlainSession:
    """Start a new game."""
    seed = str(secrets.randbelow(10**9)) if options.seed is None else options.seed
    setup = _setup(options, texts, seed)
    bots = read_bots(texts, options.bots, options.players - 1)
    me = _readable(options.name or "") or texts("play-me")
    names = [me, *(n for n in names_for(texts, 8) if n != me)][: options.players]
    try:
        game = Game.new(setup, seed, events=True)
    except MalformedError:
        raise UserError(texts("error-seed")) from None
    try:
        file = new_file(seed)
    except OSError:
        raise UserError(texts("error-unwritable", file=str(games_folder()))) from None
    return PlainSession(game, texts, names, bots, file)


def _setup(options: PlayOptions, texts: Texts, seed: str) -> Setup:
    """Return the setup with the cards named by --with; by default, with homebrew cards that fit."""
    edition, players, chosen = options.edition, options.players, options.chosen
    actions, printed = options.action_cards, options.as_printed
    check_setup(texts, edition, options.preset, players, actions, printed, [RANDOM])
    check_cards(texts, edition, chosen.cards)
    if options.preset == RANDOM:
        setup = Setup.random(edition, players, seed, options.as_printed, chosen.homebrew)
        if chosen.cards:
            setup = setup.with_cards(chosen.cards, seed)
        return setup.replace(action_cards=options.action_cards)
    setup = Setup.preset(options.preset, edition, players, action_cards=actions, as_printed=printed)
    if chosen.cards:
        return setup.with_cards(chosen.cards, seed)
    return setup.with_cards(chosen.homebrew, seed, as_fit=True) if chosen.homebrew else setup


def _resumed(options: PlayOptions, texts: Texts) -> PlainSession:
    """Resume an unfinished game, which continues to be saved to the same file."""
    assert options.resume is not None
    path = newest_unfinished() if options.resume == NEWEST else Path(options.resume)
    if path is None:
        raise UserError(texts("error-nothing-to-resume", folder=str(games_folder())))
    record = read_record(texts, path, changed=False)
    if record.result is not None:
        raise UserError(texts("error-game-over", file=str(path)))
    players = record.setup.players
    bots = list(record.bots[1:]) or read_bots(texts, options.bots, players - 1)
    if record.bots and (record.bots[ME] or "" in bots):
        raise UserError(texts("error-several-people", file=str(path)))
    me = _readable(options.name or "") or (record.names or ("",))[ME] or texts("play-me")
    spare = (name for name in names_for(texts, 8) if name not in (me, *record.names))
    names = [me, *(name or next(spare) for name in (record.names or [""] * players)[1:])]
    game = Game.new(record.setup, record.seed, events=True)
    session = PlainSession(game, texts, names, bots)
    session.catch_up(record.actions)
    session.file = path
    session.save()
    return session


def _readable(name: str) -> str:
    """Return a player's name without unprintable characters, short enough for the table."""
    letters = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(letters.split())[:MAX_NAME_LENGTH].rstrip()


def _save(session: GameSession, record: Path | None) -> None:
    """Write the record to `record`, if given, and print where the game is saved."""
    texts = session.texts
    said: list[str] = []
    if record is not None:
        try:
            save(session.record(), record)
        except OSError:
            raise UserError(texts("error-unwritable", file=str(record))) from None
        said.append(texts("play-saved", file=str(record)))
    if not session.game.over:
        if record is None:
            said.append(texts("play-saved", file=str(session.file)))
        said.append(texts("play-go-on", command=f"{program()} play --resume"))
    else:
        command = f"{program()} review {shlex.quote(str(record or session.file))}"
        said.append(texts("play-review", command=command))
    for sentence in said:
        # Print without wrapping, so that the path can be copied.
        print(sentence)


class PlainSession(GameSession):
    """A session in line-by-line mode."""

    console: Console

    def run(self, console: Console) -> None:
        """Play until the game is over or the player quits."""
        self.console = console
        game = self.game
        while not game.over:
            if game.to_act != ME:
                self.play(self.think())
            elif not self._decide():
                return
        print_table(self.console, Scene(self.view(), self.phrases), self.lines(self.since))
        print_sheet(self.console, game, self.phrases)

    # --- decisions --------------------------------------------------------------------
    def _decide(self) -> bool:
        """Ask for one decision and play it; return False if the player quits."""
        if (silence := self.silence()) is not None:
            self.play(silence)
            return True
        choices = grouped(self.game.legal_actions())
        self._draw(choices)
        inside = warned = False
        while True:
            answer = self._ask(len(choices))
            if answer is None or answer == "q":
                return False
            if inside and answer in ("", "u"):
                # Go back from the second step of a choice to the question.
                return True
            if answer == "u":
                if self.undo():
                    return True
                self._say(self.texts("play-no-undo"))
            elif answer in ("l", "c") or answer.startswith("?"):
                self._show(answer, choices)
            elif not (chosen := _chosen(answer, choices)):
                self._say(self.texts("play-no-such-choice", last=len(choices)))
            elif len(chosen) > 1:
                inside = True
                choices = [[action] for action in chosen]
                self._draw(choices)
            elif chosen[0].verb is END and not warned and (what := self.forgotten()):
                warned = True
                self._say(self.texts("play-forgotten", what=", ".join(what)))
            else:
                self.act(chosen[0])
                return True

    def _draw(self, choices: Choices) -> None:
        scene = Scene(self.view(), self.phrases)
        print_table(self.console, scene, self.lines(self.since))
        self.console.print()
        self.console.print(question(scene, choices))

    def _ask(self, last: int) -> str | None:
        """Read an answer; return None at the end of the input."""
        key = "play-prompt-undo" if self.game.can_undo else "play-prompt"
        choices = f"1–{last}" if last > 1 else "Enter"
        self.console.print(Text(self.texts(key, choices=choices) + " ", style="dim"), end="")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not self.console.is_terminal or not line:
            self.console.print()
        return line.strip().casefold() if line else None

    # --- output ------------------------------------------------------------------------
    def _say(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="italic"))

    def _show(self, answer: str, choices: Choices) -> None:
        """Show the whole log, the coach's advice, help, or a card, according to `answer`."""
        word = answer.removeprefix("?").strip()
        if answer == "l":
            for line in self.lines():
                self.console.print(news_text(line))
        elif answer == "c":
            self._coach(choices)
        elif not word:
            self.console.print(Text(self.texts("play-help")))
            self.console.print(Flow([Text(sign, "dim") for sign in legend(self.phrases)]))
        else:
            self._explain(word, choices)

    def _coach(self, choices: Choices) -> None:
        """Show the coach's best moves, each with the number of its choice and a reason."""
        advised = advice(self, choices)
        if not advised:
            self._say(self.texts("table-coach-silent"))
        for number, line in advised:
            self.console.print(Text.assemble((f"{number:>3} ", "bold yellow"), line))

    def _explain(self, word: str, choices: Choices) -> None:
        """Explain the cards that a choice names, or the cards whose names match `word`."""
        chosen = _chosen(word, choices)
        keys = keys_of(chosen[0]) if chosen else find_cards(word)
        setup: Setup = self.game.setup
        for key in keys[:4]:
            effect = self.texts.effect(key, setup.edition) or self.texts("rules-no-effect")
            name = self.texts.name(key, setup.edition)
            self.console.print(Text.assemble((f"{name}: ", "bold yellow"), effect))
        if not keys:
            self._say(self.texts("error-no-rule", word=word))


def _chosen(answer: str, choices: Choices) -> list[Action]:
    """Return the choice with the number `answer`, or else the actions whose text is `answer`."""
    if not answer and len(choices) == 1:
        return choices[0]
    if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(choices):
        return choices[int(answer) - 1]
    return [action for choice in choices for action in choice if action.text == answer]
