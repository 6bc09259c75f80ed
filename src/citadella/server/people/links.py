"""Links in letters that sign in: used once, for a quarter of an hour.

A link alone changes nothing: its page asks first, and names who one would be then, so that nobody
is signed in as somebody else unawares. A new address is taken only in the browser that asked for
the letter: otherwise whoever knows an address could have it confirmed for themselves.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from citadella.server.people import tickets
from citadella.server.people.mail import Mailer
from citadella.server.protocol.errors import RequestError, no_link
from citadella.server.storage.models import Guest, MailAddress
from citadella.server.storage.store import Store, now
from citadella.texts import Texts

KIND = "letter"
SECONDS = 900
MINUTES = SECONDS // 60


@dataclass(frozen=True, slots=True)
class Letter:
    """What a link leads to: the address, whose it is, whether it is new."""

    address: str
    guest: str
    name: str
    is_new: bool


async def send(
    store: Store, mailer: Mailer, guest: str, device: str, address: str, language: str
) -> None:
    """Send a link to an address, whether or not it is anybody's: nobody learns which."""
    token = tickets.new_token()

    def issue(session: Session) -> str | None:
        if not tickets.issue(session, KIND, token, SECONDS, device, guest, address):
            return None
        known = owner_of(session, address)
        return known.name if known is not None else ""

    name = await store.transaction(issue)
    if name is None:
        raise RequestError("slow-down", "That is too fast; wait a moment.", 429)
    texts = Texts(language)
    # Only the owner of the address is called by name: by their own, not the asker's.
    hello = texts("mail-hello", name=name) if name else texts("mail-hello-stranger")
    link = f"{mailer.url}/sign-in#{token}"
    text = texts("mail-sign-in", minutes=MINUTES)
    note = texts("mail-not-you")
    await mailer.send(address, texts("mail-subject"), f"{hello}\n\n{text}\n\n{link}\n\n{note}\n")


def owner_of(session: Session, address: str) -> Guest | None:
    """Return who has an address; None if nobody does."""
    row = session.get(MailAddress, address)
    return None if row is None else session.get(Guest, row.guest)


def look(session: Session, token: str, device: str) -> Letter:
    """Return what a link leads to, without using it."""
    ticket = tickets.look(session, KIND, token)
    if ticket is None:
        raise no_link()
    known = owner_of(session, ticket.about)
    if known is not None:
        return Letter(ticket.about, known.id, known.name, False)
    if ticket.device != device:
        raise RequestError(
            "other-browser", "Open this link in the browser where you asked for it.", 403
        )
    asked = session.get(Guest, ticket.guest)
    if asked is None:
        raise no_link()
    return Letter(ticket.about, asked.id, asked.name, True)


def use(session: Session, token: str, device: str, language: str) -> str:
    """Use a link up; return who signs in by it."""
    letter = look(session, token, device)
    tickets.take(session, KIND, token)
    if letter.is_new:
        # A person has one address; a new one takes the old one's place.
        session.execute(delete(MailAddress).where(MailAddress.guest == letter.guest))
        session.add(
            MailAddress(
                address=letter.address, guest=letter.guest, language=language, created=now()
            )
        )
    return letter.guest


def address_of(session: Session, guest: str) -> str:
    """Return the address of a person ('' if there is none)."""
    query = select(MailAddress.address).where(MailAddress.guest == guest)
    return session.scalar(query) or ""
