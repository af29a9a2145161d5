"""One game between bots, to its end."""

from collections.abc import Callable

from capotavola.bots.bot import Bot, Haggler
from capotavola.bots.talk import next_word
from capotavola.engine.action import Action
from capotavola.engine.chance import Chance
from capotavola.engine.event import Event
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State

Listener = Callable[[list[Event]], None]


def play_out(state: State, bots: list[Bot], order: Chance, listener: Listener | None = None) -> int:
    """Let the bots decide until the game is over; returns how many decisions it took.

    Where several seats are asked at once, chance says who is first, so that no seat is favoured.
    """
    eyes = [Eyes(state, seat) for seat in range(state.players)]
    talking = any(isinstance(bot, Haggler) for bot in bots)
    speakers: list[Bot | None] = [*bots]
    decisions = 0
    while state.waiting:
        seats = state.deciders()
        seat = seats[order.below(len(seats))] if len(seats) > 1 else seats[0]
        word = next_word(state, seat, speakers) if talking else None
        while word is not None:
            do(state, word.seat, word.action, listener)
            decisions += 1
            word = next_word(state, seat, speakers)
        do(state, seat, bots[seat].choose(eyes[seat]), listener)
        decisions += 1
    return decisions


def do(state: State, seat: int, action: Action, listener: Listener | None) -> None:
    """Silently, or for somebody who listens."""
    if listener is None:
        state.step(seat, action)
    else:
        listener(state.apply(seat, action))
