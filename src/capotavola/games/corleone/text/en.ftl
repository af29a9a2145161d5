# The words of The Godfather: Corleone's Empire.

title = Corleone’s Empire

## Families

family-marzullo = Marzullo
family-matarazzo = Matarazzo
family-pizzino = Pizzino
family-vitale = Vitale
family-caccamo = Caccamo

## The board

area-wall-street = Wall Street
area-brooklyn = Brooklyn
area-upper-east-side = Upper East Side
area-queens = Queens
area-upper-west-side = Upper West Side
area-midtown = Midtown
area-chelsea = Chelsea
area-central-park = Central Park

business-stock-exchange = Stock Exchange
business-red-hook-docks = Red Hook Docks
business-park-avenue-clinic = Park Avenue Clinic
business-air-freight-terminal = Air Freight Terminal
business-opera-house = Opera House
business-grand-hotel = Grand Hotel
business-penn-central-railroad = Penn Central Railroad
business-olive-oil-importer = Olive Oil Importer
business-pawn-shop = Pawn Shop
business-flower-shop = Flower Shop
business-trucking-firm = Trucking Firm
business-printing-house = Printing House
business-undertaker = Undertaker
business-pool-hall = Pool Hall
business-tailor = Tailor
business-heroin-lab = Heroin Lab
business-harbour-customs = Harbour Customs
business-casino-royale = Casino Royale
business-private-bank = Private Bank

figure-police-chief = Police Chief
figure-union-boss = Union Boss
figure-mayor = Mayor

## Cards

card-money = ${ $value }
card-gun = gun
card-booze = booze
card-blood-money = blood money
card-narcotics = narcotics

card-family-accountant = Family Accountant
card-union-boss-i = Union Boss (I)
card-mayor-i = Mayor (I)
card-small-time-bookie = Small-time Bookie
card-hired-muscle = Hired Muscle
card-capo = Capo
card-union-boss-ii = Union Boss (II)
card-mayor-ii = Mayor (II)
card-police-chief-ii = Police Chief (II)
card-tax-consultant = Tax Consultant
card-evidence-clerk = Evidence Clerk
card-hollywood-producer = Hollywood Producer
card-union-boss-iii = Union Boss (III)
card-mayor-iii = Mayor (III)
card-police-chief-iii = Police Chief (III)
card-supreme-court-judge = Supreme Court Judge
card-newspaper-editor = Newspaper Editor
card-shipping-magnate = Shipping Magnate

card-shake-down = Shake Down
card-protection-racket = Protection Racket
card-bookmaking = Bookmaking
card-truck-hijack = Truck Hijack
card-strike-breaking = Strike Breaking
card-numbers-racket = Numbers Racket
card-cook-the-books = Cook the Books
card-shell-company = Shell Company
card-casino-skim = Casino Skim
card-charity-gala = Charity Gala
card-offshore-account = Offshore Account
card-lost-ledger = Lost Ledger
card-blackmail = Blackmail
card-kidnapping = Kidnapping
card-safe-job = Safe Job
card-warehouse-raid = Warehouse Raid
card-an-offer = An Offer
card-inside-man = Inside Man
card-hit = Hit
card-drive-by = Drive-by
card-car-bomb = Car Bomb
card-garrotte = Garrotte
card-ambush = Ambush
card-night-swim = Night Swim

colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-grey = grey

## Icons and effects

