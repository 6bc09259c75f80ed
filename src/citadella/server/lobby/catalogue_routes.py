"""Routes for the catalogue, the pictures of homebrew cards, and the rules."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from citadella.rules.registry import REGISTRY
from citadella.server.lobby.catalogue import catalogue
from citadella.server.protocol.errors import nothing_here
from citadella.server.web.addresses import client_network
from citadella.server.web.assets import CACHE_FOREVER
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, reply
from citadella.texts import Texts, rulebook
from citadella.texts.rulebook import Rule

# A picture may load and run nothing.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
MAX_SEARCH_LENGTH = 80


class CatalogueRoutes:
    """Answers requests about what tables are made of and the rules they follow."""

    def __init__(self, search_limit: RateLimit, lessons: list[str]) -> None:
        """Limit the searches of each network; `lessons`: the names of all lessons."""
        self._search_limit = search_limit
        self._catalogue = msgspec.json.encode(catalogue(lessons))
        # All rules, by language.
        self._rules: dict[str, msgspec.Raw] = {}

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes for the catalogue and the rules."""
        return [
            guard.get("/api/catalogue", self._get_catalogue),
            guard.get("/api/homebrew/{card}.svg", self._picture),
            guard.get("/api/rules", self._get_rules),
        ]

    async def _get_catalogue(self, _request: Request) -> Response:
        return Response(self._catalogue, media_type="application/json")

    async def _picture(self, request: Request) -> Response:
        picture = REGISTRY.pictures.get(request.path_params["card"])
        if picture is None:
            raise nothing_here()
        headers = {"content-security-policy": PICTURE_POLICY, "cache-control": CACHE_FOREVER}
        return Response(picture, media_type="image/svg+xml", headers=headers)

    async def _get_rules(self, request: Request) -> Response:
        """Return the rules in a language: all of them, or those that contain a word."""
        word = request.query_params.get("word", "")[:MAX_SEARCH_LENGTH]
        language = request.query_params.get("language", "en")
        if word.strip():
            self._search_limit.check(client_network(request))
            return reply(rule_messages(rulebook.find(word, language), language))
        if language not in self._rules:
            found = rule_messages(rulebook.all_rules(language), language)
            self._rules[language] = msgspec.Raw(msgspec.json.encode(found))
        return reply(self._rules[language])


def rule_messages(rules: Iterable[Rule], language: str) -> list[dict[str, str]]:
    """Return rules as messages."""
    texts = Texts(language)
    return [
        {"id": rule.id, "text": rule.text, "card": rule.card, "source": rule.source(texts)}
        for rule in rules
    ]
