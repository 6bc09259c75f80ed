"""The database schema. A column has the name of its attribute unless `mapped_column` names it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Double, Float, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from citadella.server.storage.database import now

# Marks for columns that refer to a person: erasing the person deletes the whole row, or only the
# reference. Merging accounts uses the same marks.
ERASE_ROW = {"erase": "row"}
ERASE_REFERENCE = {"erase": "reference"}
# The mark for a column that refers to a person, in a row that belongs to somebody else. Erasing the
# person deletes the row, but an export of the person's data does not contain it.
ERASE_FOREIGN_ROW = {"erase": "row", "own": False}

#: The statuses of tables that are neither over nor closed ("live" tables).
LIVE_STATUSES = ("lobby", "playing")


class Base(DeclarativeBase):
    """The base of all models; the class argument `table` is the name of the database table."""

    def __init_subclass__(cls, table: str) -> None:
        cls.__tablename__ = table
        super().__init_subclass__()


class Guest(Base, table="guests"):
    """A person, recognised by the cookies of their browsers (`devices`)."""

    id: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    name: Mapped[str] = mapped_column(String(64))
    named: Mapped[bool] = mapped_column(default=False)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    # When the guest was last seen (to the day).
    seen: Mapped[int] = mapped_column(BigInteger, default=now)
    # The hash of the network from which the guest was last seen.
    origin: Mapped[str] = mapped_column(String(16), default="")
    # The time until which the guest is banned (0: not banned).
    banned: Mapped[int] = mapped_column(BigInteger, default=0)


class TableRow(Base, table="tables"):
    """A table: its setup, its seed and its progress."""

    __table_args__ = (Index("ix_tables_status", "status", "public"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(String(32), unique=True)
    watch: Mapped[str] = mapped_column(String(32), unique=True)
    setup: Mapped[str] = mapped_column(Text)
    seed: Mapped[str] = mapped_column(String(64))
    clock: Mapped[str] = mapped_column(String(16))
    public: Mapped[bool]
    coach: Mapped[bool]
    # The bot that takes over for a player who leaves.
    stand_in: Mapped[str] = mapped_column(String(64))
    # How fast the bots play.
    pace: Mapped[str] = mapped_column(String(16))
    status: Mapped[str] = mapped_column(String(8), default="lobby")
    host: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)
    version: Mapped[int] = mapped_column(default=0)
    rematch: Mapped[str | None] = mapped_column(String(32))
    # Whether the game counts for the ratings of its players.
    rated: Mapped[bool] = mapped_column(default=False)
    # The id of the table's tournament.
    tournament: Mapped[int | None] = mapped_column(index=True)
    # The time when stand-ins take over all seats (0: never).
    until: Mapped[int] = mapped_column(BigInteger, default=0)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    updated: Mapped[int] = mapped_column(BigInteger, default=now)
    # The hash of the network from which the table was opened, kept while the table is live.
    origin: Mapped[str] = mapped_column(String(16), default="", index=True)
    # Whether chat is allowed.
    talk: Mapped[bool] = mapped_column(default=True)
    # Whether one person may have several seats.
    several: Mapped[bool] = mapped_column(default=True)
    # The version of the rules (empty: stored before the server recorded versions).
    rules: Mapped[str] = mapped_column(String(16), default="", server_default="")
    # The id of the process that holds the lease.
    owner: Mapped[str | None] = mapped_column(String(32), index=True)
    # The fencing token of the lease. A change is stored only if it has the current token, so that
    # a process that has lost the lease cannot write.
    term: Mapped[int] = mapped_column(default=0, server_default="0")
    # The time at which to load the table even if nobody requests it (0: at once, None: never).
    wake: Mapped[int | None] = mapped_column(BigInteger, index=True)


class SeatRow(Base, table="seats"):
    """A seat of a table and the player in it."""

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    guest: Mapped[str | None] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)
    bot: Mapped[str] = mapped_column(String(64), default="")
    name: Mapped[str] = mapped_column(String(64), default="")
    away: Mapped[bool] = mapped_column(default=False)
    key_hash: Mapped[str | None] = mapped_column(String(64), index=True)
    device_hash: Mapped[str | None] = mapped_column(String(64), index=True)
    time_left_ms: Mapped[int | None]
    # The time until which the private link to the seat works.
    device_until: Mapped[int] = mapped_column(BigInteger, default=0)
    # Whether the host has muted the seat.
    muted: Mapped[bool] = mapped_column(default=False)


class MoveRow(Base, table="moves"):
    """An accepted action (or `undo`); `n` gives the order."""

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[str] = mapped_column(String(80))
    client_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class ChatRow(Base, table="chat"):
    """A chat line."""

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(400))
    emote: Mapped[str] = mapped_column(String(16))
    client_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)
    # The author of the line (None: a remote bot or an erased person).
    guest: Mapped[str | None] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)


class ReviewRow(Base, table="reviews"):
    """The review of a finished game for one seat, or for all seats (-1)."""

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    # The review in the format of `citadella.bots.review.json_format`.
    found: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class Subscription(Base, table="subscriptions"):
    """A browser in which a guest wants push notifications."""

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    endpoint: Mapped[str] = mapped_column(String(1000), unique=True)
    # The browser's public key.
    p256dh: Mapped[str] = mapped_column(String(128))
    # A secret that the browser shares with this server.
    auth: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))


# --- moderation -----------------------------------------------------------------------------
class Report(Base, table="reports"):
    """A chat line that was reported to the operator."""

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[int] = mapped_column(index=True)
    line: Mapped[int]
    guest: Mapped[str | None] = mapped_column(String(32), index=True, info=ERASE_FOREIGN_ROW)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(400))
    reporter: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    reason: Mapped[str] = mapped_column(String(400))
    at: Mapped[int] = mapped_column(BigInteger)
    settled: Mapped[bool] = mapped_column(default=False)


class NetworkBan(Base, table="bans"):
    """A network from which no new guests are accepted until a given time."""

    origin: Mapped[str] = mapped_column(String(16), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)


class OperatorOrder(Base, table="orders"):
    """A change by the operator that running servers have to react to."""

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    what: Mapped[str] = mapped_column(String(16))
    target: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class SharedValue(Base, table="house"):
    """A value that all servers on this database share."""

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


# --- results and accounts ------------------------------------------------------------------
class ResultRow(Base, table="results"):
    """The result of a seat, kept when the table is deleted; `id` gives the order of the games."""

    __table_args__ = (UniqueConstraint("game", "seat"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    # The id of the table; ids of deleted tables may be reused.
    table_id: Mapped[int] = mapped_column(index=True)
    # The watch code of the table; codes are never reused.
    game: Mapped[str] = mapped_column(String(32))
    seat: Mapped[int]
    # The player: a person (`guest`; None for a bot or an erased person) or a bot (`bot`).
    guest: Mapped[str | None] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)
    bot: Mapped[str] = mapped_column(String(64))
    place: Mapped[int]
    points: Mapped[int]
    # How often each character was played, as JSON.
    characters: Mapped[str] = mapped_column(Text)
    edition: Mapped[str] = mapped_column(String(16))
    preset: Mapped[str] = mapped_column(String(64))
    players: Mapped[int]
    public: Mapped[bool]
    rated: Mapped[bool]
    # The person's rating before the game (None: the result does not count for ratings).
    mu: Mapped[float | None] = mapped_column(Float(53))
    sigma: Mapped[float | None] = mapped_column(Float(53))
    # Whether another guest, later merged into this person, played the game: such results are
    # part of the person's history but not of the rating.
    carried: Mapped[bool] = mapped_column(default=False)
    at: Mapped[int] = mapped_column(BigInteger)


class RatingRow(Base, table="ratings"):
    """The rating of a person, computed from the results in the order of the games."""

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    mu: Mapped[float] = mapped_column(Float(53))
    sigma: Mapped[float] = mapped_column(Float(53))
    games: Mapped[int]


class Device(Base, table="devices"):
    """One of a person's browsers; its cookie holds the id and a secret."""

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    secret_hash: Mapped[str] = mapped_column(String(64))
    # The browser and its system, such as "Firefox · Linux".
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    seen: Mapped[int] = mapped_column(BigInteger, default=now)


