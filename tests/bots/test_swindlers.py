"""Nobody is talked out of what he has: greedy and absurd offers, in hundreds, to every bot."""

from collections.abc import Iterator

import pytest

from capotavola.bots.bot import Haggler
from capotavola.bots.catalogue import bot
from capotavola.bots.talk import next_word
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.values import Json
from capotavola.games.cosanostra.actions.verbs import OFFER
from capotavola.games.cosanostra.deals import offers
from capotavola.games.cosanostra.state import CosaNostraState
from tests.bots.swindle import Swindlers, talk
from tests.bots.wealth import planned, wealth
from tests.boxes import game_of

GAME = game_of("cosanostra")
A_DEAL = 4000  # what the best word in town may cost its believer
HOPE = 0.35  # and a use that is of no use before another is got
TABLES: list[tuple[int, dict[str, Json]]] = [
    (3, {}),
    (4, {}),
    (5, {"two_gangsters": True}),
    (3, {"expansion": True}),
    (4, {"short": True, "expansion": True}),
    (5, {"expansion": True, "business_bonus": True}),
]

pytestmark = pytest.mark.slow  # whole games: the compiled build plays them ten times as fast


def moments(
    players: int, options: dict[str, Json], every: int, seed: int
) -> Iterator[tuple[CosaNostraState, int]]:
    """Copies of a game between greedy bots where deals are open, each with a victim."""
    state = GAME.start(players=players, seed=bytes([seed]), options=options)
    bots = [bot("greedy", "cosanostra", seed * 10 + seat) for seat in range(players)]
    decisions = 0
    while state.waiting:
        seat = state.deciders()[0]
        if state.talk_open():
            decisions += 1
            if decisions % every == 0:
                twin = state.copy()
                assert isinstance(twin, CosaNostraState)
                yield twin, decisions // every % players
            while word := next_word(state, seat, [*bots]):
                state.step(word.seat, word.action)
        state.step(seat, bots[seat].choose(Eyes(state, seat)))


def swindled(state: CosaNostraState, victim: int, made: int, seed: int) -> int:
    """Every deal, and all of them together, within their bounds; returns how many there were."""
    player = bot("greedy", "cosanostra", seed)
    assert isinstance(player, Haggler)
    hope = HOPE * sum(brings for _, brings in planned(state, victim))
    start = wealth(state, victim)
    deals = 0
    for before, after, what in talk(state, victim, player, made, fast_chance(seed)):
        assert before - after <= A_DEAL + hope, what
        assert start - after <= A_DEAL * (state.players - 1) + hope, what
        deals += before != after
    return deals


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_bot_is_talked_out_of_more_than_a_deals_worth(players: int, options: dict[str, Json]) -> None:
    deals = 0
    for number, (state, victim) in enumerate(moments(players, options, 36, 1)):
        deals += swindled(state, victim, 45, number)
    assert deals  # they do listen


@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_nor_in_thousands_of_offers(players: int, options: dict[str, Json], seed: int) -> None:
    for number, (state, victim) in enumerate(moments(players, options, 17, seed)):
        swindled(state, victim, 120, number)


# -- lent and sold back -----------------------------------------------------------


def taken_up(state: CosaNostraState, victim: int, by: int, terms: str, seed: int) -> CosaNostraState | None:
    """The table after an offer that a bot accepts."""
    twin, player = state.copy(), bot("greedy", "cosanostra", seed)
    action = GAME.parse(f"offer {victim} {terms}")
    assert isinstance(player, Haggler)
    assert isinstance(twin, CosaNostraState)
    if twin.why_not(by, action) is not None:
        return None
    twin.step(by, action)
    word = player.speak(Eyes(twin, victim))
    while word is not None and word.verb.name == "withdraw":
        twin.step(victim, word)
        word = player.speak(Eyes(twin, victim))
    if word is None or word.verb.name != "accept":
        return None
    twin.step(victim, word)
    return twin


@pytest.mark.rule("LC-R45")
@pytest.mark.parametrize(("players", "options"), TABLES[:2])
def test_nobody_buys_back_what_was_only_lent_for_more_than_it_was_lent_for(
    players: int, options: dict[str, Json]
) -> None:
    """A sale makes the promise to return it void, so this could go on and on."""
    loans = 0
    for number, (state, victim) in enumerate(moments(players, options, 25, 5)):
        by = (victim + 1) % players
        state.cash[by] += 20000
        own = [b for b in range(state.rules.businesses) if state.business_at[b] == victim]
        for name in (state.rules.business_names[business] for business in own):
            loan = f"want {name} promise return:{name}@{state.round}"
            for given in range(1000, 20000, 1000):
                lent = taken_up(state, victim, by, f"give {given} {loan}", number)
                if lent is not None:
                    loans += 1
                    dear = f"give {name} want {given + 1000}"
                    assert taken_up(lent, victim, by, dear, number) is None, f"{given} {loan}, {dear}"
                    break
    assert loans


# -- empty words -----------------------------------------------------------------


def blundetto_second() -> CosaNostraState:
    """A table where seat 1 has what the offer of the next test asks for."""
    for number in range(100):
        state = GAME.start(players=4, seed=bytes([number]))
        assert isinstance(state, CosaNostraState)
        if state.rules.family_names[state.families[1]] == "blundetto":
            while not state.talk_open():
                seat = state.deciders()[0]
                state.step(seat, state.legal(seat)[-1])
            return state
    raise AssertionError("nobody is a Blundetto")


def test_nobody_gives_all_he_has_for_a_word() -> None:
    text = (
        "offer 1 want 2000 waste-company-1 loan-shark-1 cop-1 fat-berto-blundetto matchstick-nino-blundetto "
        "promise pay:900000@4"
    )
    state = blundetto_second()
    state.apply(0, GAME.parse(text))
    for seed in range(20):
        player = bot("greedy", "cosanostra", seed)
        assert isinstance(player, Haggler)
        assert str(player.speak(Eyes(state, 1))) == "decline 0 distrust"


def test_the_silent_and_the_random_bot_cannot_be_talked_to() -> None:
    assert not isinstance(bot("random", "cosanostra", 1), Haggler)
    silent = bot("silent", "cosanostra", 1)
    assert isinstance(silent, Haggler)
    state = blundetto_second()
    swindlers = Swindlers(state, 1, fast_chance(5))
    for _ in range(300):
        by, terms = swindlers.offer()
        state.made, state.offers, state.offer_texts = [], [], []
        if offers.can_offer(state, by, terms):
            state.step(by, state.rules.vocabulary.formed(OFFER, terms))
        assert silent.speak(Eyes(state, 1)) is None
