"""Notices of turns (once for each) and rounds for people who are not here: browsers, e-mail.

A turn is marked as told before anything is sent, so a server that dies in between may leave one
out but never tells it twice; nor do two processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from citadella.server.people.push import Notice
from citadella.server.storage.models import MailAddress, ToldRow, TurnLetters
from citadella.texts import Texts

if TYPE_CHECKING:
    from citadella.server.people.mail import Mailer
    from citadella.server.people.push import Pusher
    from citadella.server.storage.store import Store

log = logging.getLogger("citadella.server")
# Before the first turn.
BEGINNING = -1


class TurnMail:
    """Writes letters about turns to those who have an address and want them."""

    def __init__(self, store: Store, mailer: Mailer) -> None:
        """Send through a mail server."""
        self._store = store
        self._mailer = mailer

    async def send_turn(self, guest: str, notice: Notice) -> None:
        """Write to a guest, if the guest wants that."""
        to = await self._store.transaction(lambda session: letters_to(session, guest))
        if to is None or not to.wanted:
            return
        texts = Texts(to.language)
        link = f"{self._mailer.url}/t/{notice.code}"
        text = texts("mail-turn-text", table=notice.table(to.language), link=link)
        await self._mailer.send(to.address, texts("mail-turn-subject"), text + "\n")


@dataclass(frozen=True, slots=True)
class LettersTo:
    """Where letters to a person go, and whether the person wants those about turns."""

    address: str
    language: str
    wanted: bool


def letters_to(session: Session, guest: str) -> LettersTo | None:
    """Return where letters to a person go; None if there is no address."""
    row = session.scalars(select(MailAddress).where(MailAddress.guest == guest)).one_or_none()
    if row is None:
        return None
    return LettersTo(row.address, row.language, session.get(TurnLetters, guest) is not None)


def want_letters(session: Session, guest: str, wanted: bool) -> None:
    """Note whether a person wants letters about turns."""
    session.execute(delete(TurnLetters).where(TurnLetters.guest == guest))
    if wanted:
        session.add(TurnLetters(guest=guest))


class Notices:
    """Tells people who are not here."""

    def __init__(self, store: Store, pusher: Pusher | None, mail: TurnMail | None = None) -> None:
        """Send by what this server is set up for."""
        self._store = store
        self._pusher = pusher
        self._mail = mail
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def are_sent(self) -> bool:
        """Return whether this server tells anybody anything."""
        return self._pusher is not None or self._mail is not None

    def tell(self, guest: str, table_id: int, seat: int, turn: int, notice: Notice) -> None:
        """Tell a guest of a turn, in the background, unless that has been done."""
        if self.are_sent:
            self._later(self._tell(guest, table_id, seat, turn, notice))

    def tell_round(self, guest: str, table_id: int, seat: int, notice: Notice) -> None:
        """Tell a guest on browsers of a round, in the background, unless that has been done."""
        if self._pusher is not None:
            self._later(self._tell(guest, table_id, seat, BEGINNING, notice, letters=False))

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(
        self,
        guest: str,
        table_id: int,
        seat: int,
        turn: int,
        notice: Notice,
        letters: bool = True,
    ) -> None:
        try:
            if not await self._store.transaction(
                lambda session: mark(session, table_id, seat, turn)
            ):
                return
            if self._pusher is not None:
                self._pusher.tell(guest, notice)
            if letters and self._mail is not None:
                await self._mail.send_turn(guest, notice)
        except Exception as error:
            # Neither whom nor what about: a log is no place for that.
            log.warning("A notice could not be sent: %s.", type(error).__name__)

    def close(self) -> None:
        """Stop what is under way."""
        for task in self._tasks:
            task.cancel()


def mark(session: Session, table_id: int, seat: int, turn: int) -> bool:
    """Note that a turn is told; return whether it had not been yet."""
    here = (ToldRow.table_id == table_id) & (ToldRow.seat == seat)
    newer = update(ToldRow).where(here, ToldRow.turn < turn).values(turn=turn)
    if cast("CursorResult[Any]", session.execute(newer)).rowcount:
        return True
    if session.scalars(select(ToldRow.turn).where(here)).one_or_none() is not None:
        return False
    try:
        with session.begin_nested():
            session.add(ToldRow(table_id=table_id, seat=seat, turn=turn))
    except IntegrityError:
        # Another process told it at the same moment.
        return False
    return True
