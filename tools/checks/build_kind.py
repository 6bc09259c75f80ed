"""Check that the imported citadella is the requested build, compiled or interpreted.

    python -m tools.checks.build_kind compiled|interpreted

If there is no C compiler, an interpreted build is accepted instead of the compiled one.
"""

from __future__ import annotations

import importlib
import os
import shlex
import shutil
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES


def compiler() -> str | None:
    """Return the path of the C compiler that a build would use, or None."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def main() -> None:
    """Compare the imported build with the one named on the command line."""
    wanted = sys.argv[1]
    where = importlib.import_module("citadella.rules.game").__file__ or ""
    found = "compiled" if where.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
    print(f"== This is the {found} build of citadella ({os.path.relpath(where)})", flush=True)
    if found == wanted:
        return
    if wanted == "compiled" and compiler() is None:
        print("== No C compiler found, so the compiled build cannot be tested", flush=True)
        return
    sys.exit(f"This is not the {wanted} build; build/build.log has the compiler's messages.")


if __name__ == "__main__":
    main()
