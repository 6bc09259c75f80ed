"""The database schema. Attributes and columns have the same name unless a column says otherwise."""

from __future__ import annotations

from sqlalchemy import BigInteger, Double, Float, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from citadella.server.storage.database import now

# Mark columns that refer to a person: erasing the person deletes the row, or the reference only.
# Merging accounts uses the same marks.
ERASE_ROW = {"erase": "row"}
ERASE_REFERENCE = {"erase": "reference"}
# The row belongs to another person, and is not part of the export of personal data.
ERASE_FOREIGN_ROW = {"erase": "row", "own": False}

#: The statuses of a table that is neither over nor closed.
LIVE_STATUSES = ("lobby", "playing")


class Base(DeclarativeBase):
    """The base of all models; `table` is the name of a model's table."""

    def __init_subclass__(cls, table: str) -> None:
        cls.__tablename__ = table
        super().__init_subclass__()


class Guest(Base, table="guests"):
    """A person, recognised by the cookies of their browsers (`devices`)."""

    id: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    name: Mapped[str] = mapped_column(String(64))
    named: Mapped[bool] = mapped_column(default=False)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    # When the guest was last seen (to the day), and the hash of the network they came from.
    seen: Mapped[int] = mapped_column(BigInteger, default=now)
    origin: Mapped[str] = mapped_column(String(16), default="")
    # Until when the guest is banned (0: not banned).
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
    # The bot that plays on for a player who leaves.
    stand_in: Mapped[str] = mapped_column(String(64))
    # How fast its bots play.
    pace: Mapped[str] = mapped_column(String(16))
    status: Mapped[str] = mapped_column(String(8), default="lobby")
    host: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)
    version: Mapped[int] = mapped_column(default=0)
    rematch: Mapped[str | None] = mapped_column(String(32))
    # Whether it counts for the ratings of its players.
    rated: Mapped[bool] = mapped_column(default=False)
    # Its tournament, and when stand-ins take over all seats (0: never).
    tournament: Mapped[int | None] = mapped_column(index=True)
    until: Mapped[int] = mapped_column(BigInteger, default=0)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    updated: Mapped[int] = mapped_column(BigInteger, default=now)
    # The hash of the network from which it was opened, while it is live.
    origin: Mapped[str] = mapped_column(String(16), default="", index=True)
    # Whether chat is allowed, and whether one person may have several seats.
    talk: Mapped[bool] = mapped_column(default=True)
    several: Mapped[bool] = mapped_column(default=True)
    # The version of the rules (empty: stored by a version that did not note it).
    rules: Mapped[str] = mapped_column(String(16), default="", server_default="")
    # The process that holds the lease, and the term of the lease. Every change names the term, so
    # that a process that has lost the lease cannot write.
    owner: Mapped[str | None] = mapped_column(String(32), index=True)
    term: Mapped[int] = mapped_column(default=0, server_default="0")
    # When the table needs a process even without a request for it (0: at once, None: never).
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
    # Until when the private link works.
    device_until: Mapped[int] = mapped_column(BigInteger, default=0)
    # Whether the host has muted it.
    muted: Mapped[bool] = mapped_column(default=False)


class MoveRow(Base, table="moves"):
    """An accepted action (or `undo`), in order."""

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
    # Its author (None: a remote bot, or an erased person).
    guest: Mapped[str | None] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)


