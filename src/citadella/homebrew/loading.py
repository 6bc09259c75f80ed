"""Loading files of own cards: once, whole or not at all, and the same in every process."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from citadella.homebrew.problems import PREFIX, described, line_of
from citadella.homebrew.registering import PICTURES, loading_from
from citadella.rules import fans
from citadella.rules.action import VERBS
from citadella.rules.card import District
from citadella.rules.character import MARKERS, Character, Marker
from citadella.rules.errors import CardFileError, CitadellaError, MalformedError, quoted
from citadella.rules.event import KINDS
from citadella.rules.fans import Source
from citadella.rules.question import QUESTIONS, Question
from citadella.texts import own_keys, own_texts, restore_own_texts

#: Packages offer their cards under this name (docs/new-card.md).
GROUP: Final = "citadella.cards"
MOST_BYTES: Final = 1024 * 1024
#: Where cards, verbs and the like are registered; all of it is taken back if a file fails.
REGISTRIES: Final[tuple[dict[str, Any], ...]] = (
    VERBS,
    QUESTIONS,
    MARKERS,
    KINDS,
    fans.CHARACTERS,
    fans.CHARACTER_FACTS,
    fans.DISTRICTS,
    fans.DISTRICT_FACTS,
    fans.SOURCES,
    PICTURES,
)
#: What a text can be for: the beginning of its key, and where its owner is registered.
OWNERS: Final[dict[str, dict[str, Any]]] = {
    "character": fans.CHARACTERS,
    "district": fans.DISTRICTS,
    "choice": VERBS,
    "group": VERBS,
    "question": QUESTIONS,
    "mark": MARKERS,
}
DIFFERENT: Final = "it is not the same here as where the games were begun"
_loaded: Final[list[CardFile]] = []


@dataclass(frozen=True)
class CardFile:
    """A file of own cards as it was loaded; it can be sent to another process and loaded there."""

    name: str
    sha256: str
    cards: tuple[str, ...] = ()
    #: Where it lay, and what was in it: a process that starts later plays with the same.
    path: str = ""
    source: bytes = field(default=b"", repr=False)
    #: The module of a package instead.
    module: str = ""


def loaded() -> list[CardFile]:
    """Return the files that are loaded, in order."""
    return _loaded.copy()


def load(*paths: str | Path) -> list[CardFile]:
    """Load files of own cards, all of them or none; refuses with one sentence."""
    return _all_or_none([_read(Path(path).expanduser().absolute(), str(path)) for path in paths])


def load_packages() -> list[CardFile]:
    """Load the cards that installed packages offer, all of them or none."""
    points = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return _all_or_none([_package(point) for point in points])


def load_again(files: Sequence[CardFile]) -> None:
    """Load in this process what another one has loaded; what is there already is left alone."""
    there = {file.name: file.sha256 for file in _loaded}
    for file in files:
        if there.get(file.name, file.sha256) != file.sha256:
            raise _refusal(file, DIFFERENT)
    _all_or_none([file for file in files if file.name not in there], pictures=False)


class Registered:
    """All that is registered now, to go back to."""

    def __init__(self) -> None:
        self._registries = [dict(registry) for registry in REGISTRIES]
        self._texts = own_texts()
        self._loaded = _loaded.copy()
        self._modules = set(sys.modules)

    def restore(self) -> None:
        """Take back what has been registered since."""
        for registry, before in zip(REGISTRIES, self._registries, strict=True):
            registry.clear()
            registry.update(before)
        restore_own_texts(self._texts)
        gone = [file for file in _loaded if file not in self._loaded]
        _loaded[:] = self._loaded
        for name in set(sys.modules) - self._modules:
            if name.startswith(PREFIX) or any(_belongs(name, file.module) for file in gone):
                del sys.modules[name]


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
    for other in _loaded:
        if other.name == file.name:
            if other.sha256 == file.sha256:
                return other
            raise _refusal(file, "another file of that name is loaded already")
    # Noted first, so that all of it is taken back.
    _loaded.append(file)
    known = set(fans.SOURCES)
    path = Path(file.path) if file.path else None
    try:
        with loading_from(Source(file.name, file.sha256), pictures):
            module = _run(file)
        _check_whole(module, set(fans.SOURCES) - known)
        _check_texts()
    except CitadellaError as problem:
        raise _refusal(file, str(problem).rstrip(".") + line_of(problem, path)) from None
    except KeyboardInterrupt:
        raise
    except BaseException as problem:
        raise _refusal(file, described(problem, path)) from None
    cards = tuple(name for name in fans.SOURCES if name not in known)
    whole = CardFile(file.name, file.sha256, cards, file.path, file.source, file.module)
    _loaded[-1] = whole
    return whole


def _refusal(file: CardFile, why: str) -> CardFileError:
    name = file.path or file.name
    sentence = f"The card file {quoted(name, 200)} cannot be used: {why}."
    return CardFileError("card-file", sentence, name, why)


# --- files ---------------------------------------------------------------------------------
def _read(path: Path, named: str) -> CardFile:
    if not path.is_file():
        raise CardFileError("no-file", f"There is no file {quoted(named, 200)}.", named)
    try:
        with path.open("rb") as opened:
            source = opened.read(MOST_BYTES + 1)
    except OSError as problem:
        why = "forbidden" if isinstance(problem, PermissionError) else "other"
        sentence = f"The file {quoted(named, 200)} cannot be read."
        raise CardFileError("unreadable", sentence, named, why) from None
    file = CardFile(path.name, hashlib.sha256(source).hexdigest(), path=str(path), source=source)
    if len(source) > MOST_BYTES:
        raise _refusal(file, f"it has more than {MOST_BYTES // 1024} KB")
    return file


def _run(file: CardFile) -> ModuleType:
    if file.module:
        if _digest(file.module) != file.sha256:
            raise MalformedError(DIFFERENT)
        return importlib.import_module(file.module)
    module = ModuleType(f"{PREFIX}{Path(file.name).stem}_{file.sha256[:12]}")
    module.__file__ = file.path
    # Dataclasses and pictures look their module up.
    sys.modules[module.__name__] = module
    exec(compile(file.source, file.path, "exec"), module.__dict__)
    return module


# --- packages ------------------------------------------------------------------------------
def _package(point: EntryPoint) -> CardFile:
    owner = point.dist.name if point.dist is not None else "?"
    name = f"{owner}:{point.name}"
    try:
        return CardFile(name, _digest(point.module), module=point.module)
    except (ImportError, MalformedError, OSError, ValueError) as problem:
        why = described(problem)
        sentence = f"The card file {quoted(name, 200)} cannot be used: {why}."
        raise CardFileError("card-file", sentence, name, why) from None


def _digest(module: str) -> str:
    """Return the hash of a module's file, or of all Python files of a package."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise MalformedError(f"there is no module {quoted(module)}")
    if not spec.submodule_search_locations:
        return hashlib.sha256(Path(spec.origin).read_bytes()).hexdigest()
    root = Path(spec.origin).parent
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        data = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(data)}\n".encode())
        digest.update(data)
    return digest.hexdigest()


# --- what has to be there ------------------------------------------------------------------
def _check_whole(module: ModuleType, cards: set[str]) -> None:
    """Refuse a file that forgets to say what it has made."""
    if not cards:
        raise MalformedError("it registers no character and no district")
    mine = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and thing.__module__ == module.__name__
    ]
    used: list[type] = [*fans.CHARACTERS.values(), *fans.DISTRICTS.values()]
    entered: list[type] = [*QUESTIONS.values(), *MARKERS.values()]
    for cls in mine:
        if issubclass(cls, Character | District) and not any(issubclass(u, cls) for u in used):
            raise MalformedError(f"the class {cls.__name__} is not registered")
        if issubclass(cls, Question | Marker) and not any(issubclass(e, cls) for e in entered):
            raise MalformedError(f"{cls.__name__} is not entered: write enter({cls.__name__})")


def _check_texts() -> None:
    for key in sorted(own_keys()):
        first, _, rest = key.partition("-")
        if first in OWNERS and rest not in OWNERS[first]:
            raise MalformedError(f"the text {quoted(key, 60)} is for nothing that there is")
