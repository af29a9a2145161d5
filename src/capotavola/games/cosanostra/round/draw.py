"""The draw stage (LC-2.2, LC-2.3): jobs dealt, the deal refused or not, then all other cards."""

from capotavola.engine.action import Action
from capotavola.engine.frames import frame, number_of
from capotavola.games.cosanostra.actions.verbs import DRAW, FROM_INFLUENCE, FROM_JOBS, PASS, REFUSE
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import DRAW_ANY, INFLUENCE_AND_LOOK, KIND_MASK, POLITICIAN, ROUND
from capotavola.games.cosanostra.influence import hands
from capotavola.games.cosanostra.order import DRAWING, HIRING, MORE_CARDS, PLANNING, REFUSING
from capotavola.games.cosanostra.round import news
from capotavola.games.cosanostra.table import Table


def open_round(t: Table) -> None:
    """LC-6.1: first everything is turned up again."""
    t.stack.pop()
    t.down = 0
    t.man_down = 0
    t.used = 0
    t.traded = 0
    t.redeals = 0
    for ability in range(len(t.ability_uses)):
        t.ability_uses[ability] = 0
    news.round_began(t.told, t.round, t.start)
    estate.check_monopolies(t)
    t.stack.append(frame(PLANNING))
    if t.expansion:
        t.stack.append(frame(HIRING))
    t.stack.append(frame(MORE_CARDS))
    deal(t)


def deal(t: Table) -> None:
    """LC-2.2: and everybody may be asked whether it holds."""
    count = t.rules.figures.job_draw[t.round - 1]
    for place in range(t.players):
        hands.draw_jobs(t, t.after(t.start, place), count)
    if t.redeals < t.rules.figures.redeals:
        t.ask(REFUSING, t.start)


# -- refusing (LC-2.3, LC-R23) ----------------------------------------------


def legal_refusing(t: Table, seat: int) -> list[Action]:
    """All are asked, whatever they hold."""
    vocabulary = t.rules.vocabulary
    if only_attacks(t, seat):
        return [vocabulary.plain(REFUSE), vocabulary.plain(PASS)]
    return [vocabulary.plain(PASS)]


def only_attacks(t: Table, seat: int) -> bool:
    """LC-R23: this deal's cards alone count; their backs show this round."""
    dealt = 0
    for card in t.jobs[seat]:
        if card >> ROUND == t.round:
            if not t.rules.jobs.attack[card & KIND_MASK]:
                return False
            dealt += 1
    return dealt > 0


def decide_refusing(t: Table, seat: int, kind: int) -> None:
    place = number_of(t.answered())
    if kind == REFUSE:
        take_back_deal(t)
        t.redeals += 1
        news.refused(t.told, seat)
        deal(t)
    elif place + 1 < t.players:
        t.ask(REFUSING, t.after(t.start, place + 1), 0, place + 1)


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


def draw_more(t: Table) -> None:
    """Seat by seat from the start player: influence cards, Politicians, Dave, Stas."""
    place = number_of(t.stack.pop())
    seat = t.after(t.start, place)
    if place + 1 < t.players:
        t.stack.append(frame(MORE_CARDS, 0, 0, place + 1))
    count = t.rules.figures.influence_draw[t.round - 1] + politicians(t, seat)
    if t.expansion and t.owner_with(INFLUENCE_AND_LOOK) == seat:
        count += t.rules.men.amount[t.rules.with_ability[INFLUENCE_AND_LOOK]]
    hands.draw_influence(t, seat, count)
    if t.expansion and t.owner_with(DRAW_ANY) == seat:
        draw_any(t, seat)


def politicians(t: Table, seat: int) -> int:
    """LC-5.3: one more card for each."""
    cards = 0
    for business in range(t.rules.businesses):
        if (
            t.business_at[business] == seat
            and t.rules.skill_of[business] == POLITICIAN
            and t.is_active(business)
        ):
            cards += t.rules.figures.politician_cards
    return cards


def draw_any(t: Table, seat: int) -> None:
    """Stas: cards of one's choice."""
    if hands.extra_job_left(t) or hands.influence_left(t):
        t.ask(DRAWING, seat, 0, t.rules.men.amount[t.rules.with_ability[DRAW_ANY]])


def legal_drawing(t: Table) -> list[Action]:
    row = t.rules.vocabulary.row(DRAW)
    actions: list[Action] = []
    if hands.extra_job_left(t):
        actions.append(row[FROM_JOBS])
    if hands.influence_left(t):
        actions.append(row[FROM_INFLUENCE])
    return actions


def decide_drawing(t: Table, seat: int, pile: int) -> None:
    left = number_of(t.answered()) - 1
    if pile == FROM_JOBS:
        hands.draw_extra_job(t, seat)
    else:
        hands.draw_influence(t, seat, 1)
    if left and (hands.extra_job_left(t) or hands.influence_left(t)):
        t.ask(DRAWING, seat, 0, left)
