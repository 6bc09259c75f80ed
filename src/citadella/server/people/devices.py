"""The browsers of a person: what they are, signing in on one more, signing out."""

from __future__ import annotations

import re

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from citadella.server.people.guests import new_device
from citadella.server.people.merging import bind
from citadella.server.storage.models import Device, MailAddress, Passkey, RecoveryCode
from citadella.server.storage.store import Store, now

# Seen again within this time is not worth a note.
HOUR = 3600
BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def label_of(agent: str) -> str:
    """Return what a browser seems to be, by what it says of itself: 'Firefox · Linux'."""
    browser = next((name for word, name in BROWSERS.items() if f"{word}/" in agent), "")
    system = next((name for word, name in SYSTEMS.items() if re.search(word, agent)), "")
    return " · ".join(part for part in (browser, system) if part)


def has_account(session: Session, guest: str) -> bool:
    """Return whether there is a way for a person to sign in again."""
    ways = (Passkey.guest, MailAddress.guest, RecoveryCode.guest)
    return any(session.scalar(select(way).where(way == guest).limit(1)) for way in ways)


def sign_in(
    session: Session, device: str, before: str, person: str, bring: bool, label: str
) -> tuple[str, list[int]]:
    """Make the browser a person's, with a new secret; return its cookie and the tables changed.

    `before`: the guest that it was. `bring`: what that guest has played goes to the person, unless
    the guest is somebody with an account too.
    """
    changed: list[int] = []
    session.execute(delete(Device).where(Device.id == device))
    if bring and before != person and not has_account(session, before):
        changed = bind(session, before, person)
    added, cookie = new_device(person, label)
    session.add(added)
    return cookie, changed


def sign_out(session: Session, guest: str, device: str) -> bool:
    """Forget a browser, if it is this person's; return whether it was."""
    query = delete(Device).where(Device.id == device, Device.guest == guest)
    return bool(session.execute(query).rowcount)  # type: ignore[attr-defined]


async def greet(store: Store, guest: str, device: str, label: str) -> bool:
    """Note that a browser is still in use; return whether its person could sign in again."""

    def note(session: Session) -> bool:
        row = session.get(Device, device)
        if row is not None and (row.seen < now() - HOUR or row.label != label):
            row.seen, row.label = now(), label
        return has_account(session, guest)

    return await store.transaction(note)


async def last_seen(store: Store, guest: str) -> int:
    """Return when a person may last have been here, on any browser (0: never)."""
    query = select(func.max(Device.seen)).where(Device.guest == guest)
    seen = await store.transaction(lambda session: session.scalars(query).one())
    # It is noted once in an hour.
    return 0 if seen is None else seen + HOUR


def devices_of(session: Session, guest: str) -> list[Device]:
    """Return a person's browsers, the last used first."""
    query = select(Device).where(Device.guest == guest)
    return list(session.scalars(query.order_by(Device.seen.desc(), Device.id)))
