"""What a game looks things up in."""

from __future__ import annotations

from capotavola.engine import kept
from capotavola.engine.open import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """Made of a content file, one for all states of a game, never changed: not copied, but found again."""

    def __init__(self) -> None:
        self.game = ""
        self.box: str | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return kept.tables_of, (self.game, self.box)

    def __copy__(self) -> Tables:
        return self

    def __deepcopy__(self, memo: object) -> Tables:
        return self
