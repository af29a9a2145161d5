"""What follows from an effect, before all that is left of the use."""

from capotavola.engine.frames import number_of
from capotavola.games.corleone.cards import THEN, effect_with
from capotavola.games.corleone.table import Table


def follow_up(t: Table, kind: int, carried: int) -> None:
    start = number_of(t.stack[-1])
    t.pending[start:start] = [effect_with(kind, carried), THEN]
