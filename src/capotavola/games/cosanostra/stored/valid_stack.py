"""Whether the steps still to come could have come about, stage by stage."""

from capotavola.engine.frames import flag_of, frame, number_of, seat_of, step_of
from capotavola.engine.stored import must
from capotavola.games.cosanostra.cards import DRAW_ANY, GROW, MULTIPLY_KIND
from capotavola.games.cosanostra.deals import debts
from capotavola.games.cosanostra.order import (
    ACTING,
    ACTION_TURN,
    DOUBLING,
    DRAWING,
    GROWING,
    HIRING,
    INCOME,
    LIMITS,
    MORE_CARDS,
    NEXT_ROUND,
    PLAN_TURN,
    PLANNING,
    REFUSING,
    SETTLING,
    TASK_DONE,
    WINDOW,
)
from capotavola.games.cosanostra.round import acting, draw, payout, planning, settling
from capotavola.games.cosanostra.stored import valid_task
from capotavola.games.cosanostra.stored.valid_windows import asks, check_card, check_window
from capotavola.games.cosanostra.table import SHOWN, Table
from capotavola.games.cosanostra.windows import PASSES, PLACE_MASK, SCHEMES

DEEPEST = 20


def check(t: Table) -> None:
    """MalformedValue names the part that does not fit the others."""
    if not t.stack:
        must(t.waiting == 0 and t.round == t.last_round and t.closed, "stack: the game is not over yet")
        _check_idle(t)
        return
    must(t.waiting != 0 and len(t.stack) <= DEEPEST, "waiting: nobody is asked")
    for entry in t.stack:
        must(seat_of(entry) < t.players, "stack: no such seat")
    bottom = t.stack[0]
    step = step_of(bottom)
    owing = step_of(t.stack[-1]) == SETTLING
    must(t.closed == (step == INCOME or owing), "closed: from the last task until debts are settled (LC-R9)")
    if owing:
        _check_settling(t)
    elif step == ACTING:
        _check_acting(t)
    elif bottom == frame(PLANNING):
        _check_draw(t)
    elif step == PLANNING:
        _check_planning(t)
    elif step == NEXT_ROUND:
        _check_payout(t)
    else:
        must(t.stack[:-1] == [frame(INCOME)], "stack: nothing in the game begins like this")
        _check_doubling(t)
    hiring = bottom == frame(PLANNING) and number_of(t.stack[1]) > 0
    most = t.rules.figures.mercenaries_shown if hiring else 0
    must(t.man_at.count(SHOWN) <= most, f"gangsters: {most} for hire at most (LC-8.3)")


def _check_idle(t: Table) -> None:
    """Outside of planning and action."""
    must(not any(t.task_count(man) for man in range(t.rules.gangsters)), "tasks: none at this stage")
    must(not any(t.looks), "looks: on turns only")
    must(not t.announced, "announced: in the action stage only")
    _check_not_resolving(t)


def _check_not_resolving(t: Table) -> None:
    must(not t.attempts, "attempts: no task is being resolved")
    must(not t.dice, "dice: nobody has rolled")
    must(t.victim < 0 and not t.harm and t.harmed_by < 0, "victim: nobody is being harmed")


# -- before planning, after the actions --------------------------------------------


