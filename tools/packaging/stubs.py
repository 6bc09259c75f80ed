"""Generate stubs (`.pyi`) for the compiled modules, for editors and type checkers.

    python -m tools.packaging.stubs [FOLDER]      write them (default: build/stubs)
    python -m tools.packaging.stubs --check       also type-check them and compare with the modules

Signatures, docstrings and descriptions of attributes and constants (`#:` comments) are taken from
the sources; types without an annotation are inferred by mypy. The top-level package also gets a
stub, because editors find the other stubs through it. setup.py runs this module when building a
compiled wheel. Stubs are not kept next to the sources, because type checkers would read the stubs
instead of the sources.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from mypy.build import BuildResult, build
from mypy.modulefinder import BuildSource
from mypy.nodes import SymbolTable, TypeAlias, TypeInfo, TypeVarExpr, Var
from mypy.options import Options
from mypy.types import (
    AnyType,
    CallableType,
    Instance,
    LiteralType,
    NoneType,
    Overloaded,
    TupleType,
    Type,
    TypeAliasType,
    TypeType,
    UnionType,
    get_proper_type,
)

from tools import ROOT

SOURCES = ROOT / "src"
NAME = re.compile(r"[A-Za-z_][\w.]*")
DROPPED = ("mypyc_attr",)
NOT_INSTALLED = shutil.ignore_patterns("__pycache__", "*.egg-info", "static")


def modules() -> dict[str, Path]:
    """Return the paths of the compiled modules and of the top-level package, by module name."""
    setup = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    (patterns,) = (
        ast.literal_eval(item.value)
        for item in setup.body
        if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "COMPILED"
    )
    package = SOURCES / "citadella"
    found = {package / "__init__.py", *(path for p in patterns for path in package.glob(p))}
    return {_module_name(path): path for path in sorted(found)}


def _module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def understood(paths: dict[str, Path]) -> BuildResult:
    """Return mypy's analysis of the modules, with all inferred types."""
    options = Options()
    options.python_version = (3, 11)
    options.mypy_path = [str(SOURCES)]
    options.ignore_missing_imports = True
    options.follow_imports = "silent"
    # Do not use mypy's cache, because cached results lack the symbol tables.
    options.incremental = False
    options.cache_dir = os.devnull
    sources = [BuildSource(str(path), name) for name, path in paths.items()]
    result = build(sources, options)
    if result.errors:
        sys.exit("\n".join(result.errors))
    return result


