"""One question to one person, and what the answer means."""

import re

from rich.console import Group, RenderableType
from rich.text import Text

from capotavola.engine.action import Action
from capotavola.engine.foresight import YOU, foresee
from capotavola.engine.typed import Mistyped
from capotavola.engine.values import Json, MalformedValue
from capotavola.terminal.menu import Menu, Open
from capotavola.terminal.mistakes import pointed_out
from capotavola.terminal.rules import one_rule, whole_book
from capotavola.terminal.screen import Left
from capotavola.terminal.sheet import Room, Sheet

RULE_ID = re.compile(r"[A-Za-z]{2}-[Rr]?[0-9]+(\.[0-9]+)?")
LEAST_ROOM = 4  # lines for an answer beside the table; a longer one is paged
HELP = ("?", "؟")


class TakenBack(Exception):
    """The player takes the last action back."""


class Asking:
    def __init__(self, room: Room, seat: int, actions: list[Action], may_wait: bool) -> None:
        self.room = room
        self.seat = seat
        self.state = room.match.state
        self.speaker = room.speaker
        self.sheet = Sheet(room, seat, actions, may_wait)

    def answer(self) -> Action | None:
        """One of the actions, or any that is typed; None if it may wait and shall."""
        try:
            return self._answer()
        finally:
            self.room.ears.has_looked(self.seat)

    def _answer(self) -> Action | None:
        while True:
            self.sheet.show()
            text = self.room.screen.read(self.sheet.prompt())
            found: Action | Menu | Open | None = self.sheet.top
            if text:
                found = self._understand(text)
            elif self.sheet.menu is self.sheet.top:
                found = self.sheet.usual
            if isinstance(found, Action):
                return found
            if isinstance(found, Open):
                return None
            if found is not None:
                self.sheet.menu = found

    # -- what a typed line means -------------------------------------------------

    def _understand(self, text: str) -> Action | Menu | Open | None:
        """None if it was a question or a mistake, answered at once."""
        if text.isdecimal():
            return self._picked(text)
        word = text.casefold()
        if word == "quit":
            raise Left
        if word == "undo":
            self._undo()
        elif word in HELP:
            self._aside(self._help())
        elif text.startswith(HELP):
            self._foresee(text[1:].strip())
        elif word == "rules":
            self._page(whole_book(self.room.book))
        elif word == "log":
            log = self.sheet.log(len(self.room.ears.heard[self.seat]))
            self._page(Group(*log, *self.sheet.private()))
        elif word == "table":
            self._page(Group(self.sheet.table(self.sheet.forms()[0]), *self.sheet.explained()))
        elif RULE_ID.fullmatch(text):
            self._aside(one_rule(self.room.book, text.upper(), self.speaker))
        else:
            return self._typed(text)
        return None

    def _picked(self, text: str) -> Action | Menu | Open | None:
        picked = self.sheet.menu.pick(int(text)) if len(text) < 5 else None
        if picked is None:
            self._note("typo-no-such-choice", word=text)
        return picked

    def _typed(self, text: str) -> Action | None:
        try:
            action = self.room.match.game.parse(text, self.speaker.names)
        except Mistyped as mistake:
            self._aside(pointed_out(text, mistake, self.speaker))
            return None
        except MalformedValue as error:  # of a game that does not say which word
            self._aside(Text(str(error), style="yellow"))
            return None
        refusal = self.state.why_not(self.seat, action)
        if refusal is None:
            return action
        sentence = self.speaker.refusal(refusal)
        self.sheet.notice = [
            Text(self.speaker.say("refused", rule=refusal.rule, sentence=sentence), style="red"),
            Text(self.speaker.say("refused-hint", rule=refusal.rule), style="dim"),
        ]
        return None

    def _foresee(self, text: str) -> None:
        """What a choice, picked by its number or typed, is sure to bring."""
        action = self._picked(text) if text.isdecimal() else self._typed(text)
        if isinstance(action, Action):
            self._aside(self._brought(action))
        elif action is not None:
            self._note("foreseen-many")

    def _brought(self, action: Action) -> RenderableType:
        foresight = foresee(self.state, self.seat, action)
        lines = [said for event in foresight.events if (said := self.speaker.event(event))]
        if foresight.stop != YOU:
            lines.append(self.speaker.say(f"foreseen-{foresight.stop}"))
        told = lines or [self.speaker.say("foreseen-nothing")]
        return Text(
            "\n".join([f"{self.speaker.say('foreseen')}:", *(f"  {line}" for line in told)]), style="cyan"
        )

    def _undo(self) -> None:
        reason = self.room.steps.why_not(self.seat)
        if reason is None:
            raise TakenBack
        self._note(reason)

    def _help(self) -> RenderableType:
        actions = [action for action in self.sheet.actions if not action.verb.grave] or self.sheet.actions
        example = self.room.match.game.typed(actions[-1], self.speaker.names)
        lines = [self.speaker.say("help-lines", example=example, rule=self.room.book.ids()[0])]
        if self.state.talk_open():
            lines.append(self.speaker.say("help-deals"))
        if self.sheet.example is not None:
            lines.append(self.speaker.say("deal-by-typing", example=self.sheet.example))
        return Text("\n".join(lines))

    # -- what is answered ----------------------------------------------------------

    def _note(self, key: str, **args: Json) -> None:
        self.sheet.notice = [Text(self.speaker.say(key, **args), style="yellow")]

    def _aside(self, thing: RenderableType) -> None:
        """Beside the table if there is room, otherwise on pages of its own."""
        if self.room.screen.height_of(thing) <= max(LEAST_ROOM, self.room.screen.console.height // 4):
            self.sheet.notice = [thing]
        else:
            self._page(thing)

    def _page(self, thing: RenderableType) -> None:
        self.room.screen.page(thing)
        self.sheet.in_sight = 0
