# The words of La Cosa Nostra.

title = La Cosa Nostra

## Families

family-blundetto = Blundetto
family-dimaggio = DiMaggio
family-calmuti = Calmuti
family-laserva = LaServa
family-caruso = Caruso

colour-yellow = yellow
colour-green = green
colour-red = red
colour-purple = purple
colour-blue = blue

## Gangsters

gangster-skinny-pino-blundetto = Skinny Pino Blundetto
gangster-matchstick-nino-blundetto = Matchstick Nino Blundetto
gangster-fat-berto-blundetto = Fat Berto Blundetto
gangster-squinty-renzo-blundetto = Squinty Renzo Blundetto
gangster-cleaver-aldo-blundetto = Cleaver Aldo Blundetto
gangster-granite-rocco-blundetto = Granite Rocco Blundetto
gangster-pockets-lello-dimaggio = Pockets Lello DiMaggio
gangster-velvet-tullio-dimaggio = Velvet Tullio DiMaggio
gangster-hammer-duilio-dimaggio = Hammer Duilio DiMaggio
gangster-sleepy-gaspare-dimaggio = Sleepy Gaspare DiMaggio
gangster-razor-ettore-dimaggio = Razor Ettore DiMaggio
gangster-bishop-ruggero-dimaggio = Bishop Ruggero DiMaggio
gangster-peanut-mimmo-calmuti = Peanut Mimmo Calmuti
gangster-greasy-donato-calmuti = Greasy Donato Calmuti
gangster-anvil-primo-calmuti = Anvil Primo Calmuti
gangster-dice-sandro-calmuti = Dice Sandro Calmuti
gangster-undertaker-livio-calmuti = Undertaker Livio Calmuti
gangster-mad-ottavio-calmuti = Mad Ottavio Calmuti
gangster-whistling-beppe-laserva = Whistling Beppe LaServa
gangster-silk-massimo-laserva = Silk Massimo LaServa
gangster-bulldog-oreste-laserva = Bulldog Oreste LaServa
gangster-stingy-ennio-laserva = Stingy Ennio LaServa
gangster-icepick-fausto-laserva = Icepick Fausto LaServa
gangster-crowbar-saverio-laserva = Crowbar Saverio LaServa
gangster-shorty-ugo-caruso = Shorty Ugo Caruso
gangster-golden-elio-caruso = Golden Elio Caruso
gangster-bricks-mauro-caruso = Bricks Mauro Caruso
gangster-foxy-sisto-caruso = Foxy Sisto Caruso
gangster-trigger-leandro-caruso = Trigger Leandro Caruso
gangster-cardinal-amedeo-caruso = Cardinal Amedeo Caruso

## Businesses

business-garage = Garage
business-building-firm = Building firm
business-waste-company = Waste company
business-nightclub = Nightclub
business-casino = Casino
business-pimp = Pimp
business-drug-dealer = Drug dealer
business-loan-shark = Loan shark
business-lawyer = Lawyer
business-politician = Politician
business-cop = Cop
business-numbered = { $name } { $value }

monopoly-prostitution = prostitution
monopoly-drugs = drugs
monopoly-loans = loans

## Jobs

card-drug-delivery = Drug delivery
card-building-scam = Building scam
card-petrol-station-robbery = Petrol-station robbery
card-threats = Threats
card-escort-service = Escort service
card-credit-card-fraud = Credit-card fraud
card-arms-trade = Arms trade
card-red-light-district = Red-light district
card-car-theft = Car theft
card-investment-fraud = Investment fraud
card-price-rigging = Price rigging
card-cigarette-smuggling = Cigarette smuggling
card-insolvency = Insolvency
card-card-sharping = Card sharping
card-public-contracts = Public contracts
card-blackmail = Blackmail
card-investment-fraud-ii = Investment fraud II
card-counterfeiting = Counterfeiting
card-bankruptcy = Bankruptcy
card-drug-trade = Drug trade
card-car-theft-ii = Car theft II
card-illegal-subsidies = Illegal subsidies
card-drug-smuggling = Drug smuggling
card-wild-party = Wild party
card-election-rigging = Election rigging
card-usury = Usury
card-hazardous-waste = Hazardous waste
card-roulette-con = Roulette con
card-illegal-lab = Illegal lab
card-drug-ring = Drug ring
card-insurance-scam = Insurance scam
card-toxic-dump = Toxic dump
card-boxing-match = Boxing match
card-film-production = Film production
card-real-estate-fraud = Real-estate fraud
card-gambling-fix = Gambling fix
card-senators-party = Senator’s party
card-car-smuggling = Car smuggling
card-debt-trap = Debt trap
card-beat-up-businessman = Beat up a businessman
card-property-damage = Property damage
card-robbery-i-a = Robbery (I)
card-robbery-i-b = Big robbery (I)
card-robbery-ii-a = Robbery (II)
card-robbery-ii-b = Big robbery (II)
card-robbery-iii-a = Robbery (III)
card-robbery-iv-a = Robbery (IV)
card-robbery-iv-b = Big robbery (IV)
card-vandalism = Vandalism
card-exceptional-offer = Exceptional offer
card-connections = Connections
card-laundering = Laundering
card-birthday = Birthday
card-arson = Arson
card-kill-businessman = Kill businessman
card-contract-killing = Contract killing
card-persuasion = Persuasion
card-hold-up = Hold-up
card-trap = Trap
card-horse-race = Horse race
card-drive-by = Drive-by
card-car-bomb = Car bomb
card-poker = Poker
card-own-racket = His own racket

