"""Recovery codes: written down once, each lets its owner in once. Only hashes are stored."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from citadella.server.people.guests import hashed
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.models import RecoveryCode

COUNT = 8
# Letters and figures that nobody takes for one another.
SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS, GROUP = 4, 4


def new_codes(session: Session, guest: str) -> list[str]:
    """Return new codes for a person; the old ones are worth nothing any more."""
    session.execute(delete(RecoveryCode).where(RecoveryCode.guest == guest))
    codes = ["".join(secrets.choice(SIGNS) for _ in range(GROUPS * GROUP)) for _ in range(COUNT)]
    session.add_all(RecoveryCode(code_hash=hashed(code), guest=guest) for code in codes)
    return ["-".join(code[i : i + GROUP] for i in range(0, len(code), GROUP)) for code in codes]


def owner(session: Session, code: str) -> str:
    """Return whose code it is; it is used up."""
    plain = "".join(sign for sign in code.upper()[:100] if sign in SIGNS)
    row = session.get(RecoveryCode, hashed(plain), with_for_update=True)
    if row is None:
        raise RequestError("bad-code", "That code has been used or never existed.", 403)
    session.delete(row)
    return row.guest


def left(session: Session, guest: str) -> int:
    """Return how many codes a person has left."""
    count = select(func.count()).select_from(RecoveryCode).where(RecoveryCode.guest == guest)
    return session.scalar(count) or 0
