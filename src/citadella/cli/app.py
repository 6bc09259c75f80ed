"""The command line: every command, in the order in which the help lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

import citadella
from citadella.cli import commands as c
from citadella.cli.command_line import Group, PlayCommand, TranslatedCommand, texts_of

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


app.command(cls=PlayCommand)(c.play)
COMMANDS: tuple[Callable[..., None], ...] = (
    *(c.serve, c.admin, c.backup, c.restore, c.bots, c.push_key),
    *(c.simulate, c.compare, c.arena, c.report),
    *(c.replay, c.review, c.rules, c.puzzle),
)
for command in COMMANDS:
    app.command(cls=TranslatedCommand)(command)
