"""The commands and their options, in the reader's language; one sentence for every mistake."""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

import citadella
from citadella.bots import USUAL, ModelWarning, check_model
from citadella.bots.review import PLAYOUTS
from citadella.cli.own_cards import load_cards
from citadella.cli.speech import (
    MIXED,
    NEWEST,
    RANDOM,
    UserError,
    check_setup,
    language_in,
    name_bots,
    texts_for,
)
from citadella.rules import CitadellaError
from citadella.texts import Texts

MISTAKE: Final = 2
INTERRUPTED: Final = 130
UNHEARD: Final = 1


def _texts(context: Any) -> Texts:
    """The texts of the command line that is being run."""
    group = context.find_root().command
    assert isinstance(group, Group)
    return group.texts


def _describe_help(option: Any, context: Any) -> Any:
    if option is not None:
        option.help = _texts(context)("option-help")
    return option


def _show_usage(command: Any, context: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(context))
    formatter.write_usage(context.command_path, pieces, _texts(context)("help-usage") + " ")


class Command(TyperCommand):
    """A command whose help speaks the reader's language."""

    def get_help_option(self, ctx: Any) -> Any:
        """Describe `--help`."""
        return _describe_help(super().get_help_option(ctx), ctx)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Head the line that shows how the command is called."""
        _show_usage(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options; say in the reader's language what is too much."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except typer.TyperException as mistake:
            name = getattr(mistake, "option_name", "")
            if any(name in each.opts for each in self.params if getattr(each, "is_flag", False)):
                raise UserError(_texts(ctx)("error-option-bare", option=name)) from None
            raise
        if ctx.args:
            raise UserError(_texts(ctx)("error-extra", words=" ".join(ctx.args)))
        return rest


class PlayCommand(Command):
    """The command that can go on with a game; without a file, with the newest."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options."""
        for i, arg in enumerate(args):
            if arg == "--resume" and (i + 1 == len(args) or args[i + 1].startswith("--")):
                args = [*args[: i + 1], NEWEST, *args[i + 1 :]]
                break
        return super().parse_args(ctx, args)


class Group(TyperGroup):
    """All commands together. What goes wrong in any of them ends in one sentence."""

    texts: Texts

    def get_help_option(self, ctx: Any) -> Any:
        """Describe `--help`."""
        return _describe_help(super().get_help_option(ctx), ctx)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Head the line that shows how the command is called."""
        _show_usage(self, ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the first word asks for."""
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise UserError(self.texts("error-command", command=args[0], known=known))
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command line."""
        _never_choke_on_letters()
        args = list(sys.argv[1:] if args is None else args)
        # The option had this name when it was for all choices at once.
        args = ["--as-printed=all" if arg == "--by-the-letter" else arg for arg in args]
        texts = self.texts = Texts(language_in(args, os.environ))
        self._speak(texts)
        try:
            with _warning_in(texts):
                code = super().main(
                    args,
                    prog_name or "citadella",
                    complete_var,
                    False,
                    windows_expand_args,
                    **extra,
                )
            sys.stdout.flush()
        except (UserError, CitadellaError) as mistake:
            code = _complain(_told(mistake, texts))
        except typer.TyperException as mistake:
            code = _complain(_usage_mistake(mistake, texts, args))
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except BrokenPipeError:
            # Whoever was reading has heard enough.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = UNHEARD
        if code == INTERRUPTED:
            print("\n" + texts("stopped"), file=sys.stderr)
        sys.exit(code if isinstance(code, int) else 0)

    def _speak(self, texts: Texts) -> None:
        rich_utils.OPTIONS_PANEL_TITLE = texts("help-options")
        rich_utils.ARGUMENTS_PANEL_TITLE = texts("help-arguments")
        rich_utils.COMMANDS_PANEL_TITLE = texts("help-commands")
        rich_utils.DEFAULT_STRING = texts("help-default")
        rich_utils.REQUIRED_LONG_STRING = texts("help-required")
        self.help = texts("command-citadella")
        for command in [self, *self.commands.values()]:
            if command is not self:
                command.help = texts(f"command-{command.name}")
            for option in command.params:
                option.help = texts(f"option-{option.name}")  # type: ignore[attr-defined]


def _never_choke_on_letters() -> None:
    """A terminal that cannot show a letter shows a question mark instead."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def _warning_in(texts: Texts) -> Iterator[None]:
    """Say once, in the reader's language, that a bot plays without its model."""
    with warnings.catch_warnings():
        usual = warnings.showwarning

        def show(message: Warning | str, *about: Any, **more: Any) -> None:
            if isinstance(message, ModelWarning):
                problem = message.problem
                _complain(texts("model-unsound", why=problem.why, file=problem.file))
            else:
                usual(message, *about, **more)

        warnings.simplefilter("once", ModelWarning)
        warnings.showwarning = show
        yield


