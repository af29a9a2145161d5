"""What a viewer may know, and a world that fits it.

Hidden are: which card passed between two other hands, which jobs others hold, the order of the
deck, and sealed choices. Passings are guessed anew in their order, so that no hand ever lacked a
card that it was seen to give up, and everything learnt of hands since still holds. Unknown jobs
are dealt anew out of all that are not in sight. Nothing here reads what the viewer could not:
the true passings are first taken out of every count.

Two things are let go rather than remembered. Whoever did not see which card was given away is
sure of none of the giver's jobs any more; and it is not remembered which of the unknown jobs
were held before the last shuffle of the discards.
"""

from typing import Final

from capotavola.engine.audience import ALL, SPECTATOR, only
from capotavola.engine.chance import Chance
from capotavola.engine.frames import seat_of, step_of
from capotavola.engine.machine import i64
from capotavola.games.corleone import cards, hands
from capotavola.games.corleone.bribery import cards_in
from capotavola.games.corleone.cards import owned, owner_of
from capotavola.games.corleone.table import BIDS, DISCARDS, KEEPING, NO_BID, Table

PUBLIC: Final = 1 << SPECTATOR


def reimagine(t: Table, me: int, chance: Chance) -> None:
    """Replace everything that the viewer cannot know."""
    job_shifts = guess_passings(t, me, chance)
    deal_unknown_jobs(t, me, chance, job_shifts)
    if t.stack:
        step = step_of(t.stack[-1])
        if step == BIDS:
            guess_bids(t, me, chance)
        elif step == DISCARDS:
            guess_aside(t, me, chance)


# -- cards that passed between hands ---------------------------------------


def guess_passings(t: Table, me: int, chance: Chance) -> list[int]:
    """Returns by how many jobs each hand now differs from what it was."""
    shift = [0] * (t.players * cards.COUNTED)
    jobs = [0] * t.players
    if not t.memory:
        return jobs
    guess = Guess(t, me, chance)
    found = guess.fits_from(0, shift)
    assert found, "the truth itself fits"
    _rewrite(t, guess.types)
    for seat in range(t.players):
        for kind in range(cards.TYPES):
            t.hands[seat * cards.TYPES + kind] += guess.last[seat * cards.COUNTED + kind]
        jobs[seat] = guess.last[seat * cards.COUNTED + cards.A_JOB]
    return jobs