effect-then = then
effect-money = ${ $value }
effect-gun = gun
effect-booze = booze
effect-blood-money = blood money
effect-narcotics = narcotics
effect-horse-head = horse head
effect-suitcase = suitcase
effect-jobs = jobs
effect-one-for = 1→${ $value }
effect-two-for = 2→${ $value }
effect-three-for = 3→$3+$5
effect-one-for-goods = 1→goods
effect-any-good = any one good except narcotics
effect-both-jobs = draw two jobs, keep both
effect-top-five = look at the top five jobs, keep one, discard the others
effect-job-from-discard = take any job from the discards
effect-front = use any one front
effect-move-thug = move one of your thugs, use that front
effect-union-boss = place or move the Union Boss, use that front
effect-mayor = place or move the Mayor, use those backs
effect-police-chief = put the Police Chief in a turf; may gun down a thug there
effect-police-chief-any = put the Police Chief in a turf; may gun down another figure there or on a space touching it
effect-dollar-from-each = $1 from each opponent; whoever has none gives another money card of the giver’s choice
effect-gift = a card from an opponent, of the giver’s choice, never an ally
effect-highest-money = the highest money card of an opponent’s hand
effect-offer = all others show the highest money card of the hand: one of the highest goes into your suitcase, the others back to the supply
effect-look-take-money = look at a hand, take a money card
effect-look-take-good = look at a hand, take a good, narcotics included
effect-look-discard = look at a hand, have a card discarded
effect-gun-thug = gun down a thug
effect-gun-member = gun down a family member
effect-gun-figure = gun down any figure
effect-drive-by = gun down up to two figures in one turf or on spaces touching it
effect-car-bomb = gun down the figure on a family-member space and a thug in a turf that space touches
effect-ambush = gun down a thug, then you may move one of yours there and use that front
effect-drive-by-second = gun down a second figure in the same turf or on a space touching it
effect-car-bomb-thug = gun down a thug in a turf that space touches
effect-ambush-move = move one of your thugs there, use that front
effect-chief-shoots-thug = gun down a thug in the Chief’s turf
effect-chief-shoots-any = gun down another figure in the Chief’s turf or on a space touching it

## The table

act-of = Act { $act } of 4
horse-head-with = horse head
limit-now = hand limit { $limit }
public-jobs = Public jobs
allies-on-show = Allies for sale
your-hand = Your hand
hand-of = Hand of { $name }
your-suitcase = Your suitcase
case-sum = ${ $amount }
supply = Supply
discards = Job discards
deck = Job deck
front = front
back = back
turf-title = Turf
family-spaces = Spaces for family members
nobody = –
closed = closed
free = free
neutral = neutral
in-hudson = In the Hudson
thugs-count = thugs { $count }
members-count = family { $count }
markers-count = markers { $count }
jobs-done = jobs done { $count }
hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
plays = in play
control-of = control
column-suitcase = Suitcase
column-turfs = Turfs
column-colours = Jobs

## What is asked

ask-turn = Your action: place a figure, complete a job, or play an ally.
ask-order = { $seat } controls { $turf } and uses this front, too. Who goes first? { $business }
ask-benefit = You control { $turf }: do you use this front, too? { $business }: { $effects }
ask-use = Use, in any order: { $effects }
ask-use-one = Use: { $effects }
ask-paying = Discard { $count ->
    [one] one more card
   *[other] { $count } more cards
 } for the exchange.
ask-picking = Choose a good.
ask-keeping = Keep one of the jobs; the others are discarded.
ask-giving = { $seat } demands a card: you must give one of your choice.
ask-dollars = Everybody gives { $seat } a $1; without one, another money card.
ask-looking = You see the whole hand of { $seat }. Choose.
ask-marking = You have won { $turf } but have no marker left. Move one of yours?
ask-bids = Your secret bid, out of your suitcase, or nothing: from the highest bid down each pays and chooses an ally; the last player takes the bid back.
ask-choosing = Choose an ally.
ask-discards = Discard down to the hand limit of { $limit }: jobs and allies count, too.

## Actions

do-thug = thug: { $business }
do-member = family member: { $areas }
do-complete = { $order ->
    [effect-first] { $job }, pay { $goods }, effect first
   *[money-first] { $job }, pay { $goods }, money first
 }{ $from ->
    [public] {" "}(public)
   *[hand] {""}
 }
do-play = play { $ally }
do-order = { $first ->
    [me] you first
   *[controller] the controller first
 }
do-accept = use the front
do-done = { $step ->
    [benefit] decline
    [dollars] you have no money to give
    [marking] place none
    [looking] leave it at that
   *[use] do without the rest
 }
do-stash = into the suitcase: { $card }
do-use = use: { $effect }
do-trade = { $effect }: discard { $card }
do-discard = discard { $card }
do-take = take { $card }
do-keep = keep { $job }
do-give = give { $card }
do-against = { $seat }: { $effect }
do-gun-down = gun down: { $figure }
do-move = from { $business } to { $to_business }
do-union-boss = Union Boss: { $business }
do-mayor = Mayor: { $areas }
do-police-chief = Police Chief: { $turf }
do-front = use the front: { $business }
do-bid = $1 × { $ones }, $2 × { $twos }, $3 × { $threes }, $5 × { $fives }
do-choose = choose { $ally }
do-move-marker = from { $turf }, marker { $height } from the bottom

