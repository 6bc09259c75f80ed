"""Put the docstrings of the sources into the C code that mypyc makes of them.

mypyc keeps the signatures and drops the docstrings; with them `help` says as much in the compiled
build as in the other. The setup script calls this between translating and compiling.
"""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

NATIVE = re.compile(r"__native_(\w+)\.c")
PREFIX = re.compile(r"static PyMethodDef (\w+)module_methods\[\]")
Documented = ast.ClassDef | ast.FunctionDef


def document(c_file: Path, sources: Path) -> Path:
    """Return a copy of a C file with the docstrings of its module, in a folder beside it.

    It is written anew only if it changes, so that nothing is compiled in vain.
    """
    source = _source_of(c_file, sources)
    if source is None:
        return c_file
    code = c_file.read_text(encoding="utf-8")
    documented = with_docstrings(code, source.read_text(encoding="utf-8")).encode()
    copy = c_file.parent / "documented" / c_file.name
    if not copy.exists() or copy.read_bytes() != documented:
        copy.parent.mkdir(exist_ok=True)
        copy.write_bytes(documented)
    return copy


def _source_of(c_file: Path, sources: Path) -> Path | None:
    found = NATIVE.fullmatch(c_file.name)
    if found is None:
        return None
    place = sources.joinpath(*found[1].split("___"))
    for source in (place.with_suffix(".py"), place / "__init__.py"):
        if source.exists():
            return source
    return None


def with_docstrings(code: str, source: str) -> str:
    """Return the C code of a module with the docstrings of its source."""
    found = PREFIX.search(code)
    if found is None:
        return code
    prefix = found[1]
    module = ast.parse(source)
    text = ast.get_docstring(module)
    if text:
        code = code.replace("NULL, /* docstring */", f"{_literal(text)}, /* docstring */", 1)
    code = _methods(code, f"{prefix}module_methods[]", module.body)
    for item in module.body:
        if isinstance(item, ast.ClassDef):
            name = f"{prefix}___{item.name}"
            code = _type(code, f"CPyType_{name}_template_", item)
            code = _methods(code, f"{name}_methods[]", item.body)
            code = _properties(code, f"{name}_getseters[]", item.body)
    return code


def _literal(text: str) -> str:
    return f"PyDoc_STR({_quoted(text)})"


def _quoted(text: str) -> str:
    letters: list[str] = []
    for byte in inspect.cleandoc(text).encode():
        if byte == 10:
            letters.append("\\n")
        elif byte in b'"\\?}' or not 32 <= byte < 127:
            letters.append(f"\\{byte:03o}")
        else:
            letters.append(chr(byte))
    return '"' + "".join(letters) + '"'


def _documented(items: list[ast.stmt], properties: bool) -> list[tuple[str, str]]:
    """The names and docstrings of the functions, or of the properties, of a body."""
    found: list[tuple[str, str]] = []
    for item in items:
        if isinstance(item, ast.FunctionDef):
            decorators = [ast.unparse(decorator) for decorator in item.decorator_list]
            text = ast.get_docstring(item)
            if text and ("property" in decorators) == properties:
                found.append((item.name, text))
    return found


def _within(code: str, start: str) -> tuple[int, int]:
    """Where a table of this name begins and ends (at the same place if there is none)."""
    begin = code.find(f" {start} = {{")
    return (0, 0) if begin < 0 else (begin, code.index("};", begin))


def _methods(code: str, table: str, items: list[ast.stmt]) -> str:
    begin, end = _within(code, table)
    inside = code[begin:end]
    for name, text in _documented(items, properties=False):
        # {"name", (PyCFunction)…, flags, PyDoc_STR("name(…)\n--\n\n")} or PyDoc_STR(NULL)
        inside = _filled(inside, rf'\{{"{name}",[^{{}}]*?', text)
    return code[:begin] + inside + code[end:]


def _type(code: str, table: str, item: ast.ClassDef) -> str:
    begin, end = _within(code, table)
    text = ast.get_docstring(item)
    if text is None:
        return code
    return code[:begin] + _filled(code[begin:end], r"\.tp_doc = ", text) + code[end:]


def _filled(table: str, before: str, text: str) -> str:
    """Put a docstring behind the signature that stands there, if one does."""

    def filled(found: re.Match[str]) -> str:
        signature = "" if found[2] == "NULL" else f"{found[2]} "
        return f"{found[1]}{signature}{_quoted(text)})"

    return re.sub(rf'({before}PyDoc_STR\()("(?:[^"\\]|\\.)*"|NULL)\)', filled, table, count=1)


def _properties(code: str, table: str, items: list[ast.stmt]) -> str:
    begin, end = _within(code, table)
    inside = code[begin:end]
    for name, text in _documented(items, properties=True):
        # {"name", (getter)…, (setter)… or NULL, docstring, closure}
        entry = re.search(rf'\{{"{name}",\s*\(getter\)[^{{}}]*?(NULL), NULL\}}', inside)
        if entry is not None:
            inside = inside[: entry.start(1)] + _literal(text) + inside[entry.end(1) :]
    return code[:begin] + inside + code[end:]
