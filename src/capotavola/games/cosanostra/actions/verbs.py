"""What players can do, in the words of the table."""

from typing import Final

from capotavola.engine.action import Param, Verb, Vocabulary
from capotavola.games.cosanostra.actions.terms import Terms
from capotavola.games.cosanostra.actions.wishes import Wishes

PASS: Final = 0
REFUSE: Final = 1
DRAW: Final = 2
HIRE: Final = 3
SWAP: Final = 4
PLAN: Final = 5
PLAN_PURCHASE: Final = 6
DONE: Final = 7
PUT: Final = 8
PLAY: Final = 9
NEW_MARKET: Final = 10
SKIP: Final = 11
USE: Final = 12
SEND: Final = 13
LOOK_AT: Final = 14
DO: Final = 15
ATTACK_BUSINESS: Final = 16
ATTACK_GANGSTER: Final = 17
ATTACK_PLAYER: Final = 18
CANCEL: Final = 19
INSTEAD: Final = 20
STAKE: Final = 21
USE_MARKER: Final = 22
BUY_NOW: Final = 23
LAUNDER_NOW: Final = 24
REROLL: Final = 25
ANSWER: Final = 26
HEAL_VERB: Final = 27
SCHEME: Final = 28
VETO: Final = 29
REMOVE: Final = 30
FIRE: Final = 31
DOUBLE: Final = 32
GROW_VERB: Final = 33
DISCARD_JOB: Final = 34
DISCARD: Final = 35
# From here on what needs no turn.
TAKE_BACK: Final = 36
OFFER: Final = 37
COUNTER: Final = 38
ACCEPT: Final = 39
DECLINE: Final = 40
WITHDRAW: Final = 41
PICK: Final = 42
PAY: Final = 43
JUDGE: Final = 44
SETTLE: Final = 45
LEAVE: Final = 46  # asked like what comes before: whoever owes and does not pay
POST: Final = 47

FROM_JOBS: Final = 0
FROM_INFLUENCE: Final = 1
KEPT_WORD: Final = 0
# Why an offer is declined, for who cares to say it.
TOO_LITTLE: Final = 0
NEEDED: Final = 1
USELESS: Final = 2
DISTRUST: Final = 3
NOT_NOW: Final = 4
UNSAID: Final = 5
REASONS: Final = ["too-little", "needed", "useless", "distrust", "not-now", "unsaid"]


def verbs(
    businesses: list[str],
    kinds: list[str],
    men: list[str],
    jobs: list[str],
    influences: list[str],
    terms: Terms,
    wishes: Wishes,
) -> Vocabulary:
    man = Param("gangster", men)
    victim = Param("victim", men)
    business = Param("business", businesses)
    job = Param("job", jobs)
    card = Param("card", influences)
    task = Param("task")
    seat = Param("seat")
    amount = Param("amount")
    return Vocabulary(
        [
            Verb(PASS, "pass", [], harmless=True),
            Verb(REFUSE, "refuse", [], grave=True),
            Verb(DRAW, "draw", [Param("pile", ["jobs", "influence"])]),
            Verb(HIRE, "hire", [man], grave=True),
            Verb(SWAP, "swap", [man, Param("mercenary", men)], grave=True),
            Verb(PLAN, "plan", [man, job]),
            Verb(PLAN_PURCHASE, "plan-purchase", [man, business]),
            Verb(DONE, "done", [], harmless=True),
            Verb(PUT, "put", [card, man], grave=True),
            Verb(PLAY, "play", [card], grave=True),
            Verb(NEW_MARKET, "new-market", [], grave=True),
            Verb(SKIP, "skip", [], grave=True),
            Verb(USE, "use", [business]),
            Verb(SEND, "send", [man]),
            Verb(LOOK_AT, "look", [man, task], optional=1),
            Verb(DO, "do", [man, task], optional=1),
            Verb(ATTACK_BUSINESS, "attack-business", [man, business, task], optional=1),
            Verb(ATTACK_GANGSTER, "attack-gangster", [man, victim, task], optional=1),
            Verb(ATTACK_PLAYER, "attack-player", [man, seat, task], optional=1),
            Verb(CANCEL, "cancel", [man, task], optional=1, grave=True),
            Verb(INSTEAD, "instead", [man, victim], optional=1, grave=True),
            Verb(STAKE, "stake", [amount], free_form=True),
            Verb(USE_MARKER, "use-marker", [business]),
            Verb(BUY_NOW, "buy", [business], grave=True),
            Verb(LAUNDER_NOW, "launder", [amount], free_form=True),
            Verb(REROLL, "reroll", [Param("die")], grave=True),
            Verb(ANSWER, "answer", [man, task], optional=1, grave=True),
            Verb(HEAL_VERB, "heal", [], grave=True),
            Verb(SCHEME, "scheme", [], grave=True),
            Verb(VETO, "veto", [], grave=True),
            Verb(REMOVE, "remove", [card, man], grave=True),
            Verb(FIRE, "fire", [], grave=True),
            Verb(DOUBLE, "double", [Param("kind", kinds)]),
            Verb(GROW_VERB, "grow", [], grave=True),
            Verb(DISCARD_JOB, "discard-job", [job]),
            Verb(DISCARD, "discard", [card]),
            Verb(TAKE_BACK, "take-back", [business]),
            Verb(OFFER, "offer", [], free_form=True, form=terms),
            Verb(COUNTER, "counter", [], free_form=True, form=terms),
            Verb(ACCEPT, "accept", [seat], presses=True, grave=True),
            Verb(DECLINE, "decline", [seat, Param("why", REASONS)], optional=1, free_form=True, presses=True),
            Verb(WITHDRAW, "withdraw", [seat]),
            Verb(PICK, "pick", [seat], presses=True, grave=True),
            Verb(PAY, "pay", [seat, amount], free_form=True),
            Verb(JUDGE, "judge", [Param("promise"), Param("verdict", ["kept", "broken"])]),
            Verb(SETTLE, "settle", [Param("promise")]),
            Verb(LEAVE, "leave", [], grave=True),
            Verb(POST, "post", [], free_form=True, form=wishes),
        ]
    )