about-drug-delivery = Bring the drug dealer’s goods to his customers and collect.
about-building-scam = Send a bill for concrete that the building firm never poured.
about-petrol-station-robbery = Empty a till at night. Little money, but you need no business.
about-threats = A letter from the lawyer, and people pay to be left alone.
about-escort-service = The pimp sends company to lonely gentlemen.
about-credit-card-fraud = Go shopping with other people’s cards; you need no business.
about-arms-trade = The politician signs the papers, and the crates set sail.
about-red-light-district = The pimp runs the street, and the cop looks the other way.
about-car-theft = Stolen at night, repainted in the garage by morning.
about-investment-fraud = The lawyer draws up the shares, the loan shark finds the fools.
about-price-rigging = Every waste company in town asks the same price: yours.
about-cigarette-smuggling = Untaxed cigarettes roll past while the cop takes a break.
about-insolvency = The loan shark takes whatever the debtor has left.
about-card-sharping = Marked cards at the casino’s best table.
about-public-contracts = The politician sees to it that the waste company wins the tender.
about-blackmail = The pimp has the pictures, the lawyer names the sum.
about-investment-fraud-ii = The loan shark lends for houses the building firm will never build.
about-counterfeiting = The nightclub gives its change in freshly printed notes.
about-bankruptcy = The pimp’s best customer owes the loan shark all he has.
about-drug-trade = Two drug dealers supply the whole city.
about-car-theft-ii = The cop knows who is on holiday, the garage does the rest.
about-illegal-subsidies = The politician’s grant is spent on the building firm’s empty lot.
about-drug-smuggling = Two drug dealers meet the ship, the lawyer meets the customs.
about-wild-party = Money from the loan shark, the rest from the drug dealer and the pimp.
about-election-rigging = A night at the club, a word from the pimp, and the politician wins.
about-usury = The loan shark counts the interest, the cop knocks on the door.
about-hazardous-waste = The waste company’s barrels vanish, and the cop saw nothing.
about-roulette-con = The pimp brings rich guests, the casino’s wheel does the rest.
about-illegal-lab = The garage cooks by night what the drug dealer sells by day.
about-drug-ring = Three drug dealers, a nightclub to sell in, a cop to keep it quiet.
about-insurance-scam = The garage wrecks the car, the cop writes it up, the lawyer collects.
about-toxic-dump = The waste company hauls, the building firm buries, the politician signs.
about-boxing-match = Three loan sharks take the bets, the pimp tires out the favourite.
about-film-production = Two pimps do the casting, the drug dealer the mood, the lawyer the contracts.
about-real-estate-fraud = Loans, permits and deeds for a building that will never stand.
about-gambling-fix = The casino’s game is settled; cop and lawyer handle the complaints.
about-senators-party = The politician’s friends fill the nightclub; pimp and drug dealer are busy.
about-car-smuggling = The garage’s cars leave in waste containers with the politician’s stamp.
about-debt-trap = Whoever loses at the casino meets the loan shark at the door.
about-beat-up-businessman = An opponent’s businessman is out of action until the next round.
about-property-damage = Another player pays the bank; more with two successes.
about-robbery-i-a = Another player pays you; more with two successes.
about-robbery-i-b = Harder than the other robbery of its round, but the victim pays you more.
about-robbery-ii-a = Another player pays you; more with two successes.
about-robbery-ii-b = Harder than the other robbery of its round, but the victim pays you more.
about-robbery-iii-a = Another player pays you; more with two successes.
about-robbery-iv-a = Another player pays you; more with two successes.
about-robbery-iv-b = Harder than the other robbery of its round, but the victim pays you more.
about-vandalism = An opponent’s company stays shut until the next round.
about-exceptional-offer = Roll, then buy a market card for less, or at half price with two successes.
about-connections = Roll, then buy any card of the business deck or the market; two successes: cheaper.
about-laundering = Hide cash under your boss: nobody can touch it, and it counts double at the end.
about-birthday = All the others bring you money; more with two successes.
about-arson = An opponent’s company is deactivated; with two successes it burns to the ground.
about-kill-businessman = An opponent’s businessman is deactivated; with two successes he is dead.
about-contract-killing = Roll against a gangster’s strength; only two successes kill him.
about-persuasion = With two successes an opponent’s businessman works for you from now on.
about-hold-up = Reaction: grab half the payout of another’s cash job, with two successes all of it.
about-trap = Reaction: stops an attack on you; two successes also kill the attacker.
about-horse-race = Name a stake: a success doubles it, a failure costs you all of it.
about-drive-by = One success against a gangster’s strength kills him; if you fail, he may shoot back.
about-car-bomb = An opponent’s gangster is deactivated; with two successes he is dead.
about-poker = The others stake, you match it all: win everything, or pay each stake back double.
about-own-racket = A cash job of his own in place of the planned one: money for every success.

## Influence cards

card-snitch = Snitch
card-spy = Spy
card-emergency-doctor = Emergency doctor
card-henchman = Henchman
card-saboteur = Saboteur
card-submachine-gun = Submachine gun
card-distraction = Distraction
card-schemer = Schemer

about-snitch = Peek at one job an opponent has planned, or replace the whole market.
about-spy = Peek at two jobs that opponents have planned.
about-emergency-doctor = Saves a man: the dead is only deactivated, the deactivated stays on his feet.
about-henchman = While planning, on any gangster: his task is one point easier.
about-saboteur = While planning, on an opponent’s gangster: his task is one point harder.
about-submachine-gun = While planning, on any gangster: one more strength this round.
about-distraction = While planning, on an opponent’s gangster: one less strength this round.
about-schemer = In the action stage: an extra turn just before another player’s, or skip your own.

## Mercenaries

gang-crips = Crips
gang-latinos = Latinos
gang-bikers = Bikers
gang-russians = Russians
gang-yakuza = Yakuza

