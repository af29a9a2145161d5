"""Why not: the rule against every action that is not legal, from public things and the own hand only."""

from capotavola.engine.action import Action
from capotavola.engine.frames import flag_of, step_of
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra.actions.verbs import (
    ATTACK_BUSINESS,
    ATTACK_GANGSTER,
    ATTACK_PLAYER,
    CANCEL,
    DO,
    DONE,
    HIRE,
    INSTEAD,
    LOOK_AT,
    NEW_MARKET,
    PASS,
    PLAN,
    PLAN_PURCHASE,
    PLAY,
    PUT,
    REFUSE,
    REMOVE,
    SEND,
    SKIP,
    SWAP,
    TAKE_BACK,
    USE,
)
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import (
    EASIER,
    HARDER,
    INFLUENCE,
    KIND_MASK,
    LAWYER,
    LOOK,
    LOOK_OR_MARKET,
    NO_TASK,
    REACTION,
    STRONGER,
    TURN_CARD,
    WEAKER,
)
from capotavola.games.cosanostra.influence import asides
from capotavola.games.cosanostra.order import (
    ACTION_TURN,
    AFTERWARDS,
    AGAIN,
    BUYING,
    DOUBLING,
    DRAWING,
    FIRING_BACK,
    GROWING,
    HIRING,
    LAUNDERING,
    LIMITS,
    PICKING_MARKERS,
    PLAN_TURN,
    REFUSING,
    SETTLING,
    STAKING,
    WINDOW,
)
from capotavola.games.cosanostra.round import hiring, planning
from capotavola.games.cosanostra.shown.deal_refusals import explain_deal
from capotavola.games.cosanostra.table import (
    DECK_MASK,
    IN_DECK,
    IN_MARKET,
    PURCHASE,
    SHOWN,
    UNDER,
    Table,
    bit_of,
)
from capotavola.games.cosanostra.windows import HOLD_UPS, REROLLS, SAVES, SCHEMES, TRAPS

# The rules of the cards that are put on gangsters.
RULE_OF = {EASIER: "LC-7.4", HARDER: "LC-7.5", STRONGER: "LC-7.6", WEAKER: "LC-7.7"}

# What may be done in a window that is not a pass: the rule that names it, and the reason.
IN_WINDOWS = {
    REROLLS: ("LC-R8", "reroll-or-pass"),
    HOLD_UPS: ("LC-6.6", "hold-up-or-pass"),
    TRAPS: ("LC-6.7", "trap-or-pass"),
    SAVES: ("LC-7.3", "save-or-pass"),
    SCHEMES: ("LC-7.8", "scheme-or-pass"),
}


def explain(t: Table, seat: int, action: Action) -> Refusal:
    if not t.stack:
        return Refusal("LC-9.4", "game-over")
    if not 0 <= seat < t.players:
        return Refusal("LC-1.1", "no-such-seat")
    if action.kind >= TAKE_BACK:
        return explain_deal(t, seat, action)
    if not t.waiting >> seat & 1:
        return _not_asked(t, seat, action)
    top = t.stack[-1]
    step = step_of(top)
    if step == PLAN_TURN:
        return _plan(t, seat, action, top)
    if step == ACTION_TURN:
        return _act(t, seat, action, top)
    if step == WINDOW:
        rule, reason = IN_WINDOWS.get(flag_of(top), ("LC-R8", "veto-or-pass"))
        return Refusal(rule, reason)
    if step == HIRING:
        return _hire(t, seat, action)
    if step == REFUSING and action.kind == REFUSE:
        return Refusal("LC-2.3", "not-only-attacks")
    return _elsewhere(step)


def _elsewhere(step: int) -> Refusal:
    """Steps in which only one kind of thing can be done."""
    if step == REFUSING:
        return Refusal("LC-2.3", "refuse-or-keep")
    if step == DRAWING:
        return Refusal("LC-2.2", "draw-first")
    if step == PICKING_MARKERS:
        return Refusal("LC-R20", "pick-marker")
    if step == STAKING:
        return Refusal("LC-R15", "stake-first")
    if step == BUYING:
        return Refusal("LC-R14", "buy-or-pass")
    if step == LAUNDERING:
        return Refusal("LC-6.4", "launder-or-pass")
    if step == FIRING_BACK:
        return Refusal("LC-R5", "fire-or-pass")
    if step == AGAIN:
        return Refusal("LC-R16", "again-or-pass")
    if step == AFTERWARDS:
        return Refusal("LC-R19", "extra-job-or-pass")
    if step == DOUBLING:
        return Refusal("LC-R13", "choose-own-kind")
    if step == LIMITS:
        return Refusal("LC-2.6", "discard-first")
    if step == SETTLING:
        return Refusal("LC-R43", "settle-or-leave")
    assert step == GROWING
    return Refusal("LC-R21", "grow-or-pass")


