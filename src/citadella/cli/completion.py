"""Shell completion for bash, zsh and fish.

The scripts call `citadella` with the shell's name and the line up to the cursor in two environment
variables. The first line of the answer is `values`, `files` or `folders`. After `values` come the
matching words, each followed by a tab and a description, which bash does not show. Typer's own
completion offers files everywhere and nothing after `=`; Click's works only for programs on PATH.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Final

from citadella.bots import BOTS
from citadella.cards import EDITIONS
from citadella.cli.arguments import MIXED, RANDOM, playable_cards
from citadella.cli.help import ADMIN_ACTIONS, command_text, option_text
from citadella.rules.editions import ALL, RULES
from citadella.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from citadella.texts import LANGUAGES, Texts

SHELL: Final = "_CITADELLA_COMPLETE"
LINE: Final = "_CITADELLA_LINE"
DEFAULT_EDITION: Final = "2016"
#: Bash completes only the part of a word after the last of these characters.
BASH_WORD_BREAKS: Final = "=:"
VALUES, FILES, FOLDERS = "values", "files", "folders"

#: Words with their descriptions; a description may be empty.
Words = Mapping[str, str]

BASH: Final = """\
_citadella() {
    local line current="${COMP_WORDS[COMP_CWORD]}" kind= IFS=$'\\n'
    [[ $current == = ]] && current=
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ -z $kind ]]; then kind=$line; else COMPREPLY+=("$line"); fi
    done < <(_CITADELLA_COMPLETE=bash _CITADELLA_LINE="${COMP_LINE:0:COMP_POINT}" \\
        "${1/#\\~/$HOME}" 2>/dev/null)
    if [[ $kind == files ]]; then
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -f -- "$current"))
    elif [[ $kind == folders ]]; then
        compopt -o filenames 2>/dev/null
        COMPREPLY=($(compgen -d -- "$current"))
    fi
}
complete -F _citadella citadella
"""

ZSH: Final = """\
#compdef citadella
_citadella() {
    local line typed="${(j: :)words[1,CURRENT-1]} $PREFIX"
    local -a answer described
    answer=("${(@f)$(_CITADELLA_COMPLETE=zsh _CITADELLA_LINE=$typed ${(Q)~words[1]} 2>/dev/null)}")
    case $answer[1] in
        files) compset -P '--[a-z-]#='; _files ;;
        folders) compset -P '--[a-z-]#='; _files -/ ;;
        values)
            for line in ${answer[2,-1]}; do
                described+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
            done
            _describe -V 'citadella' described ;;
    esac
}
if [[ $funcstack[1] == _citadella ]]; then
    _citadella "$@"
else
    compdef _citadella citadella
fi
"""

FISH: Final = """\
function __citadella_complete
    set -lx _CITADELLA_COMPLETE fish
    set -lx _CITADELLA_LINE (commandline -cp | string collect)
    set -l program (commandline -opc)[1]
    set -l current (commandline -ct)
    set -l option (string match -r -- '^--[^=]+=' $current)
    set -l rest (string replace -r -- '^--[^=]+=' '' $current)
    set -l answer (eval $program 2>/dev/null)
    set -e _CITADELLA_COMPLETE
    switch "$answer[1]"
        case files
            for path in (__fish_complete_path "$rest")
                echo -- "$option$path"
            end
        case folders
            for path in (__fish_complete_directories "$rest")
                echo -- "$option$path"
            end
        case values
            printf '%s\\n' $answer[2..-1]
    end
