"""Using fronts, backs, allies and jobs: icons and effects one by one, in any order (CE-R1, CE-R2).

A use is a frame of the stack whose effects lie at the end of `pending`. What is simply taken is
taken at once where its order cannot matter; everything else is asked. Whether a seat is asked
depends on public things only, or the question would tell what is in the hand.
"""

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.frames import flag_of, number_of, seat_of, step_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.corleone import cards, rules
from capotavola.games.corleone.cards import carried_by, kind_of
from capotavola.games.corleone.effects.all import EFFECTS, effect_of
from capotavola.games.corleone.effects.effect import Icon, names_effect, no_such_icon, spend
from capotavola.games.corleone.questions import CorleoneStep, asked_in
from capotavola.games.corleone.table import OPTIONAL, USE, Table


class Use(CorleoneStep):
    def go_on(self, t: Table) -> None:
        """Take what is taken anyway, then ask, or end it."""
        top = t.stack[-1]
        seat, optional, start = seat_of(top), flag_of(top) == OPTIONAL, number_of(top)
        while len(t.pending) > start:
            if kind_of(t.pending[start]) == cards.THEN:
                del t.pending[start]
                continue
            group = t.current_effects(start)
            if not optional and not in_short_supply(t, group) and take_all(t, seat, start, group):
                continue
            if not optional and only_one_way(group):
                t.pending.pop(start)
                run(t, seat, group[0])
                return
            for effect in group:
                if effect_of(effect).askable(t, seat, effect):
                    t.waiting = only(seat)
                    return
            del t.pending[start : start + len(group)]  # nothing of it can be used
        t.stack.pop()

    def legal(self, t: Table, seat: int) -> list[Action]:
        group = t.current_effects(number_of(t.stack[-1]))
        actions: list[Action] = []
        for place, effect in enumerate(group):
            if effect in group[:place]:
                continue  # CE-10.1: the same icon again
            what = effect_of(effect)
            if what.usable(t, seat, effect):
                what.add_legal(t, seat, effect, actions)
        if may_stop(t, seat, group):
            actions.append(t.rules.vocabulary.plain(rules.DONE))
        return actions

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        group = t.current_effects(number_of(t.stack[-1]))
        if action.kind == rules.DONE:
            return None if may_stop(t, seat, group) else Refusal("CE-R1", "taking-is-compulsory")
        refusal: Refusal | None = None
        meant = False
        for effect in group:
            what = effect_of(effect)
            if what.is_meant(action):
                meant = True
                refusal = what.why_not(t, seat, effect, action)
                if refusal is None:
                    return None
        return refusal if meant else no_such_effect(t, action)

    def choose(self, t: Table, seat: int, action: Action) -> None:
        if action.kind == rules.DONE:
            decline(t, seat)
            return
        t.waiting = 0
        start = number_of(t.stack[-1])
        effect = meant_by(t, seat, action, t.current_effects(start))
        spend(t, start, effect)
        effect_of(effect).use(t, seat, effect, action)

    def show(self, t: Table, entry: int, asked: dict[str, Json]) -> None:
        asked["effects"] = [cards.EFFECT_NAMES[kind_of(effect)] for effect in t.pending[number_of(entry) :]]

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """What can be used now: all up to the first `then`."""
        effects = asked_in(view).effects
        now: list[Json] = [*(effects[: effects.index("then")] if "then" in effects else effects)]
        return "ask-use-one" if len(now) == 1 else "ask-use", {"effects": now}

    def check_stored(self, t: Table, at: int) -> None:
        self.must_wait_in_turn(t, at)
        start = number_of(t.stack[at])
        uses = [number_of(entry) for entry in t.stack if step_of(entry) == USE]
        must(uses == sorted(uses) and uses[-1] <= len(t.pending), "pending: each use has its part")
        if at < len(t.stack) - 1:
            return
        group = t.current_effects(start)
        seat = seat_of(t.stack[at])
        must(bool(group), "pending: nothing to use")
        must(
            any(effect_of(effect).askable(t, seat, effect) for effect in group),
            "pending: nothing can be used",
        )
        self.must_decide(t, at)


def check_pending(t: Table) -> None:
    """MalformedValue if there are effects that belong to no use, or carry what they cannot."""
    uses = [number_of(entry) for entry in t.stack if step_of(entry) == USE]
    must(not t.pending or uses[:1] == [0], "pending: belongs to no use")
    for effect in t.pending:
        effect_of(effect).check_stored(t, carried_by(effect))


def run(t: Table, seat: int, effect: int) -> None:
    """An effect that needs no choice to begin with."""
    icon = effect_of(effect)
    assert isinstance(icon, Icon)
    icon.run(t, seat)


def meant_by(t: Table, seat: int, action: Action, group: list[int]) -> int:
    """The effect that a legal action uses: of several that it may be about, the first that can do it."""
    found = cards.NOBODY
    for effect in group:
        if effect != found and effect_of(effect).is_meant(action):
            if found != cards.NOBODY and effect_of(found).why_not(t, seat, found, action) is None:
                return found
            found = effect
    return found


def no_such_effect(t: Table, action: Action) -> Refusal:
    """The rule against what nothing in this use is about."""
    if names_effect(action) or action.kind == rules.TRADE:
        return no_such_icon(action.a)
    for what in EFFECTS:
        if what.is_meant(action):
            return what.not_here()
    if flag_of(t.stack[-1]) == OPTIONAL:
        return Refusal("CE-R12", "finish-job-first")
    return Refusal("CE-R2", "finish-use-first")


def may_stop(t: Table, seat: int, group: list[int]) -> bool:
    """CE-R1: unless all that is left, or can be used, is compulsory."""
    if flag_of(t.stack[-1]) == OPTIONAL:
        return True
    compulsory = False
    for effect in group:
        what = effect_of(effect)
        if what.optional and what.askable(t, seat, effect):
            return True
        if not what.optional and what.usable(t, seat, effect):
            compulsory = True
    return not compulsory


def decline(t: Table, seat: int) -> None:
    """Everything of this use that may be declined; what is compulsory goes on (CE-R1)."""
    top = t.stack[-1]
    start = number_of(top)
    t.waiting = 0
    group = t.current_effects(start)
    kept: list[int] = []
    if flag_of(top) != OPTIONAL:
        kept = [effect for effect in group if not effect_of(effect).optional]
    t.pending[start : start + len(group)] = kept
    t.tell_of("declined", seat)


def in_short_supply(t: Table, group: list[int]) -> bool:
    """Whether it can matter when something is taken: a card given up may be just the one that lacks."""
    if not gives_anything_up(group):
        return False
    for effect in group:
        if cards.is_take(effect) and t.supply[cards.type_of(effect)] < len(group):
            return True
    return False


def gives_anything_up(group: list[int]) -> bool:
    for effect in group:
        if effect_of(effect).gives_up:
            return True
    return False


def take_all(t: Table, seat: int, start: int, group: list[int]) -> bool:
    taken = False
    kept: list[int] = []
    for effect in group:
        if effect_of(effect).simple:
            run(t, seat, effect)
            taken = True
        else:
            kept.append(effect)
    if taken:
        t.pending[start : start + len(group)] = kept
    return taken


def only_one_way(group: list[int]) -> bool:
    """One kind of icon is left, which is compulsory and leaves no choice."""
    effect = group[0]
    return not effect_of(effect).needs_choice and group.count(effect) == len(group)
