"""The tables of the database: guests, tables of the game, seats, moves, chat, subscriptions."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All tables of the database."""


class Guest(Base):
    """A person, known by the cookie of a browser."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    secret_hash: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    named: Mapped[bool] = mapped_column(Boolean, default=False)
    created: Mapped[int] = mapped_column(BigInteger)


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
    # The bot that plays on for who leaves.
    stand_in: Mapped[str] = mapped_column(String(64))
    # How fast its bots play.
    pace: Mapped[str] = mapped_column(String(16))
    status: Mapped[str] = mapped_column(String(8))
    host: Mapped[str] = mapped_column(String(32), index=True)
    version: Mapped[int] = mapped_column(Integer)
    rematch: Mapped[str | None] = mapped_column(String(32), nullable=True)
    created: Mapped[int] = mapped_column(BigInteger)
    updated: Mapped[int] = mapped_column(BigInteger)


class SeatRow(Base):
    """A seat of a table and who sits there."""

    __tablename__ = "seats"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    guest: Mapped[str | None] = mapped_column(String(32), nullable=True, index=True)
    bot: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    away: Mapped[bool] = mapped_column(Boolean, default=False)
    key_hash: Mapped[str | None] = mapped_column(String(64), nullable=True, index=True)
    device_hash: Mapped[str | None] = mapped_column(String(64), nullable=True, index=True)
    time_left_ms: Mapped[int | None] = mapped_column(Integer, nullable=True)


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


class Subscription(Base):
    """A browser of a guest that wants to be told when it is their turn."""

    __tablename__ = "subscriptions"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    guest: Mapped[str] = mapped_column(String(32), index=True)
    endpoint: Mapped[str] = mapped_column(String(1000), unique=True)
    # The browser's public key, and a secret that only it and this server know.
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(8))