class ReviewRow(Base, table="reviews"):
    """The review of a finished game, for a seat or (-1) for all."""

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    # As `citadella.bots.review.json_format` writes it.
    found: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class Subscription(Base, table="subscriptions"):
    """A browser in which a guest wants push notifications."""

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    endpoint: Mapped[str] = mapped_column(String(1000), unique=True)
    # The browser's public key, and a secret shared with this server.
    p256dh: Mapped[str] = mapped_column(String(128))
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
    """A network from which no new guests are accepted, and until when."""

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
    """The result of a seat, kept when the table is deleted. The order of games is that of `id`."""

    __table_args__ = (UniqueConstraint("game", "seat"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    # The table, and its watch code: ids of tables may be reused, codes are not.
    table_id: Mapped[int] = mapped_column(index=True)
    game: Mapped[str] = mapped_column(String(32))
    seat: Mapped[int]
    # The player: a bot, or a person (None: erased).
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
    # The rating of the person before the game (None: the result does not count).
    mu: Mapped[float | None] = mapped_column(Float(53))
    sigma: Mapped[float | None] = mapped_column(Float(53))
    # Played by another guest who was merged into this person: part of the history, not of the
    # rating.
    carried: Mapped[bool] = mapped_column(default=False)
    at: Mapped[int] = mapped_column(BigInteger)


class RatingRow(Base, table="ratings"):
    """The rating of a person, which follows from the results in their order."""

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    mu: Mapped[float] = mapped_column(Float(53))
    sigma: Mapped[float] = mapped_column(Float(53))
    games: Mapped[int]


class Device(Base, table="devices"):
    """A browser of a person; its cookie holds the id and a secret."""

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    secret_hash: Mapped[str] = mapped_column(String(64))
    # Such as "Firefox · Linux".
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    seen: Mapped[int] = mapped_column(BigInteger, default=now)


class Passkey(Base, table="passkeys"):
    """A key with which a person signs in (WebAuthn); the server has the public key."""

    # The hash of the credential's id, which has no maximum length.
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
    """The hash of a code that signs a person in once."""

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)


class OneTimeToken(Base, table="tickets"):
    """The hash of a one-time token, for a challenge or a link that expires."""

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    # The browser and the person it was issued for.
    device: Mapped[str] = mapped_column(String(32))
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    # The e-mail address it was sent to.
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
    """A person whom another one blocks."""

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
    # open, playing, over or called-off
    status: Mapped[str] = mapped_column(String(16), index=True)
    # Its options (`protocol.NewTournament`), as JSON.
    options: Mapped[str] = mapped_column("wish", Text)
    rounds: Mapped[int]
    # The round in play (0: none yet), and when it began.
    round: Mapped[int] = mapped_column(default=0)
    round_began: Mapped[int] = mapped_column(BigInteger, default=0)
    # When it starts automatically (0: when the organiser starts it).
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
    # Whether they have left the tournament, or were away at the end of the last game.
    gone: Mapped[bool] = mapped_column(default=False)
    absent: Mapped[bool] = mapped_column(default=False)


class PairingRow(Base, table="pairings"):
    """A seat at a tournament's table, with its place and points after the game."""

    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    board: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    entrant: Mapped[int]
    # Kept when the table is deleted.
    table_id: Mapped[int] = mapped_column(index=True)
    place: Mapped[int | None]
    points: Mapped[int | None]


class MatchRequestRow(Base, table="wishes"):
    """The quick match that a guest is waiting for, and its table once there is one."""

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    edition: Mapped[str] = mapped_column(String(32))
    players: Mapped[int]
    clock: Mapped[str] = mapped_column(String(16))
    rated: Mapped[bool]
    # The rating at that time, and how far the ratings of others may differ (0: any).
    rating: Mapped[int]
    rating_range: Mapped[int] = mapped_column("reach")
    # After how many seconds bots take the empty seats (0: never).
    bots_after: Mapped[int]
    since: Mapped[int] = mapped_column(BigInteger, default=now)
    # When the guest was last seen.
    seen: Mapped[int] = mapped_column(BigInteger, default=now)
    code: Mapped[str | None] = mapped_column(String(32))


class VacationRow(Base, table="vacations"):
    """Days on which the clocks of a guest stop at tables with days per move."""

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    began: Mapped[int] = mapped_column(BigInteger)
    ends: Mapped[int] = mapped_column(BigInteger)


class NotifiedTurn(Base, table="told_turns"):
    """The last turn of a seat that its player was notified of; each turn is notified once."""

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    # The number of actions before the turn.
    turn: Mapped[int]


class TurnEmailOptIn(Base, table="turn_letters"):
    """A person who wants e-mails about turns."""

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)


class ProcessRow(Base, table="processes"):
    """A server process; it counts as alive until its row is deleted."""

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    # The address for other processes (host:port), and the secret they authenticate with.
    address: Mapped[str] = mapped_column(String(255))
    secret: Mapped[str] = mapped_column(String(64))
    # By the clock of the database: the start, and the last heartbeat.
    started: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double)
