"""Headers on every answer: what a browser may do with it, and how long it may keep it."""

from hashlib import sha256
from typing import Protocol

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Scope

# A style in an attribute of the markup is not allowed; one that a script sets is.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
STRICT = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "x-frame-options": "DENY",
}
PRIVATE = "no-store"
ASK_AGAIN = "no-cache"  # may be kept, and is asked for by its ETag each time
FOREVER = "public, max-age=31536000, immutable"


class Asking(Protocol):
    @property
    def headers(self) -> Headers: ...


async def strict_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in STRICT.items():
        headers[name] = value
    if scope["path"].startswith("/api/") and "etag" not in headers:
        headers["cache-control"] = PRIVATE


def etag_of(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:24]}"'


def is_known(asking: Asking, etag: str) -> bool:
    """Whether the visitor has it already. A proxy that packs it on the way marks the ETag as weak."""
    named = asking.headers.get("if-none-match", "")
    return named == "*" or etag in (one.strip().removeprefix("W/") for one in named.split(","))
