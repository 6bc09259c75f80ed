"""The composition root: builds the parts of a server, connects them, and makes the application.

Only this module (and `run.py`, which starts it) knows all parts. Each part receives what it uses.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from citadella.server.background import BackgroundTasks
from citadella.server.bots.askers import Askers
from citadella.server.bots.remote import PoolEndpoint, read_secret
from citadella.server.bots.reviews import Reviews
from citadella.server.bots.workers import BotWorkers
from citadella.server.cluster.leases import Leases
from citadella.server.cluster.proxy import (
    ReverseProxy,
    address_of,
    internal_listener,
    internal_server,
)
from citadella.server.cluster.pubsub import PubSub, pubsub_for
from citadella.server.gc_tuning import FullCollection
from citadella.server.learning import lessons, puzzles
from citadella.server.lobby.catalogue_routes import CatalogueRoutes
from citadella.server.lobby.housekeeping import Housekeeping
from citadella.server.lobby.listing import TableListing
from citadella.server.lobby.opening import TableOpener
from citadella.server.lobby.record_routes import RecordRoutes
from citadella.server.lobby.registry import TableRegistry
from citadella.server.lobby.table_context import TableContext
from citadella.server.lobby.table_routes import TableRoutes
from citadella.server.lobby.updates import TableUpdates
from citadella.server.lobby.waking import Waking
from citadella.server.lobby.watchers import TournamentWatchers
from citadella.server.lobby.websocket import TableSocket
from citadella.server.meeting.api import MeetingApi
from citadella.server.meeting.notifications import Notices, TurnMail
from citadella.server.meeting.quick_match import QuickMatch
from citadella.server.meeting.tournaments import Tournaments
from citadella.server.people.api import PeopleApi
from citadella.server.people.guest_routes import GuestRoutes
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.mail import Mailer, mailer_for
from citadella.server.people.networks import Origins
from citadella.server.people.push import Pusher
from citadella.server.settings import Settings
from citadella.server.storage.store import Store
from citadella.server.tables.presence import quota
from citadella.server.tables.table import Table
from citadella.server.tables.word_filter import Words
from citadella.server.web.addresses import TrustedProxies
from citadella.server.web.assets import STATIC, Assets, beside_the_page, installed, page
from citadella.server.web.connection_limits import ConnectionLimiter
from citadella.server.web.health import Health
from citadella.server.web.logs import RequestLog
from citadella.server.web.metrics import Metrics
from citadella.server.web.rate_limits import RateLimits
from citadella.server.web.requests import Guard, method_not_allowed
from citadella.server.web.security import SecurityHeaders
from citadella.server.web.shared_limits import SharedLimits


@dataclass
class Parts:
    """The parts of a server, for the application, for `run.py` and for tests; none of them gets
    this object.
    """

    settings: Settings
    store: Store
    leases: Leases
    pubsub: PubSub
    metrics: Metrics
    limits: RateLimits
    connections: ConnectionLimiter
    health: Health
    words: Words
    bot_workers: BotWorkers
    askers: Askers
    reviews: Reviews
    origins: Origins
    guests: KnownGuests
    mailer: Mailer | None
    pusher: Pusher | None
    notices: Notices
    context: TableContext
    registry: TableRegistry
    waking: Waking
    listing: TableListing
    opener: TableOpener
    updates: TableUpdates
    housekeeping: Housekeeping
    quick_match: QuickMatch
    tournaments: Tournaments

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start everything that runs by itself, and stop it at the end."""
        periodic = BackgroundTasks()
        await self.origins.open()
        await self.leases.open()
        await self.pubsub.open()
        self.waking.open()
        periodic.start(self.housekeeping.run())
        periodic.start(self.tournaments.keep())
        yield
        self.waking.close()
        periodic.cancel()
        self.registry.drop_all()
        self.reviews.close()
        self.notices.close()
        if self.pusher is not None:
            self.pusher.close()
        if self.mailer is not None:
            self.mailer.close()
        self.bot_workers.close()
        await self.leases.close()
        await self.waking.announce_released()
        await self.pubsub.close()


