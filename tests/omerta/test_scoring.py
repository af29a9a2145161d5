"""Chapter 5: Omerta and scoring."""

import pytest

from capotavola.engine.values import Json
from capotavola.speech.speaker import Speaker
from tests.omerta.situation import GAME, do, heard, pass_all, situation, step, told

Stocks = list[list[str | None]]


def scores(stocks: Stocks, caller: int = 0) -> Json:
    state = situation(stocks, active=caller)
    do(state, caller, "omerta")
    rounds = state.view(None)["rounds"]
    assert rounds == [state.view(None)["totals"]]
    assert isinstance(rounds, list)
    return rounds[0]


def scores_without_caller(stocks: Stocks) -> Json:
    """The last turn of the round passes with a Witness."""
    last = len(stocks) - 1
    state = situation(stocks, pile=["witness"], options={"turns": 1}, turn=last + 1, active=last)
    do(state, last, "draw pile")
    do(state, last, "discard")
    rounds = state.view(None)["rounds"]
    assert isinstance(rounds, list)
    return rounds[0]


@pytest.mark.rule("OM-5.1")
@pytest.mark.parametrize("caller", range(3))
def test_calling_ends_the_round_at_once(caller: int) -> None:
    state = situation([["1"], ["2"], ["3"]], active=caller)
    events = do(state, caller, "omerta")
    assert [event.name for event in events if event.name in ("turn-began", "drew", "snap-opened")] == []
    assert state.view(None)["round"] == 2
    assert step(state) == "peeks"


@pytest.mark.rule("OM-5.1")
def test_all_reveal_and_add_up_bottles_and_characters() -> None:
    state = situation([["1", None, "2"], ["witness", "10"], ["alibi", "9", "lady"]])
    events = do(state, 0, "omerta")
    assert [(args["cards"], args["sum"]) for args in told(events, "scored")] == [
        (["bottle-1", "bottle-2"], 3),
        (["witness", "bottle-10"], 20),
        (["alibi", "bottle-9", "lady"], 24),
    ]
    for viewer in (0, 1, 2, 7):
        assert heard(events, viewer).count("scored") == 3


@pytest.mark.rule("OM-5.1")
def test_scores_are_added_to_the_totals() -> None:
    state = situation([["1"], ["2"], ["9"]], totals=[10, 20, 30])
    do(state, 0, "omerta")
    assert state.view(None)["totals"] == [10, 22, 39]


@pytest.mark.rule("OM-5.2")
@pytest.mark.parametrize("caller", range(3))
@pytest.mark.parametrize("own", [[], ["1"], ["alibi"], ["3", "3"], ["7"], ["3", "4"], ["7", "alibi"]])
def test_a_caller_with_seven_or_less_and_nobody_below_scores_nothing(
    caller: int, own: list[str | None]
) -> None:
    stocks: Stocks = [["8"], ["8"], ["8"]]
    stocks[caller] = own
    assert scores(stocks, caller) == [0 if seat == caller else 8 for seat in range(3)]


@pytest.mark.rule("OM-5.2", "OM-5.4")
@pytest.mark.parametrize(
    ("stocks", "caller", "expected"),
    [
        ([["7"], ["7"], ["9"]], 0, [0, 7, 9]),
        ([["7"], ["7"], ["9"]], 1, [7, 0, 9]),
        ([["5"], ["2", "3"], ["1", "4"]], 1, [5, 0, 5]),
        ([["1"], ["9"], ["1"]], 2, [1, 9, 0]),
        ([[], [], ["9"]], 1, [0, 0, 9]),
    ],
)
def test_a_tie_with_the_caller_goes_to_the_caller(stocks: Stocks, caller: int, expected: list[int]) -> None:
    assert scores(stocks, caller) == expected


@pytest.mark.rule("OM-5.3", "OM-5.4")
@pytest.mark.parametrize(
    ("stocks", "caller", "expected"),
    [
        ([["7"], ["6"], ["9"]], 0, [27, 0, 9]),
        ([["7"], ["9"], ["6"]], 0, [27, 9, 0]),
        ([["1"], ["3"], ["2"]], 1, [0, 23, 2]),
        ([["2"], ["1", "2"], ["alibi"], ["1"]], 1, [2, 23, 0, 1]),
        ([["lady", "10"], ["9"], ["8"], ["witness"]], 0, [45, 9, 0, 10]),
    ],
)
def test_a_caller_who_is_not_lowest_pays_twenty_and_the_lowest_scores_nothing(
    stocks: Stocks, caller: int, expected: list[int]
) -> None:
    assert scores(stocks, caller) == expected


@pytest.mark.rule("OM-R11", "OM-5.3")
@pytest.mark.parametrize(
    ("stocks", "caller", "expected"),
    [
        ([["8"], ["9"], ["10"]], 0, [28, 0, 10]),
        ([["10"], ["8"], ["9"]], 1, [10, 28, 0]),
        ([["3", "5"], ["8"], ["10"]], 0, [28, 0, 10]),
        ([["4", "4"], ["witness"], ["10", "1"]], 0, [28, 0, 11]),
    ],
)
def test_a_caller_above_seven_loses_even_with_the_lowest_sum(
    stocks: Stocks, caller: int, expected: list[int]
) -> None:
    assert scores(stocks, caller) == expected


