# What the page says, besides what the house and the games say.

## The front page

motto = Mafia games at one table: with friends, with bots, in your language.
your-name = Your name
guest = Guest
games = Games
play-now = Play now, with bots
opponents = Opponents
with-friends = With friends
at-one-screen = At one screen
players-from-to = { $fewest } to { $most } players
join-by-code = Join by code
table-code = Code of the table
go = Go
your-games = Your games
games-over = Games that are over
open-tables = Public tables
lobby-open = Seats free
lobby-playing = In play
lobby-finished = Finished
lobby-empty = No table here just now.
seats-left = { $count ->
    [0] no seat free
    [one] { $count } seat free
   *[other] { $count } seats free
 }

## Everywhere

close = Close
yes = Yes
no = No
not-now = Not now
loading = One moment…
try-again = Try again
trouble = That did not work
missing = There is nothing at this address.
to-house = To the front page
house-no-answer = The house does not answer. Is your connection working?
menu = Menu
you = you
go-on = Go on
parts = The parts of a board

## Preferences

preferences = Preferences
notify = Notify me when it is my turn
notify-denied = The browser does not let this page notify you.
preferences-kept = These are kept in this browser and told to nobody.
about-me = What the house keeps about you
about-me-which = At every table where you sit or watch under a name, the house keeps what you did and said there. You have keys to these tables:
about-me-none = This browser has no key to any table.
about-me-table = { $game }, table { $code }
about-me-save = Save what is kept
about-me-save-at = Save what is kept: { $game }, table { $code }
forget-me = Forget me
forget-me-at = Forget me: { $game }, table { $code }
forget-me-sure = Your name, your words and your key go from this table and its rematches, and with them your wishes to be called and your reports. In a game that is not over, a bot takes your seat. What you played stays without a name: it is the others’ game too. What others wrote stays. This cannot be undone. Forget you?
forget-me-done = { $count ->
    [one] You are forgotten at { $count } table.
   *[other] You are forgotten at { $count } tables.
 }
forget-me-nothing = Nothing about you is kept at this table any more.
language = Language
digits = Digits
digits-native = Persian
digits-latin = Latin
sound = Sound
volume = Volume
motion = Motion
motion-system = as the device is set
motion-full = cards move
motion-none = nothing moves
pace = What others do is shown
pace-slow = slowly
pace-normal = at an easy pace
pace-fast = fast
pace-step = step by step
pace-off = at once, in words only
keys = Keyboard shortcuts at the table
colours = Colours
colours-night = night
colours-contrast = high contrast

## Setting a table

set-up = A new table
game = Game
how-many = Seats
who-here = Who plays on this device
seat-number = Seat { $number }
add-player = Add a player here
remove-player = Remove the last one
hot-seat-about = Friends join from their own devices by a link. Add players here only if you pass one device around.
hot-seat-on = You pass one device around; a curtain hides the cards in between.
edition = Box
edition-built-in = The usual one
edition-cards = Look at its cards
cards-of = { $game }: the cards
options = Options
time-and-door = Time, and who may come
clock = Clock
clock-live-short = live, for an evening
clock-days-short = days for each decision
clock-start = Seconds for each player
clock-increment = Seconds more after each answer
clock-days-each = Days for each decision
visibility = Who may find it
public-table = Show it on the front page to everybody
watchers-talk = Spectators may talk to each other
seed = Deal by a seed
seed-about = The same words give the same deal again, and whoever knows them can know the cards. Leave it empty for a secret deal.
seeded = Deal
seeded-about = by a seed that others may know
open-table = Open the table

## Before the deal

seats = Seats
seat-free = free
host = host
seat-bot = Seat a bot
remove-bot = Remove the bot
kick = Remove
bots-kind = Bots
start = Start
start-with-bots = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on { $count } free seats
 }
