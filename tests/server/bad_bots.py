"""Bots that fail in worker processes, which import this module by name."""

from __future__ import annotations

import os
import signal
import time

import msgspec

from citadella.server.bots.workers import BotRequest, answer


def answer_badly(question: bytes) -> bytes:
    """Fail in the way that the bot's name indicates; answer correctly for other bots."""
    match msgspec.json.decode(question, type=BotRequest).bot:
        case "mortal":
            os.kill(os.getpid(), signal.SIGKILL)
        case "slow":
            time.sleep(600)
        case "broken":
            raise ValueError("this bot always fails")
        case "cheat":
            return b"win"
    return answer(question)
