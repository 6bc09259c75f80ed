"""The commands and their options; a command imports the module it needs when it runs."""

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
    check_cards,
    check_exists,
    check_seed,
    check_setup,
    check_writable,
    load_cards,
    name_bots,
    read_bots,
    texts_for,
)
from citadella.cli.completion import script

# --- options of several commands -----------------------------------------------------------
# Help shows an option's first name; the others are former names. The key of an option's
# description is `option-` and the name of the parameter.
BOT_LIST = "BOT[,BOT...]"
#: Values of `--preset`, besides an edition's presets, for commands that play many games.
MORE_PRESETS = (MIXED, RANDOM)

Edition = Annotated[str, typer.Option("--edition", metavar="EDITION")]
Players = Annotated[int, typer.Option("--players", metavar="NUMBER")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE")]
ActionCards = Annotated[bool, typer.Option("--action-cards")]
AsPrinted = Annotated[str, typer.Option("--as-printed", metavar="CHOICE[,CHOICE...]")]
Bots = Annotated[str, typer.Option("--bots", "--bot", metavar=BOT_LIST)]
Preset = Annotated[str, typer.Option("--preset", metavar="PRESET")]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED")]
Json = Annotated[bool, typer.Option("--json")]
Games = Annotated[int, typer.Option("--games", metavar="NUMBER", min=1)]
Workers = Annotated[
    int | None, typer.Option("--workers", "--jobs", metavar="NUMBER", min=1, max=1024)
]
Cards = Annotated[list[Path] | None, typer.Option("--cards", metavar="FILE")]
With = Annotated[str, typer.Option("--with", metavar="CARD[,CARD...]")]
WhatIf = Annotated[list[str] | None, typer.Option("--set", metavar="CARD.NUMBER=VALUE")]
NoCardPackages = Annotated[bool, typer.Option("--no-card-packages")]
SettingsFile = Annotated[Path | None, typer.Option("--settings", metavar="FILE")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL")]
Plain = Annotated[bool, typer.Option("--plain")]
ChangedCards = Annotated[bool, typer.Option("--changed-cards")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="NUMBER", min=0)]


# --- for a player in the terminal -----------------------------------------------------------
def play(
    edition: Edition = "2016",
    preset: Preset = "first-game",
    players: Players = 4,
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    bots: Bots = USUAL,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME")] = None,
    random_seed: Annotated[str | None, typer.Option("--seed", metavar="SEED")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
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
    game = (edition, preset, players, action_cards, bots, name, random_seed, record)
    options = PlayOptions(*game, chosen, as_printed, plain, resumed)
    play_game(options, texts, Console(highlight=False))


def puzzle(
    puzzle_name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    all_puzzles: Annotated[bool, typer.Option("--list")] = False,
    position: Annotated[bool, typer.Option("--position")] = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Solve a puzzle."""
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
    all_rules: Annotated[bool, typer.Option("--all")] = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Look up a card or a word in the rules."""
    from citadella.cli.rules import look_up

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    look_up(texts, " ".join(word), edition, all_rules, Console(highlight=False))


# --- recorded games --------------------------------------------------------------------------
def replay(
    record_file: RecordFile,
    whole_game: Annotated[bool, typer.Option("--all")] = False,
    to: Annotated[int | None, typer.Option("--to", metavar="NUMBER", min=0)] = None,
    seat: Seat = None,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    changed_cards: ChangedCards = False,
    plain: Plain = False,
    lang: Lang = None,
) -> None:
    """Step through a recorded game."""
    from citadella.cli.replay import step_through

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    console = Console(highlight=False)
    step_through(texts, record_file, whole_game, to, seat, changed_cards, plain, console)


def review(
    record_file: RecordFile,
    reviewed: Seat = None,
    playouts: Annotated[
        int, typer.Option("--playouts", metavar="NUMBER", min=2, max=100_000)
    ] = PLAYOUTS,
    json: Json = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    changed_cards: ChangedCards = False,
    lang: Lang = None,
) -> None:
    """Review a recorded game."""
    from citadella.cli.replay import read_record
    from citadella.cli.review import run

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    run(texts, read_record(texts, record_file, changed_cards), reviewed, playouts, json)


# --- many games between bots -----------------------------------------------------------------
#: Where the games of a tournament run.
PlayedOn = StrEnum("PlayedOn", ["local", "ray"])


class OnError(StrEnum):
    """What to do in a tournament when a bot fails."""

    stop = "stop"
    go_on = "go-on"


def simulate(
    edition: Edition = "2016",
    presets: Preset = MIXED,
    players: Players = 4,
    games: Games = 1000,
    seat_bots: Bots = "random",
    seed: Seed = "0",
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    json: Json = False,
    games_file: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
    workers: Workers = None,
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
    check_setup(texts, edition, presets, players, action_cards, as_printed, MORE_PRESETS)
    check_cards(texts, edition, chosen.cards)
    check_seed(texts, seed)
    named = tuple(read_bots(texts, seat_bots, players))
    changes = (chosen.cards, chosen.homebrew, tuple(what_if or ()))
    plan = Plan(edition, presets, players, games, named, seed, action_cards, as_printed, *changes)
    run(texts, plan, workers, games_file, json)


def compare(
    side_a: Annotated[str, typer.Argument(metavar="A")],
    side_b: Annotated[str, typer.Argument(metavar="B")],
    edition: Edition = "2016",
    presets: Preset = MIXED,
    players: Players = 4,
    deals: Annotated[int, typer.Option("--games", metavar="NUMBER", min=2)] = 1000,
    seat_bots: Bots = "strategist",
    seed: Seed = "0",
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    what_if: WhatIf = None,
    json: Json = False,
    workers: Workers = None,
    cards: Cards = None,
    with_cards: With = "",
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Play the same deals under two configurations."""
    from citadella.cli.compare import run
    from citadella.lab.simulate import Plan

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, presets, players, action_cards, as_printed, MORE_PRESETS)
    check_cards(texts, edition, chosen.cards)
    check_seed(texts, seed)
    named = tuple(name_bots(seat_bots))
    changes = (chosen.cards, chosen.homebrew, tuple(what_if or ()))
    common = Plan(edition, presets, players, deals, named, seed, action_cards, as_printed, *changes)
    run(texts, common, side_a, side_b, workers, json)


def arena(
    entrants: Bots,
    players: Players = 4,
    rounded_games: Games = 1000,
    seed: Seed = "0",
    edition: Edition = "2016",
    presets: Preset = MIXED,
    action_cards: ActionCards = False,
    as_printed: AsPrinted = "",
    json: Json = False,
    workers: Workers = None,
    engine: Annotated[PlayedOn, typer.Option("--engine", metavar="local|ray")] = PlayedOn.local,
    results: Annotated[Path | None, typer.Option("--out", metavar="FOLDER")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    stop_when_clear: Annotated[bool, typer.Option("--stop-when-clear")] = False,
    on_error: Annotated[OnError, typer.Option("--on-error", metavar="stop|go-on")] = OnError.stop,
    time_limit: Annotated[float, typer.Option("--time-limit", metavar="SECONDS", min=0)] = 60,
    cards: Cards = None,
    with_cards: With = "",
    what_if: WhatIf = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Rank bots by playing them against each other."""
    from citadella.cli.arena import ArenaOptions, run
    from citadella.lab.arena import Tournament

    texts = texts_for(lang)
    chosen = load_cards(cards, not no_card_packages, with_cards)
    check_setup(texts, edition, presets, players, action_cards, as_printed, MORE_PRESETS)
    check_cards(texts, edition, chosen.cards)
    check_seed(texts, seed)
    named = tuple(name_bots(entrants))
    changes = (chosen.cards, chosen.homebrew, tuple(what_if or ()))
    games = (edition, presets, players, rounded_games, named, seed, action_cards, as_printed)
    patient = on_error is OnError.go_on
    tournament = Tournament(*games, *changes, time_limit=time_limit or None, patient=patient)
    on_ray = engine is PlayedOn.ray
    run(texts, ArenaOptions(tournament, json, workers, on_ray, results, resume, stop_when_clear))


def report(
    games_table: Annotated[list[Path], typer.Argument(metavar="FILE")],
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE")] = None,
    json: Json = False,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Analyse the games that `simulate --out` saved."""
    from citadella.cli.report import run

    texts = texts_for(lang)
    load_cards(cards, not no_card_packages)
    run(texts, games_table, html, json)


# --- running a server ------------------------------------------------------------------------
AdminAction = StrEnum(
    "AdminAction", "tables close guests ban unban forget export reports settle ratings"
)


def serve(
    port: Annotated[int | None, typer.Option("--port", metavar="NUMBER", min=1, max=65535)] = None,
    data: Data = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    database: Database = None,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    server_workers: Annotated[
        int | None, typer.Option("--workers", metavar="NUMBER", min=1)
    ] = None,
    settings: SettingsFile = None,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    changed_cards: ChangedCards = False,
    push_key: Annotated[Path | None, typer.Option("--push-key", metavar="FILE")] = None,
    push_contact: Annotated[str | None, typer.Option("--push-contact", metavar="ADDRESS")] = None,
    lang: Lang = None,
) -> None:
    """Start a server and open the game in the browser."""
    from citadella.cli.address import EVERYWHERE, tell_address
    from citadella.server.run import serve as run_server
    from citadella.server.settings import read_settings

    texts = texts_for(lang)
    if settings is not None:
        check_exists(texts, settings)
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
        workers=server_workers,
        changed_cards=changed_cards or None,
        push_key=push_key,
        push_contact=push_contact,
    )
    run_server(chosen, announce=partial(tell_address, texts, lan))


def admin(
    action: Annotated[AdminAction, typer.Argument(metavar="ACTION")],
    target: Annotated[str, typer.Argument(metavar="TARGET")] = "",
    days: Annotated[float, typer.Option("--days", metavar="DAYS", min=0)] = 30.0,
    network: Annotated[bool, typer.Option("--network")] = False,
    settings: SettingsFile = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Moderate a server."""
    from citadella.cli.admin import AdminRequest, check_request, run, url_of

    texts = texts_for(lang)
    request = AdminRequest(action.value, target, days, network)
    check_request(texts, request)
    run(texts, url_of(settings, data, database), request)


def backup(
    new_backup: Annotated[Path, typer.Argument(metavar="FILE")],
    settings: SettingsFile = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write a backup of the database."""
    from citadella.cli.admin import url_of
    from citadella.server.storage.backup import back_up

    texts = texts_for(lang)
    check_writable(texts, new_backup)
    rows = back_up(url_of(settings, data, database), new_backup)
    print(texts("backup-made", file=str(new_backup), rows=rows))


def restore(
    backup_file: Annotated[Path, typer.Argument(metavar="FILE")],
    settings: SettingsFile = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Restore a backup into an empty database."""
    from citadella.cli.admin import url_of
    from citadella.server.storage.backup import restore as restore_backup

    texts = texts_for(lang)
    check_exists(texts, backup_file)
    rows = restore_backup(url_of(settings, data, database, exists=False), backup_file)
    print(texts("backup-restored", file=str(backup_file), rows=rows))


def bots(
    connect: Annotated[list[str], typer.Option("--connect", metavar="URL")],
    secret: Annotated[Path, typer.Option("--secret", metavar="FILE")],
    pool_workers: Workers = None,
    cards: Cards = None,
    no_card_packages: NoCardPackages = False,
    lang: Lang = None,
) -> None:
    """Run a pool of bot workers for other servers."""
    from citadella.server.bots.remote import lend

    texts = texts_for(lang)
    check_exists(texts, secret)
    load_cards(cards, not no_card_packages)
    check_model()
    workers = pool_workers or os.cpu_count() or 1
    lend(
        connect,
        secret,
        workers,
        announce=lambda url: print(texts("lending", url=url, workers=workers), flush=True),
    )


def push_key(key_file: Annotated[Path, typer.Argument(metavar="FILE")], lang: Lang = None) -> None:
    """Create a key for push notifications."""
    from citadella.server.people.web_push import make_key

    texts = texts_for(lang)
    check_writable(texts, key_file)
    make_key(key_file)
    print(texts("push-key-made", file=str(key_file)))


# --- the shell -------------------------------------------------------------------------------
Shell = StrEnum("Shell", ["bash", "zsh", "fish"])


def completion(
    shell: Annotated[Shell, typer.Argument(metavar="bash|zsh|fish")], lang: Lang = None
) -> None:
    """Print the completion script of a shell."""
    texts_for(lang)
    print(script(shell.value), end="")
