"""Commands with which players decide together, so that no player can hold up the others.

A game is abandoned when all its players agree. A host who is gone is replaced by the first player
who asks. At a table without a clock, the others can let a bot take over for a player who does not
answer: any of them if that player is disconnected, otherwise all of them together.
"""

from __future__ import annotations

from typing import NamedTuple

from citadella.server.protocol.errors import RequestError, not_host, not_seated
from citadella.server.protocol.tables import Vote
from citadella.server.tables.change import NO_CHANGE, Change, Proposal, Votes
from citadella.server.tables.state import Moment, SeatState
from citadella.server.tables.table import Table

CLOSE, PLAY_ON = "close", "play-on"
DAY_SECONDS = 86_400.0


def without_play_on(votes: Votes) -> Votes:
    """Return the votes without those for letting a bot take over."""
    return {proposal: agreed for proposal, agreed in votes.items() if proposal[0] != PLAY_ON}


def vote_messages(table: Table, at: Moment) -> list[Vote]:
    """Return the proposals, each with the seats that agree and the seats that must agree."""
    return [
        Vote(
            what,  # type: ignore[arg-type]
            seat,
            _seats_of(table, agreed),
            _seats_of(table, _voters(table, (what, seat), at)),
        )
        for (what, seat), agreed in table.votes.items()
    ]


def _seats_of(table: Table, guests: frozenset[str]) -> list[int]:
    return [seat.seat for seat in table.seats if seat.guest in guests]


def _voters(table: Table, proposal: Proposal, at: Moment) -> frozenset[str]:
    """Return the guests who must agree to a proposal.

    The player whom the proposal concerns and players who are gone have no vote.
    """
    playing = {seat.guest for seat in table.seats if seat.guest is not None and not seat.away}
    what, seat = proposal
    if what == PLAY_ON:
        concerned = table.seats[seat].guest
        return frozenset(g for g in playing if g != concerned and table.is_here(g))
    if table.clock.info.kind != "none":
        # At a table with a clock, players who are gone run out of time. They are then away, so
        # they are no longer in `playing`.
        return frozenset(playing)
    gone = table.policy.gone_seconds
    return frozenset(g for g in playing if table.is_here(g) or _away_for(table, g, at) <= gone)


def _away_for(table: Table, guest: str, at: Moment) -> float:
    """Return the number of seconds since a guest disconnected."""
    return at.monotonic - table.left.get(guest, table.beginning)


def _agreed(table: Table, proposal: Proposal, guest: str) -> Votes:
    """Return the table's votes with a guest's vote for a proposal added."""
    return table.votes | {proposal: table.votes.get(proposal, frozenset()) | {guest}}


def _check_wait(seconds: float) -> None:
    """Raise RequestError if the caller must wait a few more seconds."""
    if seconds > 0:
        whole = int(seconds) + 1
        more = "one more second" if whole == 1 else f"{whole} more seconds"
        raise RequestError("too-early", f"Wait {more}.", 409, seconds=whole)


def _has_clock() -> RequestError:
    return RequestError("has-clock", "This table has a clock, so a bot cannot take over.", 409)


def check_missing(table: Table, seat: SeatState, at: Moment) -> None:
    """Raise RequestError if it would be unfair to replace a disconnected player with a bot.

    With days per move, players are rarely connected. In a game that counts, a bot takes over only
    when the clock runs out.
    """
    kind = table.clock.info.kind
    counts = table.row.rated or table.row.tournament is not None
    if kind == "days" or (counts and (kind != "none" or table.row.until)):
        raise _has_clock()
    if counts:
        _check_wait(table.policy.gone_seconds - _away_for(table, seat.guest or "", at))


def heir(table: Table, leaving: str) -> str | None:
    """Return the guest who becomes host of a waiting table when its host leaves, or None."""
    others = (seat.guest for seat in table.seats if seat.guest not in (None, leaving))
    return next((guest for guest in others if guest and table.is_here(guest)), None)


class VoteClose(NamedTuple):
    """Close a waiting table at its host's request, or abandon a game once all players agree."""

    guest: str

    def decide(self, table: Table, at: Moment) -> Change:
        if table.row.status == "lobby":
            table.check_host(self.guest)
            return table.changed(at, status="closed", origin="")
        table.playing()
        voters = _voters(table, (CLOSE, -1), at)
        if self.guest not in voters and (voters or self.guest != table.row.host):
            raise not_seated() if voters else not_host()
        votes = _agreed(table, (CLOSE, -1), self.guest)
        if voters <= votes[CLOSE, -1]:
            return table.changed(at, status="closed", origin="")._replace(votes=votes)
        return Change(votes=votes, audience="everyone")


class VotePlayOn(NamedTuple):
    """Let a bot take over for an idle player, if the others agree."""

    guest: str
    seat: int

    def decide(self, table: Table, at: Moment) -> Change:
        seat = table.seat(self.seat)
        if seat.guest == self.guest or all(s.guest != self.guest for s in table.seats):
            raise not_seated()
        is_asked = table.row.status == "playing" and table.asked == self.seat
        if not is_asked or seat.is_automatic:
            raise RequestError("not-away", "A bot cannot take over that seat now.", 409)
        if table.clock.info.kind != "none":
            raise _has_clock()
        _check_wait(table.policy.sleep_seconds - (at.monotonic - table.asked_since))
        proposal = PLAY_ON, self.seat
        votes = _agreed(table, proposal, self.guest)
        if table.is_connected(seat) and not _voters(table, proposal, at) <= votes[proposal]:
            return Change(votes=votes, audience="everyone")
        left = table.changed(at, table.left_by_player(seat, at))
        return left._replace(votes=without_play_on(votes))


class ClaimHost(NamedTuple):
    """Make a player the host in place of a host who is gone."""

    guest: str
    #: The wall-clock time when the host last used the server; needed only with days per move.
    host_seen: int = 0

    def decide(self, table: Table, at: Moment) -> Change:
        host = table.row.host
        if all(seat.guest != self.guest for seat in table.seats):
            raise not_seated()
        if host == self.guest:
            return NO_CHANGE
        if table.is_here(host):
            raise RequestError(
                "host-here", "The host has not left, so you cannot become the host.", 409
            )
        if table.clock.info.kind == "days":
            _check_wait(self.host_seen + DAY_SECONDS - at.stamp)
        else:
            _check_wait(table.policy.gone_seconds - _away_for(table, host, at))
        return table.changed(at, host=self.guest)
