"""Snitch: two cards of the pile for opponents."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.omerta.characters.character import OpponentCharacter
from capotavola.games.omerta.rules import SNITCH_VERB
from capotavola.games.omerta.shown.types import View
from capotavola.games.omerta.table import Table


class Snitch(OpponentCharacter):
    """OM-4.6, OM-R7: both to one opponent or one each to two, the lower seat first."""

    def is_target(self, t: Table, other: int) -> bool:
        return not t.under_la_mamma(other)

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        targets = self.opponents(t, seat)
        for i in range(len(targets)):
            for j in range(i, len(targets)):
                actions.append(t.rules.vocabulary.several(SNITCH_VERB, targets[i], targets[j]))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        first = self.why_not_opponent(t, seat, action.a)
        if first is not None:
            return first
        if action.b < action.a:
            return Refusal("OM-1.1", "no-such-seat")
        return self.why_not_opponent(t, seat, action.b)

    def targets(self, seat: int, aim: list[int]) -> list[int]:
        return [aim[0]] if aim[0] == aim[1] else [aim[0], aim[1]]

    def stake(self, v: View) -> dict[str, Json]:
        one, other = v.aim[0], v.aim[1]
        return {"same": "yes" if one == other else "no", "other_seat": other if one == v.viewer else one}

    def happen(self, t: Table, aim: list[int]) -> None:
        """Clockwise from the active player (OM-R22)."""
        first, second = aim[0], aim[1]
        if (first - t.active) % t.players > (second - t.active) % t.players:
            first, second = second, first
        t.deal_to(first)
        t.deal_to(second)
