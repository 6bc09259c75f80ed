"""A cache of compiled objects and libraries, as in ccache.

A file next to each output file stores two digests: one of all inputs, one of the output. If both
are unchanged, the compiler or linker is not run again. System headers are assumed to change only
together with the compiler.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path

# Environment variables that affect the compiler or the linker.
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
# A line that declares a single name; it cannot affect a C file that does not use the name.
DECLARATION = re.compile(rb'extern [^;,="{(\[]*?(\w+)(?:[(\[][^;{]*)?;')


def digest(parts: Iterable[bytes]) -> str:
    """Return a digest of `parts`, in which the boundaries between parts matter."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(b"%d:" % len(part))
        whole.update(part)
    return whole.hexdigest()


def make(target: Path, made_of: str, step: Callable[[], object]) -> None:
    """Build `target` with `step`, unless an unchanged build with input digest `made_of` exists."""
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
    """Return a cache key for a command: its arguments, its programs and the environment."""
    found = [shutil.which(word) for word in command if not word.startswith("-")]
    programs = [Path(name).resolve() for name in found if name]
    facts = [(str(path), path.stat().st_size, path.stat().st_mtime_ns) for path in programs]
    settings = [os.environ.get(name) for name in SETTINGS]
    return repr((list(command), facts, settings)).encode()


class Header:
    """A generated header, split into declarations of single names and all other lines."""

    def __init__(self, path: Path) -> None:
        """Read and split the header."""
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
        """Return the words of all lines that are not declarations; they may be declared names."""
        return set(WORD.findall(self.rest))


class Ingredients:
    """Computes digests of the inputs of compiler and linker; `generated` contains the sources."""

    def __init__(self, generated: Path) -> None:
        """Start with empty caches; headers are read on first use."""
        self._generated = generated
        self._headers: dict[str, Header | None] = {}
        self._libraries: dict[str, bytes] = {}

    def of_object(self, source: Path, command: Sequence[str]) -> str:
        """Return the digest of everything that an object compiled from a C file depends on."""
        flags = [word for word in command if not word.startswith("-I")]
        folders = [word[2:] for word in command if word.startswith("-I")]
        return digest(
            [
                tools(flags),
                *(self._library(folder) for folder in folders),
                *self._relevant_parts(source),
            ]
        )

    def of_library(self, objects: Iterable[str], command: Sequence[str]) -> str:
        """Return a digest of everything that affects a library linked from `objects`."""
        return digest([tools(command), *(Path(name).read_bytes() for name in objects)])

    def _library(self, folder: str) -> bytes:
        """Return a digest of the headers in `folder` that does not depend on the folder's path."""
        if Path(folder).resolve() == self._generated.resolve():
            return b""  # `_relevant_parts` covers the generated headers
        if folder not in self._libraries:
            files = (path for path in Path(folder).rglob("*") if path.suffix in (".h", ".c"))
            parts = (
                part for path in sorted(files) for part in (path.name.encode(), path.read_bytes())
            )
            self._libraries[folder] = digest(parts).encode()
        return self._libraries[folder]

    def _relevant_parts(self, source: Path) -> list[bytes]:
        """Return a C file, followed by the lines of generated headers that may affect it."""
        text = source.read_bytes()
        included = self._included(text)
        words = set(WORD.findall(text)).union(*(header.words for header in included))
        parts = [text]
        for header in included:
            parts.append(header.rest)
            parts.extend(line for name, line in header.declared if name in words)
        return parts

    def _included(self, text: bytes) -> list[Header]:
        """Return the generated headers that C code includes, directly or indirectly."""
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
