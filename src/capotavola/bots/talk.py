"""Who speaks next where deals are open."""

from capotavola.bots.bot import Bot, Haggler
from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State


class Word:
    """What a seat says."""

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action


def next_word(state: State, asked: int, bots: "list[Bot | None]") -> Word | None:
    """First those who have something to answer, then the one whose decision it is; None if nobody speaks.

    It comes to an end: there are only so many offers, and each is answered once.
    """
    if not state.talk_open():
        return None
    for seat in [*seats_in(state.pressed()), asked]:
        bot = bots[seat]
        if isinstance(bot, Haggler):
            action = bot.speak(Eyes(state, seat))
            if action is not None:
                return Word(seat, action)
    return None
