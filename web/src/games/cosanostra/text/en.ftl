# What only the page says of La Cosa Nostra.

about-game = Families, gangsters and a great deal of talk. Plan jobs in secret, lend and borrow what they need, threaten, promise, and carry the most money home.
goal = Your goal: the most money after four rounds. Laundered money counts double.

## The table

standing-of = Round { $turn } of { $last } · { $stage ->
    [draw] draw
    [hire] hiring
    [planning] planning
    [payout] payout
    [settling] debts
    [over] the end
   *[action] carrying out
 }
standing-short = { $turn }/{ $last } · { $stage ->
    [draw] draw
    [hire] hiring
    [planning] planning
    [payout] payout
    [settling] debts
    [over] the end
   *[action] carrying out
 }
stage-now = Round { $turn }: { $stage ->
    [draw] cards are drawn
    [hire] gangsters are hired
    [planning] tasks are planned
    [payout] incomes are paid
    [settling] debts are settled
    [over] the game is over
   *[action] tasks are carried out
 }
back-room = The back room
begins = first player
your-family = Your family
your-gangsters = Your gangsters
your-hand = Your hand
deck-of-businesses = Business deck
under-your-boss = Under your boss
face-down-job = face-down job of round { $turn }
strength-of = strength { $count }
marker-by = marker of { $name }
per-cent = { $percent }%
chance-of = chance { $percent }%
chance-best = chance { $percent }% (with { $gangster }, the best of your idle gangsters)
die-of = a die showing { $count }
needs-least = { $count } or more
may-answer = May still step in: { $names }
cancel-job = costs nothing, brings nothing; the card is discarded unseen
cancel-purchase = costs nothing; { $business } goes under the deck
too-dear = more than you have left
cannot-pay = You cannot pay { $price } now.
costs-and-earns = costs { $price } ({ $left } left), earns { $income } every round
would-be-lost = you lack { $businesses }: the job would be lost
odds-of = { $percent }%: { $what }
odds-at-least = { $percent }%: { $what } or more
quiet-schemes = Do not ask me about Schemers until I say so
quiet-vain = Pass where a re-roll could do me no good
quiet-about = You pass in a moment, unless you press something.
schemes-unasked = You pass whenever a Schemer could be played.
ask-me-again = Ask me again
view-income = Income
view-markers = Deal markers
view-hand = Jobs
view-influence = Influence cards
view-strength = Strength
figure-difficulty = Difficulty
figure-price = Price
figure-copies = Cards of it
about-monopoly = Whoever has at least { $count } active ones of this kind ({ $business }), and more than all the others together, gets ${ $amount } more income every round.
brings-any = Any success: { $what }
brings-one = One success: { $what }
brings-two = Two or more: { $what }
gains-money = +${ $amount }
loses-money = −${ $amount }

## The offer desk

offer-new = Make an offer
offer-counter = Counter the offer of { $seat }
offer-to = To
offer-give = You give
offer-want = You get
offer-promise = You promise
offer-ask = They promise
offer-open = for all to hear
offer-words = And you say
offer-cash = Cash $
offer-later = $ by the end of round { $round }
offer-share = % of the next cash job
deal-with = Make an offer to { $name }
to-whom = To whom?
to-whom-about = Choose whom it is for: touch a name here, or anything of theirs on the table.
said-as = What these words are
said-as-words = only said
said-as-promise = promised by you
said-as-ask = promised by them
then-cash = your cash { $before } → { $after }
then-income = your income { $before } → { $after }
due-by = Promises until the end of round
promises-besides = Only promised, binds nobody
see-table = See the table
back-to-offer = Back to the offer
back-to-note = Back to the note
show-offer = Show
lay-it-down = Lay it on the table
counter-means = It takes the place of their offer.
gift-warning = You get nothing for it: this is a gift.
use-once-bought = one use, once it is bought
offer-again = Change the offer
then-try = { $why ->
    [too-little] Give more, or ask for less.
    [needed] Ask for something else, or ask somebody else.
    [useless-unsaid] Give something else, or ask what they want.
    [useless] Give something else: the board says who wants what.
    [distrust] Give at once what you only promise.
    [not-now] Try it again on another turn.
   *[unsaid] Change the offer, or ask somebody else.
 }
