"""The catalogue: editions, cards, bots, clocks, verbs, questions, markers and events.

Everything in it comes from the facts, classes and declarations of the rules. The routes also serve
the pictures of homebrew cards and the text of the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute

from citadella.bots import OPPONENTS
from citadella.cards import EDITIONS, TYPES, CharacterFacts, DistrictFacts, EditionFacts
from citadella.rules.action import GROUPS
from citadella.rules.card import NO_TYPE
from citadella.rules.editions import RULES
from citadella.rules.registry import REGISTRY
from citadella.rules.setup import MIN_PLAYERS
from citadella.server.bots.thinking_time import thinks
from citadella.server.protocol.catalogue import (
    ActionCardInfo,
    BotInfo,
    CardInfo,
    Catalogue,
    CharacterInfo,
    EditionInfo,
    EventInfo,
    HomebrewCards,
    MarkerInfo,
    PaceInfo,
    PresetInfo,
    QuestionInfo,
    VerbInfo,
)
from citadella.server.protocol.errors import nothing_here
from citadella.server.protocol.live import EMOTES
from citadella.server.tables.clock import CLOCKS
from citadella.server.tables.pace import BOT_DELAY, PACES
from citadella.server.web.addresses import client_network
from citadella.server.web.assets import CACHE_FOREVER
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, reply
from citadella.texts import LANGUAGES, Texts, homebrew_texts, rulebook, sources
from citadella.texts.rulebook import Rule
from citadella.texts.staging import staging_of
from citadella.texts.wording import kind_of_choice

# Homebrew pictures must not load resources or run scripts.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
MAX_SEARCH_LENGTH = 80


def catalogue(lessons: list[str]) -> Catalogue:
    """Return the catalogue; `lessons` are the names of all lessons."""
    return Catalogue(
        editions=[_edition(facts) for facts in EDITIONS.values()],
        bots=[BotInfo(name, bot.rating, thinks(name)) for name, bot in OPPONENTS.items()],
        emotes=list(EMOTES),
        clocks=list(CLOCKS.values()),
        paces=[PaceInfo(pace, round(1000 * BOT_DELAY * much)) for pace, much in PACES.items()],
        groups=list(GROUPS),
        verbs=[
            VerbInfo(
                verb.word,
                kind_of_choice(verb.word),
                verb.parts,
                verb.group,
                verb.reminds,
                verb.harms,
            )
            for verb in REGISTRY.verbs.values()
        ],
        questions=[
            QuestionInfo(kind, q.drafts, q.passes) for kind, q in REGISTRY.questions.items()
        ],
        markers=[
            MarkerInfo(kind, m.sign, m(0, 0).set_size()) for kind, m in REGISTRY.markers.items()
        ],
        events=_events(),
        homebrew=_homebrew_cards(),
        lessons=lessons,
    )


def _edition(facts: EditionFacts) -> EditionInfo:
    return EditionInfo(
        id=facts.id,
        min_players=MIN_PLAYERS,
        max_players=facts.most_players,
        characters=[_character(facts.id, c) for c in facts.characters],
        base=[_district(facts.id, d) for d in facts.base],
        unique=[_district(facts.id, d) for d in facts.unique],
        bonus=[_district(facts.id, d) for d in facts.bonus],
        action_cards=[ActionCardInfo(c.id, c.copies) for c in facts.action_cards],
        unique_chosen=facts.unique_chosen,
        short_game=facts.short_game,
        printed=[choice.id for choice in RULES[facts.id].choices],
        presets=[PresetInfo(p.id, list(p.characters), list(p.unique)) for p in facts.presets],
    )


def _character(edition: str, facts: CharacterFacts) -> CharacterInfo:
    character = RULES[edition].character(facts)
    earns_by = character.income_type
    return CharacterInfo(
        id=facts.id,
        rank=facts.rank,
        type="" if earns_by == NO_TYPE else TYPES[earns_by],
        keeps_taxes=character.keeps_taxes,
    )


def _district(edition: str, facts: DistrictFacts) -> CardInfo:
    district = RULES[edition].district(facts)
    return CardInfo(
        id=facts.id,
        type=facts.type,
        cost=facts.cost,
        copies=facts.copies,
        silver=facts.silver,
        keeps_cards=district.keeps_cards,
    )


def _events() -> list[EventInfo]:
    return [
        EventInfo(
            kind=word,
            topic=kind.topic,  # type: ignore[arg-type]
            impersonal=kind.impersonal,
            starts_turn=kind.starts_turn,
            merges_into=kind.redundant_before,
            moves=staging_of(word).flights.split(),
            moment=staging_of(word).moment,
            sound=staging_of(word).sound,
        )
        for word, kind in REGISTRY.events.items()
    ]


def _homebrew_cards() -> HomebrewCards:
    texts: dict[str, str] = {}
    for language, source in homebrew_texts():
        texts[language] = f"{texts.get(language, '')}{source}\n"
    # Homebrew cards have the same values in every edition, so any edition will do.
    edition = next(iter(EDITIONS))
    return HomebrewCards(
        characters=[_character(edition, facts) for facts in REGISTRY.characters.values()],
        districts=[_district(edition, facts) for facts in REGISTRY.districts.values()],
        action_cards=[ActionCardInfo(c.id, c.copies) for c in REGISTRY.action_cards.values()],
        # The URL contains a hash of the picture, so browsers can cache the picture forever.
        pictures={
            card: f"/api/homebrew/{card}.svg?{hashlib.sha256(picture).hexdigest()[:12]}"
            for card, picture in REGISTRY.pictures.items()
        },
        texts=texts,
    )


class CatalogueRoutes:
    """Answers requests for the catalogue, for pictures and for the rules."""

    def __init__(self, search_limit: RateLimit, lessons: list[str]) -> None:
        """Limit searches by `search_limit`; `lessons` are the names of all lessons."""
        self._search_limit = search_limit
        self._catalogue = msgspec.json.encode(catalogue(lessons))
        # All rules as JSON, by language.
        self._rules: dict[str, msgspec.Raw] = {}

    def routes(self, guard: Guard) -> list[BaseRoute]:
        return [
            guard.get("/api/catalogue", self._get_catalogue),
            guard.get("/api/homebrew/{card}.svg", self._picture),
            guard.get("/api/rules", self._get_rules),
            guard.get("/api/texts/{language}", self._get_texts),
        ]

    async def _get_catalogue(self, _request: Request) -> Response:
        return Response(self._catalogue, media_type="application/json")

    async def _get_texts(self, request: Request) -> Response:
        """Return all messages of a language in Fluent syntax, for clients by other authors."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise nothing_here()
        return PlainTextResponse("\n".join(sources(language)))

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
    texts = Texts(language)
    return [
        {"id": rule.id, "text": rule.text, "card": rule.card, "source": rule.source(texts)}
        for rule in rules
    ]
