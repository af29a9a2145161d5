"""Bots that haggle: they gain by it, they stop, they know only what is theirs, and they have a character."""

import pytest

from capotavola.arena.deals import gain_of_haggling
from capotavola.arena.play import play_out
from capotavola.bots.bot import Bot, Haggler
from capotavola.bots.catalogue import bot, names_for
from capotavola.bots.greedy import cosanostra_talk as talk
from capotavola.bots.greedy import cosanostra_trust as trusting
from capotavola.bots.greedy import cosanostra_value as value
from capotavola.bots.greedy import cosanostra_word as word
from capotavola.bots.greedy.cosanostra import GreedyCosaNostra
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.talk import next_word
from capotavola.engine.action import Action
from capotavola.engine.chance import fast_chance
from capotavola.engine.event import Event
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.games.cosanostra.state import CosaNostraState
from tests.boxes import game_of
from tests.cosanostra.situation import MEN, agree, do, end_actions, situation

GAME = game_of("cosanostra")


def tempers() -> list[Temper]:
    return [Temper(fast_chance(seed)) for seed in range(40)]


def honest(yes: bool) -> Temper:
    return next(temper for temper in tempers() if temper.honest == yes)


def speak(state: CosaNostraState, seat: int, temper: Temper) -> str:
    world = state.imagine(seat, 3)
    assert isinstance(world, CosaNostraState)
    return str(talk.speak(world, seat, temper))


class Checked:
    """A bot whose every word must be allowed."""

    def __init__(self, seed: int) -> None:
        self.name = "checked"
        made = bot("greedy", "cosanostra", seed)
        assert isinstance(made, Haggler)
        self.bot = made
        self.words = 0

    def choose(self, eyes: Eyes) -> Action:
        action = self.bot.choose(eyes)
        assert eyes.why_not(action) is None
        self.words = 0
        return action

    def speak(self, eyes: Eyes) -> Action | None:
        action = self.bot.speak(eyes)
        if action is not None:
            assert eyes.why_not(action) is None, str(action)
            self.words += 1
            assert self.words < 40
        return action


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5])
def test_haggling_is_by_the_rules_and_comes_to_an_end(players: int) -> None:
    tables: list[dict[str, Json]] = [{}, {"expansion": True, "spying": True}]
    for number, options in enumerate(tables):
        state = GAME.start(players=players, seed=bytes([number]), options=options)
        names: dict[str, int] = {}

        def listen(events: list[Event], names: dict[str, int] = names) -> None:
            for event in events:
                names[event.name] = names.get(event.name, 0) + 1

        play_out(state, [Checked(seat + number) for seat in range(players)], fast_chance(1), listen)
        assert state.outcome() is not None
        assert names["offered"] >= names["agreed"] > 0
        assert names["declined"] > 0


def test_a_silent_bot_says_nothing() -> None:
    assert "silent" in names_for("cosanostra")
    assert "silent" not in names_for("omerta")
    state = GAME.start(players=4, seed=b"silent")
    heard: list[Event] = []
    play_out(state, [bot("silent", "cosanostra", seat) for seat in range(4)], fast_chance(1), heard.extend)
    assert not [event for event in heard if event.name in ("offered", "agreed", "gave-cash")]


@pytest.mark.slow
def test_what_a_bot_says_depends_on_what_its_seat_may_know() -> None:
    state = GAME.start(players=4, seed=b"speech")
    bots = [bot("greedy", "cosanostra", seat) for seat in range(4)]
    speakers: list[Bot | None] = [*bots]
    spoken = 0
    while seats := state.deciders():
        seat = seats[0]
        if state.talk_open():
            choice = _said(state, seat)
            assert _said(state.imagine(seat, 5), seat) == choice
            spoken += choice != "None"
            while word := next_word(state, seat, speakers):
                state.step(word.seat, word.action)
        state.step(seat, bots[seat].choose(Eyes(state, seat)))
    assert spoken > 20


def _said(state: State, seat: int) -> str:
    fresh = bot("greedy", "cosanostra", 7)
    assert isinstance(fresh, Haggler)
    return str(fresh.speak(Eyes(state, seat)))


def test_a_job_that_lacks_a_business_is_worth_an_offer() -> None:
    """Threats need a lawyer: seat 1 has one."""
    state = situation(
        tasks={MEN[0][2]: "threats"}, own={0: ["casino"], 1: ["lawyer"], 2: ["cop"]}, cash={0: 9000}
    )
    for temper in tempers():
        said = speak(state, 0, temper)
        assert said.startswith("offer 1 give 1000")
        assert said.endswith("want use:lawyer-1")
    do(state, 0, said)
    assert speak(state, 1, tempers()[0]) == "accept 0"


def test_without_cash_a_share_of_the_take_is_offered_and_paid_by_the_honest() -> None:
    state = situation(
        tasks={MEN[0][2]: "investment-fraud", MEN[0][1]: "buy:cop"},
        own={0: ["loan-shark"], 1: ["lawyer"], 2: ["cop"]},
        cash={0: 0},
        cards={0: ["snitch"]},
    )
    said = speak(state, 0, honest(True))
    assert "promise share:" in said
    agree(state, 0, 1, said.removeprefix("offer 1 "))
    do(state, 0, f"do {MEN[0][2]}", dice=[6, 6, 1])
    due = state.ledger[0][4]
    assert due > 0
    assert speak(state, 0, honest(True)) == f"pay 1 {due}"
    assert speak(state, 0, honest(False)) != f"pay 1 {due}"


