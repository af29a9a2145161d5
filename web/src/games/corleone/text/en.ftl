# What only the page says of Corleone's Empire.

about-game = New York, the 1950s. Send thugs and relatives through the city, run jobs, bribe the mighty, and get your money into the suitcase before the Don asks for his share.
goal = Your goal: after four acts, the most money in your suitcase, with bonuses for turfs and jobs. Money left in the hand counts nothing.

war-nobody = { $turf }: nobody is there
war-tied = { $turf }: nobody would win it now ({ $sides })
war-ahead = { $turf }: { $name } would win it now ({ $sides })
war-own = { $turf }: you would win it now ({ $sides })
stack-empty = { $turf }: nobody controls it
stack-of = { $turf }: controlled by { $name }, { $count ->
    [one] one marker
   *[other] { $count } markers
 }
stack-own = { $turf }: controlled by you, { $count ->
    [one] one marker
   *[other] { $count } markers
 }
marker-of = marker of { $name }, number { $height } from the bottom
label-business = { $business }; front: { $front }; back: { $back }; thug: { $stands }
label-space = space between { $areas }: { $stands }
cards-held = Cards in the hand
figures-left = Figures left to place
on-show = Public jobs, allies and supply
bid-sealed = has bid
job-ready = you have all it takes
job-lacks = still missing: { $goods }
tiles-blue = blue tiles { $count }
tiles-red = red tiles { $count }
the-map = Map of New York
tray = Choose here
preview-you = You use:
preview-controller = { $name } controls it and uses it too:
preview-nobody = nobody would win
preview-ahead = { $name } would win
preview-own = you would win
gains-card = +{ $card }
loses-card = −{ $card }
stashes-card = { $card } into the suitcase
loses-money = −${ $amount }
take-all = Take { $effects }
goes-first = { $seat } first
do-without = do without it
bid-nothing = bid nothing
hint-turn = Thugs go on businesses, family members on the circles between turfs. Rest the mouse or a finger on anything to see what it is and what it brings.
hint-last-figure = This is your last figure: after it your turns of this act are over.
hint-use = Touch the icon that you use first.
use-it = Use it
discard-these = { $count ->
    [one] Discard this card
   *[other] Discard these { $count }
    }
pay-money-first = Pay { $goods }: the money first
pay-effect-first = Pay { $goods }: the effect first
pay-only = Pay { $goods }
brings-money-first = first { $money } into your hand, then: { $effects }
brings-effect-first = first: { $effects }; then { $money } into your hand
brings-only = { $money } into your hand
hint-suitcase = Suitcase: choose a money card of your hand. Only what is in the suitcase counts at the end.

standing-of = Act { $act } of 4 · { $phase ->
    [war] turf war
    [bribery] bribery
    [tribute] tribute
    [over] the end
   *[business] family business
 } · hand limit { $limit }

bid-of = ${ $value } ×{ $count }
bid-comes-to = ${ $amount } of ${ $most } in your suitcase
bid-none = Nothing of ${ $most } in your suitcase: no ally
bribes = Bribes
bribe-open = still deciding
bribe-none = bids nothing
bribe-tie = tie: first the horse head, then clockwise

act-title = Act { $act } begins
act-tile = A new business in { $turf }
act-consigliere = The Consigliere joins each family: two family members to place from now on.
act-heir = The Heir joins each family: three family members to place in the last act.
act-limit = Hand limit at the end of this act: { $limit }
act-standings = How the families stand
act-turfs = Turfs held
act-markers = Markers
act-jobs = Jobs done
act-bonus = Bonuses so far
about-bonus = Bonuses so far: what would be added if the game ended now. $5 for each turf in which a family has the most markers, $5 for each colour of which it has done the most jobs.

why-turfs = most markers: { $turfs }
why-colours = most jobs: { $colours }

