"""The whole state as a readable JSON value, and back: fixtures, scenarios, bug reports.

Each field is declared once. How a card, a task or an offer is written, `codecs.py` and `writing*.py` say.
"""

from typing import Final

from capotavola.engine.codecs import ByName, OfSeat, Rows, SeatOrNobody, SeatRows, Truth
from capotavola.engine.fields import (
    Field,
    ListOf,
    Number,
    OneOf,
    PerSeat,
    SeatField,
    SeatNumber,
    Seats,
    StoredForm,
)
from capotavola.engine.state import State
from capotavola.engine.values import Json, MalformedValue, items, members, one_of
from capotavola.games.cosanostra import table
from capotavola.games.cosanostra.attempts import A_SIZE
from capotavola.games.cosanostra.cards import ABILITIES, ABILITY_NAMES, INFLUENCE, NO_TASK, NOBODY
from capotavola.games.cosanostra.course import COURSE
from capotavola.games.cosanostra.rules import FACES, FEWEST, MONOPOLIES, MOST, ROUNDS, Rules
from capotavola.games.cosanostra.stored import codecs
from capotavola.games.cosanostra.stored.writing import MOST_CARDS, MOST_MONEY, plan_in, plan_out
from capotavola.games.cosanostra.stored.writing_attempts import Attempt
from capotavola.games.cosanostra.stored.writing_deals import Made, Note, Offer, Promise, WithTexts
from capotavola.games.cosanostra.table import Table

MOST_LOOKS: Final = 99
MOST_GROWN: Final = 99
MONEY: Final = Number(0, MOST_MONEY)


def form_of(rules: Rules) -> StoredForm:
    businesses, men, cards = rules.business_names, rules.men.names, rules.influences.names
    rounds = range(1, ROUNDS + 1)
    counts = SeatRows(ByName(cards, Number(0, MOST_CARDS), 0), INFLUENCE)
    return StoredForm(
        "cosanostra",
        COURSE,
        FEWEST,
        MOST,
        rules.options,
        [
            Field("families", PerSeat(OneOf(rules.family_names))),
            # The round.
            Field("round", Number(1, ROUNDS)),
            Field("start", SeatNumber()),
            Field("active", SeatNumber()),
            Field("redeals", Number(0, rules.figures.redeals), 0),
            Field("given_up", Seats(), 0),
            Field("announced", Seats(), 0),
            SeatField("looks", Number(0, MOST_LOOKS), 0),
            # Money.
            Field("cash", PerSeat(MONEY)),
            SeatField("laundered", MONEY, 0),
            SeatField("final_income", MONEY, 0),
            SeatField("settled", Number(-MOST_MONEY, MOST_MONEY), 0),
            Field("closed", Truth(), False),
            # Businesses.
            Field(
                "businesses",
                ByName(businesses, codecs.BusinessPlace(), table.IN_DECK),
                attribute="business_at",
            ),
            Field("down", codecs.Marked(businesses), 0),
            Field("used", codecs.Marked(businesses), 0),
            Field("deck", ListOf(codecs.Known(businesses, table.DECK_SEEN))),
            Field("market", ListOf(OneOf(businesses))),
            Field("markers", ListOf(OfSeat(businesses, table.MARKER_BUSINESS)), []),
            Field("monopolies", ByName(MONOPOLIES, SeatNumber(), NOBODY), [NOBODY] * len(MONOPOLIES)),
            # Gangsters.
            Field("gangsters", ByName(men, codecs.ManPlace(), table.OUT), attribute="man_at"),
            Field("gangsters_down", codecs.Marked(men), 0, attribute="man_down"),
            Field("traded", codecs.Marked(men), 0),
            Tasks(),
            Field("cards_on", ByName(men, codecs.CardsOn(rules), 0), [0] * len(men), attribute="mods"),
            Field("grown", Number(0, MOST_GROWN), 0),
            Field("split", Truth(), False),
            Field("ability_uses", ByName(ABILITY_NAMES, Number(1, MOST_LOOKS), 0), [0] * ABILITIES),
            Field("mercenaries", ListOf(OneOf(men)), [], attribute="stack_of_men"),
            # Cards.
            Field("jobs", PerSeat(codecs.Hand(rules))),
            Field("decks", codecs.ByRound([codecs.JobOf(rules, number) for number in rounds])),
            Field(
                "discards",
                codecs.ByRound([codecs.SeenJobOf(rules, number) for number in rounds]),
                [list[int]() for _ in rounds],
            ),
            Field("influence", counts),
            KnownCounts("known", counts),
            Field("influence_deck", ListOf(OneOf(cards))),
            Field("influence_discards", ListOf(codecs.Known(cards, table.HAND_SEEN)), []),
            # The task being resolved.
            Field("attempts", Rows(Attempt(rules), A_SIZE), []),
            Field("dice", ListOf(Number(1, FACES)), []),
            Field("victim", codecs.Victim(rules), NOBODY),
            Field("harm", Number(0, table.KILLED), 0),
            Field("harmed_by", SeatOrNobody(), NOBODY),
            # Deals.
            WithTexts("offers", "offer_texts", Offer(rules)),
            Field("made", ListOf(Made()), []),
            SeatField("notes", Note(rules), []),
            SeatField("posts", Number(0, rules.figures.offers), 0),
            WithTexts("ledger", "ledger_texts", Promise(rules)),
        ],
    )


class KnownCounts(Field):
    """Usually nobody's cards are known to all."""

    def usual_for(self, players: int) -> list[Json]:
        return [[{} for _ in range(players)]]


class Tasks(Field):
    """Who has planned a job has seen it: that goes without saying."""

    def __init__(self) -> None:
        super().__init__("tasks", ListOf(Number()))
        self.usual = [{}]

    def out(self, state: State) -> Json:
        assert isinstance(state, Table)
        names = state.rules.men.names
        return {
            names[man]: [
                plan_out(task, state.man_at[man], state.rules)
                for task in state.tasks[man * 2 : man * 2 + 2]
                if task != NO_TASK
            ]
            for man in range(state.rules.gangsters)
            if state.task_count(man)
        }

    def into(self, state: State, obj: dict[str, Json]) -> None:
        assert isinstance(state, Table)
        state.tasks = [NO_TASK] * (2 * state.rules.gangsters)
        for name, plans in members(obj.get("tasks", {}), "tasks").items():
            man = one_of(name, "tasks", state.rules.men.names)
            listed = items(plans, "tasks")
            if not 1 <= len(listed) <= 2 or state.man_at[man] >= table.UNDER:
                raise MalformedValue(f"tasks: one or two for a gangster in an area, not so for {name}")
            for slot, plan in enumerate(listed):
                state.tasks[man * 2 + slot] = plan_in(plan, state.man_at[man], state.rules, state.players)
