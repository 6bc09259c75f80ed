"""Checks of the cards chosen for a new table, as sentences for the person who chooses them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.rules.selection import Bar, Problem, check_selection, wishes_of_preset
from citadella.server.protocol.tables import CardCheck, CardChoice
from citadella.server.web.addresses import client_network
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body, reply
from citadella.texts.sentence import Sentence


def checked(choice: CardChoice) -> CardCheck:
    """Return what is wrong with chosen cards; raise an error if they cannot be checked."""
    options = (choice.edition, choice.players)
    preset: dict[str, str] = {}
    if not choice.cards:
        preset = wishes_of_preset(choice.preset or "first-game", *options, choice.as_printed)
    found = check_selection(choice.cards or preset, *options, choice.ninth, choice.as_printed)
    if found.needed is None:
        count = Sentence("pick-districts-fixed", {"count": found.sure})
    else:
        numbers = {"needed": found.needed, "sure": found.sure, "possible": found.possible}
        count = Sentence("pick-districts-drawn", numbers)
    return CardCheck(
        barred={card: _bar(bar) for card, bar in found.barred.items()},
        ninth_is_optional=found.ninth_is_optional,
        characters=_problem(found.characters),
        districts=_problem(found.districts),
        district_count=count,
        cards=preset,  # type: ignore[arg-type]
    )


def _bar(bar: Bar) -> Sentence:
    args: dict[str, Any] = {"why": bar.why}
    if bar.players:
        args["count"] = bar.players
    if bar.by:
        args["name"] = f"character:{bar.by}"
    return Sentence("pick-barred", args)


def _problem(problem: Problem | None) -> Sentence | None:
    return None if problem is None else Sentence(f"pick-{problem.kind}", dict(problem.numbers))


@dataclass(eq=False)
class CardCheckRoutes:
    """Answers requests for checks; like the catalogue, they need no account."""

    limit: RateLimit

    def routes(self, guard: Guard) -> list[BaseRoute]:
        return [guard.post("/api/setup/check", self._check)]

    async def _check(self, request: Request) -> Response:
        self.limit.check(client_network(request))
        return reply(checked(await read_body(request, CardChoice)))