figure-thug = Thug
figure-don = Don
figure-consigliere = Consigliere
figure-heir = Heir
figure-copies = In the game
piece-marker = Control markers
piece-job-colours = Jobs done, by colour
piece-influence = Influence
about-money = Only what lies in the suitcase counts at the end. Money is never changed.
about-good = Pays for jobs. At the end of an act the hand limit counts it like any card.
about-narcotics = Pays for jobs, and stands for any one gun, booze or blood money.
about-plain-job = Brings its money.
about-business = A thug in front takes: { $front }. A family member beside the turf takes: { $back }.
about-icon-suitcase = Put one money card from your hand into your suitcase.
about-icon-jobs = Draw two jobs, keep one.
about-icon-one-for = Discard one card, take a $5.
about-icon-two-for = Discard two cards, take a $5.
about-icon-three-for = Discard three cards, take a $3 and a $5.
about-icon-one-for-goods = Discard one card, take booze, a gun or blood money.
about-icon-horse-head = Take the horse head: you are the first player, and first among equal bids.
about-figure-thug = Goes in front of a business and uses the front at once. Counts in the turf war of that turf.
about-figure-member = Goes on a space between areas and uses the backs of all of them. Counts in the war of each turf it touches.
ask-union-boss = Touch a business that glows: the Union Boss goes there, and you take what its front brings.
about-figure-union-boss = Neutral. Whoever plays him puts him in front of a business and uses the front.
about-figure-mayor = Neutral. Whoever plays him puts him on a space between areas and uses the backs.
about-figure-police-chief = Neutral. Stands in a turf itself and may gun down a figure there.
about-marker = Who has strictly the most figures in a turf puts a marker on its stack. The top one controls the turf; the most of them are worth $5 at the end.
about-job-colours = The most completed jobs of a colour are worth $5 at the end.
about-influence = How many figures each family has in the turf or on a space that touches it; the neutral figures are a side of their own. Whoever has strictly the most when the turf war comes puts a marker here. The golden one would win it now.

since-turn = Since your last turn:
tale-of = How act { $act } went
tale-wars = Turf war
tale-won = won by { $name }
tale-empty = nobody there
tale-tie = a tie
tale-neutral = neutral ahead
tale-bid-back = no ally left: takes it back
tale-losses = Losses
tale-shot = loses a figure to { $name }: { $figure }
tale-given = gives up

# To the reader: what the reader does, and what is done to the reader.
you-turn-began = Your turn
you-thug-placed = You place a thug: { $business }
you-thug-moved = You move a thug from { $business } to { $to_business }.
you-member-placed = You place a family member: { $areas }
you-completed = You complete a job: { $job }. Paid: { $goods }
you-ally-played = You play an ally: { $ally }
you-benefits = You use the front, too: { $business }
you-front-used = You use a front: { $business }
you-declined = You do without.
you-took = You take: { $card }
you-nothing-left = You get nothing, for there is none left: { $card }
you-stashed = You put into the suitcase: { $card }
you-discarded = You discard: { $card }
you-horse-head = You take the horse head.
you-no-job-left = You find no job left to draw.
you-saw-jobs = You draw: { $jobs }
you-kept-job = You keep { $job }. Discarded: { $jobs }
you-took-discarded-job = You take from the discards: { $job }
you-boss-placed = You place the Union Boss: { $business }
you-mayor-placed = You place the Mayor: { $areas }
you-chief-placed = You send the Police Chief to { $turf }.
you-gunned-down = You gun down a figure of { $target }: { $figure }
you-neutral-gunned-down = You gun down a neutral figure: { $figure }
you-asked-gift = You demand a card from { $target }.
you-gave-card = You give { $target }: { $card }
you-had-no-money = You have no money in the hand.
you-looked = You look at the hand of { $target }.
you-saw-hand = You see the hand of { $target }: { $cards }
you-showed = You show your highest money card: { $card }
you-offer-taken = You put the card of { $target } into your suitcase: { $card }
you-returned = You return to the supply: { $card }
you-won-turf = { $turf }: won by you ({ $sides })
you-no-marker = You place no marker in { $turf }.
you-marker-moved = You move a marker from { $turf } to { $to_turf }.
you-has-bid = You have bid.
you-bid-shown = You bid ${ $amount }: { $cards }
you-paid = You pay ${ $amount } to the bank.
you-bid-back = You get no ally and take your bid back: ${ $amount }
you-ally-taken = You take an ally: { $ally }
you-allies-back = You take back into your hand: { $allies }
upon-you-gunned-down = { $seat } guns down your figure: { $figure }
upon-you-asked-gift = { $seat } demands a card from you.
upon-you-gave-card = { $seat } gives you: { $card }
upon-you-looked = { $seat } looks at your hand.
upon-you-saw-hand = { $seat } sees your hand: { $cards }
upon-you-offer-taken = { $seat } puts your card into the suitcase: { $card }

## What bots are like

temper-easy = scatterbrained
temper-normal = businesslike
temper-hard = careful
temper-boss = cold-blooded
about-bot-easy = Overlooks who controls a turf, and much of what it could do.
about-bot-normal = Takes what brings the most this turn.
about-bot-hard = Weighs its best moves against each other before it chooses.
about-bot-boss = Plays out the next turns of the whole table, for up to a second at every decision.
