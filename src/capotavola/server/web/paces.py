"""How fast each thing may be asked for, and by whom."""

from capotavola.server.messages import said
from capotavola.server.settings import Settings
from capotavola.server.web.limits import Buckets, Ledger

SECONDS_AT_ONCE = 2  # of messages
WRONG_CODES = 60  # that one address may try, in a minute
UNDOS = 60  # that a player may ask for, in a minute: each takes a while to judge
FORESEEN = 240  # looks ahead, in a minute
WATCHERS = 20  # places that one address may take at a table, in a day
REPORTS = 10  # that one address may write, in an hour
NEW_CALLS = 20  # wishes to be called from one address, in an hour
OWN = 4  # times that one address may ask for all that is kept about somebody, in a minute
WRONG_SECRETS = 10  # that one address may try, in a minute
AN_HOUR = 3600
A_DAY = 24 * 3600


class Paces:
    """`who` is an address, or a player or spectator at a table: several connections are one of them."""

    def __init__(self, settings: Settings, ledger: Ledger) -> None:
        at_once = settings.messages_per_second * SECONDS_AT_ONCE
        self.requests = Buckets(ledger, "request", settings.requests_per_minute)
        self.new_tables = Buckets(ledger, "table", settings.tables_per_minute)
        self.wrong_codes = Buckets(ledger, "code", WRONG_CODES)
        self.watchers = Buckets(ledger, "watcher", WATCHERS, A_DAY)
        self.messages = Buckets(ledger, "message", at_once, SECONDS_AT_ONCE)
        self.chat = Buckets(ledger, "chat", settings.chat_per_minute)
        self.reports = Buckets(ledger, "report", REPORTS, AN_HOUR)
        self.calls = Buckets(ledger, "call", NEW_CALLS, AN_HOUR)
        self.own = Buckets(ledger, "own", OWN)
        self.wrong_secrets = Buckets(ledger, "secret", WRONG_SECRETS)
        self.orders = Buckets(ledger, "order", settings.chat_per_minute)
        self.undos = Buckets(ledger, "undo", UNDOS)
        self.foreseen = Buckets(ledger, "foresee", FORESEEN)

    def allow(self, who: str, message: said.ClientMessage) -> bool:
        """Besides the pace of all messages: talk fills the log, and some take long to think about."""
        if isinstance(message, said.Act):
            return True
        if isinstance(message, said.Chat):
            return self.chat.take(who)
        if isinstance(message, said.Vote | said.SeatBot | said.Mute | said.OfWatchers):
            return self.orders.take(who)
        if isinstance(message, said.Undo):
            return self.undos.take(who)
        if isinstance(message, said.Foresee):
            return self.foreseen.take(who)
        return True
