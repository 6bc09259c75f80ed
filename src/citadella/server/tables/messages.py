"""Views, events, results and replays as messages of the protocol."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from citadella.bots.review import LookingBack, TurningPoint
from citadella.knowledge import View, open_view
from citadella.rules import Game
from citadella.rules.event import GATHERING, INCOME, ROUND, Event, is_hidden
from citadella.rules.scoring import BY_DISTRICTS_AND_GOLD, BY_HELD_RANK, BY_REVEALED_RANK
from citadella.server.protocol.game import (
    EventMsg,
    LaidMsg,
    LineMsg,
    LogLine,
    MarkerMsg,
    PlayerMsg,
    QuestionMsg,
    ResultMsg,
    TieRule,
    TurnMsg,
    ViewMsg,
)
from citadella.server.protocol.reviews import ReplayMsg, TurningPointMsg
from citadella.texts.story import ALONE, StoryLine, affected, condense, story
from citadella.texts.wording import Wording

MAX_EVENTS_PER_TURNING_POINT: Final = 2

TIE_RULES: Final[dict[int, TieRule]] = {
    BY_REVEALED_RANK: "revealed-rank",
    BY_HELD_RANK: "held-rank",
    BY_DISTRICTS_AND_GOLD: "districts-and-gold",
}


def view_message(view: View, wording: Wording) -> ViewMsg:
    known = view.known
    cast = view.cast
    question: QuestionMsg | None = None
    if known.stack:
        asked = known.stack[-1]
        is_mine = asked.seat == view.seat
        line = wording.question(known) if is_mine else wording.waiting(known)
        question = QuestionMsg(asked.kind, asked.seat, line)
    turn = known.turn
    return ViewMsg(
        seat=view.seat,
        round=view.round,
        crown=view.crown,
        rank=view.rank,
        to_act=view.to_act,
        question=question,
        cast=cast[1:],
        face_up=view.face_up,
        markers=[MarkerMsg(m.kind, cast[m.rank], m.owner, m.face) for m in known.markers],
        deck=view.deck_size,
        taxes=view.taxes,
        goal=view.goal,
        end_at=view.end_at,
        ending=view.ending,
        pack=[cast[rank] for rank in range(1, len(cast)) if known.pack >> rank & 1],
        aside=view.offered,
        turn=None
        if turn is None
        else TurnMsg(
            turn.seat,
            turn.role.name,
            turn.gathered,
            turn.built,
            (turn.role.build_limit if turn.role.may_build else 0) + turn.extra_limit,
        ),
        players=[
            PlayerMsg(
                seat=p.seat,
                gold=p.gold,
                hand=p.hand,
                remembered=p.remembered[0],
                city=p.city,
                size=p.size,
                roles=p.roles,
                revealed=p.revealed,
                laid=[LaidMsg(card, gold) for card, gold in p.laid],
                tucked=p.tucked,
                points=p.points,
            )
            for p in view.players
        ],
    )


def event_message(n: int, event: Event, wording: Wording) -> EventMsg:
    """Return the message for event number `n`, whose hidden parts were already removed."""
    cause = event.cause
    return EventMsg(
        n=n,
        kind=event.kind,
        line=wording.event(event),
        seat=event.seat,
        by=event.by,
        other=event.other,
        amount=event.amount,
        rank=event.rank,
        character=wording.box.cast[event.rank].name if event.rank else "",
        cards=[card.name for card in event.cards],
        marker=event.marker,
        cause="" if cause == GATHERING or cause in INCOME else cause,
        affects=affected(event),
        hidden=is_hidden(event),
    )


def changed_log(
    lines: Sequence[StoryLine], before: Sequence[StoryLine], start: int, end: int, wording: Wording
) -> tuple[int, list[LogLine]]:
    """Return the log lines of a turn that differ from the lines sent `before`.

    `start` is the number of the turn's first event, and `end` that of the event after its last.
    The first item of the result is an event number: the returned lines replace all lines sent
    before whose first event has this number or a higher one.
    """
    same = 0
    while same < min(len(before), len(lines)) and before[same].reads_like(lines[same]):
        same += 1
    # Lines are not always in the order of their events.
    replaced = [line.places[0] for line in (*before[same:], *lines[same:])]
    while same and max(line.places[0] for line in lines[:same]) > min(replaced, default=0):
        same -= 1
        replaced.append(lines[same].places[0])
    changed = [log_line(line, start, wording) for line in lines[same:]]
    return start + min(replaced, default=end - start), changed


def log_line(line: StoryLine, start: int, wording: Wording) -> LogLine:
    """Return a line of the log as a message; `line.places` count from event number `start`."""
    sentence = line.sentence(wording)
    first, *more = line.places
    if line.form == ALONE and "turn" not in sentence.args:
        return LogLine(start + first)
    return LogLine(start + first, sentence, [start + i for i in more])


def result_message(game: Game, seconds: int, wording: Wording) -> ResultMsg:
    """Return the result of a finished game as a message; the game lasted `seconds`."""
    result = game.result()
    return ResultMsg(
        result.totals,
        result.places,
        result.winners,
        [
            [LineMsg(line.reason, line.card, line.points, wording.line(line)) for line in sheet]
            for sheet in result.sheets
        ],
        TIE_RULES[game.box.tie_break],
        [list(numbers) for numbers in result.tie_breaks],
        seconds,
    )


def turning_point_messages(game: Game, found: LookingBack) -> list[TurningPointMsg]:
    wording = Wording(game.setup)
    return [
        TurningPointMsg(
            point.round,
            point.n,
            point.seat,
            round(100 * point.before),
            round(100 * point.after),
            [wording.event(event) for event in _in_short(point)],
        )
        for point in found.turning_points
    ]


def _in_short(point: TurningPoint) -> list[Event]:
    """Return the last few events of a turning point.

    If some of them concern the seat of the turning point, only these are returned.
    """
    told = [event for _, event in condense([event for _, event in point.events])]
    about = [event for event in told if point.seat in (event.seat, event.other)]
    return (about or told)[-MAX_EVENTS_PER_TURNING_POINT:]


def replay_message(game: Game, n: int) -> ReplayMsg:
    """Return a finished game as it stood after its first `n` actions, with nothing hidden."""
    total = len(game.history)
    n = min(n, total)
    then = Game.new(game.setup, game.seed, events=True)
    log = then.log
    assert log is not None
    wording = Wording(game.setup)
    shown = view_message(open_view(then, game), wording)
    news, told = 0, len(log)
    # The number of actions before each round.
    rounds = [0]
    for i, action in enumerate(game.history, 1):
        round_before, log_before = then.round, len(log)
        then.play_recorded(action)
        if then.round != round_before and not then.over:
            rounds.append(i)
        if i == n:
            shown = view_message(open_view(then, game), wording)
            news, told = log_before, len(log)
    # Include the earlier events of the round, which the log of a live table shows as well.
    first = max(j for j in range(min(news + 1, told)) if log[j].kind == ROUND)
    return ReplayMsg(
        n=n,
        total=total,
        action=game.history[n - 1].text if n else "",
        view=shown,
        events=[event_message(j, log[j], wording) for j in range(first, told)],
        log=[log_line(line, first, wording) for line in story(log[first:told], wording)],
        news=news,
        rounds=rounds,
    )
