"""Chapter 1: the set-up."""

import random
from collections import Counter

import pytest

import capotavola
from capotavola.engine.values import MalformedValue
from capotavola.games.cosanostra.state import CosaNostraState
from tests.cosanostra.opening import SEEDS, opened, seen
from tests.cosanostra.pieces import a_list
from tests.cosanostra.reading import cards, hand, market, owned, part
from tests.cosanostra.situation import GAME, begin, do, situation

BUSINESSES = {
    "blundetto": ["cop", "loan-shark", "waste-company"],
    "dimaggio": ["building-firm", "drug-dealer", "lawyer"],
    "calmuti": ["garage", "pimp", "politician"],
    "laserva": ["nightclub", "pimp"],
    "caruso": ["casino", "lawyer"],
}
COLOURS = {
    "blundetto": "yellow",
    "dimaggio": "green",
    "calmuti": "red",
    "laserva": "purple",
    "caruso": "blue",
}
COMPANIES = {"garage": 2, "building-firm": 2, "waste-company": 2, "nightclub": 2, "casino": 2}
BUSINESSMEN = {"pimp": 5, "drug-dealer": 5, "loan-shark": 5, "lawyer": 3, "politician": 3, "cop": 3}
INFLUENCE = {
    "snitch": 8,
    "spy": 4,
    "emergency-doctor": 2,
    "henchman": 5,
    "saboteur": 2,
    "submachine-gun": 4,
    "distraction": 3,
    "schemer": 5,
}
CASH_JOBS = [13, 8, 7, 10]  # in each round's deck
OTHER_JOBS = {
    "beat-up-businessman": [2, 1, 0, 0],
    "property-damage": [2, 0, 0, 0],
    "robbery": [2, 2, 1, 2],
    "vandalism": [1, 1, 0, 0],
    "exceptional-offer": [0, 1, 1, 0],
    "connections": [0, 1, 1, 0],
    "laundering": [0, 2, 2, 0],
    "birthday": [0, 1, 0, 0],
    "arson": [0, 0, 1, 1],
    "kill-businessman": [0, 1, 2, 1],
    "contract-killing": [0, 0, 3, 2],
    "persuasion": [0, 2, 2, 2],
    "hold-up": [0, 0, 2, 1],
    "trap": [0, 0, 1, 2],
    "horse-race": [0, 0, 0, 1],
    "drive-by": [0, 0, 0, 2],
    "car-bomb": [0, 0, 1, 1],
    "poker": [0, 0, 1, 0],
}


def kind(name: str) -> str:
    return name.rpartition("-")[0]


def deck_of(state: CosaNostraState, number: int) -> list[str]:
    """The jobs of a round at the beginning of a game: its deck, with what was dealt of it."""
    jobs = [str(job) for job in a_list(a_list(part(state, "decks"))[number - 1])]
    if number == 1:
        jobs += [job.partition("/")[0] for seat in range(state.players) for job in hand(state, seat)]
    return jobs


@pytest.mark.rule("LC-1.1")
def test_three_to_five_play() -> None:
    for players in (0, 1, 2, 6, 7):
        with pytest.raises(capotavola.BadSetup):
            GAME.start(players=players, seed=b"table")
    assert [opened(players).players for players in (3, 4, 5)] == [3, 4, 5]


