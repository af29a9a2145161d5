"""The files of the page, as they were built, in memory: all together they are small."""

from pathlib import Path
from typing import NamedTuple

from capotavola.server.web.headers import ASK_AGAIN, FOREVER, etag_of

BUILT = Path(__file__).parents[1] / "page"
INDEX = "/index.html"
PACKED = ".gz"
HASHED = "/assets/"  # their names change with their contents
ANYTHING = "application/octet-stream"
MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Sent(NamedTuple):
    """A file in one encoding."""

    body: bytes
    etag: str


class PageFile(NamedTuple):
    media_type: str
    cache: str
    plain: Sent
    packed: Sent | None


def read_page(folder: Path) -> dict[str, PageFile]:
    """By path, such as `/index.html`; nothing if no page was built. What is not here is not served."""
    found = {f"/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*") if file.is_file()}
    return {
        path: _page_file(path, file.read_bytes(), found.get(path + PACKED))
        for path, file in sorted(found.items())
        if not path.endswith(PACKED)
    }


def _page_file(path: str, body: bytes, packed: Path | None) -> PageFile:
    media_type = MEDIA_TYPES.get(Path(path).suffix, ANYTHING)
    cache = FOREVER if path.startswith(HASHED) else ASK_AGAIN
    return PageFile(media_type, cache, _sent(body), _sent(packed.read_bytes()) if packed else None)


def _sent(body: bytes) -> Sent:
    return Sent(body, etag_of(body))