verb-thug = Place a thug
verb-member = Place a family member
verb-complete = Complete a job
verb-play = Play an ally
verb-order = Decide the order
verb-accept = Use the front
verb-done = Do without
verb-stash = Into the suitcase
verb-use = Use an icon
verb-trade = Exchange cards
verb-discard = Discard
verb-take = Take
verb-keep = Keep a job
verb-give = Give a card
verb-against = Choose an opponent
verb-gun-down = Gun down
verb-move = Move a thug
verb-union-boss = Union Boss
verb-mayor = Mayor
verb-police-chief = Police Chief
verb-front = Use a front
verb-bid = Bid
verb-choose = Choose an ally
verb-move-marker = Move a marker

param-seat = Player
param-business = Business
param-to_business = To
param-areas = Space
param-from = From
param-job = Job
param-goods = Goods
param-order = Order
param-ally = Ally
param-first = First
param-card = Card
param-effect = Icon
param-figure = Figure
param-turf = Turf
param-height = Marker
param-ones = $1
param-twos = $2
param-threes = $3
param-fives = $5
order-money-first = money first
order-effect-first = effect first
from-hand = from the hand
from-public = public

## What happens

event-act-began = Act { $act } begins.
event-tile-opened = A new business opens in { $turf }: { $business }
event-public-job = A new public job: { $job }
event-allies-shown = Allies for sale: { $allies }
event-turn-began = Turn: { $seat }
event-thug-placed = { $seat } places a thug: { $business }
event-thug-moved = { $seat } moves a thug from { $business } to { $to_business }.
event-member-placed = { $seat } places a family member: { $areas }
event-completed = { $seat } completes a job: { $job }. Paid: { $goods }{ $from ->
    [public] {" "}(public job)
   *[hand] {""}
 }
event-ally-played = { $seat } plays an ally: { $ally }
event-benefits = { $seat } uses the front, too: { $business }
event-front-used = { $seat } uses a front: { $business }
event-declined = { $seat } does without.
event-took = { $seat } takes: { $card }
event-nothing-left = { $seat } gets nothing, for there is none left: { $card }
event-stashed = { $seat } puts into the suitcase: { $card }
event-discarded = { $seat } discards: { $card }
event-horse-head = { $seat } takes the horse head.
event-jobs-shuffled = The job discards are shuffled into a new deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
event-drew-jobs = { $seat } draws { $count ->
    [one] { $count } job
   *[other] { $count } jobs
 }.
event-no-job-left = { $seat } finds no job left to draw.
event-saw-jobs = { $seat } draws: { $jobs }
event-kept-a-job = { $seat } keeps a job. Discarded: { $jobs }
event-kept-job = { $seat } keeps { $job }. Discarded: { $jobs }
event-took-discarded-job = { $seat } takes from the discards: { $job }
event-boss-placed = { $seat } places the Union Boss: { $business }
event-mayor-placed = { $seat } places the Mayor: { $areas }
event-chief-placed = { $seat } sends the Police Chief to { $turf }.
event-gunned-down = { $seat } guns down a figure of { $target }: { $figure }
event-neutral-gunned-down = { $seat } guns down a neutral figure: { $figure }
event-asked-gift = { $seat } demands a card from { $target }.
event-gave = { $seat } gives a card to { $target }.
event-gave-card = { $seat } gives { $target }: { $card }
event-had-no-money = { $seat } has no money in the hand.
event-looked = { $seat } looks at the hand of { $target }.
event-saw-hand = { $seat } sees the hand of { $target }: { $cards }
event-showed = { $seat } shows the highest money card: { $card }
event-offer-taken = { $seat } puts the card of { $target } into the suitcase: { $card }
event-returned = { $seat } returns to the supply: { $card }
event-turf-war = All figures are placed: the turf war begins.
event-won-turf = { $turf }: won by { $seat } ({ $sides })
event-nobody-won-turf = { $turf }: { $sides_count ->
    [0] nobody is there
   *[some] nobody wins ({ $sides })
 }
phrase-side = { $seat } { $count }
phrase-neutral-side = neutral { $count }
event-no-marker = { $seat } places no marker in { $turf }.
event-marker-moved = { $seat } moves a marker from { $turf } to { $to_turf }.
event-has-bid = { $seat } has bid.
event-bid-shown = { $seat } bids ${ $amount }: { $cards }
event-paid = { $seat } pays ${ $amount } to the bank.
event-bid-back = { $seat } gets no ally and takes the bid back: ${ $amount }
event-ally-taken = { $seat } takes an ally: { $ally }
event-tribute = Tribute: the hand limit is { $limit }.
event-allies-back = { $seat } takes back into the hand: { $allies }
event-put-aside = { $seat } puts a card aside.
event-put-card-aside = { $seat } puts aside: { $card }
event-allies-gone = Nobody took them, so they leave the game: { $allies }
event-scored = { $seat }: suitcase ${ $suitcase }, turfs ${ $turfs }, jobs ${ $colours }. Total ${ $total }
event-game-over = The game is over. Won by: { $winners }

