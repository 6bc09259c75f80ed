"""Build script: compile the rules with mypyc, or install them as plain Python.

The same sources run both ways. `CITADELLA_PURE=1` selects plain Python; without a working C
compiler, the build prints a message and also installs plain Python. `CITADELLA_OPTIMIZE=lto` or
`pgo` makes gcc optimise more, as for released wheels. An editable install is always plain Python,
because a compiled module next to its source would hide later edits.
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
from tools.packaging.docstrings import document  # noqa: E402  # needs the line above

PACKAGE = Path("src", "citadella")

# The modules to compile, as glob patterns under src/citadella.
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
    "texts/story.py",
    "texts/wording.py",
)
# Modules to leave interpreted although they match COMPILED, as paths under src/citadella. State the
# reason for each.
INTERPRETED: frozenset[str] = frozenset()

EDITABLE_COMMANDS = {"develop", "editable_wheel"}
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"} | EDITABLE_COMMANDS
# Without alignment, the speed of the networks' inner loops depends on where the linker puts them.
ALIGN = "-falign-functions=32"
# Without this flag, gcc and clang do not inline functions across a shared library.
INLINE = "-fno-semantic-interposition"
# Without this flag, a fused multiply-add may round a * b + c only once, unlike plain Python.
ROUND_ALIKE = "-ffp-contract=off"
# The flags of CITADELLA_OPTIMIZE: `lto` is link-time optimisation; `pgo` also uses a profile of
# training games. Both make the build slower; docs/architecture.md has measurements.
LTO = ["-flto=auto", "-fno-fat-lto-objects"]
PROFILED = ["-fprofile-generate"]
TRAINED = ["-fprofile-use", "-fprofile-correction", "-fprofile-partial-training"]
FLAGS: dict[str, list[str]] = {"": [], "lto": LTO, "pgo": [*LTO, *TRAINED, "-Wno-missing-profile"]}
GENERATED = Path("build")  # where mypyc writes its C files
STUBS = GENERATED / "stubs"
KEPT = GENERATED / "compiled.json"  # the modules of the last build, and the digest of its inputs
JOBS = os.cpu_count() or 1
SETTINGS = ("CFLAGS", "CITADELLA_OPTIMIZE", "CPPFLAGS", "LDFLAGS", "LDSHARED")


class NativeBuildError(Exception):
    """The compiled build is not possible here; the message says why."""


def compiled_sources() -> list[str]:
    """Return the modules to compile, sorted for reproducible builds."""
    found = {path for pattern in COMPILED for path in (ROOT / PACKAGE).glob(pattern)}
    inside = sorted(path.relative_to(ROOT / PACKAGE).as_posix() for path in found)
    return [(PACKAGE / name).as_posix() for name in inside if name not in INTERPRETED]


def native_extensions() -> list[Extension]:
    """Translate the modules to C, as one group so that they can call each other directly.

    Each module becomes its own C file. On two cores, these files compile in half the time of a
    single large file, and the result is as fast.
    """
    try:
        from mypyc.build import mypycify
    except ImportError as problem:
        raise NativeBuildError("mypy is not installed") from problem
    # `make lint` does the strict type check; a build must not fail because of a missing stub.
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
        raise NativeBuildError("mypyc rejected the sources; see its messages above") from problem
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
    """Prints a line for each compiled C file; tools/packaging/install.py parses these lines."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._turn = threading.Lock()

    def one_more(self) -> None:
        """Count a compiled file and print the progress."""
        with self._turn:
            self._done += 1
            print(f"compiling {self._done} of {self._total}", flush=True)