def build(store: Store, settings: Settings, pusher: Pusher | None, address: str) -> Parts:
    """Return the parts of a server; `address`: where other processes reach this one."""
    metrics, limits, words = Metrics(), RateLimits(), Words(settings.forbidden_words)
    pubsub, leases = pubsub_for(store), Leases(store, address)
    origins = Origins(store, TrustedProxies(settings.proxies))
    mailer = mailer_for(settings)
    notices = Notices(store, pusher, TurnMail(store, mailer) if mailer is not None else None)
    bot_workers, askers = BotWorkers(settings.bot_workers), Askers()
    collection, watchers = FullCollection(), TournamentWatchers()
    registry = TableRegistry(store, leases, lambda stored: Table(context, *stored), collection)
    context = TableContext(
        store=store,
        settings=settings,
        metrics=metrics,
        words=words,
        bot_workers=bot_workers,
        notices=notices,
        tournaments=watchers,
        unattended=quota(settings.unattended_moves),
        bot_delay=settings.bot_delay,
        changed_cards=settings.changed_cards,
        asker=askers.asker,
        read_anew=registry.reload,
    )
    if store.is_shared:
        shared = limits.shared() | {"unattended": context.unattended}
        SharedLimits(pubsub, origins.hide, shared)
    waking = Waking(store, leases, pubsub, registry, collection)
    listing = TableListing(store, registry, settings.changed_cards)
    updates = TableUpdates(pubsub, registry, listing)
    return Parts(
        settings=settings,
        store=store,
        leases=leases,
        pubsub=pubsub,
        metrics=metrics,
        limits=limits,
        connections=ConnectionLimiter(settings),
        health=Health(store, settings, metrics),
        words=words,
        bot_workers=bot_workers,
        askers=askers,
        reviews=Reviews(store, bot_workers),
        origins=origins,
        guests=KnownGuests(store, limits.requests, askers.note_address),
        mailer=mailer,
        pusher=pusher,
        notices=notices,
        context=context,
        registry=registry,
        waking=waking,
        listing=listing,
        opener=TableOpener(
            store, registry, words, settings.tables_per_guest, settings.tables_per_address
        ),
        updates=updates,
        housekeeping=Housekeeping(store, registry, updates, settings, leases.leads),
        quick_match=QuickMatch(store, waking.wake),
        tournaments=Tournaments(store, pubsub, registry, waking, watchers, words, leases.leads),
    )


def make_app(
    store: Store,
    settings: Settings | None = None,
    local_url: str = "",
    pusher: Pusher | None = None,
) -> Starlette:
    """Return the application for a database.

    `local_url`: the server's address in the local network, shown in invitations.
    """
    settings = settings or Settings()
    internal = internal_listener(settings.inside) if store.is_shared else None
    parts = build(store, settings, pusher, address_of(internal) if internal is not None else "")
    _add_gauges(parts)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            if internal is not None:
                await stack.enter_async_context(internal_server(app, parts.leases, internal))
            async with parts.running():
                yield
        await store.close()

    app = Starlette(
        routes=_routes(parts, local_url),
        lifespan=lifespan,
        exception_handlers={405: method_not_allowed},
    )
    app.add_middleware(
        ReverseProxy,
        tables=parts.registry,
        leases=parts.leases,
        body_timeout_s=settings.first_byte_seconds,
    )
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RequestLog, metrics=parts.metrics)
    app.state.parts = parts
    return app


def _add_gauges(parts: Parts) -> None:
    gauge, tables = parts.metrics.gauge, parts.registry.tables
    gauge("tables", "Tables in memory.", lambda: len(tables()))
    gauge(
        "tables_playing",
        "Tables in memory with a game in play.",
        lambda: sum(table.row.status == "playing" for table in tables()),
    )
    gauge(
        "people",
        "Live connections to tables.",
        lambda: sum(len(table.clients) for table in tables()),
    )
    gauge("connections", "Connections of all kinds.", lambda: parts.connections.open)
    gauge("connections_refused", "Connections not let in.", lambda: parts.connections.refused)
    gauge("bot_queue", "Questions that wait for a bot.", lambda: parts.bot_workers.waiting)


def _routes(parts: Parts, local_url: str) -> list[BaseRoute]:
    """Return all routes; the first that matches answers."""
    guests, store, limits, settings = parts.guests, parts.store, parts.limits, parts.settings
    registry, words, origins = parts.registry, parts.words, parts.origins
    sends_mail = parts.mailer is not None
    guard = Guard(limits.networks, settings.first_byte_seconds)
    found: list[BaseRoute] = []
    if settings.pool_secret is not None:
        secret = read_secret(settings.pool_secret)
        found += PoolEndpoint(parts.leases, parts.bot_workers, limits.networks, secret).routes()
    found += GuestRoutes(
        guests, store, limits, settings, origins, words, parts.pusher, local_url, sends_mail
    ).routes(guard)
    found += CatalogueRoutes(limits.searches).routes(guard)
    found += RecordRoutes(guests, registry, parts.reviews, parts.askers, limits.reviews).routes(
        guard
    )
    found += TableRoutes(
        guests, store, limits, registry, parts.listing, parts.opener, origins, words
    ).routes(guard)
    found += [*lessons.routes(guard), *puzzles.routes(guard)]
    found += PeopleApi(guests, store, limits, settings, parts.mailer, parts.updates).routes(guard)
    found += MeetingApi(
        guests,
        store,
        parts.quick_match,
        parts.tournaments,
        parts.opener,
        parts.listing,
        parts.updates,
        origins,
        limits.new_tables,
        sends_mail,
    ).routes(guard)
    live = TableSocket(
        registry,
        guests,
        store,
        limits,
        origins.proxies,
        settings.connections_per_address,
        settings.watchers_per_table,
        parts.leases.keeps,
    )
    found += [
        guard.not_found("/api/{rest:path}"),
        *parts.health.routes(),
        WebSocketRoute("/ws/{code}", live.connect),
    ]
    if STATIC.exists():
        found.append(Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)))
        found += [Route(f"/{name}", installed(name)) for name in beside_the_page()]
    return [*found, Route("/", page), Route("/{path:path}", page)]
