"""Sign-in by a one-time link in an e-mail; the e-mail address of each person is stored.

Opening a link signs nobody in: the page first asks for confirmation and names the person. A new
address is accepted only in the browser that requested the e-mail; otherwise attackers could
add another person's address to their own account by tricking that person into opening the link.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from citadella.server.people import one_time_tokens
from citadella.server.people.mail import Mailer
from citadella.server.protocol.errors import RequestError, no_link
from citadella.server.protocol.people import LinkMsg
from citadella.server.storage.database import Database
from citadella.server.storage.models import EmailAddress, Guest
from citadella.server.web.rate_limits import too_fast
from citadella.texts import Texts

#: The kind under which sign-in tokens are stored; in older versions an e-mail was a "letter".
TOKEN_KIND: Final = "letter"
LINK_LIFETIME_S: Final = 900


async def send_link(
    database: Database, mailer: Mailer, guest: str, device: str, address: str, language: str
) -> None:
    """Send a sign-in link to an address, without revealing whether the address has an account."""
    token = one_time_tokens.new_token()

    def issue(session: Session) -> str | None:
        if not one_time_tokens.issue(
            session, TOKEN_KIND, token, LINK_LIFETIME_S, device, guest, address
        ):
            return None
        known = owner_of(session, address)
        return known.name if known is not None else ""

    name = await database.transaction(issue)
    if name is None:
        raise too_fast()
    texts = Texts(language)
    # Greet the owner of the address, even if somebody else has requested the e-mail.
    hello = texts("mail-hello", name=name) if name else texts("mail-hello-stranger")
    link = f"{mailer.url}/sign-in#{token}"
    text = texts("mail-sign-in", minutes=LINK_LIFETIME_S // 60)
    note = texts("mail-not-you")
    await mailer.send(address, texts("mail-subject"), f"{hello}\n\n{text}\n\n{link}\n\n{note}\n")


def owner_of(session: Session, address: str) -> Guest | None:
    row = session.get(EmailAddress, address)
    return None if row is None else session.get(Guest, row.guest)


def find_link(session: Session, token: str, device: str) -> LinkMsg:
    """Return the person a link signs in, without redeeming it; raise RequestError if invalid."""
    found = one_time_tokens.find(session, TOKEN_KIND, token)
    if found is None:
        raise no_link()
    known = owner_of(session, found.address)
    if known is not None:
        return LinkMsg(known.id, known.name, found.address, False)
    if found.device != device:
        sentence = "Open this link in the browser where you requested it."
        raise RequestError("other-browser", sentence, 403)
    asked = session.get(Guest, found.guest)
    if asked is None:
        raise no_link()
    return LinkMsg(asked.id, asked.name, found.address, True)


def use_link(session: Session, token: str, device: str, language: str) -> str:
    """Redeem a link; return the id of the person it signs in."""
    link = find_link(session, token, device)
    one_time_tokens.redeem(session, TOKEN_KIND, token)
    if link.is_new:
        # A new address replaces the person's previous one.
        session.execute(delete(EmailAddress).where(EmailAddress.guest == link.id))
        session.add(EmailAddress(address=link.address, guest=link.id, language=language))
    return link.id


def address_of(session: Session, guest: str) -> EmailAddress | None:
    return session.scalar(select(EmailAddress).where(EmailAddress.guest == guest))
