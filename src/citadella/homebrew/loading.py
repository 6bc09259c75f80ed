"""Loading homebrew card files.

Each file is loaded only once. If one of several files fails, none of them is loaded. Worker
processes load the same versions as the process that started them.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from citadella.homebrew.problems import PREFIX, described, line_of
from citadella.homebrew.registering import loading_from
from citadella.rules.card import ActionCard, District
from citadella.rules.character import Character, Marker
from citadella.rules.errors import (
    CardFileError,
    CitadellaError,
    MalformedError,
    Words,
    quoted,
    shortened,
)
from citadella.rules.homebrew import Source
from citadella.rules.question import Question
from citadella.rules.registry import REGISTRY
from citadella.texts import homebrew_keys, homebrew_texts, restore_homebrew_texts

#: The entry point group under which packages offer cards (docs/homebrew.md).
GROUP: Final = "citadella.cards"
MAX_FILE_BYTES: Final = 1024 * 1024
#: For each prefix of a text key, the registry table that must contain the rest of the key.
OWNERS: Final[dict[str, dict[str, Any]]] = {
    "character": REGISTRY.characters,
    "district": REGISTRY.districts,
    "action": REGISTRY.action_cards,
    "choice": REGISTRY.verbs,
    "group": REGISTRY.verbs,
    "question": REGISTRY.questions,
    "mark": REGISTRY.markers,
}


@dataclass(frozen=True)
class CardFile:
    """A loaded card file or package, with all data that other processes need to load it."""

    name: str  #: The name of the file, or the package and entry point.
    sha256: str  #: The hash of the content, in hexadecimal.
    cards: tuple[str, ...] = ()  #: The ids of the cards that the file registers.
    path: str = ""  #: The absolute path, '' if the cards come from a package.
    #: The content of the file, so that processes started later use the same version.
    source: bytes = field(default=b"", repr=False)
    module: str = ""  #: The name of the module, '' if the cards come from a file.


@dataclass
class _Loaded:
    """A file, the names it registered in each table, and the texts it added."""

    file: CardFile
    names: list[set[str]] = field(default_factory=list)
    texts: list[tuple[str, str]] = field(default_factory=list)


_loaded: Final[list[_Loaded]] = []


def loaded() -> list[CardFile]:
    """Return the loaded files in the order of loading."""
    return [one.file for one in _loaded]


def load(*paths: str | Path) -> list[CardFile]:
    """Load card files and return them; if one fails, raise CardFileError and load none."""
    return _all_or_none([_read(Path(path).expanduser().absolute(), str(path)) for path in paths])


def load_packages() -> list[CardFile]:
    """Load the cards of installed packages; if one fails, raise CardFileError and load none."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return _all_or_none([_package(point) for point in points])


def load_again(files: Sequence[CardFile]) -> None:
    """Load the files that another process has loaded; skip those already loaded here."""
    there = {file.name: file.sha256 for file in loaded()}
    for file in files:
        if there.get(file.name, file.sha256) != file.sha256:
            raise _refusal(file, _different())
    _all_or_none([file for file in files if file.name not in there], pictures=False)


def reload() -> list[CardFile]:
    """Reload the card files that have been edited and return them.

    If a file cannot be loaded, all cards stay as they were. Games in play continue with the old
    cards; new games use the new ones.
    """
    edited = [(old, new) for old in loaded() if (new := _now(old)).sha256 != old.sha256]
    before = Registered()
    order = [file.name for file in loaded()]
    try:
        for old, _ in edited:
            _unload(old)
        done = [_load(new, pictures=True) for _, new in edited]
    except BaseException:
        before.restore()
        raise
    REGISTRY.in_order_of(before.tables)
    _loaded.sort(key=lambda one: order.index(one.file.name))
    return done


def clear() -> None:
    """Remove all homebrew cards and everything registered with them."""
    for file in loaded():
        _unload(file)
    REGISTRY.clear()
    restore_homebrew_texts([])


class Registered:
    """A snapshot of all registered cards, texts and files."""

    def __init__(self) -> None:
        """Save the registry, the texts and the list of files."""
        self.tables = REGISTRY.save()  #: The contents of the registry's tables.
        self._texts = homebrew_texts()
        self._loaded = _loaded.copy()
        self._modules = dict(sys.modules)

    def restore(self) -> None:
        """Undo all registrations and removals since the snapshot."""
        REGISTRY.restore(self.tables)
        restore_homebrew_texts(self._texts)
        changed = [one.file for one in _loaded if one not in self._loaded]
        _loaded[:] = self._loaded
        for name in set(sys.modules) - set(self._modules):
            if _is_of(name, changed):
                del sys.modules[name]
        for name in set(self._modules) - set(sys.modules):
            if _is_of(name, loaded()):
                sys.modules[name] = self._modules[name]


def _is_of(name: str, files: Iterable[CardFile]) -> bool:
    """Return whether the module `name` belongs to any card file or to one of these packages."""
    return name.startswith(PREFIX) or any(_belongs(name, file.module) for file in files)


def _belongs(name: str, module: str) -> bool:
    root = module.partition(".")[0]
    return bool(root) and (name == root or name.startswith(f"{root}."))


def _all_or_none(files: Iterable[CardFile], pictures: bool = True) -> list[CardFile]:
    before = Registered()
    done: list[CardFile] = []
    try:
        for file in files:
            done.append(_load(file, pictures))
    except BaseException:
        before.restore()
        raise
    return done


