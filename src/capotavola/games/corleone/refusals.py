"""Why not: the rule against every action that is not legal, from public things and the own hand only."""

from capotavola.engine.action import Action
from capotavola.engine.refusal import Refusal
from capotavola.games.corleone import business, guns, use
from capotavola.games.corleone.cards import (
    AMBUSH_MOVE,
    ANY_GOOD,
    BOTH_JOBS,
    CHIEF,
    CHIEF_ANY,
    EFFECT_MASK,
    EFFECT_NAMES,
    FRONT,
    GIFT,
    GUN,
    HIGHEST_MONEY,
    HUDSON,
    JOB_FROM_DISCARD,
    JOBS,
    MAYOR,
    MONEY,
    MOVE_THUG,
    SUITCASE,
    TOP_FIVE,
    TYPES,
    UNION_BOSS,
    cards_needed,
    is_exchange,
    is_gun,
    is_look,
    is_take,
)
from capotavola.games.corleone.rules import (
    AGAINST,
    AREA_NAMES,
    BID,
    BOSS_VERB,
    CHIEF_VERB,
    CHOOSE,
    COMPLETE,
    DISCARD,
    DONE,
    FROM_HAND,
    FRONT_VERB,
    GIVE,
    GUN_DOWN,
    MAYOR_VERB,
    MEMBER,
    MOVE,
    MOVE_MARKER,
    PLAY,
    STASH,
    TAKE,
    THUG,
    TRADE,
    TURFS,
    USE_ICON,
)
from capotavola.games.corleone.table import (
    BENEFIT,
    BIDS,
    CHOOSING,
    DISCARDS,
    DOLLARS,
    FLAG,
    GIVING,
    IN_HAND,
    KEEPING,
    LOOKING,
    NUMBER,
    ORDER,
    PAYING,
    PICKING,
    PLAYED,
    STEP_MASK,
    TURN,
    USE,
    Table,
)
from capotavola.games.corleone.tribute import limit


def explain(t: Table, seat: int, action: Action) -> Refusal:
    if not t.stack:
        return Refusal("CE-9.3", "game-over")
    if not 0 <= seat < t.players:
        return Refusal("CE-1.1", "no-such-seat")
    top = t.stack[-1]
    step = top & STEP_MASK
    if not t.waiting >> seat & 1:
        return _not_asked(t, seat, step)
    if step == TURN:
        return _turn(t, seat, action)
    if step == USE:
        return _use(t, seat, action, top)
    if step == ORDER:
        return Refusal("CE-4.4", "say-who-goes-first")
    if step == BENEFIT:
        return Refusal("CE-R1", "accept-or-decline")
    if step in (PAYING, DISCARDS):
        return _discard(t, seat, action, step)
    if step == PICKING:
        return _pick(t, action)
    if step == KEEPING:
        return Refusal("CE-10.3", "keep-one-drawn")
    if step in (GIVING, DOLLARS):
        return _give(t, seat, action, step)
    if step == LOOKING:
        return _looking(action)
    if step == BIDS:
        return Refusal("CE-R8", "not-in-suitcase") if action.kind == BID else Refusal("CE-6.1", "bid-first")
    if step == CHOOSING:
        return Refusal("CE-6.2", "choose-shown-ally")
    if action.kind == MOVE_MARKER:
        return Refusal("CE-5.4", "no-own-marker-there")
    return Refusal("CE-5.4", "marker-first")


def _not_asked(t: Table, seat: int, step: int) -> Refusal:
    if step == BIDS:
        return Refusal("CE-6.1", "bid-already")
    if step == DISCARDS:
        return Refusal("CE-7.1", "within-limit", {"limit": limit(t)})
    if step == CHOOSING:
        return Refusal("CE-6.2", "higher-bid-first")
    if step == TURN and not t.thugs_left[seat] and not t.members_left[seat]:
        return Refusal("CE-4.2", "no-figure-left")
    if step == TURN:
        return Refusal("CE-4.1", "not-your-turn", {"seat": t.active})
    others = t.deciders()
    return Refusal("CE-4.1", "wait-for", {"seat": others[0]})


def _turn(t: Table, seat: int, action: Action) -> Refusal:
    kind = action.kind
    if kind == THUG:
        if not t.thugs_left[seat]:
            return Refusal("CE-4.3", "no-thug-left")
        return _business(t, action.a)
    if kind == MEMBER:
        if not t.members_left[seat]:
            return Refusal("CE-4.5", "no-member-left")
        return _space(t, action.a)
    if kind == COMPLETE:
        return _complete(t, seat, action)
    if kind == PLAY:
        return _play(t, seat, action.a)
    if kind == DONE:
        return Refusal("CE-4.1", "no-passing")
    if kind == CHOOSE:
        return Refusal("CE-6.2", "allies-by-bids")
    return Refusal("CE-4.1", "one-of-four-actions")


