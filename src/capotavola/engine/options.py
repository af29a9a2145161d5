"""The options of a table: what they are called, what they may be, what they are by default."""

from capotavola.engine.values import Json, MalformedValue


class Option:
    """A switch (default true or false), a choice among words, or a number within bounds."""

    def __init__(
        self,
        name: str,
        default: bool | int | str,
        words: list[str] | None = None,
        low: int = 0,
        high: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.words = words
        self.low = low
        self.high = high

    def with_default(self, default: bool | int | str) -> "Option":
        """The same, where a content file says what is usual."""
        return Option(self.name, default, self.words, self.low, self.high)

    def check(self, value: Json) -> Json:
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise MalformedValue(f"option {self.name} must be true or false")
        if self.words is not None:
            if isinstance(value, str) and value in self.words:
                return value
            raise MalformedValue(f"option {self.name} must be one of {', '.join(self.words)}")
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise MalformedValue(f"option {self.name} must be a whole number from {self.low} to {self.high}")


def settle_options(options: list[Option], given: dict[str, Json]) -> dict[str, Json]:
    """Every option with a checked value; unknown names are refused."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise MalformedValue(f"no such option: {name} (there are {', '.join(names)})")
    return {option.name: option.check(given.get(option.name, option.default)) for option in options}