def _load(file: CardFile, pictures: bool) -> CardFile:
    for other in loaded():
        if other.name == file.name:
            if other.sha256 == file.sha256:
                return other
            raise _refusal(file, MalformedError("another file with this name is already loaded."))
    # Record the file before running it, so that `_all_or_none` can remove its module if it fails.
    mine = _Loaded(file)
    _loaded.append(mine)
    before, texts, known = REGISTRY.save(), homebrew_texts(), set(REGISTRY.sources)
    path = Path(file.path) if file.path else None
    try:
        with loading_from(Source(file.name, file.sha256), pictures):
            module = _run(file)
        mine.names = [
            set(table) - set(old) for table, old in zip(REGISTRY.tables(), before, strict=True)
        ]
        mine.texts = homebrew_texts()[len(texts) :]
        cards = tuple(name for name in REGISTRY.sources if name not in known)
        _check_whole(module, cards)
        _check_texts()
    except CitadellaError as problem:
        raise _refusal(file, _with_line(problem, path)) from None
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        raise _refusal(file, described(problem, path)) from None
    mine.file = replace(file, cards=cards)
    return mine.file


def _unload(file: CardFile) -> None:
    """Remove everything that a file registered, and its module."""
    mine = next(one for one in _loaded if one.file is file)
    REGISTRY.remove(mine.names)
    restore_homebrew_texts([text for text in homebrew_texts() if text not in mine.texts])
    _loaded.remove(mine)
    for name in list(sys.modules):
        if name == _module_name(file) or _belongs(name, file.module):
            del sys.modules[name]


def _different() -> MalformedError:
    return MalformedError("it is not the version with which the games were started.")


def _with_line(problem: CitadellaError, path: Path | None) -> CitadellaError | Words:
    line = line_of(problem, path)
    return Words("{error} (line {line})", error=problem, line=line) if line else problem


def _refusal(file: CardFile, why: object) -> CardFileError:
    name = file.path or file.name
    reason = str(why).rstrip(".")
    sentence = f"The card file {quoted(name, 200)} cannot be used: {reason}."
    return CardFileError("card-file", sentence, name, why)


# --- files ---------------------------------------------------------------------------------
def _read(path: Path, named: str) -> CardFile:
    if not path.is_file():
        raise CardFileError("no-file", f"There is no file {quoted(named, 200)}.", named)
    try:
        with path.open("rb") as opened:
            source = opened.read(MAX_FILE_BYTES + 1)
    except OSError as problem:
        why = "forbidden" if isinstance(problem, PermissionError) else "other"
        sentence = f"The file {quoted(named, 200)} cannot be read."
        raise CardFileError("unreadable", sentence, named, why) from None
    file = CardFile(path.name, hashlib.sha256(source).hexdigest(), path=str(path), source=source)
    if len(source) > MAX_FILE_BYTES:
        raise _refusal(
            file, MalformedError("it is larger than {most} KB.", most=MAX_FILE_BYTES // 1024)
        )
    return file


def _run(file: CardFile) -> ModuleType:
    if file.module:
        if _digest(file.module) != file.sha256:
            raise _different()
        return importlib.import_module(file.module)
    module = ModuleType(_module_name(file))
    module.__file__ = file.path
    # The `dataclass` decorator and `_drawing` look up the module in `sys.modules`.
    sys.modules[module.__name__] = module
    exec(compile(file.source, file.path, "exec"), module.__dict__)
    return module


def _module_name(file: CardFile) -> str:
    return f"{PREFIX}{Path(file.name).stem}_{file.sha256[:12]}"


def _now(file: CardFile) -> CardFile:
    """Return the current version of a loaded file or package."""
    if file.module:
        importlib.invalidate_caches()
        return CardFile(file.name, _digest(file.module), module=file.module)
    return _read(Path(file.path), file.path)


# --- packages ------------------------------------------------------------------------------
def _package(point: EntryPoint) -> CardFile:
    owner = point.dist.name if point.dist is not None else "?"
    name = f"{owner}:{point.name}"
    try:
        return CardFile(name, _digest(point.module), module=point.module)
    except (ImportError, MalformedError, OSError, ValueError) as problem:
        raise _refusal(CardFile(name, ""), described(problem)) from None


def _digest(module: str) -> str:
    """Return the hash of a module's file, or of all Python files of a package."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise MalformedError("there is no module '{module}'.", module=shortened(module))
    if not spec.submodule_search_locations:
        return hashlib.sha256(Path(spec.origin).read_bytes()).hexdigest()
    root = Path(spec.origin).parent
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


# --- checks --------------------------------------------------------------------------------
def _check_whole(module: ModuleType, cards: Sequence[str]) -> None:
    """Raise if a file registers no card, or defines a class that it does not register."""
    if not cards:
        raise MalformedError("it registers no card.")
    used: list[type] = [
        *REGISTRY.character_classes.values(),
        *REGISTRY.district_classes.values(),
        *REGISTRY.action_card_classes.values(),
    ]
    entered: list[type] = [*REGISTRY.questions.values(), *REGISTRY.markers.values()]
    for cls in vars(module).values():
        if not isinstance(cls, type) or cls.__module__ != module.__name__:
            continue
        if issubclass(cls, Character | District | ActionCard):
            if not any(issubclass(each, cls) for each in used):
                raise MalformedError("the class {name} is not registered.", name=cls.__name__)
        elif issubclass(cls, Question | Marker):
            if not any(issubclass(each, cls) for each in entered):
                raise MalformedError(
                    "{name} is not registered: call enter({name}).", name=cls.__name__
                )


def _check_texts() -> None:
    for key in sorted(homebrew_keys()):
        first, _, rest = key.partition("-")
        if first in OWNERS and rest not in OWNERS[first]:
            raise MalformedError(
                "the text '{key}' is for '{name}', which is not registered.",
                key=shortened(key, 60),
                name=shortened(rest, 60),
            )
