"""Build step: compile the rules with mypyc, or install them as plain Python.

The same files run both ways. `CITADELLA_PURE=1` asks for plain Python; without a working
C compiler the build falls back to it and says so. `CITADELLA_OPTIMIZE=lto` or `pgo` asks gcc for
faster code, as released wheels have it. An editable install is always plain Python: a compiled
module beside its source would hide every later edit.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import Any, ClassVar

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))
from tools.packaging.compile_cache import Ingredients, digest, make, tools  # noqa: E402
from tools.packaging.docstrings import document  # noqa: E402  # an installer looks elsewhere

PACKAGE = Path("src", "citadella")

# What is compiled: whole packages, and single modules of packages that stay interpreted.
COMPILED = (
    "rules/**/*.py",
    "knowledge/**/*.py",
    "bots/builder.py",
    "bots/heuristics/*.py",
    "bots/neural/model.py",
    "bots/neural/network.py",
    "bots/neural/win_probability.py",
    "bots/neural/policy.py",
    "bots/neural/features.py",
    "bots/neural/pick_priors.py",
    "bots/search/*.py",
    "bots/search_model.py",
    "bots/strategist.py",
    "env/actions.py",
    "env/batch.py",
    "env/encoder.py",
    "env/observation.py",
    "env/rewards.py",
    "env/room.py",
    "env/things.py",
    "lab/playout.py",
)
# Modules in those packages that stay interpreted, as paths under src/citadella, each with a reason.
INTERPRETED: frozenset[str] = frozenset()

EDITABLE_COMMANDS = {"develop", "editable_wheel"}
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"} | EDITABLE_COMMANDS
# Without this flag the speed of the networks' inner loops depends on where the linker puts them.
ALIGN = "-falign-functions=32"
# Without this flag gcc and clang do not inline the functions of a shared library.
INLINE = "-fno-semantic-interposition"
# Without this one some processors round a * b + c once instead of twice, unlike plain Python.
ROUND_ALIKE = "-ffp-contract=off"
# What CITADELLA_OPTIMIZE may ask of gcc: link-time optimisation, or that with a profile of training
# games. Both take longer to build; docs/architecture.md has the measurements.
LTO = ["-flto=auto", "-fno-fat-lto-objects"]
PROFILED = ["-fprofile-generate"]
TRAINED = ["-fprofile-use", "-fprofile-correction", "-fprofile-partial-training"]
FLAGS: dict[str, list[str]] = {"": [], "lto": LTO, "pgo": [*LTO, *TRAINED, "-Wno-missing-profile"]}
GENERATED = Path("build")  # where mypyc writes its C files
STUBS = GENERATED / "stubs"
KEPT = GENERATED / "compiled.json"  # the last compiled modules, and what they were made of
JOBS = os.cpu_count() or 1
SETTINGS = ("CFLAGS", "CITADELLA_OPTIMIZE", "CPPFLAGS", "LDFLAGS", "LDSHARED")


class NativeBuildError(Exception):
    """The compiled build is not possible here; the text says why."""


def compiled_sources() -> list[str]:
    """The modules to compile, sorted, so that every machine builds the same thing."""
    found = {path for pattern in COMPILED for path in (ROOT / PACKAGE).glob(pattern)}
    inside = sorted(path.relative_to(ROOT / PACKAGE).as_posix() for path in found)
    return [(PACKAGE / name).as_posix() for name in inside if name not in INTERPRETED]


def native_extensions() -> list[Extension]:
    """Translate the modules to C, as one group so that they call each other directly.

    One C file per module builds in half the time of one big file on two cores, and runs as fast.
    """
    try:
        from mypyc.build import mypycify
    except ImportError as problem:
        raise NativeBuildError("mypy is not installed") from problem
    # `make lint` is strict about types; a build must not fail over a missing stub.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    try:
        extensions: list[Extension] = mypycify(
            [*options, *compiled_sources()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="citadella",
        )
    except SystemExit as problem:
        raise NativeBuildError("mypyc refused the sources, see its messages above") from problem
    for extension in extensions:
        extension.sources = [str(document(Path(name), ROOT / "src")) for name in extension.sources]
        if os.name == "posix":
            extension.extra_compile_args = [
                *extension.extra_compile_args,
                ALIGN,
                INLINE,
                ROUND_ALIKE,
            ]
    return extensions


class Progress:
    """Counts the C files that are done; tools/packaging/install.py shows the lines of this form."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._turn = threading.Lock()

    def one_more(self) -> None:
        """Say how many files are done, of how many."""
        with self._turn:
            self._done += 1
            print(f"compiling {self._done} of {self._total}", flush=True)


