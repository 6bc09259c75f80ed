"""The web application: every address, and who answers there."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from citadella.server.bots.remote import PATH as POOL
from citadella.server.bots.remote import PoolDoor, read_secret
from citadella.server.bots.workers import BotWorkers
from citadella.server.cluster.proxy import Passage, address_of, inner_door, inner_listener
from citadella.server.cluster.shared_limits import SharedLimits
from citadella.server.learning import puzzles
from citadella.server.lobby.hall import Hall
from citadella.server.meeting.api import MeetingApi
from citadella.server.people.api import PeopleApi
from citadella.server.people.push import Pusher
from citadella.server.settings import Settings
from citadella.server.storage.store import Store
from citadella.server.web.api import HttpApi, wrong_method
from citadella.server.web.assets import STATIC, Assets, beside_the_page, installed, page
from citadella.server.web.connection_limits import Doors
from citadella.server.web.health import Health
from citadella.server.web.logs import Requests
from citadella.server.web.rate_limits import Limits
from citadella.server.web.security import SafeHeaders
from citadella.server.web.websocket import Live


def make_app(
    store: Store,
    settings: Settings | None = None,
    network: str = "",
    pusher: Pusher | None = None,
) -> Starlette:
    """Return the application for a database, with its own bot workers.

    `network`: the server's address in the local network, for the invitations that it shows.
    """
    settings = settings or Settings()
    inside = inner_listener(settings.inside) if store.is_shared else None
    hall = Hall(
        store,
        BotWorkers(settings.bot_workers),
        settings,
        pusher,
        address_of(inside) if inside is not None else "",
    )
    limits = Limits()
    if store.is_shared:
        shared = limits.shared() | {"unattended": hall.unattended}
        SharedLimits(hall.bus, hall.origins, shared)
    doors = Doors(settings)
    metrics = hall.metrics
    health = Health(hall, doors, metrics)
    pool: list[BaseRoute] = []
    if settings.pool_secret is not None:
        door = PoolDoor(hall, limits, read_secret(settings.pool_secret))
        pool.append(WebSocketRoute(POOL, door.tell))
        pool.append(WebSocketRoute(POOL + "/{process}", door.connect))

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with contextlib.AsyncExitStack() as stack:
            if inside is not None:
                await stack.enter_async_context(inner_door(app, hall.processes, inside))
            await hall.open()
            yield
            await hall.close()
        await store.close()

    app = Starlette(
        routes=[
            *pool,
            *routes(
                HttpApi(hall, limits, network),
                Live(hall, limits),
                MeetingApi(hall, limits),
                health,
            ),
        ],
        lifespan=lifespan,
        exception_handlers={405: wrong_method},
    )
    app.add_middleware(Passage, hall=hall)
    app.add_middleware(SafeHeaders)
    app.add_middleware(Requests, metrics=metrics)
    app.state.hall = hall
    app.state.limits = limits
    app.state.doors = doors
    app.state.health = health
    return app


def routes(api: HttpApi, live: Live, meeting: MeetingApi, health: Health) -> list[BaseRoute]:
    """Return all addresses; the first that fits answers."""
    guarded = api.guarded
    get, post = ["GET"], ["POST"]
    found: list[BaseRoute] = [
        Route("/api/hello", guarded(api.hello), methods=get),
        Route("/api/me", guarded(api.rename), methods=post),
        Route("/api/push/subscribe", guarded(api.subscribe), methods=post),
        Route("/api/push/unsubscribe", guarded(api.unsubscribe), methods=post),
        Route("/api/catalogue", guarded(api.catalogue), methods=get),
        Route("/api/homebrew/{card}.svg", guarded(api.homebrew_picture), methods=get),
        Route("/api/tables", guarded(api.new_table), methods=post),
        Route("/api/tables", guarded(api.open_tables), methods=get),
        Route("/api/tables/mine", guarded(api.my_tables), methods=get),
        Route("/api/tables/{code}", guarded(api.table_info), methods=get),
        Route("/api/tables/{code}/record", guarded(api.record), methods=get),
        Route("/api/tables/{code}/turning-points", guarded(api.turning_points), methods=get),
        Route("/api/tables/{code}/replay/{n}", guarded(api.replay), methods=get),
        Route("/api/tables/{code}/review", guarded(api.ask_review), methods=post),
        Route("/api/tables/{code}/review/{seat:int}", guarded(api.review), methods=get),
        Route("/api/tables/{code}/{change}", guarded(api.change_table), methods=post),
        Route("/api/device/{token}", guarded(api.move_device), methods=post),
        Route("/api/bots/join", guarded(api.bot_join), methods=post),
        Route("/api/rules", guarded(api.rules), methods=get),
        Route("/api/lessons/{name}", guarded(api.lesson), methods=get),
        *puzzles.routes(api),
        *PeopleApi(api).routes(),
        *meeting.routes(api),
        Route("/api/{rest:path}", guarded(api.nothing), methods=[*get, *post]),
        Route("/healthz", health.alive, methods=get),
        Route("/readyz", health.ready, methods=get),
        Route("/metrics", health.figures, methods=get),
        WebSocketRoute("/ws/{code}", live.connect),
    ]
    if STATIC.exists():
        found.append(Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)))
        found += [Route(f"/{name}", installed(name)) for name in beside_the_page()]
    return [*found, Route("/", page), Route("/{path:path}", page)]