def _not_asked(t: Table, seat: int, action: Action) -> Refusal:
    step = step_of(t.stack[-1])
    if step == LIMITS:
        return Refusal("LC-2.6", "within-limits")
    if step in (PLAN_TURN, ACTION_TURN):
        if action.kind in (PLAY, USE, SEND, LOOK_AT):
            if not t.spying:
                return Refusal("LC-R3", "only-on-own-turn")
            return _aside(t, seat, action)
        if action.kind == REMOVE:
            return Refusal("LC-R8", "nothing-to-remove")
        return Refusal("LC-2.4" if step == PLAN_TURN else "LC-2.5", "not-your-turn", {"seat": t.active})
    return Refusal("LC-R8", "wait-for", {"seat": t.deciders()[0]})


# -- planning -----------------------------------------------------------------


def _plan(t: Table, seat: int, action: Action, top: int) -> Refusal:
    kind = action.kind
    if kind in (PLAN, PLAN_PURCHASE):
        return _assign(t, seat, action, top)
    if kind in (DONE, PASS):
        return Refusal("LC-2.4", "gangster-idle") if kind == DONE else Refusal("LC-2.4", "no-passing")
    if kind == SKIP:
        return Refusal("LC-7.8", "only-in-action-stage")
    if kind in (PUT, PLAY, NEW_MARKET, USE, SEND, LOOK_AT, REMOVE):
        return _aside(t, seat, action)
    return Refusal("LC-2.4", "plan-now")


def _assign(t: Table, seat: int, action: Action, top: int) -> Refusal:
    man = action.a
    args = {"gangster": t.rules.men.names[man]}
    if flag_of(top) >= planning.limit(t) and not planning.is_at_it(t, man, top):
        return Refusal("LC-2.4", "assigned-already")
    if t.man_at[man] != seat:
        return Refusal("LC-2.4", "not-your-gangster", {**args})
    if not t.man_active(man):
        return Refusal("LC-6.1", "gangster-inactive", {**args})
    if action.kind == PLAN:
        if not any(card & KIND_MASK == action.b for card in t.jobs[seat]):
            return Refusal("LC-2.4", "job-not-in-hand", {"job": t.rules.jobs.names[action.b]})
    elif (action.b not in t.market and not planning.may_search(t, seat)) or t.business_at[action.b] not in (
        IN_DECK,
        IN_MARKET,
    ):
        return Refusal("LC-2.4", "not-in-market", {"business": t.rules.business_names[action.b]})
    return Refusal("LC-2.4", "gangster-busy", {**args})


# -- cards and skills -------------------------------------------------------------


def _aside(t: Table, seat: int, action: Action) -> Refusal:
    kind = action.kind
    if kind == PUT:
        return _put(t, seat, action.a, action.b)
    if kind == NEW_MARKET:
        if not t.influence[seat * INFLUENCE + LOOK_OR_MARKET]:
            return _no_card(t, LOOK_OR_MARKET)
        return Refusal("LC-R24", "deck-empty")
    if kind == PLAY:
        if action.a not in (LOOK_OR_MARKET, LOOK):
            return Refusal("LC-7.9", "card-not-now", {"card": t.rules.influences.names[action.a]})
        if not t.influence[seat * INFLUENCE + action.a]:
            return _no_card(t, action.a)
        return Refusal("LC-7.1", "nothing-to-look-at")
    if kind == USE:
        if t.rules.skill_of[action.a] != LAWYER:
            return Refusal("LC-5.2", "not-a-lawyer")
        if t.business_at[action.a] != seat:
            return Refusal("LC-4.5", "not-your-businessman")
        if t.used >> action.a & 1 or not t.is_active(action.a):
            return Refusal("LC-5.2", "skill-used")
        return Refusal("LC-7.1", "nothing-to-look-at")
    if kind == SEND:
        if not asides.may_send(t, seat):
            return Refusal("LC-8.6", "no-such-ability")
        return Refusal("LC-7.1", "nothing-to-look-at")
    if kind == LOOK_AT:
        if not t.looks[seat]:
            return Refusal("LC-R3", "no-look-left")
        return Refusal("LC-R3", "no-hidden-job-there", {"gangster": t.rules.men.names[action.a]})
    return Refusal("LC-R8", "nothing-to-remove")


def _put(t: Table, seat: int, card: int, man: int) -> Refusal:
    if not EASIER <= card <= WEAKER:
        return Refusal("LC-7.9", "card-not-now", {"card": t.rules.influences.names[card]})
    if not t.influence[seat * INFLUENCE + card]:
        return _no_card(t, card)
    rule = RULE_OF[card]
    if t.man_at[man] >= UNDER:
        return Refusal(rule, "gangster-not-in-play", {"gangster": t.rules.men.names[man]})
    if t.mods[man] & bit_of(card):
        return Refusal(rule, "one-per-gangster", {"card": t.rules.influences.names[card]})
    assert card in (HARDER, WEAKER)
    return Refusal(rule, "opponents-only", {"card": t.rules.influences.names[card]})


