# What only the terminal and the commands say, whatever the game.

## The table

log = Log

## Prompts

choose = Number, or an action in words (? for help):
choose-target = Number (Enter goes back):
press-enter-default = Enter: { $what }
leave-open = leave it open
refused = Not allowed by { $rule }: { $sentence }
refused-hint = Type { $rule } to read the rule.
help-lines =
    Type the number of a choice and press Enter.
    An action can be typed in words, for example: { $example }
    “?3” tells what choice 3 would bring.
    “table” shows the whole table and what the cards do, “log” the whole log, “rules” all the rules.
    An id such as { $rule } shows that rule. “undo” takes your last action back, if nobody learnt anything by it.
    “quit” leaves the game; it is saved first.
foreseen-nothing = nothing happens before the next choice
foreseen-many = This is several choices: open it first, then ask about one of them.
table-by-typing = Type table for the whole table and what the cards do.
table-goes-on = … Type table for the rest of it.
page-more = Enter: next page, q: back
page-last = Enter: back
undo-nothing = There is no action of yours to take back.
undo-learnt = This cannot be taken back: somebody has learnt something from it.
typo-no-such-choice = There is no choice “{ $word }”. Type one of the numbers, or ? for help.
typo-too-much = “{ $word }” is too much. After { $verb } comes: { $takes }
typo-too-little = Something is missing. After { $verb } comes: { $takes }
typo-not-a-number = “{ $word }” is not a whole number from { $least } up.
typo-not-one-of = “{ $word }” does not fit here.{ $found ->
    [0] {""}
   *[some] {" "}Perhaps: { $near }
 }
typo-no-such-player = There is no player “{ $word }”. At the table: { $players }
goodbye = The game is saved: { $file }
deal-fixed = The deal is fixed: { $commitment } (SHA-256 of the house’s secret, shown at the end)
record-saved = Record: { $file }

## The curtain between players at one screen

curtain = Curtain. The next to decide is { $name }; nobody else looks.
curtain-lift = { $name }: press Enter when you are alone with the screen.

## The end

game-over = The game is over.

## Options of a table

options-title = Options of a table: { $game }
options-none = { $game } has no options.
option-usual = { $value } (usual)
option-from-to = a number from { $low } to { $high }; usually { $value }

## Simulation

sim-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
 }, { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
sim-running = Playing
sim-seat = Seat
sim-bot = Bot
sim-wins = Wins
sim-share = Share of wins
sim-score = Mean score
sim-spread = Lowest, median, highest
sim-decisions = Decisions
sim-per-game = Decisions per game
sim-decisions-rate = Decisions per second
sim-games-rate = Games per second
sim-build = Build
sim-offers = Offers made
sim-deals = Deals
sim-a-game = a game
sim-money = Money through deals
sim-kept = Promises kept
sim-broken = Promises broken
sim-void = Promises without object
sim-gain = Gain of haggling (95 %)
build-compiled = compiled
build-pure = pure Python

## Tournament

tour-seats = Seats
tour-interval = 95 % interval
tour-always = 95 % at any time
tour-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
 }, each played from every seat.
tour-above = { $bot } wins more than { $share }: that is certain.
tour-below = { $bot } wins less than { $share }: that is certain.
tour-open = Whether { $bot } wins more than { $share } or less is not certain yet.

## Records

replay-at = After action { $number } of { $count }
replay-as = Seen by { $name }
spectator = spectator
verify-ok = The record is sound: { $count ->
    [one] { $count } action
   *[other] { $count } actions
 } replayed by the rules.
verify-seeded = Every draw follows from the seed.
verify-unseeded = The draws are as the record says; without its secrets they cannot be checked.
verify-commitments = The deal was fixed in advance: every secret fits its commitment.
verify-unfinished = The game is not finished; what there is, is sound.

## Rulebook

no-such-rule = { $game } has no rule { $rule }.
appendix-title = Cards and figures

## Content

content-ok = { $file }: fine ({ $game }, { $fingerprint })
content-departs = { $what } is { $own }; the printed rulebook says { $book }
