"""How the package is built: compiled if it can be, else plain Python, and it says so."""

import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.build.project import PLAIN, PLAY_TOY, ROOT, Project, holds_extension
from tools.checks.build_kind import compiler


def test_a_pure_build_holds_the_whole_package_and_no_extension(tmp_path: Path) -> None:
    project = Project(tmp_path)
    junk = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "citadella", project.package, ignore=junk, dirs_exist_ok=True)
    files = [path for path in project.package.rglob("*") if path.is_file()]

    wheel = project.build(CITADELLA_PURE="1")

    assert wheel.name.endswith("-py3-none-any.whl")
    assert project.sentences() == ["citadella: plain Python build, as CITADELLA_PURE asks."]
    expected = {path.relative_to(project.package.parent).as_posix() for path in files}
    packed = {name for name in ZipFile(wheel).namelist() if name.startswith("citadella/")}
    assert packed == expected
    licences = {name.partition("/licenses/")[2] for name in ZipFile(wheel).namelist()}
    assert {"LICENSE", "licenses/game-icons-CC-BY-3.0.txt"} < licences
    assert len([name for name in licences if name.endswith("-OFL-1.1.txt")]) == 2
    where = project.run(
        wheel, "import citadella.rules.game as game; print(game.__name__, game.__file__)"
    )
    assert where == f"citadella.rules.game {tmp_path / 'installed/citadella/rules/game.py'}"


def test_a_build_is_compiled_where_there_is_a_compiler(toy: Project) -> None:
    wheel = toy.build()

    assert holds_extension(wheel) == (compiler() is not None), toy.said
    assert (toy.sentences() == []) == (compiler() is not None)
    assert toy.run(wheel, PLAY_TOY) == "3"


def test_a_broken_compiler_means_plain_python_and_one_sentence(toy: Project) -> None:
    false = shutil.which("false")
    assert false is not None

    wheel = toy.build(CC=false)

    assert wheel.name.endswith("-py3-none-any.whl")
    assert toy.sentences() == [f"{PLAIN}the C compiler failed, see its messages above."]
    assert toy.extensions_left() == []
    assert toy.run(wheel, PLAY_TOY) == "3"


def test_a_missing_compiler_means_plain_python_and_one_sentence(toy: Project) -> None:
    toy.build(CC="no-such-compiler")

    assert toy.sentences() == [f"{PLAIN}there is no C compiler called no-such-compiler."]
    assert toy.extensions_left() == []


def test_a_compiler_that_fails_half_way_leaves_no_extension_behind(toy: Project) -> None:
    # It builds the small modules and fails on the library that they all need.
    if compiler() is None:
        pytest.skip("there is no C compiler here")
    fake = toy.folder / "half-compiler"
    fake.write_text(
        f'#!/bin/sh\ncase "$*" in *__native*) exit 1;; esac\nexec "{compiler()}" "$@"\n',
        encoding="utf-8",
    )
    fake.chmod(0o755)

    wheel = toy.build(CC=str(fake))

    assert not holds_extension(wheel)
    assert len(toy.sentences()) == 1
    assert toy.extensions_left() == []


def test_sources_that_mypyc_refuses_mean_plain_python_and_one_sentence(toy: Project) -> None:
    toy.write({"rules/wrong.py": "gold: int = 'two'\n"})

    wheel = toy.build()

    assert toy.sentences() == [f"{PLAIN}mypyc refused the sources, see its messages above."]
    assert not holds_extension(wheel)


def test_a_wheel_holds_nothing_of_an_earlier_build(toy: Project) -> None:
    toy.build(CITADELLA_PURE="1")
    (toy.package / "rules" / "card.py").unlink()

    wheel = toy.build(CITADELLA_PURE="1")

    assert "citadella/rules/card.py" not in ZipFile(wheel).namelist()
