"""Laundering (LC-6.4): money that counts more at the end, and is out of reach until then."""

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.frames import number_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import LAUNDER_NOW, PASS
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import AMOUNT, LAUNDER, amount_of
from capotavola.games.cosanostra.order import LAUNDERING
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.shown.types import View
from capotavola.games.cosanostra.steps import Listing
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks import effects
from capotavola.games.cosanostra.tasks.effect import Effect
from capotavola.games.cosanostra.tasks.resolving import must_ask_doer


class Launder(Effect):
    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        if t.cash[seat] >= NOTE:
            t.ask_one(LAUNDERING, seat, number=amount_of(entry))


class Laundering(Listing):
    """Any whole notes up to the limit, which is its frame's number; listed are all, half, and nothing."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        most = _most(t, seat)
        actions = [t.rules.vocabulary.one(LAUNDER_NOW, most)]
        if most > NOTE:
            actions.append(t.rules.vocabulary.one(LAUNDER_NOW, estate.half(most)))
        actions.append(t.rules.vocabulary.plain(PASS))
        return actions

    def permits(self, t: Table, seat: int, action: Action) -> bool:
        return action.kind == LAUNDER_NOW and action.a % NOTE == 0 and 0 < action.a <= _most(t, seat)

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-6.4", "launder-or-pass")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        if action.kind == LAUNDER_NOW:
            t.cash[seat] -= action.a
            t.laundered[seat] += action.a
            t.tell_of("laundered", seat, "amount", action.a)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        v = convert(view, View)
        return "ask-laundering", {"amount": min(v.cash(), v.reached().amount or 0)}

    def check_stored(self, t: Table, at: int) -> None:
        seat = must_ask_doer(t, at)
        laundered = number_of(t.now()) << AMOUNT | LAUNDER
        must(laundered in effects.reached(t) and t.cash[seat] >= NOTE, "stack: nothing to launder")


def _most(t: Table, seat: int) -> int:
    return min(number_of(t.now()), t.cash[seat]) // NOTE * NOTE
