"""The cards and men of a box of La Cosa Nostra, for the end of its rulebook."""

from typing import Final

import msgspec

from capotavola.engine.appendix import CardGroup, PrintedCard
from capotavola.engine.words import Words
from capotavola.games.cosanostra.cards import COP, INFLUENCE_EFFECTS, LAWYER, NO_SKILL, NOBODY, POLITICIAN
from capotavola.games.cosanostra.rules import MEN_EACH, MONOPOLIES, Rules
from capotavola.games.cosanostra.shown.faces import face, figures
from capotavola.games.cosanostra.shown.telling import BACKS, about, job_cells
from capotavola.games.cosanostra.shown.types import Face

# Jobs by their type.
JOBS: Final = ["appendix-jobs-cash", "appendix-jobs-attack", "appendix-jobs-other", "appendix-jobs-reaction"]
SKILLS: Final = {
    LAWYER: "appendix-skill-lawyer",
    POLITICIAN: "appendix-skill-politician",
    COP: "appendix-skill-cop",
}
# What the amount of an influence card changes.
CHANGES: Final = {
    "look-or-market": "appendix-looks",
    "look": "appendix-looks",
    "easier": "appendix-easier",
    "harder": "appendix-harder",
    "stronger": "appendix-stronger",
    "weaker": "appendix-weaker",
}


def appendix(rules: Rules, words: Words) -> list[CardGroup]:
    groups = [
        CardGroup(words.say("appendix-businesses"), _businesses(rules, words)),
        CardGroup(words.say("monopolies"), _monopolies(rules, words)),
    ]
    for family in range(rules.families):
        groups.append(_family(rules, family, words))
    for number, title in enumerate(JOBS):
        jobs = [job for job, copies in enumerate(rules.jobs.rounds) if any(copies)]
        cards = [_job(rules, job, words) for job in jobs if rules.jobs.types[job] == number]
        groups.append(CardGroup(words.say(title), cards))
    groups.append(CardGroup(words.say("appendix-influence"), _influence(rules, words)))
    mercenaries = range(rules.first_mercenary, rules.gangsters)
    cards = [_mercenary(rules, man, words) for man in mercenaries]
    groups.append(CardGroup(words.say("appendix-mercenaries"), cards))
    return groups


def _money(key: str, amount: int, words: Words) -> str:
    return words.say(key, amount=words.say("money", amount=amount))


def _businesses(rules: Rules, words: Words) -> list[PrintedCard]:
    kinds = rules.kinds
    return [
        PrintedCard(
            words.named("business", name),
            [
                f"× {words.number(kinds.copies[kind])}",
                words.say("appendix-company" if kinds.company[kind] else "appendix-businessman"),
                words.say("income-of", amount=words.say("money", amount=kinds.income[kind])),
                _money("appendix-price", kinds.price[kind], words),
            ],
            _skill(rules, kind, words),
        )
        for kind, name in enumerate(kinds.names)
    ]


def _skill(rules: Rules, kind: int, words: Words) -> str:
    """LC-5.2 to LC-5.5"""
    skill, monopoly = rules.kinds.skill[kind], rules.kinds.monopoly[kind]
    if monopoly != NOBODY:
        return words.say("appendix-monopoly", monopoly=words.named("monopoly", MONOPOLIES[monopoly]))
    if skill == NO_SKILL:
        return ""
    counts = {LAWYER: rules.figures.lawyer_looks, POLITICIAN: rules.figures.politician_cards}
    return words.say(SKILLS[skill], count=counts.get(skill, 1))


def _monopolies(rules: Rules, words: Words) -> list[PrintedCard]:
    """LC-5.5"""
    income = words.say("income-of", amount=words.say("money", amount=rules.figures.monopoly_income))
    cards: list[PrintedCard] = []
    for monopoly, name in enumerate(MONOPOLIES):
        kinds = [kind for kind, counts in enumerate(rules.kinds.monopoly) if counts == monopoly]
        what = words.listed([words.named("business", rules.kinds.names[kind]) for kind in kinds])
        text = words.say("appendix-monopoly-needs", count=rules.figures.monopoly_least, what=what)
        cards.append(PrintedCard(words.named("monopoly", name), [income], text))
    return cards


def _family(rules: Rules, family: int, words: Words) -> CardGroup:
    """LC-1.3, LC-1.4: the businesses it starts with, and its six gangsters."""
    title = f"{words.named('family', rules.family_names[family])} ({_colour(rules, family, words)})"
    starts = [words.named("business", rules.kinds.names[kind]) for kind in rules.family_businesses[family]]
    boss = [words.say("appendix-starts", what=words.counted(starts))]
    cards = [PrintedCard(words.say("appendix-boss"), boss)]
    for man in range(family * MEN_EACH, (family + 1) * MEN_EACH):
        cards.append(PrintedCard(_man(rules, man, words), _hire(rules, man, words)))
    return CardGroup(title, cards)


def _colour(rules: Rules, family: int, words: Words) -> str:
    return words.named("colour", rules.family_colours[family])


def _man(rules: Rules, man: int, words: Words) -> str:
    return words.named("gangster", rules.men.names[man])


def _hire(rules: Rules, man: int, words: Words) -> list[str]:
    strength = words.say("appendix-strength", count=rules.men.strength[man])
    price = rules.men.price[man]
    return [strength, _money("appendix-price", price, words) if price else words.say("appendix-starter")]


def _job(rules: Rules, job: int, words: Words) -> PrintedCard:
    name = rules.jobs.names[job]
    decks = [
        f"{BACKS[number + 1]} × {words.number(copies)}"
        for number, copies in enumerate(rules.jobs.rounds[job])
        if copies
    ]
    printed = msgspec.convert(face(rules, job), Face)
    _, _, difficulty, needed, result = job_cells(printed, name, 0, words)
    needs = "appendix-needs" if printed.type == "cash" else "appendix-target"
    figures = [words.say("appendix-difficulty", what=difficulty), words.say(needs, what=needed), result]
    if printed.stake:
        figures.append(_money("appendix-stake", printed.stake, words))
    return PrintedCard(words.card(name), [words.listed(decks), *figures], about(name, words))


def _influence(rules: Rules, words: Words) -> list[PrintedCard]:
    cards: list[PrintedCard] = []
    for kind, name in enumerate(rules.influences.names):
        figures = [f"× {words.number(rules.influences.copies[kind])}"]
        change = CHANGES.get(INFLUENCE_EFFECTS[kind])
        if change is not None:
            figures.append(words.say(change, count=rules.influences.amount[kind]))
        if rules.influences.start[kind]:
            figures.append(words.say("appendix-one-each"))
        cards.append(PrintedCard(words.card(name), figures, about(name, words)))
    return cards


def _mercenary(rules: Rules, man: int, words: Words) -> PrintedCard:
    gang = words.named("gang", rules.men.gangs[man])
    text = about(rules.men.names[man], words, "", **figures(rules, man))
    return PrintedCard(_man(rules, man, words), [gang, *_hire(rules, man, words)], text)
