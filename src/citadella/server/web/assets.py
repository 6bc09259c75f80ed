"""Files of the browser client: compressed at build time, cached by browsers."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parents[1] / "static"
#: Content types of the files in the folder of the HTML page, by suffix.
CONTENT_TYPES = {
    ".js": "text/javascript",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
# The cache policy for files whose names contain a hash of their content.
CACHE_FOREVER = "public, max-age=31536000, immutable"


async def page(_request: Request) -> Response:
    """Return the HTML page of the client; its scripts decide from the URL path what to show."""
    index = STATIC / "index.html"
    if not index.exists():
        return PlainTextResponse("The browser client has not been built.", 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def installed(name: str) -> Callable[[Request], Awaitable[Response]]:
    """Return a handler for a file whose name stays the same when its content changes."""

    async def answer(_request: Request) -> Response:
        kind = CONTENT_TYPES[Path(name).suffix]
        return FileResponse(STATIC / name, media_type=kind, headers={"cache-control": "no-cache"})

    return answer


def beside_the_page() -> list[str]:
    """Return the names of the files beside the HTML page: manifest, service worker, icons."""
    paths = [*STATIC.glob("*.*"), *STATIC.glob("icons/*.*")]
    return sorted(p.relative_to(STATIC).as_posix() for p in paths if p.suffix in CONTENT_TYPES)


class Assets(StaticFiles):
    """Files with hashed names; clients that accept gzip get `name.gz` instead of `name`."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, compressed if the client accepts gzip."""
        response = self._compressed(path, scope) or await super().get_response(path, scope)
        response.headers["vary"] = "Accept-Encoding"
        if response.status_code < 400:
            response.headers["cache-control"] = CACHE_FOREVER
        return response

    def _compressed(self, path: str, scope: Scope) -> Response | None:
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return None
        if scope["method"] not in ("GET", "HEAD"):
            return None
        full, found = self.lookup_path(f"{path}.gz")
        if found is None:
            return None
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        response = FileResponse(full, media_type=kind, stat_result=found)
        response.headers["content-encoding"] = "gzip"
        return response
