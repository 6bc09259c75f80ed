"""Failures of bots: the error message, and the record saved for `citadella replay`."""

from __future__ import annotations

from pathlib import Path

from citadella.cli.arguments import UserError
from citadella.lab.match import Failure
from citadella.texts import Texts


def tell_failure(texts: Texts, failure: Failure, game: int, folder: Path) -> str:
    """Save the record of a failed game in the folder and return the error message."""
    path = folder / f"failed-game-{game}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(failure.record, encoding="utf-8")
    except OSError:
        raise UserError(texts("error-unwritable", file=str(path))) from None
    return texts(
        f"failed-{failure.kind}",
        bot=failure.bot,
        seat=f"@{failure.seat}",
        game=str(game),
        decision=str(failure.decision),
        detail=failure.detail,
        file=str(path),
    )
