"""All that the handlers work with, made once when the house opens."""

from typing import NamedTuple

from capotavola.server.house.archive import Archive
from capotavola.server.house.attendant import Attendant
from capotavola.server.house.background import Background
from capotavola.server.house.calls.wishes import Wishes
from capotavola.server.house.doorman import Doorman
from capotavola.server.house.house import House
from capotavola.server.house.keeper import Keeper
from capotavola.server.house.metrics import Metrics
from capotavola.server.house.order import Order
from capotavola.server.house.watch import Watch
from capotavola.server.settings import Settings
from capotavola.server.storage.store import Store
from capotavola.server.thinking.thinker import Thinker
from capotavola.server.web.connection import Postbag
from capotavola.server.web.door import Door
from capotavola.server.web.paces import Paces


class Services(NamedTuple):
    settings: Settings
    store: Store
    thinker: Thinker
    metrics: Metrics
    watch: Watch
    house: House
    attendant: Attendant
    archive: Archive
    doorman: Doorman
    keeper: Keeper
    background: Background
    door: Door
    paces: Paces
    postbag: Postbag
    order: Order
    wishes: Wishes
