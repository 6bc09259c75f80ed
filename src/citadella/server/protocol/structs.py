"""The base of all messages: msgspec, or plain Python if msgspec is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from msgspec import Struct
    from msgspec.json import encode
    from msgspec.structs import replace
else:
    try:
        from msgspec import Struct
        from msgspec.json import Encoder
        from msgspec.structs import replace

        encode = Encoder().encode
    except ImportError:
        from citadella.server.protocol.plain_structs import Struct, encode, replace

__all__ = ["Struct", "encode", "replace"]