gangster-laverne-ontario = Laverne Ontario
gangster-lil-omar = Lil’ Omar
gangster-bernardo-farmacista = Bernardo Farmacista
gangster-paco-santiago = Paco Santiago
gangster-izzy-ordova = Izzy Ordova
gangster-tuco-quintero = Tuco Quintero
gangster-willy-svenson = Willy Svenson
gangster-jimmy-the-tramp = Jimmy “The Tramp”
gangster-lono-slifer = Lono Slifer
gangster-dave-death-poppel = Dave “Death” Poppel
gangster-adriano-simion = Adriano Simion
gangster-stas-valigura = Stas Valigura
gangster-alexei-walenko = Alexei Walenko
gangster-boggy-gloves = Boggy Gloves
gangster-fumiyo-goto = Fumiyo Goto
gangster-kenzo-isosaki = Kenzo Isosaki
gangster-ryu-yamamoto = Ryu Yamamoto
gangster-saito-botan = Saito Botan
gangster-takeshi-ando = Takeshi Ando
gangster-yumiko-ishi = Yumiko Ishi

about-laverne-ontario = Adds ${ $amount } to your income every round.
about-lil-omar = Instead of his planned job he may roll for cash: { $difficulty }+, ${ $amount } for every success.
about-bernardo-farmacista = After a success he may repeat the job once, unless it is a robbery.
about-paco-santiago = Strength { $attack_strength } when he attacks, and no trap catches him.
about-izzy-ordova = May carry out a contract killing instead of his planned job.
about-tuco-quintero = On the way home from his job he may beat up a businessman.
about-willy-svenson = May drop his planned job to save any card from death, ruin or deactivation.
about-jimmy-the-tramp = When you are attacked, his planned job can turn out to be a trap.
about-lono-slifer = { $uses ->
    [one] Once
   *[other] { $uses } times
 } a round you pick a die that an opponent must roll again.
about-dave-death-poppel = Influence cards +{ $amount } whenever you draw, and { $uses ->
    [one] once
   *[other] { $uses } times
 } a round a peek at planned jobs: { $looks }
about-adriano-simion = Pay ${ $cost } at the end of a round, and he grows stronger for good: strength +{ $amount }
about-stas-valigura = More cards whenever you draw, jobs or influence, as you like: +{ $amount }
about-alexei-walenko = { $uses ->
    [one] Once
   *[other] { $uses } times
 } a round he makes an opponent’s influence card worthless.
about-boggy-gloves = Takes on two jobs at once and splits his dice between them: { $amount } for each.
about-fumiyo-goto = You get businesses for ${ $amount } less, before any other discount.
about-kenzo-isosaki = Manages a job and a purchase in the same round.
about-ryu-yamamoto = The whole business deck is your market, and you pay ${ $amount } less.
about-saito-botan = Your nightclubs count towards prostitution, your casinos towards loans and drugs.
about-takeshi-ando = One kind of business of your choice brings you double income.
about-yumiko-ishi = Businesses at half price for you, and she can buy one besides her task.

## What jobs bring about

effect-deactivate = deactivated
effect-kill = killed
effect-destroy = destroyed
effect-join = joins you
effect-pay-bank = victim pays the bank ${ $amount }
effect-pay-you = victim pays you ${ $amount }
effect-buy = buy at full price
effect-buy-less = buy for ${ $amount } less
effect-buy-half = buy at half price
effect-launder = launder up to ${ $amount }
effect-take-half = half the take is yours
effect-take-all = all the take is yours
effect-repel = repelled
effect-kill-attacker = attacker killed
effect-double-stake = your stake comes back double
effect-lose-stake = your stake is lost
effect-take-pot = you take all the stakes
effect-double-back = each of the others gets the stake back double
effect-return-fire = he may shoot back
if-failed = failure: { $effects }
each-success = ${ $amount } for every success
by-strength = strength
needs-nothing = no business
on-businessman = a businessman
on-company = a company
on-gangster = a gangster
on-player = a player
on-all = all the others
on-market = the market
on-deck = deck or market
on-self = yourself
on-cash-job = another’s cash job
on-attack = an attack on you

## Parts of an offer

phrase-cash = ${ $amount }
phrase-business = { $business }
phrase-gangster = { $gangster }
phrase-use = one use of { $business }
phrase-share = { $percent }% of a cash job
phrase-peace = no attack through round { $round }
phrase-pay = ${ $amount } later (by round { $round })
phrase-use-later = one use of { $business } later (by round { $round })
phrase-use-later-lacking = one use of { $business } later (by round { $round }; not owned now)
phrase-return = { $business } later (by round { $round })
phrase-return-lacking = { $business } later (by round { $round }; not owned now)
phrase-words = a promise in words
phrase-any-business = any { $kind }
phrase-any-use = one use of any { $kind }
phrase-any-gangster = any gangster
phrase-lapse-stage = the stage is over
phrase-lapse-cash = { $seat } no longer has so much cash
phrase-lapse-gangster = { $gangster } is not free any more
phrase-lapse-business = { $business } has changed hands
phrase-lapse-use = { $business } cannot be used any more
phrase-lapse-round = round { $round } is over
phrase-lapse-markers = there is no deal marker left for it

## The table

