"""Reducing the events of a game to those worth reporting.

Its counterpart in the browser is web/src/words/story.ts; a test compares them.
"""

from __future__ import annotations

from collections.abc import Sequence

from citadella.rules.event import (
    BOTH,
    EMPTY,
    OTHER,
    SEAT,
    SHOWN,
    SHOWN_IF_HIDDEN,
    Event,
    is_hidden,
    kind_of,
)

__all__ = ["befell", "concerns", "condense"]


def befell(told: Event, reader: int) -> bool:
    """Return whether an event that the reader did not cause affected the reader."""
    if reader < 0 or told.by == reader:
        return False
    whom = kind_of(told).affects
    return (
        told.hits == reader
        or (told.seat == reader and whom in (SEAT, BOTH))
        or (told.other == reader and whom in (OTHER, BOTH))
    )


def concerns(told: Event, reader: int) -> bool:
    """Return whether `reader` is one of the seats that an event names."""
    if reader < 0 or kind_of(told).impersonal:
        return False
    return reader in (told.seat, told.other, told.hits)


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
