"""The draw stage (LC-2.2, LC-2.3): jobs dealt, the deal refused or not, then all other cards."""

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.frames import frame, number_of, seat_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import DRAW, FROM_INFLUENCE, FROM_JOBS, PASS, REFUSE
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import DRAW_ANY, INFLUENCE_AND_LOOK, KIND_MASK, POLITICIAN, ROUND
from capotavola.games.cosanostra.influence import hands
from capotavola.games.cosanostra.order import DRAWING, HIRING, MORE_CARDS, PLANNING, REFUSING
from capotavola.games.cosanostra.shown.types import Glance
from capotavola.games.cosanostra.steps import Asking, Listing, must_ask, must_be_idle
from capotavola.games.cosanostra.table import Table


class Deal(Passage[Table]):
    """A round begins."""

    def go_on(self, t: Table) -> None:
        """LC-6.1: first everything is turned up again."""
        t.stack.pop()
        t.down = 0
        t.man_down = 0
        t.used = 0
        t.traded = 0
        t.redeals = 0
        for ability in range(len(t.ability_uses)):
            t.ability_uses[ability] = 0
        t.tell_that("round-began", "round", t.round, "seat", t.start)
        estate.check_monopolies(t)
        t.push(PLANNING)
        if t.expansion:
            t.push(HIRING)
        t.push(MORE_CARDS)
        deal(t)


def deal(t: Table) -> None:
    """LC-2.2: and everybody may be asked whether it holds."""
    count = t.rules.figures.job_draw[t.round - 1]
    for place in range(t.players):
        hands.draw_jobs(t, t.after(t.start, place), count)
    if t.redeals < t.rules.figures.redeals:
        t.ask_one(REFUSING, t.start)


# -- refusing (LC-2.3, LC-R23) ----------------------------------------------


class Refusing(Asking):
    """All are asked, whatever they hold."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        if only_attacks(t, seat):
            return [vocabulary.plain(REFUSE), vocabulary.plain(PASS)]
        return [vocabulary.plain(PASS)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind == REFUSE:
            return None if only_attacks(t, seat) else Refusal("LC-2.3", "not-only-attacks")
        return None if action.kind == PASS else Refusal("LC-2.3", "refuse-or-keep")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        place = number_of(t.answered())
        if action.kind == REFUSE:
            take_back_deal(t)
            t.redeals += 1
            t.tell_of("refused", seat)
            deal(t)
        elif place + 1 < t.players:
            t.ask_one(REFUSING, t.after(t.start, place + 1), number=place + 1)

    def check_stored(self, t: Table, at: int) -> None:
        must_be_fresh(t)
        must_ask(t, REFUSING, 0, number_of(t.now()))
        must(seat_of(t.now()) == t.after(t.start, number_of(t.now())), "stack: whose turn it is to refuse")
        must(t.stack[:-1] == [*before_planning(t), frame(MORE_CARDS)], "stack: what comes after the deal")
        must(t.redeals < t.rules.figures.redeals, "redeals: no more of them (LC-R23)")


def only_attacks(t: Table, seat: int) -> bool:
    """LC-R23: this deal's cards alone count; their backs show this round."""
    dealt = 0
    for card in t.jobs[seat]:
        if card >> ROUND == t.round:
            if not t.rules.jobs.attack[card & KIND_MASK]:
                return False
            dealt += 1
    return dealt > 0


def take_back_deal(t: Table) -> None:
    """LC-R31: with what nobody was dealt they are shuffled again."""
    deck = t.decks[t.round - 1]
    for seat in range(t.players):
        kept: list[int] = []
        for card in t.jobs[seat]:
            if card >> ROUND == t.round:
                deck.append(card)
            else:
                kept.append(card)
        t.jobs[seat] = kept
    deck.sort()
    t.chance.shuffle(deck)


# -- influence cards, and cards of one's choice -------------------------------


class MoreCards(Passage[Table]):
    """Seat by seat from the start player: influence cards, more by Politicians and mercenaries."""

    def go_on(self, t: Table) -> None:
        place = number_of(t.stack.pop())
        seat = t.after(t.start, place)
        if place + 1 < t.players:
            t.push(MORE_CARDS, number=place + 1)
        count = t.rules.figures.influence_draw[t.round - 1] + politicians(t, seat)
        count += t.gains(seat, INFLUENCE_AND_LOOK)
        hands.draw_influence(t, seat, count)
        if t.has_ability(seat, DRAW_ANY):
            draw_any(t, seat)


def politicians(t: Table, seat: int) -> int:
    """LC-5.3: one more card for each."""
    cards = 0
    for business in t.rules.with_skill[POLITICIAN]:
        if t.business_at[business] == seat and t.is_active(business):
            cards += t.rules.figures.politician_cards
    return cards


def draw_any(t: Table, seat: int) -> None:
    """Cards of one's choice."""
    if hands.extra_job_left(t) or hands.influence_left(t):
        t.ask_one(DRAWING, seat, number=t.gains(seat, DRAW_ANY))


class Drawing(Listing):
    """Cards of one's choice, one by one."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        row = t.rules.vocabulary.row(DRAW)
        actions: list[Action] = []
        if hands.extra_job_left(t):
            actions.append(row[FROM_JOBS])
        if hands.influence_left(t):
            actions.append(row[FROM_INFLUENCE])
        return actions

    def refusal(self, t: Table) -> Refusal:
        return Refusal("LC-2.2", "draw-first")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        left = number_of(t.answered()) - 1
        if action.a == FROM_JOBS:
            hands.draw_extra_job(t, seat)
        else:
            hands.draw_influence(t, seat, 1)
        if left and (hands.extra_job_left(t) or hands.influence_left(t)):
            t.ask_one(DRAWING, seat, number=left)

    def asked(self, t: Table, entry: int) -> dict[str, Json]:
        return {"left": number_of(entry)}

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-drawing", {"count": convert(view, Glance).asked.left}

    def check_stored(self, t: Table, at: int) -> None:
        must_be_fresh(t)
        left = number_of(t.now())
        seat = must_ask(t, DRAWING, 0, left)
        place = next_place(t, seat)
        more = [frame(MORE_CARDS, number=place)] if place < t.players else []
        hiring = [frame(PLANNING), frame(HIRING, number=place)]
        must(t.stack[:-1] in ([*before_planning(t), *more], hiring), "stack: what comes after drawing")
        must(t.stack[:-1] != hiring or t.active == seat, "active: who has hired")
        must(t.has_ability(seat, DRAW_ANY), "stack: who draws cards of choice")
        most = t.gains(seat, DRAW_ANY)
        must(0 < left <= most and bool(self.legal(t, seat)), "stack: so many cards of choice")


# -- whether a stored draw stage could be like this ---------------------------------


def must_be_fresh(t: Table) -> None:
    """LC-6.1: nothing has happened yet in a new round."""
    must_be_idle(t)
    fresh = not t.down and not t.man_down and not t.used and not any(t.mods) and not any(t.ability_uses)
    must(fresh, "down, used, cards_on, ability_uses: nothing yet in a new round (LC-6.1)")


def before_planning(t: Table) -> list[int]:
    return [frame(PLANNING), frame(HIRING)] if t.expansion else [frame(PLANNING)]


def next_place(t: Table, seat: int) -> int:
    """Of the seat after this one, counted from the start player."""
    return (seat - t.start) % t.players + 1