money = ${ $amount }
starts-now = first: { $name }
turn-of = turn: { $name }
asked-now = asked: { $names }
market = Market
monopolies = Monopolies
known-deck = In the business deck
nobody = –
income-of = income { $amount }
laundered-of = laundered { $amount }
markers-of = markers { $count }
jobs-in-hand = jobs { $backs }
influence-in-hand = influence { $count }
known-cards = known: { $cards }
looks-left = looks left { $count }
trophies-of = trophies: { $names }
is-down = deactivated
is-used = used
uses-left = uses left { $count }
is-idle = idle
buys = buys
your-jobs = Your jobs
your-influence = Your influence cards
under-boss = Under your boss
for-hire = For hire
hired-guns = Hired guns
under-way = Under way
dice-against = dice { $dice } against { $difficulty }
successes-of = successes { $count }
at-stake = { $amount } at stake
threatened = Unless somebody steps in: { $what }
offers-now = Offers
gives-wants = gives { $give }; wants { $want }
to-all-ears = made openly
pays-debts = pays debts
would-take-it = would take it: { $names }
notes-now = The board
has-wants = has: { $have }; wants: { $want }
promises-made = Promises
promise-is-pending = pending
promise-is-kept = kept
promise-is-broken = broken
promise-is-void = void
still-due = { $amount } due
given-for = for { $things }
deal-by-typing = Deals are typed, for example: { $example }
help-deals =
    Deals are typed. Players go by name or number, businesses and gangsters by their small names with hyphens.
    offer PLAYER give … want … – what changes hands at once: 3000, garage-1, use:garage-1 (one use).
    offer PLAYER,PLAYER open … – to several, for all to hear. At the end you may add: say no hard feelings
    promise words say … – what you say is a promise in the ledger (ask words: theirs); otherwise it is only said.
    promise … is yours, ask … is theirs, and binds nobody: share:20 peace:3 pay:4000@3 use:cop-1@3 return:cop-1@3
    accept PLAYER, decline PLAYER, counter PLAYER give … want …; of your own offers: withdraw PLAYER, pick PLAYER.
    pay PLAYER 3000 – a gift or a debt. take-back cop-1 – your marker. judge 1 kept (or broken) – promise 1.
    settle 1 – keep promise 1. offer PLAYER debt give 2000 – with “debt” what is given pays debts.
    post have … want … – your note on the board, binding nobody; any of a kind: want use:lawyer. post nothing – takes it down.
left-open-means = Left open, an offer stands until it is withdrawn, declined or impossible, or the stage ends. Something else instead: counter { $player } give … want …
offers-left = offers left { $count }
men-of = gangsters { $strengths }
typo-partners-first = First say to whom: { $verb } and a player’s name or number.
typo-say-give = Before “{ $word }” say give, want, promise or ask.
typo-amount = “{ $word }”: write the amount in digits only, { $digits }.
typo-no-such-thing = “{ $word }” is nothing that can be given.{ $found ->
    [0] {" "}There are: 3000, garage-1, use:garage-1, fat-berto-blundetto and the like
   *[some] {" "}Perhaps: { $near }
 }
typo-no-such-promise = “{ $word }” is no promise. There are: { $near }
typo-promise-number = “{ $word }”: a number is missing or wrong. Write it like this: { $near }
typo-too-many-parts = An offer has at most { $most } parts.
typo-too-long = What is said has at most { $most } letters.
typo-cash-twice = Cash stands once on each side.
typo-words-unsaid = What is promised in words has to be said: … promise words say …
typo-post-what = Say what you have and what you want: post have … want …, or post nothing to take your note down.
typo-say-have = Before “{ $word }” say have or want.
typo-say-which = “{ $word }”: of what you have, say which one: { $near }
typo-note-too-long = A note has at most { $most } parts.

## At the end

column-cash = Cash
column-income = Last income
column-debts = Debts settled
column-gangsters = Gangsters
column-trophies = Trophies
column-laundered = Laundered

## What is asked

ask-refusing = Keep these jobs? Only a deal of nothing but attacks can be refused.
ask-drawing = Draw a card of your choice; still to draw: { $count }
ask-hiring = Hire a gangster?
ask-swapping = Swap a starting gangster for a mercenary of the same strength, for the difference in price?
ask-plan-turn = Planning: a task for one of your gangsters, then end the turn. Cards and looks are free.
ask-action-turn = Action: carry out or cancel one task, then end the turn. Cards and looks are free.
ask-anything-else = Anything else? Otherwise end the turn.
ask-window-rerolls = { $gangster } rolls { $dice } against { $difficulty } for: { $job }. Re-roll a die?
ask-window-rerolls-vain = { $gangster } rolls { $dice } against { $difficulty } for: { $job }. Re-roll a die? It could do you no good.
ask-window-hold-ups = { $gangster }, { $job }: ${ $amount } is about to be paid. Hold it up?
ask-window-traps = { $gangster } attacks you: { $job }. Spring a trap?
ask-window-traps-gangster = { $gangster } attacks { $victim }: { $job }. Spring a trap?
ask-window-traps-business = { $gangster } attacks { $business }: { $job }. Spring a trap?
ask-window-saves-gangster = { $gangster } is about to be { $killed ->
    [1] killed
   *[0] deactivated
 }. Step in?
ask-window-saves-business = { $business } is about to be { $killed ->
    [1] lost
   *[0] deactivated
 }. Step in?
ask-window-schemes = { $seat } is about to move. Play a Schemer to go first?
ask-window-vetoes = { $seat } plays { $card }. Make it worthless?
ask-window-vetoes-on = { $seat } plays { $card } on { $gangster }. Make it worthless?
ask-window-vetoes-market = { $seat } plays { $card } to replace the market. Make it worthless?
ask-picking-markers = { $job }: which marker do you use? Kind: { $kind }
ask-staking = { $job }: how much do you stake? At most ${ $amount }
ask-buying = Buy one of the businesses?
ask-buying-less = Buy one of the businesses, for ${ $amount } less?
ask-buying-half = Buy one of the businesses, at half price?
ask-laundering = Launder some of your cash? At most ${ $amount }
ask-firing-back = { $gangster } shoots at { $victim } and misses. Shoot back?
ask-again = { $gangster } may repeat the job: { $job }
ask-afterwards = { $gangster } may do one more thing on the way home.
ask-doubling = Which of your businesses pay double?
ask-settling = You owe something that is due now. What you leave unsettled counts as a broken promise.
ask-growing = Pay ${ $amount } for { $gangster }? His strength is then { $strength } for good.
ask-limits-jobs = You hold too many jobs. To discard: { $count }
ask-limits-influence = You hold too many influence cards. To discard: { $count }
ask-to-answer = An offer waits for your answer.
ask-to-pick = Your offer would be taken. Make the deal?

