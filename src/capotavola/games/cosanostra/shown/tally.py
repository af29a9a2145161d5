"""What is counted: jobs done, businesses bought, men hired, where money came from, and deals."""

from typing import Final

from capotavola.engine.event import Event
from capotavola.engine.outcome import Outcome
from capotavola.engine.state import State
from capotavola.engine.tally import DealCount, Tally, names, number, total
from capotavola.engine.values import Json
from capotavola.games.cosanostra.cards import KIND_MASK
from capotavola.games.cosanostra.table import Table

# Tables besides the usual ones: how many players, with which options.
VARIANTS: Final[list[tuple[int, dict[str, Json]]]] = [
    (4, {"expansion": True}),
    (4, {"short": True}),
    (4, {"spying": True}),
    (4, {"business_bonus": True}),
    (5, {"two_gangsters": True}),
]

# Money that comes in, by what brings it.
EARNED: Final[dict[str, str]] = {
    "paid-out": "cash jobs",
    "held-up": "hold-ups",
    "income": "incomes",
    "business-bonus": "business bonus",
    "won-stake": "stakes",
}
# Money that goes out.
SPENT: Final[dict[str, str]] = {
    "bought": "businesses bought",
    "hired": "gangsters hired",
    "swapped": "gangsters hired",
    "paid-bank": "damage",
    "lost-stake": "stakes",
}


def keep_tally(state: State) -> "Counter":
    """Of a game just dealt: every job in a hand is a chance."""
    assert isinstance(state, Table)
    families = [state.rules.family_names[family] for family in state.families]
    keeper = Counter(Tally(state.start, families))
    for seat in range(state.players):
        keeper.tally.source("start", state.cash[seat])
        for card in state.jobs[seat]:
            keeper.tally.chance("job", state.rules.jobs.names[card & KIND_MASK])
    return keeper


class Counter:
    """Listens to a whole game, private happenings included."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally

    def hear(self, event: Event) -> None:
        name, args = event.name, event.args
        if name in EARNED:
            self.tally.source(EARNED[name], number(args["amount"]))
        elif name in SPENT:
            self.tally.source(SPENT[name], -number(args["amount"]))
        elif name == "laundered":
            self.tally.source("laundering", number(args["amount"]))
        elif name == "grew":
            self.tally.source("gangsters hired", -number(args["amount"]))
        self._count_cards(name, args)

    def _count_cards(self, name: str, args: dict[str, Json]) -> None:
        if name == "saw-jobs":
            for job in names(args["jobs"]):
                self.tally.chance("job", job)
        elif name in ("came-off", "paid-out") and number(args["count"]):
            self.tally.take("job", str(args["job"]), number(args["seat"]))
        elif name == "market-card":
            self.tally.chance("business", _kind(args["business"]))
        elif name == "bought":
            self.tally.take("business", _kind(args["business"]), number(args["seat"]))
        elif name == "mercenaries-shown":
            for man in names(args["gangsters"]):
                self.tally.chance("mercenary", man)
        elif name == "swapped":
            self.tally.take("mercenary", str(args["mercenary"]), number(args["seat"]))
        elif name == "hired" and str(args["gangster"]) in self.tally.chances.get("mercenary", {}):
            self.tally.take("mercenary", str(args["gangster"]), number(args["seat"]))

    def end(self, outcome: Outcome) -> None:
        for name in ("gangsters", "trophies"):
            self.tally.source(name, total(outcome.breakdown[name]))


def count_deals(event: Event, count: DealCount) -> None:
    name, args = event.name, event.args
    if name in ("offered", "countered"):
        count.offers += 1
    elif name == "agreed":
        count.deals += 1
        count.money += _cash(args["give"]) + _cash(args["want"])
    elif name == "gave-cash":
        count.money += number(args["amount"])
    elif name == "promise-kept":
        count.promises_kept += 1
    elif name == "promise-broken":
        count.promises_broken += 1
    elif name == "promise-void":
        count.promises_void += 1


def _cash(phrases: Json) -> int:
    assert isinstance(phrases, list)
    cash = [part for part in phrases if isinstance(part, dict) and part["phrase"] == "cash"]
    return sum(number(part["amount"]) for part in cash)


def _kind(business: Json) -> str:
    return str(business).rpartition("-")[0]