def _check_draw(t: Table) -> None:
    """The draw stage, and with the expansion the hire stage."""
    _check_idle(t)
    fresh = not t.down and not t.man_down and not t.used and not any(t.mods) and not any(t.ability_uses)
    must(fresh, "down, used, cards_on, ability_uses: nothing yet in a new round (LC-6.1)")
    top = t.stack[-1]
    step = step_of(top)
    place = (seat_of(top)) - t.start
    place = place % t.players + 1  # of the next seat
    before = [frame(PLANNING), frame(HIRING)] if t.expansion else [frame(PLANNING)]
    hiring = [frame(PLANNING), frame(HIRING, 0, 0, place)]
    if step == REFUSING:
        asks(t, REFUSING, 0, place - 1)
        must(t.stack[:-1] == [*before, frame(MORE_CARDS)], "stack: what comes after the deal")
        must(t.redeals < t.rules.figures.redeals, "redeals: no more of them (LC-R23)")
    elif step == DRAWING:
        seat = asks(t, DRAWING, 0, number_of(top))
        more = [frame(MORE_CARDS, 0, 0, place)] if place < t.players else []
        must(t.stack[:-1] in ([*before, *more], hiring), "stack: what comes after drawing")
        must(t.stack[:-1] != hiring or t.active == seat, "active: who has hired")
        must(t.expansion and t.owner_with(DRAW_ANY) == seat, "stack: who draws cards of choice")
        most = t.rules.men.amount[t.rules.with_ability[DRAW_ANY]]
        must(0 < number_of(top) <= most and bool(draw.legal_drawing(t)), "stack: so many cards of choice")
    else:
        must(t.active == asks(t, HIRING, 1), "active: who may hire")
        must(t.expansion and t.stack[:-1] == hiring, "stack: who hires next")


def _check_payout(t: Table) -> None:
    _check_idle(t)
    must(t.round < t.last_round, "stack: no payout in the last round (LC-2.1)")
    step = step_of(t.stack[-1])
    after = [frame(NEXT_ROUND), frame(LIMITS)]
    if step == HIRING:
        place = (asks(t, HIRING, 1) - t.start) % t.players + 1
        hiring = [*after, frame(GROWING), frame(HIRING, 0, 0, place)]
        must(not t.expansion and t.stack[:-1] == hiring, "stack: who hires next")
        must(t.waiting == 1 << t.active, "active: who may hire")
    elif step == GROWING:
        seat = asks(t, GROWING, 1)
        must(t.expansion and t.stack[:-1] == after, "stack: what comes after growing")
        must(t.owner_with(GROW) == seat, "stack: whose gangster grows")
        must(t.cash[seat] >= t.rules.men.cost[t.rules.with_ability[GROW]], "cash: too little to grow")
    else:
        must(t.stack == after and t.round >= t.rules.figures.limit_from, "stack: no hand limit now")
        for seat in range(t.players):
            above = payout.surplus_jobs(t, seat) + payout.surplus_influence(t, seat) > 0
            must(above == (t.waiting >> seat & 1 == 1), "waiting: who is above the limit")


def _check_doubling(t: Table) -> None:
    _check_idle(t)
    seat = asks(t, DOUBLING)
    must(t.expansion and t.owner_with(MULTIPLY_KIND) == seat, "stack: who doubles an income")
    must(bool(payout.legal_doubling(t, seat)), "businesses: none to double")


def _check_settling(t: Table) -> None:
    """LC-R43: who owes and could pay, and has not left it at that."""
    _check_idle(t)
    top = t.stack[-1]
    moment, left = flag_of(top), number_of(top)
    must(top == frame(SETTLING, 0, moment, left) and left <= t.everybody(), "stack: who has settled")
    if moment == debts.DEEDS:
        before = [frame(INCOME)]
    elif t.round == t.last_round:
        before = []
    else:
        before = [frame(NEXT_ROUND), frame(LIMITS), frame(GROWING)]
        before += [] if t.expansion else [frame(HIRING)]
    must(moment <= debts.CASH and t.stack[:-1] == before, "stack: what comes after settling")
    for seat in range(t.players):
        owes = not left >> seat & 1 and bool(settling.owed(t, seat, moment))
        must(owes == (t.waiting >> seat & 1 == 1), "waiting: who owes and could pay")


# -- turns ------------------------------------------------------------------------


