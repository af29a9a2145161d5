"""What is asked of a viewer, as the message that says it."""

import msgspec

from capotavola.engine.values import Json
from capotavola.games.omerta.viewtypes import View


def question(view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
    """The message that tells the viewer what to decide, and the cards it speaks of."""
    v = msgspec.convert(view, View)
    assert v.viewer is not None
    if v.step == "peeks" and any(place and place.face for place in v.stocks[v.viewer]):
        return "ask-peeks-looking", {}
    if v.step == "turn" and v.top is None:
        return "ask-turn-without-discards", {}
    if v.step == "holding" and v.held is not None and v.held.source == "discard":
        return "ask-holding-taken", {}
    if v.step == "ability":
        return "ask-ability", {"card": v.character}
    if v.step == "answers":
        return f"ask-answers-{v.character}", _stake(v)
    return f"ask-{v.step}", {}


def _stake(v: View) -> dict[str, Json]:
    """Who does what to the viewer, who may reveal a Killer (OM-R8)."""
    one, first, two, second = v.aim
    args: dict[str, Json] = {"by": v.active}
    if v.character == "gangster" and one == v.viewer:
        args |= {"place": first, "other_seat": two, "other_place": second}
    elif v.character == "gangster":
        args |= {"place": second, "other_seat": one, "other_place": first}
    elif v.character == "police-patrol":
        args["place"] = first
    elif v.character == "snitch":
        args |= {"same": "yes" if one == first else "no", "other_seat": first if one == v.viewer else one}
    return args
