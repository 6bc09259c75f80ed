"""The web application: every address, and who answers there."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from citadella.server.assets import STATIC, Assets, beside_the_page, installed, page
from citadella.server.bot_workers import BotWorkers
from citadella.server.hall import Hall
from citadella.server.http_api import HttpApi, health, wrong_method
from citadella.server.limits import Limits
from citadella.server.live import Live
from citadella.server.pace import BOT_DELAY
from citadella.server.push import Pusher
from citadella.server.security import SafeHeaders
from citadella.server.store import Store


def make_app(
    store: Store,
    workers: int = 2,
    bot_delay: float = BOT_DELAY,
    changed_cards: bool = False,
    network: str = "",
    pusher: Pusher | None = None,
) -> Starlette:
    """Return the application for a database, with its own bot workers.

    `network`: the server's address in the local network, for the invitations that it shows.
    """
    hall = Hall(store, BotWorkers(workers), bot_delay, changed_cards, pusher)
    limits = Limits()

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        hall.close()
        await store.close()

    app = Starlette(
        routes=routes(HttpApi(hall, limits, network), Live(hall, limits)),
        lifespan=lifespan,
        exception_handlers={405: wrong_method},
    )
    app.add_middleware(SafeHeaders)
    app.state.hall = hall
    app.state.limits = limits
    return app


def routes(api: HttpApi, live: Live) -> list[BaseRoute]:
    """Return all addresses; the first that fits answers."""
    guarded = api.guarded
    get, post = ["GET"], ["POST"]
    found: list[BaseRoute] = [
        Route("/api/hello", guarded(api.hello), methods=get),
        Route("/api/me", guarded(api.rename), methods=post),
        Route("/api/push/subscribe", guarded(api.subscribe), methods=post),
        Route("/api/push/unsubscribe", guarded(api.unsubscribe), methods=post),
        Route("/api/catalogue", guarded(api.catalogue), methods=get),
        Route("/api/own-cards/{card}.svg", guarded(api.own_picture), methods=get),
        Route("/api/tables", guarded(api.new_table), methods=post),
        Route("/api/tables", guarded(api.open_tables), methods=get),
        Route("/api/tables/mine", guarded(api.my_tables), methods=get),
        Route("/api/tables/{code}", guarded(api.table_info), methods=get),
        Route("/api/tables/{code}/record", guarded(api.record), methods=get),
        Route("/api/tables/{code}/turning-points", guarded(api.turning_points), methods=get),
        Route("/api/tables/{code}/replay/{n}", guarded(api.replay), methods=get),
        Route("/api/tables/{code}/{change}", guarded(api.change_table), methods=post),
        Route("/api/device/{token}", guarded(api.move_device), methods=post),
        Route("/api/bots/join", guarded(api.bot_join), methods=post),
        Route("/api/rules", guarded(api.rules), methods=get),
        Route("/api/lessons/{name}", guarded(api.lesson), methods=get),
        Route("/api/{rest:path}", guarded(api.nothing), methods=[*get, *post]),
        Route("/healthz", health, methods=get),
        WebSocketRoute("/ws/{code}", live.connect),
    ]
    if STATIC.exists():
        found.append(Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)))
        found += [Route(f"/{name}", installed(name)) for name in beside_the_page()]
    return [*found, Route("/", page), Route("/{path:path}", page)]
