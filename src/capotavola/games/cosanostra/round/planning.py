"""The planning stage (LC-2.4): a task for every gangster, jobs face down, purchases face up."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.chance import Chance
from capotavola.engine.frames import flag_of, frame, number_of, seat_of
from capotavola.engine.machine import i64
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.actions.verbs import DONE, PASS, PLAN, PLAN_PURCHASE
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import back_of
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.influence import asides, hands, looking
from capotavola.games.cosanostra.order import ACTING, PLAN_TURN, PLANNING
from capotavola.games.cosanostra.round import news
from capotavola.games.cosanostra.round.turns import Turn, must_be_turn
from capotavola.games.cosanostra.rules import MOST, TWO_GANGSTERS
from capotavola.games.cosanostra.steps import any_of, must_ask, must_not_resolve, of_verbs
from capotavola.games.cosanostra.table import DECK_MASK, IN_DECK, PURCHASE, SLOTS, Table
from capotavola.games.cosanostra.tasks.second_task import A_JOB, A_PURCHASE, TWO_TASKS, open_to

# Frames of the planning stage count the seats from the start player on; 0 with this flag is its beginning.
BEGUN: Final = 1


class Planning(Passage[Table]):
    """Whoever comes next and has something to assign; when nobody has, the actions begin (LC-R7)."""

    def go_on(self, t: Table) -> None:
        top = t.stack.pop()
        place = number_of(top)
        if flag_of(top) != BEGUN:
            t.traded = 0
            t.given_up = 0
            t.split = False
        for step in range(t.players):
            seat = t.after(t.start, place + step)
            if may_assign(t, seat):
                t.push(PLANNING, flag=BEGUN, number=(place + step + 1) % t.players)
                t.active = seat
                if t.has_ability(seat, cards.BUY_FROM_DECK):
                    estate.show_deck(t, seat)
                t.ask_one(PLAN_TURN, seat)
                return
        offers.close_stage(t)
        t.push(ACTING, t.start)
        t.traded = 0


def may_assign(t: Table, seat: int) -> bool:
    return must_assign(t, seat) or (not t.given_up >> seat & 1 and may_add(t, seat))


def must_assign(t: Table, seat: i64) -> bool:
    """LC-2.4, LC-R7: an idle gangster, and a job or a card for him."""
    if not t.jobs[seat] and not t.market and not may_search(t, seat):
        return False
    for man in range(t.men()):
        if t.man_at[man] == seat and t.is_idle(man) and not t.man_down >> man & 1:
            return True
    return False


def may_add(t: Table, seat: i64) -> bool:
    """LC-R18: somebody could take a second task."""
    if not t.expansion:
        return False
    for man in range(t.rules.first_mercenary, t.rules.gangsters):
        if t.man_at[man] != seat or t.is_idle(man) or t.man_down >> man & 1:
            continue
        if takes_more(t, seat, man):
            return True
    return False


def takes_more(t: Table, seat: i64, man: i64) -> bool:
    takes = open_to(t, man)
    if takes & A_JOB and t.jobs[seat]:
        return True
    return takes & A_PURCHASE != 0 and (bool(t.market) or may_search(t, seat))


def may_search(t: Table, seat: i64) -> bool:
    """To whom the whole deck is for sale."""
    return t.has_ability(seat, cards.BUY_FROM_DECK) and bool(t.deck)


# -- a turn ---------------------------------------------------------------


def limit(t: Table) -> int:
    """LC-10.2"""
    figures = t.rules.figures
    if t.players == MOST and t.round >= figures.five_player_from and t.plays_with(TWO_GANGSTERS):
        return figures.five_player_gangsters
    return 1


class PlanTurn(Turn):
    """The flag is how many gangsters have got a task on this turn; the number, see `second_bit`."""

    def go_on(self, t: Table) -> None:
        """Ask again as long as there could be something to do, by what all can see."""
        top = t.now()
        seat = seat_of(top)
        more = flag_of(top) < limit(t) and may_assign(t, seat)
        if more or may_add_now(t, seat, top) or asides.could(t, seat):
            t.waiting = 1 << seat
        else:
            end_turn(t, seat)

    def legal(self, t: Table, seat: int) -> list[Action]:
        top = t.now()
        actions: list[Action] = []
        for man in range(t.men()):
            if t.man_at[man] == seat and has_turn(t, man, top):
                _assignments(t, seat, man, actions)
        asides.while_planning(t, seat, actions)
        if may_end(t, seat):
            actions.append(t.rules.vocabulary.plain(DONE))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        verb = action.kind
        if verb == PLAN or verb == PLAN_PURCHASE:
            return _why_not_assign(t, seat, action)
        if verb == DONE:
            return None if may_end(t, seat) else Refusal("LC-2.4", "gangster-idle")
        if verb == PASS:
            return Refusal("LC-2.4", "no-passing")
        if asides.is_aside(verb):
            return asides.why_not(t, seat, action)
        return Refusal("LC-2.4", "plan-now")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        verb = action.kind
        if verb == PLAN:
            plan(t, seat, action.a, action.b)
        elif verb == PLAN_PURCHASE:
            plan_purchase(t, seat, action.a, action.b)
        elif verb == DONE:
            end_turn(t, seat)
        else:
            t.waiting = 0
            asides.do(t, seat, action)

    def overdue(self, t: Table, seat: int, chance: Chance) -> Action:
        """LC-R26: a random job from the hand, else the cheapest market card."""
        actions = self.legal(t, seat)
        if actions[-1].kind == DONE:
            return actions[-1]
        jobs = of_verbs(actions, [PLAN])
        if jobs:
            return any_of(jobs, chance)
        purchases = of_verbs(actions, [PLAN_PURCHASE])
        cheapest = min(estate.price(t, seat, action.b) for action in purchases)
        return any_of([action for action in purchases if estate.price(t, seat, action.b) == cheapest], chance)

    def check_stored(self, t: Table, at: int) -> None:
        must_not_resolve(t)
        must(not t.announced, "announced: in the action stage only")
        turn = t.stack[at]
        seat, given, doubly = seat_of(turn), flag_of(turn), number_of(turn)
        following = ((seat - t.start) % t.players + 1) % t.players
        must(t.stack[:at] == [frame(PLANNING, flag=BEGUN, number=following)], "stack: who plans next")
        must(given <= limit(t), "stack: who plans")
        _check_second_tasks(t, seat, given, doubly)
        must_be_turn(t, seat)
        if at + 1 == len(t.stack):
            must_ask(t, PLAN_TURN, given, doubly)


def may_end(t: Table, seat: int) -> bool:
    """LC-2.4: somebody got a task, or nobody needs one."""
    return flag_of(t.now()) > 0 or not must_assign(t, seat)


def has_turn(t: Table, man: int, top: int) -> bool:
    """LC-2.4: whether one more gangster may get a task on this turn, or this very one another."""
    return flag_of(top) < limit(t) or is_at_it(t, man, top)


def _why_not_assign(t: Table, seat: int, action: Action) -> Refusal | None:
    man = action.a
    args = {"gangster": t.rules.men.names[man]}
    if not has_turn(t, man, t.now()):
        return Refusal("LC-2.4", "assigned-already")
    if t.man_at[man] != seat:
        return Refusal("LC-2.4", "not-your-gangster", {**args})
    if not t.man_active(man):
        return Refusal("LC-6.1", "gangster-inactive", {**args})
    if action.kind == PLAN:
        if not any(card & cards.KIND_MASK == action.b for card in t.jobs[seat]):
            return Refusal("LC-2.4", "job-not-in-hand", {"job": t.rules.jobs.names[action.b]})
    elif not _is_for_sale(t, seat, action.b):
        return Refusal("LC-2.4", "not-in-market", {"business": t.rules.business_names[action.b]})
    takes = open_to(t, man) & (A_JOB if action.kind == PLAN else A_PURCHASE)
    return None if takes else Refusal("LC-2.4", "gangster-busy", {**args})


def _is_for_sale(t: Table, seat: int, business: int) -> bool:
    if business in t.market:
        return True
    return may_search(t, seat) and t.business_at[business] == IN_DECK


def _check_second_tasks(t: Table, seat: int, given: int, doubly: int) -> None:
    """LC-R18: who may take two tasks and got one on this turn."""
    for man in range(t.rules.first_mercenary, t.rules.gangsters):
        bit = second_bit(t, man)
        if bit & doubly:
            must(t.man_at[man] == seat and t.task_count(man) > 0, "stack: who got a task on this turn")
            given -= 1
            doubly &= ~bit
    must(not doubly and given >= 0, "stack: who got a task on this turn")


def _assignments(t: Table, seat: i64, man: i64, actions: list[Action]) -> None:
    if t.man_down >> man & 1:
        return
    takes = open_to(t, man)
    if takes & A_JOB:
        row = t.rules.plans[man]
        last = cards.NOBODY
        for card in t.jobs[seat]:
            kind = card & cards.KIND_MASK
            if kind != last:
                actions.append(row[kind])
                last = kind
    if takes & A_PURCHASE:
        row = t.rules.purchases[man]
        for business in t.market:
            actions.append(row[business])
        if may_search(t, seat):
            for entry in t.deck:
                actions.append(row[entry & DECK_MASK])


# -- two tasks in one turn (LC-R18) -----------------------------------------


def second_bit(t: Table, man: int) -> int:
    """In the number of a turn's frame: who may take a second task and has got one on this turn."""
    ability = t.rules.men.ability[man]
    return 1 << TWO_TASKS.index(ability) if ability in TWO_TASKS else 0


