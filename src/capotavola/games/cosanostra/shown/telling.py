"""What the cards say, in the reader's words; `terminal/` draws the rest."""

from typing import Final

import msgspec

from capotavola.engine.values import Json
from capotavola.engine.words import Words
from capotavola.games.cosanostra.round.hiring import are_swaps
from capotavola.games.cosanostra.shown.types import Effect, Face, ForHire, Mercenary, Phrase, View

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
HAND_STEPS: Final = ["refusing", "plan-turn", "limits"]  # in which the jobs in the hand are explained


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
        own = [] if are_swaps(v.options.expansion, v.round) else seat.under_boss
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
