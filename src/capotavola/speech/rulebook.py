"""The rulebook of a game, by chapters and numbered rules."""

import re

import msgspec

from capotavola.engine.appendix import CardGroup
from capotavola.engine.boxes import files_of
from capotavola.engine.game import Game
from capotavola.speech.languages import check_language
from capotavola.speech.speaker import Speaker

RULE = re.compile(r"- \*\*([A-Z]{2}-[0-9R][0-9.]*)\*\* (.+)")


class Rule(msgspec.Struct):
    id: str
    text: str


class Chapter(msgspec.Struct):
    number: str
    title: str
    rules: list[Rule]


class Appendix(msgspec.Struct):
    """The cards of the box that is played with."""

    title: str
    groups: list[CardGroup]


class Rulebook(msgspec.Struct):
    title: str
    introduction: str
    chapters: list[Chapter]
    appendix: Appendix | None = None

    def rule(self, rule_id: str) -> Rule | None:
        for chapter in self.chapters:
            for rule in chapter.rules:
                if rule.id == rule_id:
                    return rule
        return None

    def ids(self) -> list[str]:
        return [rule.id for chapter in self.chapters for rule in chapter.rules]


def rulebook(game: str, lang: str) -> Rulebook:
    path = files_of(game) / "rulebook" / f"{check_language(lang)}.md"
    return parse_rulebook(path.read_text(encoding="utf-8"))


def whole_rulebook(game: Game, speaker: Speaker) -> Rulebook:
    """With the cards of the game's content, if it has any."""
    book = rulebook(game.name, speaker.lang)
    groups = game.appendix(speaker)
    book.appendix = Appendix(speaker.say("appendix-title"), groups) if groups else None
    return book


def parse_rulebook(text: str) -> Rulebook:
    """`# title`, an introduction, `## number title` chapters, and `- **ID** text` rules."""
    book = Rulebook("", "", [])
    introduction: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        rule = RULE.fullmatch(line)
        if line.startswith("## "):
            chapter, _, title = line[3:].partition(" ")
            book.chapters.append(Chapter(chapter, title, []))
        elif line.startswith("# "):
            book.title = line[2:]
        elif rule and book.chapters:
            book.chapters[-1].rules.append(Rule(rule[1], rule[2]))
        elif line and not book.chapters:
            introduction.append(line)
        elif line:
            raise ValueError(f"line {number} of the rulebook is neither a chapter nor a rule: {line}")
    book.introduction = " ".join(introduction)
    return book
