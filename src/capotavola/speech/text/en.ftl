# What the terminal says, whatever the game.

## The table

round-of = Round { $round } of { $rounds }
turn-number = Turn { $turn }
log = Log

## Prompts

choose = Number, or an action in words (? for help):
choose-target = Number (Enter goes back):
press-enter-default = Enter: { $what }
ask-to-answer = An offer waits for your answer.
leave-open = leave it open
quoted = “{ $text }”
not-a-choice = There is no choice “{ $text }”. Type one of the numbers, or ? for help.
refused = Not allowed by { $rule }: { $sentence }
refused-hint = Type { $rule } to read the rule.
help-lines =
    Type the number of a choice and press Enter.
    An action can be typed in words, for example: { $example }
    An id such as { $rule } shows that rule, “rules” shows them all, “log” the whole log.
    “quit” leaves the game; it is saved first.
goodbye = The game is saved: { $file }
deal-fixed = The deal is fixed: { $commitment } (SHA-256 of the house’s secret, shown at the end)
record-saved = Record: { $file }

## The curtain between players at one screen

curtain = Curtain. The next to decide is { $name }; nobody else looks.
curtain-lift = { $name }: press Enter when you are alone with the screen.

## The end

game-over = The game is over.
winner = { $count ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
 }
total = Total
player = Player
round-short = R{ $round }

## Options of a table

option-on = on
option-off = off

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

## Content

content-ok = { $file }: fine ({ $game }, { $fingerprint })