def _complain(sentence: str) -> int:
    print(f"citadella: {sentence}", file=sys.stderr)
    return MISTAKE


def _told(mistake: Exception, texts: Texts) -> str:
    """One sentence on what is wrong, in the reader's language where there is one."""
    problem = getattr(mistake, "problem", None)
    if problem is None:
        return str(mistake)
    return texts(f"error-{problem}", **getattr(mistake, "facts", {}))


def _usage_mistake(mistake: typer.TyperException, texts: Texts, args: Sequence[str]) -> str:
    """One sentence on a command line that cannot be read."""
    kind = type(mistake).__name__
    option = getattr(mistake, "param", None)
    if kind == "NoSuchOption":
        return texts("error-option-unknown", option=str(getattr(mistake, "option_name", "")))
    if kind == "MissingParameter" and option is not None:
        return texts("error-missing", option=option.metavar or option.opts[0])
    least, most = _bound(option, "min"), _bound(option, "max")
    if option is not None and least is not None:
        kind = "error-least" if most is None else "error-range"
        value = _value_of(option.opts, args)
        return texts(kind, option=option.opts[0], value=value, least=str(least), most=str(most))
    if option is not None:
        return texts(
            "error-value", option=option.opts[0], help=_small(texts(f"option-{option.name}"))
        )
    if kind == "BadOptionUsage":
        return texts("error-option-needs", option=str(getattr(mistake, "option_name", "")))
    return texts("error-usage")


def _bound(option: object, which: str) -> object:
    """The least or the greatest value of an option; older versions of typer keep it in its type."""
    return getattr(option, which, getattr(getattr(option, "type", None), which, None))


def _value_of(names: Sequence[str], args: Sequence[str]) -> str:
    """The value that a command line gives to an option."""
    for word, following in zip(reversed(args), ["", *reversed(args)], strict=False):
        name, equals, value = word.partition("=")
        if name in names:
            return value if equals else following
    return ""


def _small(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


class Engine(StrEnum):
    """Where the games of a tournament are played."""

    local = "local"
    ray = "ray"


class OnError(StrEnum):
    """What becomes of a tournament in which a bot fails."""

    stop = "stop"
    go_on = "go-on"


class AdminAction(StrEnum):
    """What the operator of a server can do."""

    tables = "tables"
    close = "close"
    guests = "guests"
    ban = "ban"
    unban = "unban"
    forget = "forget"
    export = "export"
    reports = "reports"
    settle = "settle"
    ratings = "ratings"


app = typer.Typer(name="citadella", cls=Group, add_completion=False, pretty_exceptions_enable=False)

Edition = Annotated[str, typer.Option("--edition")]
Players = Annotated[int, typer.Option("--players")]
Lang = Annotated[str | None, typer.Option("--lang")]
ActionCards = Annotated[bool, typer.Option("--action-cards")]
AsPrinted = Annotated[str, typer.Option("--as-printed", metavar="all|CHOICE,CHOICE…")]
Bots = Annotated[str, typer.Option("--bots", "--bot")]
Seed = Annotated[str, typer.Option("--seed")]
Json = Annotated[bool, typer.Option("--json")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, max=1024)]
Cards = Annotated[list[Path] | None, typer.Option("--cards", metavar="FILE")]
With = Annotated[str, typer.Option("--with", metavar="CARD,CARD…")]
WhatIf = Annotated[list[str] | None, typer.Option("--set", metavar="CARD.NUMBER=VALUE")]
NoCardPackages = Annotated[bool, typer.Option("--no-card-packages")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", metavar="FILE")]
Data = Annotated[Path | None, typer.Option("--data")]
Database = Annotated[str | None, typer.Option("--database")]
Plain = Annotated[bool, typer.Option("--plain")]
ChangedCards = Annotated[bool, typer.Option("--changed-cards")]


@app.callback(invoke_without_command=True)
def citadella_(
    context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    """Say the version, or what there is to do."""
    if version:
        print(_texts(context)(f"version-{citadella.build_kind()}", version=citadella.__version__))
    elif context.invoked_subcommand is None:
        print(context.get_help())


@app.command(cls=PlayCommand)
def play(
    edition: Edition = "2016",
    preset: Annotated[str, typer.Option("--preset")] = "first-game",
    players: Players = 4,
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    bots: Bots = USUAL,
    name: Annotated[str | None, typer.Option("--name")] = None,
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    record: Annotated[Path | None, typer.Option("--record")] = None,
    cards: Cards = None,
    with_cards: With = "",
    no_card_packages: NoCardPackages = False,
    plain: Plain = False,
    resumed: Annotated[str | None, typer.Option("--resume", metavar="[FILE]")] = None,
    lang: Lang = None,
) -> None:
    """Play a game."""
    from citadella.cli.play import Wish, play_game

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    wish = Wish(
        edition,
        preset,
        players,
        action_cards,
        bots,
        name,
        seed,
        record,
        chosen,
        as_printed,
        plain,
        resumed,
    )
    play_game(wish, texts, Console(highlight=False))


@app.command(cls=Command)
def serve(
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535)] = None,
    data: Data = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    database: Database = None,
    host: Annotated[str | None, typer.Option("--host")] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    workers: Annotated[int | None, typer.Option("--workers", min=1)] = None,
    settings: SettingsFile = None,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    changed_cards: ChangedCards = False,
    push_key: Annotated[Path | None, typer.Option("--push-key")] = None,
    push_contact: Annotated[str | None, typer.Option("--push-contact")] = None,
    lang: Lang = None,
) -> None:
    """Open the table in the browser."""
    from citadella.cli.address import EVERYWHERE, tell_address
    from citadella.server.run import serve as open_doors
    from citadella.server.settings import read_settings

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    check_model()
    chosen = read_settings(
        os.environ,
        settings,
        port=port,
        data=data,
        browser=False if no_browser else None,
        database=database,
        host=host or (EVERYWHERE if lan else None),
        workers=workers,
        changed_cards=changed_cards or None,
        push_key=push_key,
        push_contact=push_contact,
    )
    open_doors(chosen, announce=partial(tell_address, texts, lan))