class Passkey(Base, table="passkeys"):
    """A key with which a person signs in (WebAuthn); the server stores the public key."""

    # The hash of the credential's id: the id itself has no maximum length.
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    credential: Mapped[str] = mapped_column(Text)
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    used: Mapped[int] = mapped_column(BigInteger, default=now)


class EmailAddress(Base, table="mail_addresses"):
    """The e-mail address of a person."""

    address: Mapped[str] = mapped_column(String(254), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), unique=True, info=ERASE_ROW)
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class RecoveryCode(Base, table="recovery_codes"):
    """The hash of a recovery code, with which a person can sign in once."""

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)


class OneTimeToken(Base, table="tickets"):
    """The hash of a one-time token, for a challenge or a link that expires."""

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    # The browser that the token was issued for.
    device: Mapped[str] = mapped_column(String(32))
    # The person that the token was issued for.
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    # The e-mail address that the token was sent to.
    address: Mapped[str] = mapped_column("about", String(254), index=True)
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class Friend(Base, table="friends"):
    """A friendship, in both directions: each of two friends has a row."""

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    friend: Mapped[str] = mapped_column(
        String(32), primary_key=True, index=True, info=ERASE_FOREIGN_ROW
    )
    at: Mapped[int] = mapped_column(BigInteger)