@pytest.mark.rule("OM-R11")
@pytest.mark.parametrize(
    ("stocks", "caller", "expected"),
    [
        ([["7"], ["5"], ["5"], ["9"]], 0, [27, 0, 0, 9]),
        ([["9"], ["5"], ["7"], ["2", "3"]], 2, [9, 0, 27, 0]),
        ([["8"], ["9"], ["9"], ["10"]], 0, [28, 0, 0, 10]),
        ([["9"], ["9"], ["9"], ["9"]], 3, [0, 0, 0, 29]),
        ([["1"], [], [], []], 0, [21, 0, 0, 0]),
    ],
)
def test_all_who_tie_for_lowest_among_the_others_score_nothing(
    stocks: Stocks, caller: int, expected: list[int]
) -> None:
    assert scores(stocks, caller) == expected


@pytest.mark.rule("OM-5.4")
def test_everybody_else_scores_the_sum_of_their_cards() -> None:
    stocks: Stocks = [["7"], ["6"], ["10", "10", "lady"], ["alibi", "8"], ["7"]]
    assert scores(stocks, 0) == [27, 0, 35, 8, 7]
    assert scores(stocks, 1) == [7, 0, 35, 8, 7]


@pytest.mark.rule("OM-R12", "OM-5.4")
@pytest.mark.parametrize("empty", [[], [None], [None, None]])
def test_a_player_without_cards_has_no_points(empty: list[str | None]) -> None:
    assert scores([["1"], empty, ["9"]], 0) == [21, 0, 9]
    assert scores([["1"], empty, ["9"]], 1) == [1, 0, 9]


@pytest.mark.rule("OM-R16")
@pytest.mark.parametrize(
    ("stocks", "expected"),
    [
        ([["8"], ["9"], ["10"]], [0, 9, 10]),
        ([["10"], ["9"], ["8"]], [10, 9, 0]),
        ([["3"], ["2"], ["7"]], [3, 0, 7]),
        ([["5"], ["9"], ["2", "3"]], [0, 9, 0]),
        ([["9"], ["9"], ["9"]], [0, 0, 0]),
        ([["lady"], [None], ["8"], []], [15, 0, 8, 0]),
    ],
)
def test_without_a_caller_all_score_their_sums_and_the_lowest_nothing(
    stocks: Stocks, expected: list[int]
) -> None:
    assert scores_without_caller(stocks) == expected


@pytest.mark.rule("OM-R16")
def test_the_turns_can_run_out_in_the_last_round_too() -> None:
    state = situation(
        [["1"], ["2"], ["3"]],
        pile=["10"],
        options={"turns": 1},
        turn=3,
        active=2,
        round=3,
        totals=[5, 3, 1],
        scores=[5, 3, 1, 0, 0, 0],
    )
    do(state, 2, "draw pile")
    do(state, 2, "discard")
    pass_all(state)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [5, 5, 4]
    assert outcome.winners == [2]


@pytest.mark.rule("OM-5.1")
def test_at_the_end_of_the_game_everybody_sees_all_stocks() -> None:
    state = situation([["1", "2"], ["9", None, "lady"], ["10"]], round=3, scores=[5, 0, 20, 0, 8, 9])
    do(state, 0, "omerta")
    assert state.outcome() is not None
    for viewer in (0, 1, 2, None):
        stocks = state.view(viewer)["stocks"]
        assert stocks == [
            [{"face": "bottle-1", "locked": False}, {"face": "bottle-2", "locked": False}],
            [{"face": "bottle-9", "locked": False}, None, {"face": "lady", "locked": False}],
            [{"face": "bottle-10", "locked": False}],
        ]


@pytest.mark.rule("OM-5.2", "OM-5.3", "OM-5.4")
@pytest.mark.parametrize(
    ("stocks", "sentences"),
    [
        ([["10", "10", "10", "4"], ["9"], ["8"]], ["34 + 20 for calling above 7 = 54", "Sum 9, counts 9"]),
        (
            [["3"], ["2"], ["8"]],
            ["3 + 20 for calling though another has less = 23", "Sum 2, counts 0: the lowest"],
        ),
        ([["3"], ["9"], ["8"]], ["Sum 3, counts 0: a good call", "Sum 9, counts 9", "Sum 8, counts 8"]),
    ],
)
def test_a_score_says_how_it_comes_about(stocks: Stocks, sentences: list[str]) -> None:
    speaker = Speaker("en", GAME, ["Anna", "Bea", "Carlo"])
    state = situation(stocks)
    said = [speaker.event(event) for event in do(state, 0, "omerta") if event.name == "scored"]
    for seat, sentence in enumerate(sentences):
        assert said[seat].endswith(f". {sentence}")
