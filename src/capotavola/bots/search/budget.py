"""How long a bot may think about one decision."""

import time


class Budget:
    """So many simulations, so many seconds, or whichever is used up first; 0 for no such limit."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0) -> None:
        assert simulations or seconds
        self.simulations = simulations
        self.seconds = seconds
        self.began = 0.0
        self.used = 0

    def begin(self) -> None:
        self.began = time.monotonic() if self.seconds else 0.0
        self.used = 0

    def spent(self) -> float:
        """The part that is used up, 1 for all of it."""
        time.sleep(0)  # other threads have their turn: compiled code does not give way by itself
        part = self.used / self.simulations if self.simulations else 0.0
        if self.seconds:
            part = max(part, (time.monotonic() - self.began) / self.seconds)
        return part