class Stub:
    """The stub of one module."""

    def __init__(self, name: str, source: str, result: BuildResult) -> None:
        """Parse the source of the module `name`; `result` is mypy's analysis."""
        self.name = name
        self.lines = source.splitlines()
        self.tree = ast.parse(source)
        self.file = result.files[name]
        self.described = self._descriptions(self.tree.body)
        # Names in inferred types that the source does not import, with their modules.
        self.more: dict[str, str] = {}
        # Names that the source imports, with their modules and their texts in the import statement.
        self.imports = {
            alias.asname or alias.name: (place, ast.unparse(alias))
            for place, aliases in _imports(self.tree.body)
            for alias in aliases
        }

    def text(self) -> str:
        """Return the text of the stub."""
        body = [made for item in self.tree.body for made in self._item(item)]
        used = {found for item in body for found in NAME.findall(ast.unparse(_undocumented(item)))}
        used = {found.split(".")[0] for found in used} | set(self._exported())
        text = ast.get_docstring(self.tree, clean=False)
        head: list[ast.stmt] = [] if text is None else [_docstring(text)]
        whole = ast.Module([*head, *self._import_lines(used), *body], [])
        return ast.unparse(ast.fix_missing_locations(whole)) + "\n"

    def _exported(self) -> list[str]:
        for item in self.tree.body:
            if isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "__all__":
                names: list[str] = ast.literal_eval(item.value)
                return names
        return []

    def _import_lines(self, used: set[str]) -> Iterator[ast.stmt]:
        """Yield the imports of the source that the stub uses, then those for inferred types."""
        wanted: dict[str, list[str]] = {}
        for name, place in self.more.items():
            wanted.setdefault(place, []).append(name)
        exported = self._exported()
        for name, (place, line) in self.imports.items():
            if name in used:
                # Write `name as name`, which marks a re-export for editors that ignore `__all__`.
                wanted.setdefault(place, []).append(
                    f"{name} as {name}" if name in exported else line
                )
        for place in sorted(wanted):
            names = [ast.alias(name) for name in sorted(wanted[place])]
            yield ast.ImportFrom(place, names, 0) if place else ast.Import(names)

    # --- module contents -----------------------------------------------------------------
    def _item(self, item: ast.stmt) -> Iterator[ast.stmt]:
        if isinstance(item, ast.ClassDef) and not item.name.startswith("_"):
            yield self._class(item)
        elif isinstance(item, ast.FunctionDef) and not item.name.startswith("_"):
            yield _signature(item)
        elif isinstance(item, ast.AnnAssign | ast.Assign):
            for made in self._value(item, self.file.names):
                yield from _with_description(made, self.described)

    def _value(self, item: ast.AnnAssign | ast.Assign, names: SymbolTable) -> Iterator[ast.stmt]:
        """Yield the declaration of a module constant or class attribute."""
        target = item.target if isinstance(item, ast.AnnAssign) else item.targets[0]
        if not isinstance(target, ast.Name):
            return
        if target.id == "__all__" or isinstance(names[target.id].node, TypeAlias | TypeVarExpr):
            yield item
        elif target.id == "__version__" or not target.id.startswith("_"):
            given = _unquoted(item.annotation) if isinstance(item, ast.AnnAssign) else None
            if given is not None and ast.unparse(given) not in ("Final", "ClassVar"):
                yield _declared(target.id, given)
                return
            inferred = ast.parse(self._type_of(names, target.id), mode="eval").body
            if given is not None:
                inferred = ast.Subscript(given, inferred, ast.Load())
            yield _declared(target.id, inferred)

    def _class(self, item: ast.ClassDef) -> ast.ClassDef:
        info = self.file.names[item.name].node
        assert isinstance(info, TypeInfo)
        body: list[ast.stmt] = []
        if text := ast.get_docstring(item, clean=False):
            body.append(_docstring(text))
        named: set[str] = set()
        described = self._descriptions(ast.walk(item))
        for inner in item.body:
            if isinstance(inner, ast.AnnAssign | ast.Assign):
                for made in self._value(inner, info.names):
                    body += _with_description(made, described)
                    named.add(_declared_name(made))
        given = {
            inner.target.attr: _unquoted(inner.annotation)
            for inner in ast.walk(item)
            if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute)
        }
        for name, symbol in info.names.items():
            # Skip names like "field-redefinition", which mypy adds for fields of named tuples.
            if name in named or name.startswith("_") or not name.isidentifier():
                continue
            if isinstance(symbol.node, Var):
                if name in given:
                    body += _with_description(_declared(name, given[name]), described)
                elif not symbol.node.is_property:
                    found = ast.parse(self._type_of(info.names, name), mode="eval").body
                    body += _with_description(_declared(name, found), described)
        for inner in item.body:
            if isinstance(inner, ast.FunctionDef) and _is_public(inner.name):
                body.append(_signature(inner))
        decorators = [d for d in item.decorator_list if not _is_dropped(d)]
        return ast.ClassDef(item.name, item.bases, item.keywords, body or [_nothing()], decorators)

    def _descriptions(self, nodes: Iterable[ast.AST]) -> dict[str, str]:
        """Return the `#:` description of each assigned name (the first, if a name has several)."""
        found: dict[str, str] = {}
        for node in nodes:
            if isinstance(node, ast.AnnAssign | ast.Assign):
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
                above = node.lineno - 2
                parts: list[str] = []
                while (line := self.lines[above].strip()).startswith("#:"):
                    parts.insert(0, line.removeprefix("#:").strip())
                    above -= 1
                behind = self.lines[(node.end_lineno or node.lineno) - 1].partition("  #: ")[2]
                if text := " ".join(parts) or behind.strip():
                    found.setdefault(name, text)
        return found

    def _type_of(self, names: SymbolTable, name: str) -> str:
        node = names[name].node
        found: Type | None = node.type if isinstance(node, Var) else None
        if found is None:
            sys.exit(f"mypy has not inferred the type of '{name}' in {self.name}.")
        return self._written(found)

    def _written(self, found: Type) -> str:
        """Return a type as source code; record in `more` which names must be imported."""
        match found:
            case TypeAliasType():
                return self._written(get_proper_type(found))
            case NoneType():
                return "None"
            case AnyType():
                return self._short("typing.Any")
            case LiteralType():
                return self._written(found.fallback)
            case Instance():
                inside = ", ".join([self._written(part) for part in found.args])
                short = self._short(found.type.fullname)
                if found.type.fullname == "builtins.tuple":
                    inside += ", ..."
                return f"{short}[{inside}]" if inside else short
            case TupleType():
                return f"tuple[{', '.join(self._written(part) for part in found.items)}]"
            case UnionType():
                return " | ".join(self._written(part) for part in found.items)
            case CallableType():
                if found.is_type_obj():
                    return f"type[{self._written(found.ret_type)}]"
                inside = ", ".join([self._written(part) for part in found.arg_types])
                made = self._short("collections.abc.Callable")
                return f"{made}[[{inside}], {self._written(found.ret_type)}]"
            case Overloaded():
                return self._written(found.items[0])
            case TypeType():
                return f"type[{self._written(found.item)}]"
        sys.exit(f"The type {found} in {self.name} cannot be written in a stub.")

    def _short(self, full: str) -> str:
        place, _, name = full.rpartition(".")
        if place not in ("builtins", self.name) and name not in self.imports:
            self.more[name] = place
        return name


