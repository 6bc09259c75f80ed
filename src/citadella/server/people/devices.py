"""The browsers in which a person is signed in: labels, signing in, signing out."""

from __future__ import annotations

import re
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from citadella.server.people.guests import new_device
from citadella.server.people.personal_data import merge_accounts
from citadella.server.storage.database import Database, now
from citadella.server.storage.models import Device, EmailAddress, Passkey, RecoveryCode

#: How old `Device.seen` must be, in seconds, before a request updates it.
SEEN_PRECISION_S: Final = 3600
MAX_AGENT_LENGTH: Final = 500
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def label_of(agent: str) -> str:
    """Return a label for a browser from its User-Agent header, such as 'Firefox · Linux'."""
    agent = agent[:MAX_AGENT_LENGTH]
    browser = next((name for word, name in BROWSERS.items() if f"{word}/" in agent), "")
    system = next((name for word, name in SYSTEMS.items() if re.search(word, agent)), "")
    return " · ".join(part for part in (browser, system) if part)


def has_account(session: Session, guest: str) -> bool:
    """Return whether a guest has an account, which can be used to sign in from another browser."""
    ways = (Passkey.guest, EmailAddress.guest, RecoveryCode.guest)
    return any(session.scalar(select(way).where(way == guest).limit(1)) for way in ways)


def sign_in(
    session: Session, device: str, before: str, person: str, bring: bool, label: str
) -> tuple[str, list[int]]:
    """Sign `device` in as `person`; return the new cookie and the ids of changed tables.

    `before` is the guest who has used the browser so far. With `bring`, this guest is merged into
    `person`, unless the guest has an account too.
    """
    changed: list[int] = []
    session.execute(delete(Device).where(Device.id == device))
    if bring and before != person and not has_account(session, before):
        changed = merge_accounts(session, before, person)
    added, cookie = new_device(person, label)
    session.add(added)
    return cookie, changed


def sign_out(session: Session, guest: str, device: str) -> bool:
    """Sign out one of a guest's browsers; return False if `device` is not one of them."""
    query = delete(Device).where(Device.id == device, Device.guest == guest)
    return bool(session.execute(query).rowcount)  # type: ignore[attr-defined]


async def note_use(database: Database, guest: str, device: str, label: str) -> bool:
    """Store that a browser is in use; return whether its guest has an account."""

    def note(session: Session) -> bool:
        row = session.get(Device, device)
        if row is not None and (row.seen < now() - SEEN_PRECISION_S or row.label != label):
            row.seen, row.label = now(), label
        return has_account(session, guest)

    return await database.transaction(note)


async def last_seen(database: Database, guest: str) -> int:
    """Return the latest time at which a guest may have used a browser, or 0 if never."""
    query = select(func.max(Device.seen)).where(Device.guest == guest)
    seen = await database.transaction(lambda session: session.scalars(query).one())
    return 0 if seen is None else seen + SEEN_PRECISION_S
