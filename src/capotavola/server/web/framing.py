"""Frames of WebSockets for what goes straight to the line (RFC 6455, 5.2): one for all who hear the same.

Messages are deflated each on its own (RFC 7692 without "context takeover"): so many can share one, and a
connection keeps no window in memory, which would be larger than a table. One compressor does them all, and
forgets each when it is flushed: to make a new one takes longer than what it has to do.
"""

import zlib
from collections import deque
from struct import Struct
from typing import Final, Protocol

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

FASTEST: Final = 0  # of ISA-L: a quarter of zlib's time; the next level takes twice as long for a fourth less
QUICK: Final = 1  # of zlib: a third to a fifth of the size; higher levels take twice the time for a tenth

WORTH_IT: Final = 512  # bytes; what is smaller goes as it is
WINDOW_BITS: Final = 15
EYES: Final = 8  # messages that are kept deflated, for others who look at the table in the same way

TEXT: Final = 0x81  # the first byte of a frame: the only one of its message, which is text
DEFLATED: Final = 0x40
TAIL: Final = b"\0\0\xff\xff"  # RFC 7692, 7.2.1: left out
TINY: Final = Struct("!BB")
SHORT: Final = Struct("!BBH")
LONG: Final = Struct("!BBQ")

# What is agreed on with a client that offers it.
DEFLATE: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": 1},
)


def framed(raw: bytes, deflate: bool) -> bytes:
    """A whole message; a server masks nothing."""
    return _deflated(raw) if deflate and len(raw) >= WORTH_IT else _frame(TEXT, raw)


class Compressor(Protocol):
    def compress(self, data: bytes, /) -> bytes: ...
    def flush(self, mode: int, /) -> bytes: ...


def _compressor() -> Compressor:
    try:
        from isal import isal_zlib  # noqa: PLC0415, there is none for every machine
    except ImportError:
        return zlib.compressobj(QUICK, wbits=-WINDOW_BITS)
    fast: Compressor = isal_zlib.compressobj(FASTEST, wbits=-WINDOW_BITS)
    return fast


_COMPRESSOR: Final = _compressor()


_LATELY: Final[deque[tuple[bytes, bytes]]] = deque(maxlen=EYES)


def _deflated(raw: bytes) -> bytes:
    """On the loop only: nobody else has the compressor meanwhile.

    Who hears the same is given the same object: that it is another is known without reading it.
    """
    for known, frame in _LATELY:
        if known is raw:
            return frame
    body = _COMPRESSOR.compress(raw) + _COMPRESSOR.flush(zlib.Z_FULL_FLUSH)
    frame = _frame(TEXT | DEFLATED, body.removesuffix(TAIL))
    _LATELY.appendleft((raw, frame))
    return frame


def _frame(first: int, body: bytes) -> bytes:
    size = len(body)
    if size < 126:
        return TINY.pack(first, size) + body
    if size < 1 << 16:
        return SHORT.pack(first, 126, size) + body
    return LONG.pack(first, 127, size) + body
