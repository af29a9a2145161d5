"""What is asked, and what the cards say, in the reader's words; `terminal.py` draws the rest."""

from typing import Final

import msgspec

from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.shown.types import (
    Asked,
    Attempt,
    Effect,
    Face,
    ForHire,
    Mercenary,
    Options,
    Phrase,
    Step,
    View,
)

BACKS: Final = ["–", "I", "II", "III", "IV"]
TARGETS: Final = {
    "businessman": "on-businessman",
    "company": "on-company",
    "gangster": "on-gangster",
    "player": "on-player",
    "all": "on-all",
    "market": "on-market",
    "deck": "on-deck",
    "self": "on-self",
    "cash-job": "on-cash-job",
    "attack": "on-attack",
}
BUYING: Final = {"buy-less": "ask-buying-less", "buy-half": "ask-buying-half"}
HAND_STEPS: Final = ["refusing", "plan-turn", "limits"]  # in which the jobs in the hand are explained


# -- what is asked ----------------------------------------------------------------


class Glance(msgspec.Struct):
    """Of a view what most questions speak of. It is glanced at after every action, and the rest is large."""

    viewer: int | None
    options: Options
    round: int
    active: int
    step: Step
    asked: Asked


def question(view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
    """The message that tells the viewer what to decide, and what it speaks of."""
    v = msgspec.convert(view, Glance)
    if v.step == "window":
        return _window_question(v)
    if v.step == "hiring":
        return ("ask-swapping" if _swapping(v) else "ask-hiring"), {}
    if v.step == "drawing":
        return "ask-drawing", {"count": v.asked.left}
    if v.step == "limits":
        return _limits_question(msgspec.convert(view, View))
    if v.step == "growing":
        return _growing_question(msgspec.convert(view, View))
    if v.asked.done and v.step in ("plan-turn", "action-turn"):
        return "ask-anything-else", {}
    if not v.asked.attempts or v.viewer is None:
        return f"ask-{v.step}", {}
    now = v.asked.attempts[-1]
    if v.step in ("staking", "laundering", "buying"):
        return _paying_question(msgspec.convert(view, View), v.viewer, now)
    if v.step == "firing-back":
        return "ask-firing-back", {"gangster": now.gangster, "victim": now.target["victim"]}
    if v.step == "picking-markers":
        return "ask-picking-markers", {"job": now.job, "kind": v.asked.kind}
    return f"ask-{v.step}", {"gangster": now.gangster, "job": now.job}


def _paying_question(v: View, seat: int, now: Attempt) -> tuple[str, dict[str, Json]]:
    cash = v.seats[seat].cash // NOTE * NOTE
    if v.step == "staking":
        return "ask-staking", {"job": now.job, "amount": min(cash, v.cards[now.job].stake)}
    effect = _reached(v, now)
    if v.step == "laundering":
        return "ask-laundering", {"amount": min(cash, effect.amount or 0)}
    return BUYING.get(effect.effect, "ask-buying"), {"amount": effect.amount or 0}


def _limits_question(v: View) -> tuple[str, dict[str, Json]]:
    """LC-2.6: jobs first."""
    seat = v.seats[v.viewer if v.viewer in v.deciders else v.deciders[0]]
    if seat.surplus_jobs:
        return "ask-limits-jobs", {"count": seat.surplus_jobs}
    return "ask-limits-influence", {"count": seat.surplus_influence}


def _growing_question(v: View) -> tuple[str, dict[str, Json]]:
    """LC-R21: whoever can grow, what it costs and what he is then."""
    grows = [man for seat in v.seats for man in seat.gangsters if man.ability == "grow"]
    man = grows[0]
    strength = man.printed + man.figures["amount"]
    return "ask-growing", {"gangster": man.gangster, "amount": man.figures["cost"], "strength": strength}


def _window_question(v: Glance) -> tuple[str, dict[str, Json]]:
    key = f"ask-window-{v.asked.window}"
    if v.asked.vain:
        key += "-vain"
    if v.asked.window == "schemes":
        return key, {"seat": v.active}
    if v.asked.window == "vetoes":
        args: dict[str, Json] = {"seat": v.asked.by, "card": v.asked.card}
        if v.asked.on is not None:
            return f"{key}-on", {**args, "gangster": v.asked.on}
        return f"{key}-market" if v.asked.for_market else key, args
    harm = v.asked.harm
    if v.asked.window == "saves" and harm is not None:
        if harm.gangster is not None:
            return f"{key}-gangster", {"gangster": harm.gangster, "killed": int(harm.killed)}
        return f"{key}-business", {"business": harm.business, "killed": int(harm.killed)}
    now = v.asked.attempts[-1]
    args = {"gangster": now.gangster, "job": now.job, "amount": now.money}
    if v.asked.window == "traps":
        if "victim" in now.target:
            return f"{key}-gangster", {**args, "victim": now.target["victim"]}
        if "business" in now.target:
            return f"{key}-business", {**args, "business": now.target["business"]}
    return key, {**args, "dice": [*v.asked.dice], "difficulty": v.asked.difficulty or 0}


def _swapping(v: View | Glance) -> bool:
    """LC-8.4"""
    return v.options.expansion and v.round == 1


def _reached(v: View, attempt: Attempt) -> Effect:
    face = v.cards[attempt.job]
    return (face.one if attempt.hits == 1 else face.two)[0]


def explained(view: dict[str, Json], words: Words) -> list[str]:
    """The jobs and cards to choose from, or guns for hire."""
    v = msgspec.convert(view, View)
    if v.viewer is None or v.viewer not in v.deciders:
        return []
    seat = v.seats[v.viewer]
    jobs: list[tuple[str, int]] = []
    cards: list[str] = []
    if v.step in HAND_STEPS:
        jobs = [(card.job, card.round) for card in seat.hand or []]
        cards = (seat.influence_hand or []) if v.step == "limits" else []
    elif v.step == "action-turn":
        tasks = [task for man in seat.gangsters for task in man.tasks]
        jobs = [(task.job, task.round or 0) for task in tasks if task.job is not None]
    elif v.step == "hiring":
        own = [] if _swapping(v) else seat.under_boss
        return [for_hire(man, words) for man in [*own, *v.mercenaries.shown]]
    elif v.asked.card is not None:
        cards = [v.asked.card]
    lines = [_job_line(v, name, back, words) for name, back in dict.fromkeys(jobs)]
    return lines + [f"{words.card(card)}{about(card, words, ': ')}" for card in dict.fromkeys(cards)]


def _job_line(v: View, name: str, back: int, words: Words) -> str:
    """The figures of a cash job say it all, and what is missing for it."""
    face = v.cards[name]
    line = " · ".join(job_cells(face, name, back, words))
    if face.type != "cash":
        return line + about(name, words, " – ")
    missing = [words.named("business", kind) for kind in lacking(v, name)]
    return f"{line} – {words.say('job-lacks', businesses=words.counted(missing))}" if missing else line


def lacking(v: View, job: str) -> list[str]:
    """The kinds of businesses that a job needs and the viewer neither has, nor buys, nor has a marker on."""
    if v.viewer is None:
        return []
    seat = v.seats[v.viewer]
    kinds = {card.business: card.kind for each in v.seats for card in each.businesses}
    at_hand = [card.kind for card in seat.businesses if card.active]
    lent = {marker.business for marker in v.markers if marker.seat == v.viewer}  # each once (LC-3.4)
    at_hand += [kinds[business] for business in sorted(lent) if business in kinds]
    tasks = [task for man in seat.gangsters for task in man.tasks]
    at_hand += [task.business.rpartition("-")[0] for task in tasks if task.business is not None]
    missing: list[str] = []
    for kind in v.cards[job].needs:
        if kind in at_hand:
            at_hand.remove(kind)
        else:
            missing.append(kind)
    return missing


# -- cards --------------------------------------------------------------------------


def about(name: str, words: Words, before: str = "", **figures: Json) -> str:
    """What a card does, if it is one of the house: a content file's own cards have their names only."""
    try:
        return before + words.say(f"about-{name}", **figures)
    except KeyError:
        return ""


def ability(man: ForHire, words: Words) -> str:
    """What a mercenary can do, with the figures of the box."""
    return about(man.gangster, words, ": ", **man.figures)


def job_cells(face: Face, name: str, back: int, words: Words) -> list[str]:
    """Its round, name, difficulty, what it needs or hits, and what it brings."""
    difficulty = words.say("by-strength")
    if face.difficulty is not None:
        difficulty = f"{words.number(face.difficulty)}+"
    if face.type == "cash":
        needs = [words.named("business", need) for need in face.needs]
        needed = words.counted(needs) if needs else words.say("needs-nothing")
    else:
        needed = words.say(TARGETS[face.target])
    return [BACKS[back], words.card(name), difficulty, needed, _result(face, words)]


def _result(face: Face, words: Words) -> str:
    """For one success and for two."""
    if len(face.pay) == 1:
        return words.say("each-success", amount=face.pay[0])
    if face.pay:
        return " / ".join(words.say("money", amount=amount) for amount in face.pay)
    one, two = _effects(face.one, words), _effects(face.two, words)
    if [effect.effect for effect in face.one] == [effect.effect for effect in face.two]:
        two = " + ".join(words.say("money", amount=effect.amount) for effect in face.two if effect.amount)
    result = f"{one} / {two}" if face.one != face.two else one
    if not face.failure:
        return result
    return f"{result} · {words.say('if-failed', effects=_effects(face.failure, words))}"


def _effects(effects: list[Effect], words: Words) -> str:
    parts = [words.say(f"effect-{effect.effect}", amount=effect.amount or 0) for effect in effects]
    return " + ".join(parts) or words.say("nobody")


def with_strength(man: ForHire, strength: int, words: Words) -> str:
    return f"{words.named('gangster', man.gangster)} ({words.number(strength)})"


def for_hire(man: ForHire, words: Words) -> str:
    price = man.price
    if isinstance(man, Mercenary) and man.swap is not None:
        price = man.swap  # LC-8.4
    line = f"{with_strength(man, man.printed, words)} {words.say('money', amount=price)}"
    if man.ability is None:
        return line
    return f"{line} – {words.named('gang', man.gang)}{ability(man, words)}"


def phrase(part: Phrase, words: Words) -> str:
    """A part of an offer, or a promise."""
    args: dict[str, Json] = {}
    for key, value in part.items():
        if key != "phrase":
            args[key] = words.named(key, value) if isinstance(value, str) else value
    return words.say(f"phrase-{part['phrase']}", **args)
