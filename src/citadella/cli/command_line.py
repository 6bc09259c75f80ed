"""Typer's command classes with help and errors in the reader's language."""

from __future__ import annotations

import io
import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup

from citadella.bots import ModelWarning
from citadella.cli.arguments import NEWEST, UserError, language_in
from citadella.cli.completion import answer, choices_of, is_asked, value_on_line
from citadella.cli.help import command_page, placeholder, program_page, rendered
from citadella.rules import CitadellaError
from citadella.texts import Texts
from citadella.texts.errors import error_text

USAGE_ERROR: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 1
#: The placeholders of options that accept fractions.
FRACTIONS: Final = ("DAYS", "SECONDS")


def texts_of(context: Any) -> Texts:
    """Return the texts in the language of the command line that is being run."""
    group = context.find_root().command
    assert isinstance(group, Group)
    return group.texts


class _TranslatedHelp:
    """Help in the reader's language, for a command or a group of commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        texts = texts_of(ctx)
        page = program_page(texts, self) if isinstance(self, Group) else command_page(texts, self)
        formatter.write(rendered(texts, page, Console(highlight=False)))


class TranslatedCommand(_TranslatedHelp, TyperCommand):
    """A command whose help is in the reader's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the options; for surplus arguments, raise an error in the reader's language."""
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except typer.TyperException as mistake:
            name = getattr(mistake, "option_name", "")
            if any(name in each.opts for each in self.params if getattr(each, "is_flag", False)):
                raise UserError(texts_of(ctx)("error-option-bare", option=name)) from None
            raise
        if ctx.args:
            raise UserError(texts_of(ctx)("error-extra", words=" ".join(ctx.args)))
        return rest


class PlayCommand(TranslatedCommand):
    """The `play` command: `--resume` without a file resumes the newest unfinished game."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        for i, arg in enumerate(args):
            if arg == "--resume" and (i + 1 == len(args) or args[i + 1].startswith("--")):
                args = [*args[: i + 1], NEWEST, *args[i + 1 :]]
                break
        return super().parse_args(ctx, args)


class Group(_TranslatedHelp, TyperGroup):
    """The group of all commands; it reports each error as one sentence and an exit code."""

    texts: Texts

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the first word names; raise UserError if there is none."""
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
        _replace_unencodable_characters()
        args = list(sys.argv[1:] if args is None else args)
        # `--by-the-letter` is the former name of `--as-printed=all`.
        args = ["--as-printed=all" if arg == "--by-the-letter" else arg for arg in args]
        texts = self.texts = Texts(language_in(args, os.environ))
        if is_asked():
            sys.stdout.write(answer(self, texts, os.environ))
            sys.exit(0)
        try:
            with _model_warnings_in(texts):
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
            code = _print_error(_error_sentence(mistake, texts))
        except typer.TyperException as mistake:
            code = _print_error(_usage_sentence(self, mistake, args))
        except (KeyboardInterrupt, typer.Abort):
            code = INTERRUPTED
        except BrokenPipeError:
            # The program that reads our output has closed the pipe.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = BROKEN_PIPE
        if code == INTERRUPTED:
            print("\n" + texts("stopped"), file=sys.stderr)
        sys.exit(code if isinstance(code, int) else 0)


def _replace_unencodable_characters() -> None:
    """Make output show a question mark for each character that the terminal cannot show."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def _model_warnings_in(texts: Texts) -> Iterator[None]:
    """Within this context, print each warning about an unusable model once, translated."""
    with warnings.catch_warnings():
        usual = warnings.showwarning

        def show(message: Warning | str, *about: Any, **more: Any) -> None:
            if isinstance(message, ModelWarning):
                problem = message.problem
                _print_error(texts("model-unsound", why=problem.why, file=problem.file))
            else:
                usual(message, *about, **more)

        warnings.simplefilter("once", ModelWarning)
        warnings.showwarning = show
        yield


def _print_error(sentence: str) -> int:
    print(f"citadella: {sentence}", file=sys.stderr)
    return USAGE_ERROR


def _error_sentence(mistake: Exception, texts: Texts) -> str:
    """Return the error in one sentence."""
    return error_text(texts, mistake) if isinstance(mistake, CitadellaError) else str(mistake)


def _usage_sentence(group: Group, mistake: typer.TyperException, args: Sequence[str]) -> str:
    """Return a sentence that says why a command line cannot be parsed."""
    texts = group.texts
    kind = type(mistake).__name__
    param: Any = getattr(mistake, "param", None)
    if kind == "NoSuchOption":
        return texts("error-option-unknown", option=str(getattr(mistake, "option_name", "")))
    if kind == "BadOptionUsage":
        return texts("error-option-needs", option=str(getattr(mistake, "option_name", "")))
    if param is None:
        return texts("error-usage")
    is_option = param.param_type_name == "option"
    form = placeholder(texts, param.metavar)
    if kind == "MissingParameter":
        return texts("error-missing", option=f"{param.opts[0]} {form}" if is_option else form)
    facts = {
        "option": param.opts[0] if is_option else form,
        "value": value_on_line(group, args, param),
        "kind": "fraction" if param.metavar in FRACTIONS else "whole",
    }
    if choices := choices_of(param):
        return texts("error-choice", known=", ".join(choices), **facts)
    least, most = _bound(param, "min"), _bound(param, "max")
    if least is None:
        return texts("error-number", **facts)
    key = "error-least" if most is None else "error-range"
    return texts(key, least=str(least), most=str(most), **facts)


def _bound(option: object, which: str) -> object:
    """Return an option's `min` or `max`; older versions of typer store it in the option's type."""
    return getattr(option, which, getattr(getattr(option, "type", None), which, None))
