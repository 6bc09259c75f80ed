"""Records: whole games as setup, seed and actions, which can be verified by replaying them."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from typing import Any

from citadella.notation.json_reader import JsonReader, word
from citadella.notation.setups import setup_from_json, setup_to_json
from citadella.rules.action import Action, read_part
from citadella.rules.errors import CitadellaError, IllegalError, MalformedError, Words, shortened
from citadella.rules.game import Game
from citadella.rules.setup import Setup

HEADING = "citadella record 1"
MAX_NAME_LENGTH = 60
MAX_BOT_LENGTH = 1000
# The Unicode categories that names must not contain, because they break lines, control a terminal
# or change the writing direction.
HIDDEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})


class Record:
    """The setup, seed and actions of a game, from which it can be replayed."""

    def __init__(
        self,
        setup: Setup,
        seed: str,
        actions: list[Action],
        result: list[int] | None = None,
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
    ) -> None:
        """Store the game; `result` holds the totals by seat if the game is over.

        `names` and `bots` have one entry per seat, or are empty if unknown; in `bots`, '' stands
        for a person.
        """
        self.setup = setup  #: The cards and the number of players.
        self.seed = seed  #: The seed from which the game was dealt.
        self.actions = actions  #: All actions, in order.
        self.result = result  #: The totals by seat; None if the game is not over.
        #: The names of the players by seat; empty if unknown.
        self.names = _checked(names, setup.players, "names", MAX_NAME_LENGTH)
        #: The bots by seat, '' for a person; empty if unknown.
        self.bots = _checked(bots, setup.players, "bots", MAX_BOT_LENGTH)

    def __repr__(self) -> str:
        parts = [
            f"{self.setup.edition} {self.setup.preset_name or 'custom cards'}",
            f"{self.setup.players} players",
            f"seed {self.seed!r}",
            f"{len(self.actions)} actions",
        ]
        if self.names:
            parts.append(f"names {list(self.names)}")
        if self.result is not None:
            parts.append(f"result {self.result}")
        return f"<Record: {', '.join(parts)}>"

    @staticmethod
    def of(game: Game, names: Sequence[str] = (), bots: Sequence[str] = ()) -> Record:
        """Return the record of a game dealt from a seed; `names` and `bots` are listed by seat."""
        if not game.seed:
            raise MalformedError("Only a game dealt from a seed has a record.")
        totals = game.result().totals if game.over else None
        return Record(game.setup, game.seed, game.history.copy(), totals, names, bots)

    def replay(self, events: bool = False, upto: int | None = None) -> Game:
        """Return the game after at most `upto` actions; raise if the record is inconsistent."""
        game = Game.new(self.setup, self.seed, events)
        count = len(self.actions) if upto is None else upto
        for i, action in enumerate(self.actions[:count]):
            try:
                game.play_recorded(action)
            except CitadellaError as error:
                raise _located(error, "Action {number} of the record: {error}.", i + 1) from None
        if upto is None and self.result is not None:
            if not game.over:
                raise MalformedError("The record has a result, but its game does not end.")
            if game.result().totals != self.result:
                raise MalformedError(
                    "The record has the result {result}, but replaying it gives {totals}.",
                    result=self.result,
                    totals=game.result().totals,
                )
        return game

    # --- JSON --------------------------------------------------------------------------
    def to_json(self) -> str:
        """Return the record as JSON."""
        data: dict[str, Any] = {
            "citadella": "record 1",
            "setup": setup_to_json(self.setup),
            "seed": self.seed,
            "actions": [action.text for action in self.actions],
        }
        if self.names:
            data["names"] = list(self.names)
        if self.bots:
            data["bots"] = list(self.bots)
        if self.result is not None:
            data["result"] = self.result
        return json.dumps(data, ensure_ascii=False)

    @staticmethod
    def from_json(text: str, changed: bool = False) -> Record:
        """Return the record in this JSON; raise if it is invalid (see `parse`)."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError, TypeError):
            raise MalformedError("The record is not valid JSON.") from None
        reader = JsonReader(data, Words("The record"))
        if reader.text("citadella") != "record 1":
            raise MalformedError("The record must have the key 'citadella' with 'record 1'.")
        setup = setup_from_json(reader.raw("setup"), changed)
        setup.box()
        seed = reader.text("seed")
        if not seed:
            raise MalformedError("The record has no seed.")
        actions = [Action.parse(text) for text in reader.items("actions", word)]
        result = reader.raw("result")
        if result is not None and not (
            isinstance(result, list)
            and all(isinstance(n, int) and not isinstance(n, bool) for n in result)
        ):
            raise MalformedError("The record: 'result' must be a list of whole numbers.")
        names = reader.items("names", word)
        bots = reader.items("bots", word)
        reader.done()
        return Record(setup, seed, actions, result, names, bots)

    # --- text --------------------------------------------------------------------------
    def to_text(self) -> str:
        """Return the record as readable text, by rounds, with one seat and action per line."""
        lines = [
            HEADING,
            f"setup = {json.dumps(setup_to_json(self.setup), ensure_ascii=False)}",
            f"seed = {self.seed}",
        ]
        if self.names:
            lines.append(f"names = {json.dumps(list(self.names), ensure_ascii=False)}")
        if self.bots:
            lines.append(f"bots = {json.dumps(list(self.bots), ensure_ascii=False)}")
        game = Game.new(self.setup, self.seed)
        shown = 0
        for action in self.actions:
            if game.round != shown:
                shown = game.round
                lines.append(f"# round {shown}, crown @{game.crown}")
            lines.append(f"@{game.to_act} {action.text}")
            game.play_recorded(action)
        if self.result is not None:
            lines.append(f"result = {' '.join(str(n) for n in self.result)}")
        return "\n".join(lines) + "\n"

    @staticmethod
    def from_text(text: str, changed: bool = False) -> Record:
        """Return the record in this text; raise if it is invalid or an action has a wrong seat."""
        lines = [(n, line.strip()) for n, line in enumerate(text.splitlines(), 1)]
        lines = [(n, line) for n, line in lines if line and not line.startswith("#")]
        if not lines or lines[0][1] != HEADING:
            raise MalformedError("A record must begin with the line '{heading}'.", heading=HEADING)
        setup: Setup | None = None
        seed = ""
        result: list[int] | None = None
        players: dict[str, list[str]] = {"names": [], "bots": []}
        marked: list[tuple[int, int, Action]] = []
        for n, line in lines[1:]:
            key, sign, value = line.partition(" = ")
            if line.startswith("@"):
                mark, _, action = line.partition(" ")
                marked.append((n, read_part("seat", mark), Action.parse(action)))
            elif sign and key == "setup":
                setup = setup_from_json(_json(value, key), changed)
                setup.box()
            elif sign and key == "seed":
                seed = value
            elif sign and key in players:
                players[key] = JsonReader({key: _json(value, key)}, Words("The record")).items(
                    key, word
                )
            elif sign and key == "result":
                result = _numbers(value)
            else:
                raise MalformedError(
                    "'{line}' is not a line of a record.", line=shortened(line, 60)
                )
        if setup is None or not seed:
            raise MalformedError("The record must have a setup and a seed.")
        record = Record(setup, seed, [action for _, _, action in marked], result, **players)
        record._check_marks(marked)
        return record

    def _check_marks(self, marked: list[tuple[int, int, Action]]) -> None:
        game = Game.new(self.setup, self.seed)
        for n, seat, action in marked:
            if game.to_act != seat:
                facts = {"number": n, "seat": seat, "action": action.text, "asked": game.to_act}
                if game.over:
                    raise MalformedError(
                        "Line {number} of the record says '@{seat} {action}', but at that point "
                        "the game is over.",
                        **facts,
                    )
                raise MalformedError(
                    "Line {number} of the record says '@{seat} {action}', but at that point seat "
                    "{asked} is asked.",
                    **facts,
                )
            try:
                game.play_recorded(action)
            except CitadellaError as error:
                raise _located(error, "Line {number} of the record: {error}.", n) from None

    @staticmethod
    def parse(text: str, changed: bool = False) -> Record:
        """Return the record in this text or JSON.

        The record's card files must be loaded. If `changed` is true, they may have been changed
        since the game was recorded.
        """
        if text.lstrip().startswith("{"):
            return Record.from_json(text, changed)
        return Record.from_text(text, changed)


def _json(text: str, what: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise MalformedError("The record: '{what}' is not valid JSON.", what=what) from None


def _located(error: CitadellaError, template: str, number: int) -> CitadellaError:
    """Return an error of the same kind that also says which item of the record is wrong."""
    kind = IllegalError if isinstance(error, IllegalError) else MalformedError
    return kind(template, number=number, error=error)


def _numbers(text: str) -> list[int]:
    try:
        return [int(word) for word in text.split()]
    except ValueError:
        raise MalformedError("The record's result must consist of whole numbers.") from None


def _checked(words: Sequence[str], players: int, what: str, longest: int) -> tuple[str, ...]:
    """Return the words; raise unless there are 0 or `players` of them and all are valid."""
    if isinstance(words, str) or len(words) not in (0, players):
        raise MalformedError(
            "The record must have {players} items in '{what}', one for each player, or none.",
            what=what,
            players=players,
        )
    for said in words:
        hidden = any(unicodedata.category(letter) in HIDDEN for letter in said)
        if hidden or len(said) > longest or said != said.strip():
            raise MalformedError(
                "The record: '{said}' is not allowed in '{what}'.",
                said=shortened(said),
                what=what,
            )
    return tuple(words)