def _imports(body: list[ast.stmt]) -> Iterator[tuple[str, list[ast.alias]]]:
    for item in body:
        if isinstance(item, ast.ImportFrom):
            yield item.module or "", item.names
        elif isinstance(item, ast.Import):
            yield "", item.names
        elif isinstance(item, ast.If) and ast.unparse(item.test) == "TYPE_CHECKING":
            yield from _imports(item.body)


def _is_public(name: str) -> bool:
    return not name.startswith("_") or name.endswith("_")


def _is_dropped(decorator: ast.expr) -> bool:
    return ast.unparse(decorator).startswith(DROPPED)


def _nothing() -> ast.stmt:
    return ast.Expr(ast.Constant(...))


def _docstring(text: str) -> ast.Expr:
    return ast.Expr(ast.Constant(text))


def _declared(name: str, annotation: ast.expr) -> ast.AnnAssign:
    return ast.AnnAssign(ast.Name(name, ast.Store()), annotation, None, 1)


def _declared_name(made: ast.stmt) -> str:
    return ast.unparse(made).partition(":")[0]


def _with_description(made: ast.stmt, described: dict[str, str]) -> Iterator[ast.stmt]:
    """Yield a declaration, followed by its description (if any) in the form of a docstring."""
    yield made
    if text := described.get(_declared_name(made)):
        yield _docstring(text)


class _Unquote(ast.NodeTransformer):
    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return ast.parse(node.value, mode="eval").body if isinstance(node.value, str) else node


def _unquoted(annotation: ast.expr) -> ast.expr:
    """Return an annotation without quotation marks, which are not needed in a stub."""
    found = _Unquote().visit(annotation)
    assert isinstance(found, ast.expr)
    return found


def _signature(item: ast.FunctionDef) -> ast.FunctionDef:
    """Reduce a function to its signature, in the form used in stubs, and its docstring."""
    given = item.args
    for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if argument is not None and argument.annotation is not None:
            argument.annotation = _unquoted(argument.annotation)
    given.defaults = [_shown(value) for value in given.defaults]
    given.kw_defaults = [None if value is None else _shown(value) for value in given.kw_defaults]
    if item.returns is not None:
        item.returns = _unquoted(item.returns)
    text = ast.get_docstring(item, clean=False)
    item.body = [_nothing()] if text is None else [_docstring(text), _nothing()]
    return item


def _shown(value: ast.expr) -> ast.expr:
    try:
        ast.literal_eval(value)
    except ValueError:
        return ast.Constant(...)
    return value


def _undocumented(item: ast.stmt) -> ast.stmt:
    """Return a copy without docstrings, because their words would be mistaken for used names."""
    copy = ast.parse(ast.unparse(ast.fix_missing_locations(item))).body[0]
    for node in ast.walk(copy):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not _is_text(part)] or [_nothing()]
    return _nothing() if _is_text(copy) else copy


def _is_text(item: ast.stmt) -> bool:
    return isinstance(item, ast.Expr) and isinstance(item.value, ast.Constant)


def write(folder: Path, paths: dict[str, Path] | None = None) -> list[str]:
    """Write the stubs of modules (default: all) into a folder and return the modules' names."""
    found = modules() if paths is None else paths
    result = understood(found)
    for name, path in found.items():
        place = folder / path.relative_to(SOURCES).with_suffix(".pyi")
        place.parent.mkdir(parents=True, exist_ok=True)
        stub = Stub(name, path.read_text(encoding="utf-8"), result)
        place.write_text(stub.text(), encoding="utf-8")
    return list(found)


def check(stubs: Path, names: list[str]) -> None:
    """Exit with an error if the stubs have type errors or disagree with the modules."""
    with TemporaryDirectory() as folder:
        # Put stubs and modules into one folder, as in an installed wheel.
        for place in (SOURCES, stubs):
            shutil.copytree(place, folder, ignore=NOT_INSTALLED, dirs_exist_ok=True)
        # stubtest finds the modules of a package. Pass the subpackages, not the top-level package,
        # because the latter has modules without stubs.
        packages = [n for n in names if n.count(".") and n.rpartition(".")[0] not in names[1:]]
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "mypy.stubtest",
                "--concise",
                "--ignore-missing-stub",
                *packages,
            ],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": folder},
            check=False,
        )
    if done.returncode:
        sys.exit("The stubs do not agree with the modules; see above.")


def main() -> None:
    """Write the stubs; with `--check`, also check them."""
    arguments = sys.argv[1:]
    checking = "--check" in arguments
    places = [Path(a) for a in arguments if a != "--check"]
    folder = places[0] if places else ROOT / "build" / "stubs"
    names = write(folder)
    if checking:
        check(folder, names)


if __name__ == "__main__":
    main()
