"""`citadella serve`, `admin`, `backup`, `restore`, `bots` and `push-key`: running a server."""

from __future__ import annotations

import os
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from citadella.bots import check_model
from citadella.cli.arguments import texts_for
from citadella.cli.homebrew import load_cards
from citadella.cli.options import (
    BackupFile,
    Cards,
    ChangedCards,
    Data,
    Database,
    Jobs,
    Lang,
    NoCardPackages,
    SettingsFile,
)


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