class BlockRow(Base, table="blocks"):
    """A person who is blocked by another person."""

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    blocked: Mapped[str] = mapped_column(
        String(32), primary_key=True, index=True, info=ERASE_FOREIGN_ROW
    )
    at: Mapped[int] = mapped_column(BigInteger)


# --- meeting ------------------------------------------------------------------------------------
class TournamentRow(Base, table="tournaments"):
    """A tournament and its progress."""

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(String(32), unique=True)
    name: Mapped[str] = mapped_column(String(64))
    host: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)
    # 'open', 'playing', 'over' or 'called-off'.
    status: Mapped[str] = mapped_column(String(16), index=True)
    # The options of the tournament (`protocol.NewTournament`), as JSON.
    options: Mapped[str] = mapped_column("wish", Text)
    rounds: Mapped[int]
    # The number of the current round (0: none yet).
    round: Mapped[int] = mapped_column(default=0)
    round_began: Mapped[int] = mapped_column(BigInteger, default=0)
    # The time when the tournament starts automatically (0: the organiser starts it).
    starts: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    updated: Mapped[int] = mapped_column(BigInteger, default=now)


class EntrantRow(Base, table="entrants"):
    """A person or a bot in a tournament."""

    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str | None] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)
    bot: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    # The random number that breaks ties, drawn when the tournament starts.
    lot: Mapped[int] = mapped_column(default=0)
    # Whether the entrant has left the tournament.
    gone: Mapped[bool] = mapped_column(default=False)
    # Whether the entrant was away at the end of their last game.
    absent: Mapped[bool] = mapped_column(default=False)


class PairingRow(Base, table="pairings"):
    """A seat at a tournament's table, with its place and points after the game."""

    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    board: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    entrant: Mapped[int]
    # No foreign key: the pairing is kept when the table is deleted.
    table_id: Mapped[int] = mapped_column(index=True)
    place: Mapped[int | None]
    points: Mapped[int | None]


class MatchRequestRow(Base, table="wishes"):
    """A guest's request for a quick match, with the code of its table once it has one."""

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    edition: Mapped[str] = mapped_column(String(32))
    players: Mapped[int]
    clock: Mapped[str] = mapped_column(String(16))
    rated: Mapped[bool]
    # The guest's rating at the time of the request.
    rating: Mapped[int]
    # How far the others' ratings may differ from `rating` (0: by any amount).
    rating_range: Mapped[int] = mapped_column("reach")
    # The number of seconds after which bots fill the empty seats (0: never).
    bots_after: Mapped[int]
    since: Mapped[int] = mapped_column(BigInteger, default=now)
    # When the client last asked for the state of the request.
    seen: Mapped[int] = mapped_column(BigInteger, default=now)
    code: Mapped[str | None] = mapped_column(String(32))


class VacationRow(Base, table="vacations"):
    """A vacation: days on which a guest's clocks stop at tables with days per move."""

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    began: Mapped[int] = mapped_column(BigInteger)
    ends: Mapped[int] = mapped_column(BigInteger)


class NotifiedTurn(Base, table="told_turns"):
    """The last turn about which a seat's player was notified, to avoid notifying twice."""

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    # The turn, as the number of actions played before it.
    turn: Mapped[int]


class TurnEmailOptIn(Base, table="turn_letters"):
    """A person who wants an e-mail when it is their turn."""

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)


class ProcessRow(Base, table="processes"):
    """A server process; it counts as alive until its row is deleted."""

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    # The address for other processes (`host:port`).
    address: Mapped[str] = mapped_column(String(255))
    # The secret that other processes must send.
    secret: Mapped[str] = mapped_column(String(64))
    # The time when the process started, by the database's clock.
    started: Mapped[float] = mapped_column(Double)
    # The time of the last heartbeat, by the database's clock.
    seen: Mapped[float] = mapped_column(Double)
