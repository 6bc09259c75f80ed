"""What can be asked for about people over HTTP: signing in and out, profiles, friends, own data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.people import devices, friends, links, passkeys, profiles, recovery
from citadella.server.people import personal_data as own_data
from citadella.server.people.guests import COOKIE, clean_name, device_of
from citadella.server.people.known_guests import KnownGuests, set_cookie
from citadella.server.people.mail import Mailer, clean_address
from citadella.server.people.merging import forget
from citadella.server.people.passkeys import Site, site_of
from citadella.server.protocol import people as protocol
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.guests import Me
from citadella.server.protocol.tables import Link
from citadella.server.settings import Settings
from citadella.server.storage.models import Guest, MailAddress, Passkey
from citadella.server.storage.store import Store
from citadella.server.web.addresses import client_network
from citadella.server.web.rate_limits import RateLimits
from citadella.server.web.requests import Guard, read_body, reply
from citadella.texts import LANGUAGES

T = TypeVar("T")
# Says who signs in.
Proof = Callable[[Session], str]


class TableUpdates(Protocol):
    """Tells all processes what has changed about people."""

    async def tables_changed(self, tables: Sequence[int]) -> None:
        """Have tables loaded again because their people have changed."""
        ...

    async def reconnect(self, guest_or_device: str) -> None:
        """Close the connections of a guest or a browser; clients reconnect if they may."""
        ...


class PeopleApi:
    """Answers what people ask about themselves and each other."""

    def __init__(
        self,
        guests: KnownGuests,
        store: Store,
        limits: RateLimits,
        settings: Settings,
        mailer: Mailer | None,
        updates: TableUpdates,
    ) -> None:
        """Serve people; without a mailer, nobody can sign in by e-mail."""
        self.guests = guests
        self.store = store
        self.limits = limits
        self.settings = settings
        self.mailer = mailer
        self.updates = updates

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes that are about people."""
        posts = {
            "passkeys/offer": self.offer_passkey,
            "passkeys/keep": self.keep_passkey,
            "passkeys/remove": self.remove_passkey,
            "sign-in/ask": self.ask_for_passkey,
            "sign-in/passkey": self.sign_in_by_passkey,
            "sign-in/letter": self.send_letter,
            "sign-in/look": self.look_at_link,
            "sign-in/link": self.sign_in_by_link,
            "sign-in/code": self.sign_in_by_code,
            "sign-out": self.sign_out,
            "codes": self.new_codes,
            "address/remove": self.remove_address,
            "friends/link": self.friend_link,
            "friends/look": self.look_at_friend,
            "friends/add": self.befriend,
            "friends/remove": self.part,
            "blocks/add": self.block,
            "blocks/remove": self.unblock,
            "forget": self.forget,
        }
        return [
            guard.get("/api/people/me", self.my_page),
            guard.get("/api/people/me/export", self.export),
            *(guard.post(f"/api/people/{path}", handler) for path, handler in posts.items()),
            guard.get("/api/people/{id}", self.profile),
        ]

    async def _guest(self, request: Request) -> Guest:
        return await self.guests.find(request)

    # --- pages -------------------------------------------------------------------------
    async def my_page(self, request: Request) -> Response:
        """Return everything about the person who asks."""
        guest = await self._guest(request)
        here = device_of(request)

        def find(session: Session) -> protocol.MyPage:
            keys = select(Passkey).where(Passkey.guest == guest.id).order_by(Passkey.created)
            return protocol.MyPage(
                profile=profiles.profile(session, guest.id, guest.id),
                account=devices.has_account(session, guest.id),
                devices=[
                    protocol.DeviceMsg(one.id, one.label, one.created, one.seen, one.id == here)
                    for one in devices.devices_of(session, guest.id)
                ],
                passkeys=[
                    protocol.PasskeyMsg(key.id, key.label, key.created, key.used)
                    for key in session.scalars(keys)
                ],
                address=links.address_of(session, guest.id),
                codes_left=recovery.left(session, guest.id),
                friends=[
                    profiles.person_message(session, one)
                    for one in friends.friends_of(session, guest.id)
                ],
                blocked=[
                    protocol.PersonMsg(one.id, one.name)
                    for one in friends.blocked_of(session, guest.id)
                ],
            )

        return reply(await self.store.transaction(find))

    async def profile(self, request: Request) -> Response:
        """Return what may be seen of a person."""
        guest = await self._guest(request)
        who = request.path_params["id"]
        return reply(
            await self.store.transaction(lambda session: profiles.profile(session, who, guest.id))
        )

    # --- passkeys ----------------------------------------------------------------------
    def _site(self, request: Request) -> Site:
        site = site_of(request, self.settings)
        if not site.can_have_keys:
            raise RequestError(
                "no-passkeys-here", "Passkeys need https, or the name 'localhost'.", 409
            )
        return site

    async def offer_passkey(self, request: Request) -> Response:
        """Begin to make a passkey."""
        guest, site = await self._guest(request), self._site(request)
        self.limits.sign_ins.check(client_network(request))
        device = device_of(request)
        options = await self.store.transaction(
            lambda session: passkeys.offer(session, site, guest, device)
        )
        return reply(msgspec.Raw(options.encode()))

    async def keep_passkey(self, request: Request) -> Response:
        """Keep the passkey that a browser has made."""
        guest, site = await self._guest(request), self._site(request)
        answer = await read_body(request, protocol.PasskeyAnswer)
        await self._answer(
            lambda session: passkeys.keep(
                session, site, guest.id, device_of(request), answer.credential, _label(request)
            )
        )
        return reply({}, 201)

    async def remove_passkey(self, request: Request) -> Response:
        """Forget a passkey."""
        guest = await self._guest(request)
        key = (await read_body(request, protocol.Id)).id
        await self.store.transaction(lambda session: passkeys.remove(session, guest.id, key))
        return reply({})

    # --- signing in --------------------------------------------------------------------
    async def ask_for_passkey(self, request: Request) -> Response:
        """Begin to sign in by a passkey."""
        guest, site = await self._guest(request), self._site(request)
        self.limits.sign_ins.check(client_network(request))
        device = device_of(request)
        options = await self.store.transaction(
            lambda session: passkeys.ask(session, site, guest.id, device)
        )
        return reply(msgspec.Raw(options.encode()))

    async def sign_in_by_passkey(self, request: Request) -> Response:
        """Sign in whoever has shown a passkey."""
        guest, site = await self._guest(request), self._site(request)
        answer = await read_body(request, protocol.PasskeyAnswer)
        device = device_of(request)
        return await self._sign_in(
            request,
            guest,
            answer.bring,
            lambda session: passkeys.owner(session, site, device, answer.credential),
        )

    async def send_letter(self, request: Request) -> Response:
        """Send a link that signs in."""
        guest = await self._guest(request)
        mailer = self.mailer
        if mailer is None:
            raise RequestError("no-mail", "This server sends no e-mail.", 404)
        self.limits.sign_ins.check(client_network(request))
        wish = await read_body(request, protocol.LetterWish)
        await links.send(
            self.store,
            mailer,
            guest.id,
            device_of(request),
            clean_address(wish.address),
            _language(wish.language),
        )
        return reply({}, 202)

    async def look_at_link(self, request: Request) -> Response:
        """Return who one would be by a link."""
        await self._guest(request)
        self.limits.sign_ins.check(client_network(request))
        token = (await read_body(request, protocol.Token)).token
        letter = await self.store.transaction(
            lambda session: links.look(session, token, device_of(request))
        )
        return reply(protocol.LinkMsg(letter.guest, letter.name, letter.address, letter.is_new))

    async def sign_in_by_link(self, request: Request) -> Response:
        """Sign in by a link."""
        guest = await self._guest(request)
        answer = await read_body(request, protocol.LinkAnswer)
        device, language = device_of(request), _language(answer.language)
        return await self._sign_in(
            request,
            guest,
            answer.bring,
            lambda session: links.use(session, answer.token, device, language),
        )

    async def sign_in_by_code(self, request: Request) -> Response:
        """Sign in by a recovery code."""
        guest = await self._guest(request)
        answer = await read_body(request, protocol.CodeAnswer)
        return await self._sign_in(
            request, guest, answer.bring, lambda session: recovery.owner(session, answer.code)
        )

    async def _sign_in(self, request: Request, guest: Guest, bring: bool, proof: Proof) -> Response:
        """Sign a browser in as whom a proof names; nothing has changed if it proves nothing."""
        self.limits.sign_ins.check(client_network(request))
        device, label = device_of(request), _label(request)

        def work(session: Session) -> tuple[str, list[int], Me]:
            person = session.get(Guest, proof(session))
            if person is None:
                raise profiles.no_player()
            cookie, changed = devices.sign_in(session, device, guest.id, person.id, bring, label)
            return cookie, changed, Me(person.id, person.name, person.named, True)

        cookie, changed, me = await self._answer(work)
        await self.updates.tables_changed(changed)
        await self.updates.reconnect(device)
        response = reply(me)
        set_cookie(request, response, cookie)
        return response

    async def _answer(self, work: Callable[[Session], T]) -> T:
        """Carry out work for an answer that may be given once: it is used up even if refused."""

        def run(session: Session) -> T | RequestError:
            try:
                return work(session)
            except RequestError as error:
                return error

        result = await self.store.transaction(run)
        if isinstance(result, RequestError):
            raise result
        return result

    async def sign_out(self, request: Request) -> Response:
        """Sign out here, or in another browser of the same person."""
        guest = await self._guest(request)
        device = (await read_body(request, protocol.Id)).id
        if await self.store.transaction(
            lambda session: devices.sign_out(session, guest.id, device)
        ):
            await self.updates.reconnect(device)
        response = reply({})
        if device == device_of(request):
            response.delete_cookie(COOKIE)
        return response

    async def new_codes(self, request: Request) -> Response:
        """Return new recovery codes."""
        guest = await self._guest(request)
        self.limits.sign_ins.check(client_network(request))
        codes = await self.store.transaction(lambda session: recovery.new_codes(session, guest.id))
        return reply(protocol.Codes(codes), 201)

    async def remove_address(self, request: Request) -> Response:
        """Forget the asker's address."""
        guest = await self._guest(request)
        query = delete(MailAddress).where(MailAddress.guest == guest.id)
        await self.store.transaction(lambda session: session.execute(query))
        return reply({})

    # --- friends and others ------------------------------------------------------------
    async def friend_link(self, request: Request) -> Response:
        """Return a link that makes somebody a friend."""
        guest = await self._guest(request)
        device = device_of(request)
        token = await self.store.transaction(
            lambda session: friends.link(session, guest.id, device)
        )
        return reply(Link(f"/friend#{token}"), 201)

    async def look_at_friend(self, request: Request) -> Response:
        """Return whose friend one becomes by a link."""
        await self._guest(request)
        token = (await read_body(request, protocol.Token)).token
        other = await self.store.transaction(lambda session: friends.look(session, token))
        return reply(protocol.PersonMsg(other.id, other.name))

    async def befriend(self, request: Request) -> Response:
        """Become a friend by a link."""
        guest = await self._guest(request)
        token = (await read_body(request, protocol.Token)).token
        other = await self.store.transaction(
            lambda session: friends.befriend(session, token, guest.id)
        )
        return reply(protocol.PersonMsg(other.id, other.name))

    async def part(self, request: Request) -> Response:
        """Be friends no more."""
        guest = await self._guest(request)
        other = (await read_body(request, protocol.Id)).id
        await self.store.transaction(lambda session: friends.part(session, guest.id, other))
        return reply({})

    async def block(self, request: Request) -> Response:
        """Keep somebody away."""
        guest = await self._guest(request)
        other = (await read_body(request, protocol.Id)).id
        await self.store.transaction(lambda session: friends.block(session, guest.id, other))
        # What is shown at the tables where one is looks different now.
        await self.updates.reconnect(guest.id)
        return reply({})

    async def unblock(self, request: Request) -> Response:
        """Let somebody near again."""
        guest = await self._guest(request)
        other = (await read_body(request, protocol.Id)).id
        await self.store.transaction(lambda session: friends.unblock(session, guest.id, other))
        await self.updates.reconnect(guest.id)
        return reply({})

    # --- own data ----------------------------------------------------------------------
    async def export(self, request: Request) -> Response:
        """Return all that is stored of the person who asks, as a file."""
        guest = await self._guest(request)
        self.limits.exports.check(guest.id)
        data = await self.store.transaction(lambda session: own_data.export(session, guest.id))
        response = reply(data)
        response.headers["content-disposition"] = 'attachment; filename="citadella.json"'
        return response

    async def forget(self, request: Request) -> Response:
        """Forget the person who asks, for good."""
        guest = await self._guest(request)
        name = (await read_body(request, protocol.Farewell)).name
        if clean_name(name) != guest.name:
            raise RequestError("wrong-name", "That is not your name; nothing has been deleted.")
        changed = await self.store.transaction(lambda session: forget(session, guest.id))
        await self.updates.tables_changed(changed)
        await self.updates.reconnect(guest.id)
        response = reply({})
        response.delete_cookie(COOKIE)
        return response


def _label(request: Request) -> str:
    return devices.label_of(request.headers.get("user-agent", "")[:500])


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else "en"
