"""Where the games of a person are kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the folder where games are kept, unless another is named."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "citadella"