## Actions

do-pass = { $step ->
    [refusing] keep the jobs
    [hiring] nobody this time
    [buying] buy nothing
    [laundering] launder nothing
    [firing-back] do not shoot back
    [again] do not repeat it
    [afterwards] straight home
    [growing] not this time
   *[window] do nothing
 }
do-refuse = refuse the deal: all jobs are dealt anew
do-draw = { $pile ->
    [jobs] draw a job
   *[influence] draw an influence card
 }
do-hire = hire { $gangster }
do-swap = swap { $gangster } for { $mercenary }
do-plan = { $gangster }: { $job }
do-plan-purchase = { $gangster }: buy { $business }
do-done = end the turn
do-put = { $card } on { $gangster }
do-play = play { $card }: look at planned jobs
do-new-market = play a Snitch: replace the whole market
do-skip = play a Schemer: skip this turn
do-use = { $business }: look at planned jobs
do-send = send { $gangster } to look at planned jobs
do-look = look at the job of { $gangster }{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] first
       *[2] second
     })
 }
do-do = { $gangster }: carry out the task{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] first
       *[2] second
     })
 }
do-attack-business = { $gangster } against { $business }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] first task
       *[2] second task
     })
 }
do-attack-gangster = { $gangster } against { $victim }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] first task
       *[2] second task
     })
 }
do-attack-player = { $gangster } against { $seat }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] first task
       *[2] second task
     })
 }
do-cancel = { $gangster }: cancel the task{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] first
       *[2] second
     })
 }
do-instead = { $count ->
    [1] { $gangster }: his own racket instead of the planned job
   *[2] { $gangster } against { $victim } instead of the planned job
 }
do-stake = { $amount ->
    [0] stake nothing
   *[some] stake ${ $amount }
 }
do-use-marker = use the marker on { $business }
do-buy = buy { $business }
do-launder = launder ${ $amount }
do-reroll = re-roll a { $die }
do-answer = step in with { $gangster }{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] first job
       *[2] second job
     })
 }
do-heal = call an Emergency doctor
do-scheme = play a Schemer: an extra turn now
do-veto = make the card worthless
do-remove = take { $card } off { $gangster }
do-fire = shoot back
do-double = double income: { $kind }
do-grow = pay, and he grows stronger
do-discard-job = discard { $job }
do-discard = discard { $card }
do-take-back = take back the marker on { $business }
do-offer = offer to { $to }: you give { $give }; you get { $want }.{ $debt ->
    [1] {" "}It pays debts.
   *[0] {""}
 } { $said }
do-counter = counter-offer to { $to }: you give { $give }; you get { $want }.{ $debt ->
    [1] {" "}It pays debts.
   *[0] {""}
 } { $said }
do-accept = accept the offer of { $seat }
do-decline = decline the offer of { $seat }
do-withdraw = withdraw the offer to { $seat }
do-pick = make the deal with { $seat }
do-pay = give { $seat } ${ $amount }
do-judge = promise { $promise }: { $verdict ->
    [kept] kept
   *[broken] broken
 }
task-do = { $gangster }: { $job }
task-buying = buy { $business }
task-attack = { $gangster }: { $job } against { $aim }
task-cancel = { $gangster }: cancel { $job }
task-answer = step in with { $gangster }: { $job }
task-lacks = { $gangster }: { $job } – you lack { $businesses }
job-lacks = you lack { $businesses }
accept-terms = accept: { $seat } gives { $give }; you give { $want }
settle-terms = keep promise { $promise } to { $seat }: { $what }{ $amount ->
    [0] {""}
   *[some] {" "}– ${ $amount } to pay
 }
judge-terms = promise { $promise } of { $seat } { $said }: { $verdict ->
    [kept] kept
   *[broken] broken
 }
do-settle = keep promise { $promise }
do-leave = leave it at that
do-post = { $have_count ->
    [0] { $want_count ->
        [0] take your note off the board
       *[some] note on the board – you want: { $want }
     }
   *[some] note on the board – you have: { $have }; you want: { $want }
 }

verb-pass = Pass
verb-refuse = Refuse the deal
verb-draw = Draw a card
verb-hire = Hire a gangster
verb-swap = Swap a gangster
verb-plan = Plan a job
verb-plan-purchase = Plan a purchase
verb-done = End the turn
verb-put = Put a card on a gangster
verb-play = Play a card to look
verb-new-market = Replace the market
verb-skip = Skip the turn
verb-use = Use a lawyer
verb-send = Send somebody to look
verb-look = Look at a planned job
verb-do = Carry out a task
verb-attack-business = Attack a business
verb-attack-gangster = Attack a gangster
verb-attack-player = Attack a player
verb-cancel = Cancel a task
verb-instead = Another job instead
verb-stake = Stake
verb-use-marker = Use a marker
verb-buy = Buy a business
verb-launder = Launder money
verb-reroll = Re-roll a die
verb-answer = Step in
verb-heal = Emergency doctor
verb-scheme = Extra turn
verb-veto = Cancel a card
verb-remove = Take a card off a gangster
verb-fire = Shoot back
verb-double = Double an income
verb-grow = Grow stronger
verb-discard-job = Discard a job
verb-discard = Discard an influence card
verb-take-back = Take back a marker
verb-offer = Make an offer
verb-counter = Make a counter-offer
verb-accept = Accept an offer
verb-decline = Decline an offer
verb-withdraw = Withdraw an offer
verb-pick = Choose who gets the deal
verb-pay = Give money
verb-judge = Judge a promise
verb-settle = Keep a promise
verb-leave = Leave debts unpaid
verb-post = Write on the board

