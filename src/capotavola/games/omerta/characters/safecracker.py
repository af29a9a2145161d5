"""Safecracker: a card of the safe for an own one."""

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.games.omerta import news
from capotavola.games.omerta.cards import show_to
from capotavola.games.omerta.characters.character import OwnCharacter
from capotavola.games.omerta.questions import TurnQuestion
from capotavola.games.omerta.rules import CRACK, EXCHANGE, PASS
from capotavola.games.omerta.table import CRACKING, Table


class Safecracker(OwnCharacter):
    """OM-4.8: look at all of the safe, or leave it."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return [t.rules.vocabulary.plain(PASS), t.rules.vocabulary.plain(CRACK)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return None

    def why_not_pass(self) -> Refusal | None:
        return None

    def use(self, t: Table, seat: int, action: Action) -> None:
        t.character = 0
        if action.kind == PASS:
            t.tell_of("declined", seat, "card", self.name)
            return
        t.safe = [show_to(card, seat) for card in t.safe]
        news.safe_opened(t.told, seat, t.safe)
        t.ask(CRACKING, only(seat))


class Cracking(TurnQuestion):
    """OM-4.8: then one of its cards for one of the own, which is not looked at."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        places = t.unlocked_places(seat)
        return [
            t.rules.vocabulary.several(EXCHANGE, safe_place, place)
            for safe_place in range(len(t.safe))
            for place in places
        ]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind != EXCHANGE:
            return Refusal("OM-4.8", "exchange-first")
        if not 0 <= action.a < len(t.safe):
            return Refusal("OM-4.8", "no-card-there", {"place": action.a})
        return t.why_not_place(seat, action.b, "OM-4.8")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        safe_place, place = action.a, action.b
        stock = t.stocks[seat]
        card = stock[place]
        stock[place] = t.safe[safe_place]
        t.safe[safe_place] = card
        t.tell_of("exchanged", seat, "safe_place", safe_place, "place", place)

    def check_decision(self, t: Table) -> None:
        must(t.has_unlocked(t.active), "stack: nothing can be exchanged")
