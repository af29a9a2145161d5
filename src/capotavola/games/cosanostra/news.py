"""Everything that the players hear of: each happening once, to those who may know it."""

from capotavola.engine.action import NONE
from capotavola.engine.audience import but, only, seats_in
from capotavola.engine.event import Event, Telling
from capotavola.engine.values import Json
from capotavola.games.cosanostra.cards import KIND_MASK
from capotavola.games.cosanostra.rules import Rules
from capotavola.games.cosanostra.verbs import REASONS, UNSAID

Told = Telling | None


# -- the round ----------------------------------------------------------------


def round_began(told: Told, number: int, start: int) -> None:
    if told is not None:
        told.append(Event("round-began", {"round": number, "seat": start}))


def drew_jobs(told: Told, seat: int, cards: list[int], rules: Rules) -> None:
    if told is not None:
        jobs: list[Json] = [rules.jobs.names[card & KIND_MASK] for card in cards]
        told.append(Event("drew-jobs", {"seat": seat, "count": len(cards)}, but(seat)))
        told.append(Event("saw-jobs", {"seat": seat, "jobs": jobs}, only(seat)))


def refused(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("refused", {"seat": seat}))


def drew_influence(told: Told, seat: int, kinds: list[int], rules: Rules) -> None:
    if told is not None:
        cards: list[Json] = [rules.influences.names[kind] for kind in kinds]
        told.append(Event("drew-influence", {"seat": seat, "count": len(kinds)}, but(seat)))
        told.append(Event("saw-influence", {"seat": seat, "cards": cards}, only(seat)))


def reshuffled_influence(told: Told) -> None:
    if told is not None:
        told.append(Event("reshuffled", {}))


def mercenaries_shown(told: Told, names: list[str]) -> None:
    if told is not None:
        told.append(Event("mercenaries-shown", {"gangsters": [*names]}))


def mercenaries_aside(told: Told, names: list[str]) -> None:
    if told is not None and names:
        told.append(Event("mercenaries-aside", {"gangsters": [*names]}))


def hired(told: Told, seat: int, man: str, price: int) -> None:
    if told is not None:
        told.append(Event("hired", {"seat": seat, "gangster": man, "amount": price}))


def swapped(told: Told, seat: int, man: str, mercenary: str, price: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "mercenary": mercenary, "amount": price}
        told.append(Event("swapped", args))


# -- planning -----------------------------------------------------------------


def planned(told: Told, seat: int, man: str, number: int, job: str) -> None:
    if told is not None:
        told.append(Event("planned", {"seat": seat, "gangster": man, "round": number}, but(seat)))
        told.append(Event("planned-job", {"seat": seat, "gangster": man, "job": job}, only(seat)))


def planned_purchase(told: Told, seat: int, man: str, business: str) -> None:
    if told is not None:
        told.append(Event("planned-purchase", {"seat": seat, "gangster": man, "business": business}))


def market_card(told: Told, business: str) -> None:
    if told is not None:
        told.append(Event("market-card", {"business": business}))


def market_away(told: Told, businesses: list[str]) -> None:
    """LC-7.1: the old cards, under the deck."""
    if told is not None:
        told.append(Event("market-away", {"businesses": [*businesses]}))


def saw_deck(told: Told, seat: int, businesses: list[str]) -> None:
    if told is not None:
        told.append(Event("looked-through-deck", {"seat": seat}, but(seat)))
        told.append(Event("saw-deck", {"seat": seat, "businesses": [*businesses]}, only(seat)))


# -- influence cards, skills, abilities -------------------------------------------


def played(told: Told, seat: int, card: str, man: str, for_market: bool) -> None:
    """What it is for is told at once: whoever may cancel it decides before it works (LC-R8)."""
    if told is not None:
        if man:
            told.append(Event("put", {"seat": seat, "card": card, "gangster": man}))
        elif for_market:
            told.append(Event("played-for-market", {"seat": seat, "card": card}))
        else:
            told.append(Event("played", {"seat": seat, "card": card}))


def card_off(told: Told, card: str, man: str) -> None:
    if told is not None:
        told.append(Event("card-off", {"card": card, "gangster": man}))


def vetoed(told: Told, seat: int, card: str) -> None:
    if told is not None:
        told.append(Event("vetoed", {"seat": seat, "card": card}))


def removed(told: Told, seat: int, card: str, man: str) -> None:
    if told is not None:
        told.append(Event("removed", {"seat": seat, "card": card, "gangster": man}))


def used(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("used", {"seat": seat, "business": business}))


def sent(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("sent", {"seat": seat, "gangster": man}))


def looked(told: Told, seat: int, man: str, owner: int, job: str) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "other_seat": owner}
        told.append(Event("looked", args, but(seat)))
        told.append(Event("saw-job", {**args, "job": job}, only(seat)))


