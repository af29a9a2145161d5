"""What attacks bring about (chapter 6): harm, businesses that change sides, money."""

from capotavola.games.cosanostra.attempts import A_CARD, A_TARGET, IN_RETURN
from capotavola.games.cosanostra.businesses import estate
from capotavola.games.cosanostra.cards import KIND_MASK, ON_ALL, amount_of
from capotavola.games.cosanostra.ledger import promises
from capotavola.games.cosanostra.order import FIRING_BACK
from capotavola.games.cosanostra.table import Table
from capotavola.games.cosanostra.tasks import harm
from capotavola.games.cosanostra.tasks.effect import Effect
from capotavola.games.cosanostra.tasks.targets import target_of


class Harm(Effect):
    """Deactivates, or kills, or destroys: `level` says which."""

    def __init__(self, level: int) -> None:
        self.level = level

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        harm.threaten(t, target_of(t.rules, kind).victim(t.target()), self.level, seat)

    def threatens(self, t: Table, attempts: list[list[int]]) -> tuple[int, int]:
        attempt = attempts[-1]
        return target_of(t.rules, attempt[A_CARD] & KIND_MASK).victim(attempt[A_TARGET]), self.level


class Join(Effect):
    """LC-4.3: a business, against the owner's will, so all markers go back."""

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        business = t.target()
        estate.clear_markers(t, business)
        owner = t.business_at[business]
        t.tell_of("persuaded", seat, "other_seat", owner, "business", t.rules.business_names[business])
        promises.taken_away(t, owner, business)
        t.business_at[business] = seat
        estate.check_monopolies(t)


class PayBank(Effect):
    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        target = t.target()
        paid = min(amount_of(entry), t.cash[target])
        t.cash[target] -= paid
        t.tell_of("paid-bank", target, "amount", paid)


class PayYou(Effect):
    """The target, or everybody else."""

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        for other in range(t.players):
            if other == seat or (t.rules.jobs.target[kind] != ON_ALL and other != t.target()):
                continue
            paid = estate.pay_player(t, other, seat, amount_of(entry))
            t.tell_of("paid-player", other, "other_seat", seat, "amount", paid)


class ReturnFire(Effect):
    """LC-R5: a miss may be fired back at; not twice, and only by one who stands."""

    def bring_about(self, t: Table, kind: int, seat: int, entry: int) -> None:
        target = t.target()
        if not t.attempt_is(IN_RETURN) and t.man_active(target):
            t.ask_one(FIRING_BACK, t.man_at[target])
