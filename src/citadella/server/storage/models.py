"""The tables of the database: guests, tables of the game, seats, moves, chat, subscriptions,
tournaments, wishes for a match, vacations, processes.
"""

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

# A column that names a person says what becomes of it when the person wishes to be forgotten: the
# whole row goes, or only the name. Other guests' histories are bound by the same notes.
ROW_GOES = {"forget": "row"}
NAME_GOES = {"forget": "name"}
# The row is somebody else's: it goes too, but does not belong to what is stored of the person.
NOT_OWN_ROW_GOES = {"forget": "row", "own": False}


class Base(DeclarativeBase):
    """All tables of the database."""


class Guest(Base):
    """A person, known by the cookies of browsers (`devices`)."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True, info=ROW_GOES)
    name: Mapped[str] = mapped_column(String(64))
    named: Mapped[bool] = mapped_column(Boolean, default=False)
    created: Mapped[int] = mapped_column(BigInteger)
    # When the guest was last here (to the day), and from which network, as `origins` hides it.
    seen: Mapped[int] = mapped_column(BigInteger, default=lambda: int(time.time()))
    origin: Mapped[str] = mapped_column(String(16), default="")
    # Until when the guest may not come in.
    banned: Mapped[int] = mapped_column(BigInteger, default=0)


class TableRow(Base):
    """A table: its setup, its seed and how far it has come."""

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
    host: Mapped[str] = mapped_column(String(32), index=True, info=NAME_GOES)
    version: Mapped[int] = mapped_column(Integer)
    rematch: Mapped[str | None] = mapped_column(String(32), nullable=True)
    # Whether it counts for the ratings of those who play.
    rated: Mapped[bool] = mapped_column(Boolean, default=False)
    # The tournament that it belongs to, and when stand-ins play it to its end (0: never).
    tournament: Mapped[int | None] = mapped_column(Integer, nullable=True, index=True)
    until: Mapped[int] = mapped_column(BigInteger, default=0)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)
    # From which network it was opened, for as long as it is open.
    origin: Mapped[str] = mapped_column(String(16), default="", index=True)
    # Whether one may talk there, and whether one person may have several seats.
    talk: Mapped[bool] = mapped_column(Boolean, default=True)
    several: Mapped[bool] = mapped_column(Boolean, default=True)
    # Which rules its game is played by (empty: stored before that was noted).
    rules: Mapped[str] = mapped_column(String(16), default="", server_default="")
    # The process that has the table in its memory, and how often the table has changed hands:
    # whoever writes names the number, so a process that has lost the table cannot.
    owner: Mapped[str | None] = mapped_column(String(32), nullable=True, index=True)
    term: Mapped[int] = mapped_column(Integer, default=0, server_default="0")
    # When the table needs a process though nobody asks for it (0: at once, None: never).
    wake: Mapped[int | None] = mapped_column(BigInteger, nullable=True, index=True)


class SeatRow(Base):
    """A seat of a table and who sits there."""

    __tablename__ = "seats"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    guest: Mapped[str | None] = mapped_column(String(32), nullable=True, index=True, info=NAME_GOES)
    bot: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    away: Mapped[bool] = mapped_column(Boolean, default=False)
    key_hash: Mapped[str | None] = mapped_column(String(64), nullable=True, index=True)
    device_hash: Mapped[str | None] = mapped_column(String(64), nullable=True, index=True)
    time_left_ms: Mapped[int | None] = mapped_column(Integer, nullable=True)
    # Until when the private link works.
    device_until: Mapped[int] = mapped_column(BigInteger, default=0)
    # Whether the host lets it say nothing.
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
    """Something said at a table."""

    __tablename__ = "chat"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer)
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(400))
    emote: Mapped[str] = mapped_column(String(16))
    client_id: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)
    # Who said it (None: a bot from afar, or somebody who has been forgotten).
    guest: Mapped[str | None] = mapped_column(String(32), nullable=True, index=True, info=NAME_GOES)


class ReviewRow(Base):
    """What a review of a game that is over has found, of a seat or (-1) of all."""

    __tablename__ = "reviews"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    # As `citadella.bots.review.json_format` writes it.
    found: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger)


class Subscription(Base):
    """A browser of a guest that wants to be told when it is their turn."""

    __tablename__ = "subscriptions"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ROW_GOES)
    endpoint: Mapped[str] = mapped_column(String(1000), unique=True)
    # The browser's public key, and a secret that only it and this server know.
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))


# --- among strangers ---
class Report(Base):
    """Something said at a table that somebody found wrong, for the operator to look at."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[int] = mapped_column(Integer, index=True)
    line: Mapped[int] = mapped_column(Integer)
    guest: Mapped[str | None] = mapped_column(
        String(32), nullable=True, index=True, info=NOT_OWN_ROW_GOES
    )
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(String(400))
    reporter: Mapped[str] = mapped_column(String(32), index=True, info=ROW_GOES)
    reason: Mapped[str] = mapped_column(String(400))
    at: Mapped[int] = mapped_column(BigInteger)
    settled: Mapped[bool] = mapped_column(Boolean, default=False)


