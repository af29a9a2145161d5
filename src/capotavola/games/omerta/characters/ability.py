"""Chapter 4: a discarded character works."""

from typing import Final

from capotavola.engine.action import Action
from capotavola.engine.audience import only
from capotavola.engine.refusal import Refusal
from capotavola.engine.steps import Passage
from capotavola.engine.stored import must
from capotavola.engine.values import Json
from capotavola.games.omerta import cards, rules
from capotavola.games.omerta.cards import KIND_NAMES, is_given
from capotavola.games.omerta.characters.character import AimedCharacter, Character
from capotavola.games.omerta.characters.driver import Driver
from capotavola.games.omerta.characters.gangster import Gangster
from capotavola.games.omerta.characters.given import LaMamma, PolicePatrol
from capotavola.games.omerta.characters.lady import Lady
from capotavola.games.omerta.characters.mole import Mole
from capotavola.games.omerta.characters.safecracker import Safecracker
from capotavola.games.omerta.characters.snitch import Snitch
from capotavola.games.omerta.questions import TurnQuestion
from capotavola.games.omerta.table import ABILITY, Table

WITHOUT_ABILITY: Final = [cards.KILLER, cards.WITNESS, cards.ALIBI]
CHARACTERS: Final[list[Character]] = [
    Lady(cards.LADY, rules.LADY_VERB, "OM-4.3"),
    Mole(cards.MOLE, rules.MOLE_VERB, "OM-4.4"),
    Gangster(cards.GANGSTER, rules.GANGSTER_VERB, "OM-4.5"),
    Snitch(cards.SNITCH, rules.SNITCH_VERB, "OM-R7"),
    Driver(cards.DRIVER, rules.DRIVER_VERB, "OM-4.7"),
    Safecracker(cards.SAFECRACKER, rules.CRACK, "OM-4.8"),
    LaMamma(cards.LA_MAMMA, rules.LA_MAMMA_VERB, "OM-4.12"),
    PolicePatrol(cards.POLICE_PATROL, rules.PATROL_VERB, "OM-4.13"),
]


def _by_kind() -> list[Character | None]:
    found: list[Character | None] = [None] * cards.KINDS
    for character in CHARACTERS:
        found[character.kind] = character
    for kind in range(cards.LADY, cards.KINDS):
        assert (found[kind] is None) == (kind in WITHOUT_ABILITY), f"what does character {kind} do?"
    return found


BY_KIND: Final = _by_kind()


def present(t: Table) -> Character:
    """The character that is being resolved."""
    character = BY_KIND[t.character]
    assert character is not None
    return character


def use(t: Table, seat: int, kind: int) -> None:
    """OM-4.1: the active player discarded it; with a legal target it must be used (OM-R5)."""
    character = BY_KIND[kind]
    if character is None:
        return
    t.character = kind
    if character.has_target(t, seat):
        t.ask(ABILITY, only(seat))
    else:
        t.tell_of("no-target", seat, "card", KIND_NAMES[kind])
        t.character = 0


def check_character(t: Table) -> None:
    """MalformedValue if no character could be resolved here."""
    character = BY_KIND[t.character]
    must(character is not None and character.has_target(t, t.active), "character: it has no target")
    must(not is_given(t.character) or t.discards[-1:] == [t.character], "discards: the character lies on top")


class Ability(TurnQuestion):
    """The active player names the targets."""

    def legal(self, t: Table, seat: int) -> list[Action]:
        return present(t).legal(t, seat)

    def why_not(self, t: Table, seat: int, action: Action) -> Refusal | None:
        character = present(t)
        if action.kind == rules.PASS:
            return character.why_not_pass()
        if action.kind != character.verb:
            return Refusal("OM-R5", "resolve-first", {"card": character.name})
        return character.why_not(t, seat, action)

    def choose(self, t: Table, seat: int, action: Action) -> None:
        t.answered()
        present(t).use(t, seat, action)

    def check_decision(self, t: Table) -> None:
        check_character(t)

    def question(self, view: dict[str, Json]) -> tuple[str, dict[str, Json]]:
        return "ask-ability", {"card": view["character"]}


class Effect(Passage[Table]):
    """The ability that nobody stopped happens."""

    def go_on(self, t: Table) -> None:
        t.stack.pop()
        character, aim = present(t), t.aim
        assert isinstance(character, AimedCharacter)
        t.character = 0
        t.aim = []
        character.happen(t, aim)
