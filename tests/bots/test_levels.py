"""Levels: who they are, and what the easy ones get wrong."""

from collections import Counter

import pytest

from capotavola.bots.bot import Bot
from capotavola.bots.catalogue import bot, names_for, offered_for
from capotavola.bots.easy.corleone import Scatterbrained
from capotavola.bots.easy.omerta import Forgetful
from capotavola.bots.lapses import Lapses, some_of
from capotavola.bots.levels import BOSS, EASY, HARD, LEVELS, NORMAL, level_of
from capotavola.bots.search.bot import SearchBot
from capotavola.bots.talk import next_word
from capotavola.engine.boxes import own_games
from capotavola.engine.chance import fast_chance
from capotavola.engine.eyes import Eyes
from capotavola.engine.state import State
from capotavola.games.corleone.cards import NOBODY
from capotavola.games.corleone.state import CorleoneState
from capotavola.games.omerta.cards import GAP, SEEN
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import SNAPS
from tests.boxes import game_of

FEW = {"omerta": 30, "corleone": 12, "cosanostra": 12}  # simulations of a hard one
RUDE = {"attack-business", "attack-gangster", "attack-player", "scheme"}


@pytest.mark.parametrize("name", own_games())
def test_all_levels_are_there_and_the_old_names_still_are(name: str) -> None:
    assert [*LEVELS] == [EASY, NORMAL, HARD, BOSS]
    assert names_for(name)[:4] == [*LEVELS]
    assert {"random", "greedy", "search"} < set(names_for(name))
    assert offered_for(name) == [*LEVELS] + ["silent"] * (name == "cosanostra")


def test_a_game_without_levels_offers_what_it_has() -> None:
    assert offered_for("bustarella") == names_for("bustarella") == ["random"]


@pytest.mark.parametrize("name", own_games())
def test_a_normal_one_is_the_greedy_one_and_the_strong_ones_search(name: str) -> None:
    assert type(bot(NORMAL, name, 1)) is type(bot("greedy", name, 1))
    hard, boss, search = bot(HARD, name, 1), bot(BOSS, name, 1), bot("search", name, 1)
    assert isinstance(hard, SearchBot)
    assert isinstance(boss, SearchBot)
    assert isinstance(search, SearchBot)
    assert (hard.budget.simulations, hard.budget.seconds) == (FEW[name], 0.3)
    assert (boss.budget.simulations, boss.budget.seconds) == (0, 1.0)
    assert (search.budget.simulations, search.budget.seconds) == (400, 2.0)


def test_the_better_the_quicker_to_answer() -> None:
    assert [level_of(name).in_race for name in LEVELS] == [250, 100, 90, 80]
    assert level_of("greedy").pace == level_of("search").pace == level_of(NORMAL).pace
    assert level_of("random").seconds == 0


# What is forgotten


def test_what_is_forgotten_stays_forgotten() -> None:
    lapses = Lapses(7)
    things = [[one, other] for one in range(40) for other in range(50)]
    forgotten = [thing for thing in things if lapses.of(thing, 20)]
    assert forgotten == [thing for thing in things if lapses.of(thing, 20)]
    assert forgotten != [thing for thing in things if Lapses(8).of(thing, 20)]
    assert 0.15 < len(forgotten) / len(things) < 0.25
    assert not any(lapses.of(thing, 0) for thing in things)
    assert all(lapses.of(thing, 100) for thing in things)


def test_something_always_comes_to_mind() -> None:
    actions = game_of("corleone").start(2, b"mind").legal(0)
    chance = fast_chance(3)
    assert len(some_of(actions, 0, chance)) == 1
    assert some_of(actions, 100, chance) == actions
    some = some_of(actions, 50, chance)
    assert 0 < len(some) < len(actions)
    assert some == [action for action in actions if action in some]


def states_of(name: str, players: int, kind: str) -> list[State]:
    """All positions of a game."""
    state = game_of(name).start(players, b"levels")
    bots = [bot(kind, name, seat + 1) for seat in range(players)]
    found: list[State] = []
    while seats := state.deciders():
        found.append(state.copy())
        state.step(seats[0], bots[seats[0]].choose(Eyes(state, seats[0])))
    return found


def test_a_forgetful_one_knows_less_than_its_seat_has_seen_and_nothing_else() -> None:
    habits = Forgetful(5)
    kept, forgotten = Counter[bool](), Counter[bool]()
    for state in states_of("omerta", 4, NORMAL):
        assert isinstance(state, OmertaState)
        blurred, again = state.copy(), state.copy()
        assert isinstance(blurred, OmertaState)
        assert isinstance(again, OmertaState)
        habits.forget(blurred, 1)
        habits.forget(again, 1)
        assert blurred.stocks == again.stocks
        for owner, cards in enumerate(state.stocks):
            for card, now in zip(cards, blurred.stocks[owner], strict=True):
                assert now in (card, GAP if card == GAP else card & ~(1 << SEEN + 1))
                kept[owner == 1] += card != GAP and now == card and card >> SEEN + 1 & 1
                forgotten[owner == 1] += now != card
    assert 0 < forgotten[True] < kept[True]  # the own cards are remembered better
    assert forgotten[False] > kept[False] > 0


def test_a_forgetful_one_is_too_slow_for_many_a_snap() -> None:
    snaps = Counter[str]()
    players = {kind: bot(kind, "omerta", 3) for kind in (EASY, NORMAL)}
    for state in states_of("omerta", 4, NORMAL):
        if isinstance(state, OmertaState) and state.on(SNAPS):
            for seat in state.deciders():
                for kind, player in players.items():
                    snaps[kind] += str(player.choose(Eyes(state, seat))).startswith("snap")
    assert 0 < snaps[EASY] < snaps[NORMAL]


def test_a_scatterbrained_one_overlooks_controllers_but_not_itself() -> None:
    habits = Scatterbrained(5)
    seen, overlooked = 0, 0
    for state in states_of("corleone", 3, NORMAL):
        world = state.copy()
        assert isinstance(state, CorleoneState)
        assert isinstance(world, CorleoneState)
        habits.overlook(world, 0)
        for before, after in zip(state.control, world.control, strict=True):
            assert after == before or (after == NOBODY and before != 0)
            seen += before not in (NOBODY, 0) and after == before
            overlooked += after != before
    assert overlooked > seen > 0


@pytest.mark.slow
def test_a_polite_one_attacks_less_and_agrees_more() -> None:
    easy, normal = (words_of_game(kind) for kind in (EASY, NORMAL))
    assert 2 * sum(easy[verb] for verb in RUDE) < sum(normal[verb] for verb in RUDE)
    assert easy["accept"] * normal["decline"] > normal["accept"] * easy["decline"]


def words_of_game(kind: str) -> Counter[str]:
    """How often each verb is used in games of such bots."""
    said = Counter[str]()
    for number in range(3):
        state = game_of("cosanostra").start(3, f"polite {number}".encode())
        bots: list[Bot | None] = [bot(kind, "cosanostra", seat + 1) for seat in range(3)]
        while seats := state.deciders():
            word = next_word(state, seats[0], bots)
            player = bots[seats[0]]
            assert player is not None
            seat, action = (
                (seats[0], player.choose(Eyes(state, seats[0]))) if word is None else (word.seat, word.action)
            )
            said[str(action).split()[0]] += 1
            state.step(seat, action)
    return said
