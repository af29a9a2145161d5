# What the house says at a table, whatever the game.

## Why the house refuses. A complaint is technical, and English in every language.

house-already-claimed = Your answer is in already: a second one does not count.
house-already-started = The game has started already.
house-bad-chat = The message is empty, or you may not talk to these people now.
house-bad-name = A name must be made of signs that everybody can see.
house-bad-setup = The table cannot be opened like this: “{ $complaint }”
house-banned = You may not come in here for now: whoever runs this house has decided so.
house-forbidden-origin = This came from another site’s page. Open the page of the house itself.
house-game-over = The game is over.
house-hushed = At this table spectators may not talk.
house-malformed = The house did not understand this: “{ $complaint }”
house-muted = The host of the table has muted you.
house-name-taken = The name “{ $name }” is taken at this table.
house-no-seat-free = No seat is free at this table.
house-no-such-bot = There is no bot “{ $bot }” for this game.
house-no-such-phrase = There is no quick phrase “{ $phrase }”.
house-no-such-seat = That seat cannot be chosen for this.
house-no-such-table = There is no table { $code }.
house-no-such-watcher = There is no such spectator any more.
house-not-finished = The game is not finished yet.
house-not-host = Only the host of the table may do this.
house-not-paused = The game is not paused.
house-not-seated = You have no seat at this table.
house-not-started = The game has not started yet.
house-not-your-seat = This seat is not yours.
house-nothing-to-undo = There is no action of yours to take back.
house-no-such-game = This house does not have the game { $game }, or cannot play it now.
house-other-rules = This table was played by an earlier edition of the rules, which this house no longer plays.
house-paused = The game is paused.
house-race-over = Too late: your answer does not count, and costs you nothing.
house-seat-closed = The host removed somebody from this seat: the bot keeps it.
house-seat-taken = Somebody sits there already.
house-seats-free = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
 } Wait for players, or seat bots.
house-stale = Something happened meanwhile. Look again, then decide.
house-store-busy = The house is very busy, and nothing has changed. Try again in a moment.
house-store-failed = Something went wrong in the house, and nothing has changed. Try again.
house-store-full = The house has no room left to keep this, and nothing has changed. Tell whoever runs it.
house-table-full = This table has had so much that only the game itself goes on.
house-too-fast = Too much at once. Wait a moment.
house-too-large = The message is too large.
house-too-many-connections = Too many connections from your address. Close some, or wait a moment.
house-too-many-watchers = There are too many spectators with a name at this table.
house-undo-learnt = This cannot be taken back: others have learnt something from it.
house-watch-first = Spectators who want to talk give a name first.
house-wrong-key = This private link does not fit this table. It may be old or incomplete.
house-wrong-secret = This is not the secret of this house.

## Quick phrases for the chat

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = Your turn!
phrase-one-moment = One moment.
phrase-back-soon = I’ll be right back.
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-lets-deal = Let’s make a deal.
phrase-no-deal = No deal.
phrase-trust-me = Trust me.
phrase-you-will-pay = You will pay for this.
phrase-good-game = Good game!
phrase-once-more = Once more?

## What happens at a table. `name`: whose seat it is, or was; `bot`: one of the bots below.

happened-joined = { $name } sits down.
happened-bot-seated = { $name } sits down ({ $bot }).
happened-freed = { $why ->
    [kicked] The host removes { $name } from the table.
    [bot-removed] { $name }: the bot leaves the table.
   *[left] { $name } leaves the table.
 }
happened-watching = { $name } is watching.
happened-started = The game begins.
# Only where time ran out; what is done otherwise, the game's own events tell.
happened-acted = Time is up: { $name }
happened-claimed = Your answer is in.
# `count`: how many results follow, one `race-result` each. All times are in milliseconds.
happened-raced = { $count ->
    [0] Nobody answered in time.
   *[some] Who was fastest:
 }
race-result = { $place }. { $name }: { $time } ms, { $result ->
    [won] first
    [wrong] wrong
   *[void] too slow, no penalty
 } (reaction { $reaction } ms, lag made up { $credit } ms)
happened-undone = Undo: { $name } takes the last action back.
# `other`: the one to whom it is said in private.
happened-spoke = { $to ->
    [table] { $name }: { $text }
    [spectators] { $name } (to spectators): { $text }
   *[seat] { $name } (privately to { $other }): { $text }
 }
happened-voted = { $matter ->
    [pause] { $yes ->
        [yes] { $name } votes for a pause.
       *[no] { $name } votes against a pause.
     }
    [resume] { $yes ->
        [yes] { $name } votes for going on.
       *[no] { $name } votes against going on.
     }
   *[end] { $yes ->
        [yes] { $name } votes for ending the game.
       *[no] { $name } votes against ending the game.
     }
 }
happened-paused = The game is paused: all agree.
happened-resumed = The pause is over: the game goes on.
happened-ended = The game ends here: all agree.
happened-away = { $name } has lost the connection.
happened-back = { $name } is back.
# `bot` is none when the owner plays again.
happened-stand-in = { $bot ->
    [none] { $name } plays again, without a bot.
   *[some] Playing for { $name }: { $bot }
 }
happened-rematch = A rematch: table { $code } is open.
# `time`: one of the spans below.
happened-reopened = The house was closed ({ $time }); the clocks stood still.
happened-cleared = Somebody asked to be forgotten: the name and the words are gone.
happened-muted = { $muted ->
    [yes] The host mutes { $name }.
   *[no] { $name } may talk again.
 }
happened-watcher-muted = { $muted ->
    [yes] The host mutes the spectator { $name }.
   *[no] The spectator { $name } may talk again.
 }
happened-watcher-gone = { $kicked ->
    [yes] The host sends the spectator { $name } away.
   *[no] A spectator is gone: { $name }.
 }
happened-hushed = { $hushed ->
    [yes] Spectators may not talk any more.
   *[no] Spectators may talk again.
 }
happened-shut = Whoever runs this house has closed the table.

## The state of a table

status-open = waiting for players
status-playing = in play
status-paused = paused
status-over = finished
status-ended = ended by vote

## Clocks. `start`, `increment` and `cap` are spans.

clock-none = no clock
clock-live = { $start } each, { $increment } more after every answer, never above { $cap }
clock-days = { $days ->
    [one] { $days } day for each decision
   *[other] { $days } days for each decision
 }

span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
 }
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }

## Who may find a table

visibility-public = public: listed in the lobby
visibility-private = private: by invite link

## Bots

bot-easy = easy bot
bot-normal = normal bot
bot-hard = hard bot
bot-boss = boss bot
bot-random = random bot
bot-greedy = skilled bot
bot-silent = silent bot
bot-search = thinking bot

## The connection

connection-connected = connected
connection-reconnecting = reconnecting
closing-restart = The house restarts; the game goes on in a moment.
closing-removed = You no longer have a seat at this table.
closing-slow = Your connection is too slow; connecting again.