end
complete --command citadella --no-files --keep-order --arguments '(__citadella_complete)'
"""

SHELLS: Final = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def script(shell: str) -> str:
    """Return the completion script of a shell."""
    return SHELLS[shell]


def answer(group: Any, texts: Texts, environ: Mapping[str, str]) -> str:
    """Return the answer to the completion script of a shell."""
    shell = environ[SHELL]
    words = split_line(environ.get(LINE, ""))
    typed = words[-1]
    found = candidates(group, texts, words[1:-1], typed)
    if isinstance(found, str):
        return f"{found}\n"
    done = max(typed.rfind(sign) for sign in BASH_WORD_BREAKS) + 1 if shell == "bash" else 0
    lines = [VALUES]
    for word, about in found.items():
        if word.startswith(typed):
            lines.append(word[done:] if shell == "bash" else f"{word}\t{about}")
    return "\n".join(lines) + "\n"


def split_line(line: str) -> list[str]:
    """Return the words of a line up to the cursor; the last word is the one being typed."""
    for closing in ("", "'", '"'):
        # The line may end inside quotation marks.
        try:
            words = shlex.split(line + closing)
        except ValueError:
            continue
        return [*words, ""] if not words or (not closing and line[-1].isspace()) else words
    return [*line.split(), ""]


@dataclass
class Typed:
    """The options and arguments before the word that is being typed."""

    values: dict[str, str] = field(default_factory=dict)
    used: set[str] = field(default_factory=set)
    arguments: int = 0
    #: The option whose value is being typed, if any.
    open_option: Any = None

    @property
    def edition(self) -> str:
        """The edition named on the line, or the default edition."""
        chosen = self.values.get("edition", DEFAULT_EDITION)
        return chosen if chosen in EDITIONS else DEFAULT_EDITION


def candidates(group: Any, texts: Texts, words: Sequence[str], typed: str) -> Words | str:
    """Return the possible completions of the word `typed`; for a path, FILES or FOLDERS."""
    name = _command_name(words)
    if name is None:
        if typed.startswith("-"):
            return {**_options(texts, group.params, set()), "--help": texts("option-help")}
        return {each.name: command_text(texts, each) for each in group.commands.values()}
    if name not in group.commands:
        return {}
    params = group.commands[name].params
    line = _read(params, words[words.index(name) + 1 :])
    if line.open_option is not None:
        return _completed(line.open_option, line, typed, "")
    if typed.startswith("--") and "=" in typed:
        option, _, value = typed.partition("=")
        param = next((each for each in params if option in each.opts), None)
        return {} if param is None else _completed(param, line, value, f"{option}=")
    options = {**_options(texts, params, line.used), "--help": texts("option-help")}
    if typed.startswith("-"):
        return options
    arguments = [param for param in params if param.param_type_name == "argument"]
    if line.arguments < len(arguments) or (arguments and arguments[-1].nargs != 1):
        argument = arguments[min(line.arguments, len(arguments) - 1)]
        return _completed(argument, line, typed, "")
    return options


def value_on_line(group: Any, words: Sequence[str], param: Any) -> str:
    """Return the value of an option or argument in a command line, or '' if it has none."""
    name = _command_name(words)
    if name not in group.commands:
        return ""
    params = group.commands[name].params
    values = _read(params, words[words.index(name) + 1 :]).values
    if param.param_type_name == "option":
        return values.get(param.name, "")
    arguments = [each.name for each in params if each.param_type_name == "argument"]
    return values.get(f"argument {arguments.index(param.name)}", "")


def _command_name(words: Sequence[str]) -> str | None:
    return next((word for word in words if not word.startswith("-")), None)


def _read(params: Sequence[Any], words: Sequence[str]) -> Typed:
    """Parse the words between the command and the word that is being typed."""
    line = Typed()
    for word in words:
        if line.open_option is not None:
            line.values[line.open_option.name] = word
            line.open_option = None
            continue
        if not word.startswith("--"):
            line.values.setdefault(f"argument {line.arguments}", word)
            line.arguments += 1
            continue
        option, equals, value = word.partition("=")
        param = next((each for each in params if option in each.opts), None)
        if param is None:
            continue
        if not param.multiple:
            line.used.add(param.name)
        if equals:
            line.values[param.name] = value
        elif not param.is_flag:
            line.open_option = param
    return line


def _options(texts: Texts, params: Sequence[Any], used: set[str]) -> dict[str, str]:
    return {
        str(param.opts[0]): option_text(texts, param)
        for param in params
        if param.param_type_name == "option" and param.name not in used
    }


def _completed(param: Any, line: Typed, typed: str, before: str) -> Words | str:
    """Return the possible values of an option or argument, each prefixed with `before`."""
    if param.name in PATHS:
        return PATHS[param.name]
    words = _values(param, line)
    if param.name in LISTS:
        # Complete only the last item of the list.
        before += typed[: typed.rfind(",") + 1]
    return {f"{before}{word}": "" for word in words}


# --- values ------------------------------------------------------------------------------------
def _presets(line: Typed) -> list[str]:
    return [*(preset.id for preset in EDITIONS[line.edition].presets), RANDOM]


def _choices_as_printed(line: Typed) -> list[str]:
    return [ALL, *(choice.id for choice in RULES[line.edition].choices)]


def _all_cards() -> list[str]:
    names: dict[str, None] = {}
    for facts in EDITIONS.values():
        names |= dict.fromkeys(card.id for card in facts.characters)
        names |= dict.fromkeys(card.id for card in (*facts.base, *facts.unique, *facts.bonus))
        names |= dict.fromkeys(card.id for card in facts.action_cards)
    return list(names)


def _puzzles() -> list[str]:
    from citadella.puzzles import daily, puzzles

    return list(dict.fromkeys([daily(date.today()).name, *(each.name for each in puzzles())]))


def _targets(line: Typed) -> list[str]:
    return ["repair"] if line.values.get("argument 0") == "ratings" else []


#: Functions that return the possible values of an option or argument, by parameter name.
SUGGESTIONS: Final[dict[str, Callable[[Typed], Iterable[str]]]] = {
    "as_printed": _choices_as_printed,
    "bots": lambda _: BOTS,
    "edition": lambda _: EDITIONS,
    "entrants": lambda _: BOTS,
    "lang": lambda _: LANGUAGES,
    "players": lambda _: map(str, range(MIN_PLAYERS, MAX_PLAYERS + 1)),
    "preset": _presets,
    "presets": lambda line: [*_presets(line), MIXED],
    "puzzle_name": lambda _: _puzzles(),
    "reviewed": lambda _: map(str, range(MAX_PLAYERS)),
    "seat": lambda _: map(str, range(MAX_PLAYERS)),
    "seat_bots": lambda _: BOTS,
    "side_a": lambda _: ["printed"],
    "side_b": lambda _: ["printed"],
    "target": _targets,
    "with_cards": lambda line: playable_cards(line.edition),
    "word": lambda _: _all_cards(),
}
#: Parameters whose values are comma-separated lists.
LISTS: Final = {"as_printed", "bots", "entrants", "seat_bots", "with_cards"}
PATHS: Final = {
    **dict.fromkeys(("backup_file", "cards", "games_file", "games_table", "html"), FILES),
    **dict.fromkeys(("key_file", "new_backup", "push_key", "record", "record_file"), FILES),
    **dict.fromkeys(("resumed", "secret", "settings"), FILES),
    **dict.fromkeys(("data", "results"), FOLDERS),
}


def _values(param: Any, line: Typed) -> Iterable[str]:
    if param.name in SUGGESTIONS:
        return SUGGESTIONS[param.name](line)
    return choices_of(param)


def choices_of(param: Any) -> list[str]:
    """Return the fixed values that an option or argument allows; empty if it has none."""
    if param.name == "action":
        return list(ADMIN_ACTIONS)
    # A placeholder such as bash|zsh|fish lists the values.
    return str(param.metavar).split("|") if "|" in str(param.metavar) else []


def is_asked(environ: Mapping[str, str] = os.environ) -> bool:
    """Return whether a completion script has started the program."""
    return environ.get(SHELL) in SHELLS
