"""What a viewer sees of a family: money, businesses, gangsters, and of the own one the hand."""

from capotavola.engine.values import Json
from capotavola.games.cosanostra import cards
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import back_of
from capotavola.games.cosanostra.deals import board, offers
from capotavola.games.cosanostra.influence.on_gangsters import LYING
from capotavola.games.cosanostra.order import LIMITS
from capotavola.games.cosanostra.round import payout
from capotavola.games.cosanostra.shown.faces import figures
from capotavola.games.cosanostra.table import DECK_MASK, TROPHY, UNDER, Table, is_job, is_purchase


def family(t: Table, owner: int) -> dict[str, Json]:
    """As everybody sees it."""
    limited = t.on(LIMITS)
    boss = t.families[owner]
    return {
        "family": t.rules.family_names[boss],
        "colour": t.rules.family_colours[boss],
        "cash": t.cash[owner],
        "laundered": t.laundered[owner],
        "income": payout.income(t, owner),
        "markers": t.rules.figures.markers - t.markers_out(owner),
        "businesses": [
            _business(t, business)
            for business in range(t.rules.businesses)
            if t.business_at[business] == owner
        ],
        "gangsters": [_gangster(t, man) for man in t.men_of(owner)],
        "under_boss": [for_hire(t, man) for man, at in enumerate(t.man_at) if at == UNDER + owner],
        "trophies": [for_hire(t, man) for man, at in enumerate(t.man_at) if at == TROPHY + owner],
        "jobs": [*sorted(card >> cards.ROUND for card in t.jobs[owner])],
        "hand": None,
        "influence": t.influence_count(owner),
        "known_influence": _influence(t, t.known, owner),
        "influence_hand": None,
        "looks": t.looks[owner],
        "offers_left": None,
        "posts_left": None,
        "surplus_jobs": payout.surplus_jobs(t, owner) if limited else 0,
        "surplus_influence": payout.surplus_influence(t, owner) if limited else 0,
    }


def seen_family(t: Table, owner: int, me: int, shared: Json) -> Json:
    """The same with what one viewer knows besides: the own hand, and jobs that were seen."""
    assert isinstance(shared, dict)
    own = owner == me
    men = t.men_of(owner)
    if not own and not any(_knows_a_job(t, man, me) for man in men):
        return shared
    seen = shared.copy()
    gangsters = shared["gangsters"]
    assert isinstance(gangsters, list)
    seen["gangsters"] = [
        _seen_gangster(t, man, me, gangster) for man, gangster in zip(men, gangsters, strict=True)
    ]
    if own:
        seen["hand"] = [_card(t, card) for card in t.jobs[owner]]
        seen["influence_hand"] = _influence(t, t.influence, owner)
        seen["offers_left"] = offers.offers_left(t, owner)
        seen["posts_left"] = board.posts_left(t, owner)
    return seen


def _knows_a_job(t: Table, man: int, me: int) -> bool:
    return any(_is_seen(task, me) for task in t.tasks_of(man))


def _is_seen(task: int, me: int) -> bool:
    """Whether it is a job that the viewer has seen."""
    return is_job(task) and task >> cards.SEEN >> me & 1 == 1


def _seen_gangster(t: Table, man: int, me: int, shared: Json) -> Json:
    assert isinstance(shared, dict)
    if not _knows_a_job(t, man, me):
        return shared
    seen = shared.copy()
    seen["tasks"] = [_task(t, task, t.man_at[man], _is_seen(task, me)) for task in t.tasks_of(man)]
    return seen


def _influence(t: Table, counts: list[int], owner: int) -> list[Json]:
    names: list[Json] = []
    for kind in range(cards.INFLUENCE):
        names.extend([t.rules.influences.names[kind]] * counts[owner * cards.INFLUENCE + kind])
    return names


def _business(t: Table, business: int) -> dict[str, Json]:
    return {
        "business": t.rules.business_names[business],
        "kind": t.rules.kinds.names[t.rules.kind_of[business]],
        "company": t.rules.company[business],
        "income": t.rules.income_of[business],
        "active": t.is_active(business),
        "used": t.used >> business & 1 == 1,
    }


def _gangster(t: Table, man: int) -> dict[str, Json]:
    return {
        **for_hire(t, man),
        "strength": t.strength(man),
        "active": t.man_active(man),
        "tasks": [_task(t, task, t.man_at[man]) for task in t.tasks_of(man)],
        "cards": [t.rules.influences.names[card.kind] for card in LYING if t.mods[man] & card.bit],
        "uses_left": _uses_left(t, man),
        "traded": t.traded >> man & 1 == 1,
    }


def _uses_left(t: Table, man: int) -> int | None:
    uses = t.rules.men.uses[man]
    return uses - t.ability_uses[t.rules.men.ability[man]] if uses else None


def for_hire(t: Table, man: int) -> dict[str, Json]:
    return {
        "gangster": t.rules.men.names[man],
        "gang": t.rules.men.gangs[man],
        "printed": t.printed_strength(man),
        "price": t.rules.men.price[man],
        "ability": cards.ABILITY_NAMES[t.rules.men.ability[man]] or None,
        "figures": figures(t.rules, man),
    }


def _task(t: Table, task: int, owner: int, seen: bool = False) -> dict[str, Json]:
    if is_purchase(task):
        business = task & DECK_MASK
        return {
            "task": "purchase",
            "business": t.rules.business_names[business],
            "price": estate.price(t, owner, business),  # LC-R22: by the abilities active now
            "income": t.rules.income_of[business],
        }
    return {
        "task": "job",
        "round": back_of(task),
        "job": t.rules.jobs.names[task & cards.KIND_MASK] if seen else None,
    }


def _card(t: Table, card: int) -> dict[str, Json]:
    return {"job": t.rules.jobs.names[card & cards.KIND_MASK], "round": back_of(card)}
