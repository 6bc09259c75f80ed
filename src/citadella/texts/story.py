"""Reducing the events of a game to those worth reporting."""

from __future__ import annotations

from collections.abc import Sequence

from citadella.rules.event import (
    BOTH,
    CALLED,
    EMPTY,
    OTHER,
    ROUND,
    SEAT,
    SHOWN,
    SHOWN_IF_HIDDEN,
    Event,
    is_hidden,
    kind_of,
)

__all__ = ["befell", "concerns", "condense"]


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
        if events[i].kind in (ROUND, CALLED):
            return i
    return 0


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
