"""Bots play by the rules, and the greedy ones are worth their name."""

import pytest

import capotavola
from capotavola.arena.series import run_series
from capotavola.bots.catalogue import GREEDY, NoSuchBot, bot, names_for, usual_for
from capotavola.bots.levels import NORMAL
from capotavola.engine.action import Action
from capotavola.engine.boxes import own_games
from capotavola.engine.eyes import Eyes
from tests.bots.kinds import quick_names_for
from tests.boxes import game_of

GAMES = capotavola.games()


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_bot_finishes_games_with_legal_actions_only(name: str) -> None:
    game = game_of(name)
    for kind in quick_names_for(name):
        for players in range(game.fewest, game.most + 1):
            state = game.start(players=players, seed=kind.encode())
            bots = [bot(kind, name, seat + 1) for seat in range(players)]
            while seats := state.deciders():
                seat = seats[-1]
                state.apply(seat, bots[seat].choose(Eyes(state, seat)))
            assert state.outcome() is not None


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if GREEDY in names_for(name)])
@pytest.mark.parametrize("extra", [0, 1, 2])
def test_a_greedy_player_wins_three_times_what_a_random_one_does(name: str, extra: int) -> None:
    game = game_of(name)
    players = min(game.fewest + extra, game.most)
    report = run_series(game, ["greedy"] + ["random"] * (players - 1), 100, "greedy", {})
    greedy = report.seats[0].share
    others = max(seat.share for seat in report.seats[1:])
    assert greedy >= 3 * others
    assert greedy >= 2 / players


@pytest.mark.parametrize("name", GAMES)
def test_a_series_counts_every_game_and_repeats_with_its_seed(name: str) -> None:
    game = game_of(name)
    bots = ["random"] * game.fewest
    one, again = (run_series(game, bots, 20, "series", {}) for _ in range(2))
    other = run_series(game, bots, 20, "another", {})
    assert [seat.scores for seat in one.seats] == [seat.scores for seat in again.seats]
    assert [seat.scores for seat in one.seats] != [seat.scores for seat in other.seats]
    assert one.decisions == again.decisions
    assert sum(seat.wins for seat in one.seats) == pytest.approx(20)
    assert all(sum(seat.scores.values()) == 20 for seat in one.seats)
    assert sum(one.reasons.values()) == 20


def test_a_game_need_not_have_a_greedy_bot() -> None:
    assert names_for("bustarella") == ["random"]
    assert usual_for("bustarella") == "random"
    assert [usual_for(name) for name in own_games()] == [NORMAL] * len(own_games())
    with pytest.raises(NoSuchBot, match=r"for bustarella there are random\)"):
        bot("greedy", "bustarella", 1)


def test_a_bot_that_there_is_not() -> None:
    with pytest.raises(NoSuchBot, match="no such bot: genius"):
        bot("genius", "omerta", 1)


def test_any_class_with_a_choice_is_a_bot() -> None:
    class First:
        name = "first"

        def choose(self, eyes: Eyes) -> Action:
            assert eyes.view()["viewer"] == eyes.seat
            return eyes.legal()[0]

    state = game_of("omerta").start(players=3, seed=b"first")
    player = First()
    while seats := state.deciders():
        state.apply(seats[0], player.choose(Eyes(state, seats[0])))
    assert state.outcome() is not None