class Guess:
    """A search for passings that fit all that the viewer knows."""

    def __init__(self, t: Table, me: int, chance: Chance) -> None:
        self.t = t
        self.me = me
        self.chance = chance
        self.entries = len(t.memory) // hands.ENTRY
        self.types = [t.memory[at + hands.PASSED_TYPE] for at in range(0, len(t.memory), hands.ENTRY)]
        self.segment_of = _segments(t)
        self.last = [0] * (t.players * cards.COUNTED)
        self.failed: set[tuple[int, ...]] = set()  # what cannot be made to fit, not to be tried again
        self.known_jobs = [0] * t.players
        for seat in range(t.players):
            for job in t.jobs[seat]:
                if job >> cards.SEEN >> me & 1:
                    self.known_jobs[seat] += 1

    def fits_from(self, entry: int, shift: list[int]) -> bool:
        """Whether the rest can be made to fit, given how the counts differ by now from the true ones."""
        if entry == self.entries:
            if not self._holds_known_jobs(shift):
                return False
            self.last = shift
            return True
        at = entry * hands.ENTRY
        memory = self.t.memory
        how, subject, other = memory[at], memory[at + hands.SUBJECT], memory[at + hands.OTHER]
        hand = [
            memory[at + hands.HAND_BEFORE + i] + shift[subject * cards.COUNTED + i]
            for i in range(cards.COUNTED)
        ]
        if self.failed and (entry, *shift) in self.failed:
            return False
        if self._fits_here(entry, shift, how, subject, other, hand):
            return True
        self.failed.add((entry, *shift))
        return False

    def _fits_here(
        self, entry: int, shift: list[int], how: int, subject: int, other: int, hand: list[int]
    ) -> bool:
        memory = self.t.memory
        at = entry * hands.ENTRY
        if how >= hands.PASSINGS:
            if not fact_holds(how, memory[at + hands.PASSED_TYPE], hand):
                return False
            if how == hands.LOOKED and other == self.me and not _unshifted(shift, subject):
                return False
            return self.fits_from(entry + 1, shift)
        true = memory[at + hands.PASSED_TYPE]
        options = possible_types(how, hand)
        if self.me == subject or self.me == other:
            return true in options and self._fits_with(entry, true, shift, subject, other)
        while options:
            kind = self._pick(options, hand)
            options.remove(kind)
            if self._fits_with(entry, kind, shift, subject, other):
                return True
        return False

    def _fits_with(self, entry: int, kind: int, shift: list[int], giver: int, taker: int) -> bool:
        true = self.t.memory[entry * hands.ENTRY + hands.PASSED_TYPE]
        after = shift[:]
        _pass_instead(after, giver, taker, true, kind)
        if not self._above_minima(self.segment_of[entry], after):
            return False
        self.types[entry] = kind
        return self.fits_from(entry + 1, after)

    def _above_minima(self, segment: int, shift: list[int]) -> bool:
        size: i64 = self.t.players * cards.COUNTED
        at: i64 = segment * size
        minima = self.t.minima
        for i in range(self.t.players * cards.COUNTED):
            if minima[at + i] + shift[i] < 0:
                return False
        return True

    def _holds_known_jobs(self, shift: list[int]) -> bool:
        for seat in range(self.t.players):
            if len(self.t.jobs[seat]) + shift[seat * cards.COUNTED + cards.A_JOB] < self.known_jobs[seat]:
                return False
        return True

    def _pick(self, options: list[int], hand: list[int]) -> int:
        """Any of the cards as likely as another."""
        total = 0
        for kind in options:
            total += hand[kind]
        number = self.chance.below(total)
        for kind in options:
            number -= hand[kind]
            if number < 0:
                return kind
        return options[-1]


def possible_types(how: int, hand: list[int]) -> list[int]:
    """What the giver could have given out of such a hand."""
    low, high = 0, cards.COUNTED - 1
    if how == hands.DOLLAR and hand[cards.ONE]:
        return [cards.ONE]
    if how in (hands.DOLLAR, hands.HIGHEST, hands.SOME_MONEY):
        high = cards.MONEY - 1
    elif how != hands.ANY_CARD:
        low, high = cards.GUN, cards.NARCOTICS
    found = [kind for kind in range(low, high + 1) if hand[kind] > 0]
    return found[-1:] if how == hands.HIGHEST else found


def fact_holds(how: int, kind: int, hand: list[int]) -> bool:
    money = 0
    above = 0
    for value in range(cards.MONEY):
        money += hand[value]
        if value > kind:
            above += hand[value]
    if how == hands.NO_MONEY:
        return money == 0
    if how == hands.NO_GOODS:
        return hand[cards.GUN] + hand[cards.BOOZE] + hand[cards.BLOOD] + hand[cards.NARCOTICS] == 0
    if how == hands.AT_MOST:
        return above == 0 and hand[kind] > 0
    if how == hands.HAS_MONEY:
        return money > 0
    return True


def _pass_instead(shift: list[int], giver: int, taker: int, true: int, kind: int) -> None:
    """How counts differ from the true ones if not the true card passes but one of this type."""
    shift[giver * cards.COUNTED + true] += 1
    shift[giver * cards.COUNTED + kind] -= 1
    shift[taker * cards.COUNTED + true] -= 1
    shift[taker * cards.COUNTED + kind] += 1


def _unshifted(shift: list[int], seat: int) -> bool:
    for kind in range(cards.COUNTED):
        if shift[seat * cards.COUNTED + kind]:
            return False
    return True


def _segments(t: Table) -> list[int]:
    """Which part of the minima begins with each entry, if it is a passing."""
    numbers: list[int] = []
    passings = 0
    for at in range(0, len(t.memory), hands.ENTRY):
        numbers.append(passings)
        if t.memory[at] < hands.PASSINGS:
            passings += 1
    return numbers


