"""The journal of a tournament: an append-only file of finished deals.

The file consists of JSON lines with checksums: first the tournament, then one line per deal in the
order of completion. If a crash left the last line incomplete, that line is dropped.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any, Final

from citadella.bots.from_file import file_digest
from citadella.lab.arena import DealGame, PlayedDeal, Tournament
from citadella.lab.match import Failure, Played
from citadella.rules import CitadellaError, homebrew
from citadella.rules.editions import by_the_letter, printed_choices

FORMAT: Final = "arena 1"
#: The parameters that may change when a tournament is resumed.
MAY_CHANGE: Final = ("games", "patient")
#: Parameters that a journal omits when they have these default values.
DEFAULTS: Final[dict[str, Any]] = {"as_printed": [], "what_if": []}


class JournalError(CitadellaError):
    """A journal that cannot be used."""

    def __init__(self, problem: str, sentence: str, **facts: str) -> None:
        super().__init__(sentence)
        self.problem = problem
        self.facts = {**facts}


class Journal:
    """The file with the results of a tournament, open for appending."""

    def __init__(self, path: Path, tournament: Tournament, resume: bool) -> None:
        """Open the file at `path` and read its deals into `finished`.

        Raise JournalError if the file has results, unless `resume` is true and they are from the
        same tournament.
        """
        self.path = path
        self.finished: list[PlayedDeal] = []
        kept = ""
        if path.exists() and path.stat().st_size:
            if not resume:
                raise JournalError(
                    "results-there",
                    f"'{path}' already contains results: continue with --resume, "
                    "or choose another folder.",
                    file=str(path),
                )
            kept = self._read(tournament)
        path.parent.mkdir(parents=True, exist_ok=True)
        # Keep the text that `_read` has accepted; this cuts off an incomplete last line.
        self._file: IO[bytes] = path.open("r+b" if kept else "wb")
        self._file.truncate(len(kept.encode()))
        self._file.seek(0, 2)
        if not kept:
            self._write({"citadella": FORMAT, "tournament": _plan(tournament)})

    def add(self, deal: PlayedDeal) -> None:
        """Append a deal and flush the file, so that the deal survives a crash of the program."""
        self._write({"deal": deal.number, "tables": [_table_to_json(t) for t in deal.tables]})

    def close(self) -> None:
        self._file.close()

    def _write(self, data: dict[str, Any]) -> None:
        text = json.dumps(data, separators=(",", ":"))
        self._file.write(f"{_sum(text)} {text}\n".encode())
        self._file.flush()

    def _read(self, tournament: Tournament) -> str:
        """Read the finished deals; return the text without an incomplete last line."""
        try:
            text = self.path.read_text(encoding="utf-8", errors="replace")
        except OSError as problem:
            raise JournalError(
                "unreadable",
                f"The file '{self.path}' cannot be read: {problem.strerror}.",
                file=str(self.path),
                why=problem.strerror or "",
            ) from None
        good = ""
        lines = text.splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            data = _checked(line)
            if data is None and number == len(lines):
                break
            try:
                if data is None:
                    raise ValueError
                if number == 1:
                    self._compare(data, tournament)
                else:
                    self.finished.append(
                        PlayedDeal(data["deal"], [_table_from_json(t) for t in data["tables"]])
                    )
            except (KeyError, TypeError, ValueError) as problem:
                if isinstance(problem, JournalError):
                    raise
                raise JournalError(
                    "results-spoilt",
                    f"Line {number} of '{self.path}' has been changed or damaged.",
                    file=str(self.path),
                    line=str(number),
                ) from None
            good += line
        return good

    def _compare(self, data: dict[str, Any], tournament: Tournament) -> None:
        if data["citadella"] != FORMAT:
            raise ValueError
        there, asked = data["tournament"], _plan(tournament)
        if "own" in there:  # the former name of the key `homebrew`
            there["homebrew"] = there.pop("own")
        if there.pop("by_the_letter", False):
            there["as_printed"] = list(by_the_letter(there["edition"]))
        for key in {**asked, **there}:
            before, now = _of(there, key), _of(asked, key)
            if key not in MAY_CHANGE and before != now:
                raise JournalError(
                    "results-other",
                    f"The results in '{self.path}' are from another tournament: "
                    f"'{key}' was {before!r} and is {now!r}.",
                    file=str(self.path),
                    what=key,
                    before=json.dumps(before, ensure_ascii=False),
                    now=json.dumps(now, ensure_ascii=False),
                )


def _plan(tournament: Tournament) -> dict[str, Any]:
    data = asdict(tournament)
    for key in ("bots", "cards", "homebrew", "what_if"):
        data[key] = list(data[key])
    # Digests prevent a tournament from being resumed after a bot or homebrew card has changed.
    data["files"] = [file_digest(bot) for bot in tournament.bots]
    data["as_printed"] = list(printed_choices(tournament.edition, tournament.as_printed))
    # Omit defaults, because journals of earlier versions lack these keys.
    for key, default in DEFAULTS.items():
        if data[key] == default:
            del data[key]
    data["card_files"] = homebrew.files_of((*tournament.cards, *tournament.homebrew))
    return data


def _of(plan: dict[str, Any], key: str) -> Any:
    return plan.get(key, DEFAULTS[key]) if key in DEFAULTS else plan[key]


def _sum(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"


def _checked(line: str) -> dict[str, Any] | None:
    """Return the JSON object of a line, or None if the line is incomplete or damaged."""
    checksum, _, text = line.rstrip("\n").partition(" ")
    if not line.endswith("\n") or _sum(text) != checksum:
        return None
    data = json.loads(text)
    return data if isinstance(data, dict) else None


def _table_to_json(table: DealGame) -> dict[str, Any]:
    played = asdict(table.played)
    played["seconds"] = [round(seconds, 6) for seconds in table.played.seconds]
    for failure in played["failures"]:
        failure["record"] = ""
    return {"seats": table.seats, **played}


def _table_from_json(data: dict[str, Any]) -> DealGame:
    rest = dict(data)
    seats = rest.pop("seats")
    failures = [Failure(**failure) for failure in rest.pop("failures")]
    return DealGame(seats, Played(**rest, failures=failures))