def _business(t: Table, number: int) -> Refusal:
    name = t.rules.business_names[number]
    if number >= TURFS and number not in t.tile_on:
        return Refusal("CE-3.1", "not-open-yet", {"business": name})
    return Refusal("CE-4.3", "thug-space-taken", {"business": name})


def _space(t: Table, space: int) -> Refusal:
    if t.rules.space_closed(space, t.players):
        return Refusal("CE-2.4", "closed-to-two")
    return Refusal("CE-4.5", "space-taken")


def _complete(t: Table, seat: int, action: Action) -> Refusal:
    job = t.rules.job_names[action.b]
    if action.a == FROM_HAND and not t.holds_job(seat, action.b):
        return Refusal("CE-4.6", "job-not-in-hand", {"job": job})
    if action.a != FROM_HAND and action.b not in t.public:
        return Refusal("CE-4.6", "job-not-public", {"job": job})
    if action.c not in t.rules.job_payments[action.b]:
        return Refusal("CE-4.7", "wrong-goods", {"job": job})
    if not business.can_pay(t, seat, action.c):
        return Refusal("CE-4.6", "goods-missing", {"job": job})
    return Refusal("CE-R12", "no-effect-to-order", {"job": job})


def _play(t: Table, seat: int, ally: int) -> Refusal:
    name = t.rules.ally_names[ally]
    if t.ally_at[ally] == PLAYED + seat:
        return Refusal("CE-4.8", "ally-once-an-act", {"ally": name})
    if t.ally_at[ally] != IN_HAND + seat:
        return Refusal("CE-4.8", "ally-not-in-hand", {"ally": name})
    return Refusal("CE-R10", "ally-of-no-use", {"ally": name})


def _use(t: Table, seat: int, action: Action, top: int) -> Refusal:
    kind = action.kind
    there = [effect & EFFECT_MASK for effect in t.current_effects(top >> NUMBER)]
    if kind == DONE:
        return Refusal("CE-R1", "taking-is-compulsory")
    if kind == STASH:
        if SUITCASE not in there:
            return Refusal("CE-R2", "no-such-icon", {"effect": EFFECT_NAMES[SUITCASE]})
        return _no_such_card(t, action.a)
    if kind == TRADE:
        return _trade(t, seat, action, there)
    if kind in (USE_ICON, AGAINST):
        return _icon(t, seat, action, there)
    if kind == TAKE:
        return _take(t, action, there)
    if kind == GUN_DOWN:
        if not any(is_gun(effect) and effect != AMBUSH_MOVE for effect in there):
            return Refusal("CE-4.10", "no-gun")
        return Refusal("CE-R4", "cannot-be-hit")
    if kind == MOVE:
        return _move(t, seat, action, there)
    if kind == BOSS_VERB:
        return _neutral(t, there, UNION_BOSS, t.boss_at, _business(t, action.a))
    if kind == MAYOR_VERB:
        return _neutral(t, there, MAYOR, t.mayor_at, _space(t, action.a))
    if kind == CHIEF_VERB:
        wanted = CHIEF_ANY if CHIEF_ANY in there else CHIEF
        stays = Refusal("CE-R14", "to-another-turf", {"turf": AREA_NAMES[action.a]})
        return _neutral(t, there, wanted, t.chief_at, stays)
    if kind == FRONT_VERB and FRONT in there:
        return _business(t, action.a)
    if top >> FLAG & 1:
        return Refusal("CE-R12", "finish-job-first")
    return Refusal("CE-R2", "finish-use-first")


def _no_such_card(t: Table, card: int) -> Refusal:
    return Refusal("CE-1.7", "no-such-card", {"card": t.rules.card_names[card]})


def _trade(t: Table, seat: int, action: Action, there: list[int]) -> Refusal:
    if action.a not in there or not is_exchange(action.a):
        return Refusal("CE-R2", "no-such-icon", {"effect": EFFECT_NAMES[action.a]})
    if t.hand_size(seat) < cards_needed(action.a):
        return Refusal("CE-R1", "too-few-cards", {"count": cards_needed(action.a)})
    if not use.gives(t, action.a) and not use.is_given_by(action.a, action.b):
        return Refusal("CE-R25", "nothing-to-gain", {"effect": EFFECT_NAMES[action.a]})
    return _no_such_card(t, action.b)


