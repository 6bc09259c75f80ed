"""Routes for guests: the first request, names, push subscriptions."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy.orm import Session
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

import citadella
from citadella.server.people.devices import has_account, label_of, note_use
from citadella.server.people.guests import (
    COOKIE,
    clean_name,
    device_of,
    find_guest,
    new_guest,
    note_visit,
    rename,
)
from citadella.server.people.known_guests import KnownGuests, set_cookie
from citadella.server.people.networks import NetworkHashes, check_guest
from citadella.server.people.passkeys import site_of
from citadella.server.people.push import PushNotifier
from citadella.server.people.word_filter import WordFilter
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.guests import Hello, Me, NewName, NewSubscription, OldSubscription
from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.storage.models import Guest
from citadella.server.web.addresses import client_address, client_network, is_local
from citadella.server.web.rate_limits import RateLimits
from citadella.server.web.requests import Guard, read_body, reply


@dataclass(eq=False)
class GuestRoutes:
    """Answers requests of guests about themselves."""

    guests: KnownGuests
    database: Database
    limits: RateLimits
    settings: Settings
    networks: NetworkHashes
    words: WordFilter
    push: PushNotifier | None
    #: The address of the server in the local network.
    local_url: str
    sends_mail: bool

    def routes(self, guard: Guard) -> list[BaseRoute]:
        return [
            guard.get("/api/hello", self._hello),
            guard.post("/api/me", self.guests.handler(self._rename)),
            guard.post("/api/push/subscribe", self.guests.handler(self._subscribe, 201)),
            guard.post("/api/push/unsubscribe", self.guests.handler(self._unsubscribe)),
        ]

    async def _hello(self, request: Request) -> Response:
        """Return the guest's identity and the server's options; give a new guest a cookie."""
        cookie = request.cookies.get(COOKIE, "")
        guest = await find_guest(self.database, cookie)
        network = self.networks.of(client_address(request))
        label = label_of(request.headers.get("user-agent", ""))
        account = False
        if guest is None:
            self.limits.new_guests.check(client_network(request))
            await self.networks.check_new_guest(client_address(request))
            guest, cookie = await new_guest(self.database, network, label)
        else:
            check_guest(guest)
            await note_visit(self.database, guest, network)
            account = await note_use(self.database, guest.id, device_of(request), label)
        response = reply(
            Hello(
                Me(guest.id, guest.name, guest.named, account),
                citadella.__version__,
                citadella.build_kind(),
                self.local_url if is_local(request) else "",
                self.push.public_key if self.push is not None else "",
                site_of(request, self.settings).can_have_keys,
                self.sends_mail,
            )
        )
        # Renew the cookie at every visit, so that it expires only after a long absence.
        set_cookie(request, response, cookie)
        return response

    async def _rename(self, request: Request, guest: Guest) -> Me:
        name = clean_name((await read_body(request, NewName)).name)
        self.words.check(name)

        def change(session: Session) -> bool:
            rename(session, guest.id, name)
            return has_account(session, guest.id)

        account = await self.database.transaction(change)
        return Me(guest.id, name, True, account)

    async def _subscribe(self, request: Request, guest: Guest) -> None:
        self.limits.subscriptions.check(guest.id)
        await self._notifier().subscribe(guest.id, await read_body(request, NewSubscription))

    async def _unsubscribe(self, request: Request, guest: Guest) -> None:
        old = await read_body(request, OldSubscription)
        await self._notifier().unsubscribe(guest.id, old.endpoint)

    def _notifier(self) -> PushNotifier:
        if self.push is None:
            raise RequestError("no-push", "This server does not send notifications.", 404)
        return self.push
