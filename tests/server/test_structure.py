"""The structure of the server's sources: small files and classes, unique class names."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import citadella.server

MAX_LINES = 500
MAX_METHODS = 20
SOURCES = sorted(Path(citadella.server.__file__).parent.rglob("*.py"))
CLASSES = [
    node
    for path in SOURCES
    for node in ast.walk(ast.parse(path.read_text("utf-8")))
    if isinstance(node, ast.ClassDef)
]


def test_source_files_have_at_most_500_lines() -> None:
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in SOURCES}
    assert len(lines) > 50
    assert not {name: count for name, count in lines.items() if count > MAX_LINES}


def test_classes_have_at_most_20_methods() -> None:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    methods = {node.name: sum(isinstance(m, kinds) for m in node.body) for node in CLASSES}
    assert not {name: count for name, count in methods.items() if count > MAX_METHODS}


def test_class_names_are_unique() -> None:
    names = Counter(node.name for node in CLASSES)
    assert not [name for name, count in names.items() if count > 1]
