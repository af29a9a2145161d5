"""Why an action is not possible: always a rule, never a bare "illegal"."""

from capotavola.engine.values import Json


class Refusal:
    """The rule that stands against an action, and the reason's name with its arguments."""

    def __init__(self, rule: str, reason: str, args: dict[str, Json] | None = None) -> None:
        self.rule = rule
        self.reason = reason
        self.args = args or {}

    def value(self) -> dict[str, Json]:
        return {"rule": self.rule, "reason": self.reason, "args": dict(self.args)}

    def __repr__(self) -> str:
        return f"<{self.rule}: {self.reason} {self.args}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.value() == other.value()

    def __hash__(self) -> int:
        return hash((self.rule, self.reason))

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, (self.rule, self.reason, self.args)


class IllegalAction(Exception):
    """An action was refused, and nothing changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal
