"""One game between bots, to its end."""

from capotavola.bots.bot import Bot
from capotavola.engine.chance import Chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State


def play_out(state: State, bots: list[Bot], order: Chance) -> int:
    """Let the bots decide until the game is over; returns how many decisions it took.

    Where several seats are asked at once, chance says who is first, so that no seat is favoured.
    """
    eyes = [Eyes(state, seat) for seat in range(state.players)]
    decisions = 0
    while state.waiting:
        seats = state.deciders()
        seat = seats[order.below(len(seats))] if len(seats) > 1 else seats[0]
        state.step(seat, bots[seat].choose(eyes[seat]))
        decisions += 1
    return decisions
