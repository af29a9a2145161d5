"""How a game ended: data, not a Boolean."""

from capotavola.engine.values import Json


class Outcome:
    """Why it ended, the score of every seat, who won, and where the scores came from."""

    def __init__(
        self, reason: str, scores: list[int], winners: list[int], breakdown: dict[str, Json]
    ) -> None:
        self.reason = reason
        self.scores = scores
        self.winners = winners
        self.breakdown = breakdown

    def value(self) -> dict[str, Json]:
        return {
            "reason": self.reason,
            "scores": list(self.scores),
            "winners": list(self.winners),
            "breakdown": self.breakdown,
        }

    def __repr__(self) -> str:
        return f"<{self.reason}: {self.scores}, winners {self.winners}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.reason, self.scores, self.winners, self.breakdown)