@app.command(cls=Command)
def admin(
    action: Annotated[AdminAction, typer.Argument(metavar="ACTION")],
    target: Annotated[str, typer.Argument(metavar="[TARGET]")] = "",
    days: Annotated[float, typer.Option("--days", min=0)] = 30.0,
    network: Annotated[bool, typer.Option("--network")] = False,
    settings: SettingsFile = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Keep order in a hall."""
    from citadella.cli.admin import Wish, url_of
    from citadella.cli.admin import run as run_order

    texts = texts_for(lang)
    url = url_of(settings, data, database)
    run_order(texts, url, Wish(action.value, target, days, network))


def _add_backup_command(name: str, told: str, is_new: bool) -> None:
    """Add the command that writes a backup, or the one that reads it into a new database."""

    @app.command(name=name, cls=Command)
    def command(
        backup_file: Annotated[Path, typer.Argument(metavar="FILE")],
        settings: SettingsFile = None,
        data: Data = None,
        database: Database = None,
        lang: Lang = None,
    ) -> None:
        from citadella.cli.admin import url_of
        from citadella.server.storage.backup import back_up, restore

        texts = texts_for(lang)
        work = restore if is_new else back_up
        rows = work(url_of(settings, data, database, exists=not is_new), backup_file)
        print(texts(told, file=str(backup_file), rows=rows))


_add_backup_command("backup", "backup-made", is_new=False)
_add_backup_command("restore", "backup-restored", is_new=True)


@app.command(name="bots", cls=Command)
def lend_bots(
    connect: Annotated[list[str], typer.Option("--connect", metavar="URL")],
    secret: Annotated[Path, typer.Option("--secret", metavar="FILE")],
    jobs: Jobs = None,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Let the bots of servers think here."""
    from citadella.server.bots.remote import lend

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    check_model()
    workers = jobs or os.cpu_count() or 1
    lend(
        connect,
        secret,
        workers,
        announce=lambda url: print(texts("lending", url=url, workers=workers), flush=True),
    )


@app.command(name="push-key", cls=Command)
def push_key(
    key_file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> None:
    """Make a key for notices."""
    from citadella.server.people.push import make_key

    texts = texts_for(lang)
    make_key(key_file)
    print(texts("push-key-made", file=str(key_file)))


@app.command(cls=Command)
def simulate(
    edition: Edition = "2016",
    preset: Annotated[str, typer.Option("--preset")] = MIXED,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=1)] = 1000,
    bots: Bots = "random",
    seed: Seed = "0",
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    json: Json = False,
    games_file: Annotated[Path | None, typer.Option("--out")] = None,
    jobs: Jobs = None,
    cards: Cards = None,
    with_cards: With = "",
    what_if: WhatIf = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Play many games."""
    from citadella.cli.simulate import Wish, run

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    wish = Wish(
        edition,
        preset,
        players,
        games,
        bots,
        seed,
        action_cards,
        json,
        games_file,
        jobs,
        chosen,
        as_printed,
        tuple(what_if or ()),
    )
    run(texts, wish)


@app.command(cls=Command)
def compare(
    side_a: Annotated[str, typer.Argument(metavar="A")],
    side_b: Annotated[str, typer.Argument(metavar="B")],
    edition: Edition = "2016",
    preset: Annotated[str, typer.Option("--preset")] = MIXED,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=2)] = 1000,
    bots: Bots = "strategist",
    seed: Seed = "0",
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    what_if: WhatIf = None,
    json: Json = False,
    jobs: Jobs = None,
    cards: Cards = None,
    with_cards: With = "",
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Play the same deals in two ways."""
    from citadella.cli.compare import run
    from citadella.lab.simulate import Plan

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, preset, players, [MIXED, RANDOM])
    common = Plan(
        edition,
        preset,
        players,
        games,
        tuple(name_bots(bots)),
        seed,
        action_cards,
        as_printed,
        chosen.cards,
        chosen.own,
        tuple(what_if or ()),
    )
    run(texts, common, side_a, side_b, jobs, json)


