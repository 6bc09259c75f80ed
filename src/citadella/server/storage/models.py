"""The database schema. Attributes and columns have the same name unless a column says otherwise."""

from __future__ import annotations

import time

from sqlalchemy import (
    BigInteger,
    Boolean,
    Double,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# What is erased with a person that a column refers to: the row, or the reference only. Merging
# accounts uses the same marks.
ERASE_ROW = {"erase": "row"}
ERASE_REFERENCE = {"erase": "reference"}
# The row belongs to another person, and is not part of the export of personal data.
ERASE_FOREIGN_ROW = {"erase": "row", "own": False}

#: The statuses of a table that is neither over nor closed.
LIVE_STATUSES = ("lobby", "playing")


class Base(DeclarativeBase):
    """All tables of the database."""


class Guest(Base):
    """A person, known by the cookies of browsers (`devices`)."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    name: Mapped[str] = mapped_column(String(64))
    named: Mapped[bool] = mapped_column(Boolean, default=False)
    created: Mapped[int] = mapped_column(BigInteger)
    # When the guest was last seen (to the day), and the hash of the network they came from.
    seen: Mapped[int] = mapped_column(BigInteger, default=lambda: int(time.time()))
    origin: Mapped[str] = mapped_column(String(16), default="")
    # Until when the guest is banned.
    banned: Mapped[int] = mapped_column(BigInteger, default=0)


class TableRow(Base):
    """A table: its setup, its seed and its progress."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_status", "status", "public"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(String(32), unique=True)
    watch: Mapped[str] = mapped_column(String(32), unique=True)
    setup: Mapped[str] = mapped_column(Text)
    seed: Mapped[str] = mapped_column(String(64))
    clock: Mapped[str] = mapped_column(String(16))
    public: Mapped[bool] = mapped_column(Boolean)
    coach: Mapped[bool] = mapped_column(Boolean)
    # The bot that plays on for a player who leaves.
    stand_in: Mapped[str] = mapped_column(String(64))
    # How fast its bots play.
    pace: Mapped[str] = mapped_column(String(16))
    status: Mapped[str] = mapped_column(String(8))
    host: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)
    version: Mapped[int] = mapped_column(Integer)
    rematch: Mapped[str | None] = mapped_column(String(32), nullable=True)
    # Whether it counts for the ratings of its players.
    rated: Mapped[bool] = mapped_column(Boolean, default=False)
    # Its tournament, and when stand-ins take over all seats (0: never).
    tournament: Mapped[int | None] = mapped_column(Integer, nullable=True, index=True)
    until: Mapped[int] = mapped_column(BigInteger, default=0)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)
    # The hash of the network from which it was opened, while it is live.
    origin: Mapped[str] = mapped_column(String(16), default="", index=True)
    # Whether chat is allowed, and whether one person may have several seats.
    talk: Mapped[bool] = mapped_column(Boolean, default=True)
    several: Mapped[bool] = mapped_column(Boolean, default=True)
    # The version of the rules (empty: stored by a version that did not note it).
    rules: Mapped[str] = mapped_column(String(16), default="", server_default="")
    # The process that holds the lease, and the number of the lease: every change names it, so
    # that a process that has lost the lease cannot write.
    owner: Mapped[str | None] = mapped_column(String(32), nullable=True, index=True)
    term: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    # When the table needs a process even if nobody asks for it (0: at once, None: never).
    wake: Mapped[int | None] = mapped_column(BigInteger, nullable=True, index=True)


class SeatRow(Base):
    """A seat of a table and who sits there."""

    __tablename__ = "seats"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    guest: Mapped[str | None] = mapped_column(
        String(32), nullable=True, index=True, info=ERASE_REFERENCE
    )
    bot: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    away: Mapped[bool] = mapped_column(Boolean, default=False)
    key_hash: Mapped[str | None] = mapped_column(String(64), nullable=True, index=True)
    device_hash: Mapped[str | None] = mapped_column(String(64), nullable=True, index=True)
    time_left_ms: Mapped[int | None] = mapped_column(Integer, nullable=True)
    # Until when the private link works.
    device_until: Mapped[int] = mapped_column(BigInteger, default=0)
    # Whether the host has muted it.
    muted: Mapped[bool] = mapped_column(Boolean, default=False)


class MoveRow(Base):
    """An accepted action (or `undo`), in order."""

    __tablename__ = "moves"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    action: Mapped[str] = mapped_column(String(80))
    client_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class ChatRow(Base):
    """A chat line."""

    __tablename__ = "chat"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(400))
    emote: Mapped[str] = mapped_column(String(16))
    client_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)
    # Its author (None: a remote bot, or an erased person).
    guest: Mapped[str | None] = mapped_column(
        String(32), nullable=True, index=True, info=ERASE_REFERENCE
    )


