"""Views, events, results and replays as messages of the protocol."""

from __future__ import annotations

from typing import Final

from citadella.bots.review import LookingBack, TurningPoint
from citadella.knowledge import View, open_view
from citadella.knowledge.reasons import Obstacle, obstacles
from citadella.notation.state import question_to_json
from citadella.rules import Action, Game
from citadella.rules.amounts import amounts
from citadella.rules.event import ROUND, Event
from citadella.rules.scoring import BY_DISTRICTS_AND_GOLD, BY_HELD_RANK, BY_REVEALED_RANK
from citadella.server.protocol.game import (
    AmountsMsg,
    EventMsg,
    LaidMsg,
    LineMsg,
    MarkerMsg,
    PlayerMsg,
    QuestionMsg,
    ResultMsg,
    TieRule,
    TurnMsg,
    ViewMsg,
)
from citadella.server.protocol.reviews import ReplayMsg, TurningPointMsg
from citadella.texts.story import condense

MAX_EVENTS_PER_TURNING_POINT: Final = 2

TIE_RULES: Final[dict[int, TieRule]] = {
    BY_REVEALED_RANK: "revealed-rank",
    BY_HELD_RANK: "held-rank",
    BY_DISTRICTS_AND_GOLD: "districts-and-gold",
}


def view_message(view: View) -> ViewMsg:
    known = view.known
    cast = view.cast
    question: QuestionMsg | None = None
    if known.stack:
        asked = known.stack[-1]
        kind, seat, *about = question_to_json(asked)
        question = QuestionMsg(kind, seat, about, asked.whom(known), asked.stake(known))
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


def event_message(n: int, event: Event, cast: list[str]) -> EventMsg:
    """Return the message for event number `n`, whose hidden parts were already removed."""
    return EventMsg(
        n,
        event.kind,
        event.seat,
        event.other,
        event.amount,
        event.rank,
        cast[event.rank] if event.rank else "",
        [card.name for card in event.cards],
        event.marker,
        event.cause,
        event.by,
        event.hits,
    )


def amount_messages(view: View, actions: list[Action]) -> dict[str, AmountsMsg]:
    """Return the costs and gains of actions, by action; actions without either are left out."""
    found: dict[str, AmountsMsg] = {}
    for action in actions:
        numbers = amounts(action, view.known)
        if not numbers.is_empty():
            n = numbers
            found[action.text] = AmountsMsg(n.price, n.count, n.kept, n.drawn, n.unit, n.type)
    return found


def in_the_way(view: View) -> dict[str, Obstacle]:
    """Return the obstacles to actions that the viewer might want in the current turn.

    The keys are the names of hand cards that cannot be built, and districts of other players that
    the character's ability cannot affect (such as `keep @2`).
    """
    known = view.known
    if view.to_act != view.seat or not known.stack or not known.stack[-1].in_turn:
        return {}
    return obstacles(known, known.players[view.seat])


def result_message(game: Game, seconds: int) -> ResultMsg:
    """Return the result of a finished game as a message; the game lasted `seconds`."""
    result = game.result()
    return ResultMsg(
        result.totals,
        result.places,
        result.winners,
        [[LineMsg(line.reason, line.card, line.points) for line in s] for s in result.sheets],
        TIE_RULES[game.box.tie_break],
        [list(numbers) for numbers in result.tie_breaks],
        seconds,
    )


def turning_point_messages(game: Game, found: LookingBack) -> list[TurningPointMsg]:
    cast = [character.name for character in game.box.cast]
    return [
        TurningPointMsg(
            point.round,
            point.n,
            point.seat,
            round(100 * point.before),
            round(100 * point.after),
            [event_message(n, event, cast) for n, event in _in_short(point)],
        )
        for point in found.turning_points
    ]


def _in_short(point: TurningPoint) -> list[tuple[int, Event]]:
    """Return the last few events of a turning point, each with its number in the log.

    If some of them concern the seat of the turning point, only these are returned.
    """
    first = point.events[0][0] if point.events else 0
    told = [(first + i, event) for i, event in condense([event for _, event in point.events])]
    about = [one for one in told if point.seat in (one[1].seat, one[1].other)]
    return (about or told)[-MAX_EVENTS_PER_TURNING_POINT:]


def replay_message(game: Game, n: int) -> ReplayMsg:
    """Return a finished game as it stood after its first `n` actions, with nothing hidden."""
    total = len(game.history)
    n = min(n, total)
    then = Game.new(game.setup, game.seed, events=True)
    log = then.log
    assert log is not None
    shown = view_message(open_view(then, game))
    news, told = 0, len(log)
    # The number of actions before each round.
    rounds = [0]
    for i, action in enumerate(game.history, 1):
        round_before, log_before = then.round, len(log)
        then.play_recorded(action)
        if then.round != round_before and not then.over:
            rounds.append(i)
        if i == n:
            shown = view_message(open_view(then, game))
            news, told = log_before, len(log)
    cast = [character.name for character in game.box.cast]
    # Include the earlier events of the round, which the log of a live table shows as well.
    first = max(j for j in range(min(news + 1, told)) if log[j].kind == ROUND)
    return ReplayMsg(
        n=n,
        total=total,
        action=game.history[n - 1].text if n else "",
        view=shown,
        events=[event_message(j, log[j], cast) for j in range(first, told)],
        news=news,
        rounds=rounds,
    )