class NativeBuild(build_ext):  # type: ignore[misc]  # setuptools publishes no types
    """`build_ext` on all cores, of what changed; it tells a failed compiler from other errors."""

    def finalize_options(self) -> None:
        """Build several extensions at once, and none into the sources."""
        super().finalize_options()
        self.parallel = JOBS
        if self.inplace:
            sys.exit(
                "Compiled modules beside their sources would hide edits: pip install . instead."
            )

    def build_extensions(self) -> None:
        """Compile; whatever goes wrong in here is a reason to fall back."""
        try:
            if self.compiler.compiler_type == "unix":
                self._build_on_unix()
            else:
                super().build_extensions()
        except NativeBuildError:
            raise
        except Exception as problem:
            print(problem, flush=True)
            raise NativeBuildError("the C compiler failed, see its messages above") from problem

    def _build_on_unix(self) -> None:
        program = self.compiler.compiler_so[0]
        if shutil.which(program) is None:
            raise NativeBuildError(f"there is no C compiler called {program}")
        KEPT.unlink(missing_ok=True)
        optimization = requested_optimization(program)
        if optimization == "pgo":
            self._build_with(PROFILED)
            train(self.build_lib, self.build_temp)
        self._build_with(FLAGS[optimization])
        names = [extension.name for extension in self.extensions]
        KEPT.write_text(json.dumps([ingredients(), names, self._linked]), encoding="utf-8")

    def _build_with(self, flags: Sequence[str]) -> None:
        self._flags = flags
        self._ingredients = Ingredients(GENERATED)
        self._progress = Progress(sum(len(one.sources) for one in self.extensions))
        self._linked: dict[str, str] = {}
        super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        """Compile the files of an extension at the same time, and link it; reuse what is there."""
        if self.compiler.compiler_type != "unix":
            super().build_extension(extension)
            return
        with ThreadPoolExecutor(JOBS) as pool:
            objects = list(pool.map(partial(self._compile, extension), extension.sources))
        self._link(extension, objects)

    def _compile(self, extension: Extension, source: str) -> str:
        compiler: Any = self.compiler
        (target,) = compiler.object_filenames([source], output_dir=self.build_temp)
        folders = [*compiler.include_dirs, *extension.include_dirs]
        flags = [*extension.extra_compile_args, *self._flags]
        macros = [*extension.define_macros, *((name,) for name in extension.undef_macros)]
        command = [*compiler.compiler_so, repr(macros), *(f"-I{one}" for one in folders), *flags]
        make(
            Path(target),
            self._ingredients.of_object(Path(source), command),
            lambda: compiler.compile(
                [source],
                output_dir=self.build_temp,
                macros=macros,
                include_dirs=extension.include_dirs,
                extra_postargs=flags,
            ),
        )
        self._progress.one_more()
        return str(target)

    def _link(self, extension: Extension, objects: list[str]) -> None:
        """Link beside the objects and copy from there: the folder of the wheel starts empty."""
        library = self.get_ext_fullpath(extension.name)
        inside = Path(library).relative_to(self.build_lib)
        linked = Path(self.build_temp, inside)
        options: dict[str, Any] = {
            "libraries": self.get_libraries(extension),
            "library_dirs": extension.library_dirs,
            "runtime_library_dirs": extension.runtime_library_dirs,
            "extra_postargs": [*extension.extra_link_args, *self._flags],
        }
        command = [*self.compiler.linker_so, repr(sorted(options.items()))]
        make(
            linked,
            self._ingredients.of_library(objects, command),
            lambda: self.compiler.link_shared_object(objects, str(linked), **options),
        )
        Path(library).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(linked, library)
        self._linked[inside.as_posix()] = linked.as_posix()


def requested_optimization(compiler: str) -> str:
    """Return what CITADELLA_OPTIMIZE asks for, if this compiler can do it."""
    wanted = os.environ.get("CITADELLA_OPTIMIZE", "")
    if wanted not in FLAGS:
        raise NativeBuildError(
            f"CITADELLA_OPTIMIZE is {wanted!r}, not one of {', '.join(filter(None, FLAGS))}"
        )
    if wanted:
        asked = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
        if "Free Software Foundation" not in asked.stdout:
            print(
                f"citadella: {compiler} is not gcc: CITADELLA_OPTIMIZE has no effect.", flush=True
            )
            return ""
    return wanted


def train(package: str, profiles: str) -> None:
    """Play the training games on the instrumented build, which writes profiles into `profiles`."""
    for old in Path(profiles).rglob("*.gcda"):
        old.unlink()
    # The same profile every time, so that the same sources give the same wheel.
    path = os.pathsep.join([os.path.abspath(package), os.environ.get("PYTHONPATH", "")])
    settings = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    if not ran("tools.packaging.training_games", env=settings):
        raise NativeBuildError("the training games failed, see their messages above")


