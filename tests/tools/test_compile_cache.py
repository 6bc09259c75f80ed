"""Output files of the C compiler are reused only if all their inputs are unchanged."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.packaging.compile_cache import Ingredients, make

HEADER = """\
#include "other.h"
extern int crown(void);
extern int king(void);
typedef struct {
    int gold;
} Purse;
"""
SOURCE = '#include "cards.h"\nint price(void) { return crown() + WAGE; }\n'


class Folder:
    """A folder of generated C code, a folder with the headers of a library, and a compiler."""

    def __init__(self, path: Path) -> None:
        self.generated = path / "generated"
        self.library = path / "library"
        self.generated.mkdir()
        self.library.mkdir()
        self.source = self.generated / "card.c"
        self.source.write_text(SOURCE, encoding="utf-8")
        (self.generated / "cards.h").write_text(HEADER, encoding="utf-8")
        (self.generated / "other.h").write_text("#define WAGE wage()\n", encoding="utf-8")
        (self.generated / "third.h").write_text("#define PAGE 1\n", encoding="utf-8")
        (self.library / "Python.h").write_text("/* 3.11 */\n", encoding="utf-8")
        self.compiler = path / "cc"
        self.compiler.write_text("", encoding="utf-8")
        self.compiler.chmod(0o755)
        self.flags = ["-O3"]

    def digest(self) -> str:
        folders = [f"-I{self.generated}", f"-I{self.library}"]
        command = [str(self.compiler), *self.flags, *folders]
        return Ingredients(self.generated).of_object(self.source, command)

    def change(self, name: str, old: str, new: str) -> None:
        path = self.generated.parent / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda f: f.change("generated/card.c", "+", "-"), id="the file itself"),
        pytest.param(lambda f: f.change("generated/cards.h", "int crown", "long crown"), id="used"),
        pytest.param(lambda f: f.change("generated/cards.h", "int gold", "long gold"), id="struct"),
        pytest.param(lambda f: f.change("generated/other.h", "wage()", "2"), id="header in header"),
        pytest.param(lambda f: f.change("library/Python.h", "3.11", "3.12"), id="library"),
        pytest.param(lambda f: f.flags.append("-DNDEBUG"), id="flags"),
        pytest.param(lambda f: os.utime(f.compiler, ns=(1, 1)), id="compiler"),
    ],
)
def test_anything_that_can_change_an_object_file_changes_its_digest(
    folder: Folder, change: Callable[[Folder], None]
) -> None:
    before = folder.digest()

    change(folder)

    assert folder.digest() != before


def test_an_environment_variable_of_the_compiler_changes_the_digest(
    folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = folder.digest()

    monkeypatch.setenv("CPATH", "/elsewhere")

    assert folder.digest() != before


def test_changing_a_declaration_used_through_a_macro_changes_the_digest(folder: Folder) -> None:
    folder.change("generated/cards.h", "extern int king", "extern int wage(void);\nextern int king")
    before = folder.digest()

    folder.change("generated/cards.h", "int wage", "long wage")

    assert folder.digest() != before


@pytest.mark.parametrize(
    "change",
    [
        pytest.param(lambda f: f.change("generated/cards.h", "int king", "long king"), id="unused"),
        pytest.param(lambda f: f.change("generated/third.h", "1", "2"), id="not included"),
        pytest.param(lambda f: os.utime(f.source, ns=(1, 1)), id="only touched"),
    ],
)
def test_a_change_that_cannot_affect_an_object_file_keeps_its_digest(
    folder: Folder, change: Callable[[Folder], None]
) -> None:
    before = folder.digest()

    change(folder)

    assert folder.digest() == before


def test_the_digest_does_not_depend_on_the_folder_of_the_library(folder: Folder) -> None:
    before = folder.digest()

    folder.library = folder.library.rename(folder.library.with_name("elsewhere"))

    assert folder.digest() == before


@pytest.mark.parametrize(
    "line",
    ["extern int king, crown;", "extern int (*crown)(int);", "extern int king; extern int crown;"],
)
def test_changing_a_line_with_several_or_complex_declarations_changes_the_digest(
    folder: Folder, line: str
) -> None:
    folder.change("generated/cards.h", "extern int king(void);", line)
    before = folder.digest()

    folder.change("generated/cards.h", line, line.replace("int", "long"))

    assert folder.digest() != before


def test_the_digest_of_a_library_depends_on_its_objects_and_the_link_command(
    folder: Folder,
) -> None:
    one, two = folder.library / "one.o", folder.library / "two.o"
    one.write_bytes(b"1")
    two.write_bytes(b"2")
    link = [str(folder.compiler), "-shared"]
    of_library = Ingredients(folder.generated).of_library
    before = of_library([str(one), str(two)], link)

    assert of_library([str(two), str(one)], link) != before
    assert of_library([str(one), str(two)], [*link, "-s"]) != before
    two.write_bytes(b"3")
    assert of_library([str(one), str(two)], link) != before


def test_a_step_runs_again_only_if_its_inputs_or_its_output_file_have_changed(
    tmp_path: Path,
) -> None:
    target = tmp_path / "new" / "card.o"
    taken: list[str] = []

    def step(text: str) -> Callable[[], object]:
        def write() -> None:
            taken.append(text)
            target.write_text(text, encoding="utf-8")

        return write

    make(target, "a", step("first"))
    make(target, "a", step("not again"))
    make(target, "b", step("made of something else"))
    target.write_text("damaged", encoding="utf-8")
    make(target, "b", step("mended"))
    target.unlink()
    make(target, "b", step("lost and found"))

    assert taken == ["first", "made of something else", "mended", "lost and found"]


def test_the_output_of_a_failed_step_is_not_reused(tmp_path: Path) -> None:
    target = tmp_path / "card.o"
    make(target, "a", lambda: target.write_text("good", encoding="utf-8"))

    def fail() -> None:
        target.write_text("half", encoding="utf-8")
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space"):
        make(target, "b", fail)

    make(target, "b", lambda: target.write_text("good", encoding="utf-8"))
    assert target.read_text(encoding="utf-8") == "good"
