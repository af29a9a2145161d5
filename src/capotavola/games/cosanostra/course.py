"""The steps of La Cosa Nostra in the order of the rulebook."""

from typing import Final

from capotavola.engine.steps import Course
from capotavola.games.cosanostra import order
from capotavola.games.cosanostra.influence.playing import CardWorks
from capotavola.games.cosanostra.round.acting import Acting, ActionTurn
from capotavola.games.cosanostra.round.draw import Deal, Drawing, MoreCards, Refusing
from capotavola.games.cosanostra.round.hiring import Hiring
from capotavola.games.cosanostra.round.payout import Doubling, Growing, Income, Limits, NextRound
from capotavola.games.cosanostra.round.planning import Planning, PlanTurn
from capotavola.games.cosanostra.round.settling import Settling
from capotavola.games.cosanostra.round.task_done import Afterwards, Again, TaskDone
from capotavola.games.cosanostra.tasks.answers import Window
from capotavola.games.cosanostra.tasks.buying import Buying
from capotavola.games.cosanostra.tasks.laundering import Laundering
from capotavola.games.cosanostra.tasks.outcomes import Finishing, FiringBack, PayingOut, Rolled, Striking
from capotavola.games.cosanostra.tasks.work import PickingMarkers, Staking

COURSE: Final = Course(
    [
        Deal(order.DEAL, "deal"),
        Refusing(order.REFUSING, "refusing"),
        MoreCards(order.MORE_CARDS, "more-cards"),
        Drawing(order.DRAWING, "drawing"),
        Hiring(order.HIRING, "hiring"),
        Planning(order.PLANNING, "planning"),
        PlanTurn(order.PLAN_TURN, "plan-turn", "LC-2.4"),
        Acting(order.ACTING, "acting"),
        ActionTurn(order.ACTION_TURN, "action-turn", "LC-2.5"),
        Window(order.WINDOW, "window"),
        CardWorks(order.CARD_WORKS, "card-works"),
        PickingMarkers(order.PICKING_MARKERS, "picking-markers"),
        Staking(order.STAKING, "staking"),
        Rolled(order.ROLLED, "rolled"),
        PayingOut(order.PAYING_OUT, "paying-out"),
        Striking(order.STRIKING, "striking"),
        Buying(order.BUYING, "buying"),
        Laundering(order.LAUNDERING, "laundering"),
        FiringBack(order.FIRING_BACK, "firing-back"),
        Finishing(order.FINISHING, "finishing"),
        Again(order.AGAIN, "again"),
        Afterwards(order.AFTERWARDS, "afterwards"),
        TaskDone(order.TASK_DONE, "task-done"),
        Income(order.INCOME, "income"),
        Doubling(order.DOUBLING, "doubling"),
        Growing(order.GROWING, "growing"),
        Limits(order.LIMITS, "limits"),
        NextRound(order.NEXT_ROUND, "next-round"),
        Settling(order.SETTLING, "settling"),
    ],
    over="LC-9.4",
    seats="LC-1.1",
    turns="LC-2.5",
)
