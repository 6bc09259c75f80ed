"""Generate the reference in docs/command-line.md from the definitions of the commands.

`python -m tools.generate.command_line_page` updates the page; `--check` only checks it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import typer

from citadella.cli.app import app
from citadella.cli.command_line import BROKEN_PIPE, INTERRUPTED, USAGE_ERROR
from citadella.cli.help import (
    HelpPage,
    Row,
    Section,
    command_groups,
    command_page,
    program_page,
)
from citadella.texts import Texts
from tools import ROOT

PAGE = ROOT / "docs" / "command-line.md"
MARK = "<!-- Generated from here on by tools/generate/command_line_page.py: run `make docs`. -->\n"
TEXTS = Texts("en")
EXIT_CODES = {
    0: "success",
    BROKEN_PIPE: "the program that reads the output has closed the pipe",
    USAGE_ERROR: "the command cannot be carried out: an invalid option, file, record or setting",
    INTERRUPTED: "interrupted with Ctrl-C",
}
#: Commands whose examples the tests in tests/docs must not run, with the reason.
NOT_RUN = {"completion": "changes the shell; tests/cli/test_completion.py runs the scripts"}


def code(text: str) -> str:
    """Return a term formatted as code for a table cell."""
    return "`" + text.replace("|", "\\|") + "`"


def cell(text: str) -> str:
    """Return a description escaped for a table cell."""
    return text.replace("|", "\\|").replace("*", "\\*")


def section_table(section: Section) -> Iterator[str]:
    """Yield the lines of the table for one section of a command."""
    heads = [section.title.rstrip("s").lower(), "description"]
    has_defaults = any(row.default for row in section.rows)
    if has_defaults:
        heads.append("default")
    yield f"| {' | '.join(heads)} |"
    yield f"|{' --- |' * len(heads)}"
    for row in section.rows:
        cells = [code(row.term), cell(_described(row))]
        if has_defaults:
            cells.append(cell(row.default))
        yield f"| {' | '.join(cells)} |"


def _described(row: Row) -> str:
    return " ".join([row.about, *(f"[{mark}]" for mark in row.marks)])


def command_reference(command: Any) -> Iterator[str]:
    """Yield the lines of the reference for one command."""
    page: HelpPage = command_page(TEXTS, command)
    yield from (f"### citadella {command.name}", "", cell(page.about), "")
    yield from ("```text", page.usage, "```", "")
    for section in page.sections:
        yield from section_table(section)
        yield ""
    if command.name in NOT_RUN:
        yield f"<!-- not run: {NOT_RUN[command.name]} -->"
    yield from ("```sh", *page.examples, "```", "")


def reference() -> Iterator[str]:
    """Yield the lines of the reference for all commands."""
    group: Any = typer.main.get_command(app)
    page = program_page(TEXTS, group)
    yield from ("```text", page.usage, "```", "")
    # The last section of the help lists the options of `citadella` itself.
    *groups, options = page.sections
    for section in groups:
        names = ", ".join(f"[{row.term}](#citadella-{row.term})" for row in section.rows)
        yield f"- **{section.title}:** {names}"
    yield ""
    yield from section_table(options)
    yield ""
    for section, commands in zip(groups, command_groups(group).values(), strict=True):
        yield from (f"## {section.title}", "")
        for command in commands:
            yield from command_reference(command)
    yield from ("## Exit codes", "", "| code | meaning |", "| ---: | --- |")
    for number, meaning in EXIT_CODES.items():
        yield f"| {number} | {meaning} |"


def written() -> str:
    """Return the page with its current introduction and an up-to-date reference."""
    head = PAGE.read_text("utf-8").partition(MARK)[0]
    return head + MARK + "\n" + "\n".join(reference()) + "\n"


def main() -> None:
    """Write the page, or check that it is up to date."""
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(written(), "utf-8")
    elif PAGE.read_text("utf-8") != written():
        sys.exit("docs/command-line.md is stale: run `make docs`.")


if __name__ == "__main__":
    main()
