"""Loans in imagined games of La Cosa Nostra: without them a job that lacks a business looks worthless."""

from typing import Final

from capotavola.bots.greedy.cosanostra_access import lacking
from capotavola.bots.greedy.cosanostra_decline import ENOUGH
from capotavola.bots.greedy.cosanostra_propose import buy_use
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.greedy.cosanostra_value import value
from capotavola.engine.audience import seats_in
from capotavola.engine.frames import step_of
from capotavola.games.cosanostra.actions.terms import THEIRS, TO
from capotavola.games.cosanostra.actions.verbs import ACCEPT, DECLINE, NOT_NOW
from capotavola.games.cosanostra.cards import CASH, KIND_MASK, NO_TASK
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.order import ACTION_TURN
from capotavola.games.cosanostra.state import CosaNostraState
from capotavola.games.cosanostra.table import PURCHASE, Table

TRIES: Final = 4  # offers before a decision


def borrow(t: CosaNostraState, seat: int, temper: Temper) -> None:
    """Who carries out tasks asks for what they lack, and is answered as the greedy bot would."""
    if step_of(t.stack[-1]) != ACTION_TURN or t.active != seat or not offers.deals_open(t):
        return
    if not _lacks_something(t, seat):
        return
    for _ in range(TRIES):
        offer = buy_use(t, seat, temper) if offers.offers_left(t, seat) else None
        if offer is None:
            return
        t.step(seat, offer)
        owner = seats_in(offer.terms[TO])[0]
        if value(t, owner, seat, offer.terms, THEIRS) >= ENOUGH:
            t.step(owner, t.rules.vocabulary.one(ACCEPT, seat))
        else:
            t.step(owner, t.rules.vocabulary.several(DECLINE, seat, NOT_NOW))


def _lacks_something(t: Table, seat: int) -> bool:
    for man in range(t.rules.gangsters):
        if t.man_at[man] == seat:
            for slot in range(2):
                task: int = t.tasks[man * 2 + slot]
                if task == NO_TASK or task >= PURCHASE:
                    continue
                kind = task & KIND_MASK
                if t.rules.jobs.types[kind] == CASH and lacking(t, seat, kind):
                    return True
    return False
