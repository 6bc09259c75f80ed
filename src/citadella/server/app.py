"""The composition root: builds the parts of a server, connects them, and makes the application.

Only this module and `run.py`, which starts it, know all parts; each part gets the parts it uses.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from citadella.server.background import BackgroundTasks
from citadella.server.bots.queue import Askers
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
from citadella.server.cluster.pubsub import pubsub_for
from citadella.server.gc_tuning import FullCollection
from citadella.server.learning import lessons, puzzles
from citadella.server.learning.lesson_scripts import lesson_names
from citadella.server.lobby.bot_turns import SECONDS_PER_UNATTENDED_MOVE, TournamentWatchers
from citadella.server.lobby.card_checks import CardCheckRoutes
from citadella.server.lobby.catalogue import CatalogueRoutes
from citadella.server.lobby.host import HostServices
from citadella.server.lobby.housekeeping import Housekeeping
from citadella.server.lobby.listing import TableListing
from citadella.server.lobby.new_tables import TableOpener
from citadella.server.lobby.record_routes import RecordRoutes
from citadella.server.lobby.registry import TableRegistry
from citadella.server.lobby.table_routes import TableRoutes
from citadella.server.lobby.updates import TableUpdates
from citadella.server.lobby.waking import Waking
from citadella.server.lobby.websocket import TableSocket
from citadella.server.meeting.meeting_routes import MeetingRoutes
from citadella.server.meeting.quick_match import QuickMatch
from citadella.server.meeting.tournaments import Tournaments
from citadella.server.people.guest_routes import GuestRoutes
from citadella.server.people.known_guests import KnownGuests
from citadella.server.people.mail import Mailer
from citadella.server.people.networks import NetworkHashes
from citadella.server.people.notifications import Notifier, TurnEmails
from citadella.server.people.people_routes import PeopleRoutes
from citadella.server.people.push import PushNotifier
from citadella.server.people.sign_in_routes import SignInRoutes
from citadella.server.people.vacations import vacations_of
from citadella.server.people.word_filter import WordFilter
from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.storage.tables import TableStore
from citadella.server.tables.table import TablePolicy
from citadella.server.web.addresses import TrustedProxies
from citadella.server.web.assets import STATIC, Assets, beside_the_page, installed, page
from citadella.server.web.connection_limits import ConnectionLimiter
from citadella.server.web.logs import RequestLog
from citadella.server.web.metrics import Health, Metrics
from citadella.server.web.rate_limits import RateLimit, RateLimits, SharedLimits
from citadella.server.web.requests import Guard, method_not_allowed
from citadella.server.web.security import SecurityHeaders


class Parts:
    """All parts of a server, for the application, `run.py` and tests; no part may use `Parts`."""

    def __init__(
        self, database: Database, settings: Settings, push: PushNotifier | None, address: str
    ) -> None:
        """Build all parts; other processes reach this one at `address`."""
        self.settings = settings
        self.database = database
        self.store = TableStore(database)
        self.leases = Leases(database, address)
        self.pubsub = pubsub_for(database)
        self.metrics = Metrics()
        self.limits = RateLimits()
        self.connections = ConnectionLimiter(settings)
        self.health = Health(database, settings, self.metrics)
        self.words = WordFilter(settings.forbidden_words)
        self.networks = NetworkHashes(database, TrustedProxies(settings.proxies))
        self.bot_workers = BotWorkers(settings.bot_workers)
        self.askers = Askers()
        self.reviews = Reviews(database, self.bot_workers)
        self.guests = KnownGuests(database, self.limits.requests, self.askers.note_address)
        self.mailer = Mailer(settings) if settings.smtp_host else None
        self.push = push
        emails = TurnEmails(database, self.mailer) if self.mailer is not None else None
        self.notifier = Notifier(database, push, emails)
        collection, watchers = FullCollection(), TournamentWatchers()
        self.host_services = HostServices(
            store=self.store,
            metrics=self.metrics,
            bot_workers=self.bot_workers,
            asker=self.askers.asker,
            notifier=self.notifier,
            watchers=watchers,
            unattended=RateLimit(settings.unattended_moves, 1 / SECONDS_PER_UNATTENDED_MOVE),
            vacations=lambda guests: vacations_of(database, *guests),
            reload=lambda host: self.registry.reload(host),
        )
        policy = TablePolicy(
            gone_seconds=settings.gone_seconds,
            sleep_seconds=settings.sleep_seconds,
            bot_delay_seconds=settings.bot_delay,
            changed_cards=settings.changed_cards,
            check_text=self.words.check,
        )
        self.registry = TableRegistry(self.leases, policy, self.host_services, collection)
        if database.is_shared:
            shared = self.limits.shared() | {"unattended": self.host_services.unattended}
            SharedLimits(self.pubsub, self.networks.hash, shared)
        self.waking = Waking(self.store, self.leases, self.pubsub, self.registry, collection)
        self.listing = TableListing(self.store, self.registry, settings.changed_cards)
        self.opener = TableOpener(database, self.store, self.registry, self.words, settings)
        self.updates = TableUpdates(self.pubsub, self.registry, self.listing)
        leads = self.leases.leads
        self.housekeeping = Housekeeping(database, self.registry, self.updates, settings, leads)
        self.quick_match = QuickMatch(database, self.waking.wake)
        store, pubsub, registry, waking = self.store, self.pubsub, self.registry, self.waking
        self.tournaments = Tournaments(
            database, store, pubsub, registry, waking, watchers, self.words, leads
        )

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the parts and start background tasks; close the parts on leaving the context."""
        periodic = BackgroundTasks()
        await self.networks.open()
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
        self.notifier.close()
        if self.push is not None:
            self.push.close()
        if self.mailer is not None:
            self.mailer.close()
        self.bot_workers.close()
        await self.leases.close()
        await self.waking.announce_released()
        await self.pubsub.close()


