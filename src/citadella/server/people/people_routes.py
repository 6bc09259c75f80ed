"""Routes for profiles, friends, blocked people, and the guest's own personal data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import select
from sqlalchemy.orm import Session
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.people import (
    devices,
    email_sign_in,
    friends,
    personal_data,
    profiles,
    recovery,
)
from citadella.server.people.guests import COOKIE, clean_name, device_of
from citadella.server.people.known_guests import KnownGuests
from citadella.server.protocol import people as protocol
from citadella.server.protocol.errors import RequestError
from citadella.server.protocol.tables import Link
from citadella.server.storage.database import Database
from citadella.server.storage.models import Device, Guest, Passkey
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body, reply


class PeopleUpdates(Protocol):
    """Informs all server processes of changes to people's data."""

    async def tables_changed(self, tables: Sequence[int]) -> None:
        """Have all processes reload `tables` because their guests have changed."""

    async def reconnect(self, guest_or_device: str) -> None:
        """Disconnect a guest or a browser; clients that are still signed in then reconnect."""


@dataclass(eq=False)
class PeopleRoutes:
    """Answers requests about profiles, friends, blocked people and personal data."""

    guests: KnownGuests
    database: Database
    #: Rate limit of exports of personal data, per guest.
    export_limit: RateLimit
    updates: PeopleUpdates

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes; the profile route comes last, because it matches any id."""
        known = self.guests.handler
        return [
            guard.get("/api/people/me", known(self._my_page)),
            guard.get("/api/people/me/export", known(self._export)),
            guard.post("/api/people/friends/link", known(self._new_friend_link, 201)),
            guard.post("/api/people/friends/look", known(self._find_friend_link)),
            guard.post("/api/people/friends/add", known(self._befriend)),
            guard.post("/api/people/friends/remove", known(self._unfriend)),
            guard.post("/api/people/blocks/add", known(self._block)),
            guard.post("/api/people/blocks/remove", known(self._unblock)),
            guard.post("/api/people/forget", known(self._erase)),
            guard.get("/api/people/{id}", known(self._profile)),
        ]

    # --- pages -------------------------------------------------------------------------
    async def _my_page(self, request: Request, guest: Guest) -> protocol.MyPage:
        here = device_of(request)

        def find(session: Session) -> protocol.MyPage:
            to = email_sign_in.address_of(session, guest.id)
            browsers = select(Device).where(Device.guest == guest.id)
            last_used_first = browsers.order_by(Device.seen.desc(), Device.id)
            keys = select(Passkey).where(Passkey.guest == guest.id).order_by(Passkey.created)
            return protocol.MyPage(
                profile=profiles.profile(session, guest.id, guest.id),
                account=devices.has_account(session, guest.id),
                devices=[
                    protocol.DeviceMsg(one.id, one.label, one.created, one.seen, one.id == here)
                    for one in session.scalars(last_used_first)
                ],
                passkeys=[
                    protocol.PasskeyMsg(key.id, key.label, key.created, key.used)
                    for key in session.scalars(keys)
                ],
                address="" if to is None else to.address,
                codes_left=recovery.count_codes(session, guest.id),
                friends=[
                    profiles.person_message(session, one)
                    for one in friends.friends_of(session, guest.id)
                ],
                blocked=[
                    protocol.PersonMsg(one.id, one.name)
                    for one in friends.blocked_of(session, guest.id)
                ],
            )

        return await self.database.transaction(find)

    async def _profile(self, request: Request, guest: Guest) -> protocol.Profile:
        person = request.path_params["id"]
        return await self.database.transaction(profiles.profile, person, guest.id)

    # --- friends and blocked people ----------------------------------------------------
    async def _new_friend_link(self, request: Request, guest: Guest) -> Link:
        token = await self.database.transaction(friends.new_link, guest.id, device_of(request))
        return Link(f"/friend#{token}")

    async def _find_friend_link(self, request: Request, _guest: Guest) -> protocol.PersonMsg:
        token = (await read_body(request, protocol.Token)).token
        other = await self.database.transaction(friends.owner_of_link, token)
        return protocol.PersonMsg(other.id, other.name)

    async def _befriend(self, request: Request, guest: Guest) -> protocol.PersonMsg:
        token = (await read_body(request, protocol.Token)).token
        other = await self.database.transaction(friends.befriend, token, guest.id)
        return protocol.PersonMsg(other.id, other.name)

    async def _unfriend(self, request: Request, guest: Guest) -> None:
        other = (await read_body(request, protocol.Id)).id
        await self.database.transaction(friends.unfriend, guest.id, other)

    async def _block(self, request: Request, guest: Guest) -> None:
        other = (await read_body(request, protocol.Id)).id
        await self.database.transaction(friends.block, guest.id, other)
        # On reconnecting, the guest's clients receive the chat without the blocked person's lines.
        await self.updates.reconnect(guest.id)

    async def _unblock(self, request: Request, guest: Guest) -> None:
        other = (await read_body(request, protocol.Id)).id
        await self.database.transaction(friends.unblock, guest.id, other)
        await self.updates.reconnect(guest.id)

    # --- personal data -----------------------------------------------------------------
    async def _export(self, request: Request, guest: Guest) -> Response:
        self.export_limit.check(guest.id)
        response = reply(await self.database.transaction(personal_data.export, guest.id))
        response.headers["content-disposition"] = 'attachment; filename="citadella.json"'
        return response

    async def _erase(self, request: Request, guest: Guest) -> Response:
        name = (await read_body(request, protocol.EraseRequest)).name
        if clean_name(name) != guest.name:
            raise RequestError("wrong-name", "That is not your name; nothing has been deleted.")
        changed = await self.database.transaction(personal_data.erase_person, guest.id)
        await self.updates.tables_changed(changed)
        await self.updates.reconnect(guest.id)
        response = reply({})
        response.delete_cookie(COOKIE)
        return response
