"""Gangster: two cards of two players change places."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.engine.values import Json
from capotavola.games.omerta import news
from capotavola.games.omerta.characters.character import AimedCharacter
from capotavola.games.omerta.rules import GANGSTER_VERB
from capotavola.games.omerta.shown.types import View
from capotavola.games.omerta.table import Table


class Gangster(AimedCharacter):
    """OM-4.5, OM-R6: a seat and a place, and another seat, the higher one, and a place."""

    def has_target(self, t: Table, seat: int) -> bool:
        return len([owner for owner in range(t.players) if t.has_unlocked(owner)]) > 1

    def legal(self, t: Table, seat: int) -> list[Action]:
        actions: list[Action] = []
        vocabulary = t.rules.vocabulary
        places = [t.unlocked_places(owner) for owner in range(t.players)]
        for one in range(t.players):
            for other in range(one + 1, t.players):
                for place in places[one]:
                    for other_place in places[other]:
                        actions.append(vocabulary.several(GANGSTER_VERB, one, place, other, other_place))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if not 0 <= action.a < t.players or not 0 <= action.c < t.players:
            return Refusal("OM-1.1", "no-such-seat")
        if action.a >= action.c:
            return Refusal("OM-R6", "two-different-players")
        first = t.why_not_place(action.a, action.b, self.rule)
        return first if first is not None else t.why_not_place(action.c, action.d, self.rule)

    def targets(self, seat: int, aim: list[int]) -> list[int]:
        return [target for target in (aim[0], aim[2]) if target != seat]

    def pointed_at(self, seat: int, aim: list[int]) -> list[Json]:
        return [news.card_at(aim[0], aim[1]), news.card_at(aim[2], aim[3])]

    def stake(self, v: View) -> dict[str, Json]:
        one, place, other, other_place = v.aim
        if one == v.viewer:
            return {"place": place, "other_seat": other, "other_place": other_place}
        return {"place": other_place, "other_seat": one, "other_place": place}

    def happen(self, t: Table, aim: list[int]) -> None:
        """Unseen."""
        one, place, other, other_place = aim[0], aim[1], aim[2], aim[3]
        card = t.stocks[one][place]
        t.stocks[one][place] = t.stocks[other][other_place]
        t.stocks[other][other_place] = card
        news.swapped(t.told, one, place, other, other_place)
