"""Starting and stopping the server: ports, the database, signals, the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from ipaddress import ip_address
from types import FrameType

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from citadella.folders import data_folder
from citadella.rules import MalformedError
from citadella.server.app import Parts, make_app
from citadella.server.gc_tuning import tune
from citadella.server.people.push import PushNotifier
from citadella.server.people.web_push import VapidSigner
from citadella.server.protocol.live import MAX_MESSAGE
from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.storage.location import database_url, exclusive_access, is_shared, migrate
from citadella.server.supervisor import STOP_TIMEOUT_S, keep_running
from citadella.server.web.addresses import is_loopback
from citadella.server.web.connection_limits import limited_protocols
from citadella.server.web.logs import set_up as set_up_logs
from citadella.server.web.metrics import Health

HOST = "127.0.0.1"
#: The address that stands for all network interfaces, both for IPv6 and for IPv4.
EVERYWHERE = "::"
#: Maximum number of connections waiting to be accepted.
BACKLOG = 2048
#: Number of consecutive ports to try, beginning with the wanted one.
PORTS_TRIED = 50
#: Time for the server to start before the browser is opened.
BROWSER_DELAY_S = 0.8


def free_port(host: str, wanted: int, exact: bool) -> socket.socket:
    """Return a socket listening on the port `wanted` or, unless `exact`, on the next free port."""
    for port in range(wanted, wanted + (1 if exact else PORTS_TRIED)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio sets TCP_NODELAY only on sockets that are declared as TCP.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # IPv4 has a separate listener, so that IPv4 addresses are not mapped to IPv6.
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        try:
            listener.bind((host, port))
            # Listen at once: two servers can bind the same port as long as neither listens.
            # Clients that connect before the server is ready wait in the backlog.
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise MalformedError(
                    "Cannot listen on {host}:{port}: {why}.",
                    host=host,
                    port=port,
                    why=error,
                ) from None
            continue
        return listener
    if exact:
        raise MalformedError("Port {port} is already in use; choose another one.", port=wanted)
    raise MalformedError(
        "No port from {port} to {last} is free; choose another one.",
        port=wanted,
        last=wanted + PORTS_TRIED - 1,
    )


def network_host(host: str) -> str:
    """Return the address at which other machines reach a server at `host`, or '' if they cannot."""
    if not ip_address(host).is_unspecified:
        return "" if is_loopback(host) else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: connecting a UDP socket only chooses the local address.
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if is_loopback(found) else found


#: Permission mask: only the server's user can read the files that the server writes.
UMASK = 0o077


def serve(settings: Settings, announce: Callable[[str], None] = print) -> None:
    """Run the server until it is stopped; call `announce` with the server's URL."""
    before = os.umask(UMASK)
    try:
        with noting_interrupts():
            _serve(settings, announce)
    finally:
        os.umask(before)


#: Set when Ctrl-C is pressed. KeyboardInterrupt alone can get lost: Python ignores exceptions that
#: are raised during a garbage collection or in a finaliser.
INTERRUPTED = threading.Event()


def _note_interrupt(_number: int, _frame: FrameType | None) -> None:
    INTERRUPTED.set()
    raise KeyboardInterrupt


@contextlib.contextmanager
def noting_interrupts() -> Iterator[None]:
    """Raise KeyboardInterrupt on leaving the context if Ctrl-C was pressed inside it."""
    in_main = threading.current_thread() is threading.main_thread()
    if not in_main or signal.getsignal(signal.SIGINT) is _note_interrupt:
        yield
        return
    INTERRUPTED.clear()
    before = signal.signal(signal.SIGINT, _note_interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if INTERRUPTED.is_set():
        raise KeyboardInterrupt


def _serve(settings: Settings, announce: Callable[[str], None]) -> None:
    host, port = settings.host, settings.port
    signer_of(settings)
    url = database_url(settings.data or data_folder(), settings.database)
    if settings.workers > 1 and not is_shared(url):
        raise MalformedError(
            "More than one server process needs a PostgreSQL database; set it with --database."
        )
    with exclusive_access(url):
        migrate(url)
        listener = free_port(host, 8000 if port is None else port, exact=port is not None)
        bound, number = listener.getsockname()[:2]
        listeners = [listener]
        if host == EVERYWHERE:
            listeners.append(free_port("0.0.0.0", number, exact=True))
        name = HOST if ip_address(bound).is_unspecified else host
        link = f"http://[{name}]:{number}" if ":" in name else f"http://{name}:{number}"
        near = network_host(bound)
        announce(link)
        if settings.browser:
            opening = threading.Timer(BROWSER_DELAY_S, webbrowser.open, (link,))
            opening.daemon = True
            opening.start()
        work = partial(serve_at, url, settings, f"http://{near}:{number}" if near else "")
        if settings.workers == 1:
            work(listeners)
        else:
            keep_running(settings.workers, work, listeners, settings.drain_seconds + STOP_TIMEOUT_S)


def signer_of(settings: Settings) -> VapidSigner | None:
    key = settings.push_key
    return VapidSigner(key, settings.push_contact) if key is not None else None


def serve_at(url: str, settings: Settings, local_url: str, listeners: list[socket.socket]) -> None:
    """Run a server in this process until it is stopped."""
    os.umask(UMASK)
    with noting_interrupts():
        set_up_logs(settings)
        database, signer = Database(url), signer_of(settings)
        app = make_app(
            database,
            settings,
            local_url=local_url,
            push=PushNotifier(database, signer) if signer is not None else None,
        )
        tune()
        DrainingServer(server_config(app), app.state.parts.health, settings.drain_seconds).run(
            sockets=listeners
        )


class DrainingServer(uvicorn.Server):
    """A uvicorn server that reports itself as not ready for `drain_s` seconds, then stops."""

    def __init__(self, config: uvicorn.Config, health: Health, drain_s: float) -> None:
        super().__init__(config)
        self.health = health
        self.drain_s = drain_s

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle a closed terminal (SIGHUP) in the same way as SIGTERM."""
        hang_up = getattr(signal, "SIGHUP", None)
        here = threading.current_thread() is threading.main_thread()
        before = signal.signal(hang_up, self.handle_exit) if hang_up and here else None
        with super().capture_signals():
            self.should_exit = self.should_exit or INTERRUPTED.is_set()
            yield
        if hang_up and here:
            signal.signal(hang_up, before)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Start draining; stop at once on Ctrl-C or on a second signal."""
        if sig == signal.SIGINT or self.health.draining or not self.drain_s:
            super().handle_exit(sig, frame)
            return
        self.health.draining = True
        asyncio.get_running_loop().call_later(self.drain_s, super().handle_exit, sig, frame)


def server_config(app: Starlette) -> uvicorn.Config:
    parts: Parts = app.state.parts
    http, websocket = limited_protocols(AutoHTTPProtocol, parts.connections)
    return uvicorn.Config(
        app,
        http=http,
        ws=websocket,
        # Logging is configured by `web/logs.py`.
        log_config=None,
        access_log=False,
        forwarded_allow_ips=parts.settings.proxies,
        ws_max_size=MAX_MESSAGE * 4,
        # Messages are small, so compression would cost more time and memory than it saves.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