@pytest.mark.rule("LC-1.1", "LC-2.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_after_four_rounds_the_most_money_wins(players: int) -> None:
    state = opened(players)
    rng = random.Random(players)
    rounds = []
    while state.outcome() is None:
        rounds.append(state.round)
        seat = state.deciders()[0]
        state.apply(seat, rng.choice(state.legal(seat)))
    outcome = state.outcome()
    assert outcome is not None
    assert list(dict.fromkeys(rounds)) == [1, 2, 3, 4]
    assert {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}


@pytest.mark.rule("LC-1.2", "LC-R2")
def test_the_four_decks_have_20_20_25_and_25_jobs() -> None:
    state = opened()
    assert [len(deck_of(state, number)) for number in (1, 2, 3, 4)] == [20, 20, 25, 25]


@pytest.mark.rule("LC-1.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_every_deck_has_the_jobs_of_its_round(number: int) -> None:
    names = ["robbery" if job.startswith("robbery") else job for job in deck_of(opened(), number)]
    found = Counter(names)
    wanted = {job: counts[number - 1] for job, counts in OTHER_JOBS.items() if counts[number - 1]}
    assert {job: count for job, count in found.items() if job in OTHER_JOBS} == wanted
    cash_jobs = [job for job in names if job not in OTHER_JOBS]
    assert len(cash_jobs) == len(set(cash_jobs)) == CASH_JOBS[number - 1]


@pytest.mark.rule("LC-1.2")
def test_every_deck_is_shuffled() -> None:
    for number in (1, 2, 3, 4):
        decks = [deck_of(opened(seed=seed), number) for seed in SEEDS[:12]]
        assert len({tuple(deck) for deck in decks}) == 12
        assert len({tuple(sorted(deck)) for deck in decks}) == 1
        assert len({deck[0] for deck in decks}) > 3


@pytest.mark.rule("LC-R2")
def test_poker_is_in_round_three_and_the_illegal_lab_nowhere() -> None:
    state = opened()
    assert "poker" in deck_of(state, 3)
    assert all("illegal-lab" not in deck_of(state, number) for number in (1, 2, 3, 4))


@pytest.mark.rule("LC-1.3")
@pytest.mark.parametrize("players", [3, 5])
def test_everybody_starts_with_a_snitch_a_schemer_and_a_henchman(players: int) -> None:
    state = opened(players)
    for seat in range(players):
        assert sorted(cards(state, seat)) == ["henchman", "schemer", "snitch"]


@pytest.mark.rule("LC-1.3", "LC-R1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_33_influence_cards_and_the_others_are_the_deck(players: int) -> None:
    state = opened(players)
    deck = [str(card) for card in a_list(part(state, "influence_deck"))]
    held = [card for seat in range(players) for card in cards(state, seat)]
    assert len(deck) == 33 - 3 * players
    assert Counter(deck + held) == INFLUENCE
    assert part(state, "influence_discards") == []


@pytest.mark.rule("LC-1.3")
def test_the_influence_deck_is_shuffled() -> None:
    decks = [a_list(part(opened(seed=seed), "influence_deck")) for seed in SEEDS[:20]]
    assert len({str(deck) for deck in decks}) == 20
    assert len({str(deck[-1]) for deck in decks}) > 3


@pytest.mark.rule("LC-1.4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_gangsters_lie_face_up_and_three_are_under_the_boss(players: int) -> None:
    for seat in seen(opened(players)).seats:
        assert [man.printed for man in seat.gangsters] == [1, 2, 3]
        assert [(man.printed, man.price) for man in seat.under_boss] == [(2, 10000), (3, 15000), (4, 20000)]
        assert {man.gang for man in [*seat.gangsters, *seat.under_boss]} == {seat.family}
        assert all(man.active and not man.tasks for man in seat.gangsters)
        assert seat.trophies == []


@pytest.mark.rule("LC-1.5")
def test_every_family_has_its_own_businesses() -> None:
    for seed in SEEDS[:10]:
        for seat in seen(opened(5, seed)).seats:
            assert sorted(card.kind for card in seat.businesses) == BUSINESSES[seat.family]
            assert seat.colour == COLOURS[seat.family]
            assert all(card.active and not card.used for card in seat.businesses)


@pytest.mark.rule("LC-1.4", "LC-1.7", "LC-R33")
def test_bosses_and_the_start_player_are_drawn_by_lot() -> None:
    games = [opened(4, seed) for seed in SEEDS]
    families = [[seat.family for seat in seen(state).seats] for state in games]
    assert all(len(set(names)) == 4 for names in families)
    for seat in range(4):
        assert {names[seat] for names in families} == set(BUSINESSES)
    assert {state.start for state in games} == {0, 1, 2, 3}
    assert len({(names[0], state.start) for names, state in zip(families, games, strict=True)}) > 12


@pytest.mark.rule("LC-1.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_market_has_four_different_cards_with_at_most_one_company(players: int) -> None:
    markets = [[kind(name) for name in market(opened(players, seed))] for seed in SEEDS]
    assert all(len(set(kinds)) == len(kinds) == 4 for kinds in markets)
    companies = [sum(name in COMPANIES for name in kinds) for kinds in markets]
    assert set(companies) == {0, 1}


@pytest.mark.rule("LC-1.6")
@pytest.mark.parametrize("players", [3, 5])
def test_all_other_businesses_are_the_deck(players: int) -> None:
    state = opened(players)
    deck = [str(name) for name in a_list(part(state, "deck"))]
    owners = [name for seat in range(players) for name in owned(state, seat)]
    everything = [*deck, *market(state), *owners]
    assert len(everything) == len(set(everything)) == 34
    assert Counter(kind(name) for name in everything) == {**COMPANIES, **BUSINESSMEN}
    assert seen(state).deck == [None] * len(deck)


def misfits(state: CosaNostraState) -> list[bool]:
    """Which cards of the deck would not have fitted the first market."""
    there = [kind(name) for name in market(state)]
    full = any(name in COMPANIES for name in there)
    deck = [kind(str(name)) for name in a_list(part(state, "deck"))]
    return [name in there or (full and name in COMPANIES) for name in deck]


@pytest.mark.rule("LC-1.6")
def test_what_does_not_fit_the_first_market_is_shuffled_back() -> None:
    decks = [misfits(opened(seed=b"m%d" % number)) for number in range(300)]
    expected = sum(sum(deck) / len(deck) for deck in decks)
    for position in (0, -1):
        assert abs(sum(deck[position] for deck in decks) - expected) < 35  # four standard deviations


@pytest.mark.rule("LC-1.7")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_thousand_dollars_and_five_deal_markers_each(players: int) -> None:
    table = seen(opened(players))
    assert [(seat.cash, seat.laundered, seat.markers) for seat in table.seats] == [(2000, 0, 5)] * players
    assert table.markers == []


@pytest.mark.rule("LC-1.7")
def test_the_three_monopolies_lie_open() -> None:
    assert seen(opened(5)).monopolies == {"prostitution": None, "drugs": None, "loans": None}


@pytest.mark.rule("LC-1.8")
def test_everybody_sees_how_much_money_each_has() -> None:
    state = situation(stage="plan", cash={0: 1000, 1: 7000, 2: 23000})
    for viewer in (0, 1, 2, None):
        assert [seat.cash for seat in seen(state, viewer).seats] == [1000, 7000, 23000]


@pytest.mark.rule("LC-1.8")
def test_hands_are_seen_by_their_owners_only() -> None:
    state = situation(stage="plan", jobs={1: ["trap/III", "threats"]}, cards={1: ["spy", "snitch"]})
    for viewer in (0, 2, None):
        seat = seen(state, viewer).seats[1]
        assert (seat.hand, seat.influence_hand, seat.known_influence) == (None, None, [])
        assert (len(seat.jobs), seat.influence) == (2, 2)
    own = seen(state, 1).seats[1]
    assert own.hand is not None
    assert {card.job for card in own.hand} == {"trap", "threats"}
    assert own.influence_hand == ["snitch", "spy"]


@pytest.mark.rule("LC-1.8")
def test_what_is_drawn_is_told_to_nobody_else() -> None:
    state = situation(stage="plan", round=2, own={0: [], 1: [], 2: []})
    events = begin(state, "deal")
    for seat in (0, 1, 2):
        events += do(state, seat, "pass")
    for event in events:
        if "jobs" in event.args or "cards" in event.args:
            assert [viewer for viewer in range(8) if event.heard_by(viewer)] == [event.args["seat"]]


@pytest.mark.rule("LC-1.8")
@pytest.mark.parametrize("card", ["snitch", "threats", "trap"])
def test_cards_of_a_hand_cannot_be_given_away(card: str) -> None:
    for terms in (f"give {card}", f"want {card}", f"give 1000 want {card}"):
        with pytest.raises(MalformedValue):
            GAME.parse(f"offer 1 {terms}")
