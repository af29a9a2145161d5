"""All that the handlers work with, made once when the house opens."""

from typing import NamedTuple

from capotavola.server.attendant import Attendant
from capotavola.server.background import Background
from capotavola.server.doorman import Doorman
from capotavola.server.house import House
from capotavola.server.keeper import Keeper
from capotavola.server.limits import Buckets
from capotavola.server.metrics import Metrics
from capotavola.server.settings import Settings
from capotavola.server.store import Store
from capotavola.server.thinking import Thinker


class Services(NamedTuple):
    settings: Settings
    store: Store
    thinker: Thinker
    metrics: Metrics
    house: House
    attendant: Attendant
    doorman: Doorman
    keeper: Keeper
    background: Background
    requests: Buckets
    new_tables: Buckets
