"""The default data folder on this machine."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """Return the default folder for data such as saved games."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "citadella"
