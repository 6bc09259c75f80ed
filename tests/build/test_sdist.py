"""The source archive contains the files needed to build, test and change the project."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tests.build.project import BACKEND, ROOT

FOLDERS = (
    "benchmarks", "docs", "examples", "licenses", "requirements", "src", "tests", "tools", "web",
    ".ci", ".devcontainer", ".github",
)  # fmt: skip
FILES = (
    ".editorconfig", ".pre-commit-config.yaml", "CHANGELOG.md", "CITATION.cff", "CONTRIBUTING.md",
    "LICENSE", "MANIFEST.in", "Makefile", "README.md", "SECURITY.md", "mkdocs.yml",
    "pyproject.toml", "setup.py",
)  # fmt: skip
# Generated files that tools and builds write into `FOLDERS`.
LEFT = shutil.ignore_patterns(
    "__pycache__", "*.egg-info", "*.so", "*.pyd", "static", "node_modules", ".*_cache"
)


def test_every_hand_written_file_is_in_the_source_archive(tmp_path: Path) -> None:
    folder, out = tmp_path / "project", tmp_path / "out"
    folder.mkdir()
    out.mkdir()
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT)
    for name in FILES:
        shutil.copy(ROOT / name, folder)
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    for made in ("web/node_modules/x/index.js", "src/citadella/rules/x.so", "tools/x.pyc"):
        (folder / made).parent.mkdir(parents=True, exist_ok=True)
        (folder / made).write_text("", encoding="utf-8")

    subprocess.run(
        [sys.executable, "-c", BACKEND.format("sdist"), str(out)],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        check=True,
    )

    (archive,) = out.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {member.name.partition("/")[2] for member in packed if member.isfile()}
    assert written <= names
    assert not [name for name in names - written if "egg-info" not in name and "/" in name]
