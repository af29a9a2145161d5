"""A house in this process with a small page of its own, for tests of what it answers over HTTP."""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from capotavola.server.settings import settings_from
from capotavola.server.web.app import make_app

INDEX = b"<!doctype html><title>Capotavola</title>" + b"<p>the page</p>" * 50
SCRIPT = b"export const seat = 0;\n" * 50
FONT = b"wOF2 and so on"
FILES = {
    "index.html": INDEX,
    "offline.html": b"<!doctype html><title>No line</title>",
    "manifest.webmanifest": b'{"name": "Capotavola"}',
    "sw.js": b"addEventListener('fetch', () => {});",
    "icons/icon.svg": b'<svg xmlns="http://www.w3.org/2000/svg"/>',
    "icons/icon-192.png": b"\x89PNG",
    "assets/index-B3xk2Lq0.js": SCRIPT,
    "assets/vazirmatn-Dk10aa_2.woff2": FONT,
    "assets/odd.unheard-of": b"?",
}
PACKED = ["index.html", "assets/index-B3xk2Lq0.js"]

# In the folder above the page's, where nobody is to get at it.
SECRET = b"the house's own"


def build_page(folder: Path) -> Path:
    """As the real one is built; the folder that it is in."""
    page = folder / "page"
    for path, body in FILES.items():
        file = page / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
    for path in PACKED:
        (page / f"{path}.gz").write_bytes(gzip.compress(FILES[path], mtime=0))
    (folder / "secret.txt").write_bytes(SECRET)
    return page


@contextmanager
def visited(folder: Path, page: Path) -> Iterator[httpx.Client]:
    """A visitor who asks for nothing but what the test names."""
    app: Litestar = make_app(settings_from({"CAPO_DATA": str(folder), "CAPO_BOTS": "here"}), page)
    with TestClient(app, raise_server_exceptions=False) as client:
        client.headers.pop("accept-encoding")
        yield client
