"""Recovery codes: each lets its owner sign in once. Only hashes are stored."""

from __future__ import annotations

import secrets
import textwrap
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from citadella.server.people.guests import hashed
from citadella.server.protocol.errors import RequestError
from citadella.server.storage.models import RecoveryCode

CODES_PER_PERSON: Final = 8
# Leaves out characters that look alike.
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH: Final = 16
GROUP_LENGTH: Final = 4
MAX_INPUT_LENGTH: Final = 100


def new_codes(session: Session, guest: str) -> list[str]:
    """Replace the recovery codes of a person, and return the new codes."""
    session.execute(delete(RecoveryCode).where(RecoveryCode.guest == guest))
    codes = [
        "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))
        for _ in range(CODES_PER_PERSON)
    ]
    session.add_all(RecoveryCode(code_hash=hashed(code), guest=guest) for code in codes)
    return ["-".join(textwrap.wrap(code, GROUP_LENGTH)) for code in codes]


def use_code(session: Session, code: str) -> str:
    """Redeem a code; return the id of the person who signs in."""
    plain = "".join(c for c in code.upper()[:MAX_INPUT_LENGTH] if c in ALPHABET)
    row = session.get(RecoveryCode, hashed(plain), with_for_update=True)
    if row is None:
        raise RequestError("bad-code", "That code has already been used or does not exist.", 403)
    session.delete(row)
    return row.guest


def count_codes(session: Session, guest: str) -> int:
    count = select(func.count()).select_from(RecoveryCode).where(RecoveryCode.guest == guest)
    return session.scalar(count) or 0
