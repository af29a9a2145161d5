"""What bots believe, what they promise, and that they see a deal as a whole."""

import pytest

from capotavola.bots.bot import Haggler
from capotavola.bots.catalogue import bot
from capotavola.bots.greedy import cosanostra_debts as debts
from capotavola.bots.greedy.cosanostra_decline import ENOUGH
from capotavola.bots.greedy.cosanostra_talk import speak
from capotavola.bots.greedy.cosanostra_temper import Temper
from capotavola.bots.greedy.cosanostra_trust import CREDIT, trust
from capotavola.bots.greedy.cosanostra_value import NEVER, value
from capotavola.bots.greedy.cosanostra_word import free_cash
from capotavola.bots.talk import next_word
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.games.cosanostra.actions.parts import GIVE_LATER, SHARE, USE_LATER, value_of, what_of
from capotavola.games.cosanostra.ledger.promises import P_BY, P_DUE, P_ITEM, P_STATUS, PENDING
from capotavola.games.cosanostra.state import CosaNostraState
from tests.boxes import game_of
from tests.cosanostra.situation import MEN, agree, do, pass_all, play, situation

GAME = game_of("cosanostra")


def to_seat_1(state: CosaNostraState, terms: str) -> float:
    """What an offer of seat 0 is worth to seat 1."""
    return value(state, 1, 0, GAME.parse(f"offer 1 {terms}").terms, 1)


def answer(state: CosaNostraState, seat: int, seed: int = 1) -> str:
    player = bot("greedy", "cosanostra", seed)
    assert isinstance(player, Haggler)
    return str(player.speak(Eyes(state, seat)))


def honest(yes: bool = True) -> Temper:
    return next(
        temper for temper in (Temper(fast_chance(seed)) for seed in range(40)) if temper.honest == yes
    )


# -- what is believed --------------------------------------------------------------


