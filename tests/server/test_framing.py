"""Frames that go straight to the line: what any client makes of them."""

import pytest
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from capotavola.server.web.framing import WORTH_IT, framed

SIZES = [0, 1, 125, 126, WORTH_IT - 1, WORTH_IT, 65535, 65536, 200_000]


def heard(data: bytes, deflate: bool) -> Frame:
    client = ClientProtocol(parse_uri("ws://house/"), state=State.OPEN, max_size=None)
    if deflate:
        client.extensions = [PerMessageDeflate(True, True, 15, 15)]
    client.receive_data(data)
    [event] = client.events_received()
    assert isinstance(event, Frame)
    return event


@pytest.mark.parametrize("deflate", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_a_message_of_any_size_arrives_as_it_was(size: int, deflate: bool) -> None:
    raw = bytes(32 + number * 7919 % 89 for number in range(size))
    frame = heard(framed(raw, deflate), deflate)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, raw)


def test_what_many_hear_is_deflated_once_and_small() -> None:
    raw = b'{"type":"news","seats":[' + b'{"kind":"person","away":null},' * 100 + b"null]}"
    assert framed(raw, deflate=True) is framed(raw, deflate=True)
    assert len(framed(raw, deflate=True)) < len(raw) / 5


def test_a_message_needs_nothing_of_an_earlier_one() -> None:
    """Each client begins to listen at another time."""
    texts = [b'{"version":%d,"events":["knocked"]}' % number * 20 for number in range(3)]
    frames = [framed(text, deflate=True) for text in texts]
    assert [bytes(heard(frame, deflate=True).data) for frame in frames[::-1]] == texts[::-1]