@app.command(cls=Command)
def arena(
    bots: Bots,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=1)] = 1000,
    seed: Seed = "0",
    edition: Edition = "2016",
    preset: Annotated[str, typer.Option("--preset")] = MIXED,
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    json: Json = False,
    jobs: Jobs = None,
    engine: Annotated[Engine, typer.Option("--engine")] = Engine.local,
    results: Annotated[Path | None, typer.Option("--out")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    stop_when_clear: Annotated[bool, typer.Option("--stop-when-clear")] = False,
    on_error: Annotated[OnError, typer.Option("--on-error")] = OnError.stop,
    time_limit: Annotated[float, typer.Option("--time-limit", min=0)] = 60,
    cards: Cards = None,
    with_cards: With = "",
    what_if: WhatIf = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Measure bots against each other."""
    from citadella.cli.arena import Wish, run
    from citadella.lab.arena import Tournament

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, preset, players, [MIXED, RANDOM])
    tournament = Tournament(
        tuple(name_bots(bots)),
        players,
        games,
        edition,
        preset,
        action_cards,
        seed,
        time_limit or None,
        on_error is OnError.go_on,
        as_printed,
        chosen.cards,
        chosen.own,
        tuple(what_if or ()),
    )
    run(texts, Wish(tournament, json, jobs, engine is Engine.ray, results, resume, stop_when_clear))


@app.command(cls=Command)
def report(
    games_table: Annotated[list[Path], typer.Argument(metavar="GAMES")],
    html: Annotated[Path | None, typer.Option("--html")] = None,
    json: Json = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Show what many games tell."""
    from citadella.cli.report import run

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    run(texts, games_table, html, json)


@app.command(cls=Command)
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    everything: Annotated[bool, typer.Option("--all")] = False,
    to: Annotated[int | None, typer.Option("--to", min=0)] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=0)] = None,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    changed_cards: ChangedCards = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Step through a game."""
    from citadella.cli.replay import step_through

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    console = Console(highlight=False)
    step_through(texts, record, everything, to, seat, changed_cards, plain, console)


@app.command(cls=Command)
def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD")],
    reviewed: Annotated[int | None, typer.Option("--seat", min=0)] = None,
    playouts: Annotated[int, typer.Option("--playouts", min=2, max=100_000)] = PLAYOUTS,
    json: Json = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    changed_cards: ChangedCards = False,
    lang: Lang = None,
) -> None:
    """Judge the decisions of a game."""
    from citadella.cli.review import Wish, run

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    run(texts, Wish(record, reviewed, playouts, json, changed_cards))


@app.command(cls=Command)
def rules(
    word: Annotated[list[str], typer.Argument(metavar="WORD")],
    edition: Edition = "2016",
    everything: Annotated[bool, typer.Option("--all")] = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Look something up."""
    from citadella.cli.rules import look_up

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    look_up(texts, " ".join(word), edition, everything, Console(highlight=False))


@app.command(cls=Command)
def puzzle(
    puzzle_name: Annotated[str, typer.Argument(metavar="[NAME]")] = "",
    all_puzzles: Annotated[bool, typer.Option("--list")] = False,
    position: Annotated[bool, typer.Option("--position")] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Find the best move."""
    from citadella.cli.puzzle import show_list, solve, wanted

    texts = texts_for(lang)
    console = Console(highlight=False)
    if all_puzzles:
        show_list(texts, console)
    elif position:
        print(wanted(puzzle_name, texts).text, end="")
    else:
        solve(puzzle_name, plain, texts, console)
