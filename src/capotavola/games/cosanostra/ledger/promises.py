"""The ledger of promises (LC-R9): they bind nobody, and everybody can see who kept them.

What happens at the table is told to the ledger here; what is owed and how it is judged,
`deals/debts.py` says.
"""

from typing import Final

from capotavola.engine.event import Event
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions import parts
from capotavola.games.cosanostra.actions.parts import until_of, value_of, what_of
from capotavola.games.cosanostra.cards import NOBODY
from capotavola.games.cosanostra.rules import NOTE, Rules
from capotavola.games.cosanostra.table import Table

# A promise: by whom, to whom, the item of the offer, how it stands, what is still to be paid, and
# what was given for it: a bit for each business, and above them one for each gangster.
P_BY: Final = 0
P_TO: Final = 1
P_ITEM: Final = 2
P_STATUS: Final = 3
P_DUE: Final = 4
P_FOR: Final = 5
PENDING: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
VOID: Final = 3  # nothing came of it, through nobody's fault
STATUS_NAMES: Final = ["pending", "kept", "broken", "void"]
JUDGED: Final = ["", "promise-kept", "promise-broken", "promise-void"]  # the events; what pends has none
NOT_YET: Final = -1  # a share of a take that has not come
THIS_JOB: Final = -2  # a share of the job being done


def make(t: Table, by: int, to: int, entry: int, text: str = "", *, due: int = 0, given: int = 0) -> None:
    """`given` binds a share to the job that uses it (LC-R44)."""
    t.ledger.append([by, to, entry, PENDING, due, given])
    t.ledger_texts.append(text)


def business_bit(business: int) -> int:
    return 1 << business


def man_bit(rules: Rules, man: int) -> int:
    return 1 << (rules.businesses + man)


def given_for(rules: Rules, given: int) -> list[str]:
    """What a share was promised for, by name."""
    names = [name for at, name in enumerate(rules.business_names) if given & business_bit(at)]
    return names + [name for at, name in enumerate(rules.men.names) if given & man_bit(rules, at)]


def settle(t: Table, number: int, status: int) -> None:
    promise = t.ledger[number]
    promise[P_STATUS] = status
    t.tell_of(JUDGED[status], promise[P_BY], "other_seat", promise[P_TO], "promise", number)


def attacked(t: Table, by: int, victim: int) -> None:
    """An attack, Hold-ups included, breaks a promise of peace."""
    for number, promise in enumerate(t.ledger):
        if _is(promise, by, parts.PEACE) and promise[P_TO] == victim:
            settle(t, number, BROKEN)


# -- shares (LC-R44) ------------------------------------------------------------


def used_business(t: Table, seat: int, business: int) -> None:
    """A cash job uses it: a share that was promised for it is one of this job."""
    _bind(t, seat, business_bit(business))


def used_man(t: Table, seat: int, man: int) -> None:
    _bind(t, seat, man_bit(t.rules, man))


def _bind(t: Table, seat: int, thing: int) -> None:
    for promise in t.ledger:
        if _is(promise, seat, parts.SHARE) and promise[P_DUE] == NOT_YET and promise[P_FOR] & thing:
            promise[P_DUE] = THIS_JOB


