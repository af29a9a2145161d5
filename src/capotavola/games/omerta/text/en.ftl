# The words of Omerta.

title = Omerta

## Cards

card-bottle = Bottle { $value }
card-lady = Lady
card-mole = Mole
card-gangster = Gangster
card-snitch = Snitch
card-driver = Driver
card-safecracker = Safecracker
card-killer = Killer
card-witness = Witness
card-alibi = Alibi
card-la-mamma = La Mamma
card-police-patrol = Police patrol

about-lady = Shuffle an opponent’s stock, unseen.
about-mole = Look at one of your own cards.
about-gangster = Swap two cards of two players, unseen.
about-snitch = Deal two cards from the pile to opponents.
about-driver = Discard up to two bottles of your own. If one turns out to be a character, both come back and you draw a penalty card.
about-safecracker = Look into the safe and exchange a card.
about-killer = Reveal it to stop a card used against you.
about-witness = Does nothing; get rid of it.
about-alibi = Worth nothing, so worth keeping.
about-la-mamma = Choose a player, who skips a turn and may not discard.
about-police-patrol = Lock one card of another player: it stays where it is, unseen, and its owner cannot call Omerta meanwhile.

## The famous gangsters

gangster-al-capone = Al Capone
gangster-charles-luciano = Charles Luciano
gangster-meyer-lansky = Meyer Lansky
gangster-johnny-torrio = Johnny Torrio
gangster-virginia-hill = Virginia Hill
nickname-al-capone = Scarface
nickname-charles-luciano = Lucky
nickname-meyer-lansky = Mob boss
nickname-johnny-torrio = the Fox
nickname-virginia-hill = the Flamingo

## The table

safe = Safe
pile = Draw pile
discards = Discard pile
empty = empty
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
face-down = ?
gap = –
locked = locked
in-hand = drawn
starts = starts
under-la-mamma = under La Mamma
snap-for = Snap: { $card }
total-points = total { $points }

## What is asked

ask-peeks = Choose two of your four cards to look at.
ask-peeks-looking = Remember your two cards, then put them back.
ask-turn = Draw from the pile or take the top discard, or call Omerta.
ask-turn-without-discards = Draw from the pile, or call Omerta.
ask-holding = Replace one of your cards, or discard the one you drew.
ask-holding-taken = Put the card you took in the place of one of your own.
ask-snaps = Get rid of a bottle of the same value, if you are sure where you have one: a wrong card brings one more.
ask-ability = { $card }: choose.
ask-answers-lady = { $by } plays the Lady against you: your stock would be shuffled. Reveal your Killer, or let it happen.
ask-answers-gangster = { $by } plays the Gangster: your card in place { $place } would be swapped with that of { $other_seat } in place { $other_place }. Reveal your Killer, or let it happen.
ask-answers-snitch = { $by } plays the Snitch: { $same ->
    [yes] two cards from the pile for you
   *[no] one card each from the pile for you and { $other_seat }
 }. Reveal your Killer, or let it happen.
ask-answers-la-mamma = { $by } gives you La Mamma: you would skip a turn. Reveal your Killer, or let it happen.
ask-answers-police-patrol = { $by } puts the Police patrol on your card in place { $place }: it would be locked. Reveal your Killer, or let it happen.
ask-looking = Remember the card, then put it back.
ask-cracking = The safe is open: exchange one of its cards for one of yours.

## Actions

do-peek = look at places { $place } and { $other_place }
do-put-back = put back
do-omerta = call Omerta!
do-draw = { $from ->
    [pile] draw from the pile
   *[discard] take the top of the discard pile
 }
do-pass = { $step ->
    [turn] end the turn without drawing
    [snaps] keep quiet
    [answers] let it happen
   *[ability] leave the safe alone
 }
do-replace = put it in place { $place }
do-discard = discard the drawn card
do-snap = snap: place { $place }
do-reveal = reveal place { $place } as the Killer
do-lady = shuffle the stock of { $seat }
do-mole = look at place { $place }
do-gangster = swap { $seat }, place { $place }, with { $other_seat }, place { $other_place }
do-snitch = { $same ->
    [yes] two cards to { $seat }
   *[no] one card each to { $seat } and { $other_seat }
 }
do-driver = { $count ->
    [0] discard nothing
    [1] discard place { $place }
   *[2] discard places { $place } and { $other_place }
 }
do-crack = look into the safe
do-exchange = safe card { $safe_place } for your place { $place }
do-la-mamma = give La Mamma to { $seat }
do-patrol = patrol on { $seat }, place { $place }

verb-peek = Look at two cards
verb-put-back = Put back
verb-omerta = Call Omerta
verb-draw = Draw
verb-pass = Pass
verb-replace = Replace a card
verb-discard = Discard
verb-snap = Snap
verb-reveal = Reveal the Killer
verb-lady = Lady
verb-mole = Mole
verb-gangster = Gangster: swap two cards
verb-snitch = Snitch
verb-driver = Driver: discard bottles
verb-crack = Open the safe
verb-exchange = Exchange with the safe
verb-la-mamma = La Mamma
verb-patrol = Police patrol

param-seat = Player
param-other_seat = The other player
param-place = Place
param-other_place = The other place
param-safe_place = Place in the safe
param-from = From
that-is-all = nothing more

## What happens

event-round-began = Round { $round } begins. First player: { $seat }
event-looked = { $places_count ->
    [one] { $seat } looks at an own card, place { $places }.
   *[other] { $seat } looks at own cards, places { $places }.
 }
event-saw = { $places_count ->
    [one] { $seat } sees, in place { $places }: { $cards }
   *[other] { $seat } sees, in places { $places }: { $cards }
 }