def is_at_it(t: Table, man: int, top: int) -> bool:
    """Whether it is still the same gangster's turn."""
    return number_of(top) & second_bit(t, man) != 0


def may_add_now(t: Table, seat: int, top: int) -> bool:
    """A second task for one who got his first on this turn."""
    for man in range(t.rules.first_mercenary, t.rules.gangsters):
        if t.man_at[man] == seat and is_at_it(t, man, top) and takes_more(t, seat, man):
            return True
    return False


def plan(t: Table, seat: int, man: int, kind: int) -> None:
    card = hands.take_from_hand(t, seat, kind)
    slot = give(t, man, card | only(seat) << cards.SEEN)
    if slot and t.rules.men.ability[man] == cards.TWO_JOBS:
        t.split = True  # LC-R17
    news.planned(t.told, seat, t.rules.men.names[man], back_of(card), t.rules.jobs.names[kind])
    assigned(t, man)


def plan_purchase(t: Table, seat: int, man: int, business: int) -> None:
    give(t, man, PURCHASE | business)
    name = t.rules.business_names[business]
    t.tell_of("planned-purchase", seat, "gangster", t.rules.men.names[man], "business", name)
    estate.take_out(t, business)
    assigned(t, man)


def give(t: Table, man: int, task: int) -> int:
    """Into the first free slot."""
    slot = 0 if t.is_idle(man) else 1
    t.tasks[man * SLOTS + slot] = task
    return slot


def assigned(t: Table, man: int) -> None:
    """Both tasks of one gangster count once."""
    t.waiting = 0
    top = t.stack[-1]
    if not is_at_it(t, man, top):
        doubly = number_of(top) | second_bit(t, man)
        t.stack[-1] = frame(PLAN_TURN, seat_of(top), flag_of(top) + 1, doubly)


def end_turn(t: Table, seat: int) -> None:
    """Who ends a turn without having assigned anything needs no second tasks."""
    top = t.answered()
    if not flag_of(top):
        t.given_up |= 1 << seat
    offers.leave_open(t)
    looking.forget_looks(t, seat)