## Why not

no-game-over = The game is over.
no-no-such-seat = There is no such player.
no-bid-already = You have bid already.
no-within-limit = You are within the hand limit of { $limit }.
no-higher-bid-first = The higher bids choose first.
no-no-figure-left = You have no figure left to play: you are out of this phase.
no-not-your-turn = It is the turn of { $seat }.
no-wait-for = First { $seat } has to decide.
no-no-thug-left = You have no thug left.
no-no-member-left = You have no family member left.
no-no-passing = Nobody may pass.
no-allies-by-bids = Allies on show are chosen after the bids of the bribery phase; those in your hand can be played.
no-one-of-four-actions = Your action is a thug, a family member, a job or an ally.
no-not-open-yet = { $business } has not opened yet.
no-thug-space-taken = The space of { $business } is not free.
no-closed-to-two = This space is closed with two players.
no-space-taken = This space is not free.
no-job-not-in-hand = You do not have { $job } in your hand.
no-job-not-public = { $job } is not among the public jobs.
no-wrong-goods = { $job } is not paid with these goods.
no-goods-missing = You lack goods for { $job }.
no-no-effect-to-order = { $job } has no effect that could come first.
no-ally-once-an-act = { $ally } has been played in this act.
no-ally-not-in-hand = You do not have { $ally } in your hand.
no-ally-of-no-use = Nothing of { $ally } could be used now.
no-say-who-goes-first = First say who uses the front first.
no-accept-or-decline = First say whether you use the front.
no-taking-is-compulsory = What is to be taken must be taken.
no-no-such-icon = You have no such icon to use now: { $effect }
no-no-such-card = You do not have that card: { $card }
no-too-few-cards = You need { $count ->
    [one] { $count } card
   *[other] { $count } cards
 } for this exchange.
no-not-usable-now = This cannot be used now: { $effect }
no-nothing-to-gain = The supply has nothing left for this exchange, unless you give up such a card: { $effect }
no-opponents-only = Choose an opponent.
no-nothing-to-take = { $seat } has no card that could be taken.
no-choose-for-effect = Say how you use it: { $effect }
no-none-left = There is none left: { $card }
no-not-in-discards = It is not among the discarded jobs: { $card }
no-booze-gun-or-blood-money = Take booze, a gun or blood money.
no-no-gun = You have nothing to gun down a figure with.
no-cannot-be-hit = No figure that you could hit stands there.
no-no-own-thug-there = You have no thug on { $business }.
no-only-to-ambushed-space = Your thug can move only to the space of the ambush.
no-to-another-turf = The Police Chief must go to another turf than { $turf }.
no-in-the-hudson = That figure lies in the Hudson until the act ends: { $figure }
no-finish-job-first = First finish the effect of the job.
no-finish-use-first = First finish what you are using.
no-pay-first = First discard the cards for the exchange.
no-discard-to-limit = Discard down to the hand limit of { $limit }.
no-put-aside-already = You have put that card aside already: { $card }
no-never-an-ally = Allies are not given away.
no-a-dollar-first = Give a $1 if you have one.
no-money-only = Give a money card.
no-give-first = First give what is demanded.
no-not-of-that-hand = You cannot choose that card of this hand.
no-choose-of-that-hand = First choose a card of the hand in view.
no-keep-one-drawn = First keep one of the drawn jobs.
no-bid-first = First everybody bids.
no-not-in-suitcase = Your suitcase does not hold these cards.
no-choose-shown-ally = Choose one of the allies on show.
no-no-own-marker-there = You have no marker there.
no-marker-first = First decide about the marker.

## The appendix of the rulebook

appendix-board = Businesses on the board
appendix-blue = Blue tiles
appendix-red = Red tiles
appendix-jobs = Jobs: { $colour }
appendix-allies = Allies of act { $act }
appendix-costs = goods: { $what }
appendix-pays = money: { $what }

## Outcome

reason-acts-played = All four acts are played.
