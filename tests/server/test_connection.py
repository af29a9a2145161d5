"""One connection: what goes out at once, what waits, and in which order."""

import asyncio

from capotavola.server.web.connection import LINE, Connection, Postbag


class Line:
    """A wire that takes messages while it is free."""

    def __init__(self) -> None:
        self.free = True
        self.written: list[bytes] = []

    def way(self) -> int | None:
        return None

    async def hear(self) -> str | None:
        return None

    def write(self, text: bytes, another: bytes | None = None) -> bool:
        if self.free:
            self.written.append(text if another is None else text + b" " + another)
        return self.free


def test_what_can_go_out_at_once_does_not_wait() -> None:
    async def run() -> None:
        line, bag = Line(), Postbag()
        connection = Connection(0, "key", bag, line)
        connection.send(b"one")
        connection.send(b"two")
        assert line.written == [b"one", b"two"]
        assert (connection.waiting, bag.waiting) == (0, 0)
        connection.end()

    asyncio.run(run())


def test_what_is_held_goes_out_with_the_next() -> None:
    async def run() -> None:
        line = Line()
        connection = Connection(0, "key", Postbag(), line)
        connection.hold(b"news")
        assert line.written == []
        connection.send(b"answer")
        connection.send(b"more")
        assert line.written == [b"news answer", b"more"]
        connection.end()

    asyncio.run(run())


def test_what_is_held_waits_in_its_order() -> None:
    async def run() -> None:
        line, bag = Line(), Postbag()
        connection = Connection(0, "key", bag, line)
        line.free = False
        connection.hold(b"news")
        connection.hold(b"more news")
        connection.send(b"answer")
        assert bag.waiting == len(b"newsmore newsanswer")
        connection.end()
        assert [raw async for raw in connection.outgoing()] == [b"news", b"more news", b"answer"]

    asyncio.run(run())


def test_nothing_overtakes_what_waits() -> None:
    async def run() -> None:
        line = Line()
        connection = Connection(0, "key", Postbag(), line)
        line.free = False
        connection.send(b"one")
        line.free = True
        connection.send(b"two")  # behind the first one, though the line is free again
        outgoing = connection.outgoing()
        line.written.append(await anext(outgoing))
        connection.send(b"three")  # the first one is under way still
        assert line.written == [b"one"]
        line.written += [await anext(outgoing), await anext(outgoing)]
        waiting = asyncio.ensure_future(anext(outgoing))
        await asyncio.sleep(0)
        connection.send(b"four")
        assert line.written == [b"one", b"two", b"three", b"four"]
        connection.end()
        await asyncio.wait([waiting])

    asyncio.run(run())


def test_who_does_not_read_is_cut_off_and_hears_why_when_the_line_is_free() -> None:
    async def run() -> None:
        line, bag = Line(), Postbag()
        connection = Connection(None, None, bag, line)
        line.free = False
        for number in range(LINE + 1):
            connection.send(b"%d" % number)
        assert connection.ended
        assert bag.waiting == 0
        line.free = True
        connection.send(b"late")
        assert line.written == []
        assert [raw async for raw in connection.outgoing()] == [
            b'{"type":"closing","reason":"slow","again":true}'
        ]

    asyncio.run(run())
