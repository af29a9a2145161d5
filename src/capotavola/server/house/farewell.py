"""A graceful stop: the players hear of it before their connections close."""

import asyncio
import signal
from types import FrameType

from capotavola.server.house.house import House
from capotavola.server.house.telling import send_away
from capotavola.server.messages.told import Closing

LAST_WORDS = 0.3  # seconds for them to go out
SIGNALS = (signal.SIGTERM, signal.SIGINT)


def say_goodbye(house: House) -> None:
    for opened in house.opened.values():
        send_away(opened, Closing("restart", again=True))


def tell_players_first(house: House) -> None:
    """On the signal to stop, goodbye comes first; then whoever handled the signal before goes on with it."""
    loop = asyncio.get_running_loop()
    for number in SIGNALS:
        try:
            before = signal.getsignal(number)
            signal.signal(number, lambda *_, before=before, number=number: _stop(loop, house, before, number))
        except ValueError:
            return  # not the main thread: whoever runs us there stops us in another way


def _stop(loop: asyncio.AbstractEventLoop, house: House, before: object, number: int) -> None:
    signal.signal(number, before if callable(before) else signal.SIG_DFL)
    loop.call_soon_threadsafe(say_goodbye, house)
    loop.call_soon_threadsafe(loop.call_later, LAST_WORDS, _go_on, before, number)


def _go_on(before: object, number: int) -> None:
    if callable(before):
        frame: FrameType | None = None
        before(number, frame)
    else:
        signal.raise_signal(number)