waiting-for-host = { $name } will start the game.
invite = Invite friends
invite-about = Whoever opens this link sits down with a nickname; no account needed.
invite-only-here = Only this computer can open this address. For friends on other devices, whoever started the house must open it to the network.
private-link = Your seat on another device
private-link-about = Whoever opens this link has your seat. Keep it to yourself.
invite-code = Code:
invite-qr = QR code with the link to this table
copy-link = Copy the link
copied = Copied
share = Share
agreed = What is agreed
leave = Leave the table
leave-sure = A bot takes your seat for good. Leave?

## Joining

join-who = At the table: { $names }
which-seat = Which seat
any-seat = any
seat-of-bot = Seat { $number }, instead of the bot { $name }
sit-down = Sit down
watch = Just watch

## At the table

the-table = The table
prompt = What to do
your-move = Your choice
waiting-for = Waiting for { $names }
answer-in = Your answer is in.
you-watch = You are watching.
confirm = Sure? { $what }
pressed-too-soon = Too soon after your last press. Press again if you mean it.
choose-anew = Choose anew
besides = Besides, you may
do-it = Do it
picked-of = Picked: { $picked } of { $count }
choose-more = Still to choose, among what glows: { $count }
which-of-these = Which of these?
other-choices = Other choices
less-of = Less: { $what }
more-of = More: { $what }
only-promised = only promised
that-is-all = That is all
undo = Take back
spot-legal = can be chosen
spot-chosen = chosen
read-rule = Read rule { $rule }
score = Points
seat-thinks = thinking
seat-you-decide = your choice
open-estate = All that { $name } has
seat-away = away
bot-for = A bot for { $name }
rulebook = Rulebook
rules-of = { $game }: the rules
rules-search = Search the rules
rules-nothing = No rule and no card has this in it.
side = Log, chat and notes
log = Log
chat = Chat
notes = Notes
show-moment = Show the table as it was then
tell-again = What happened since my last turn, once more
tell-last = What happened last, once more
tell-next = The next event
tell-skip = Skip to now
still-told = The table still shows: { $what }
changed-since = Changed since you last did something
zoom-in = Larger
zoom-out = Smaller
zoom-fit = All of it
look-closely = look closely at what has the focus
keys-list = Keys at the table
notes-about = For yourself alone; kept in this browser.
chat-empty = Nobody has said anything yet.
chat-everybody = To everybody
chat-to = To whom
chat-words = Say something
chat-send = Send
chat-unread = unread
chat-to-one = { $name } to { $other } alone
chat-to-spectators = { $name } to the spectators
quick-phrases = Quick phrases, which everybody reads in their own language

## Votes

propose-pause = Propose a pause
propose-end = Propose to end the game
propose-end-sure = If all people at the table agree, the game ends at once, and nobody wins. End it?
mute-player = Mute { $name }
unmute-player = Let { $name } talk again
kick-player = Remove { $name } from the table
kick-sure = A bot takes the seat of { $name } for good. Remove?
hush-watchers = Let no spectator talk
unhush-watchers = Let spectators talk again
mute-watcher = Mute the spectator { $name }
unmute-watcher = Let the spectator { $name } talk again
kick-watcher = Send the spectator { $name } away
kick-watcher-sure = { $name } loses the name, and can only look on. Remove?
report = Report somebody
report-about = This goes to whoever runs the house, with what you heard from that player here.
report-whom = Whom
report-table = the table, or something else
report-why = What for
report-words = In your words
report-send = Send the report
report-sent = The report is sent. Thank you.
why-insults = insults or threats
why-spam = spam
why-cheating = cheating
why-stalling = keeps everybody waiting on purpose
why-name = an offensive name
why-other = something else
call-me = Call me when it is my turn
call-me-about = This house calls you once for each turn while you are away. What you give here is kept for this table only.
call-push = Notification
call-mail = E-mail address
call-hook = Webhook of a chat service
call-table = Chat of the table
call-everybody = For everybody at the table, by name
call-by-push = Notify this browser
call-quiet = Not at night
call-from = from
call-to = to
call-add = Add
call-added = You will be called.
call-letter = A letter is on its way: open the link in it.
call-unconfirmed = not confirmed yet
call-confirmed = The address is confirmed: you will be called.
call-stop = Stop
call-stopped = You will not be called in that way any more.
call-unknown = This link is old: there is nothing to confirm.
vote-pause = Pause the game?
vote-resume = Go on with the game?
vote-end = End the game here?
vote-for = In favour: { $names }

