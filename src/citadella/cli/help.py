"""The output of `--help`, as data and as text: usage, description, options and examples.

The page docs/command-line.md is generated from the same data.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.text import Text

from citadella.cli.examples import EXAMPLES
from citadella.texts import Texts

PROGRAM: Final = "citadella"
#: The actions of `citadella admin`, each with its argument.
ADMIN_ACTIONS: Final = {
    "tables": "",
    "close": "TABLE",
    "guests": "[WORD]",
    "ban": "GUEST",
    "unban": "GUEST",
    "forget": "GUEST",
    "export": "GUEST",
    "reports": "",
    "settle": "NUMBER",
    "ratings": "[repair]",
}

#: Maximum widths in columns; a longer term gets a line of its own.
MAX_TERM_WIDTH: Final = 28
MAX_LINE_WIDTH: Final = 100
INDENT: Final = 2
#: Stands for a space at which a line must not be wrapped.
JOINED: Final = "\0"
#: Matches the words of placeholders; `A` and `B` are names, which are not translated.
PLACEHOLDER: Final = re.compile(r"[A-Z]{2,}")


class Row(NamedTuple):
    """An option, argument, action or command, with its description."""

    term: str
    about: str
    default: str = ""
    #: Notes such as “required”.
    marks: tuple[str, ...] = ()


class Section(NamedTuple):
    """Rows under a heading."""

    title: str
    rows: list[Row]


class HelpPage(NamedTuple):
    """The help of a command or of the whole program."""

    usage: str
    about: str
    sections: list[Section]
    examples: tuple[str, ...]
    footer: str = ""


# --- the data ----------------------------------------------------------------------------------
def command_page(texts: Texts, command: Any) -> HelpPage:
    """Return the help of a command."""
    shown = [param for param in command.params if not param.hidden]
    arguments = [param for param in shown if param.param_type_name == "argument"]
    options = [param for param in shown if param.param_type_name == "option"]
    required = [_term(texts, option) for option in options if option.required]
    words = [*required, f"[{placeholder(texts, 'OPTIONS')}]"]
    words += [usage_of(texts, argument) for argument in arguments]
    sections = []
    if arguments:
        rows = [_row(texts, argument) for argument in arguments]
        sections.append(Section(texts("help-arguments"), rows))
    if command.name == "admin":
        rows = [
            Row(f"{action} {placeholder(texts, takes)}".rstrip(), texts(f"admin-action-{action}"))
            for action, takes in ADMIN_ACTIONS.items()
        ]
        sections.append(Section(texts("help-actions"), rows))
    rows = [*(_row(texts, option) for option in options), Row("--help", texts("option-help"))]
    sections.append(Section(texts("help-options"), rows))
    usage = " ".join([PROGRAM, command.name, *words])
    return HelpPage(usage, command_text(texts, command), sections, EXAMPLES[command.name])


def program_page(texts: Texts, group: Any) -> HelpPage:
    """Return the help of the program, with all commands grouped by purpose."""
    words = (f"[{placeholder(texts, 'OPTIONS')}]", *map(_in(texts), ("COMMAND", "[ARGUMENTS]")))
    sections = [
        Section(texts(f"group-{key}"), [Row(c.name, command_text(texts, c)) for c in commands])
        for key, commands in command_groups(group).items()
    ]
    rows = [*(_row(texts, each) for each in group.params), Row("--help", texts("option-help"))]
    sections.append(Section(texts("help-options"), rows))
    usage = " ".join([PROGRAM, *words])
    return HelpPage(usage, texts("command-citadella"), sections, (), texts("help-more"))


def command_groups(group: Any) -> dict[str, list[Any]]:
    """Return the commands by the key of their group, in the order of the help."""
    found: dict[str, list[Any]] = {}
    for command in group.commands.values():
        found.setdefault(command.rich_help_panel, []).append(command)
    return found


def command_text(texts: Texts, command: Any) -> str:
    """Return the description of a command."""
    return texts(f"command-{command.name}")


def option_text(texts: Texts, param: Any) -> str:
    """Return the description of an option or argument."""
    return texts(f"option-{param.name}")


def placeholder(texts: Texts, form: str) -> str:
    """Return `form`, such as `BOT[,BOT...]`, with its words in the reader's language."""

    def translated(word: re.Match[str]) -> str:
        key = f"metavar-{word[0].lower()}"
        return texts(key) if key in texts else word[0]

    return PLACEHOLDER.sub(translated, form)


