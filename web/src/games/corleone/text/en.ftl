# What only the page says of Corleone's Empire.

about-game = New York, the 1950s. Send thugs and relatives through the city, run jobs, bribe the mighty, and get your money into the suitcase before the Don asks for his share.

war-nobody = { $turf }: nobody is there
war-tied = { $turf }: nobody would win it now ({ $sides })
war-ahead = { $turf }: { $name } would win it now ({ $sides })
stack-empty = { $turf }: nobody controls it
stack-of = { $turf }: controlled by { $name }, { $count ->
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
hint-suitcase = Suitcase: choose a money card of your hand. Only what is in the suitcase counts at the end.

standing-of = Act { $act } of 4 · { $phase ->
    [war] turf war
    [bribery] bribery
    [tribute] tribute
    [over] the end
   *[business] family business
 } · hand limit { $limit }

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

why-turfs = most markers: { $turfs }
why-colours = most jobs: { $colours }

figure-thug = Thug
figure-don = Don
figure-consigliere = Consigliere
figure-heir = Heir
figure-copies = In the game
piece-marker = Control markers
piece-job-colours = Jobs done, by colour
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
about-figure-union-boss = Neutral. Whoever plays him puts him in front of a business and uses the front.
about-figure-mayor = Neutral. Whoever plays him puts him on a space between areas and uses the backs.
about-figure-police-chief = Neutral. Stands in a turf itself and may gun down a figure there.
about-marker = Who has strictly the most figures in a turf puts a marker on its stack. The top one controls the turf; the most of them are worth $5 at the end.
about-job-colours = The most completed jobs of a colour are worth $5 at the end.
