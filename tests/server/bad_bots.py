"""Thinking that goes wrong, for workers (which import this module by its name)."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

from citadella.server.bot_workers import think


def think_badly(bot: str, seed: str, view: dict[str, Any], actions: list[str]) -> tuple[str, float]:
    """Do what the bot's name says."""
    match bot:
        case "mortal":
            os.kill(os.getpid(), signal.SIGKILL)
        case "slow":
            time.sleep(600)
        case "broken":
            raise ValueError("no idea")
        case "cheat":
            return "win", 0.0
    return think(bot, seed, view, actions)