class ReviewRow(Base):
    """The review of a finished game, for a seat or (-1) for all."""

    __tablename__ = "reviews"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    # As `citadella.bots.review.json_format` writes it.
    found: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class Subscription(Base):
    """A browser in which a guest wants push notifications."""

    __tablename__ = "subscriptions"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    endpoint: Mapped[str] = mapped_column(String(1000), unique=True)
    # The browser's public key, and a secret shared with this server.
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))


# --- moderation -----------------------------------------------------------------------------
class Report(Base):
    """A chat line that was reported to the operator."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[int] = mapped_column(Integer, index=True)
    line: Mapped[int] = mapped_column(Integer)
    guest: Mapped[str | None] = mapped_column(
        String(32), nullable=True, index=True, info=ERASE_FOREIGN_ROW
    )
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(400))
    reporter: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    reason: Mapped[str] = mapped_column(String(400))
    at: Mapped[int] = mapped_column(BigInteger)
    settled: Mapped[bool] = mapped_column(Boolean, default=False)


class NetworkBan(Base):
    """A network from which no new guests are accepted, and until when."""

    __tablename__ = "bans"

    origin: Mapped[str] = mapped_column(String(16), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)


class OperatorOrder(Base):
    """A change by the operator that running servers have to react to."""

    __tablename__ = "orders"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    what: Mapped[str] = mapped_column(String(16))
    target: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class SharedValue(Base):
    """A value that all servers on this database share."""

    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


# --- results and accounts ------------------------------------------------------------------
class ResultRow(Base):
    """The result of a seat, kept when the table is deleted. The order of games is that of `id`."""

    __tablename__ = "results"
    __table_args__ = (UniqueConstraint("game", "seat"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    # The table, and its watch code: ids of tables may be reused, codes are not.
    table_id: Mapped[int] = mapped_column(Integer, index=True)
    game: Mapped[str] = mapped_column(String(32))
    seat: Mapped[int] = mapped_column(Integer)
    # The player: a bot, or a person (None: erased).
    guest: Mapped[str | None] = mapped_column(
        String(32), nullable=True, index=True, info=ERASE_REFERENCE
    )
    bot: Mapped[str] = mapped_column(String(64))
    place: Mapped[int] = mapped_column(Integer)
    points: Mapped[int] = mapped_column(Integer)
    # How often each character was played, as JSON.
    characters: Mapped[str] = mapped_column(Text)
    edition: Mapped[str] = mapped_column(String(16))
    preset: Mapped[str] = mapped_column(String(64))
    players: Mapped[int] = mapped_column(Integer)
    public: Mapped[bool] = mapped_column(Boolean)
    rated: Mapped[bool] = mapped_column(Boolean)
    # The rating of the person before a game that counted (None: it did not count).
    mu: Mapped[float | None] = mapped_column(Float(53), nullable=True)
    sigma: Mapped[float | None] = mapped_column(Float(53), nullable=True)
    # Played by another guest who was merged into this person: part of the history, not of the
    # rating.
    carried: Mapped[bool] = mapped_column(Boolean, default=False)
    at: Mapped[int] = mapped_column(BigInteger)


class RatingRow(Base):
    """The rating of a person, which follows from the results in their order."""

    __tablename__ = "ratings"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    mu: Mapped[float] = mapped_column(Float(53))
    sigma: Mapped[float] = mapped_column(Float(53))
    games: Mapped[int] = mapped_column(Integer)


class Device(Base):
    """A browser of a person; its cookie holds the id and a secret."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    secret_hash: Mapped[str] = mapped_column(String(64))
    # Such as "Firefox · Linux".
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)


class Passkey(Base):
    """A key with which a person signs in (WebAuthn); the server has the public key."""

    __tablename__ = "passkeys"

    # The hash of the credential's id, which has no maximum length.
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    credential: Mapped[str] = mapped_column(Text)
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int] = mapped_column(BigInteger)


class EmailAddress(Base):
    """The e-mail address of a person."""

    __tablename__ = "mail_addresses"

    address: Mapped[str] = mapped_column(String(254), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), unique=True, info=ERASE_ROW)
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[int] = mapped_column(BigInteger)


class RecoveryCode(Base):
    """The hash of a code that signs a person in once."""

    __tablename__ = "recovery_codes"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)


