"""Starting the server: a free port, the database, the browser."""

from __future__ import annotations

import errno
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path

import uvicorn

from citadella.rules import MalformedError
from citadella.server.app import make_app
from citadella.server.pace import BOT_DELAY
from citadella.server.protocol import MAX_MESSAGE
from citadella.server.push import Pusher, Signer
from citadella.server.security import is_loopback
from citadella.server.store import Store, database_url, migrate

HOST = "127.0.0.1"


def free_port(host: str, wanted: int, exact: bool) -> socket.socket:
    """Return a listening socket at the wanted port, or (unless exact) the next free one."""
    for port in range(wanted, wanted + (1 if exact else 50)):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, port))
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise MalformedError(f"{host}:{port} cannot be used: {error.strerror}.") from None
            continue
        return listener
    raise MalformedError(f"Port {wanted} is taken." if exact else "No free port was found.")


def network_host(host: str) -> str:
    """Return by which address other machines of the network find a listener at `host`, if any."""
    if not ip_address(host).is_unspecified:
        return "" if is_loopback(host) else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the machine only says from where it would (to a documented nowhere).
            probe.connect(("192.0.2.1", 9))
            found: str = probe.getsockname()[0]
        except OSError:
            return ""
    return "" if is_loopback(found) else found


def default_data() -> Path:
    """Return the folder where games are kept, unless another is named."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "citadella"


def serve(
    port: int | None = None,
    data: Path | None = None,
    browser: bool = True,
    database: str | None = None,
    host: str = HOST,
    bot_delay: float = BOT_DELAY,
    workers: int = 2,
    announce: Callable[[str], None] = print,
    changed_cards: bool = False,
    push_key: Path | None = None,
    push_contact: str = "",
) -> None:
    """Run the server until it is stopped; `announce` is told the link to it.

    `push_key`, `push_contact`: the file with the key for Web Push, and who answers for it.
    `changed_cards`: tables whose card files have changed since go on all the same.
    """
    if port is not None and not 0 <= port <= 65535:
        raise MalformedError(f"{port} is not a port.")
    signer = Signer(push_key, push_contact) if push_key is not None else None
    url = database_url(data or default_data(), database)
    migrate(url)
    listener = free_port(host, 8000 if port is None else port, exact=port is not None)
    bound, number = listener.getsockname()
    # Who listens everywhere is found here by this machine's own address.
    link = f"http://{HOST if ip_address(bound).is_unspecified else host}:{number}"
    near = network_host(bound)
    announce(link)
    if browser:
        threading.Thread(target=_open_browser, args=(link,), daemon=True).start()
    store = Store(url)
    config = uvicorn.Config(
        make_app(
            store,
            workers,
            bot_delay,
            changed_cards,
            network=f"http://{near}:{number}" if near else "",
            pusher=Pusher(store, signer) if signer is not None else None,
        ),
        log_level="warning",
        ws_max_size=MAX_MESSAGE * 4,
        # Messages are small; packing them would cost more time and memory than the network.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listener])


def _open_browser(link: str) -> None:
    time.sleep(0.8)
    webbrowser.open(link)
