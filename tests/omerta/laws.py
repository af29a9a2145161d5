"""What holds at every moment of every game of Omerta."""

from collections import Counter

from capotavola.engine.audience import ALL
from capotavola.engine.state import State
from capotavola.engine.values import Json
from capotavola.games.omerta.cards import GAP, KIND_MASK, SEEN
from capotavola.games.omerta.state import OmertaState
from capotavola.games.omerta.table import GIVEN_CARD

OPTIONS: list[dict[str, Json]] = [
    {},
    {"snap": "race"},
    {"memory_aid": True},
    {"turns": 3},
]

# Verbs that end a round at once: random players use them seldom, or nothing else would happen.
RARE = ["omerta"]

# Happenings that are told in versions, to each viewer one.
VERSIONS = [{"looked", "saw"}, {"drew", "drew-card"}, {"safe-opened", "saw-safe"}]

END_REASONS = ["rounds-played"]

# Words that may stand in a dump, for dumps with a mistake in them.
WORDS = ["lady:1.0", "turn"]


def sealed(state: State) -> list[int]:
    """What has been chosen in secret and not yet carried out."""
    assert isinstance(state, OmertaState)
    return list(state.choices)


def check(state: State) -> None:
    assert isinstance(state, OmertaState)
    check_cards(state)
    check_scores(state)
    check_places(state)


def check_loaded(state: State) -> None:
    """What holds even for a table that somebody wrote down, whose scores may be any."""
    assert isinstance(state, OmertaState)
    check_cards(state)
    check_places(state)


def check_cards(state: OmertaState) -> None:
    """OM-1.1: all sixty are somewhere; nobody has seen a card of the pile."""
    cards = [*state.pile, *state.discards, *state.safe, state.held, state.second]
    cards += [given[GIVEN_CARD] for given in state.given]
    for stock in state.stocks:
        cards += stock
    kinds = Counter(card & KIND_MASK for card in cards if card != GAP)
    assert sum(kinds.values()) == 60
    assert kinds == Counter(state.rules.deck)
    assert not any(card >> SEEN & ALL for card in state.pile)


def check_scores(state: OmertaState) -> None:
    """Everybody has a score in every finished round, and the totals in view are what they add up to."""
    rounds = [state.scores[at : at + state.players] for at in range(0, len(state.scores), state.players)]
    assert all(len(scores) == state.players and min(scores) == 0 for scores in rounds)
    view = state.view(None)
    assert view["totals"] == [sum(scores[seat] for scores in rounds) for seat in range(state.players)]
    assert view["rounds"] == rounds
    assert state.round == min(state.players, len(state.scores) // state.players + 1)


def check_places(state: OmertaState) -> None:
    """A patrol lies on a card, never two on one, and nobody has two Mammas."""
    spots = []
    for _, seat, place, by, turns in state.given:
        assert seat != by
        assert turns in (1, 2)
        assert place < 0 or state.stocks[seat][place] != GAP
        spots.append((seat, place))
    assert len(spots) == len(set(spots))