class NativeBuild(build_ext):  # type: ignore[misc]  # setuptools publishes no types
    """`build_ext` with parallel, incremental compilation; raises NativeBuildError if it fails."""

    def finalize_options(self) -> None:
        """Build in parallel, and refuse to build in place."""
        super().finalize_options()
        self.parallel = JOBS
        if self.inplace:
            sys.exit("Compiled modules in the source folder would hide edits; use 'pip install .'")

    def build_extensions(self) -> None:
        """Compile; turn any error into NativeBuildError, so that plain Python can be installed."""
        try:
            if self.compiler.compiler_type == "unix":
                self._build_on_unix()
            else:
                super().build_extensions()
        except NativeBuildError:
            raise
        except Exception as problem:
            print(problem, flush=True)
            raise NativeBuildError("the C compiler failed; see its messages above") from problem

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
        """Compile the files of an extension in parallel, or reuse cached objects, and link them."""
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
        """Link the extension next to its objects, where later builds find it, and copy it."""
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
    """Return the value of CITADELLA_OPTIMIZE, or '' if the compiler is not gcc."""
    wanted = os.environ.get("CITADELLA_OPTIMIZE", "")
    if wanted not in FLAGS:
        raise NativeBuildError(
            f"CITADELLA_OPTIMIZE is {wanted!r}, not one of {', '.join(filter(None, FLAGS))}"
        )
    if wanted:
        asked = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=False)
        if "Free Software Foundation" not in asked.stdout:
            print(
                f"citadella: {compiler} is not gcc, so CITADELLA_OPTIMIZE is ignored.", flush=True
            )
            return ""
    return wanted


def train(package: str, profiles: str) -> None:
    """Play the training games with the instrumented build, which writes to `profiles`."""
    for old in Path(profiles).rglob("*.gcda"):
        old.unlink()
    # A fixed hash seed gives the same profile, and so the same wheel, every time.
    path = os.pathsep.join([os.path.abspath(package), os.environ.get("PYTHONPATH", "")])
    settings = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    if not ran("tools.packaging.training_games", env=settings):
        raise NativeBuildError("the training games failed; see their messages above")


class KeptBuild(build_ext):  # type: ignore[misc]
    """`build_ext` that copies the last build; used if the inputs have not changed since then."""

    linked: ClassVar[dict[str, str]] = {}

    def build_extensions(self) -> None:
        """Copy the modules of the last build."""
        for library, linked in self.linked.items():
            target = Path(self.build_lib, library)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(linked, target)


def ingredients() -> str:
    """Return a digest of all build inputs, including the modules that mypyc does not compile."""
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
    """Return the modules of the last build if they exist and are up to date, else an empty list."""
    try:
        made_of, names, KeptBuild.linked = json.loads(KEPT.read_text(encoding="utf-8"))
        if made_of != ingredients() or not all(map(os.path.exists, KeptBuild.linked.values())):
            return []
    except (OSError, ValueError, metadata.PackageNotFoundError):
        return []
    return [Extension(name, []) for name in names]


class WithStubs(build_py):  # type: ignore[misc]
    """`build_py` that also installs a stub for every compiled module."""

    def run(self) -> None:
        """Copy the modules, then the stubs."""
        super().run()
        if write_stubs():
            shutil.copytree(
                STUBS, self.build_lib, ignore=shutil.ignore_patterns("made-of"), dirs_exist_ok=True
            )


def write_stubs() -> bool:
    """Write the stubs unless they are up to date; return whether they exist."""
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
        print("citadella: installing without stubs; see the messages above.", flush=True)
        return False
    note.write_text(made_of, encoding="utf-8")
    return True


def ran(module: str, *arguments: str, env: Mapping[str, str] | None = None) -> bool:
    """Run a module of the project and return whether it succeeded."""
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, env=env, check=False).returncode == 0


def forget_earlier_build() -> None:
    """Remove the copied modules of earlier builds, so that no stale file gets into a wheel."""
    for leftover in (ROOT / "build").glob("lib*"):
        shutil.rmtree(leftover)


def uncover_sources() -> None:
    """Remove compiled modules that other tools have put next to the sources."""
    for path in (ROOT / "src").rglob("*"):
        if path.suffix in (".so", ".pyd"):
            path.unlink()
            print(f"citadella: removed {path.relative_to(ROOT)}, which hid its source.", flush=True)


def build_client() -> None:
    """Build the browser client into the package, unless the package already contains it."""
    if (ROOT / "web").exists() and not (ROOT / PACKAGE / "server" / "static").exists():
        print("citadella: building the browser client.", flush=True)
        if not ran("tools.packaging.client"):
            print(
                "citadella: installing without the browser client; see messages above.", flush=True
            )


def main() -> None:
    """Build compiled modules if possible, otherwise install plain Python."""
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
        print("citadella: plain Python build, because CITADELLA_PURE is set.", flush=True)
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
            f"citadella: installing as plain Python, which is slower but equivalent: {problem}.",
            flush=True,
        )
        setup()


main()
