"""A judgement that remembers what it has counted says the same as one that counts anew."""

from capotavola.bots.greedy.corleone_worth import Prices, judge, prices_of
from capotavola.engine.audience import seats_in
from capotavola.engine.chance import fast_chance
from capotavola.engine.playout import first_decider
from capotavola.engine.values import Json
from capotavola.games.corleone.cards import COLOURS
from capotavola.games.corleone.rules import BONUS, TURFS
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.corleone.tribute import most_of, turf_bonus
from capotavola.games.corleone.war import SIDES, influence, influences
from tests.boxes import game_of

GAME = game_of("corleone")


def tables(players: int) -> list[CorleoneState]:
    """Of a game that is played at random, from its beginning to its end."""
    state = GAME.start(players=players, seed=b"judging")
    assert isinstance(state, CorleoneState)
    chance = fast_chance(players)
    found = [state.copy()]
    while state.waiting:
        seat = first_decider(state)
        actions = state.legal(seat)
        state.step(seat, actions[chance.below(len(actions))])
        found.append(state.copy())
    return found


def test_tables_are_judged_alike_in_any_order() -> None:
    for players in (2, 5):
        seen = tables(players)
        forth = [judge(table, 0) for table in seen]
        back = [judge(table, 0) for table in reversed(seen)]
        assert forth == back[::-1]
        assert len(set(forth)) > 10


def test_what_is_remembered_is_who_leads_by_the_rules() -> None:
    """CE-9.2: on turfs the rules tell equals apart, in colours all of them count."""
    last = tables(4)[-1]
    prices = prices_of(last.rules)
    for colour in range(len(COLOURS)):
        assert seats_in(prices.in_colours(last).leaders >> colour * SIDES & 255) == most_of(last, colour)
    places = [prices.on_turfs(last).leaders >> turf * SIDES & 255 for turf in range(TURFS)]
    assert any(places)
    for seat, dollars in enumerate(turf_bonus(last)):
        assert sum(place >> seat & 1 for place in places) * BONUS >= dollars


def test_each_box_has_its_prices() -> None:
    one, other = GAME.start(players=2, seed=b"a"), game_of("corleone").start(players=2, seed=b"a")
    assert isinstance(one, CorleoneState)
    assert isinstance(other, CorleoneState)
    assert prices_of(one.rules) is prices_of(one.rules)
    assert prices_of(other.rules).rules is other.rules
    assert Prices(one.rules).job_gains == prices_of(one.rules).job_gains


def test_influence_on_one_turf_is_its_part_of_all() -> None:
    for table in tables(3)[::20]:
        together = influences(table)
        for turf in range(len(table.control)):
            assert influence(table, turf) == together[turf * SIDES : turf * SIDES + 6]


def test_a_copy_without_memory_plays_the_same() -> None:
    for table in tables(5)[:-1:25]:
        whole, bare = table.copy(), table.without_memory(table.chance.copy())
        for copy in (whole, bare):
            chance = fast_chance(9)
            for _ in range(20):
                if copy.waiting:
                    seat = first_decider(copy)
                    actions = copy.legal(seat)
                    copy.step(seat, actions[chance.below(len(actions))])
        forgotten: dict[str, Json] = {"memory": [], "minima": []}
        assert GAME.dump(whole) | forgotten == GAME.dump(bare) | forgotten
