"""Generate the API reference of `citadella` and its public packages.

The pages are made from the stubs that `tools.packaging.stubs` writes, because stubs contain all
types and only public names. `tools.generate.docs_site` adds the pages to the documentation site.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from tools.packaging import stubs

#: The members of each class that belong in the reference; all others are only for card files.
MEMBERS: Final = {
    "Game": "setup seed round crown players over log history to_act new legal_actions play"
    " play_recorded is_legal why_not view standing result copy can_undo undo",
    "Action": "verb text card other_card character type seat amount rank beautified parse",
    "Dice": "from_seed copy below",
}
#: The members of each class that the reference for card files omits: internals of actions, and data
#: (for undo, the draft and the memory of seats) that card files must change through functions.
INTERNAL: Final = {
    "Action": "first second",
    "Verb": "stride table",
    "Game": "floor prologue origin marks deck_seen draft_move draft_crown",
    "Player": "picks seen",
}
#: The modules of `citadella.env`; users import the one they need.
ENVIRONMENTS: Final = ("aec", "single", "vector", "openspiel", "batch", "reader", "rewards")


class Name(NamedTuple):
    """A public name, the module that defines it, and the members to show."""

    name: str
    #: The original name, in the module that defines the object.
    original: str
    module: str
    #: The members to show (None: all public members), and the members to hide.
    members: frozenset[str] | None = None
    internal: frozenset[str] = frozenset()


class Page(NamedTuple):
    """A page of the reference."""

    file: str
    title: str
    lead: str
    names: tuple[Name, ...]


def _source(module: str) -> Path:
    path = stubs.SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _place(module: str, name: str) -> tuple[str, str]:
    """Return the module in which `name` is originally defined, and its name there."""
    for item in ast.parse(_source(module).read_text("utf-8")).body:
        if isinstance(item, ast.ImportFrom) and item.module:
            for alias in item.names:
                if (alias.asname or alias.name) == name:
                    return _place(item.module, alias.name)
    return module, name


def _exported(
    package: str, members: Mapping[str, str], internal: Mapping[str, str]
) -> Iterator[Name]:
    """Yield the public names of a package with the modules that define them."""
    names: list[str] = importlib.import_module(package).__all__
    for name in sorted(names, key=lambda name: (name.islower(), name.isupper(), name)):
        module, original = _place(package, name)
        shown = frozenset(members[name].split()) if name in members else None
        yield Name(name, original, module, shown, frozenset(internal.get(name, "").split()))


def pages() -> list[Page]:
    """Return all pages of the reference."""
    env: list[Name] = []
    for module in ENVIRONMENTS:
        tree = ast.parse(_source(f"citadella.env.{module}").read_text("utf-8"))
        for item in tree.body:
            if isinstance(item, ast.ClassDef | ast.FunctionDef) and not item.name.startswith("_"):
                env.append(Name(item.name, item.name, f"citadella.env.{module}"))
    return [
        Page(
            "reference.md",
            "API reference",
            "Everything that `import citadella` offers; [the library](api.md) shows it in examples."
            " See also [bots](reference-bots.md), [environments](reference-env.md) and"
            " [homebrew cards](reference-homebrew.md). Names that are not listed may change.",
            tuple(_exported("citadella", MEMBERS, {})),
        ),
        Page(
            "reference-bots.md",
            "API reference: bots",
            "`citadella.bots`: the bots, and making them by name ([tutorial](own-bot.md)).",
            tuple(_exported("citadella.bots", {}, {})),
        ),
        Page(
            "reference-env.md",
            "API reference: environments",
            "`citadella.env`: the game for machine learning ([encoding](encoding.md)). Import the"
            " module of the library you use.",
            tuple(env),
        ),
        Page(
            "reference-homebrew.md",
            "API reference: homebrew cards",
            "`citadella.homebrew`: everything a card file needs ([tutorial](homebrew.md)).",
            tuple(_exported("citadella.homebrew", {}, INTERNAL)),
        ),
    ]


class Reference:
    """Renders pages from the stubs of the modules that define the names shown."""

    def __init__(self, modules: Iterable[str]) -> None:
        """Generate and parse the stubs of `modules`."""
        paths = stubs.modules()
        for module in modules:
            paths[module] = _source(module)
        with TemporaryDirectory() as temporary:
            folder = Path(temporary)
            stubs.write(folder, paths)
            self.trees = {
                module: ast.parse(
                    (
                        folder / paths[module].relative_to(stubs.SOURCES).with_suffix(".pyi")
                    ).read_text("utf-8")
                )
                for module in modules
            }
        #: Public attributes that lack a description.
        self.undescribed: list[str] = []

    def render(self, page: Page) -> str:
        """Return a page as Markdown."""
        parts = [f"# {page.title}", page.lead]
        for name in page.names:
            parts += self._name(name)
        return "\n\n".join(parts) + "\n"

    def _name(self, wanted: Name) -> Iterator[str]:
        body = self.trees[wanted.module].body
        for i, item in enumerate(body):
            if isinstance(item, ast.ClassDef) and item.name == wanted.original:
                yield from self._class(item, wanted)
            elif isinstance(item, ast.FunctionDef) and item.name == wanted.original:
                yield f"## {wanted.name}\n\n{_signature(item)}\n\n{_doc(item)}"
            elif isinstance(item, ast.AnnAssign) and ast.unparse(item.target) == wanted.original:
                yield f"## {wanted.name}\n\n`{_type(item.annotation)}`"
                yield self._described(body, i, f"{wanted.module}.{wanted.name}")

    def _described(self, body: list[ast.stmt], at: int, full_name: str) -> str:
        behind = body[at + 1] if at + 1 < len(body) else None
        if isinstance(behind, ast.Expr) and isinstance(behind.value, ast.Constant):
            if isinstance(behind.value.value, str):
                return behind.value.value
        self.undescribed.append(full_name)
        return ""

    def _class(self, item: ast.ClassDef, wanted: Name) -> Iterator[str]:
        def is_shown(name: str) -> bool:
            chosen = wanted.members is None or name in wanted.members
            return chosen and not name.startswith("_") and name not in wanted.internal

        yield f"## {wanted.name}"
        yield _doc(item)
        if item.bases:
            yield f"Subclass of {', '.join(f'`{ast.unparse(base)}`' for base in item.bases)}."
        rows: list[str] = []
        methods: list[str] = []
        for i, inner in enumerate(item.body):
            if isinstance(inner, ast.AnnAssign) and is_shown(name := ast.unparse(inner.target)):
                text = self._described(item.body, i, f"{wanted.module}.{item.name}.{name}")
                rows.append(f"| `{name}` | `{_type(inner.annotation)}` | {_cell(text)} |")
            elif isinstance(inner, ast.FunctionDef):
                decorators = [ast.unparse(d) for d in inner.decorator_list]
                if "property" in decorators and is_shown(inner.name):
                    returned = "" if inner.returns is None else f"`{_type(inner.returns)}`"
                    rows.append(f"| `{inner.name}` | {returned} | {_cell(_doc(inner))} |")
                elif inner.name == "__init__" and not wanted.members:
                    yield f"{_signature(inner, wanted.name)}\n\n{_doc(inner)}".rstrip()
                elif is_shown(inner.name):
                    methods.append(f"### {wanted.name}.{inner.name}\n\n{_signature(inner)}")
                    methods.append(_doc(inner))
        if rows:
            yield "\n".join(["| attribute | type | |", "| --- | --- | --- |", *rows])
        yield from methods


def _doc(item: ast.ClassDef | ast.FunctionDef) -> str:
    return ast.get_docstring(item) or ""


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _type(annotation: ast.expr) -> str:
    text = ast.unparse(annotation)
    for wrapper in ("Final", "ClassVar"):
        if text.startswith(f"{wrapper}["):
            text = text[len(wrapper) + 1 : -1]
    return text.replace("|", "\\|")


def _signature(item: ast.FunctionDef, class_name: str = "") -> str:
    """Return the signature of a function as code; for a constructor, that of its class."""
    bare = ast.FunctionDef(item.name, item.args, [ast.Pass()], item.decorator_list, item.returns)
    code = ast.unparse(ast.fix_missing_locations(bare)).removesuffix(":\n    pass")
    code = re.sub(r"\((?:self|cls)(?:, |(?=\)))", "(", code, count=1)
    if class_name:
        code = code.replace("def __init__", f"class {class_name}").removesuffix(" -> None")
    return f"```python\n{code}\n```"


def render() -> tuple[dict[str, str], list[str]]:
    """Return the pages by file name, and the public attributes that lack a description."""
    found = pages()
    reference = Reference(sorted({name.module for page in found for name in page.names}))
    return {page.file: reference.render(page) for page in found}, sorted(set(reference.undescribed))
