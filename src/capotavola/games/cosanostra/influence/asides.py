"""What a player may do besides on a turn: influence cards, looks, skills (LC-5.2, section 7)."""

from typing import Final

from capotavola.engine.action import NONE, Action
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.actions.verbs import LOOK_AT, NEW_MARKET, PLAY, PUT, REMOVE, SEND, SKIP, USE
from capotavola.games.cosanostra.influence import news
from capotavola.games.cosanostra.influence.playing import FOR_LOOKS, FOR_MARKET, FOR_SKIPPING, play, take_off
from capotavola.games.cosanostra.table import PURCHASE, UNDER, Table, bit_of, player_of
from capotavola.games.cosanostra.windows import VETOES, is_window

# The rules of the cards that are put on gangsters.
RULE_OF: Final = {
    cards.EASIER: "LC-7.4",
    cards.HARDER: "LC-7.5",
    cards.STRONGER: "LC-7.6",
    cards.WEAKER: "LC-7.7",
}


def could(t: Table, seat: i64) -> bool:
    """By what all can see: cards in hand, a skill or an ability not yet used, a look left."""
    if t.looks[seat] or t.influence_count(seat):
        return True
    if t.skill_left(seat, cards.LAWYER) != cards.NOBODY and others_plan_jobs(t, seat):
        return True
    return t.expansion and (may_send(t, seat) or may_remove(t, seat))


def while_planning(t: Table, seat: i64, actions: list[Action]) -> None:
    at: i64 = seat * cards.INFLUENCE
    for kind in range(cards.EASIER, cards.WEAKER + 1):
        if t.influence[at + kind]:
            _puts(t, seat, kind, actions)
    after_acting(t, seat, actions)


def before_acting(t: Table, seat: i64, actions: list[Action]) -> None:
    _new_market(t, seat, actions)
    if t.influence[seat * cards.INFLUENCE + cards.TURN_CARD]:
        actions.append(t.rules.vocabulary.plain(SKIP))
    _always(t, seat, actions)


def after_acting(t: Table, seat: i64, actions: list[Action]) -> None:
    _new_market(t, seat, actions)
    _always(t, seat, actions)


def _new_market(t: Table, seat: i64, actions: list[Action]) -> None:
    if t.influence[seat * cards.INFLUENCE + cards.LOOK_OR_MARKET] and t.deck:
        actions.append(t.rules.vocabulary.plain(NEW_MARKET))


def _always(t: Table, seat: i64, actions: list[Action]) -> None:
    spying(t, seat, actions)
    if t.expansion:
        removals(t, seat, actions)


def _puts(t: Table, seat: i64, kind: i64, actions: list[Action]) -> None:
    """LC-7.4 to 7.7: one of a kind on a gangster, the harmful ones on opponents' only."""
    row = t.rules.puts[kind]
    bit = bit_of(kind)
    harmful = is_harmful(kind)
    for man in range(t.men()):
        owner: i64 = t.man_at[man]
        if owner < UNDER and not t.mods[man] & bit and not (harmful and owner == seat):
            actions.append(row[man])


def is_harmful(kind: i64) -> bool:
    return kind == cards.HARDER or kind == cards.WEAKER


def spying(t: Table, seat: i64, actions: list[Action]) -> None:
    """LC-R3: everything that looks at planned jobs."""
    vocabulary = t.rules.vocabulary
    if not may_see_more(t, seat):
        return
    at: i64 = seat * cards.INFLUENCE
    if t.influence[at + cards.LOOK_OR_MARKET]:
        actions.append(vocabulary.one(PLAY, cards.LOOK_OR_MARKET))
    if t.influence[at + cards.LOOK]:
        actions.append(vocabulary.one(PLAY, cards.LOOK))
    lawyer = t.skill_left(seat, cards.LAWYER)
    if lawyer != cards.NOBODY:
        actions.append(vocabulary.one(USE, lawyer))
    if t.expansion and may_send(t, seat):
        actions.append(vocabulary.one(SEND, t.rules.with_ability[cards.INFLUENCE_AND_LOOK]))
    if not t.looks[seat]:
        return
    for man in range(t.men()):
        owner: i64 = t.man_at[man]
        if owner >= UNDER or owner == seat:
            continue
        two = is_job(t.tasks[man * 2]) and is_job(t.tasks[man * 2 + 1])
        for slot in range(2):
            task: i64 = t.tasks[man * 2 + slot]
            if is_hidden(task, seat):
                if two:
                    actions.append(vocabulary.several(LOOK_AT, man, slot))
                else:
                    actions.append(vocabulary.one(LOOK_AT, man))


def is_job(task: i64) -> bool:
    return task != cards.NO_TASK and task < PURCHASE


