"""Passkeys (WebAuthn): a browser proves that it holds a key made for this site.

A challenge is valid for one browser and can be used once. The site is taken from the setting
`url` or, if that is unset, from the URL of the request. Trusting the request is safe, because
browsers let only the pages of a site use its keys.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import select
from sqlalchemy.orm import Session
from starlette.requests import Request
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from citadella.server.people import one_time_tokens
from citadella.server.people.guests import hashed
from citadella.server.protocol.errors import RequestError
from citadella.server.settings import Settings
from citadella.server.storage.database import now
from citadella.server.storage.models import Guest, Passkey

#: The kinds of one-time tokens.
REGISTRATION, AUTHENTICATION = "passkey-new", "passkey"
CHALLENGE_LIFETIME_S = 300
MAX_PASSKEYS_PER_PERSON = 10
_bad_passkey = partial(RequestError, "bad-passkey", "That passkey is not valid for this site.", 403)


@dataclass(frozen=True, slots=True)
class Site:
    """The site for which passkeys are created: its domain and its origin."""

    name: str
    origin: str

    @property
    def can_have_keys(self) -> bool:
        """Return whether browsers make keys for this site, as they do for https and localhost."""
        try:
            ip_address(self.name.strip("[]"))
        except ValueError:
            is_local = self.name == "localhost" or self.name.endswith(".localhost")
            return bool(self.name) and (is_local or self.origin.startswith("https:"))
        return False


def site_of(request: Request, settings: Settings) -> Site:
    address = settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    try:
        parts = urlsplit(address)
        return Site(parts.hostname or "", f"{parts.scheme}://{parts.netloc}".lower())
    except ValueError:
        return Site("", "")


def _challenge(session: Session, kind: str, device: str, guest: str) -> bytes:
    challenge = secrets.token_bytes(32)
    token = bytes_to_base64url(challenge)
    one_time_tokens.issue(session, kind, token, CHALLENGE_LIFETIME_S, device, guest)
    return challenge


def _redeem_challenge(
    session: Session, kind: str, device: str, credential: dict[str, Any]
) -> bytes:
    """Delete and return a credential's challenge; raise RequestError if it is not valid."""
    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = data["challenge"]
        assert isinstance(challenge, str)
    except Exception:
        # The client may send malformed data.
        raise _bad_passkey() from None
    token = one_time_tokens.redeem(session, kind, challenge)
    if token is None or token.device != device:
        raise RequestError("old-challenge", "That took too long. Please try again.", 403)
    return base64url_to_bytes(challenge)


# --- registration --------------------------------------------------------------------------
def registration_options(session: Session, site: Site, guest: Guest, device: str) -> str:
    """Return the WebAuthn options for registering a key for a person, as JSON."""
    known = session.scalars(select(Passkey).where(Passkey.guest == guest.id)).all()
    if len(known) >= MAX_PASSKEYS_PER_PERSON:
        raise RequestError("too-many-keys", "You have too many passkeys. Remove one first.", 429)
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name="Citadella",
        user_id=guest.id.encode(),
        user_name=guest.name,
        user_display_name=guest.name,
        challenge=_challenge(session, REGISTRATION, device, guest.id),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(key.credential)) for key in known
        ],
    )
    return options_to_json(options)


def register(
    session: Session, site: Site, guest: str, device: str, credential: dict[str, Any], label: str
) -> None:
    """Store the key that a browser has made for a person."""
    challenge = _redeem_challenge(session, REGISTRATION, device, credential)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception:
        raise _bad_passkey() from None
    name = bytes_to_base64url(made.credential_id)
    if session.get(Passkey, hashed(name)) is not None:
        raise _bad_passkey()
    session.add(
        Passkey(
            id=hashed(name),
            guest=guest,
            credential=name,
            public_key=bytes_to_base64url(made.credential_public_key),
            sign_count=made.sign_count,
            label=label,
        )
    )


# --- authentication ------------------------------------------------------------------------
def authentication_options(session: Session, site: Site, guest: Guest, device: str) -> str:
    """Return the WebAuthn options for signing in with a key, as JSON."""
    options = webauthn.generate_authentication_options(
        rp_id=site.name,
        challenge=_challenge(session, AUTHENTICATION, device, guest.id),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json(options)


def authenticate(session: Session, site: Site, device: str, credential: dict[str, Any]) -> str:
    """Verify a browser's answer to a challenge; return the id of the passkey's owner."""
    challenge = _redeem_challenge(session, AUTHENTICATION, device, credential)
    key = session.get(Passkey, hashed(str(credential.get("id"))), with_for_update=True)
    if key is None:
        raise RequestError("no-passkey", "This server no longer knows that passkey.", 403)
    try:
        shown = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.sign_count,
        )
    except Exception:
        raise _bad_passkey() from None
    key.sign_count, key.used = shown.new_sign_count, now()
    return key.guest
