"""Stakes (LC-6.8, LC-R15): Horse race and Poker."""

from capotavola.games.cosanostra.attempts import A_CARD, A_MONEY
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import KIND_MASK
from capotavola.games.cosanostra.rules import NOTE
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks.effect import Effect


def most_stake(t: Table, seat: int) -> int:
    limit = t.rules.jobs.stake[t.attempt(A_CARD) & KIND_MASK]
    return min(limit, t.cash[seat]) // NOTE * NOTE


class DoubleStake(Effect):
    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        t.cash[seat] += t.attempt(A_MONEY)
        t.tell_of("won-stake", seat, "amount", t.attempt(A_MONEY))


class LoseStake(Effect):
    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        t.cash[seat] -= t.attempt(A_MONEY)
        t.tell_of("lost-stake", seat, "amount", t.attempt(A_MONEY))


# -- the pot ----------------------------------------------------------------------


def pot_share(t: Table, kind: int, other: int) -> int:
    return min(t.rules.jobs.stake[kind], t.cash[other])


def pot_of(t: Table, kind: int, seat: int) -> int:
    return sum(pot_share(t, kind, other) for other in range(t.players) if other != seat)


def put_up_pot(t: Table, seat: int, kind: int) -> bool:
    """Everybody's stakes; whether the active player can match them."""
    pot = pot_of(t, kind, seat)
    if t.cash[seat] < pot:
        t.tell_of("cannot-match", seat, "amount", pot)
        return False
    t.tell_of("pot", seat, "amount", pot)
    t.set_attempt(A_MONEY, pot)
    return True


class TakePot(Effect):
    """The active player takes all."""

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        for other in range(t.players):
            if other != seat:
                _pay(t, other, seat, pot_share(t, kind, other))


class DoubleBack(Effect):
    """Everybody else gets the own stake twice."""

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        for other in range(t.players):
            if other != seat:
                _pay(t, seat, other, pot_share(t, kind, other))


def _pay(t: Table, payer: int, taker: int, share: int) -> None:
    estate.pay_player(t, payer, taker, share)
    t.tell_of("paid-player", payer, "other_seat", taker, "amount", share)
