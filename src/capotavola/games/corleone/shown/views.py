"""What a viewer sees of the table: built up from nothing, so that nothing slips through."""

from capotavola.engine.frames import flag_of, seat_of, step_of
from capotavola.engine.values import Json
from capotavola.games.corleone import cards, tribute, war
from capotavola.games.corleone.cards import as_often, card_of, job_of, owner_of
from capotavola.games.corleone.effects.opponents import target_in
from capotavola.games.corleone.hands import countable
from capotavola.games.corleone.news import hand_words
from capotavola.games.corleone.questions import CorleoneStep
from capotavola.games.corleone.rules import (
    AREA_NAMES,
    BOSS_NAME,
    CHIEF_NAME,
    FAMILIES,
    MARKERS,
    MAYOR_NAME,
    MEMBERS,
    THUGS,
    TURFS,
)
from capotavola.games.corleone.table import BIDS, IN_HAND, KEEPING, LOOKING, OPTIONAL, PLAYED, SHOWN, Table


def view(t: Table, seat: int | None, me: int) -> dict[str, Json]:
    top = t.now()
    return {
        "game": "corleone",
        "viewer": seat,
        "players": t.players,
        "options": {},
        "act": t.act,
        "limit": tribute.limit(t),
        "first": t.first,
        "active": t.active,
        "step": t.step_name(),
        "deciders": [*t.deciders()],
        "seats": [_seat(t, owner, me, top) for owner in range(t.players)],
        "turfs": [_turf(t, turf) for turf in range(TURFS)],
        "colours": {colour: [*tribute.most_of(t, number)] for number, colour in enumerate(cards.COLOURS)},
        "businesses": [_business(t, business) for business in t.open_businesses()],
        "park": [cards.EFFECT_NAMES[icon] for icon in t.rules.park_back],
        "spaces": [_space(t, space) for space in range(t.rules.spaces)],
        "tiles": {"blue": len(t.blue), "red": len(t.red)},
        "hudson": _neutrals_in_hudson(t),
        "supply": {cards.TYPE_NAMES[kind]: t.supply[kind] for kind in range(cards.TYPES)},
        "deck": len(t.deck),
        "discards": _jobs(t, t.discards),
        "public": _jobs(t, t.public),
        "allies": [t.rules.ally_names[ally] for ally, at in enumerate(t.ally_at) if at == SHOWN],
        "drawn": _drawn(t, me, top),
        "bids": _bids(t, me, top),
        "asked": _asked(t, top),
        "cards": _cards(t, me, top),
        "missing": _missing(t, me, top),
    }


def _seat(t: Table, owner: int, me: int, top: int) -> dict[str, Json]:
    open_hand = owner == me or _looks_at(me, top) == owner
    on_thugs, on_spaces = t.thug_at.count(owner), t.member_at.count(owner)
    thugs = THUGS[t.players]
    members = MEMBERS[t.act]
    aside = tribute.put_aside(t, owner)
    return {
        "family": FAMILIES[t.families[owner]],
        "thugs": t.thugs_left[owner],
        "members": t.members_left[owner],
        "thugs_in_hudson": thugs - t.thugs_left[owner] - on_thugs,
        "members_in_hudson": members - t.members_left[owner] - on_spaces,
        "markers": MARKERS - t.markers_on_board(owner),
        "hand_size": t.hand_size(owner),
        "hand": hand_words(t, owner) if open_hand else None,
        "counted": _counted(t, owner) if countable(t, owner, me) else None,
        "suitcase": _suitcase(t, owner) if owner == me or not t.stack else None,
        "completed": [t.rules.job_names[card_of(job)] for job in t.completed if owner_of(job) == owner],
        "allies": [t.rules.ally_names[ally] for ally, at in enumerate(t.ally_at) if at == IN_HAND + owner],
        "played": [t.rules.ally_names[ally] for ally, at in enumerate(t.ally_at) if at == PLAYED + owner],
        "aside": len(aside),
        "aside_cards": [t.rules.card_names[card] for card in aside] if owner == me else None,
    }


def _looks_at(me: int, top: int) -> int:
    """Whose hand the viewer has been shown."""
    if step_of(top) == LOOKING and seat_of(top) == me:
        return target_in(top)
    return cards.NOBODY


def _counted(t: Table, owner: int) -> dict[str, Json]:
    return {cards.TYPE_NAMES[kind]: count for kind, count in enumerate(t.counts_of(owner)) if count}


def _suitcase(t: Table, owner: int) -> dict[str, Json]:
    """CE-R13: only its owner may look."""
    return {cards.TYPE_NAMES[value]: count for value, count in enumerate(t.suitcase(owner))}


