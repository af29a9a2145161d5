"""La Mamma and Police patrol: they go from the discards to their target, for a while (OM-R5)."""

from capotavola.engine.action import NONE, Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.omerta import news
from capotavola.games.omerta.cards import word_of
from capotavola.games.omerta.characters.character import OpponentCharacter
from capotavola.games.omerta.rules import LA_MAMMA_STAYS, PATROL_STAYS, PATROL_VERB
from capotavola.games.omerta.shown.types import View
from capotavola.games.omerta.table import Table


class LaMamma(OpponentCharacter):
    """OM-4.12: beside an opponent's stock, who skips a turn."""

    def is_target(self, t: Table, other: int) -> bool:
        return not t.under_la_mamma(other)

    def happen(self, t: Table, aim: list[int]) -> None:
        give(t, aim[0], NONE, LA_MAMMA_STAYS)
        t.tell_of("la-mamma-given", t.active, "target", aim[0])


class PolicePatrol(OpponentCharacter):
    """OM-4.13: on one card of an opponent, whom no Mamma protects from it (OM-R9)."""

    def is_target(self, t: Table, other: int) -> bool:
        return t.has_unlocked(other)

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [
            t.rules.vocabulary.several(PATROL_VERB, other, place)
            for other in self.opponents(t, seat)
            for place in t.unlocked_places(other)
        ]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        other, place = action.a, action.b
        if not 0 <= other < t.players or other == seat:
            return self.why_not_opponent(t, seat, other)
        if t.locked(other, place):  # one patrol per card
            return Refusal("OM-R10", "one-patrol-per-card", {"place": place})
        return t.why_not_place(other, place, self.rule)

    def pointed_at(self, seat: int, aim: list[int]) -> list[Json]:
        return [news.card_at(aim[0], aim[1])]

    def stake(self, v: View) -> dict[str, Json]:
        return {"place": v.aim[1]}

    def happen(self, t: Table, aim: list[int]) -> None:
        give(t, aim[0], aim[1], PATROL_STAYS)
        t.tell_of("patrol-given", t.active, "target", aim[0], "place", aim[1])


def give(t: Table, target: int, place: int, turns: int) -> None:
    t.given.append([t.discards.pop(), target, place, t.active, turns])


def remove_given(t: Table, giver: int) -> None:
    """What the giver gave is discarded when its turns are over (OM-4.14, OM-R17, OM-R23)."""
    if not t.given:
        return
    kept: list[list[int]] = []
    for card, target, place, by, turns in t.given:
        left = turns - 1 if by == giver else turns
        if left:
            kept.append([card, target, place, by, left])
        else:
            t.put_on_discards(card)
            t.tell_that("given-removed", "card", word_of(card), "target", target)
    t.given = kept
