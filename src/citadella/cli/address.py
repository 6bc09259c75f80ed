"""The addresses that `citadella serve` prints, for this machine and for the local network."""

from __future__ import annotations

import sys
from typing import Final

import segno

from citadella.server.run import network_host
from citadella.texts import Texts

EVERYWHERE: Final = "0.0.0.0"


def tell_address(texts: Texts, lan: bool, link: str) -> None:
    """Print the link and, with `lan`, the link for the local network with a QR code."""
    print(texts("serving", link=link), flush=True)
    if not lan:
        return
    near = network_host(EVERYWHERE)
    if not near:
        print(texts("serving-alone"), flush=True)
        return
    port = link.rpartition(":")[2]
    friends = f"http://{near}:{port}"
    print(texts("serving-near", link=friends) + "\n", flush=True)
    segno.make_qr(friends).terminal(sys.stdout, compact=_has_blocks())
    sys.stdout.flush()


def _has_blocks() -> bool:
    """Return whether the terminal can show half blocks, which make the QR code half as high."""
    try:
        "▀▄█".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