def _turf(t: Table, turf: int) -> dict[str, Json]:
    controller = t.control[turf]
    counts = war.influence(t, turf)
    ahead = war.winner_of(t, turf)
    dominates = tribute.dominates(t, turf)
    return {
        "turf": AREA_NAMES[turf],
        "markers": [*war.stack_of(t, turf)],
        "control": None if controller == cards.NOBODY else controller,
        "chief": t.chief_at == turf,
        "influence": [*counts[: t.players], counts[cards.NEUTRAL]],
        "ahead": None if ahead == cards.NOBODY else ahead,
        "bonus": None if dominates == cards.NOBODY else dominates,
    }


def _business(t: Table, business: int) -> dict[str, Json]:
    colour = "printed"
    if business >= TURFS:
        colour = "blue" if business in t.rules.blue_tiles else "red"
    return {
        "business": t.rules.business_names[business],
        "turf": AREA_NAMES[t.turf_of(business)],
        "colour": colour,
        "front": [cards.EFFECT_NAMES[icon] for icon in t.rules.fronts[business]],
        "back": [cards.EFFECT_NAMES[icon] for icon in t.rules.backs[business]],
        "thug": _figure(t.thug_at[business]),
    }


def _space(t: Table, space: int) -> dict[str, Json]:
    return {
        "areas": t.rules.space_names[space],
        "closed": t.rules.space_closed(space, t.players),
        "member": _figure(t.member_at[space]),
    }


def _figure(owner: int) -> Json:
    if owner == cards.NOBODY:
        return None
    return "neutral" if owner == cards.NEUTRAL else owner


def _neutrals_in_hudson(t: Table) -> list[Json]:
    names = ((BOSS_NAME, t.boss_at), (MAYOR_NAME, t.mayor_at), (CHIEF_NAME, t.chief_at))
    return [name for name, at in names if at == cards.HUDSON]


def _jobs(t: Table, jobs: list[int]) -> list[Json]:
    return [t.rules.job_names[job] for job in jobs]


def _drawn(t: Table, me: int, top: int) -> Json:
    if not t.drawn:
        return None
    drawer = seat_of(top)
    return {"seat": drawer, "count": len(t.drawn), "jobs": _jobs(t, t.drawn) if drawer == me else None}


def _bids(t: Table, me: int, top: int) -> list[Json]:
    """Sealed until all have bid (CE-6.1)."""
    if not t.bids:
        return []
    sealed = step_of(top) == BIDS
    bids: list[Json] = []
    for seat in range(t.players):
        made = t.has_bid(seat)
        shown = made and (not sealed or seat == me)
        bids.append({"made": made, "amount": t.bid_of(seat) if shown else None})
    return bids


def _asked(t: Table, top: int) -> dict[str, Json]:
    """What the present step is about; all of it is public."""
    effects: list[Json] = []
    asked: dict[str, Json] = {
        "effects": effects,
        "optional": flag_of(top) == OPTIONAL,
        "business": None,
        "turf": None,
        "target": None,
        "further": 0,
    }
    step = t.steps[step_of(top)]
    if isinstance(step, CorleoneStep):
        step.show(t, top, asked)
    return asked


def _cards(t: Table, me: int, top: int) -> dict[str, Json]:
    """What the jobs and allies in the viewer's sight say."""
    faces: dict[str, Json] = {}
    jobs = [*t.public, *t.discards, *[card_of(job) for job in t.completed]]
    for owner in (me, _looks_at(me, top)):
        if 0 <= owner < t.players:
            jobs += [job_of(job) for job in t.jobs[owner]]
    jobs += _to_keep(t, me, top)
    for job in sorted(set(jobs)):
        faces[t.rules.job_names[job]] = {
            "colour": cards.COLOURS[t.rules.job_colours[job]],
            "goods": [*as_often(cards.GOODS_NAMES, t.rules.job_goods[job])],
            "effects": [cards.EFFECT_NAMES[effect] for effect in t.rules.job_effects[job]],
            "money": [cards.VALUES[value] for value in t.rules.job_money[job]],
        }
    for ally, at in enumerate(t.ally_at):
        if at >= SHOWN:
            effects: list[Json] = [cards.EFFECT_NAMES[effect] for effect in t.rules.ally_effects[ally]]
            faces[t.rules.ally_names[ally]] = {"effects": effects}
    return faces


def _to_keep(t: Table, me: int, top: int) -> list[int]:
    """Jobs that the viewer has drawn and chooses from."""
    return t.drawn if step_of(top) == KEEPING and seat_of(top) == me else []


def _missing(t: Table, me: int, top: int) -> dict[str, Json]:
    """By job: the goods that neither the viewer's hand nor its narcotics (CE-4.7) can give."""
    if not 0 <= me < t.players:
        return {}
    held = t.counts_of(me)
    jobs = sorted({*t.public, *[job_of(job) for job in t.jobs[me]], *_to_keep(t, me, top)})
    return {t.rules.job_names[job]: _lacking(t.rules.job_goods[job], held) for job in jobs}


def _lacking(goods: list[int], held: list[int]) -> list[Json]:
    short = [max(0, count - held[cards.GUN + good]) for good, count in enumerate(goods)]
    return [*as_often(cards.GOODS_NAMES, short)[held[cards.NARCOTICS] :]]