param-seat = Player
param-gangster = Gangster
param-victim = Target
param-mercenary = Mercenary
param-business = Business
param-kind = Kind of business
param-job = Job
param-card = Card
param-task = Task
param-amount = Amount
param-pile = Pile
param-die = Die
param-promise = Promise
param-verdict = Verdict
param-why = Reason
that-is-all = nothing more

## What happens

event-round-began = Round { $round } begins. First player: { $seat }
event-drew-jobs = { $seat } draws { $count ->
    [one] { $count } job
   *[other] { $count } jobs
 }.
event-saw-jobs = { $seat } draws jobs: { $jobs }
event-refused = { $seat } has only attacks and refuses the deal: all jobs are dealt anew.
event-drew-influence = { $seat } draws { $count ->
    [one] { $count } influence card
   *[other] { $count } influence cards
 }.
event-saw-influence = { $seat } draws influence cards: { $cards }
event-reshuffled = The discarded influence cards are shuffled into a new deck.
event-mercenaries-shown = For hire: { $gangsters }
event-mercenaries-aside = Nobody has hired them, and they are set aside: { $gangsters }
event-hired = { $seat } hires for ${ $amount }: { $gangster }
event-swapped = { $seat } swaps { $gangster } for { $mercenary } and pays ${ $amount }.
event-planned = { $seat } gives { $gangster } a face-down job of round { $round }.
event-planned-job = { $seat } gives { $gangster } a job: { $job }
event-planned-purchase = { $seat } sends { $gangster } to buy: { $business }
event-market-card = New on the market: { $business }
event-market-away = From the market under the deck: { $businesses }
event-looked-through-deck = { $seat } looks through the business deck.
event-saw-deck = { $seat } sees in the business deck: { $businesses }
event-put = { $seat } plays { $card } on: { $gangster }
event-played = { $seat } plays: { $card }
event-played-for-market = { $seat } plays { $card } to replace the market.
event-vetoed = { $seat } makes the card worthless: { $card }
event-removed = { $seat } takes { $card } off: { $gangster }
event-card-off = { $card } on { $gangster } has done its work and is discarded.
event-used = { $seat } uses: { $business }
event-sent = { $seat } sends { $gangster } to look at planned jobs.
event-looked = { $seat } looks at a planned job of { $other_seat }: { $gangster }
event-saw-job = { $seat } sees the job that { $other_seat } planned for { $gangster }: { $job }
event-healed = { $seat } calls a doctor: only deactivated, not killed.
event-saved = { $seat } calls a doctor: no harm is done.
event-extra-turn = { $seat } takes an extra turn.
event-skipped = { $seat } skips the turn.
event-bought = { $seat } buys for ${ $amount }: { $business }
event-cancelled = { $seat } cancels the task of { $gangster }.
event-gave-up = { $gangster } ({ $seat }) gives up the planned job, unseen.
event-revealed = { $gangster } ({ $seat }) reveals { $job }.
event-attacks-gangster = { $seat } attacks { $victim } with { $gangster }: { $job }
event-attacks-player = { $seat } attacks { $other_seat } with { $gangster }: { $job }
event-attacks-business = { $seat } attacks { $business } with { $gangster }: { $job }
event-no-target = { $seat } has no target for { $job }: it is discarded.
event-unmet = { $seat } lacks a business for { $job }: it is discarded.
event-staked = { $seat } stakes ${ $amount }.
event-pot = { $seat } matches the stakes of all the others: ${ $amount }
event-cannot-match = { $seat } cannot match the stakes of ${ $amount }: they go back.
event-rolled = { $gangster } ({ $seat }) rolls { $dice } against { $difficulty }.
event-rerolled = { $seat } has a { $before } rolled again: { $after }
event-came-off = { $seat }, { $job }: { $count ->
    [0] no success
    [one] { $count } success
   *[other] { $count } successes
 }
event-held-up = { $seat } holds up { $other_seat } and takes ${ $amount }.
event-paid-out = { $seat }, { $job }: { $count ->
    [one] { $count } success
   *[other] { $count } successes
 }, { $amount ->
    [0] but nothing is left of the take.
   *[some] ${ $amount } from the bank.
 }
event-paid-bank = { $seat } pays the bank ${ $amount }.
event-paid-player = { $seat } pays { $other_seat } ${ $amount }.
event-won-stake = { $seat } wins ${ $amount }.
event-lost-stake = { $seat } loses the stake of ${ $amount }.
event-laundered = { $seat } launders ${ $amount }.
event-repelled = { $seat } repels the attack.
event-prevented = { $seat } prevents the harm, thanks to { $gangster }.
event-persuaded = { $seat } takes over a businessman of { $other_seat }: { $business }
event-business-down = { $business } ({ $seat }) is deactivated until the next round.
event-business-lost = { $business } ({ $seat }) is gone for good.
event-gangster-down = { $gangster } ({ $seat }) is deactivated until the next round.
event-gangster-killed = { $gangster } ({ $seat }) is killed. The trophy goes to { $other_seat }.
event-job-lost = { $gangster } ({ $seat }) loses the planned job, unseen.
event-purchase-lost = { $gangster } ({ $seat }) does not buy { $business }: it goes under the deck.
event-monopoly-gained = { $seat } gains a monopoly: { $monopoly }
event-monopoly-lost = { $seat } loses a monopoly: { $monopoly }
event-marker-put = { $seat } puts a marker on { $business }.
event-marker-back = { $seat } gets a marker back from { $business }.
event-offered = { $seat } to { $to }: offers { $give }; wants { $want }.{ $debt ->
    [1] {" "}It pays debts.
   *[0] {""}
 } { $said }
