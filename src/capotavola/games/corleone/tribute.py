"""Chapters 7 to 9: tribute, the entr'acte, and the end."""

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.corleone import business, hands, news, setup
from capotavola.games.corleone.cards import COLOURS, MONEY, NOBODY, OFF_BOARD, TYPES, card_of, owned, owner_of
from capotavola.games.corleone.questions import CorleoneStep, no_such_card
from capotavola.games.corleone.rules import ACTS, BONUS, DISCARD, TURFS
from capotavola.games.corleone.table import DISCARDS, ENTRACTE, IN_HAND, OUT, PLAYED, SHOWN, Table
from capotavola.games.corleone.war import stack_of


class Tribute(Passage[Table]):
    """CE-7.1: played allies return, then all above the limit choose at the same time (CE-R16)."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        t.tell_that("tribute", "act", t.act, "limit", limit(t))
        for seat in range(t.players):
            news.allies_back(t, seat)
        for ally, place in enumerate(t.ally_at):
            if place >= PLAYED:
                t.ally_at[ally] = place - PLAYED + IN_HAND
        t.aside = []
        asked = 0
        for seat in range(t.players):
            if surplus(t, seat):
                asked |= 1 << seat
        t.ask(DISCARDS, asked)
        if not asked:
            reveal(t)


def limit(t: Table) -> int:
    return t.rules.hand_limits[t.act - 1]


def surplus(t: Table, seat: i64) -> i64:
    """How many cards a seat has still to put aside."""
    left: i64 = t.hand_size(seat) - limit(t)
    for entry in t.aside:
        if owner_of(entry) == seat:
            left -= 1
    return left if left > 0 else 0


def put_aside(t: Table, seat: int) -> list[int]:
    return [card_of(entry) for entry in t.aside if owner_of(entry) == seat]


class Discards(CorleoneStep):
    """CE-7.1: one card after the other, face down until all are ready (CE-R16)."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        gone = put_aside(t, seat)
        cards = t.cards_of(seat)
        return [vocabulary.one(DISCARD, card) for card in cards if not gone or is_left(t, seat, card, gone)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        if action.kind != DISCARD:
            return Refusal("CE-7.1", "discard-to-limit", {"limit": limit(t)})
        if not t.count_of(seat, action.a):
            return no_such_card(t, action.a)
        if is_left(t, seat, action.a, put_aside(t, seat)):
            return None
        return Refusal("CE-R16", "put-aside-already", {"card": t.rules.card_names[action.a]})

    def not_asked(self, t: Table, seat: int) -> Refusal:
        return Refusal("CE-7.1", "within-limit", {"limit": limit(t)})

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.aside.append(owned(seat, action.a))
        t.tell_apart(seat, "put-aside", "put-card-aside", "card", t.rules.card_names[action.a])
        if not surplus(t, seat):
            t.one_has_answered(seat)
        if not t.waiting:
            reveal(t)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-discards", {"limit": view["limit"]}

    def check_stored(self, t: Table, at: int) -> None:
        must(len(t.stack) == 1, "stack: nothing lies under the tribute")
        for seat in range(t.players):
            gone = put_aside(t, seat)
            for card in gone:
                must(gone.count(card) <= t.count_of(seat, card), "aside: not in that hand")
            must((surplus(t, seat) > 0) == t.is_asked(seat), "waiting: who is above the limit")
            must(not gone or t.hand_size(seat) - len(gone) >= limit(t), "aside: more than needed")


def is_left(t: Table, seat: int, card: i64, gone: list[int]) -> bool:
    """Whether not every such card of a hand is among those put aside."""
    times: i64 = 0
    for other in gone:
        if other == card:
            times += 1
    return times == 0 or t.count_of(seat, card) > times


def reveal(t: Table) -> None:
    t.stack.pop()
    aside = sorted(t.aside)
    t.aside = []
    for entry in aside:
        seat, card = owner_of(entry), card_of(entry)
        if t.told is not None:
            t.told.uncover(only(seat))
        hands.discard(t, seat, card)
        t.tell_of("discarded", seat, "card", t.rules.card_names[card])
    if t.act == ACTS:
        pack_up(t)
    else:
        t.push(ENTRACTE)


def pack_up(t: Table) -> None:
    """CE-7.2: what money is left goes into the suitcase, everything else away; the game is over."""
    for seat in range(t.players):
        for value in range(MONEY):
            while t.hands[seat * TYPES + value]:
                hands.stash(t, seat, value)
        for card in t.cards_of(seat):
            while t.count_of(seat, card):
                hands.discard(t, seat, card)
                t.tell_of("discarded", seat, "card", t.rules.card_names[card])
    t.memory = []
    t.minima = []
    if t.told is not None:
        turfs, colours, totals = turf_bonus(t), colour_bonus(t), final_scores(t)
        for seat in range(t.players):
            news.scored(t.told, seat, t.in_suitcase(seat), turfs[seat], colours[seat], totals[seat])
        t.tell_that("game-over", "winners", [*winners(t)])


class Entracte(Passage[Table]):
    """The figures leave, the next act is laid out (chapter 8)."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        for place in range(len(t.thug_at)):
            t.thug_at[place] = NOBODY
        for place in range(len(t.member_at)):
            t.member_at[place] = NOBODY
        t.boss_at = OFF_BOARD
        t.mayor_at = OFF_BOARD
        t.chief_at = OFF_BOARD
        news.allies_gone(t)
        for ally, place in enumerate(t.ally_at):
            if place == SHOWN:
                t.ally_at[ally] = OUT  # CE-8.3
        t.act += 1
        t.tell_that("act-began", "act", t.act)
        setup.gather_figures(t)
        setup.fill_public_jobs(t)
        setup.show_allies(t)
        open_act(t)


def open_act(t: Table) -> None:
    """A new business, then the family business (CE-3.1, CE-3.2)."""
    setup.open_tile(t)
    business.open_phase(t)


def dominates(t: Table, turf: int) -> int:
    """CE-9.1: who has the most markers there; a tie goes to the higher marker."""
    stack = stack_of(t, turf)
    best = NOBODY
    for seat in stack:  # from the bottom up: of equals the last one has the highest marker
        if best == NOBODY or stack.count(seat) >= stack.count(best):
            best = seat
    return best


def turf_bonus(t: Table) -> list[int]:
    """For each turf that a seat dominates (CE-9.1)."""
    bonus = [0] * t.players
    for turf in range(TURFS):
        best = dominates(t, turf)
        if best != NOBODY:
            bonus[best] += BONUS
    return bonus


def most_of(t: Table, colour: int) -> list[int]:
    """CE-9.2, CE-R16: who has completed the most jobs of a colour; nobody if nobody has one."""
    counts = [0] * t.players
    for entry in t.completed:
        if t.rules.job_colours[card_of(entry)] == colour:
            counts[owner_of(entry)] += 1
    most = max(counts)
    return [seat for seat in range(t.players) if most and counts[seat] == most]


def colour_bonus(t: Table) -> list[int]:
    """For each colour of which a seat has completed the most jobs (CE-9.2)."""
    bonus = [0] * t.players
    for colour in range(len(COLOURS)):
        for seat in most_of(t, colour):
            bonus[seat] += BONUS
    return bonus


def final_scores(t: Table) -> list[int]:
    turfs, colours = turf_bonus(t), colour_bonus(t)
    return [t.in_suitcase(seat) + turfs[seat] + colours[seat] for seat in range(t.players)]


def winners(t: Table) -> list[int]:
    """The most money; then the most from turfs, then the most markers (CE-9.3, CE-R9)."""
    totals, turfs = final_scores(t), turf_bonus(t)
    ranks = [(totals[seat], turfs[seat], t.markers_on_board(seat)) for seat in range(t.players)]
    return [seat for seat in range(t.players) if ranks[seat] == max(ranks)]
