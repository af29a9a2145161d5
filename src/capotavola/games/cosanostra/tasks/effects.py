"""What jobs bring about, effect by effect."""

from capotavola.engine.action import NONE, Action
from capotavola.engine.frames import number_of
from capotavola.games.cosanostra.actions.verbs import BUY_NOW, LAUNDER_NOW, PASS, STAKE
from capotavola.games.cosanostra.attempts import (
    A_CARD,
    A_FLAGS,
    A_HITS,
    A_MAN,
    A_MONEY,
    A_SIZE,
    A_TAKEN,
    A_TAKER,
    A_TARGET,
    REPELLED,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import (
    AMOUNT,
    BUY,
    BUY_HALF,
    BUY_LESS,
    DEACTIVATE,
    DESTROY,
    DOUBLE_BACK,
    DOUBLE_STAKE,
    EFFECT_MASK,
    JOIN,
    KILL,
    KILL_ATTACKER,
    KIND_MASK,
    LAUNDER,
    LOSE_STAKE,
    ON_ALL,
    ON_DECK,
    ON_GANGSTER,
    PAY_BANK,
    PAY_YOU,
    REPEL,
    TAKE_ALL,
    TAKE_HALF,
    TAKE_POT,
)
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import BUYING, LAUNDERING
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import DEACTIVATED, DECK_MASK, KILLED, MAN, Table
from capotavola.games.cosanostra.tasks import harm, news


def of(t: Table, kind: int, successes: int) -> list[int]:
    """The effects of a roll."""
    jobs = t.rules.jobs
    if not successes:
        return jobs.failure[kind]
    return jobs.one[kind] if successes == 1 else jobs.two[kind]


def pay_of(t: Table, kind: int, successes: int) -> int:
    """LC-3.4: three or more count as two; a single figure is for every success."""
    pay = t.rules.jobs.pay[kind]
    if len(pay) == 1:
        return pay[0] * successes
    return pay[min(successes, 2) - 1] if successes else 0


def pay_out(t: Table) -> None:
    """LC-3.4, LC-R8 c: the bank pays; the first Hold-up that came off takes its share."""
    t.stack.pop()
    seat = t.man_at[t.now(A_MAN)]
    pay, taker, taken = t.now(A_MONEY), t.now(A_TAKER), t.now(A_TAKEN)
    if taker >= 0:
        t.cash[taker] += taken
        news.held_up(t.told, taker, seat, taken)
    t.cash[seat] += pay - taken
    job = t.rules.jobs.names[t.now(A_CARD) & KIND_MASK]
    news.paid_out(t.told, seat, job, t.now(A_HITS), pay - taken)
    promises.took(t, seat, pay - taken)


def strike(t: Table) -> None:
    """Nobody has repelled it, or it did not come to anything."""
    t.stack.pop()
    if t.now(A_FLAGS) & REPELLED:
        return
    kind = t.now(A_CARD) & KIND_MASK
    for effect in of(t, kind, t.now(A_HITS)):
        _bring_about(t, kind, effect)


def _bring_about(t: Table, kind: int, effect: int) -> None:
    what, amount = effect & EFFECT_MASK, effect >> AMOUNT
    seat = t.man_at[t.now(A_MAN)]
    target = t.now(A_TARGET)
    if what == DEACTIVATE or what == KILL or what == DESTROY:
        victim = MAN + target if t.rules.jobs.target[kind] == ON_GANGSTER else target
        harm.threaten(t, victim, DEACTIVATED if what == DEACTIVATE else KILLED, seat)
    elif what == JOIN:
        _join(t, seat, target)
    elif what == PAY_BANK:
        paid = min(amount, t.cash[target])
        t.cash[target] -= paid
        news.paid_bank(t.told, target, paid)
    elif what == PAY_YOU:
        _collect(t, kind, seat, target, amount)
    elif what == BUY or what == BUY_LESS or what == BUY_HALF:
        if t.rules.jobs.target[kind] == ON_DECK:
            estate.show_deck(t, seat)
        t.ask(BUYING, seat, 0, effect)
    elif what == LAUNDER:
        if t.cash[seat] >= NOTE:
            t.ask(LAUNDERING, seat, 0, amount)
    elif what == TAKE_HALF or what == TAKE_ALL:
        pay = t.before(A_MONEY)
        _set_before(t, A_TAKER, seat)
        _set_before(t, A_TAKEN, pay if what == TAKE_ALL else estate.half(pay))
    elif what == REPEL:
        _set_before(t, A_FLAGS, t.before(A_FLAGS) | REPELLED)
        news.repelled(t.told, seat)
    elif what == KILL_ATTACKER:
        harm.threaten(t, MAN + t.before(A_MAN), KILLED, seat)
    elif what == DOUBLE_STAKE:
        t.cash[seat] += t.now(A_MONEY)
        news.won_stake(t.told, seat, t.now(A_MONEY))
    elif what == LOSE_STAKE:
        t.cash[seat] -= t.now(A_MONEY)
        news.lost_stake(t.told, seat, t.now(A_MONEY))
    elif what == TAKE_POT or what == DOUBLE_BACK:
        _settle_pot(t, kind, seat, what == TAKE_POT)


def _set_before(t: Table, field: int, number: int) -> None:
    t.attempts[len(t.attempts) - 2 * A_SIZE + field] = number


def _join(t: Table, seat: int, business: int) -> None:
    """LC-4.3: against the owner's will, so all markers go back."""
    estate.clear_markers(t, business)
    news.persuaded(t.told, seat, t.business_at[business], t.rules.business_names[business])
    promises.taken_away(t, t.business_at[business], business)
    t.business_at[business] = seat
    estate.check_monopolies(t)


def _collect(t: Table, kind: int, seat: int, target: int, amount: int) -> None:
    for other in range(t.players):
        if other == seat or (t.rules.jobs.target[kind] != ON_ALL and other != target):
            continue
        paid = estate.pay_player(t, other, seat, amount)
        news.paid_player(t.told, other, seat, paid)


# -- stakes (LC-R15) --------------------------------------------------------


def pot_share(t: Table, kind: int, other: int) -> int:
    return min(t.rules.jobs.stake[kind], t.cash[other])


def put_up_pot(t: Table, seat: int, kind: int) -> bool:
    """Poker: everybody's stakes; whether the active player can match them."""
    pot = 0
    for other in range(t.players):
        if other != seat:
            pot += pot_share(t, kind, other)
    if t.cash[seat] < pot:
        news.cannot_match(t.told, seat, pot)
        return False
    news.pot(t.told, seat, pot)
    t.set_now(A_MONEY, pot)
    return True


def _settle_pot(t: Table, kind: int, seat: int, won: bool) -> None:
    """Success: the active player takes all. Failure: everybody else gets the own stake twice."""
    for other in range(t.players):
        if other == seat:
            continue
        share = pot_share(t, kind, other)
        if won:
            estate.pay_player(t, other, seat, share)
            news.paid_player(t.told, other, seat, share)
        else:
            estate.pay_player(t, seat, other, share)
            news.paid_player(t.told, seat, other, share)


def legal_staking(t: Table, seat: int) -> list[Action]:
    """Any whole notes up to the limit; the lists show all, half, the least and nothing."""
    most = most_stake(t, seat)
    amounts: list[int] = []
    for amount in (most, estate.half(most), min(most, NOTE), 0):
        if amount not in amounts:
            amounts.append(amount)
    return [t.rules.vocabulary.one(STAKE, amount) for amount in amounts]


def most_stake(t: Table, seat: int) -> int:
    limit = t.rules.jobs.stake[t.now(A_CARD) & KIND_MASK]
    return min(limit, t.cash[seat]) // NOTE * NOTE


# -- buying and laundering ----------------------------------------------------


def legal_buying(t: Table, seat: int, top: int) -> list[Action]:
    """LC-R14"""
    effect = number_of(top)
    row = t.rules.vocabulary.row(BUY_NOW)
    actions: list[Action] = []
    for business in t.market:
        if estate.price(t, seat, business, effect) <= t.cash[seat]:
            actions.append(row[business])
    if t.rules.jobs.target[t.now(A_CARD) & KIND_MASK] == ON_DECK:
        for entry in t.deck:
            business = entry & DECK_MASK
            if estate.price(t, seat, business, effect) <= t.cash[seat]:
                actions.append(row[business])
    actions.append(t.rules.vocabulary.plain(PASS))
    return actions


def decide_buying(t: Table, seat: int, action: Action) -> None:
    effect = number_of(t.answered())
    if action.kind == BUY_NOW:
        estate.take_out(t, action.a)
        estate.buy(t, seat, action.a, effect)


def legal_laundering(t: Table, seat: int, top: int) -> list[Action]:
    """Any whole notes up to the limit; the lists show all, half, and nothing."""
    most = most_laundered(t, seat, top)
    actions = [t.rules.vocabulary.one(LAUNDER_NOW, most)]
    if most > NOTE:
        actions.append(t.rules.vocabulary.one(LAUNDER_NOW, estate.half(most)))
    actions.append(t.rules.vocabulary.plain(PASS))
    return actions


def most_laundered(t: Table, seat: int, top: int) -> int:
    return min(number_of(top), t.cash[seat]) // NOTE * NOTE


def decide_laundering(t: Table, seat: int, action: Action) -> None:
    t.answered()
    if action.kind == LAUNDER_NOW and action.a != NONE:
        t.cash[seat] -= action.a
        t.laundered[seat] += action.a
        news.laundered(t.told, seat, action.a)
