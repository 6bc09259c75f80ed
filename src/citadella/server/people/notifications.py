"""Notifications about turns and tournament rounds for people who are away, by push and e-mail.

Each notification is sent at most once, because its turn is first marked as notified in the
database. If the server stops before sending it, it is lost.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Any, Final, cast

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from citadella.server.background import BackgroundTasks
from citadella.server.people.email_sign_in import address_of
from citadella.server.people.mail import Mailer
from citadella.server.people.push import Notification, PushNotifier
from citadella.server.storage.database import Database
from citadella.server.storage.models import EmailAddress, NotifiedTurn, TurnEmailOptIn
from citadella.texts import Texts

log = logging.getLogger("citadella.server")
#: The turn number stored when a guest is notified that a tournament round has begun.
BEFORE_FIRST_TURN: Final = -1


def email_settings(session: Session, guest: str) -> tuple[EmailAddress | None, bool]:
    """Return the e-mail address of a person, and whether they want e-mails about turns."""
    return address_of(session, guest), session.get(TurnEmailOptIn, guest) is not None


def set_turn_emails(session: Session, guest: str, wanted: bool) -> None:
    session.execute(delete(TurnEmailOptIn).where(TurnEmailOptIn.guest == guest))
    if wanted:
        session.add(TurnEmailOptIn(guest=guest))


@dataclass(eq=False)
class TurnEmails:
    """Sends e-mails about turns to people who want them."""

    database: Database
    mailer: Mailer

    async def send(self, guest: str, notification: Notification) -> None:
        to, wanted = await self.database.transaction(email_settings, guest)
        if to is None or not wanted:
            return
        texts = Texts(to.language)
        link = f"{self.mailer.url}/t/{notification.code}"
        text = texts("mail-turn-text", table=notification.table(to.language), link=link)
        await self.mailer.send(to.address, texts("mail-turn-subject"), text + "\n")


@dataclass(eq=False)
class Notifier:
    """Sends notifications in the background, by push and e-mail if they are configured."""

    database: Database
    push: PushNotifier | None
    emails: TurnEmails | None = None
    _tasks: BackgroundTasks = field(default_factory=BackgroundTasks)

    def notify_turn(
        self, guest: str, table_id: int, seat: int, turn: int, notification: Notification
    ) -> None:
        """Notify a guest of a turn, once; `turn` is the number of actions played before it."""
        if self.push is not None or self.emails is not None:
            self._tasks.start(self._notify(guest, table_id, seat, turn, notification))

    def notify_round(
        self, guest: str, table_id: int, seat: int, notification: Notification
    ) -> None:
        """Notify a guest, once and only by push, that a round of a tournament has begun."""
        if self.push is not None:
            self._tasks.start(self._notify(guest, table_id, seat, BEFORE_FIRST_TURN, notification))

    async def _notify(
        self, guest: str, table_id: int, seat: int, turn: int, notification: Notification
    ) -> None:
        try:
            if not await self.database.transaction(mark_notified, table_id, seat, turn):
                return
            if self.push is not None:
                self.push.notify(guest, notification)
            if self.emails is not None and turn != BEFORE_FIRST_TURN:
                await self.emails.send(guest, notification)
        except Exception as error:
            # For privacy the log names neither the guest nor the table.
            log.warning("A notification could not be sent: %s.", type(error).__name__)

    def close(self) -> None:
        self._tasks.cancel()


def mark_notified(session: Session, table_id: int, seat: int, turn: int) -> bool:
    """Mark a turn as notified; return False if this or a later turn is already marked."""
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
        # Another process has marked the turn at the same time.
        return False
    return True
