"""Headers on every answer: what a browser may do with it."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
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


async def strict_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in STRICT.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["cache-control"] = PRIVATE
