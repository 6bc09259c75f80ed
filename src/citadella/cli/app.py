"""The command line: every command, in the order in which the help lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

import citadella
from citadella.cli.command_line import Command, Group, PlayCommand, texts_of
from citadella.cli.commands.host import admin, backup, bots, push_key, restore, serve
from citadella.cli.commands.lab import arena, compare, report, simulate
from citadella.cli.commands.play import play, puzzle, rules
from citadella.cli.commands.records import replay, review

app = typer.Typer(name="citadella", cls=Group, add_completion=False, pretty_exceptions_enable=False)


@app.callback(invoke_without_command=True)
def citadella_(
    context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False
) -> None:
    """Print the version or the help."""
    if version:
        print(texts_of(context)(f"version-{citadella.build_kind()}", version=citadella.__version__))
    elif context.invoked_subcommand is None:
        print(context.get_help())


app.command(cls=PlayCommand)(play)
COMMANDS: tuple[Callable[..., None], ...] = (
    *(serve, admin, backup, restore, bots, push_key),
    *(simulate, compare, arena, report),
    *(replay, review, rules, puzzle),
)
for command in COMMANDS:
    app.command(cls=Command)(command)
