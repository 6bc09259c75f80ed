"""The log as a story: the events worth reporting, those of one turn summed up in a sentence.

A player's turn becomes one sentence of several clauses ("The King (Ada) took 2 gold and built a
Tavern"). An event can be a clause if its message has the attribute `.clause`. Events that affect
the reader always have a sentence of their own. Successive events that differ only in a character or
a player become one sentence if their message has the attribute `.several`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from citadella.rules.event import (
    BOTH,
    CALLED,
    EMPTY,
    OTHER,
    ROUND,
    SEAT,
    SHOWN,
    SHOWN_IF_HIDDEN,
    UNANSWERED,
    Event,
    is_hidden,
    kind_of,
)
from citadella.texts.sentence import Sentence
from citadella.texts.wording import Wording, alike

__all__ = ["StoryLine", "affected", "befell", "concerns", "condense", "first_of_turn", "story"]


class StoryLine(NamedTuple):
    """A sentence of the log, and the indices of the events that it reports."""

    sentence: Sentence
    events: list[int]


def affected(told: Event) -> list[int]:
    """Return the seats that an event affects, except the seat that caused it."""
    whom = kind_of(told).affects
    seats = [told.hits] if told.hits >= 0 else []
    if whom in (SEAT, BOTH):
        seats.append(told.seat)
    if whom in (OTHER, BOTH):
        seats.append(told.other)
    return [seat for seat in dict.fromkeys(seats) if seat >= 0 and seat != told.by]


def befell(told: Event, reader: int) -> bool:
    """Return whether an event that the reader did not cause affected the reader."""
    return reader >= 0 and reader in affected(told)


def concerns(told: Event, reader: int) -> bool:
    """Return whether `reader` is one of the seats that an event names."""
    if reader < 0 or kind_of(told).impersonal:
        return False
    return reader in (told.seat, told.other, told.hits)


def first_of_turn(events: Sequence[Event], n: int) -> int:
    """Return the number of the event that begins the part of the log to which event `n` belongs.

    Lines of the log never sum up events of different parts.
    """
    for i in range(min(n, len(events) - 1), 0, -1):
        # Successive calls without an answer are summed up.
        if events[i].kind == ROUND or (
            events[i].kind == CALLED and events[i - 1].kind != UNANSWERED
        ):
            return i
    return 0


def story(events: Sequence[Event], wording: Wording) -> list[StoryLine]:
    """Return the log of some events, as the reader of `wording` sees them."""
    teller = _Teller(wording)
    for i, told in condense(events):
        teller.add(i, told)
    teller.finish_turn()
    return teller.lines


class _Teller:
    """Builds the lines of a log from its events."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.lines: list[StoryLine] = []
        self._turn = 0  # the rank whose turn it is
        self._reveal: tuple[int, Event] | None = None  # not yet reported
        self._clauses: list[tuple[int, Event]] = []
        self._same: list[Event] = []  # the events of the last line, if another one may join them

    def add(self, i: int, told: Event) -> None:
        """Report an event, after the events before it."""
        if kind_of(told).starts_turn or told.kind in (ROUND, CALLED, UNANSWERED):
            self.finish_turn()
            self._turn = told.rank
        if kind_of(told).starts_turn and self.wording.can_open_turn(told):
            self._reveal = i, told
        elif self._is_clause(told):
            if self._clauses and _doer(self._clauses[-1][1]) != _doer(told):
                self.finish_turn()
            self._clauses.append((i, told))
        else:
            self._report_alone(i, told)

    def _is_clause(self, told: Event) -> bool:
        reader = self.wording.reader
        if not self.wording.can_be_clause(told) or (befell(told, reader) and _doer(told) != reader):
            return False
        return self._reveal is None or _doer(self._reveal[1]) == _doer(told)

    def _report_alone(self, i: int, told: Event) -> None:
        if self._clauses and not kind_of(told).impersonal:
            self.finish_turn()
        same = [*self._same, told]
        summed_up = self.wording.several(same) if self._same and alike(*same[-2:]) else None
        if summed_up is not None:
            self.lines[-1] = StoryLine(summed_up, [*self.lines[-1].events, i])
            self._same = same
        else:
            self.lines.append(StoryLine(self.wording.event(told, self._turn), [i]))
            self._same = [told]

    def finish_turn(self) -> None:
        """Report the reveal and the clauses collected so far, if any."""
        reveal, clauses = self._reveal, self._clauses
        self._reveal, self._clauses = None, []
        told = [*([reveal] if reveal else []), *clauses]
        if not told:
            return
        self._same = []
        if len(told) == 1:
            ((_, only),) = told
            sentence = self.wording.event(only, self._turn)
        else:
            sentence = self.wording.turn(
                reveal[1] if reveal else None, [event for _, event in clauses], self._turn
            )
        self.lines.append(StoryLine(sentence, [i for i, _ in told]))


def _doer(told: Event) -> int:
    """Return the player whom a clause for an event is about."""
    return told.by if told.by >= 0 else told.seat


def condense(events: Sequence[Event], drawn: bool = True) -> list[tuple[int, Event]]:
    """Return the indices and events that are not redundant; similar events are added up.

    `drawn` says whether a graphical table beside the text already shows some of the events.
    """
    short: list[tuple[int, Event]] = []
    for i, told in enumerate(events):
        before = events[i - 1] if i > 0 else None
        after = events[i + 1] if i + 1 < len(events) else None
        if _is_needless(told, drawn) or _is_said_by_others(told, before, after):
            continue
        if short and before is not None and _adds_up(short[-1][1], before, told):
            place, last = short[-1]
            short[-1] = (place, _sum(last, told))
        else:
            short.append((i, told))
    return short


def _is_needless(told: Event, drawn: bool) -> bool:
    omit_when = kind_of(told).omit_when
    if omit_when == EMPTY:
        return told.amount == 0
    return drawn and (omit_when == SHOWN or (omit_when == SHOWN_IF_HIDDEN and is_hidden(told)))


def _is_said_by_others(told: Event, before: Event | None, after: Event | None) -> bool:
    kind = kind_of(told)
    if after is not None and after.kind in kind.redundant_before and after.amount == told.amount:
        return True
    if before is None or before.kind not in kind.redundant_after or before.seat != told.seat:
        return False
    return is_hidden(told) or not kind.unless_known


def _adds_up(last: Event, before: Event, told: Event) -> bool:
    """Return whether `told` can be added to `last`, the last reported event."""
    return kind_of(told).adds_up and all(
        one.kind == told.kind
        and one.seat == told.seat
        and one.other == told.other
        and one.cause == told.cause
        for one in (last, before)
    )


def _sum(last: Event, told: Event) -> Event:
    amount = last.amount + told.amount
    return Event(
        told.kind, told.seat, told.other, amount, 0, [], told.audience, "", told.cause, told.by
    )
