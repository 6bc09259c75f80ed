"""Thinking that goes wrong, for workers (which import this module by its name)."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

from citadella.server.thinking import think

FAULTS = {
    "mortal": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "slow": lambda: time.sleep(600),
    "broken": lambda: [][0],
}


def think_badly(bot: str, seed: str, view: dict[str, Any], actions: list[str]) -> str:
    """Do what the bot's name says."""
    if bot == "cheat":
        return "win"
    if bot in FAULTS:
        FAULTS[bot]()
    return think(bot, seed, view, actions)
