"""What the players hear of a round: cards dealt, gangsters hired, incomes, the end."""

from capotavola.engine.audience import but, only
from capotavola.engine.event import Event, Told
from capotavola.engine.values import Json


def mercenaries_aside(told: Told, names: list[str]) -> None:
    if told is not None and names:
        told.append(Event("mercenaries-aside", {"gangsters": [*names]}))


def swapped(told: Told, seat: int, man: str, mercenary: str, price: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "mercenary": mercenary, "amount": price}
        told.append(Event("swapped", args))


def planned(told: Told, seat: int, man: str, number: int, job: str) -> None:
    if told is not None:
        told.append(Event("planned", {"seat": seat, "gangster": man, "round": number}, but(seat)))
        told.append(Event("planned-job", {"seat": seat, "gangster": man, "job": job}, only(seat)))


def income(told: Told, seat: int, income: int, factor: int, extra: int, monopolies: list[str]) -> None:
    """LC-9.1: the last one counts more than once. LC-5.5: what of it is for monopolies."""
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "amount": income * factor, "income": income, "factor": factor}
        args |= {"extra": extra * factor, "monopolies": [*monopolies]}
        told.append(Event("income", args))


def grew(told: Told, seat: int, man: str, strength: int, amount: int) -> None:
    if told is not None:
        args: dict[str, Json] = {"seat": seat, "gangster": man, "strength": strength, "amount": amount}
        told.append(Event("grew", args))


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
