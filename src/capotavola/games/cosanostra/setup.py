"""Section 1: the set-up."""

from capotavola.engine.frames import frame
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import ABILITIES, INFLUENCE, NO_TASK, NOBODY
from capotavola.games.cosanostra.order import DEAL
from capotavola.games.cosanostra.round import hiring
from capotavola.games.cosanostra.rules import MEN_EACH, MONOPOLIES, ROUNDS, STARTERS
from capotavola.games.cosanostra.table import ASIDE, IN_DECK, IN_MARKET, OUT, SLOTS, UNDER, Table


def open_table(t: Table) -> None:
    clear(t)
    deal_families(t)
    fill_market(t)
    t.decks = [deck[:] for deck in t.rules.decks]
    for deck in t.decks:
        t.chance.shuffle(deck)
    deal_influence(t)
    if t.expansion:
        stack_mercenaries(t)
    t.start = t.chance.below(t.players)  # LC-R33
    t.active = t.start
    t.round = 1
    estate.check_monopolies(t)
    t.stack.append(frame(DEAL))


def clear(t: Table) -> None:
    rules = t.rules
    t.stack = []
    t.looks = [0] * t.players
    t.cash = [rules.figures.expansion_cash if t.expansion else rules.figures.cash] * t.players
    t.laundered = [0] * t.players
    t.final_income = [0] * t.players
    t.settled = [0] * t.players
    t.business_at = [IN_DECK] * rules.businesses
    t.deck = []
    t.market = []
    t.markers = []
    t.monopolies = [NOBODY] * len(MONOPOLIES)
    t.man_at = [OUT] * rules.gangsters
    t.tasks = [NO_TASK] * (SLOTS * rules.gangsters)
    t.mods = [0] * rules.gangsters
    t.ability_uses = [0] * ABILITIES
    t.stack_of_men = []
    t.jobs = [[] for _ in range(t.players)]
    t.discards = [[] for _ in range(ROUNDS)]
    t.influence = [0] * (INFLUENCE * t.players)
    t.known = [0] * (INFLUENCE * t.players)
    t.influence_deck = []
    t.influence_discards = []
    t.attempts = []
    t.dice = []
    t.offers = []
    t.offer_texts = []
    t.made = []
    t.notes = [[] for _ in range(t.players)]
    t.posts = [0] * t.players
    t.ledger = []
    t.ledger_texts = []


def deal_families(t: Table) -> None:
    """LC-1.4, LC-1.5, LC-R33"""
    families = list(range(t.rules.families))
    t.chance.shuffle(families)
    t.families = families[: t.players]
    for seat, family in enumerate(t.families):
        for number in range(MEN_EACH):
            man = family * MEN_EACH + number
            t.man_at[man] = seat if number < STARTERS else UNDER + seat
        for kind in t.rules.family_businesses[family]:
            business = 0
            while t.rules.kind_of[business] != kind or t.business_at[business] != IN_DECK:
                business += 1
            t.business_at[business] = seat


def fill_market(t: Table) -> None:
    """LC-1.6: four different cards with at most one company; what does not fit is shuffled back."""
    rules = t.rules
    t.deck = [business for business in range(rules.businesses) if t.business_at[business] == IN_DECK]
    t.chance.shuffle(t.deck)
    misfits: list[int] = []
    companies = 0
    while len(t.market) < rules.figures.market and t.deck:
        business = t.deck.pop()
        kind = rules.kind_of[business]
        there = [rules.kind_of[other] for other in t.market]
        if kind in there or (rules.company[business] and companies == rules.figures.market_companies):
            misfits.append(business)
            continue
        companies += 1 if rules.company[business] else 0
        t.market.append(business)
        t.business_at[business] = IN_MARKET
    if misfits:
        t.deck.extend(misfits)
        t.chance.shuffle(t.deck)


def deal_influence(t: Table) -> None:
    """LC-1.3: three known to all."""
    deck = t.rules.influence_deck[:]
    for seat in range(t.players):
        for kind in range(INFLUENCE):
            if t.rules.influences.start[kind]:
                deck.remove(kind)
                t.influence[seat * INFLUENCE + kind] = 1
                t.known[seat * INFLUENCE + kind] = 1
    t.chance.shuffle(deck)
    t.influence_deck = deck


def stack_mercenaries(t: Table) -> None:
    """LC-8.1"""
    for man in range(t.rules.first_mercenary, t.rules.gangsters):
        t.man_at[man] = ASIDE
    hiring.restock(t)
