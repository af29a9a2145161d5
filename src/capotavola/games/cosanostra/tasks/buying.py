"""Jobs that let their doer buy at once (LC-R14)."""

from typing import Final

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.frames import number_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import BUY_NOW, PASS
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import BUY, BUY_HALF, BUY_LESS, EFFECT_NAMES, ON_DECK, effect_of
from capotavola.games.cosanostra.order import BUYING
from capotavola.games.cosanostra.shown.types import View
from capotavola.games.cosanostra.steps import Listing
from capotavola.games.cosanostra.table import DECK_MASK, DECK_SEEN, Table
from capotavola.games.cosanostra.tasks import effects
from capotavola.games.cosanostra.tasks.effect import Effect
from capotavola.games.cosanostra.tasks.resolving import must_ask_doer

QUESTIONS: Final = {
    EFFECT_NAMES[BUY]: "ask-buying",
    EFFECT_NAMES[BUY_LESS]: "ask-buying-less",
    EFFECT_NAMES[BUY_HALF]: "ask-buying-half",
}


class Buy(Effect):
    """At the full price, for less or for half of it: the number of the question's frame is the effect."""

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        if t.rules.jobs.target[kind] == ON_DECK:
            estate.show_deck(t, seat)
        t.ask_one(BUYING, seat, number=entry)


class Buying(Listing):
    def legal(self, t: Table, seat: int) -> list[Action]:
        effect = number_of(t.now())
        row = t.rules.vocabulary.row(BUY_NOW)
        actions: list[Action] = []
        for business in t.market:
            if estate.price(t, seat, business, effect) <= t.cash[seat]:
                actions.append(row[business])
        if from_deck(t):
            for entry in t.deck:
                business = entry & DECK_MASK
                if estate.price(t, seat, business, effect) <= t.cash[seat]:
                    actions.append(row[business])
        actions.append(t.rules.vocabulary.plain(PASS))
        return actions

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-R14", "buy-or-pass")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        effect = number_of(t.answered())
        if action.kind == BUY_NOW:
            estate.take_out(t, action.a)
            estate.buy(t, seat, action.a, effect)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        effect = convert(view, View).reached()
        return QUESTIONS[effect.effect], {"amount": effect.amount or 0}

    def check_stored(self, t: Table, at: int) -> None:
        seat = must_ask_doer(t, at)
        effect = number_of(t.now())
        fits = effect in effects.reached(t) and EFFECT_NAMES[effect_of(effect)] in QUESTIONS
        must(fits, "stack: no purchase")
        if from_deck(t):
            must(all(card >> DECK_SEEN >> seat & 1 for card in t.deck), "deck: seen by who buys from it")


def from_deck(t: Table) -> bool:
    return t.rules.jobs.target[t.job_kind()] == ON_DECK
