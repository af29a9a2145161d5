"""Mole: a look at an own card."""

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.games.omerta import news
from capotavola.games.omerta.cards import show_to
from capotavola.games.omerta.characters.character import OwnCharacter
from capotavola.games.omerta.questions import TurnQuestion
from capotavola.games.omerta.rules import MOLE_VERB, PUT_BACK
from capotavola.games.omerta.table import LOOKING, Table


class Mole(OwnCharacter):
    """OM-4.4: at any card that is not locked."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.one(MOLE_VERB, place) for place in t.unlocked_places(seat)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return t.why_not_place(seat, action.a, self.rule)

    def use(self, t: Table, seat: int, action: Action) -> None:
        place = action.a
        stock = t.stocks[seat]
        stock[place] = show_to(stock[place], seat)
        t.aim = [place]
        t.character = 0
        news.looked(t.told, seat, [place], [stock[place]])
        t.ask(LOOKING, only(seat))


class Looking(TurnQuestion):
    """OM-R18: the card stays in sight until it is put back."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.plain(PUT_BACK)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == PUT_BACK else Refusal("OM-R18", "put-back-first")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.aim = []
        t.answered()
        t.tell_of("put-back", seat)

    def check_decision(self, t: Table) -> None:
        must(len(t.aim) == 1 and t.aim[0] in t.unlocked_places(t.active), "aim: an own card")
