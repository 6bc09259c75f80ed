"""The command line: all commands, grouped by purpose, in the order of the help."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

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


#: The commands by group; the text key of a group's title is `group-` plus the key used here.
GROUPS: Final[dict[str, tuple[Callable[..., None], ...]]] = {
    "play": (c.play, c.serve, c.puzzle),
    "records": (c.rules, c.replay, c.review),
    "experiments": (c.simulate, c.compare, c.arena, c.report),
    "server": (c.admin, c.backup, c.restore, c.bots, c.push_key),
    "shell": (c.completion,),
}
for group, commands in GROUPS.items():
    for command in commands:
        cls = PlayCommand if command is c.play else TranslatedCommand
        app.command(cls=cls, rich_help_panel=group)(command)