## The past of a game

past = The past of the game
past-shown = You are looking at the past.
past-first = To the beginning
past-back = One step back
past-on = One step forward
past-now = Back to now
past-at = { $number } of { $count }

## One screen for several

hand-over = Pass the device to { $name }
curtain-title = Next: { $name }
curtain-about = Pass the device to { $name }. Nobody else looks at the screen now.
curtain-lift = I am { $name }
anyone = Anyone? Whoever wants to answer presses their name.
anyone-nobody = Nobody
anyone-chooses = { $name }, choose.
anyone-back = Not after all

## The end

the-end = The end of the game
see-table = See the table
see-end = See the result
rematch = Play again
watch-rematch = Watch the next game
replay = Look through the game
record = Save the record
deal-check = Check the deal
deal-fixed = The deal was locked in before the game began
deal-fixed-about = This is the hash of the house’s secret. After the game the secret is published, and anybody can check that nothing was changed.
deal-sound = { $draws ->
    [one] The deal is sound: all secrets are as promised, and { $draws } draw follows from them.
   *[other] The deal is sound: all secrets are as promised, and { $draws } draws follow from them.
 }
deal-unproved = Nothing is wrong with the deal, but it was not locked in beforehand.
deal-broken = The record is not sound: line { $line }.

## The connection

connection-connecting = connecting
connection-closed = closed

## What bots are called

bot-name-Bruno = Bruno
bot-name-Carla = Carla
bot-name-Dino = Dino
bot-name-Elena = Elena
bot-name-Fabio = Fabio
bot-name-Gina = Gina
bot-name-Ugo = Ugo
bot-name-Irma = Irma
bot-name-Lino = Lino
bot-name-Nora = Nora
bot-name-Rocco = Rocco
bot-name-Tina = Tina
bot-name-Nino = Nino
bot-name-Pina = Pina
bot-name-Vito = Vito
bot-name-Don-Saverio = Don Saverio
bot-name-Donna-Rosa = Donna Rosa
bot-name-Don-Tommaso = Don Tommaso
bot-name-Donna-Livia = Donna Livia
bot-name-Don-Carlo = Don Carlo

## The owner's desk

owner = The owner’s desk
owner-secret = The secret of the house
owner-secret-about = CAPO_OWNER_SECRET, with which the house was started. This window keeps it until it is closed.
owner-enter = Open the desk
owner-none = This house was started without a secret for its owner, who keeps order by commands.
owner-reports = Reports
owner-no-reports = Nobody has reported anything.
owner-report = A report from the table { $code }
owner-about = on
owner-lines = { $count ->
    [one] { $count } line that was heard
   *[other] { $count } lines that were heard
 }
owner-settle = Settled: delete the report
owner-settled = The report is deleted.
owner-table = A table
owner-close = Close the table
owner-close-sure = The game at { $code } ends for all who play it. Close?
owner-close-done = The table { $code } is closed.
owner-delete = Delete the table
owner-delete-sure = The table { $code } goes with its log and its chat, for good. Delete?
owner-delete-done = The table { $code } is deleted.
owner-bans = Who may not come in
owner-no-bans = Everybody may come in.
owner-ban = Ban
owner-banned = The ban is in force.
owner-lift = Lift
owner-lift-one = Lift the ban: { $what }
owner-lifted = The ban is lifted.
owner-until = until { $time }
owner-address = Address
owner-key = Key
owner-hours = Hours
owner-note = Note, for yourself
owner-wide = also the address they come from
owner-refresh = Look again