way-1 = one use
way-2 = for good
way-3 = one use later (a promise)
way-4 = handed over later (a promise)
needed-for = for { $jobs }
quick-last-word = That is my last word.
quick-trust-me = You know my word is good.
quick-think = Think it over.
quick-or-else = It would be a pity about your business.

## Offers on the table

offer-from-to = { $name } to { $names }
offer-to-you = { $name } makes you an offer
made-openly = for all to hear
made-privately = between you
gives = { $name } gives
wants-back = In return
not-binding = only a word, binds nobody
only-said = only said, no promise
terms-nothing = nothing
answer-accept = Accept
answer-decline = Decline
decline-why = Decline and say why
decline-too-little = “Too little”
decline-needed = “I need it myself”
decline-useless = “No use for it”
decline-distrust = “Your word is not enough”
decline-not-now = “Not now”
answer-counter = Counter
answer-withdraw = Withdraw
answer-withdraw-of = Withdraw from { $name }
answer-pick = Make the deal
answer-pick-of = Make the deal with { $name }
offered-meanwhile = Offered to you meanwhile, and gone
offers-wait = { $count ->
    [one] { $count } offer on the table waits for your answer
   *[other] { $count } offers on the table wait for your answer
 }

## The board

board = Board
board-about = What players have and want. A note binds nobody; touch a thing to make an offer of it.
board-empty = Nobody has put up a note yet.
lacking-now = Your jobs lack
lent-by = { $business } of { $name }
nobody-lends = nobody has one that could be lent
note-write = Write a note
note-change = Change your note
note-take-down = Take it down
note-pin-up = Pin it up
note-have = You have
note-want = You want
note-has = Has
note-wants = Wants
notes-left = { $count ->
    [one] { $count } note left in this stage
   *[other] { $count } notes left in this stage
 }

## The ledger

ledger = Ledger
ledger-empty = Nobody has promised anything yet.
word-kept = { $count ->
    [one] { $count } promise kept
   *[other] { $count } promises kept
 }
word-broken = { $count ->
    [one] { $count } promise broken
   *[other] { $count } promises broken
 }
keep-promise = Keep the promise to { $seat }: { $give }
debt-due = Due this round
debt-later = Can be kept at once
debt-now = Due this round, you owe { $seat }: { $give } { $said }
judge-words = Did { $seat } keep it? { $give } { $said }
pay-to = Pay { $seat } another sum
why-kept = { $what ->
    [peace] There was no attack.
    [words] So says the one it was promised to.
   *[rest] It was given in time.
 }
why-broken = { $what ->
    [peace] There was an attack.
    [words] So says the one it was promised to.
    [pay] It was not paid in time.
    [share] The share was not paid.
   *[rest] It was not given in time, or went to somebody else.
 }
why-void = { $what ->
    [share] There was nothing to share.
   *[rest] Somebody else made it impossible, or it was settled otherwise.
 }
discard-these = { $count ->
    [one] Discard this card
   *[other] Discard these { $count }
    }
hint-looks = Choose a task of another family, face down under its gangster: you may look at it.
hint-planning = First choose a gangster or a job that glows, then what goes with it: a gangster may also buy from the market.
next-task = Now his task: a job from your hand, or a business on the market.
next-man = Now the gangster who goes.
next-victim = Now the target, among what glows.
next-bearer = Now the gangster on whom you play it.
next-card = Now the card for him.
against-business = { $business } ({ $seat })
against-gangster = { $victim } ({ $seat })
against-player = Against { $seat }
ask-new-jobs = Round { $round }: you were dealt nothing but attacks. Keep them, or have all jobs dealt anew?
see-new-jobs = Round { $round }: these are your new jobs, dealt to your hand.
jobs-seen = Go on
ask-debts = Due now, or the promise is broken.
hint-unpaid = Your planned purchases cost more than you have: earn or borrow the rest before your gangster goes.

## What bots are like

temper-easy = polite
temper-normal = businesslike
temper-hard = careful
temper-boss = cold-blooded
temper-silent = tight-lipped
about-bot-easy = Rarely attacks, keeps its word, and takes most offers.
about-bot-normal = Takes what promises the most, and haggles for it.
about-bot-hard = Weighs its best moves against each other before it chooses, and haggles.
about-bot-boss = Plays out the rest of the round, for up to a second at every decision, and haggles.
about-bot-silent = Plays like the normal one, without a word about deals.