def _check_planning(t: Table) -> None:
    _check_not_resolving(t)
    must(not t.announced, "announced: in the action stage only")
    must(len(t.stack) > 1, "stack: nobody plans")
    turn = t.stack[1]
    seat, assigned, doubly = seat_of(turn), flag_of(turn), number_of(turn)
    following = ((seat - t.start) % t.players + 1) % t.players
    must(t.stack[0] == frame(PLANNING, 0, planning.BEGUN, following), "stack: who plans next")
    must(step_of(turn) == PLAN_TURN and assigned <= planning.limit(t), "stack: who plans")
    _check_second_tasks(t, seat, assigned, doubly)
    _check_turn(t, seat)
    if len(t.stack) == 2:
        asks(t, PLAN_TURN, assigned, doubly)
    else:
        check_card(t, 2)


def _check_second_tasks(t: Table, seat: int, assigned: int, doubly: int) -> None:
    """LC-R18: who may take two tasks and got one on this turn."""
    for man in range(t.rules.first_mercenary, t.rules.gangsters):
        bit = planning.second_bit(t, man)
        if bit & doubly:
            must(t.man_at[man] == seat and t.task_count(man) > 0, "stack: who got a task on this turn")
            assigned -= 1
            doubly &= ~bit
    must(not doubly and assigned >= 0, "stack: who got a task on this turn")


def _check_turn(t: Table, seat: int) -> None:
    must(t.active == seat, "active: whose turn it is")
    for other in range(t.players):
        must(t.spying or other == seat or not t.looks[other], "looks: on the own turn only")


def _check_acting(t: Table) -> None:
    """LC-R25"""
    must(len(t.stack) > 1, "stack: nobody acts")
    stage, turn = t.stack[0], t.stack[1]
    following, phase = seat_of(stage), flag_of(stage)
    must(stage == frame(ACTING, following, phase) and phase <= acting.BEGIN, "stack: who acts next")
    must(not t.announced >> following & 1, "announced: by others")
    if step_of(turn) == WINDOW:
        must(phase == acting.BEGIN and t.has_task(following), "stack: whose turn begins")
        must(t.active == following, "active: whose turn begins")
        _check_schemes(t, turn)
        return
    seat, flag, man = seat_of(turn), flag_of(turn), number_of(turn)
    must(step_of(turn) == ACTION_TURN and flag <= acting.ACTED, "stack: who acts")
    if phase == acting.FIND:
        must(following == t.after(seat, 1), "stack: who acts next")
    else:
        must(following != seat, "stack: who has an extra turn")
    must((phase == acting.BEGIN) == (t.announced != 0), "announced: extra turns before the next one")
    _check_turn(t, seat)
    if flag == acting.ACTED:
        must(man < t.rules.gangsters, "stack: no such gangster")
        must(t.man_at[man] == seat or not t.task_count(man), "stack: who has acted")
    else:
        must(man == 0 and t.has_task(seat), "tasks: nothing to do on this turn")
    if len(t.stack) > 2 and step_of(t.stack[2]) == TASK_DONE:
        must(flag == acting.ACTED, "stack: who has acted")
        valid_task.check(t, seat, man)
        return
    _check_not_resolving(t)
    if len(t.stack) == 2:
        asks(t, ACTION_TURN, flag, man)
    else:
        check_card(t, 2)


def _check_schemes(t: Table, turn: int) -> None:
    """Each is asked once before a turn; those asked so far may have announced one."""
    _check_not_resolving(t)
    must(not any(t.looks), "looks: on turns only")
    must(flag_of(turn) == SCHEMES, "stack: who answers what")
    if len(t.stack) == 2:
        check_window(t, SCHEMES)
        asked = number_of(turn) & PLACE_MASK
    else:
        check_card(t, 2)
        asked = ((seat_of(t.stack[2])) - t.start) % t.players
        passes = asked + 1
        resumed = frame(WINDOW, 0, SCHEMES, passes % t.players | passes << PASSES)
        must(turn == resumed, "stack: who may announce next")
    for place in range(asked, t.players):
        must(not t.announced >> t.after(t.start, place) & 1, "announced: by those asked so far")
