"""Expensive checks of copies, positions, records and undo, which run only in some games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from citadella.knowledge import view
from citadella.notation import Position, Record
from citadella.notation.state import game_to_json
from citadella.notation.validation import all_cards
from citadella.rules import Action, Game, event
from citadella.rules.card import UNKNOWN
from tests.properties.games import Watch

# Events that reveal something, so that the action that caused them cannot be undone.
SHOWS: Final = frozenset(
    {
        event.ROUND,
        event.FACE_UP,
        event.CALLED,
        event.REVEALED,
        event.DREW,
        event.LOOKED,
        event.HANDS_SWAPPED,
        event.ROLES_SWAPPED,
        event.ROLE_RECEIVED,
        event.THREAT_REVEALED,
        event.WARRANT_REVEALED,
    }
)


class Sometimes(Watch):
    """The base class of checks that run at each decision with probability 1 / `every`."""

    def __init__(self, seed: str, every: int) -> None:
        """Choose the decisions at random, depending on `seed`."""
        self.random = random.Random(f"{type(self).__name__} {seed}")
        self.every = every

    def now(self) -> bool:
        """Return whether to check this decision."""
        return self.random.random() * self.every < 1


class EveryOption(Sometimes):
    """Checks that every legal action can be played, and that copies are independent."""

    def __init__(self, seed: str, every: int) -> None:
        super().__init__(seed, every)
        self.kept: Game | None = None
        self.kept_state: dict[str, Any] = {}

    def asked(self, game: Game) -> None:
        """Play every legal action on a copy; check that the copy kept earlier has not changed."""
        if game.over or not self.now():
            return
        if self.kept is not None:
            assert game_to_json(self.kept) == self.kept_state, (
                "a copy has changed with its original"
            )
            assert self.kept.history == game.history[: len(self.kept.history)]
        state = game_to_json(game)
        moves = len(game.history)
        deck = Counter(game.box.deck)
        for action in game.legal_actions():
            twin = game.copy()
            assert game_to_json(twin) == state
            twin.play(action)
            assert Counter(all_cards(twin)) == deck
            assert twin.over or twin.legal_actions()
            assert twin.history[moves:] == [action]
        assert game_to_json(game) == state, "the game has changed with its copy"
        assert len(game.history) == moves
        self.kept = game.copy()
        self.kept_state = state


class Restored(Sometimes):
    """Checks that a position read back from JSON or text is equal and continues identically."""

    def __init__(self, seed: str, every: int) -> None:
        super().__init__(seed, every)
        self.shadow: Game | None = None

    def asked(self, game: Game) -> None:
        """Compare the restored game with the original, then restore it again from its position."""
        if self.shadow is not None and (game.over or self.now()):
            assert game_to_json(self.shadow) == game_to_json(game), "the restored game differs"
        if self.now() or game.over:
            position = Position.of(game)
            assert Position.from_json(position.to_json()) == position
            assert Position.from_text(position.to_text()) == position
            data = Position.from_json(position.to_json())
            self.shadow = data.game()
            assert Position.of(self.shadow) == position
            assert [a.text for a in self.shadow.legal_actions()] == [
                a.text for a in game.legal_actions()
            ]

    def chosen(self, game: Game, action: Action) -> None:
        if self.shadow is not None:
            self.shadow.play(action.text)


class Recorded(Watch):
    """Checks that the record of a game, as text and as JSON, replays to the same game."""

    def asked(self, game: Game) -> None:
        """Replay the record of the finished game."""
        for action in game.legal_actions():
            assert Action.parse(action.text) is action
        if not game.over:
            return
        record = Record.of(game)
        state = game_to_json(game)
        for text in (record.to_text(), record.to_json()):
            again = Record.parse(text)
            assert again.to_json() == record.to_json()
            replayed = again.replay()
            assert game_to_json(replayed) == state
            assert replayed.history == game.history
            assert replayed.result().totals == game.result().totals


def known_to(game: Game, seat: int) -> Counter[str]:
    """Count, by name, the cards whose location a seat knows."""
    known = view(game, seat).known
    cards = [card for card in all_cards(known) if card is not UNKNOWN]
    for player in known.players:
        for seen in player.seen:
            if seen is not None:
                cards += seen.cards
    return Counter(card.name for card in cards)


class Undone(Sometimes):
    """Checks that undo restores everything, and is refused if the action revealed something."""

    def __init__(self, seed: str, every: int) -> None:
        """Prepare to check each decision with probability 1 / `every`; the game must have a log."""
        super().__init__(seed, every)
        self.before: Game | None = None
        self.told = 0

    def chosen(self, game: Game, action: Action) -> None:
        assert game.log is not None
        self.before = game.copy() if self.now() else None
        self.told = len(game.log)

    def asked(self, game: Game) -> None:
        """Undo the last action and play it again."""
        before = self.before
        if before is None or game.log is None:
            return
        happened = game.log[self.told :]
        if {each.kind for each in happened} & SHOWS or game.to_act != before.to_act:
            assert not game.can_undo, f"can be undone after {happened}"
        if not game.can_undo:
            return
        seat = before.to_act
        assert (game.dice.block, game.dice.position) == (before.dice.block, before.dice.position)
        assert game.rank == before.rank
        assert [p.revealed for p in game.players] == [p.revealed for p in before.players]
        assert known_to(game, seat) <= known_to(before, seat), (
            "something new was seen, but it can be undone"
        )
        state = game_to_json(game)
        story = [repr(each) for each in game.log]
        last = game.history[-1]
        game.undo()
        assert game_to_json(game) == game_to_json(before)
        assert game.history == before.history
        assert [repr(each) for each in game.log] == story[: self.told], "the log was rewritten"
        game.play(last)
        assert game_to_json(game) == state
        assert [repr(each) for each in game.log] == story