def _icon(t: Table, seat: int, action: Action, there: list[int]) -> Refusal:
    name = EFFECT_NAMES[action.a]
    if action.a not in there:
        return Refusal("CE-R2", "no-such-icon", {"effect": name})
    if not use.usable(t, seat, action.a):
        run_out = is_take(action.a) or action.a in (JOBS, BOTH_JOBS, TOP_FIVE, ANY_GOOD, JOB_FROM_DISCARD)
        return Refusal("CE-4.12" if run_out else "CE-R1", "not-usable-now", {"effect": name})
    aimed = action.kind == AGAINST and (action.a in (GIFT, HIGHEST_MONEY) or is_look(action.a))
    if aimed and action.b == seat:
        return Refusal("CE-4.6", "opponents-only")
    if aimed and 0 <= action.b < t.players:
        return Refusal("CE-4.6", "nothing-to-take", {"seat": action.b})
    return Refusal("CE-R2", "choose-for-effect", {"effect": name})


def _take(t: Table, action: Action, there: list[int]) -> Refusal:
    name = t.rules.card_names[action.a]
    if action.a < TYPES:
        if ANY_GOOD not in there:
            return Refusal("CE-R2", "no-such-icon", {"effect": EFFECT_NAMES[ANY_GOOD]})
        return _pick(t, action)
    if JOB_FROM_DISCARD not in there:
        return Refusal("CE-R2", "no-such-icon", {"effect": EFFECT_NAMES[JOB_FROM_DISCARD]})
    return Refusal("CE-4.12", "not-in-discards", {"card": name})


def _pick(t: Table, action: Action) -> Refusal:
    if action.kind == TAKE and GUN <= action.a < TYPES - 1:
        return Refusal("CE-4.12", "none-left", {"card": t.rules.card_names[action.a]})
    return Refusal("CE-10.5", "booze-gun-or-blood-money")


def _move(t: Table, seat: int, action: Action, there: list[int]) -> Refusal:
    if MOVE_THUG not in there and AMBUSH_MOVE not in there:
        return Refusal("CE-R2", "no-such-icon", {"effect": EFFECT_NAMES[MOVE_THUG]})
    if action.a not in guns.own_thugs(t, seat):
        return Refusal("CE-4.3", "no-own-thug-there", {"business": t.rules.business_names[action.a]})
    if AMBUSH_MOVE in there:
        return Refusal("CE-4.10", "only-to-ambushed-space")
    return _business(t, action.b)


def _neutral(t: Table, there: list[int], effect: int, at: int, otherwise: Refusal) -> Refusal:
    if effect not in there:
        return Refusal("CE-R2", "no-such-icon", {"effect": EFFECT_NAMES[effect]})
    if at == HUDSON:
        name = "police-chief" if effect == CHIEF_ANY else EFFECT_NAMES[effect]
        return Refusal("CE-R14", "in-the-hudson", {"figure": name})
    return otherwise


def _discard(t: Table, seat: int, action: Action, step: int) -> Refusal:
    if action.kind == DISCARD and t.count_of(seat, action.a):
        return Refusal("CE-R16", "put-aside-already", {"card": t.rules.card_names[action.a]})
    if action.kind == DISCARD:
        return _no_such_card(t, action.a)
    if step == PAYING:
        return Refusal("CE-10.4", "pay-first")
    return Refusal("CE-7.1", "discard-to-limit", {"limit": limit(t)})


def _give(t: Table, seat: int, action: Action, step: int) -> Refusal:
    if action.kind == GIVE and step == GIVING:
        if action.a >= t.rules.first_ally:
            return Refusal("CE-4.6", "never-an-ally")
        return _no_such_card(t, action.a)
    if action.kind == GIVE and action.a < MONEY and t.hands[seat * TYPES + action.a]:
        return Refusal("CE-4.6", "a-dollar-first")
    if action.kind == GIVE:
        return _no_such_card(t, action.a) if action.a < MONEY else Refusal("CE-4.6", "money-only")
    return Refusal("CE-4.6", "give-first")


def _looking(action: Action) -> Refusal:
    if action.kind == DONE:
        return Refusal("CE-R1", "taking-is-compulsory")
    if action.kind in (TAKE, DISCARD):
        return Refusal("CE-R13", "not-of-that-hand")
    return Refusal("CE-R13", "choose-of-that-hand")