def is_hidden(task: i64, seat: i64) -> bool:
    """A job that this seat has not seen."""
    return task != cards.NO_TASK and task < PURCHASE and not task >> cards.SEEN >> seat & 1


def others_plan_jobs(t: Table, seat: i64) -> bool:
    for man in range(t.men()):
        owner: i64 = t.man_at[man]
        if owner < UNDER and owner != seat and (is_job(t.tasks[man * 2]) or is_job(t.tasks[man * 2 + 1])):
            return True
    return False


def may_see_more(t: Table, seat: i64) -> bool:
    """Whether another player has a planned job that the seat does not know."""
    for man in range(t.men()):
        owner: i64 = t.man_at[man]
        if owner >= UNDER or owner == seat:
            continue
        for slot in range(2):
            task: i64 = t.tasks[man * 2 + slot]
            if is_hidden(task, seat):
                return True
    return False


def may_send(t: Table, seat: i64) -> bool:
    """Dave"""
    return t.owner_with(cards.INFLUENCE_AND_LOOK) == seat and t.uses_left(cards.INFLUENCE_AND_LOOK) > 0


def may_remove(t: Table, seat: i64) -> bool:
    """Alexei (LC-R8)"""
    return t.owner_with(cards.CANCEL_INFLUENCE) == seat and t.uses_left(cards.CANCEL_INFLUENCE) > 0


def between_tasks(t: Table) -> bool:
    """LC-R8: no task is being resolved, and no card being played."""
    return not t.attempts and not is_window(t.stack[-1], VETOES)


def removals(t: Table, seat: i64, actions: list[Action]) -> None:
    """Opponents' cards that lie on gangsters."""
    if not may_remove(t, seat):
        return
    for man in range(t.men()):
        mods: i64 = t.mods[man]
        if not mods or t.man_at[man] >= UNDER:
            continue
        for kind in range(cards.EASIER, cards.WEAKER + 1):
            if can_remove(t, seat, kind, man):
                actions.append(t.rules.vocabulary.several(REMOVE, kind, man))


def can_remove(t: Table, seat: int, kind: int, man: int) -> bool:
    """LC-R8: a card that another player has put on a gangster in play."""
    if not t.expansion or not may_remove(t, seat) or t.man_at[man] >= UNDER:
        return False
    on_him = cards.EASIER <= kind <= cards.WEAKER and t.mods[man] & bit_of(kind)
    return bool(on_him) and player_of(t.mods[man], kind) != seat


def do(t: Table, seat: int, action: Action) -> None:
    kind = action.kind
    if kind == PUT:
        play(t, seat, action.a, action.b)
    elif kind == PLAY:
        play(t, seat, action.a, FOR_LOOKS)
    elif kind == NEW_MARKET:
        play(t, seat, cards.LOOK_OR_MARKET, FOR_MARKET)
    elif kind == SKIP:
        play(t, seat, cards.TURN_CARD, FOR_SKIPPING)
    elif kind == USE:
        t.used |= 1 << action.a
        t.looks[seat] += t.rules.figures.lawyer_looks
        t.tell_of("used", seat, "business", t.rules.business_names[action.a])
    elif kind == SEND:
        t.ability_uses[cards.INFLUENCE_AND_LOOK] += 1
        t.looks[seat] += t.rules.men.looks[action.a]
        t.tell_of("sent", seat, "gangster", t.rules.men.names[action.a])
    elif kind == LOOK_AT:
        look(t, seat, action.a, action.b)
    elif kind == REMOVE:
        t.ability_uses[cards.CANCEL_INFLUENCE] += 1
        take_off(t, action.b, action.a)
        card, man = t.rules.influences.names[action.a], t.rules.men.names[action.b]
        t.tell_of("removed", seat, "card", card, "gangster", man)


def look(t: Table, seat: int, man: int, slot: int) -> None:
    """LC-R3: what is seen goes to the looker only."""
    t.looks[seat] -= 1
    place = man * 2
    if slot == 1 or not is_job(t.tasks[place]):
        place += 1
    t.tasks[place] |= 1 << (cards.SEEN + seat)
    job = t.rules.jobs.names[t.tasks[place] & cards.KIND_MASK]
    news.looked(t.told, seat, t.rules.men.names[man], t.man_at[man], job)


def forget_looks(t: Table, seat: int) -> None:
    """What was not looked at by the end of a turn stays unseen."""
    t.looks[seat] = 0
    if t.spying:
        for other in range(t.players):
            t.looks[other] = 0


# -- why not ----------------------------------------------------------------------


def is_aside(verb: int) -> bool:
    return verb in (PUT, PLAY, NEW_MARKET, USE, SEND, LOOK_AT, REMOVE)


