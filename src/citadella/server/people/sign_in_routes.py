"""Routes for signing in and out: by passkey, by a link in an e-mail, by recovery code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from sqlalchemy import delete
from sqlalchemy.orm import Session
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.people import devices, email_sign_in, passkeys, recovery
from citadella.server.people.guests import COOKIE, device_of
from citadella.server.people.known_guests import KnownGuests, set_cookie
from citadella.server.people.mail import Mailer, clean_address
from citadella.server.people.passkeys import Site, site_of
from citadella.server.people.people_routes import PeopleUpdates
from citadella.server.protocol import people as protocol
from citadella.server.protocol.errors import RequestError, no_player
from citadella.server.protocol.guests import Me
from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.storage.models import EmailAddress, Guest, Passkey
from citadella.server.web.addresses import client_network
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body, reply
from citadella.texts import LANGUAGES

T = TypeVar("T")
#: A function that returns the id of the person who signs in, or raises RequestError.
Proof = Callable[[Session], str]
#: A function that returns the WebAuthn options for the browser of a person.
MakeOptions = Callable[[Session, Site, Guest, str], str]


@dataclass(eq=False)
class SignInRoutes:
    """Answers requests about signing in and out."""

    guests: KnownGuests
    database: Database
    limit: RateLimit
    settings: Settings
    mailer: Mailer | None
    updates: PeopleUpdates

    def routes(self, guard: Guard) -> list[BaseRoute]:
        known = self.guests.handler
        handlers = {
            "passkeys/offer": known(self._registration_options),
            "passkeys/keep": known(self._register_passkey, 201),
            "passkeys/remove": known(self._remove_passkey),
            "sign-in/ask": known(self._authentication_options),
            "sign-in/passkey": known(self._sign_in_by_passkey),
            "sign-in/letter": known(self._send_link, 202),
            "sign-in/look": known(self._find_link),
            "sign-in/link": known(self._sign_in_by_link),
            "sign-in/code": known(self._sign_in_by_code),
            "sign-out": known(self._sign_out),
            "codes": known(self._new_codes, 201),
            "address/remove": known(self._remove_address),
        }
        return [guard.post(f"/api/people/{path}", handler) for path, handler in handlers.items()]

    # --- passkeys ----------------------------------------------------------------------
    def _site(self, request: Request) -> Site:
        site = site_of(request, self.settings)
        if not site.can_have_keys:
            sentence = "Passkeys need https, or the address 'localhost'."
            raise RequestError("no-passkeys-here", sentence, 409)
        return site

    async def _registration_options(self, request: Request, guest: Guest) -> msgspec.Raw:
        return await self._options(request, guest, passkeys.registration_options)

    async def _authentication_options(self, request: Request, guest: Guest) -> msgspec.Raw:
        return await self._options(request, guest, passkeys.authentication_options)

    async def _options(self, request: Request, guest: Guest, make: MakeOptions) -> msgspec.Raw:
        site = self._site(request)
        self.limit.check(client_network(request))
        options = await self.database.transaction(make, site, guest, device_of(request))
        return msgspec.Raw(options.encode())

    async def _register_passkey(self, request: Request, guest: Guest) -> None:
        site = self._site(request)
        answer = await read_body(request, protocol.PasskeyAnswer)
        await self._commit_refusals(
            lambda session: passkeys.register(
                session, site, guest.id, device_of(request), answer.credential, _label(request)
            )
        )

    async def _remove_passkey(self, request: Request, guest: Guest) -> None:
        key = (await read_body(request, protocol.Id)).id
        query = delete(Passkey).where(Passkey.id == key, Passkey.guest == guest.id)
        await self.database.transaction(lambda session: session.execute(query))

    async def _sign_in_by_passkey(self, request: Request, guest: Guest) -> Response:
        site = self._site(request)
        answer = await read_body(request, protocol.PasskeyAnswer)

        def proof(session: Session) -> str:
            return passkeys.authenticate(session, site, device_of(request), answer.credential)

        return await self._sign_in(request, guest, answer.bring, proof)

    # --- e-mail and codes --------------------------------------------------------------
    async def _send_link(self, request: Request, guest: Guest) -> None:
        if self.mailer is None:
            raise RequestError("no-mail", "This server does not send e-mails.", 404)
        self.limit.check(client_network(request))
        wanted = await read_body(request, protocol.SignInEmailRequest)
        await email_sign_in.send_link(
            self.database,
            self.mailer,
            guest.id,
            device_of(request),
            clean_address(wanted.address),
            _language(wanted.language),
        )

    async def _find_link(self, request: Request, _guest: Guest) -> protocol.LinkMsg:
        self.limit.check(client_network(request))
        token = (await read_body(request, protocol.Token)).token
        return await self.database.transaction(email_sign_in.find_link, token, device_of(request))

    async def _sign_in_by_link(self, request: Request, guest: Guest) -> Response:
        answer = await read_body(request, protocol.LinkAnswer)
        device, language = device_of(request), _language(answer.language)
        return await self._sign_in(
            request,
            guest,
            answer.bring,
            lambda session: email_sign_in.use_link(session, answer.token, device, language),
        )

    async def _sign_in_by_code(self, request: Request, guest: Guest) -> Response:
        answer = await read_body(request, protocol.CodeAnswer)
        return await self._sign_in(
            request, guest, answer.bring, lambda session: recovery.use_code(session, answer.code)
        )

    async def _sign_in(self, request: Request, guest: Guest, bring: bool, proof: Proof) -> Response:
        """Sign a browser in as the person returned by `proof`, which may raise RequestError."""
        self.limit.check(client_network(request))
        device, label = device_of(request), _label(request)

        def work(session: Session) -> tuple[str, list[int], Me]:
            person = session.get(Guest, proof(session))
            if person is None:
                raise no_player()
            cookie, changed = devices.sign_in(session, device, guest.id, person.id, bring, label)
            return cookie, changed, Me(person.id, person.name, person.named, True)

        cookie, changed, me = await self._commit_refusals(work)
        await self.updates.tables_changed(changed)
        await self.updates.reconnect(device)
        response = reply(me)
        set_cookie(request, response, cookie)
        return response

    async def _commit_refusals(self, work: Callable[[Session], T]) -> T:
        """Run a transaction; commit it even on a RequestError, so that used tokens are deleted."""

        def run(session: Session) -> T | RequestError:
            try:
                return work(session)
            except RequestError as error:
                return error

        result = await self.database.transaction(run)
        if isinstance(result, RequestError):
            raise result
        return result

    async def _sign_out(self, request: Request, guest: Guest) -> Response:
        """Sign out this browser, or another browser of the same person."""
        device = (await read_body(request, protocol.Id)).id
        if await self.database.transaction(devices.sign_out, guest.id, device):
            await self.updates.reconnect(device)
        response = reply({})
        if device == device_of(request):
            response.delete_cookie(COOKIE)
        return response

    async def _new_codes(self, request: Request, guest: Guest) -> protocol.Codes:
        self.limit.check(client_network(request))
        return protocol.Codes(await self.database.transaction(recovery.new_codes, guest.id))

    async def _remove_address(self, request: Request, guest: Guest) -> None:
        query = delete(EmailAddress).where(EmailAddress.guest == guest.id)
        await self.database.transaction(lambda session: session.execute(query))


def _label(request: Request) -> str:
    return devices.label_of(request.headers.get("user-agent", ""))


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else "en"