def _rewrite(t: Table, types: list[int]) -> None:
    """The memory of the new world."""
    shift = [0] * (t.players * cards.COUNTED)
    segment = 0
    for entry, kind in enumerate(types):
        at = entry * hands.ENTRY
        giver = t.memory[at + hands.SUBJECT]
        taker = t.memory[at + hands.OTHER]
        for i in range(cards.COUNTED):
            t.memory[at + hands.HAND_BEFORE + i] += shift[giver * cards.COUNTED + i]
        if t.memory[at] >= hands.PASSINGS:
            continue
        true = t.memory[at + hands.PASSED_TYPE]
        _pass_instead(shift, giver, taker, true, kind)
        t.memory[at + hands.PASSED_TYPE] = kind
        for i in range(len(shift)):
            t.minima[segment * len(shift) + i] += shift[i]
        segment += 1


# -- jobs ------------------------------------------------------------------


def deal_unknown_jobs(t: Table, me: int, chance: Chance, shifts: list[int]) -> None:
    """Out of the deck and all hands; what others know of each other's jobs is not kept."""
    unseen = t.deck
    known: list[list[int]] = []
    sizes: list[int] = []
    for seat in range(t.players):
        sizes.append(len(t.jobs[seat]) + shifts[seat])
        kept: list[int] = []
        for job in t.jobs[seat]:
            if seat == me:
                kept.append(job)
            elif job >> cards.SEEN >> me & 1:
                kept.append(job & cards.JOB_MASK | _known_to(job, seat, me) << cards.SEEN)
            else:
                unseen.append(job & cards.JOB_MASK)
        known.append(kept)
    hidden_draw = bool(t.drawn) and _drawer(t) != me
    if hidden_draw:
        unseen.extend(t.drawn)
    unseen.sort()
    chance.shuffle(unseen)
    for seat in range(t.players):
        hand = known[seat]
        for _ in range(sizes[seat] - len(hand)):
            hand.append(unseen.pop() | only(seat) << cards.SEEN)
        if seat != me:
            _by_kind(hand)
    t.jobs = known
    if hidden_draw:
        for place in range(len(t.drawn)):
            t.drawn[place] = unseen.pop()


def _by_kind(hand: list[int]) -> None:
    """As hands are kept; alike ones by who knows of them, so that the order tells nothing."""
    for end in range(1, len(hand)):
        job = hand[end]
        place = end
        while place and (job & cards.JOB_MASK, job) < (hand[place - 1] & cards.JOB_MASK, hand[place - 1]):
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = job


def _known_to(job: int, holder: int, me: int) -> int:
    if job >> cards.SEEN & PUBLIC:
        return ALL
    return only(holder) | only(me)


def _drawer(t: Table) -> int:
    top = t.stack[-1]
    return seat_of(top) if step_of(top) == KEEPING else cards.NOBODY


# -- sealed choices --------------------------------------------------------


def guess_bids(t: Table, me: int, chance: Chance) -> None:
    for seat in range(t.players):
        if seat != me and t.has_bid(seat):
            bids = t.steps[BIDS].legal(t, seat)
            t.set_bid(seat, cards_in(bids[chance.below(len(bids))]))


def guess_aside(t: Table, me: int, chance: Chance) -> None:
    true = t.aside
    t.aside = []
    for entry in true:
        seat = owner_of(entry)
        if seat == me:
            t.aside.append(entry)
        else:
            choices = t.steps[DISCARDS].legal(t, seat)
            t.aside.append(owned(seat, choices[chance.below(len(choices))].a))


def reopen(t: Table, me: int) -> None:
    """Whose bid is sealed, bids again; what others have put aside they choose again (CE-6.1, CE-R16)."""
    if t.on(BIDS):
        for seat in range(t.players):
            if seat != me and t.has_bid(seat):
                t.set_bid(seat, NO_BID)
                t.waiting |= 1 << seat
    elif t.on(DISCARDS):
        for entry in t.aside:
            if owner_of(entry) != me:
                t.waiting |= 1 << owner_of(entry)
        t.aside = [entry for entry in t.aside if owner_of(entry) == me]