event-put-back = { $seat } puts everything back face down.
event-turn-began = Turn: { $seat }
event-turn-skipped = { $seat } skips a turn because of La Mamma.
event-could-not-draw = { $seat } has no card to draw: the turn ends.
event-drew = { $seat } draws from the pile.
event-drew-card = { $seat } draws: { $card }
event-took-discard = { $seat } takes from the discard pile: { $card }
event-replaced = { $seat } replaces place { $place } and discards: { $card }
event-discarded = { $seat } discards: { $card }
event-pile-rebuilt = The discard pile is shuffled into a new draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
event-dealt = { $seat } gets a card face down, place { $place }.
event-no-card-left = No card is left for { $seat }.
event-snap-opened = Snap! Who has another one: { $card }?
event-snapped = { $seat } is rid of one more, place { $place }: { $card }
event-too-slow = { $seat }: somebody was first, the card stays where it was.
event-wrong-card = { $seat } reveals the wrong card, place { $place }: { $card }
event-no-target = { $card }: nobody to use it on.
event-aimed = { $seat } uses { $card } against: { $at }
phrase-player = { $seat }
phrase-card-of = { $seat } (place { $place })
event-killed = { $seat } reveals the Killer, place { $place }. Cancelled: { $card }
event-stock-shuffled = The stock of { $seat } is shuffled.
event-swapped = Swapped: { $seat }, place { $place }, and { $other_seat }, place { $other_place }
event-driver-showed = { $places_count ->
    [one] { $seat } shows place { $places }: { $cards }
   *[other] { $seat } shows places { $places }: { $cards }
 }
event-driver-failed = { $seat } has shown a character: everything goes back, with a penalty.
event-declined = { $seat } does without it: { $card }
event-safe-opened = { $seat } looks into the safe.
event-saw-safe = { $seat } sees in the safe: { $cards }
event-exchanged = { $seat } exchanges safe card { $safe_place } for own place { $place }.
event-la-mamma-given = { $seat } gives La Mamma to { $target }.
event-patrol-given = { $seat } puts the patrol on a card of { $target }, place { $place }.
event-given-removed = { $card } leaves { $target }.
event-omerta = { $seat } calls Omerta!
event-turns-ran-out = The turns have run out: the round ends without a caller.
event-scored = { $seat }: { $cards }. { $how ->
    [called] Sum { $sum }, counts { $score }: a good call
    [lowest] Sum { $sum }, counts { $score }: the lowest
    [above] { $sum } + { $penalty } for calling above { $limit } = { $score }
    [beaten] { $sum } + { $penalty } for calling though another has less = { $score }
   *[plain] Sum { $sum }, counts { $score }
 }
event-game-over = The game is over. Won by: { $winners }

## Why not

no-game-over = The game is over.
no-no-such-seat = There is no such player.
no-not-your-turn = It is the turn of { $seat }.
no-looked-already = You have looked at your two cards already.
no-look-first = First everybody looks at two cards.
no-two-of-your-four = Choose two different cards of your four.
no-put-back-first = First put back what you are looking at.
no-not-looking = This is not the moment to look at cards.
no-patrol-forbids-omerta = While a patrol lies with you, you cannot call Omerta.
no-discards-empty = The discard pile is empty.
no-nothing-to-replace = You have no card that could be replaced, so you cannot take from the discard pile.
no-piles-empty = There is no card to draw.
no-must-draw = You must draw a card, or call Omerta.
no-draw-first = First draw a card.
no-call-before-drawing = Omerta can be called only before drawing.
no-drawn-already = You have already drawn.
no-keep-taken-discard = A card taken from the discard pile must replace one of yours.
no-replace-or-discard = Put the card in the place of one of yours, or discard it.
no-no-card-there = There is no card in place { $place }.
no-card-locked = The card in place { $place } is locked by the patrol.
no-no-snap-open = Nobody has just discarded a bottle.
no-nothing-to-answer = No card is being used against you.
no-character-not-discarded = A character works only when you discard it on your turn.
no-snap-first = The snap is settled before anything else.
no-one-attempt = One attempt for each discard; yours is made.
no-nothing-to-reveal = You have no card that could be revealed.
no-la-mamma-forbids = La Mamma forbids you to reveal anything.
no-answer-first = First answer the card that is used against you.
no-not-aimed-at = The card is not used against you.
no-answered-already = You have answered already.
no-must-use = { $card } has a target, so it must be used.
no-resolve-first = First choose for { $card }.
no-opponents-only = { $card } works on opponents only.
no-la-mamma-protects = La Mamma is with { $seat }: that stock cannot be shuffled or given cards.
no-two-cards-needed = { $seat } has fewer than two cards that could be shuffled.
no-two-different-cards = Choose two different cards.
no-two-different-players = The two cards must belong to two different players.
no-one-patrol-per-card = A patrol lies on the card in place { $place } already.
no-exchange-first = First exchange a card of the safe for one of yours.

## Options

option-snap = Snap
option-snap-sealed = sealed choice
option-snap-race = race
option-snap_seconds = Seconds for a race
option-memory_aid = Memory aid
option-turns = Turns per player in a round
about-option-snap = Who gets rid of a second bottle: the fastest player, or, with sealed choices, the first clockwise from the discarder. Sealed suits slow connections, screen readers and games over days.
about-option-snap_seconds = How long a race is open if nobody answers.
about-option-memory_aid = Cards that you have seen stay marked for you. Without it you must remember, as at a real table.
about-option-turns = A round ends without a caller after this many turns of each player.

## The appendix of the rulebook

appendix-bottles = Bottles
appendix-characters = Characters
appendix-gangsters = Famous gangsters
appendix-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

## Outcome

reason-rounds-played = All rounds are played.
