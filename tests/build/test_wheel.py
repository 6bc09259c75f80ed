"""Wheels: compiled if possible, otherwise plain Python with the reason in one sentence."""

import shutil
import subprocess
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.build.project import PLAIN, PLAY_TOY, ROOT, Project, holds_extension
from tools.checks.build_kind import compiler


def _is_gcc() -> bool:
    program = compiler()
    if program is None:
        return False
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in version.stdout


needs_gcc = pytest.mark.skipif(not _is_gcc(), reason="there is no gcc here")


def test_a_pure_build_contains_the_whole_package_and_no_extension(tmp_path: Path) -> None:
    project = Project(tmp_path)
    junk = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "citadella", project.package, ignore=junk, dirs_exist_ok=True)
    files = [path for path in project.package.rglob("*") if path.is_file()]

    wheel = project.build(CITADELLA_PURE="1")

    assert wheel.name.endswith("-py3-none-any.whl")
    assert project.sentences() == ["citadella: plain Python build, because CITADELLA_PURE is set."]
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


def test_a_build_is_compiled_if_there_is_a_compiler(toy: Project) -> None:
    wheel = toy.build()

    assert holds_extension(wheel) == (compiler() is not None), toy.said
    assert (toy.sentences() == []) == (compiler() is not None)
    assert toy.run(wheel, PLAY_TOY) == "3"


def test_a_broken_compiler_gives_a_pure_python_build_and_a_one_sentence_reason(
    toy: Project,
) -> None:
    false = shutil.which("false")
    assert false is not None

    wheel = toy.build(CC=false)

    assert wheel.name.endswith("-py3-none-any.whl")
    assert toy.sentences() == [f"{PLAIN}the C compiler failed; see its messages above."]
    assert toy.extensions_left() == []
    assert toy.run(wheel, PLAY_TOY) == "3"


def test_a_missing_compiler_gives_a_pure_python_build_and_a_one_sentence_reason(
    toy: Project,
) -> None:
    toy.build(CC="no-such-compiler")

    assert toy.sentences() == [f"{PLAIN}there is no C compiler called no-such-compiler."]
    assert toy.extensions_left() == []


def test_a_compiler_that_fails_half_way_leaves_no_extension_behind(toy: Project) -> None:
    # The fake compiler builds the small modules and fails on the library that they all need.
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


def test_sources_that_mypyc_rejects_give_a_pure_python_build_and_a_one_sentence_reason(
    toy: Project,
) -> None:
    toy.write({"rules/wrong.py": "gold: int = 'two'\n"})

    wheel = toy.build()

    assert toy.sentences() == [f"{PLAIN}mypyc rejected the sources; see its messages above."]
    assert not holds_extension(wheel)


TRAINING = "tools/packaging/training_games.py"


@needs_gcc
def test_a_profile_guided_build_plays_the_training_games_and_uses_their_profile(
    toy: Project,
) -> None:
    (toy.folder / TRAINING).write_text(PLAY_TOY + "\nprint('trained')", encoding="utf-8")

    wheel = toy.build(CITADELLA_OPTIMIZE="pgo")

    assert holds_extension(wheel), toy.said
    assert toy.said.index("trained") < toy.said.rindex("-fprofile-use")
    assert list((toy.folder / "build").rglob("*___rules___game.gcda"))
    assert toy.run(wheel, PLAY_TOY) == "3"


@needs_gcc
def test_failing_training_games_give_a_pure_python_build_and_a_one_sentence_reason(
    toy: Project,
) -> None:
    (toy.folder / TRAINING).write_text("raise SystemExit(1)\n", encoding="utf-8")

    wheel = toy.build(CITADELLA_OPTIMIZE="pgo")

    assert toy.sentences() == [f"{PLAIN}the training games failed; see their messages above."]
    assert not holds_extension(wheel)


@needs_gcc
def test_a_build_with_link_time_optimization_gives_the_same_result(toy: Project) -> None:
    wheel = toy.build(CITADELLA_OPTIMIZE="lto")

    assert "-flto" in toy.said
    assert toy.run(wheel, PLAY_TOY) == "3"


def test_optimization_settings_are_ignored_by_compilers_other_than_gcc(toy: Project) -> None:
    if compiler() is None:
        pytest.skip("there is no C compiler here")
    other = toy.folder / "other-compiler"
    other.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && exec echo other 1.0\nexec "{compiler()}" "$@"\n',
        encoding="utf-8",
    )
    other.chmod(0o755)

    wheel = toy.build(CITADELLA_OPTIMIZE="pgo", CC=str(other))

    assert toy.sentences() == [f"citadella: {other} is not gcc, so CITADELLA_OPTIMIZE is ignored."]
    assert "-flto" not in toy.said
    assert holds_extension(wheel)


def test_an_unknown_optimization_is_reported(toy: Project) -> None:
    toy.build(CITADELLA_OPTIMIZE="fast")

    if compiler() is not None:
        assert toy.sentences() == [f"{PLAIN}CITADELLA_OPTIMIZE is 'fast', not one of lto, pgo."]


def test_a_wheel_contains_nothing_from_an_earlier_build(toy: Project) -> None:
    toy.build(CITADELLA_PURE="1")
    (toy.package / "rules" / "card.py").unlink()

    wheel = toy.build(CITADELLA_PURE="1")

    assert "citadella/rules/card.py" not in ZipFile(wheel).namelist()
