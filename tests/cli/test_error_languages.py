"""Errors that the library finds are printed in the reader's language, without English words."""

from __future__ import annotations

import gzip
import re
import shlex
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from citadella import homebrew
from citadella.notation import Record
from citadella.texts import LANGUAGES
from citadella.texts.errors import is_translated
from tests.cli.conftest import Run
from tests.cli.test_app import complaint

#: Words of English sentences; none is a word in the other languages.
ENGLISH = re.compile(
    r"\b(the|must|cannot|is|not|of|with|there|needs?|has|been|The|This|Unknown|Invalid)\b"
    r"|angolul|английски|anglicky"
)
HEADER = "from citadella.homebrew import *\n"
HEADING = "citadella record 1\n"


@pytest.fixture(autouse=True)
def nothing_stays() -> Iterator[None]:
    """Unload the cards that the commands of a test have loaded, after the test."""
    before = homebrew.Registered()
    yield
    before.restore()


#: The files of the test, by name.
FILES: dict[str, str | bytes] = {
    "hello.txt": "hello\n",
    "brace.txt": "{",
    "older.json": '{"citadella": "record 2"}',
    "seedless.txt": HEADING,
    "line.txt": HEADING + "nonsense\n",
    "word.txt": HEADING + "@0 dance\n",
    "seat.txt": HEADING + "@9 crown\n",
    "setup.txt": HEADING + "setup = 3\n",
    "edition.txt": HEADING + 'setup = {"edition": "moon"}\n',
    "bits.txt": "\xff".encode("latin-1"),
    "syntax.py": "def",
    "nothing.py": HEADER,
    "raises.py": "1 / 0\n",
    "king.py": HEADER + "register_character(CharacterFacts('king', 4), Character)\n",
    "rank.py": HEADER + "register_character(CharacterFacts('duke', 12), Character)\n",
    "upper.py": HEADER + "register_character(CharacterFacts('Duke', 4), Character)\n",
    "class.py": HEADER + "register_character(CharacterFacts('duke', 4), 3)\n",
    "loose.py": HEADER
    + "class Duke(Character):\n    pass\n\n"
    + "register_character(CharacterFacts('earl', 4), Character)\n",
    "drawing.py": HEADER
    + "register_character(CharacterFacts('duke', 4), Character, picture='no.svg')\n",
    "script.py": HEADER
    + "register_character(CharacterFacts('duke', 4), Character, picture='<script/>')\n",
    "language.py": HEADER + "add_texts('xx', 'a = b')\n",
    "fluent.py": HEADER + "add_texts('en', '= b')\n",
    "twice.py": HEADER + "add_texts('en', 'error-other = b')\n",
    "broken.toml": "port = \n",
    "unknown.toml": "prot = 1\n",
    "strange.toml": "qwertz = 1\n",
    "range.toml": "port = 99999\n",
    "kind.toml": 'browser = "maybe"\n',
    "choice.toml": 'log_level = "loud"\n',
    "short.txt": "abc",
    "text.pem": "hello\n",
    "empty.gz": gzip.compress(b"{}\n"),
    "text.gz": "hello",
    "no.sqlite": "hello, this is not a database, but a text that is long enough\n" * 20,
}

LINES = (
    "replay hello.txt",
    "replay brace.txt",
    "replay older.json",
    "replay seedless.txt",
    "replay line.txt",
    "replay word.txt",
    "replay seat.txt",
    "replay setup.txt",
    "replay edition.txt",
    "replay bits.txt",
    "replay illegal.txt",
    "replay result.txt",
    "replay cut.txt",
    "replay players.txt",
    "review cut.txt",
    "review illegal.txt",
    "simulate --players 9",
    "simulate --edition moon",
    "simulate --preset moon",
    "simulate --with emperor,king",
    "compare --games 2 keep.gold=1 printed",
    "simulate --bots easy,easy",
    "compare --games 2 nonsense printed",
    "arena --bots moon",
    "arena --bots easy:x=1",
    "rules king --cards nothing.py",
    "rules king --cards king.py",
    "rules king --cards rank.py",
    "rules king --cards upper.py",
    "rules king --cards class.py",
    "rules king --cards loose.py",
    "rules king --cards drawing.py",
    "rules king --cards script.py",
    "rules king --cards language.py",
    "rules king --cards fluent.py",
    "rules king --cards twice.py",
    "rules king --cards no.py",
    "serve --settings broken.toml",
    "serve --settings bits.txt",
    "serve --settings unknown.toml",
    "serve --settings strange.toml",
    "serve --settings range.toml",
    "serve --settings kind.toml",
    "serve --settings choice.toml",
    "serve --database nonsense",
    "serve --database mysql://x/y",
    "serve --database sqlite:///no.sqlite --no-browser",
    "serve --data hello.txt",
    "serve --workers 2 --no-browser",
    "serve --port {taken} --no-browser",
    "serve --host 203.0.113.9 --no-browser",
    "serve --push-key text.pem --push-contact mailto:a@example.org --no-browser",
    "serve --push-key text.pem --no-browser",
    "admin tables --database sqlite:///no.sqlite",
    "admin close",
    "restore empty.gz",
    "restore text.gz",
    "push-key text.pem",
    "bots --connect http://localhost:1 --secret short.txt",
    "bots --connect http://localhost:1 --secret bits.txt",
    "bots --connect moon --secret long.txt",
    "report hello.txt",
    "puzzle moon",
)


@pytest.fixture
def files(tmp_path: Path, record: Record) -> Callable[[], None]:
    """Return a function that writes the files of the test."""

    def write() -> None:
        text = record.to_text()
        lines = text.splitlines()
        spoilt = {
            "illegal.txt": text.replace("pick ", "lay ", 1),
            "result.txt": text.replace("result = ", "result = 99 ", 1),
            "cut.txt": "\n".join([*lines[:-5], lines[-1]]),
            "players.txt": text.replace('"players": 3', '"players": 30', 1),
            "long.txt": "x" * 64,
        }
        for name, content in {**FILES, **spoilt}.items():
            data = content if isinstance(content, bytes) else content.encode()
            (tmp_path / name).write_bytes(data)

    return write


@pytest.mark.parametrize("line", LINES)
def test_an_error_has_no_english_words(run: Run, files: Callable[[], None], line: str) -> None:
    files()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        words = shlex.split(line.format(taken=taken.getsockname()[1]))
        english = complaint(run, *words)
        assert english.endswith((".", ")", "?", "KEY=VALUE")) or ": " in english
        for language in filter(is_translated, LANGUAGES):
            told = complaint(run, *words, "--lang", language)
            assert told != english
            # Names in quotation marks, paths and options are the same in every language.
            plain = re.sub(r"[„«][^”“»]*[”“»]|\S*[/=_]\S*|--\S+", "", told)
            assert not ENGLISH.search(plain), told