class KeptBuild(build_ext):  # type: ignore[misc]
    """`build_ext` after a change that no compiled module can notice: it only copies."""

    linked: ClassVar[dict[str, str]] = {}

    def build_extensions(self) -> None:
        """Copy the modules of the last build."""
        for library, linked in self.linked.items():
            target = Path(self.build_lib, library)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(linked, target)


def ingredients() -> str:
    """Everything that compiled modules come from; mypyc looks into the plain ones, too."""
    files = [
        *sorted(Path("src").rglob("*.py")),
        Path("setup.py"),
        *sorted(Path("tools", "packaging").glob("*.py")),
    ]
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    flags = repr([os.environ.get(name) for name in SETTINGS])
    known = (sys.version, sysconfig.get_platform(), metadata.version("mypy"), flags)
    facts = [*(fact.encode() for fact in known), tools(compiler)]
    return digest([*facts, *(part for path in files for part in (bytes(path), path.read_bytes()))])


def kept_extensions() -> list[Extension]:
    """The compiled modules of the last build, if they are still there and made of the same."""
    try:
        made_of, names, KeptBuild.linked = json.loads(KEPT.read_text(encoding="utf-8"))
        if made_of != ingredients() or not all(map(os.path.exists, KeptBuild.linked.values())):
            return []
    except (OSError, ValueError, metadata.PackageNotFoundError):
        return []
    return [Extension(name, []) for name in names]


class WithStubs(build_py):  # type: ignore[misc]
    """`build_py` that lays a stub beside every compiled module."""

    def run(self) -> None:
        """Copy the modules, then the stubs."""
        super().run()
        if write_stubs():
            shutil.copytree(
                STUBS, self.build_lib, ignore=shutil.ignore_patterns("made-of"), dirs_exist_ok=True
            )


def write_stubs() -> bool:
    """Write the stubs, unless they are there and nothing has changed; say whether they are."""
    writer = ROOT / "tools" / "packaging" / "stubs.py"
    if not writer.exists():
        return False
    sources = [*compiled_sources(), str(PACKAGE / "__init__.py"), str(writer)]
    made_of = digest(Path(name).read_bytes() for name in sources)
    note = STUBS / "made-of"
    if note.exists() and note.read_text(encoding="utf-8") == made_of:
        return True
    shutil.rmtree(STUBS, ignore_errors=True)
    if not ran("tools.packaging.stubs", str(STUBS)):
        print("citadella: installing without stubs, see above.", flush=True)
        return False
    note.write_text(made_of, encoding="utf-8")
    return True


def ran(module: str, *arguments: str, env: Mapping[str, str] | None = None) -> bool:
    """Run a module of the project and return whether it succeeded."""
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env=env, check=False).returncode == 0


def forget_earlier_build() -> None:
    """Remove copied modules, so that a wheel never holds a file of an earlier build."""
    for leftover in (ROOT / "build").glob("lib*"):
        shutil.rmtree(leftover)


def uncover_sources() -> None:
    """Remove compiled modules that some other tool has put beside the sources."""
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".so", ".pyd"):
            path.unlink()
            print(f"citadella: removed {path.relative_to(ROOT)}, which hid its source.", flush=True)


def build_client() -> None:
    """Build the browser client into the package, unless it is there already."""
    if (ROOT / "web").exists() and not (ROOT / PACKAGE / "server" / "static").exists():
        print("citadella: building the browser client.", flush=True)
        if not ran("tools.packaging.client"):
            print("citadella: installing without the browser client, see above.", flush=True)


def main() -> None:
    """Build compiled if asked to build and able to, else plain."""
    os.chdir(ROOT)
    if BUILD_COMMANDS.isdisjoint(sys.argv):
        setup()
        return
    forget_earlier_build()
    build_client()
    if not EDITABLE_COMMANDS.isdisjoint(sys.argv):
        uncover_sources()
        print("citadella: an editable install runs the sources as plain Python.", flush=True)
        setup()
        return
    if os.environ.get("CITADELLA_PURE", "0") not in ("", "0"):
        print("citadella: plain Python build, as CITADELLA_PURE asks.", flush=True)
        setup()
        return
    kept = kept_extensions()
    if kept:
        setup(ext_modules=kept, cmdclass={"build_ext": KeptBuild, "build_py": WithStubs})
        return
    try:
        setup(
            ext_modules=native_extensions(),
            cmdclass={"build_ext": NativeBuild, "build_py": WithStubs},
        )
    except NativeBuildError as problem:
        forget_earlier_build()
        print(
            f"citadella: installing as plain Python, which plays the same but slower: {problem}.",
            flush=True,
        )
        setup()


main()