def greedy(honestly: bool) -> GreedyCosaNostra:
    """One of that character."""
    made = (GreedyCosaNostra(seed, haggles=True) for seed in range(40))
    return next(player for player in made if player.temper.honest == honestly)


@pytest.mark.rule("LC-R43")
@pytest.mark.parametrize("honestly", [True, False])
def test_when_asked_to_settle_the_honest_pay_and_the_others_leave_it(honestly: bool) -> None:
    state = situation(
        round=4,
        tasks={MEN[0][0]: "petrol-station-robbery"},
        own={0: ["garage"], 1: [], 2: []},
        cash={0: 5000},
    )
    agree(state, 0, 1, "promise pay:2000@4 return:garage-1@4")
    end_actions(state)
    player = greedy(honestly)
    while state.deciders() == [0]:
        state.apply(0, player.choose(Eyes(state, 0)))
    assert state.outcome() is not None
    assert {promise[3] for promise in state.ledger} == ({1} if honestly else {2})


@pytest.mark.rule("LC-R9")
def test_an_offer_for_a_use_is_withdrawn_before_its_job_is_done() -> None:
    """It would stand on, and be taken when it is of no use any more."""
    state = situation(
        tasks={MEN[0][2]: "threats"}, own={0: ["casino"], 1: ["lawyer"], 2: ["cop"]}, cash={0: 9000}
    )
    temper = tempers()[0]
    said = speak(state, 0, temper)
    assert said.startswith("offer 1 ")
    do(state, 0, said)
    for _ in range(12):
        said = speak(state, 0, temper)
        if said == "None":
            break
        do(state, 0, said)
    assert (said, state.offers) == ("None", [])


def test_a_trade_for_a_monopoly_suits_both() -> None:
    """A third pimp is worth more to whoever gets the monopoly by it."""
    state = situation(
        stage="plan",
        jobs={0: ["threats"]},
        own={0: ["pimp"], 1: ["pimp", "casino"], 2: ["cop"]},
        cash={0: 30000, 1: 0, 2: 0},
    )
    said = speak(state, 0, tempers()[0])
    assert said.startswith("offer 1 give ")
    assert said.endswith("want pimp-2")
    do(state, 0, said)
    assert speak(state, 1, tempers()[0]) == "accept 0"


def test_what_one_buys_is_worth_it_even_if_ones_own_sale_is_taken_in_the_same_breath() -> None:
    """With the pimp that is for sale the monopoly would go, for which another one is dear."""
    state = situation(
        stage="plan",
        jobs={0: ["threats"]},
        own={0: ["pimp"], 1: ["pimp", "casino"], 2: ["cop"]},
        cash={0: 30000, 1: 0, 2: 40000},
    )
    wanted = speak(state, 0, tempers()[0])
    assert wanted.endswith("want pimp-2")
    do(state, 0, "offer 2 give pimp-1 want 25000")
    terms = GAME.parse(wanted).terms
    assert value.value(state, 0, 1, terms, 0) > 0
    assert value.value_beside_own(state, 0, 1, terms) < 0
    assert "pimp-2" not in speak(state, 0, tempers()[0])


def test_a_threat_has_its_price_and_the_honest_keep_the_peace() -> None:
    state = situation(
        tasks={MEN[0][2]: "robbery-ii-b", MEN[1][2]: "threats"},
        own={0: ["casino"], 1: ["lawyer"], 2: ["cop"]},
        cash={0: 9000, 1: 12000, 2: 1000},
    )
    threatening = next(temper for temper in tempers() if temper.threatens and temper.honest)
    said = speak(state, 0, threatening)
    assert said.startswith("offer 1 want ")
    assert said.endswith(f"promise peace:{state.round}")
    agree(state, 0, 1, said.removeprefix("offer 1 "))
    assert word.spares(state, 0, 1, threatening)
    assert not word.spares(state, 0, 2, threatening)
    assert not word.spares(state, 0, 1, honest(False))


def test_who_broke_a_promise_is_trusted_less() -> None:
    state = situation(
        tasks={MEN[0][2]: "robbery-ii-b", MEN[1][2]: "threats"},
        own={0: ["casino"], 1: ["lawyer"], 2: ["cop"]},
        cash={0: 9000, 1: 12000, 2: 1000},
    )
    before = trusting.trust(state, 0)
    agree(state, 0, 1, "promise peace:2 want 2000")
    do(state, 0, f"attack-player {MEN[0][2]} 1", dice=[6, 6, 6])
    assert trusting.trust(state, 0) < before
    assert trusting.trust(state, 1) == before


def test_an_offer_is_worth_what_it_changes() -> None:
    state = situation(tasks={MEN[0][2]: "threats"}, own={0: ["casino"], 1: ["lawyer"], 2: ["cop"]})
    gift = GAME.parse("offer 1 give 2000").terms
    robbery = GAME.parse("offer 1 want 2000").terms
    assert value.value(state, 1, 0, gift, 1) == 2000
    assert value.value(state, 1, 0, robbery, 1) < -2000
    use = GAME.parse("offer 1 give 1000 want use:lawyer-1").terms
    dear = GAME.parse("offer 1 give 2000 want use:lawyer-1").terms
    assert value.value(state, 0, 1, use, 0) > value.value(state, 0, 1, dear, 0)


@pytest.mark.slow
def test_haggling_gains_over_silence() -> None:
    gain = gain_of_haggling(GAME, 4, 160, "gain", {})
    assert gain.low > 0, gain
