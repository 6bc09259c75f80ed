"""Files of the C compiler, used again while nothing has changed that went into them.

Beside each file that the compiler or the linker makes lies a note: a digest of everything that
went into the file, and one of the file itself. A step whose file and note still agree is left out.
The headers of the C library are taken to change only together with the compiler.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path

# Settings that a compiler or linker reads besides its command line.
SETTINGS = (
    "COMPILER_PATH",
    "CPATH",
    "C_INCLUDE_PATH",
    "GCC_EXEC_PREFIX",
    "LD_RUN_PATH",
    "LIBRARY_PATH",
    "MACOSX_DEPLOYMENT_TARGET",
    "SDKROOT",
)
INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]*["<]([^">]+)', re.MULTILINE)
WORD = re.compile(rb"\w+")
# A line that declares one name: it cannot matter to a file in which that name does not stand.
DECLARATION = re.compile(rb'extern [^;,="{(\[]*?(\w+)(?:[(\[][^;{]*)?;')


def digest(parts: Iterable[bytes]) -> str:
    """Return a short name for all the parts in their order."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(b"%d:" % len(part))
        whole.update(part)
    return whole.hexdigest()


def make(target: Path, made_of: str, step: Callable[[], object]) -> None:
    """Take the step that makes a file, unless the file is there and made of the same."""
    note = target.with_name(f"{target.name}.made-of")
    if target.exists() and note.exists():
        if note.read_text(encoding="utf-8") == f"{made_of} {digest([target.read_bytes()])}":
            return
    note.unlink(missing_ok=True)
    target.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    step()
    note.write_text(f"{made_of} {digest([target.read_bytes()])}", encoding="utf-8")


def tools(command: Sequence[str]) -> bytes:
    """Describe a command: its words, the programs it runs and the settings that they read."""
    found = [shutil.which(word) for word in command if not word.startswith("-")]
    programs = [Path(name).resolve() for name in found if name]
    facts = [(str(path), path.stat().st_size, path.stat().st_mtime_ns) for path in programs]
    settings = [os.environ.get(name) for name in SETTINGS]
    return repr((list(command), facts, settings)).encode()


class Header:
    """A generated header, taken apart into declarations of single names and the rest."""

    def __init__(self, path: Path) -> None:
        """Read it."""
        self.text = path.read_bytes()
        self.declared: list[tuple[bytes, bytes]] = []
        rest: list[bytes] = []
        for line in self.text.splitlines():
            declaration = DECLARATION.fullmatch(line)
            if declaration:
                self.declared.append((declaration[1], line))
            else:
                rest.append(line)
        self.rest = b"\n".join(rest)

    @cached_property
    def words(self) -> set[bytes]:
        """The words of the rest, through which a file may come to a declared name."""
        return set(WORD.findall(self.rest))


class Ingredients:
    """What goes into the files of one build, whose C files and headers lie in one folder."""

    def __init__(self, generated: Path) -> None:
        """Look into the folder only when asked."""
        self._generated = generated
        self._headers: dict[str, Header | None] = {}
        self._libraries: dict[str, bytes] = {}

    def of_object(self, source: Path, command: Sequence[str]) -> str:
        """Return the digest of what goes into the object of a C file."""
        flags = [word for word in command if not word.startswith("-I")]
        folders = [word[2:] for word in command if word.startswith("-I")]
        return digest(
            [tools(flags), *(self._library(folder) for folder in folders), *self._seen(source)]
        )

    def of_library(self, objects: Iterable[str], command: Sequence[str]) -> str:
        """Return the digest of what goes into a library made of objects."""
        return digest([tools(command), *(Path(name).read_bytes() for name in objects)])

    def _library(self, folder: str) -> bytes:
        """Return the digest of the headers in a folder, wherever that folder lies."""
        if Path(folder).resolve() == self._generated.resolve():
            return b""  # these count as far as they are seen
        if folder not in self._libraries:
            files = (path for path in Path(folder).rglob("*") if path.suffix in (".h", ".c"))
            parts = (
                part for path in sorted(files) for part in (path.name.encode(), path.read_bytes())
            )
            self._libraries[folder] = digest(parts).encode()
        return self._libraries[folder]

    def _seen(self, source: Path) -> list[bytes]:
        """Return a C file and the lines of generated headers that can matter to it."""
        text = source.read_bytes()
        included = self._included(text)
        words = set(WORD.findall(text)).union(*(header.words for header in included))
        parts = [text]
        for header in included:
            parts.append(header.rest)
            parts.extend(line for name, line in header.declared if name in words)
        return parts

    def _included(self, text: bytes) -> list[Header]:
        """Return the generated headers that a text includes, or that those include in turn."""
        found: dict[str, Header] = {}
        texts = [text]
        while texts:
            for name in (word.decode() for word in INCLUDE.findall(texts.pop())):
                header = self._header(name)
                if header is not None and name not in found:
                    found[name] = header
                    texts.append(header.text)
        return [found[name] for name in sorted(found)]

    def _header(self, name: str) -> Header | None:
        if name not in self._headers:
            path = self._generated / name
            self._headers[name] = Header(path) if path.is_file() else None
        return self._headers[name]