event-countered = { $seat } answers the offer of { $other_seat } with another: offers { $give }; wants { $want }.{ $debt ->
    [1] {" "}It pays debts.
   *[0] {""}
 } { $said }
event-countered-privately = { $seat } answers the offer of { $other_seat } with another, between the two of them.
event-agreed = A deal! { $seat } gives: { $give }. { $to } gives: { $want }.{ $debt ->
    [1] {" "}It pays debts.
   *[0] {""}
 } { $said }
event-would-take = { $seat } would take the offer of { $other_seat }.
event-declined = { $seat } declines the offer of { $other_seat }{ $why ->
    [too-little] : “That is too little.”
    [needed] : “I need it myself.”
    [useless] : “I have no use for it.”
    [distrust] : “Your word is not enough for me.”
    [not-now] : “Not now.”
   *[unsaid] .
 }
event-withdrawn = { $seat } withdraws the offer to { $other_seat }.
event-lapsed = An offer of { $seat } lapses: { $cause }
event-posted = { $seat } writes on the board – has: { $have }; wants: { $want }
event-took-down = { $seat } takes the note off the board.
event-board-wiped = The board is wiped clean.
event-gave-cash = { $seat } gives { $other_seat } ${ $amount }.
event-handed-over = { $seat } hands over to { $other_seat }: { $business }
event-share-due = { $seat } owes { $other_seat } ${ $amount } of it (promise { $promise }).
event-promise-kept = { $seat } keeps promise { $promise } to { $other_seat }.
event-promise-broken = { $seat } breaks promise { $promise } to { $other_seat }!
event-promise-void = Nothing comes of promise { $promise }: { $seat } to { $other_seat }
event-income = { $seat } has an income of ${ $amount }{ $factor ->
    [1] {""}
   *[more] {" "}({ $factor } × ${ $income })
 }{ $extra ->
    [0] {""}
   *[more] {", "}of it ${ $extra } for monopolies: { $monopolies }
 }.
event-business-bonus = { $seat } has the highest income and gets ${ $amount } more.
event-grew = { $seat } pays ${ $amount } for { $gangster }: strength { $strength }
event-discarded-job = { $seat } discards a job of round { $round }.
event-discarded-own-job = { $seat } discards: { $job }
event-discarded-influence = { $seat } discards an influence card.
event-discarded-own-influence = { $seat } discards: { $card }
event-scored = { $seat }: cash ${ $cash }, gangsters ${ $gangster_bonus }, trophies ${ $trophy_bonus }, laundered ${ $laundered_bonus }. Total ${ $total }
event-game-over = The game is over. Won by: { $seats }

## Why not

no-game-over = The game is over.
no-no-such-seat = There is no such player.
no-not-your-turn = It is the turn of { $seat }.
no-wait-for = First { $seat } has to decide.
no-not-only-attacks = You were dealt other jobs than attacks, so you cannot refuse.
no-refuse-or-keep = First say whether you keep the jobs.
no-draw-first = First draw your cards.
no-hire-or-pass = Hire a gangster, or pass.
no-not-for-hire = You cannot hire { $gangster }.
no-swap-only = In the first round gangsters are swapped, not hired.
no-swap-in-first-round = Gangsters are swapped only in the first round, and with the expansion.
no-same-strength = Only gangsters of the same strength can be swapped.
no-starters-only = Only a starting gangster can be swapped.
no-cannot-pay = You cannot pay ${ $amount }.
no-plan-now = This is your planning turn: plan a job or a purchase.
no-no-passing = Nobody may pass while a gangster is idle.
no-gangster-idle = One of your gangsters still needs a task.
no-assigned-already = You have given out your task for this turn.
no-not-your-gangster = { $gangster } is not one of your gangsters.
no-gangster-inactive = { $gangster } is deactivated until the next round.
no-gangster-busy = { $gangster } cannot take that task as well.
no-job-not-in-hand = You do not have { $job } in your hand.
no-not-in-market = { $business } is not on the market.
no-card-not-in-hand = You do not have that card: { $card }
no-card-not-now = This card cannot be played now: { $card }
no-only-while-planning = This card is played on your planning turn: { $card }
no-only-in-action-stage = A Schemer is played in the action stage.
no-one-per-gangster = One such card lies on him already: { $card }
no-opponents-only = This card goes only on gangsters of other players: { $card }
no-gangster-not-in-play = { $gangster } is not in play.
no-deck-empty = The business deck is empty.
no-only-on-own-turn = You may look at jobs only on your own turn.
no-nothing-to-look-at = There is no planned job you could look at.
no-no-look-left = You have no look left: play a card or use a lawyer first.
no-no-hidden-job-there = { $gangster } has no planned job that you do not know.
no-not-a-lawyer = Only a lawyer is used like this.
no-not-your-businessman = The skills of others’ businessmen cannot be used.
no-skill-used = That businessman is deactivated, or his skill is used up in this round.
no-other-lawyer-first = Your lawyers are used one after another, this one first: { $business }
no-no-such-ability = You have no gangster who can do that now.
no-nothing-to-remove = You cannot take a card off that gangster.
no-act-now = This is your action turn: carry out a task, or cancel one.
no-act-or-cancel = You must carry out a task, or cancel one.
no-acted-already = You have acted on this turn.
no-no-task = { $gangster } has no task.
no-name-the-task = { $gangster } has two tasks: add 1 for the first or 2 for the second.
no-no-such-task = { $gangster } has no such task.
no-name-a-target = { $job } needs a target: name one that it can hit.
no-no-target-needed = { $job } takes no target.
no-only-in-others-turns = { $job } is for another player’s turn; on yours it can only be cancelled.
no-reroll-or-pass = First say whether you re-roll a die.
no-hold-up-or-pass = Hold up the money with a planned Hold-up, or pass.
no-trap-or-pass = Answer with a planned Trap, or pass.
no-save-or-pass = Save the victim if you can, or pass.
no-scheme-or-pass = Play a Schemer that you hold, or pass.
no-veto-or-pass = Make the card worthless, or pass.
no-pick-marker = First choose the marker that you use.
no-stake-first = First say how much you stake: whole thousands, up to the limit.
no-buy-or-pass = Buy a business that you can pay, or pass.
no-launder-or-pass = Launder whole thousands up to the limit, or pass.
no-fire-or-pass = First say whether you shoot back.
no-again-or-pass = First say whether you repeat the job.
no-extra-job-or-pass = First say whether he does the extra job.
no-choose-own-kind = Choose a kind of business that you own and that is active.
no-grow-or-pass = First say whether you pay for him.
no-settle-or-leave = First settle what you owe, or leave it at that.
no-discard-first = First discard down to the hand limit, jobs before influence cards.
no-within-limits = You are within the hand limits.
no-deals-closed = There are no deals at the moment.
no-no-such-partner = Name one or more other players, by name or number.
no-offer-is-empty = An offer must name something to give or to get.
no-offers-used-up = You have made your { $count ->
    [one] { $count } offer
   *[other] { $count } offers
 } for this stage.
