"""The page over HTTP. It knows its screens by their addresses: each of them is the same file."""

from pathlib import Path
from typing import TYPE_CHECKING

from litestar import Request, Response, Router, route
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from capotavola.server.web.headers import is_known
from capotavola.server.web.page_files import HASHED, INDEX, PageFile, read_page

if TYPE_CHECKING:
    from litestar.types import Method

READING: "list[Method]" = ["GET", "HEAD"]
SCREENS = ["new", "t", "rules", "cards", "parts", "owner", "calls"]
NOT_BUILT = "The page of this house is not built: in a copy of the source, make page does it.\n"

Asked = Request[None, None, State]


def page_router(folder: Path) -> Router:
    files = read_page(folder)
    paths = ["/", *(path for screen in SCREENS for path in (f"/{screen}", f"/{screen}/{{rest:path}}"))]

    @route(paths, http_method=READING)
    async def screen(request: Asked) -> Response[bytes]:
        return _index(request, files, 200)

    @route("/{path:path}", http_method=READING)
    async def file(request: Asked) -> Response[bytes]:
        path = request.scope["path"]
        if path in files:
            return _answer(request, files[path], 200)
        if _is_for_a_person(request):
            return _index(request, files, 404)
        raise NotFoundException

    return Router("/", route_handlers=[screen, file], include_in_schema=False)


def _index(request: Asked, files: dict[str, PageFile], status: int) -> Response[bytes]:
    if INDEX not in files:
        return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=503)
    return _answer(request, files[INDEX], status)


def _answer(request: Asked, file: PageFile, status: int) -> Response[bytes]:
    sent = file.packed if file.packed and _takes_packed(request) else file.plain
    headers = {"etag": sent.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if status == 200 and is_known(request, sent.etag):
        return Response(b"", headers=headers, media_type=file.media_type, status_code=304)
    if sent is file.packed:
        headers["content-encoding"] = "gzip"
    return Response(sent.body, headers=headers, media_type=file.media_type, status_code=status)


def _takes_packed(request: Asked) -> bool:
    """Named, and not with a weight of nothing."""
    named = (one.replace(" ", "").lower() for one in request.headers.get("accept-encoding", "").split(","))
    weights = dict(one.partition(";")[::2] for one in named)
    return "gzip" in weights and weights["gzip"] not in ("q=0", "q=0.0", "q=0.00", "q=0.000")


def _is_for_a_person(request: Asked) -> bool:
    """Somebody who mistyped an address gets the page, which says so in the own language."""
    html = "text/html" in request.headers.get("accept", "")
    return html and not request.scope["path"].startswith(HASHED)
