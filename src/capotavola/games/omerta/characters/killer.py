"""The Killer's answer to a card that is used against its holder (OM-4.9, OM-R8, OM-R20)."""

from msgspec import convert

from capotavola.engine.action import Action
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.omerta.cards import KILLER, KIND_NAMES
from capotavola.games.omerta.characters.ability import BY_KIND, check_character, present
from capotavola.games.omerta.characters.character import AimedCharacter
from capotavola.games.omerta.questions import RevealQuestion
from capotavola.games.omerta.rules import PASS, REVEAL
from capotavola.games.omerta.shown.types import View
from capotavola.games.omerta.table import ANSWERS, EFFECT, END_OF_TURN, PASSED, UNDECIDED, Table


class Answers(RevealQuestion):
    def __init__(self, number: int, name: str) -> None:
        super().__init__(number, name, REVEAL, "OM-4.9", "OM-R8", "answer-first")

    def already(self, t: Table, seat: int) -> str:
        return "not-aimed-at" if t.choices[seat] == UNDECIDED else "answered-already"

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.choices[seat] = PASSED if action.kind == PASS else action.a
        t.one_has_answered(seat)
        if not t.waiting:
            self.close(t)

    def close(self, t: Table) -> None:
        """One Killer stops the whole card (OM-R8)."""
        killed = self.settle(t)
        t.answered()
        t.forget_choices()
        if killed:
            t.stack.pop()  # the effect
            t.character = 0
            t.aim = []

    def wanted(self, t: Table) -> int:
        return KILLER

    def succeed(self, t: Table, seat: int, place: int) -> None:
        t.tell_of("killed", seat, "place", place, "card", KIND_NAMES[t.character])

    def check_stored(self, t: Table, at: int) -> None:
        must(t.stack == [END_OF_TURN, EFFECT, ANSWERS], "stack: under the answers lies the effect")
        super().check_stored(t, at)
        check_character(t)
        character = present(t)
        aims = [[action.a, action.b, action.c, action.d] for action in character.legal(t, t.active)]
        must(isinstance(character, AimedCharacter) and t.aim in aims, "aim: not a choice for the character")
        assert isinstance(character, AimedCharacter)
        targets = character.targets(t.active, t.aim)
        for seat in range(t.players):
            must(not t.is_asked(seat) or seat in targets, f"waiting: {seat} is no target")

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        """Who does what to the viewer, who may reveal a Killer (OM-R8)."""
        v = convert(view, View)
        assert v.character is not None
        character = BY_KIND[KIND_NAMES.index(v.character)]
        assert isinstance(character, AimedCharacter)
        return f"ask-answers-{v.character}", {"by": v.active, **character.stake(v)}
