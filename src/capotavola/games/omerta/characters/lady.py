"""Lady: an opponent's stock is shuffled."""

from capotavola.games.omerta import lots
from capotavola.games.omerta.characters.character import OpponentCharacter
from capotavola.games.omerta.table import Table


class Lady(OpponentCharacter):
    """OM-4.3: one opponent's stock."""

    def is_target(self, t: Table, other: int) -> bool:
        """OM-R5: shuffling takes two cards."""
        return not t.under_la_mamma(other) and len(t.unlocked_places(other)) > 1

    def happen(self, t: Table, aim: list[int]) -> None:
        """Unseen by anybody; a locked card stays in its place (OM-R10)."""
        lots.shuffle_together(t, aim[0], t.unlocked_places(aim[0]))
        t.tell_of("stock-shuffled", aim[0])
