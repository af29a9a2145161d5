"""An evening at a table, at random: people and bots play, talk, vote, go away, come back and change seats."""

import random
from collections import Counter
from collections.abc import Callable

from capotavola.engine.action import Action
from capotavola.server.messages import said
from capotavola.server.messages.fields import Matter
from capotavola.server.table import log
from capotavola.server.table.refusing import HouseRefuses
from tests.conformance.walks import laws_of
from tests.server.soundness import check_fold, seen
from tests.server.tables import NAMES, Driver, key_of

MATTERS: list[Matter] = ["pause", "resume", "end"]


class Evening:
    """`did` counts what happened, so that a test can tell that something did."""

    def __init__(self, driver: Driver, seed: int) -> None:
        self.driver = driver
        self.rng = random.Random(seed)
        self.did: Counter[str] = Counter()
        self.sent: list[tuple[int, said.Move]] = []
        self.usual: list[tuple[int, Callable[[], None]]] = [
            (60, self.somebody_acts),
            (10, self.somebody_speaks_unasked),
            (15, self.time_passes),
            (4, self.somebody_chats),
            (4, self.somebody_takes_back),
            (2, self.somebody_goes_or_comes),
            (1, self.somebody_hands_over),
            (1, self.somebody_changes_seats),
            (1, self.somebody_votes),
            (2, self.a_message_comes_again),
            (1, self.spectators_talk),
            (1, self.the_house_closes_and_opens),
        ]

    def go_on(self, doings: int) -> None:
        """Until the game is over, at most so many doings."""
        doing = [what for _, what in self.usual]
        weights = [weight for weight, _ in self.usual]
        for _ in range(doings):
            if self.driver.table.finished():
                return
            self.rng.choices(doing, weights)[0]()
            self.check()

    def check(self) -> None:
        """Somebody can act, or the house will."""
        table = self.driver.table
        if not table.playing():
            return
        race = table.race
        people = [seat for seat in table.thinking() if race is None or not race.claimed(seat)]
        for seat in people:
            assert self.driver.position(seat).legal
        if not people:
            assert self.driver.duty() is not None

    def end(self) -> None:
        """Whatever happened: people go on to the end, and the whole log makes the same table."""
        while not self.driver.table.finished():
            if self.driver.table.status == "paused":
                for seat in self.driver.table.voters():
                    self.say(seat, said.Vote(self.driver.new_id(), "resume", True))
            self.somebody_acts()
            self.check()
        check_fold(self.driver.table, again := self.driver.refolded())
        assert seen(again) == self.driver.seen

    def say(self, seat: int, message: said.Move) -> bool:
        """Whether it was done."""
        try:
            told = self.driver.say(seat, message)
        except HouseRefuses as refuses:
            self.did[f"refused {refuses.refused.code} {refuses.refused.reason}"] += 1
            return False
        self.sent.append((seat, message))
        self.did[type(message).__name__] += bool(told)
        return True

    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.driver.table.seats) if seat.kind == "person"]

    # -- doings --------------------------------------------------------------------------------

    def somebody_acts(self) -> None:
        table = self.driver.table
        asked = [seat for seat in table.thinking() if self.driver.position(seat).legal]
        if not asked:
            self.time_passes()
            return
        seat = self.rng.choice(asked)
        action = self._any(table.state.legal(seat))
        if table.race is None or self.rng.random() < 0.3:
            self.say(seat, self.driver.acting(seat, action))
        else:
            self.say(seat, self.driver.claiming(action, self.rng.randrange(-100, 900)))

    def _any(self, actions: list[Action]) -> Action:
        rare = laws_of(self.driver.table.game.name).RARE
        action = self.rng.choice(actions)
        if action.verb.name in rare and self.rng.random() < 0.9:
            return self.rng.choice(actions)
        return action

    def somebody_speaks_unasked(self) -> None:
        people = self.people()
        if people and self.driver.table.playing():
            seat = self.rng.choice(people)
            if unasked := self.driver.table.state.unasked(seat):
                self.say(seat, self.driver.acting(seat, self.rng.choice(unasked)))

    def time_passes(self) -> None:
        self.did["performed"] += len(self.driver.wait(self.rng.choice([50, 500, 2_000, 2_000, 20_000])))

    def somebody_chats(self) -> None:
        if people := self.people():
            seat = self.rng.choice(people)
            word = f"word {self.driver.ids}"
            if self.rng.random() < 0.3:
                self.say(seat, said.Chat(self.driver.new_id(), "table", word))
            else:
                to = self.rng.randrange(len(self.driver.table.seats))
                self.say(seat, said.Chat(self.driver.new_id(), to, word))

    def somebody_takes_back(self) -> None:
        if people := self.people():
            deeds = self.driver.table.deeds
            seat = deeds[-1].seat if deeds else self.rng.choice(people)
            self.say(seat, said.Undo(self.driver.new_id(), self.driver.version(seat)))

    def somebody_goes_or_comes(self) -> None:
        """As the door sees it."""
        if people := self.people():
            seat = self.rng.choice(people)
            away = self.driver.table.seats[seat].away is not None
            self.driver.write(log.Returned(seat) if away else log.Gone(seat))
            self.did["came" if away else "went"] += 1

    def somebody_hands_over(self) -> None:
        if people := self.people():
            seat, of = self.rng.choice(people), self.rng.choice(people)
            bot = self.rng.choice(["random", None])
            self.say(seat, said.SeatBot(self.driver.new_id(), of, bot))

    def somebody_changes_seats(self) -> None:
        """One leaves, or somebody comes to take a bot's seat."""
        people = self.people()
        if len(people) > 1 and self.rng.random() < 0.5:
            self.say(self.rng.choice(people), said.Leave(self.driver.new_id()))
            return
        names = [name for name in NAMES if name not in self.driver.table.names()]
        if names and len(people) < len(self.driver.table.seats):
            self.driver.sit(names[0], key=key_of(f"{names[0]} again"))
            self.did["sat"] += 1

    def somebody_votes(self) -> None:
        if people := self.people():
            matter = self.rng.choice(MATTERS[:2])
            for seat in people:
                self.say(seat, said.Vote(self.driver.new_id(), matter, self.rng.random() < 0.8))

    def a_message_comes_again(self) -> None:
        """It does nothing, whatever has happened since."""
        if self.sent:
            number = self.driver.table.number
            seat, message = self.rng.choice(self.sent[-200:])
            assert self.driver.say(seat, message) == []
            assert self.driver.table.number == number

    def spectators_talk(self) -> None:
        name = f"Spectator {self.driver.ids}"
        if self.rng.random() < 0.3:
            self.driver.sit_watcher(name)
        elif watchers := [*self.driver.table.watchers]:
            chat = said.Chat(self.driver.new_id(), "spectators", "hm")
            self.driver.say(None, chat, self.rng.choice(watchers))
            self.did["spectators"] += 1

    def the_house_closes_and_opens(self) -> None:
        """As it does only while a game is on."""
        if self.driver.table.playing():
            self.driver.pass_by(lost := self.rng.randrange(10_000_000))
            self.driver.write(log.HouseReopened(lost))
            self.did["reopened"] += 1