def healed(told: Told, seat: int, left: int) -> None:
    if told is not None:
        told.append(Event("healed" if left else "saved", {"seat": seat}))


def extra_turn(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("extra-turn", {"seat": seat}))


def skipped(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("skipped", {"seat": seat}))


# -- tasks ----------------------------------------------------------------------


def bought(told: Told, seat: int, business: str, amount: int) -> None:
    if told is not None:
        told.append(Event("bought", {"seat": seat, "business": business, "amount": amount}))


def cancelled(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("cancelled", {"seat": seat, "gangster": man}))


def gave_up(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("gave-up", {"seat": seat, "gangster": man}))


def revealed(told: Told, seat: int, man: str, job: str, target: dict[str, Json]) -> None:
    if told is not None:
        name = "revealed"
        for kind in target:
            name = {"victim": "attacks-gangster", "other_seat": "attacks-player"}.get(
                kind, "attacks-business"
            )
        told.append(Event(name, {"seat": seat, "gangster": man, "job": job, **target}))


def no_target(told: Told, seat: int, job: str) -> None:
    if told is not None:
        told.append(Event("no-target", {"seat": seat, "job": job}))


def unmet(told: Told, seat: int, job: str) -> None:
    if told is not None:
        told.append(Event("unmet", {"seat": seat, "job": job}))


def staked(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("staked", {"seat": seat, "amount": amount}))


def pot(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("pot", {"seat": seat, "amount": amount}))


def cannot_match(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("cannot-match", {"seat": seat, "amount": amount}))


def rolled(told: Told, seat: int, man: str, dice: list[int], difficulty: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "dice": [*dice], "difficulty": difficulty}
        told.append(Event("rolled", args))


def rerolled(told: Told, seat: int, before: int, after: int) -> None:
    if told is not None:
        told.append(Event("rerolled", {"seat": seat, "before": before, "after": after}))


def came_off(told: Told, seat: int, job: str, successes: int) -> None:
    if told is not None:
        told.append(Event("came-off", {"seat": seat, "job": job, "count": successes}))


def held_up(told: Told, seat: int, other: int, amount: int) -> None:
    if told is not None:
        told.append(Event("held-up", {"seat": seat, "other_seat": other, "amount": amount}))


def paid_out(told: Told, seat: int, job: str, successes: int, amount: int) -> None:
    """One sentence for what came of a cash job."""
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "job": job, "count": successes, "amount": amount}
        told.append(Event("paid-out", args))


def paid_bank(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("paid-bank", {"seat": seat, "amount": amount}))


def paid_player(told: Told, seat: int, other: int, amount: int) -> None:
    if told is not None:
        told.append(Event("paid-player", {"seat": seat, "other_seat": other, "amount": amount}))


def won_stake(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("won-stake", {"seat": seat, "amount": amount}))


def lost_stake(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("lost-stake", {"seat": seat, "amount": amount}))


def laundered(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("laundered", {"seat": seat, "amount": amount}))


def repelled(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("repelled", {"seat": seat}))


def prevented(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("prevented", {"seat": seat, "gangster": man}))


def persuaded(told: Told, seat: int, other: int, business: str) -> None:
    if told is not None:
        told.append(Event("persuaded", {"seat": seat, "other_seat": other, "business": business}))


def business_down(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("business-down", {"seat": seat, "business": business}))


def business_lost(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("business-lost", {"seat": seat, "business": business}))


def man_down(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("gangster-down", {"seat": seat, "gangster": man}))


def man_killed(told: Told, seat: int, man: str, by: int) -> None:
    if told is not None:
        told.append(Event("gangster-killed", {"seat": seat, "gangster": man, "other_seat": by}))


def job_lost(told: Told, seat: int, man: str) -> None:
    if told is not None:
        told.append(Event("job-lost", {"seat": seat, "gangster": man}))


def purchase_lost(told: Told, seat: int, man: str, business: str) -> None:
    if told is not None:
        told.append(Event("purchase-lost", {"seat": seat, "gangster": man, "business": business}))


# -- monopolies, markers ------------------------------------------------------------


def monopoly_gained(told: Told, seat: int, monopoly: str) -> None:
    if told is not None:
        told.append(Event("monopoly-gained", {"seat": seat, "monopoly": monopoly}))


def monopoly_lost(told: Told, seat: int, monopoly: str) -> None:
    if told is not None:
        told.append(Event("monopoly-lost", {"seat": seat, "monopoly": monopoly}))


def marker_put(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("marker-put", {"seat": seat, "business": business}))


def marker_back(told: Told, seat: int, business: str) -> None:
    if told is not None:
        told.append(Event("marker-back", {"seat": seat, "business": business}))


# -- deals ----------------------------------------------------------------------


def offered(
    told: Told, seat: int, rules: Rules, terms: list[int], text: str, lacking: list[int], audience: int
) -> None:
    if told is not None and audience:
        args = rules.terms.phrases_with(terms, text, lacking)
        told.append(Event("offered", {"seat": seat, **args}, audience))


