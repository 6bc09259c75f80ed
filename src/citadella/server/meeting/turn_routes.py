"""Routes for games with days per move: turns, e-mails about them, vacations."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.server.lobby.listing import TableListing
from citadella.server.lobby.updates import TableUpdates
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.notifications import email_settings, set_turn_emails
from citadella.server.people.vacations import take_vacation, vacation_info
from citadella.server.protocol.meeting import NewVacation, TurnEmailInfo, TurnEmailRequest
from citadella.server.storage.database import Database
from citadella.server.web.requests import Guard, read_body, reply


@dataclass(eq=False)
class TurnRoutes:
    """Answers requests about turns, e-mails about turns, and vacations."""

    guests: KnownGuests
    database: Database
    listing: TableListing
    updates: TableUpdates
    #: Whether a mail server is configured.
    sends_mail: bool

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes for turns, e-mails and vacations."""
        return [
            guard.get("/api/turns", self._turns),
            guard.get("/api/letters", self._emails),
            guard.post("/api/letters", self._set_emails),
            guard.get("/api/vacation", self._vacation),
            guard.post("/api/vacation", self._take_vacation),
        ]

    async def _turns(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        return reply(await self.listing.turns_of(guest.id))

    async def _emails(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        return reply(await self._email_info(guest.id))

    async def _set_emails(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        wanted = (await read_body(request, TurnEmailRequest)).wanted
        await self.database.transaction(set_turn_emails, guest.id, wanted)
        return reply(await self._email_info(guest.id))

    async def _email_info(self, guest: str) -> TurnEmailInfo:
        to = await self.database.transaction(email_settings, guest)
        if to is None or not self.sends_mail:
            return TurnEmailInfo("", False)
        return TurnEmailInfo(to.address, to.wants_turns)

    async def _vacation(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        return reply(await vacation_info(self.database, guest.id))

    async def _take_vacation(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        days = (await read_body(request, NewVacation)).days
        info = await take_vacation(self.database, guest.id, days)
        await self.updates.vacation_changed(guest.id)
        return reply(info)
