"""Chapter 4: what a business gives, to whom, and in which order."""

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.frames import number_of, seat_of
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.corleone import rules
from capotavola.games.corleone.cards import NOBODY, is_take, type_of
from capotavola.games.corleone.questions import CorleoneStep, WithinTurn
from capotavola.games.corleone.shown.types import View
from capotavola.games.corleone.table import BENEFIT, FRONT_USE, ORDER, USE, Table


def begin(t: Table, seat: int, effects: list[int], flag: int = 0) -> None:
    """Lay out the effects of one use on top of the stack."""
    if effects:
        t.push(USE, seat, flag, len(t.pending))
        t.pending.extend(effects)


def use_front(t: Table, seat: int, business: int) -> None:
    """Everything on it at once; another who controls the turf uses it, too (CE-4.3, 4.4, 4.13)."""
    controller = t.control[t.turf_of(business)]
    if controller == NOBODY or controller == seat:
        begin(t, seat, t.rules.fronts[business])
    elif order_matters(t, business):
        t.ask_one(ORDER, seat, 0, business)
    else:
        both_use(t, seat, controller, business, rules.ME_FIRST)


def use_backs(t: Table, seat: int, space: int) -> None:
    """CE-4.5, CE-2.5: all backs in the touching areas, together."""
    icons: list[int] = []
    for area in t.rules.space_areas[space]:
        if area == rules.PARK:
            icons.extend(t.rules.park_back)
        else:
            icons.extend(t.rules.backs[area])
            if t.tile_on[area] != NOBODY:
                icons.extend(t.rules.backs[t.tile_on[area]])
    begin(t, seat, icons)


def order_matters(t: Table, business: int) -> bool:
    """It does not where both simply take, and there is enough."""
    icons = t.rules.fronts[business]
    for icon in icons:
        if not is_take(icon) or t.supply[type_of(icon)] < 2 * len(icons):
            return True
    return False


def both_use(t: Table, seat: int, controller: int, business: int, first: int) -> None:
    """One finishes before the other begins (CE-R2)."""
    if first == rules.CONTROLLER_FIRST:
        t.push(FRONT_USE, seat, 0, business)
        t.push(BENEFIT, controller, 0, business)
    else:
        t.push(BENEFIT, controller, 0, business)
        t.push(FRONT_USE, seat, 0, business)


def controller_of(t: Table, entry: int) -> int:
    """Who controls the turf of a frame's business; MalformedValue if it is not on the board."""
    business = number_of(entry)
    must(business < rules.TURFS or business in t.tile_on, "stack: that business is not on the board")
    return t.control[t.turf_of(business)]


def front_in(view: dict[str, Json]) -> dict[str, Json]:
    """A front that two families may use: who controls its turf, and what it gives."""
    v = convert(view, View)
    business = next(one for one in v.businesses if one.business == v.asked.business)
    turf = next(one for one in v.turfs if one.turf == business.turf)
    effects: list[Json] = [*business.front]
    return {"business": business.business, "turf": turf.turf, "seat": turf.control, "effects": effects}


class Order(WithinTurn):
    """CE-4.4: the active player decides who goes first."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        return [
            vocabulary.one(rules.ORDER_VERB, rules.ME_FIRST),
            vocabulary.one(rules.ORDER_VERB, rules.CONTROLLER_FIRST),
        ]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        return None if action.kind == rules.ORDER_VERB else Refusal("CE-4.4", "say-who-goes-first")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        business = number_of(t.answered())
        both_use(t, seat, t.control[t.turf_of(business)], business, action.a)

    def show(self, t: Table, entry: int, asked: dict[str, Json]) -> None:
        asked["business"] = t.rules.business_names[number_of(entry)]

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-order", front_in(view)

    def check_decision(self, t: Table, entry: int) -> None:
        must(controller_of(t, entry) not in (NOBODY, seat_of(entry)), "stack: who controls the turf")


class Benefit(CorleoneStep):
    """CE-4.4: the controller may use the front, too, or decline all of it (CE-R1)."""

    def go_on(self, t: Table) -> None:
        t.waiting = 1 << seat_of(t.stack[-1])

    def legal(self, t: Table, seat: int) -> list[Action]:
        vocabulary = t.rules.vocabulary
        return [vocabulary.plain(rules.ACCEPT_VERB), vocabulary.plain(rules.DONE)]

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        fits = action.kind == rules.ACCEPT_VERB or action.kind == rules.DONE
        return None if fits else Refusal("CE-R1", "accept-or-decline")

    def choose(self, t: Table, seat: int, action: Action) -> None:
        business = number_of(t.answered())
        if action.kind == rules.ACCEPT_VERB:
            t.tell_of("benefits", seat, "business", t.rules.business_names[business])
            begin(t, seat, t.rules.fronts[business])
        else:
            t.tell_of("declined", seat)

    def show(self, t: Table, entry: int, asked: dict[str, Json]) -> None:
        asked["business"] = t.rules.business_names[number_of(entry)]

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-benefit", front_in(view)

    def check_stored(self, t: Table, at: int) -> None:
        self.must_wait_in_turn(t, at)
        must(controller_of(t, t.stack[at]) == seat_of(t.stack[at]), "stack: who controls the turf")
        if at == len(t.stack) - 1:
            self.must_decide(t, at)


class FrontUse(Passage[Table]):
    """The active player's own use of a front that another controls."""

    def go_on(self, t: Table) -> None:
        top = t.stack.pop()
        begin(t, seat_of(top), t.rules.fronts[number_of(top)])

    def check_stored(self, t: Table, at: int) -> None:
        super().check_stored(t, at)
        entry = t.stack[at]
        must(controller_of(t, entry) not in (NOBODY, seat_of(entry)), "stack: who controls the turf")