def countered(
    told: Told,
    seat: int,
    by: int,
    rules: Rules,
    terms: list[int],
    text: str,
    lacking: list[int],
    audience: int,
) -> None:
    """To those who know the offer that is answered, and may know the answer."""
    if told is not None:
        args = rules.terms.phrases_with(terms, text, lacking)
        told.append(Event("countered", {"seat": seat, "other_seat": by, **args}, audience))


def answered_otherwise(told: Told, seat: int, by: int, audience: int) -> None:
    """An offer for all to hear, answered by one that is not."""
    if told is not None and audience:
        told.append(Event("countered-privately", {"seat": seat, "other_seat": by}, audience))


def agreed(
    told: Told, seat: int, other: int, rules: Rules, terms: list[int], text: str, lacking: list[int]
) -> None:
    if told is not None:
        args = rules.terms.phrases_with(terms, text, lacking)
        args["to"] = [other]
        told.append(Event("agreed", {"seat": seat, **args}))


def would_take(told: Told, seat: int, by: int, audience: int) -> None:
    if told is not None:
        told.append(Event("would-take", {"seat": seat, "other_seat": by}, audience))


def declined(told: Told, seat: int, by: int, why: int, audience: int) -> None:
    if told is not None:
        reason = UNSAID if why == NONE else REASONS[why]
        told.append(Event("declined", {"seat": seat, "other_seat": by, "why": reason}, audience))


def withdrawn(told: Told, seat: int, to: int, audience: int) -> None:
    if told is not None:
        told.append(Event("withdrawn", {"seat": seat, "other_seat": to}, audience))


def lapsed(told: Told, seat: int, to: int, cause: dict[str, Json], audience: int) -> None:
    if told is not None:
        told.append(Event("lapsed", {"seat": seat, "to": [*seats_in(to)], "cause": cause}, audience))


def posted(told: Told, seat: int, rules: Rules, terms: list[int]) -> None:
    if told is not None:
        told.append(Event("posted", {"seat": seat, **rules.wishes.phrases(terms, "")}))


def took_down(told: Told, seat: int) -> None:
    if told is not None:
        told.append(Event("took-down", {"seat": seat}))


def board_wiped(told: Told) -> None:
    if told is not None:
        told.append(Event("board-wiped", {}))


def gave_cash(told: Told, seat: int, other: int, amount: int) -> None:
    if told is not None:
        told.append(Event("gave-cash", {"seat": seat, "other_seat": other, "amount": amount}))


def handed_over(told: Told, seat: int, other: int, business: str) -> None:
    if told is not None:
        told.append(Event("handed-over", {"seat": seat, "other_seat": other, "business": business}))


def share_due(told: Told, number: int, by: int, to: int, amount: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": by, "other_seat": to, "promise": number, "amount": amount}
        told.append(Event("share-due", args))


def promise_settled(told: Told, number: int, by: int, to: int, status: str) -> None:
    if told is not None:
        told.append(Event(f"promise-{status}", {"seat": by, "other_seat": to, "promise": number}))


# -- payout and end ---------------------------------------------------------------


def income(told: Told, seat: int, income: int, factor: int) -> None:
    """LC-9.1: the last one counts more than once."""
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "amount": income * factor, "income": income, "factor": factor}
        told.append(Event("income", args))


def business_bonus(told: Told, seat: int, amount: int) -> None:
    if told is not None:
        told.append(Event("business-bonus", {"seat": seat, "amount": amount}))


def grew(told: Told, seat: int, man: str, strength: int, amount: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "strength": strength, "amount": amount}
        told.append(Event("grew", args))


def discarded_job(told: Told, seat: int, job: str, number: int) -> None:
    """Face down (LC-R21)."""
    if told is not None:
        told.append(Event("discarded-job", {"seat": seat, "round": number}, but(seat)))
        told.append(Event("discarded-own-job", {"seat": seat, "job": job}, only(seat)))


def discarded_influence(told: Told, seat: int, card: str) -> None:
    if told is not None:
        told.append(Event("discarded-influence", {"seat": seat}, but(seat)))
        told.append(Event("discarded-own-influence", {"seat": seat, "card": card}, only(seat)))


def scored(
    told: Told, seat: int, cash: int, gangsters: int, trophies: int, laundered: int, total: int
) -> None:
    if told is not None:
        args: dict[str, Json] = {
            "seat": seat,
            "cash": cash,
            "gangster_bonus": gangsters,
            "trophy_bonus": trophies,
            "laundered_bonus": laundered,
            "total": total,
        }
        told.append(Event("scored", args))


def game_over(told: Told, winners: list[int]) -> None:
    if told is not None:
        told.append(Event("game-over", {"seats": [*winners]}))
