"""`make clean` keeps hand-written files."""

import shutil
import subprocess
from pathlib import Path

from tests.build.project import ROOT

WRITTEN = ("src/citadella/rules/card.py", "tests/test.py", "tools/a.py", "benchmarks/b.py")
MADE = (
    "src/citadella/rules/card.cpython-311-x86_64-linux-gnu.so",
    "src/citadella/rules/card.pyd",
    "src/citadella/rules/card.c",
    "src/citadella/rules/__native.h",
    "src/citadella__mypyc.cpython-311-x86_64-linux-gnu.so",
    "src/citadella/server/static/index.html",
    "src/citadella.egg-info/PKG-INFO",
    "src/citadella/__pycache__/x.pyc",
    "build/temp/card.o",
    "dist/citadella.whl",
    ".venv/bin/python",
)


def test_make_clean_removes_only_build_output(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in (*WRITTEN, *MADE, "examples/c.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")

    subprocess.run(["make", "clean"], cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)

    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {"Makefile", "examples/c.py", *WRITTEN}