def why_not_unasked(t: Table, seat: int, action: Action) -> Refusal | None:
    """On another player's turn (LC-R3, LC-R8); None if it is another rule that is against it."""
    if action.kind in (PLAY, USE, SEND, LOOK_AT):
        return why_not(t, seat, action) if t.spying else Refusal("LC-R3", "only-on-own-turn")
    return Refusal("LC-R8", "nothing-to-remove") if action.kind == REMOVE else None


def why_not(t: Table, seat: int, action: Action) -> Refusal | None:
    kind = action.kind
    if kind == PUT:
        return _why_not_put(t, seat, action.a, action.b)
    if kind == NEW_MARKET:
        if not t.influence[seat * cards.INFLUENCE + cards.LOOK_OR_MARKET]:
            return not_in_hand(t, cards.LOOK_OR_MARKET)
        return None if t.deck else Refusal("LC-R24", "deck-empty")
    if kind == LOOK_AT:
        return _why_not_look(t, seat, action.a, action.b)
    if kind == REMOVE:
        return None if can_remove(t, seat, action.a, action.b) else Refusal("LC-R8", "nothing-to-remove")
    refusal = _why_not_looks(t, seat, kind, action.a)
    if refusal is None and not may_see_more(t, seat):
        return Refusal("LC-7.1", "nothing-to-look-at")
    return refusal


def _why_not_looks(t: Table, seat: int, verb: int, number: int) -> Refusal | None:
    """Of what gives looks: a card, a Lawyer, Dave."""
    if verb == PLAY:
        if number not in (cards.LOOK_OR_MARKET, cards.LOOK):
            return Refusal("LC-7.9", "card-not-now", {"card": t.rules.influences.names[number]})
        return None if t.influence[seat * cards.INFLUENCE + number] else not_in_hand(t, number)
    if verb == SEND:
        dave = t.rules.with_ability[cards.INFLUENCE_AND_LOOK]
        able = t.expansion and number == dave and may_send(t, seat)
        return None if able else Refusal("LC-8.6", "no-such-ability")
    if t.rules.skill_of[number] != cards.LAWYER:
        return Refusal("LC-5.2", "not-a-lawyer")
    if t.business_at[number] != seat:
        return Refusal("LC-4.5", "not-your-businessman")
    if t.used >> number & 1 or not t.is_active(number):
        return Refusal("LC-5.2", "skill-used")
    lawyer = t.skill_left(seat, cards.LAWYER)
    if number != lawyer:
        return Refusal("LC-5.2", "other-lawyer-first", {"business": t.rules.business_names[lawyer]})
    return None


def _why_not_look(t: Table, seat: int, man: int, slot: int) -> Refusal | None:
    """The slot is named only where there are two jobs."""
    if not t.looks[seat]:
        return Refusal("LC-R3", "no-look-left")
    first, second = t.tasks[man * 2], t.tasks[man * 2 + 1]
    if is_job(first) and is_job(second):
        seen = slot not in (0, 1) or not is_hidden(second if slot else first, seat)
    else:
        seen = slot != NONE or not (is_hidden(first, seat) or is_hidden(second, seat))
    if seen or t.man_at[man] >= UNDER or t.man_at[man] == seat:
        return Refusal("LC-R3", "no-hidden-job-there", {"gangster": t.rules.men.names[man]})
    return None


def _why_not_put(t: Table, seat: int, card: int, man: int) -> Refusal | None:
    if not cards.EASIER <= card <= cards.WEAKER:
        return Refusal("LC-7.9", "card-not-now", {"card": t.rules.influences.names[card]})
    if not t.influence[seat * cards.INFLUENCE + card]:
        return not_in_hand(t, card)
    rule = RULE_OF[card]
    if t.man_at[man] >= UNDER:
        return Refusal(rule, "gangster-not-in-play", {"gangster": t.rules.men.names[man]})
    if t.mods[man] & bit_of(card):
        return Refusal(rule, "one-per-gangster", {"card": t.rules.influences.names[card]})
    if is_harmful(card) and t.man_at[man] == seat:
        return Refusal(rule, "opponents-only", {"card": t.rules.influences.names[card]})
    return None


def not_in_hand(t: Table, card: int) -> Refusal:
    return Refusal("LC-7.9", "card-not-in-hand", {"card": t.rules.influences.names[card]})


def why_not_skip(t: Table, seat: int) -> Refusal:
    if not t.influence[seat * cards.INFLUENCE + cards.TURN_CARD]:
        return not_in_hand(t, cards.TURN_CARD)
    return Refusal("LC-7.8", "acted-already")