no-one-offer-at-a-time = An offer of yours to { $seat } is open already.
no-nothing-to-counter = There is no offer to you that this could answer.
no-whole-notes = Amounts are multiples of ${ $amount }.
no-not-so-much-cash = { $seat } does not have that much cash.
no-not-their-business = { $seat } does not own a business named in the offer.
no-not-their-gangster = { $seat } does not own a gangster named in the offer.
no-gangster-has-task = { $gangster } has a task and cannot change hands.
no-once-a-stage = { $gangster } has changed hands in this stage already.
no-not-usable = The use of { $business } cannot be given: it is not there, or deactivated.
no-no-such-round = Promises are for this round or a later one, not for round { $round }.
no-no-marker-left = There is no deal marker left for that.
no-no-marker-there = You have no marker on { $business }.
no-no-offer-to-you = There is no such offer to you.
no-no-offer-of-yours = You have made no such offer.
no-nobody-to-pick = That player has not said yes to an offer of yours.
no-not-yours-to-judge = That promise is not yours to judge, or is settled.
no-nobody-asks-for-debts = Nobody is asking for your debts at the moment.
no-nothing-to-settle = That is no promise of yours that could be kept now.
no-not-in-play = { $business } is not in play, so nobody can promise it.
no-posts-used-up = You have written on the board { $count ->
    [one] { $count } time
   *[other] { $count } times
 } in this stage; that is all.
no-same-note = That is what your note says already.
no-no-note = You have no note on the board.
no-not-yours-to-give = What you say you have must be yours, and usable.
no-nobody-else-has-it = What you want must be somebody else’s, and usable.

## Options

option-short = Short game
option-two_gangsters = Two gangsters a planning turn (five players)
option-spying = Spying at any time
option-business_bonus = Business bonus
option-planning_clock = Clock for planning
option-planning_seconds = Seconds for each gangster
option-expansion = Guns for hire
about-option-short = Three rounds instead of four.
about-option-two_gangsters = With five players you may give tasks to two gangsters in one planning turn from round 2 on: less waiting.
about-option-spying = Planned jobs may be looked at on other players’ turns, too.
about-option-business_bonus = At the end of every round the player with the highest income gets a bonus; on a tie nobody does.
about-option-planning_clock = Planning goes against the clock.
about-option-planning_seconds = With the clock: how many seconds each gangster gives.
about-option-expansion = Mercenaries with abilities are for hire, in a stage of their own, and everybody starts with more money.

## The appendix of the rulebook

appendix-businesses = Businesses
appendix-company = company
appendix-businessman = businessman
appendix-price = price { $amount }
appendix-monopoly = Counts for a monopoly: { $monopoly }
appendix-monopoly-needs = At least { $count } active ones, and more than all the others together: { $what }
appendix-skill-lawyer = Once a round you look at planned jobs of opponents: { $count }
appendix-skill-politician = More influence cards in the draw stage: { $count }
appendix-skill-cop = Once a round you re-roll dice of a cash job of your own: { $count }
appendix-boss = The boss
appendix-starts = starts with: { $what }
appendix-strength = strength { $count }
appendix-starter = there from the start
appendix-jobs-cash = Cash jobs
appendix-jobs-attack = Attacks
appendix-jobs-other = Other jobs
appendix-jobs-reaction = Reactions
appendix-difficulty = difficulty { $what }
appendix-needs = needs: { $what }
appendix-target = against: { $what }
appendix-stake = stake up to { $amount }
appendix-influence = Influence cards
appendix-looks = looks { $count }
appendix-easier = difficulty −{ $count }
appendix-harder = difficulty +{ $count }
appendix-stronger = strength +{ $count }
appendix-weaker = strength −{ $count }
appendix-one-each = one for each player at the start
appendix-mercenaries = Mercenaries

## Outcome

reason-rounds-played = All rounds are played.
