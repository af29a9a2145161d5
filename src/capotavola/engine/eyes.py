"""What a bot is given: one seat's eyes on the game, never the state behind them."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.state import State
from capotavola.engine.values import Json


class Eyes:
    """A seat's view, its legal actions, and worlds as that seat may imagine them."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.seat = seat
        self.players = state.players

    def view(self) -> dict[str, Json]:
        return self._state.view(self.seat)

    def legal(self) -> list[Action]:
        return self._state.legal(self.seat)

    def unasked(self) -> list[Action]:
        return self._state.unasked(self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        return self._state.why_not(self.seat, action)

    def imagine(self, rng_int: int) -> State:
        return self._state.imagine(self.seat, rng_int)
