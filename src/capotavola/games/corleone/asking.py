"""What is asked of a viewer, as the message that says it."""

import msgspec

from capotavola.engine.values import Json
from capotavola.games.corleone.viewtypes import View


def question(view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
    """The message that tells the viewer what to decide, and what it speaks of."""
    v = msgspec.convert(view, View)
    args: dict[str, Json] = {}
    if v.step in ("order", "benefit"):
        args = _front(v)
    elif v.step == "use":
        effects = _now(v.asked.effects)
        return "ask-use-one" if len(effects) == 1 else "ask-use", {"effects": [*effects]}
    elif v.step == "paying":
        args = {"count": v.asked.further}
    elif v.step in ("giving", "dollars"):
        args = {"seat": v.active}
    elif v.step == "looking":
        args = {"seat": v.asked.target}
    elif v.step == "marking":
        args = {"turf": v.asked.turf}
    elif v.step == "discards":
        args = {"limit": v.limit}
    return f"ask-{v.step}", args


def _front(v: View) -> dict[str, Json]:
    """A front that two families may use: who controls its turf, and what it gives."""
    business = next(one for one in v.businesses if one.business == v.asked.business)
    turf = next(one for one in v.turfs if one.turf == business.turf)
    return {
        "business": business.business,
        "turf": turf.turf,
        "seat": turf.control,
        "effects": [*business.front],
    }


def _now(effects: list[str]) -> list[str]:
    """Up to the first `then`."""
    return effects[: effects.index("then")] if "then" in effects else effects