def usage_of(texts: Texts, argument: Any) -> str:
    """Return an argument as the usage line shows it: `FILE`, `[NAME]` or `WORD...`."""
    name = placeholder(texts, argument.metavar) + ("" if argument.nargs == 1 else "...")
    return name if argument.required else f"[{name}]"


def _in(texts: Texts) -> Callable[[str], str]:
    return lambda form: placeholder(texts, form)


def _term(texts: Texts, param: Any) -> str:
    """Return the usage of an argument, or the current name of an option with its placeholder."""
    if param.param_type_name == "argument":
        return usage_of(texts, param)
    name = str(param.opts[0])
    return name if param.is_flag else f"{name} {placeholder(texts, param.metavar)}"


def _row(texts: Texts, param: Any) -> Row:
    marks = []
    if param.required and param.param_type_name == "option":
        marks.append(texts("help-required"))
    if getattr(param, "multiple", False):
        marks.append(texts("help-repeatable"))
    return Row(
        _term(texts, param), option_text(texts, param), default_of(texts, param), tuple(marks)
    )


def default_of(texts: Texts, param: Any) -> str:
    """Return the default value in words, or '' if it needs no mention."""
    key = f"default-{param.name}"
    if key in texts:
        return texts(key)
    value = param.default.value if isinstance(param.default, Enum) else param.default
    if isinstance(value, float):
        return f"{value:g}"
    return "" if value in (None, False, ()) else str(value)


# --- the text ----------------------------------------------------------------------------------
def rendered(texts: Texts, page: HelpPage, console: Console) -> str:
    """Return the help as text for a console, with styles if it is a terminal."""
    width = min(console.width, MAX_LINE_WIDTH)
    terms = [len(row.term) for section in page.sections for row in section.rows]
    column = min(max(terms), MAX_TERM_WIDTH) + 2 * INDENT
    text = Text.assemble((texts("help-usage"), "bold yellow"), f" {page.usage}\n")
    text.append("\n" + "\n".join(_wrapped(page.about, width)) + "\n")
    for section in page.sections:
        text.append(f"\n{section.title}\n", "bold yellow")
        for row in section.rows:
            for line in _lines(texts, row, column, width):
                text.append_text(line)
    if page.examples:
        text.append(f"\n{texts('help-examples')}\n", "bold yellow")
        for example in page.examples:
            text.append(f"{' ' * INDENT}{example}\n")
    if page.footer:
        text.append("\n" + "\n".join(_wrapped(page.footer, width)) + "\n")
    with console.capture() as capture:
        console.print(text, end="", soft_wrap=True)
    return capture.get()


def _lines(texts: Texts, row: Row, column: int, width: int) -> Iterator[Text]:
    notes = [*row.marks, *([texts("help-default", value=row.default)] if row.default else [])]
    # Join the first three words of a note, so that only a longer note is wrapped.
    about = " ".join([row.about, *(f"[{note.replace(' ', JOINED, 2)}]" for note in notes)])
    wrapped = _wrapped(about, max(width - column, MAX_TERM_WIDTH))
    term = " " * INDENT + row.term
    if len(term) + INDENT > column:
        yield Text.assemble((term, "cyan"), "\n")
        term = ""
    for line in wrapped:
        yield Text.assemble((term.ljust(column), "cyan"), line, "\n")
        term = ""


def _wrapped(text: str, width: int) -> list[str]:
    lines = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
    return [line.replace(JOINED, " ") for line in lines]
