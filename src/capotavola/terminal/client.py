"""People and bots at one terminal, whatever the game."""

import re
from contextlib import nullcontext
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from capotavola.bots.bot import Bot
from capotavola.bots.talk import Word, next_word
from capotavola.engine.action import Action
from capotavola.engine.audience import seats_in
from capotavola.engine.chance import Chance
from capotavola.engine.event import Event
from capotavola.engine.eyes import Eyes
from capotavola.engine.match import Match
from capotavola.engine.outcome import Outcome
from capotavola.engine.values import Json, MalformedValue
from capotavola.speech.rulebook import rulebook
from capotavola.speech.speaker import Speaker
from capotavola.terminal.drawing import drawing_of
from capotavola.terminal.menu import Menu, menu_of
from capotavola.terminal.rules import print_rule, print_rulebook

RULE_ID = re.compile(r"[A-Za-z]{2}-[Rr]?[0-9]+(\.[0-9]+)?")
LONGEST_LOG, SHORTEST_LOG, ROOM_FOR_QUESTIONS = 14, 4, 6
ROOMY = 40  # lines of a screen on which the table is drawn large


class Left(Exception):
    """A player wants to leave, or the input is at its end."""


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
        self.console = console
        self.order = order
        self.file = file
        self.drawing = drawing_of(match.game.name)
        self.book = rulebook(match.game.name, speaker.lang)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.heard: list[list[Event]] = [[] for _ in bots]
        self.news: list[list[Event]] = [[] for _ in bots]
        self.left_open = ["" for _ in bots]  # what each has chosen not to answer yet

    def play(self) -> bool:
        """Until the game is over, or somebody leaves; says whether it is over.

        What a player is about to see is on file before, and every answer after it.
        """
        self.save()
        commitment = self.match.record.commitment()
        if commitment is not None:
            self._print(self.speaker.say("deal-fixed", commitment=commitment), "dim")
        self.console.set_alt_screen(True)  # where nothing stays to be scrolled back to
        try:
            self._play()
        except Left:
            return False
        finally:
            self.console.set_alt_screen(False)
        self._show_end()
        return True

    def _play(self) -> None:
        state = self.match.state
        while state.waiting:
            seat = self._next_seat(state.deciders())
            if state.talk_open() and self._somebody_speaks(seat):
                continue
            bot = self.bots[seat]
            if bot is not None:
                self._tell(self.match.apply(seat, bot.choose(Eyes(state, seat))))
                continue
            self.save()
            answer = self._ask(seat, state.legal(seat))
            assert answer is not None
            self._tell(self.match.apply(seat, answer))
            self.save()
        self.save()

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
        self._tell(self.match.apply(word.seat, word.action))
        self.save()
        return True

    def _ask_to_answer(self, seat: int) -> Action | None:
        """Once about what there is to answer; it may be left open."""
        pressing = [action for action in self.match.state.unasked(seat) if action.verb.presses]
        said = " ".join(str(action) for action in pressing)
        if said == self.left_open[seat]:
            return None
        self.save()
        answer = self._ask(seat, pressing, may_wait=True)
        self.left_open[seat] = said if answer is None else ""
        return answer

    def _next_seat(self, seats: list[int]) -> int:
        """Any of those who are asked; but among people the one at the screen, to spare the curtain."""
        seat = seats[self.order.below(len(seats))]
        if self.bots[seat] is None and self.at_screen in seats:
            return self.at_screen
        return seat

    def save(self) -> None:
        """The record, whole or not at all."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        half = self.file.with_name(self.file.name + ".part")
        half.write_bytes(self.match.pause().to_bytes())
        half.replace(self.file)

    def _tell(self, events: list[Event]) -> None:
        """What only one may know is shown to that one once, and never kept (OM-R14 and its like)."""
        for event in events:
            for seat in self.people:
                if event.heard_by(seat):
                    self.news[seat].append(event)
                    if event.audience != 1 << seat:
                        self.heard[seat].append(event)

    # -- asking ------------------------------------------------------------

    def _ask(self, seat: int, actions: list[Action], may_wait: bool = False) -> Action | None:
        """One of the actions, or any that is typed; None if it may wait and shall."""
        self._curtain(seat)
        view = self.match.state.view(seat)
        top = menu_of(actions, self.speaker, str(view["step"]))
        self._draw(seat, view, len(top.entries), self.speaker.say("ask-to-answer") if may_wait else "")
        self.news[seat] = []
        harmless = [action for action in actions if action.verb.harmless]
        usual = harmless[0] if harmless and not may_wait else None
        menu = top
        while True:
            self._list(menu)
            if menu is top and usual is not None:
                label = self.speaker.action(usual, str(view["step"]))
                self._print(self.speaker.say("press-enter-default", what=label), "dim")
            elif menu is top and may_wait:
                self._print(
                    self.speaker.say("press-enter-default", what=self.speaker.say("leave-open")), "dim"
                )
            text = self._read("choose" if menu is top else "choose-target")
            if not text and menu is top and (usual is not None or may_wait):
                return usual
            answer = self._understand(seat, text, menu, actions) if text else top
            if isinstance(answer, Action):
                return answer
            if isinstance(answer, Menu):
                menu = answer

    def _understand(self, seat: int, text: str, menu: Menu, actions: list[Action]) -> "Action | Menu | None":
        """What a typed line means; None if it was a question or a mistake, answered at once."""
        if text.isdecimal():
            picked = menu.pick(int(text)) if len(text) < 5 else None
            if picked is None:
                self._print(self.speaker.say("not-a-choice", text=text), "yellow")
            return picked
        if text in ("?", "؟"):
            self._print(self.speaker.say("help-lines", example=str(actions[-1]), rule=self.book.ids()[0]))
            if self.match.state.talk_open():
                self._print(self.speaker.say("help-deals"))
            return None
        if text == "quit":
            raise Left
        if text == "rules":
            with self.console.pager(styles=True) if self.console.is_terminal else nullcontext():
                print_rulebook(self.console, self.book)
            return None
        if text == "log":
            self._print_log(seat, len(self.heard[seat]))
            return None
        if RULE_ID.fullmatch(text):
            print_rule(self.console, self.book, text.upper(), self.speaker)
            return None
        return self._typed_action(seat, text)

    def _typed_action(self, seat: int, text: str) -> Action | None:
        try:
            action = self.match.game.parse(text)
        except MalformedValue:
            self._print(self.speaker.say("not-a-choice", text=text), "yellow")
            return None
        refusal = self.match.state.why_not(seat, action)
        if refusal is None:
            return action
        sentence = self.speaker.refusal(refusal)
        self._print(self.speaker.say("refused", rule=refusal.rule, sentence=sentence), "red")
        self._print(self.speaker.say("refused-hint", rule=refusal.rule), "dim")
        return None

    def _list(self, menu: Menu) -> None:
        if menu.title:
            self._print(menu.title, "bold")
        for number, (label, _) in enumerate(menu.entries, start=1):
            count = self.speaker.number(number).rjust(3)
            self.console.print(
                Text(f"{count}  ", style="cyan").append(label, style="default"), soft_wrap=True
            )

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{self.speaker.say(prompt)} ", style="bold")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    # -- showing -----------------------------------------------------------

    def _curtain(self, seat: int) -> None:
        """Hide the screen of one player before another looks at it."""
        if len(self.people) < 2 or seat == self.at_screen:
            return
        name = self.speaker.names[seat]
        self.console.clear()
        self._print(self.speaker.say("curtain", name=name), "bold yellow")
        try:
            self.console.input(Text(f"{self.speaker.say('curtain-lift', name=name)} "))
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        self.at_screen = seat

    def _draw(self, seat: int, view: dict[str, Json], choices: int, instead: str = "") -> None:
        """With the game's question, or with another one."""
        self.console.clear()
        self._print_options(view)
        compact = self.console.height < ROOMY
        table = self.drawing.render(view, self.speaker, self.speaker.names, compact)
        self.console.print(table)
        taken = len(self.console.render_lines(table)) + choices + ROOM_FOR_QUESTIONS
        self._print_log(seat, max(SHORTEST_LOG, min(LONGEST_LOG, self.console.height - taken)))
        question = instead
        if not instead:
            key, args = self.drawing.question(view)
            worded = {name: self.speaker.part(name, value) for name, value in args.items()}
            question = self.speaker.say(key, **worded)
        self._print(f"{self.speaker.names[seat]}: {question}", "bold yellow")
        for line in self.drawing.explained(view, self.speaker):
            self._print(line, "dim")

    def _print_options(self, view: dict[str, Json]) -> None:
        """What this table plays otherwise than usual."""
        chosen = view["options"]
        assert isinstance(chosen, dict)
        for option in self.match.game.options:
            value = chosen[option.name]
            if value != option.default:
                said = self.speaker.option(option.name, value)
                self._print(f"{self.speaker.say(f'option-{option.name}')}: {said}", "dim")

    def _print_log(self, seat: int, lines: int) -> None:
        """The last lines, with what is new and for this player alone among them."""
        private = [event for event in self.news[seat] if event.audience == 1 << seat]
        shown = self.heard[seat][-lines:] if lines else []
        fresh = [event for event in self.news[seat] if event not in private]
        for event in shown:
            self._print(self.speaker.event(event), "default" if event in fresh else "dim")
        for event in private:
            self._print(self.speaker.event(event), "green")

    def _show_end(self) -> None:
        outcome = self.match.state.outcome()
        assert outcome is not None
        seat = self.people[0] if self.people else None
        view = self.match.state.view(seat)
        self.console.print(self.drawing.render(view, self.speaker, self.speaker.names, compact=False))
        if seat is not None:
            self.news[seat] = []  # what was for this player alone has come to light
            self._print_log(seat, LONGEST_LOG)
        say = self.speaker.say
        self._print(f"{say('game-over')} {say(f'reason-{outcome.reason}')}", "bold")
        titles, columns = self._columns(outcome)
        columns.append(outcome.scores)
        table = Table(say("player"), *titles, say("total"))
        for player, name in enumerate(self.speaker.names):
            style = "bold yellow" if player in outcome.winners else "default"
            table.add_row(
                Text(name), *[self.speaker.number(column[player]) for column in columns], style=style
            )
        self.console.print(table)
        winners = self.speaker.listed([self.speaker.names[player] for player in outcome.winners])
        self._print(say("winner", count=len(outcome.winners), names=winners), "bold yellow")

    def _columns(self, outcome: Outcome) -> tuple[list[str], list[list[int]]]:
        """Where the scores came from: rounds, or other parts by their names."""
        if "rounds" in outcome.breakdown:
            rounds = msgspec.convert(outcome.breakdown["rounds"], list[list[int]])
            return [self.speaker.say("round-short", round=at + 1) for at in range(len(rounds))], rounds
        parts = msgspec.convert(outcome.breakdown, dict[str, list[int]])
        return [self.speaker.say(f"column-{name}") for name in parts], list(parts.values())

    def _print(self, text: str, style: str = "default") -> None:
        self.console.print(Text(text, style=style), soft_wrap=True)
