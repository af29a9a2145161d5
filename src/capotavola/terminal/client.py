"""People and bots at one terminal, whatever the game."""

from pathlib import Path

from rich.console import Console

from capotavola.bots.bot import Bot
from capotavola.bots.talk import Word, next_word
from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.chance import Chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.match import Match
from capotavola.engine.state import State
from capotavola.engine.undo import is_asked
from capotavola.speech.rulebook import whole_rulebook
from capotavola.speech.speaker import Speaker
from capotavola.terminal.asking import Asking, TakenBack
from capotavola.terminal.drawing import drawing_of
from capotavola.terminal.ears import Ears
from capotavola.terminal.ending import show_end
from capotavola.terminal.screen import Left, Screen
from capotavola.terminal.sheet import Room
from capotavola.terminal.steps import Steps


class TerminalClient:
    """Seats without a bot are people; several people share the screen behind a curtain."""

    def __init__(
        self,
        match: Match,
        bots: list[Bot | None],
        speaker: Speaker,
        console: Console,
        order: Chance,
        file: Path,
    ) -> None:
        self.match = match
        self.bots = bots
        self.speaker = speaker
        self.order = order
        self.file = file
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.screen = Screen(console, speaker, alone=len(self.people) < 2)
        self.ears = Ears(len(bots), self.people)
        self.ears.recall(match.game, match.record)
        self.steps = Steps(match)
        self.left_open = ["" for _ in bots]  # what each has chosen not to answer yet
        drawing, book = drawing_of(match.game.name), whole_rulebook(match.game, speaker)
        self.room = Room(match, speaker, self.screen, drawing, book, self.ears, self.steps)

    def play(self) -> bool:
        """Until the game is over, or somebody leaves; says whether it is over.

        What a player is about to see is on file before, and every answer after it.
        """
        self.save()
        commitment = self.match.record.commitment()
        if commitment is not None:
            self.screen.say("deal-fixed", "dim", commitment=commitment)
        self.screen.open()
        try:
            self._play()
        except Left:
            return False
        finally:
            self.screen.close()
        show_end(self.room)
        return True

    def _play(self) -> None:
        while self.match.state.waiting:
            try:
                self._go_on(self.match.state)
            except TakenBack:
                self.ears.forget(self.steps.take_back())
            self.save()

    def _go_on(self, state: State) -> None:
        """The next word, or the next decision."""
        seat = self._next_seat(state.deciders())
        if state.talk_open() and self._somebody_speaks(seat):
            return
        bot = self.bots[seat]
        if bot is not None:
            self._act(seat, bot.choose(Eyes(state, seat)), own=False)
            return
        answer = self._ask(seat, state.legal(seat))
        assert answer is not None
        self._act(seat, answer, own=is_asked(state, seat, answer))

    def _act(self, seat: int, action: Action, own: bool) -> None:
        self.ears.tell(self.steps.act(seat, action, own))

    def _somebody_speaks(self, asked: int) -> bool:
        """People who have something to answer, then bots."""
        state = self.match.state
        word: Word | None = None
        for seat in seats_in(state.pressed()):
            if self.bots[seat] is None and word is None:
                answer = self._ask_to_answer(seat)
                word = None if answer is None else Word(seat, answer)
        word = word or next_word(state, asked, self.bots)
        if word is None:
            return False
        self._act(word.seat, word.action, own=False)
        return True

    def _ask_to_answer(self, seat: int) -> Action | None:
        """Once about what there is to answer; it may be left open."""
        pressing = [action for action in self.match.state.unasked(seat) if action.verb.presses]
        said = " ".join(str(action) for action in pressing)
        if said == self.left_open[seat]:
            return None
        answer = self._ask(seat, pressing, may_wait=True)
        self.left_open[seat] = said if answer is None else ""
        return answer

    def _next_seat(self, seats: list[int]) -> int:
        """Any of those who are asked; but among people the one at the screen, to spare the curtain."""
        seat = seats[self.order.below(len(seats))]
        if self.bots[seat] is None and self.at_screen in seats:
            return self.at_screen
        return seat

    def _ask(self, seat: int, actions: list[Action], may_wait: bool = False) -> Action | None:
        """One of the actions, or any that is typed; None if it may wait and shall."""
        self.save()
        self._curtain(seat)
        return Asking(self.room, seat, actions, may_wait).answer()

    def _curtain(self, seat: int) -> None:
        """Hide the screen of one player before another looks at it."""
        if len(self.people) < 2 or seat == self.at_screen:
            return
        name = self.speaker.names[seat]
        self.screen.fresh()
        self.screen.say("curtain", "bold yellow", name=name)
        self.screen.read("curtain-lift", name=name)
        self.at_screen = seat

    def save(self) -> None:
        """The record, whole or not at all."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        half = self.file.with_name(self.file.name + ".part")
        half.write_bytes(self.match.pause().to_bytes())
        half.replace(self.file)