def make_app(
    database: Database,
    settings: Settings | None = None,
    local_url: str = "",
    push: PushNotifier | None = None,
) -> Starlette:
    """Return the ASGI application for a server that uses `database`.

    `local_url`: the server's address in the local network, shown in invitations.
    """
    settings = settings or Settings()
    internal = internal_listener(settings.inside) if database.is_shared else None
    address = address_of(internal) if internal is not None else ""
    parts = Parts(database, settings, push, address)
    _add_gauges(parts)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            if internal is not None:
                await stack.enter_async_context(internal_server(app, parts.leases, internal))
            async with parts.running():
                yield
        await database.close()

    app = Starlette(
        routes=_routes(parts, local_url),
        lifespan=lifespan,
        exception_handlers={405: method_not_allowed},
    )
    app.add_middleware(
        ReverseProxy,
        holds=parts.registry.has,
        transfer=parts.registry.hand_over,
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
        lambda: sum(host.table.row.status == "playing" for host in tables()),
    )
    gauge(
        "people", "Live connections to tables.", lambda: sum(len(host.clients) for host in tables())
    )
    gauge("connections", "Connections of all kinds.", lambda: parts.connections.open)
    gauge("connections_refused", "Connections refused.", lambda: parts.connections.refused)
    gauge("bot_queue", "Questions waiting for a bot worker.", lambda: len(parts.bot_workers.queue))


def _routes(parts: Parts, local_url: str) -> list[BaseRoute]:
    """Return all routes, in the order in which they are matched."""
    guests, database, limits, settings = parts.guests, parts.database, parts.limits, parts.settings
    registry, words, networks = parts.registry, parts.words, parts.networks
    store, opener = parts.store, parts.opener
    sends_mail = parts.mailer is not None
    guard = Guard(limits.networks, settings.first_byte_seconds)
    found: list[BaseRoute] = []
    if settings.pool_secret is not None:
        secret = read_secret(settings.pool_secret)
        found += PoolEndpoint(parts.leases, parts.bot_workers, limits.networks, secret).routes()
    found += GuestRoutes(
        guests, database, limits, settings, networks, words, parts.push, local_url, sends_mail
    ).routes(guard)
    found += CatalogueRoutes(limits.searches, lesson_names()).routes(guard)
    found += CardCheckRoutes(limits.card_checks).routes(guard)
    records = RecordRoutes(guests, registry, parts.reviews, parts.askers, limits.reviews)
    found += records.routes(guard)
    found += TableRoutes(
        guests, database, store, limits, registry, parts.listing, opener, networks, words, settings
    ).routes(guard)
    found += [*lessons.routes(guard), *puzzles.routes(guard)]
    found += SignInRoutes(
        guests, database, limits.sign_ins, settings, parts.mailer, parts.updates
    ).routes(guard)
    found += PeopleRoutes(guests, database, limits.exports, parts.updates).routes(guard)
    found += MeetingRoutes(
        guests,
        database,
        parts.quick_match,
        parts.tournaments,
        parts.opener,
        networks,
        parts.listing,
        parts.updates,
        limits.new_tables,
        sends_mail,
    ).routes(guard)
    live = TableSocket(
        registry, guests, database, limits, networks.proxies, settings, parts.leases.keeps
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
