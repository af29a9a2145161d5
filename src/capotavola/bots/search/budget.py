"""How long a bot may think about one decision."""

import math
import time


class Deadline:
    """When a thought must be over, whatever time it was given: others may come while it is under way."""

    def __init__(self) -> None:
        self.at = math.inf  # as `time.monotonic` counts; set from another thread


class Budget:
    """So many simulations, so many seconds, or whichever is used up first; 0 for no such limit."""

    def __init__(self, simulations: int = 0, seconds: float = 0.0, deadline: Deadline | None = None) -> None:
        assert simulations or seconds
        self.simulations = simulations
        self.seconds = seconds
        self.deadline = Deadline() if deadline is None else deadline  # of the seconds
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
            part = max(part, self._time_spent())
        return part

    def _time_spent(self) -> float:
        now = time.monotonic()
        ends = min(self.began + self.seconds, self.deadline.at)
        return 1.0 if now >= ends else (now - self.began) / (ends - self.began)