def table(**more: object) -> CosaNostraState:
    """Seat 0 has planned two jobs that nobody sees, and has little."""
    settings: dict[str, object] = {
        "tasks": {MEN[0][2]: "threats", MEN[0][1]: "robbery-ii-b", MEN[1][2]: "petrol-station-robbery"},
        "own": {0: ["garage"], 1: ["casino", "pimp"], 2: ["cop"]},
        "cash": {0: 4000, 1: 4000, 2: 4000},
    }
    return situation(**{**settings, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "words",
    [
        "pay:900000@4",
        "pay:30000@2 pay:30000@3 pay:30000@4",
        "share:100 share:99 share:98 share:97",
        "peace:2 peace:3 peace:4",
        "return:casino-2@3 return:lawyer-1@3 return:lawyer-2@3 return:pimp-2@4",
        "use:casino-2@2 use:lawyer-1@2 use:garage-1@2 use:garage-1@3 use:garage-1@4",
        "return:garage-1@2 return:garage-1@3 return:garage-1@4 pay:50000@2 share:90 peace:2",
    ],
)
def test_no_heap_of_words_is_worth_more_than_a_little(words: str) -> None:
    assert 0 <= to_seat_1(table(), f"promise {words}") <= CREDIT * trust(table(), 0)


@pytest.mark.parametrize("words", ["pay:900000@4", "pay:9000@2 pay:9000@3 pay:90000@4", "share:60 share:41"])
def test_who_promises_more_than_there_is_means_nothing(words: str) -> None:
    assert to_seat_1(table(), f"promise {words}") == 0


def test_money_is_promised_by_those_who_will_have_it() -> None:
    """By what there is, and by what comes in before it is due (LC-R43): a garage pays 4,000 a round."""
    idle = {"tasks": {MEN[1][2]: "petrol-station-robbery"}, "turn": 1, "round": 2}
    poor = table(**idle, cash={0: 0}, own={0: [], 1: ["casino"], 2: ["cop"]})
    assert to_seat_1(poor, "promise pay:3000@2") == 0
    assert to_seat_1(poor, "promise pay:3000@4") == 0
    working = table(**idle, cash={0: 0})
    assert 0 < to_seat_1(working, "promise pay:3000@2") < to_seat_1(working, "promise pay:4000@2")
    assert to_seat_1(working, "promise pay:5000@2") == 0
    assert to_seat_1(table(**idle, cash={0: 0}, down=["garage-1"]), "promise pay:3000@2") == 0
    rich = table(**idle, cash={0: 9000})
    assert 0 < to_seat_1(rich, "promise pay:1000@2") < 1000
    assert to_seat_1(rich, "promise pay:2000@3") < to_seat_1(rich, "promise pay:2000@2")


def test_money_that_is_promised_to_others_is_not_promised_again() -> None:
    own = {0: [], 1: ["casino"], 2: ["cop"]}
    buys = {MEN[0][2]: "buy:nightclub", MEN[1][2]: "petrol-station-robbery"}
    state = table(tasks=buys, own=own, cash={0: 12000})
    assert to_seat_1(state, "promise pay:2000@1") == 0  # it goes for the club
    idle = {MEN[1][2]: "petrol-station-robbery"}
    state = table(tasks=idle, turn=1, own=own, cash={0: 3000, 1: 0, 2: 0})
    assert to_seat_1(state, "promise pay:3000@1") > 0
    agree(state, 0, 2, "promise pay:3000@1")
    assert to_seat_1(state, "promise pay:3000@1") == 0


def test_what_is_not_owned_is_worth_nothing() -> None:
    state = table()
    assert to_seat_1(state, "promise return:cop-1@2") == 0
    assert to_seat_1(state, "promise return:lawyer-1@2") == 0
    assert to_seat_1(state, "promise use:cop-1@2") == 0
    assert to_seat_1(state, "promise return:garage-1@4") > 0


def test_the_same_thing_is_not_promised_to_two() -> None:
    state = table()
    agree(state, 0, 2, "promise return:garage-1@4")
    assert to_seat_1(state, "promise return:garage-1@4") == 0
    agree(state, 0, 2, "promise share:100")
    assert to_seat_1(state, "promise share:50") == 0


def test_who_owes_much_is_not_lent_more() -> None:
    state = table(cash={0: 30000})
    assert to_seat_1(state, "promise pay:5000@3") > 0
    agree(state, 0, 1, "promise pay:5000@3")
    assert to_seat_1(state, "promise pay:5000@3") == 0


def test_peace_is_bought_once() -> None:
    state = table()
    assert to_seat_1(state, "promise peace:2") > 0
    agree(state, 0, 1, "promise peace:2")
    assert to_seat_1(state, "promise peace:4") == 0


def test_words_alone_are_worth_nothing() -> None:
    state = table()
    plain, said = "give 1000 want use:casino-1", "give 1000 want use:casino-1 say I shall pay a million"
    assert to_seat_1(state, said) == to_seat_1(state, plain)


# -- what is promised -------------------------------------------------------------


@pytest.mark.parametrize(
    ("too_much", "enough"),
    [
        ("pay:19000@2", "pay:18000@2"),
        ("pay:9000@2 pay:10000@2", "pay:10000@2 pay:8000@2"),
        ("share:91", "share:90"),
        ("share:50 share:60", "share:40 share:50"),
        ("return:cop-1@3", "return:garage-1@3"),
        ("use:cop-1@2", "use:pimp-1@2"),
        ("return:casino-1@3 return:casino-1@4", "return:casino-1@4"),
        ("use:casino-1@2 return:casino-1@4", "use:casino-1@2 return:pimp-1@4"),
    ],
)
def test_a_bot_promises_what_it_can_keep(too_much: str, enough: str) -> None:
    """With 4,000 of its own, 1,000 that it gets, and 13,000 of income when the garage is its own."""
    assert to_seat_1(table(), f"give 1000 garage-1 ask {too_much}") == NEVER
    assert to_seat_1(table(), f"give 1000 garage-1 ask {enough}") > NEVER


def test_peace_for_long_is_dear_and_is_not_got_by_the_round() -> None:
    state = table()
    short, long = (to_seat_1(state, f"give 3000 ask peace:{until}") for until in (2, 4))
    assert short > long
    agree(state, 0, 1, "ask peace:2")
    assert to_seat_1(state, "give 3000 ask peace:2") == 3000
    assert long < to_seat_1(state, "give 3000 ask peace:4") < 3000


def test_a_bot_keeps_in_mind_what_it_has_promised() -> None:
    state = table(cash={0: 9000, 1: 4000})
    agree(state, 0, 1, "give 1000 ask share:60")
    assert to_seat_1(state, "give 5000 ask share:31") == NEVER
    assert to_seat_1(state, "give 5000 ask share:30") > NEVER
    agree(state, 0, 1, "give 1000 ask return:pimp-1@4")
    assert to_seat_1(state, "give 5000 ask use:pimp-1@2") == NEVER
    agree(state, 2, 1, f"give 1000 ask pay:3000@{state.round}")
    assert (
        value(state, 1, 2, GAME.parse("offer 1 give cop-1 want pimp-1").terms, 1) == NEVER
    )  # it is seat 0's
    assert free_cash(state, 1, honest()) == state.cash[1] - 3000
    assert to_seat_1(state, "give garage-1 want 5000") == NEVER  # of 7,000 it owes 3,000
    assert to_seat_1(state, "give garage-1 want 4000") > NEVER


@pytest.mark.slow
def test_shares_that_are_due_together_are_no_more_than_the_take() -> None:
    """And nothing is promised twice, in whole games between bots."""
    shares = 0
    for number in range(6):
        state = GAME.start(players=3 + number % 3, seed=bytes([number]), options={"expansion": number > 2})
        assert isinstance(state, CosaNostraState)
        bots = [bot("greedy", "cosanostra", number * 10 + seat) for seat in range(state.players)]
        while state.waiting:
            seat = state.deciders()[0]
            while word := next_word(state, seat, [*bots]):
                state.step(word.seat, word.action)
                shares = max(shares, _most_shared(state))
            state.step(seat, bots[seat].choose(Eyes(state, seat)))
    assert 0 < shares < 100


def _most_shared(state: CosaNostraState) -> int:
    most = 0
    for seat in range(state.players):
        open_ones = [p for p in state.ledger if p[P_BY] == seat and p[P_STATUS] == PENDING]
        most = max(most, sum(value_of(p[P_ITEM]) for p in open_ones if what_of(p[P_ITEM]) == SHARE))
        things = [value_of(p[P_ITEM]) for p in open_ones if what_of(p[P_ITEM]) in (USE_LATER, GIVE_LATER)]
        assert len(things) == len(set(things))
        assert sum(max(0, p[P_DUE]) for p in open_ones) <= debts.means(state, seat, 4) + 20000
    return most


def test_money_that_is_owed_anyway_buys_nothing() -> None:
    """LC-R45: a deal that says so pays old debts."""
    state = table(cash={0: 9000})
    agree(state, 0, 1, "promise pay:3000@2")
    plain, debt = "give 3000 want use:casino-1", "debt give 3000 want use:casino-1"
    assert to_seat_1(state, plain) > ENOUGH > to_seat_1(state, debt)


def test_uses_that_were_promised_are_given_in_time() -> None:
    state = table(cash={0: 9000})
    agree(state, 0, 1, "give 2000 ask use:casino-1@2 return:pimp-1@2 pay:1000@2")
    said: list[str] = []
    world = state.copy()
    while (word := speak(world, 1, honest())) is not None and len(said) < 9:
        said.append(str(word))
        world.step(1, word)
    assert said == ["settle 0", "pay 0 1000"]
    assert speak(state, 1, honest(False)) is None


# -- the deal as a whole ------------------------------------------------------------


def test_two_uses_of_one_kind_are_not_worth_two() -> None:
    state = table(
        tasks={MEN[1][2]: "threats", MEN[0][2]: "robbery-ii-b"},
        own={0: ["lawyer", "lawyer"], 1: ["casino"], 2: ["cop"]},
    )
    one, both = to_seat_1(state, "give use:lawyer-1"), to_seat_1(state, "give use:lawyer-1 use:lawyer-2")
    assert one > 0
    assert both == pytest.approx(one)


def test_a_marker_serves_one_job() -> None:
    plans = {MEN[1][2]: "investment-fraud", MEN[0][2]: "robbery-ii-b"}
    own = {0: ["lawyer"], 1: ["loan-shark"], 2: ["cop"]}
    one = to_seat_1(table(tasks=plans, own=own), "give use:lawyer-1")
    two = to_seat_1(table(tasks={**plans, MEN[1][1]: "threats"}, own=own), "give use:lawyer-1")
    assert one > 0
    assert two == pytest.approx(one)


def test_the_only_requirement_of_a_planned_job_is_dear() -> None:
    own = {0: ["garage"], 1: ["lawyer", "cop"], 2: ["casino"]}
    idle = table(own=own)
    busy = table(own=own, tasks={MEN[0][2]: "robbery-ii-b", MEN[1][2]: "threats"})
    assert to_seat_1(busy, "give 4000 want lawyer-1") < to_seat_1(idle, "give 4000 want lawyer-1") - 2000


def test_money_for_a_planned_purchase_is_dear() -> None:
    plans = {MEN[0][2]: "threats", MEN[1][2]: "buy:casino-2"}
    state = table(tasks=plans, round=1, cash={0: 9000, 1: 14000})
    plans[MEN[1][2]] = "petrol-station-robbery"
    free = table(tasks=plans, round=1, cash={0: 9000, 1: 14000})
    assert to_seat_1(state, "give garage-1 want 9000") < to_seat_1(free, "give garage-1 want 9000") - 5000


def test_two_of_three_that_make_a_monopoly_are_not_sold_like_one_and_one() -> None:
    state = table(own={0: ["garage"], 1: ["pimp", "pimp", "pimp"], 2: ["cop"]}, cash={0: 90000, 1: 0})
    one = to_seat_1(state, "give 20000 want pimp-1")
    assert one > 0
    assert to_seat_1(state, "give 40000 want pimp-1 pimp-2") < 2 * one - 19000  # 5,000 a payout


def test_at_the_end_what_pays_no_more_is_worth_no_more() -> None:
    last = table(round=4, tasks={MEN[0][2]: "robbery-iv-a", MEN[1][2]: "hold-up/IV"}, down=["garage-1"])
    assert to_seat_1(last, "give garage-1 want 1000") < 0
    assert to_seat_1(last, f"give {MEN[0][0]} want 1000") < 0
    up = table(round=4, tasks={MEN[0][2]: "robbery-iv-a", MEN[1][2]: "hold-up/IV"})
    assert to_seat_1(up, "give garage-1 want 4000") > 0


def test_who_gives_the_last_round_its_most_gangsters_gives_the_bonus() -> None:
    plans = {MEN[0][2]: "robbery-iv-a", MEN[1][2]: "hold-up/IV"}
    more = {MEN[1][3]: 1}
    state = table(round=4, tasks=plans, gangsters=more, cash={0: 40000, 1: 4000})
    assert to_seat_1(state, f"give 14000 want {MEN[1][3]}") < 0


# -- what stands open -----------------------------------------------------------------


def test_who_has_taken_one_offer_to_several_takes_no_other() -> None:
    own = {0: ["lawyer"], 1: ["casino"], 2: ["lawyer"]}
    state = table(tasks={MEN[1][2]: "threats", MEN[0][2]: "robbery-ii-b"}, own=own, players=4)
    do(state, 0, "offer 1,3 give use:lawyer-1 want 1000")
    assert answer(state, 1) == "accept 0"
    do(state, 1, "accept 0")
    do(state, 2, "offer 1,3 give use:lawyer-2 want 1000")
    assert answer(state, 1) == "decline 2 not-now"


def test_who_takes_an_offer_takes_back_the_own_one_first() -> None:
    own = {0: ["lawyer"], 1: ["casino"], 2: ["lawyer"]}
    state = table(tasks={MEN[1][2]: "threats", MEN[0][2]: "robbery-ii-b"}, own=own)
    do(state, 1, "offer 0 give 1000 want use:lawyer-1")
    do(state, 2, "offer 1 give use:lawyer-2 want 1000")
    assert answer(state, 1) == "withdraw 0"
    do(state, 1, "withdraw 0")
    assert answer(state, 1) == "accept 2"


def test_an_own_offer_that_has_become_bad_is_taken_back() -> None:
    own = {0: ["lawyer"], 1: ["casino"], 2: ["cop"]}
    state = table(tasks={MEN[1][2]: "threats", MEN[0][2]: "robbery-ii-b"}, own=own)
    do(state, 1, "offer 0 give 1000 want use:lawyer-1")
    assert answer(state, 1) != "withdraw 0"
    state.tasks[state.rules.men.names.index(MEN[1][2]) * 2] = state.tasks[
        state.rules.men.names.index(MEN[0][2]) * 2
    ]
    assert answer(state, 1) == "withdraw 0"


def test_an_offer_for_a_use_outlives_a_turn_but_not_its_job() -> None:
    """LC-R9: while there is something else to do, the other may think about it."""
    own = {0: ["lawyer"], 1: ["casino"], 2: ["cop"]}
    plans = {MEN[0][2]: "robbery-ii-b", MEN[1][2]: "threats", MEN[1][1]: "petrol-station-robbery"}
    player = bot("greedy", "cosanostra", 1)
    assert isinstance(player, Haggler)
    state = table(tasks=plans, own=own, turn=1, posts=[3, 3, 3])  # the board is written
    first = player.speak(Eyes(state, 1))
    assert str(first).endswith("want use:lawyer-1")
    state.apply(1, first)  # type: ignore[arg-type]
    assert player.speak(Eyes(state, 1)) is None
    do(state, 1, f"do {MEN[1][1]}")
    pass_all(state)
    play(state, (0, f"cancel {MEN[0][2]}"), (0, "done"))
    assert state.active == 1
    assert state.offers
    assert str(player.speak(Eyes(state, 1))) == "withdraw 0"
    do(state, 1, "withdraw 0")
    assert player.speak(Eyes(state, 1)) is None