def _no_card(t: Table, card: int) -> Refusal:
    return Refusal("LC-7.9", "card-not-in-hand", {"card": t.rules.influences.names[card]})


# -- action -------------------------------------------------------------------


def _act(t: Table, seat: int, action: Action, top: int) -> Refusal:
    kind = action.kind
    acted = flag_of(top)
    if kind in (DO, ATTACK_BUSINESS, ATTACK_GANGSTER, ATTACK_PLAYER, CANCEL, INSTEAD):
        return _task(t, seat, action, bool(acted))
    if kind in (DONE, PASS):
        return Refusal("LC-2.5", "act-or-cancel")
    if kind == SKIP:
        if not t.influence[seat * INFLUENCE + TURN_CARD]:
            return _no_card(t, TURN_CARD)
        return Refusal("LC-7.8", "acted-already")
    if kind == PUT:
        return Refusal("LC-R3", "only-while-planning", {"card": t.rules.influences.names[action.a]})
    if kind in (PLAY, NEW_MARKET, USE, SEND, LOOK_AT, REMOVE):
        return _aside(t, seat, action)
    return Refusal("LC-2.5", "act-now")


def _task(t: Table, seat: int, action: Action, acted: bool) -> Refusal:
    man = action.a
    name = t.rules.men.names[man]
    if t.man_at[man] != seat:
        return Refusal("LC-2.5", "not-your-gangster", {"gangster": name})
    if acted:
        return Refusal("LC-2.5", "acted-already")
    if t.tasks[man * 2] == NO_TASK:
        return Refusal("LC-2.5", "no-task", {"gangster": name})
    if action.kind == INSTEAD:
        return Refusal("LC-R19", "no-such-ability")
    if action.kind == CANCEL:
        return Refusal("LC-2.5", "name-the-task", {"gangster": name})
    return _carry_out(t, seat, action, name)


def _carry_out(t: Table, seat: int, action: Action, name: str) -> Refusal:
    tasks = [task for task in t.tasks[action.a * 2 : action.a * 2 + 2] if task != NO_TASK]
    if len(tasks) > 1 and (action.b if action.kind == DO else action.c) not in (0, 1):
        return Refusal("LC-2.5", "name-the-task", {"gangster": name})
    slot = action.b if action.kind == DO else action.c
    task = tasks[slot] if 0 <= slot < len(tasks) else tasks[0]
    if task >= PURCHASE:
        price = estate.price(t, seat, task & DECK_MASK)
        if action.kind == DO and price > t.cash[seat]:
            return Refusal("LC-3.1", "cannot-pay", {"amount": price})
        return Refusal("LC-2.5", "no-such-task", {"gangster": name})
    kind = task & KIND_MASK
    if t.rules.jobs.types[kind] == REACTION:
        return Refusal("LC-6.5", "only-in-others-turns", {"job": t.rules.jobs.names[kind]})
    if t.rules.jobs.attack[kind]:
        return Refusal("LC-3.3", "name-a-target", {"job": t.rules.jobs.names[kind]})
    return Refusal("LC-3.2", "no-target-needed", {"job": t.rules.jobs.names[kind]})


# -- hiring -------------------------------------------------------------------


def _hire(t: Table, seat: int, action: Action) -> Refusal:
    if action.kind == HIRE and t.expansion and t.round == 1:
        return Refusal("LC-8.4", "swap-only")
    if action.kind == HIRE:
        man = action.a
        if t.man_at[man] not in (UNDER + seat, SHOWN):
            return Refusal("LC-8.3", "not-for-hire", {"gangster": t.rules.men.names[man]})
        return Refusal("LC-2.6", "cannot-pay", {"amount": t.rules.men.price[man]})
    if action.kind == SWAP:
        if not t.expansion or t.round != 1:
            return Refusal("LC-8.4", "swap-in-first-round")
        man, mercenary = action.a, action.b
        if t.man_at[mercenary] != SHOWN or t.man_at[man] != seat:
            return Refusal("LC-8.4", "not-for-hire", {"gangster": t.rules.men.names[mercenary]})
        if t.rules.men.strength[man] != t.rules.men.strength[mercenary]:
            return Refusal("LC-8.4", "same-strength")
        if hiring.swap_price(t, mercenary) > t.cash[seat]:
            return Refusal("LC-8.4", "cannot-pay", {"amount": hiring.swap_price(t, mercenary)})
        return Refusal("LC-8.4", "starters-only")
    return Refusal("LC-2.6", "hire-or-pass")