def took(t: Table, seat: int, amount: int) -> None:
    """The take of a cash job: down to whole notes, but a share of something is one note at least (LC-R29)."""
    for number, promise in enumerate(t.ledger):
        if not _is(promise, seat, parts.SHARE):
            continue
        if promise[P_DUE] != THIS_JOB and not (promise[P_DUE] == NOT_YET and not promise[P_FOR]):
            continue
        if not amount:
            promise[P_DUE] = 0
            settle(t, number, VOID)
            continue
        promise[P_DUE] = max(NOTE, amount * value_of(promise[P_ITEM]) // parts.PER_CENT // NOTE * NOTE)
        if t.told is not None:
            owed: dict[str, Json] = {"promise": number, "amount": promise[P_DUE]}
            t.told.append(Event("share-due", {"seat": seat, "other_seat": promise[P_TO], **owed}))


# -- what is given (LC-R45) -----------------------------------------------------


def gave_cash(t: Table, by: int, to: int, amount: int) -> None:
    """Counts for what is due, first for what falls due first."""
    while amount:
        number = _next_due(t, by, to)
        if number == NOBODY:
            return
        paid = min(amount, t.ledger[number][P_DUE])
        amount -= paid
        pay_off(t, number, paid)


def pay_off(t: Table, number: int, paid: int) -> None:
    promise = t.ledger[number]
    promise[P_DUE] -= paid
    if not promise[P_DUE]:
        settle(t, number, KEPT)


def _next_due(t: Table, by: int, to: int) -> int:
    """The number of the debt of cash that falls due first, the older one of two; NOBODY."""
    first = NOBODY
    for number, promise in enumerate(t.ledger):
        if promise[P_TO] != to or not (_is(promise, by, parts.SHARE) or _is(promise, by, parts.PAY_LATER)):
            continue
        sooner = first == NOBODY or due_round(t, promise) < due_round(t, t.ledger[first])
        if promise[P_DUE] > 0 and sooner:
            first = number
    return first


def due_round(t: Table, promise: list[int]) -> int:
    """By the end of which round it is due: a share of a take that has come, in this one."""
    return t.round if what_of(promise[P_ITEM]) == parts.SHARE else until_of(promise[P_ITEM])


def gave_use(t: Table, by: int, to: int, business: int) -> None:
    """One marker, one promise."""
    for number, promise in enumerate(t.ledger):
        about_it = _is(promise, by, parts.USE_LATER) and value_of(promise[P_ITEM]) == business
        if about_it and promise[P_TO] == to:
            settle(t, number, KEPT)
            return


def handed_over(t: Table, by: int, to: int, business: int, *, repays: bool) -> None:
    """To whom it was promised, as promised or otherwise; whoever passes it on to another has broken it."""
    for number in _of_business(t, business):
        if t.ledger[number][P_BY] == by:
            if t.ledger[number][P_TO] != to:
                settle(t, number, BROKEN)
            else:
                settle(t, number, KEPT if repays else VOID)


# -- what is lost (LC-R40) ------------------------------------------------------


def taken_away(t: Table, owner: int, business: int) -> None:
    """By somebody's attack: the owner cannot give it any more."""
    for number in _of_business(t, business):
        if t.ledger[number][P_BY] == owner:
            settle(t, number, VOID)


def gone(t: Table, business: int, by: int) -> None:
    """Out of play: through the one who promised it, or through somebody else."""
    for number in _of_business(t, business):
        settle(t, number, BROKEN if t.ledger[number][P_BY] == by else VOID)


def pends_of_business(promise: list[int]) -> bool:
    """A business, or its use, is still owed."""
    what = what_of(promise[P_ITEM])
    return promise[P_STATUS] == PENDING and (what == parts.USE_LATER or what == parts.GIVE_LATER)


def _of_business(t: Table, business: int) -> list[int]:
    """The promises that pend of one business or its use, by number."""
    return [
        number
        for number, promise in enumerate(t.ledger)
        if pends_of_business(promise) and value_of(promise[P_ITEM]) == business
    ]


# -- words ----------------------------------------------------------------------


def may_judge(t: Table, seat: int, number: int) -> bool:
    """What was promised in words is judged by whom it was promised to."""
    if number >= len(t.ledger):
        return False
    promise = t.ledger[number]
    return (
        promise[P_TO] == seat and promise[P_STATUS] == PENDING and what_of(promise[P_ITEM]) == parts.IN_WORDS
    )


def _is(promise: list[int], by: int, what: int) -> bool:
    return promise[P_STATUS] == PENDING and promise[P_BY] == by and what_of(promise[P_ITEM]) == what