class OneTimeToken(Base):
    """The hash of a token of a challenge or a link that is used once and expires."""

    __tablename__ = "tickets"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    # The browser and the person it was issued for.
    device: Mapped[str] = mapped_column(String(32))
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    # The e-mail address it was sent to.
    address: Mapped[str] = mapped_column("about", String(254), index=True)
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class Friend(Base):
    """A friendship, in both directions: each of two friends has a row."""

    __tablename__ = "friends"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    friend: Mapped[str] = mapped_column(
        String(32), primary_key=True, index=True, info=ERASE_FOREIGN_ROW
    )
    at: Mapped[int] = mapped_column(BigInteger)


class BlockRow(Base):
    """Somebody whom a person blocks."""

    __tablename__ = "blocks"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    blocked: Mapped[str] = mapped_column(
        String(32), primary_key=True, index=True, info=ERASE_FOREIGN_ROW
    )
    at: Mapped[int] = mapped_column(BigInteger)


# --- meeting ------------------------------------------------------------------------------------
class TournamentRow(Base):
    """A tournament and its progress."""

    __tablename__ = "tournaments"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(String(32), unique=True)
    name: Mapped[str] = mapped_column(String(64))
    host: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_REFERENCE)
    # open, playing, over or called-off
    status: Mapped[str] = mapped_column(String(16), index=True)
    # Its options (`protocol.NewTournament`), as JSON.
    options: Mapped[str] = mapped_column("wish", Text)
    rounds: Mapped[int] = mapped_column(Integer)
    # The round in play (0: none yet), and when it began.
    round: Mapped[int] = mapped_column(Integer)
    round_began: Mapped[int] = mapped_column(BigInteger)
    # When it starts automatically (0: when the organiser starts it).
    starts: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)


class EntrantRow(Base):
    """A person or a bot in a tournament."""

    __tablename__ = "entrants"

    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest: Mapped[str | None] = mapped_column(
        String(32), nullable=True, index=True, info=ERASE_REFERENCE
    )
    bot: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    # The random number that breaks ties, drawn when the tournament starts.
    lot: Mapped[int] = mapped_column(Integer)
    # Whether they have left the tournament, or were away at the end of the last game.
    gone: Mapped[bool] = mapped_column(Boolean)
    absent: Mapped[bool] = mapped_column(Boolean)


class PairingRow(Base):
    """A seat at a tournament's table, with its place and points after the game."""

    __tablename__ = "pairings"

    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True)
    board: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    entrant: Mapped[int] = mapped_column(Integer)
    # Kept when the table is deleted.
    table_id: Mapped[int] = mapped_column(Integer, index=True)
    place: Mapped[int | None] = mapped_column(Integer, nullable=True)
    points: Mapped[int | None] = mapped_column(Integer, nullable=True)


class MatchRequestRow(Base):
    """The quick match that a guest waits for, and its table once there is one."""

    __tablename__ = "wishes"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)
    edition: Mapped[str] = mapped_column(String(32))
    players: Mapped[int] = mapped_column(Integer)
    clock: Mapped[str] = mapped_column(String(16))
    rated: Mapped[bool] = mapped_column(Boolean)
    # The rating at that time, and how far the ratings of others may differ (0: any).
    rating: Mapped[int] = mapped_column(Integer)
    rating_range: Mapped[int] = mapped_column("reach", Integer)
    # After how many seconds bots take the empty seats (0: never).
    bots_after: Mapped[int] = mapped_column(Integer)
    since: Mapped[int] = mapped_column(BigInteger)
    # When the guest was last seen.
    seen: Mapped[int] = mapped_column(BigInteger)
    code: Mapped[str | None] = mapped_column(String(32), nullable=True)


class VacationRow(Base):
    """Days on which the clocks of a guest stop at tables with days per move."""

    __tablename__ = "vacations"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ERASE_ROW)
    began: Mapped[int] = mapped_column(BigInteger)
    ends: Mapped[int] = mapped_column(BigInteger)


class NotifiedTurn(Base):
    """The last turn of a seat that its player was notified of; each turn is notified once."""

    __tablename__ = "told_turns"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    # The number of actions before the turn.
    turn: Mapped[int] = mapped_column(Integer)


class TurnEmailOptIn(Base):
    """A person who wants e-mails about turns."""

    __tablename__ = "turn_letters"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ERASE_ROW)


# --- cluster --------------------------------------------------------------------------------
class ProcessRow(Base):
    """A server process; it counts as alive until its row is deleted."""

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    # The address for other processes (host:port), and the secret they authenticate with.
    address: Mapped[str] = mapped_column(String(255))
    secret: Mapped[str] = mapped_column(String(64))
    # By the clock of the database: the start, and the last heartbeat.
    started: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double)
