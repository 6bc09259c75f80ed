"""The commands and their options; each loads the module that does its work when it runs."""

from __future__ import annotations

import os
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from citadella.bots import USUAL, check_model
from citadella.bots.review import PLAYOUTS
from citadella.cli.arguments import (
    MIXED,
    RANDOM,
    check_setup,
    load_cards,
    name_bots,
    read_bots,
    texts_for,
)

# --- options of several commands -----------------------------------------------------------
Edition = Annotated[str, typer.Option("--edition")]
Players = Annotated[int, typer.Option("--players")]
Lang = Annotated[str | None, typer.Option("--lang")]
ActionCards = Annotated[bool, typer.Option("--action-cards")]
AsPrinted = Annotated[str, typer.Option("--as-printed", metavar="all|CHOICE,CHOICE…")]
Bots = Annotated[str, typer.Option("--bots", "--bot")]
Preset = Annotated[str, typer.Option("--preset")]
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
BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]


# --- for a player in the terminal -----------------------------------------------------------
def play(
    edition: Edition = "2016",
    preset: Preset = "first-game",
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
    from citadella.cli.play import PlayOptions, play_game

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    options = PlayOptions(
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
    play_game(options, texts, Console(highlight=False))


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


# --- recorded games --------------------------------------------------------------------------
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
    from citadella.cli.replay import read_record
    from citadella.cli.review import run

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    run(texts, read_record(texts, record, changed_cards), reviewed, playouts, json)


# --- many games of bots ----------------------------------------------------------------------
#: Where the games of a tournament are played.
PlayedOn = StrEnum("PlayedOn", ["local", "ray"])


class OnError(StrEnum):
    """What becomes of a tournament in which a bot fails."""

    stop = "stop"
    go_on = "go-on"


def simulate(
    edition: Edition = "2016",
    preset: Preset = MIXED,
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
    from citadella.cli.simulate import run
    from citadella.lab.simulate import Plan

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, preset, players, [MIXED, RANDOM])
    named = tuple(read_bots(texts, bots, players))
    changes = (chosen.cards, chosen.homebrew, tuple(what_if or ()))
    plan = Plan(edition, preset, players, games, named, seed, action_cards, as_printed, *changes)
    run(texts, plan, jobs, games_file, json)


def compare(
    side_a: Annotated[str, typer.Argument(metavar="A")],
    side_b: Annotated[str, typer.Argument(metavar="B")],
    edition: Edition = "2016",
    preset: Preset = MIXED,
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
    named = tuple(name_bots(bots))
    changes = (chosen.cards, chosen.homebrew, tuple(what_if or ()))
    common = Plan(edition, preset, players, games, named, seed, action_cards, as_printed, *changes)
    run(texts, common, side_a, side_b, jobs, json)


def arena(
    bots: Bots,
    players: Players = 4,
    games: Annotated[int, typer.Option("--games", min=1)] = 1000,
    seed: Seed = "0",
    edition: Edition = "2016",
    preset: Preset = MIXED,
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    json: Json = False,
    jobs: Jobs = None,
    engine: Annotated[PlayedOn, typer.Option("--engine")] = PlayedOn.local,
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
    from citadella.cli.arena import ArenaOptions, run
    from citadella.lab.arena import Tournament

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, preset, players, [MIXED, RANDOM])
    named = tuple(name_bots(bots))
    changes = (chosen.cards, chosen.homebrew, tuple(what_if or ()))
    tournament = Tournament(
        *(edition, preset, players, games, named, seed, action_cards, as_printed, *changes),
        time_limit=time_limit or None,
        patient=on_error is OnError.go_on,
    )
    on_ray = engine is PlayedOn.ray
    run(texts, ArenaOptions(tournament, json, jobs, on_ray, results, resume, stop_when_clear))


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


# --- running a server ------------------------------------------------------------------------
AdminAction = StrEnum(
    "AdminAction",
    "tables close guests ban unban forget export reports settle ratings",
)


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
    from citadella.server.run import serve as run_server
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
    run_server(chosen, announce=partial(tell_address, texts, lan))


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
    """Administer a server."""
    from citadella.cli.admin import AdminRequest, run, url_of

    texts = texts_for(lang)
    url = url_of(settings, data, database)
    run(texts, url, AdminRequest(action.value, target, days, network))


def backup(
    backup_file: BackupFile,
    settings: SettingsFile = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write a backup of the database."""
    from citadella.cli.admin import url_of
    from citadella.server.storage.backup import back_up

    rows = back_up(url_of(settings, data, database), backup_file)
    print(texts_for(lang)("backup-made", file=str(backup_file), rows=rows))


def restore(
    backup_file: BackupFile,
    settings: SettingsFile = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Read a backup into a new database."""
    from citadella.cli.admin import url_of
    from citadella.server.storage.backup import restore as restore_backup

    rows = restore_backup(url_of(settings, data, database, exists=False), backup_file)
    print(texts_for(lang)("backup-restored", file=str(backup_file), rows=rows))


def bots(
    connect: Annotated[list[str], typer.Option("--connect", metavar="URL")],
    secret: Annotated[Path, typer.Option("--secret", metavar="FILE")],
    jobs: Jobs = None,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Compute the moves of remote servers' bots."""
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


def push_key(
    key_file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Lang = None,
) -> None:
    """Make a key for push notifications."""
    from citadella.server.people.web_push import make_key

    texts = texts_for(lang)
    make_key(key_file)
    print(texts("push-key-made", file=str(key_file)))
