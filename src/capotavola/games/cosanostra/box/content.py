"""The cards and figures of a box of La Cosa Nostra, from a content file."""

from pathlib import Path
from typing import Final

from capotavola.engine.content import LANGUAGES, ContentFile, Names, built_in, check_names, titled, titles_of
from capotavola.engine.game import Titles
from capotavola.games.cosanostra.actions.terms import KEYWORDS
from capotavola.games.cosanostra.box.checks import check_businesses, check_families, check_setup
from capotavola.games.cosanostra.box.job_checks import check_influence, check_jobs
from capotavola.games.cosanostra.box.mercenary_checks import check_mercenaries
from capotavola.games.cosanostra.box.tables import OWN_RACKET, rules_of
from capotavola.games.cosanostra.box.types import Box
from capotavola.games.cosanostra.rules import Rules

RESERVED: Final = {*KEYWORDS, OWN_RACKET}


def read(path: Path | None) -> tuple[Rules, str, Titles]:
    """The rules with these figures, the content's fingerprint, and its own titles.

    ContentError if they won't do.
    """
    file = ContentFile(path or built_in("cosanostra"))
    box = file.as_type(Box)
    check_names(file, _named(box), RESERVED)
    check_setup(file, box.setup)
    check_businesses(file, box.business)
    check_families(file, box)
    check_jobs(file, box)
    check_influence(file, box.influence)
    check_mercenaries(file, box)
    return rules_of(box), file.fingerprint(), _titles(box, path)


def _titles(box: Box, path: Path | None) -> Titles:
    house = box if path is None else ContentFile(built_in("cosanostra")).as_type(Box)
    titles = titles_of(_named(box), _named(house))
    for man in box.mercenary:
        if man.gang not in [other.gang for other in house.mercenary]:
            for lang in LANGUAGES:
                titles[lang][f"gang-{man.gang}"] = titled(man.gang)
    return titles


def _named(box: Box) -> Names:
    found: Names = []
    found.extend((f".business[{at}]", "business", business) for at, business in enumerate(box.business))
    for at, family in enumerate(box.family):
        found.append((f".family[{at}]", "family", family))
        found.extend(
            (f".family[{at}].gangster[{place}]", "gangster", man) for place, man in enumerate(family.gangster)
        )
    found.extend((f".job[{at}]", "card", job) for at, job in enumerate(box.job))
    found.extend((f".influence[{at}]", "card", card) for at, card in enumerate(box.influence))
    found.extend((f".mercenary[{at}]", "gangster", man) for at, man in enumerate(box.mercenary))
    return found