class Ban(Base):
    """A network from which no new guests may come, until when."""

    __tablename__ = "bans"

    origin: Mapped[str] = mapped_column(String(16), primary_key=True)
    until: Mapped[int] = mapped_column(BigInteger)


class Order(Base):
    """What the operator has changed in the database, for the servers that hold it in memory."""

    __tablename__ = "orders"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    what: Mapped[str] = mapped_column(String(16))
    target: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class HouseNote(Base):
    """Something that all servers on this database must agree on."""

    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


# --- names, results and ratings ------------------------------------------------------------
class ResultRow(Base):
    """How a seat ended a game. It stays when the table is gone; the rows are in order by `id`."""

    __tablename__ = "results"
    __table_args__ = (UniqueConstraint("game", "seat"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    # The table, and its watch code: ids of tables may be given again, codes are not.
    table_id: Mapped[int] = mapped_column(Integer, index=True)
    game: Mapped[str] = mapped_column(String(32))
    seat: Mapped[int] = mapped_column(Integer)
    # Who sat there: a bot, or a person (None: one who wished to be forgotten).
    guest: Mapped[str | None] = mapped_column(String(32), nullable=True, index=True, info=NAME_GOES)
    bot: Mapped[str] = mapped_column(String(64))
    place: Mapped[int] = mapped_column(Integer)
    points: Mapped[int] = mapped_column(Integer)
    # How often which character was played, as JSON.
    characters: Mapped[str] = mapped_column(Text)
    edition: Mapped[str] = mapped_column(String(16))
    preset: Mapped[str] = mapped_column(String(64))
    players: Mapped[int] = mapped_column(Integer)
    public: Mapped[bool] = mapped_column(Boolean)
    rated: Mapped[bool] = mapped_column(Boolean)
    # The rating with which a person entered a game that counts for it (None: it does not).
    mu: Mapped[float | None] = mapped_column(Float(53), nullable=True)
    sigma: Mapped[float | None] = mapped_column(Float(53), nullable=True)
    # Played as another guest, before that guest's history was bound to this person's: it belongs
    # to the history, not to the rating.
    carried: Mapped[bool] = mapped_column(Boolean, default=False)
    at: Mapped[int] = mapped_column(BigInteger)


class RatingRow(Base):
    """The rating of a person: what the results give in order, kept so as not to count anew."""

    __tablename__ = "ratings"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ROW_GOES)
    mu: Mapped[float] = mapped_column(Float(53))
    sigma: Mapped[float] = mapped_column(Float(53))
    games: Mapped[int] = mapped_column(Integer)


class Device(Base):
    """A browser of a person: the cookie it holds is its id and a secret."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ROW_GOES)
    secret_hash: Mapped[str] = mapped_column(String(64))
    # What it seems to be, as in "Firefox · Linux".
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)


class Passkey(Base):
    """A key with which a person signs in (WebAuthn); the server has its public half."""

    __tablename__ = "passkeys"

    # The hash of the credential's id, which may be long.
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ROW_GOES)
    credential: Mapped[str] = mapped_column(Text)
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    used: Mapped[int] = mapped_column(BigInteger)


class MailAddress(Base):
    """The address at which a person gets links to sign in."""

    __tablename__ = "mail_addresses"

    address: Mapped[str] = mapped_column(String(254), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), unique=True, info=ROW_GOES)
    language: Mapped[str] = mapped_column(String(8))
    created: Mapped[int] = mapped_column(BigInteger)


class RecoveryCode(Base):
    """The hash of a code that lets a person in once."""

    __tablename__ = "recovery_codes"

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ROW_GOES)


class Ticket(Base):
    """Something that may be answered once, for a while: a challenge, a link in a letter."""

    __tablename__ = "tickets"

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(16))
    # The browser and the person it was made for.
    device: Mapped[str] = mapped_column(String(32))
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ROW_GOES)
    # What it is about: an address.
    about: Mapped[str] = mapped_column(String(254), index=True)
    expires: Mapped[int] = mapped_column(BigInteger, index=True)


class Friend(Base):
    """A friend of a person; each of two friends has a row."""

    __tablename__ = "friends"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ROW_GOES)
    friend: Mapped[str] = mapped_column(
        String(32), primary_key=True, index=True, info=NOT_OWN_ROW_GOES
    )
    at: Mapped[int] = mapped_column(BigInteger)


class Block(Base):
    """Somebody with whom a person wants nothing to do."""

    __tablename__ = "blocks"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ROW_GOES)
    blocked: Mapped[str] = mapped_column(
        String(32), primary_key=True, index=True, info=NOT_OWN_ROW_GOES
    )
    at: Mapped[int] = mapped_column(BigInteger)


# --- meeting ------------------------------------------------------------------------------------
class TournamentRow(Base):
    """A tournament: what is played, and how far it has come."""

    __tablename__ = "tournaments"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    code: Mapped[str] = mapped_column(String(32), unique=True)
    name: Mapped[str] = mapped_column(String(64))
    host: Mapped[str] = mapped_column(String(32), index=True, info=NAME_GOES)
    # open, playing, over or called-off
    status: Mapped[str] = mapped_column(String(16), index=True)
    # The wish it was made of (`protocol.NewTournament`), as JSON.
    wish: Mapped[str] = mapped_column(Text)
    rounds: Mapped[int] = mapped_column(Integer)
    # The round in play (0: none yet), and when it began.
    round: Mapped[int] = mapped_column(Integer)
    round_began: Mapped[int] = mapped_column(BigInteger)
    # When it starts by itself (0: when the organiser says so).
    starts: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)


class EntrantRow(Base):
    """Somebody who takes part in a tournament: a person or a bot."""

    __tablename__ = "entrants"

    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    n: Mapped[int] = mapped_column(Integer, primary_key=True)
    guest: Mapped[str | None] = mapped_column(String(32), nullable=True, index=True, info=NAME_GOES)
    bot: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    # The lot, drawn when the tournament starts.
    lot: Mapped[int] = mapped_column(Integer)
    # Has left the tournament; or was not there at the end of the last game.
    gone: Mapped[bool] = mapped_column(Boolean)
    absent: Mapped[bool] = mapped_column(Boolean)


class PairingRow(Base):
    """A seat of a tournament's table, and after the game its place and points."""

    __tablename__ = "pairings"

    tournament_id: Mapped[int] = mapped_column(ForeignKey("tournaments.id"), primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True)
    board: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    entrant: Mapped[int] = mapped_column(Integer)
    # It stays when the table is gone.
    table_id: Mapped[int] = mapped_column(Integer, index=True)
    place: Mapped[int | None] = mapped_column(Integer, nullable=True)
    points: Mapped[int | None] = mapped_column(Integer, nullable=True)


class WishRow(Base):
    """What a guest who waits for a quick match wishes for, and the table once there is one."""

    __tablename__ = "wishes"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ROW_GOES)
    edition: Mapped[str] = mapped_column(String(32))
    players: Mapped[int] = mapped_column(Integer)
    clock: Mapped[str] = mapped_column(String(16))
    rated: Mapped[bool] = mapped_column(Boolean)
    # The rating when the wish was made, and how far that of others may be from it (0: any).
    rating: Mapped[int] = mapped_column(Integer)
    reach: Mapped[int] = mapped_column(Integer)
    # After how many seconds bots take the empty seats (0: never).
    bots_after: Mapped[int] = mapped_column(Integer)
    since: Mapped[int] = mapped_column(BigInteger)
    # When the guest was last heard of.
    seen: Mapped[int] = mapped_column(BigInteger)
    code: Mapped[str | None] = mapped_column(String(32), nullable=True)


class VacationRow(Base):
    """Days on which a guest's clocks stand still where moves may take days."""

    __tablename__ = "vacations"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True, info=ROW_GOES)
    began: Mapped[int] = mapped_column(BigInteger)
    ends: Mapped[int] = mapped_column(BigInteger)


class ToldRow(Base):
    """The last turn of a seat that its owner was told of: a turn is told once, whatever happens."""

    __tablename__ = "told_turns"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    # After how many actions the turn began.
    turn: Mapped[int] = mapped_column(Integer)


class TurnLetters(Base):
    """Somebody who wants letters about turns, too."""

    __tablename__ = "turn_letters"

    guest: Mapped[str] = mapped_column(String(32), primary_key=True, info=ROW_GOES)


# --- many processes -------------------------------------------------------------------------
class ProcessRow(Base):
    """A process of the hall: alive for as long as its row is here."""

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    # Where the other processes reach it (host:port), and what they say so that it lets them in.
    address: Mapped[str] = mapped_column(String(255))
    secret: Mapped[str] = mapped_column(String(64))
    # By the clock of the database: when it started, and when it was last heard of.
    started: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double)
