"""Notifications of turns and rounds for people who are away: by push and by e-mail.

A turn is marked as notified before anything is sent. So a server that stops in between may omit
a notification, but neither it nor another process sends one twice.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final, cast

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from citadella.server.background import BackgroundTasks
from citadella.server.people.mail import Mailer
from citadella.server.people.push import Notification, PushNotifier
from citadella.server.storage.database import Database
from citadella.server.storage.models import EmailAddress, NotifiedTurn, TurnEmailOptIn
from citadella.texts import Texts

log = logging.getLogger("citadella.server")
#: Stored in place of a turn for the notification that a round has begun.
BEFORE_FIRST_TURN: Final = -1


@dataclass(frozen=True, slots=True)
class EmailSettings:
    """The e-mail address of a person, and whether they want e-mails about turns."""

    address: str
    language: str
    wants_turns: bool


def email_settings(session: Session, guest: str) -> EmailSettings | None:
    """Return the e-mail settings of a person; None if there is no address."""
    row = session.scalars(select(EmailAddress).where(EmailAddress.guest == guest)).one_or_none()
    if row is None:
        return None
    return EmailSettings(row.address, row.language, session.get(TurnEmailOptIn, guest) is not None)


def set_turn_emails(session: Session, guest: str, wanted: bool) -> None:
    """Store whether a person wants e-mails about turns."""
    session.execute(delete(TurnEmailOptIn).where(TurnEmailOptIn.guest == guest))
    if wanted:
        session.add(TurnEmailOptIn(guest=guest))


class TurnEmails:
    """Sends e-mails about turns to people who want them."""

    def __init__(self, database: Database, mailer: Mailer) -> None:
        """Send through a mail server."""
        self._database = database
        self._mailer = mailer

    async def send(self, guest: str, notification: Notification) -> None:
        """Send an e-mail to a guest who wants e-mails about turns."""
        to = await self._database.transaction(email_settings, guest)
        if to is None or not to.wants_turns:
            return
        texts = Texts(to.language)
        link = f"{self._mailer.url}/t/{notification.code}"
        text = texts("mail-turn-text", table=notification.table(to.language), link=link)
        await self._mailer.send(to.address, texts("mail-turn-subject"), text + "\n")


class Notifier:
    """Notifies people who are away, in the background."""

    def __init__(
        self, database: Database, push: PushNotifier | None, emails: TurnEmails | None = None
    ) -> None:
        """Send by the ways for which the server is configured."""
        self._database = database
        self._push = push
        self._emails = emails
        self._tasks = BackgroundTasks()

    @property
    def is_enabled(self) -> bool:
        """Return whether this server sends any notifications."""
        return self._push is not None or self._emails is not None

    def notify_turn(
        self, guest: str, table_id: int, seat: int, turn: int, notification: Notification
    ) -> None:
        """Notify a guest of a turn, unless that has been done."""
        if self.is_enabled:
            self._tasks.start(self._notify(guest, table_id, seat, turn, notification))

    def notify_round(
        self, guest: str, table_id: int, seat: int, notification: Notification
    ) -> None:
        """Notify a guest of a round of a tournament by push, unless that has been done."""
        if self._push is not None:
            self._tasks.start(self._notify(guest, table_id, seat, BEFORE_FIRST_TURN, notification))

    async def _notify(
        self, guest: str, table_id: int, seat: int, turn: int, notification: Notification
    ) -> None:
        try:
            if not await self._database.transaction(mark_notified, table_id, seat, turn):
                return
            if self._push is not None:
                self._push.notify(guest, notification)
            if self._emails is not None and turn != BEFORE_FIRST_TURN:
                await self._emails.send(guest, notification)
        except Exception as error:
            # The log names neither the guest nor the table.
            log.warning("A notification could not be sent: %s.", type(error).__name__)

    def close(self) -> None:
        """Cancel what is under way."""
        self._tasks.cancel()


def mark_notified(session: Session, table_id: int, seat: int, turn: int) -> bool:
    """Mark a turn as notified; return False if it or a later one was marked before."""
    here = (NotifiedTurn.table_id == table_id) & (NotifiedTurn.seat == seat)
    newer = update(NotifiedTurn).where(here, NotifiedTurn.turn < turn).values(turn=turn)
    if cast("CursorResult[Any]", session.execute(newer)).rowcount:
        return True
    if session.scalars(select(NotifiedTurn.turn).where(here)).one_or_none() is not None:
        return False
    try:
        with session.begin_nested():
            session.add(NotifiedTurn(table_id=table_id, seat=seat, turn=turn))
    except IntegrityError:
        # Another process did so at the same time.
        return False
    return True
