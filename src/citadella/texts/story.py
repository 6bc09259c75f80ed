"""The log as a story: the events worth reporting, those of one turn summed up in a sentence.

Once it is over, a player's turn becomes one sentence of several clauses ("The King (Ada) took 2
gold and built a Tavern"). An event can be a clause if its message has the attribute `.clause`.
Events that affect the reader always have a sentence of their own. Successive events that differ
only in a character or a player become one sentence if their message has the attribute `.several`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from citadella.rules.event import (
    BOTH,
    CALLED,
    EMPTY,
    ENDED,
    OTHER,
    ROUND,
    SEAT,
    SHOWN,
    SHOWN_IF_HIDDEN,
    TURN_ENDED,
    UNANSWERED,
    Event,
    is_hidden,
    kind_of,
)
from citadella.texts.sentence import Sentence
from citadella.texts.wording import Wording

__all__ = ["StoryLine", "affected", "befell", "concerns", "condense", "first_of_turn", "story"]


#: How a line reports its events: a single event on its own, several as clauses or as a list.
ALONE: Final = "alone"
CLAUSES: Final = "clauses"
LIST: Final = "list"


class StoryLine(NamedTuple):
    """A line of the log: the indices of the reported events, the events, and how to report them.

    `turn` is the rank of the character whose turn it is.
    """

    places: tuple[int, ...]
    events: tuple[Event, ...]
    form: str
    turn: int

    def reads_like(self, other: StoryLine) -> bool:
        """Return whether another line for the same reader says the same."""
        return (
            self.places == other.places
            and self.form == other.form
            and [told.amount for told in self.events] == [told.amount for told in other.events]
        )

    def sentence(self, wording: Wording) -> Sentence:
        """Return the line in words."""
        if self.form == CLAUSES:
            return wording.turn(self.events, self.turn)
        if self.form == LIST:
            return wording.several(self.events)
        return wording.event(self.events[0], self.turn)


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
    """Return the index of the event that begins the part of the log to which event `n` belongs.

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
    over = bool(events) and events[-1].kind in (TURN_ENDED, ENDED)
    teller.finish_turn(sum_up=over)
    return teller.lines


class _Teller:
    """Builds the lines of a log from its events."""

    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.lines: list[StoryLine] = []
        self._turn = 0  # the rank whose turn it is
        # The actions of the turn that are not yet reported; a reveal comes first.
        self._places: list[int] = []
        self._clauses: list[Event] = []

    def add(self, i: int, told: Event) -> None:
        """Report an event, after the events before it."""
        starts = kind_of(told).starts_turn
        if starts or told.kind in (ROUND, CALLED, UNANSWERED, ENDED):
            self.finish_turn()
            self._turn = told.rank
        if (starts and self.wording.can_open_turn(told)) or self._is_clause(told):
            if self._clauses and _doer(self._clauses[-1]) != _doer(told):
                self.finish_turn()
            self._places.append(i)
            self._clauses.append(told)
        else:
            self._report_alone(i, told)

    def _is_clause(self, told: Event) -> bool:
        reader = self.wording.reader
        if not self.wording.can_be_clause(told) or (befell(told, reader) and _doer(told) != reader):
            return False
        first = self._clauses[0] if self._clauses else told
        return not kind_of(first).starts_turn or _doer(first) == _doer(told)

    def _report_alone(self, i: int, told: Event) -> None:
        # A reveal waits for the player's actions, because it begins the sentence for the turn.
        if len(self._clauses) > 1 and not kind_of(told).impersonal:
            self.finish_turn()
        last = self.lines[-1] if self.lines else None
        if last is not None and self.wording.can_be_listed(last.events[-1], told):
            self.lines[-1] = last._replace(
                places=(*last.places, i), events=(*last.events, told), form=LIST
            )
        else:
            self.lines.append(StoryLine((i,), (told,), ALONE, self._turn))

    def finish_turn(self, sum_up: bool = True) -> None:
        """Report the reveal and the clauses collected so far: in one sentence, or one by one."""
        places, events = tuple(self._places), tuple(self._clauses)
        self._places, self._clauses = [], []
        if sum_up and len(events) > 1:
            self.lines.append(StoryLine(places, events, CLAUSES, self._turn))
        else:
            self.lines += [
                StoryLine((i,), (told,), ALONE, self._turn)
                for i, told in zip(places, events, strict=True)
            ]


def _doer(told: Event) -> int:
    """Return the player whom a clause for an event is about."""
    return told.by if told.by >= 0 else told.seat


def condense(events: Sequence[Event], drawn: bool = True) -> list[tuple[int, Event]]:
    """Return the events that are not redundant, each with its index; similar events are added up.

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
