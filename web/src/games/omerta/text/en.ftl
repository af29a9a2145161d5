# What only the page says of Omerta.

about-game = Remember where your bottles lie, get rid of the costly ones, trouble your neighbours, and call Omerta before the others do.
goal = Your goal: the fewest points when all rounds are over. At the end of a round your bottles count against you; its winner scores nothing.
one-screen = Nobody can be the fastest at one screen, so choices are sealed.
aimed-at = aimed at
has-turn = has the turn
hint-answers = If it is another card, all see it, it goes back, and you draw a penalty card.
hint-snitch = Deal two cards from the pile to opponents: choose two players, or one player twice.
hint-turn = To take the top discard, choose it on the table.
label-own-place = your place { $place }
label-place = { $name }, place { $place }
label-face-down = face down
label-gap = place { $place }: empty
label-player = { $name }, gangster: { $gangster }
label-safe = safe, card { $place }: { $what }
label-zone = { $zone }: { $what }
race-open = The race is open
race-about = The fastest gets rid of one more.
race-keys = Number keys choose your cards.
sealed-about = Choose in secret; all choices are opened together.
round-sum = Sum { $sum }
round-score = scores { $score }
round-total = total { $total }
why-over = called with more than { $limit }: penalty { $penalty }
why-beaten = somebody had less: penalty { $penalty }
why-won = the call was right
why-won-tied = the call was right: a tie goes to the caller
why-tied = as few as the caller: a tie goes to the caller
why-least = the fewest of those who did not call
no-cards = no cards left
gain-cards = { $count ->
    [one] +{ $count } card
   *[other] +{ $count } cards
 }
lose-cards = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
 }
key-places = one of your cards
key-quiet = keep quiet, or put back
about-bottle = A bottle is worth the number printed on it. Few points are good.
figure-cards = Cards
figure-points = Points
figure-copies = In the game
tab-cards = Cards
tab-scores = Scores
in-short = Four cards lie face down before you, and you may look at two of them: few points are good. Draw, swap, discard; when a bottle is discarded, the first to reveal one of the same value is rid of it too. Call Omerta with 7 points or less: the lowest total after all rounds wins.
risk-omerta = for { $limit } points or less; else +{ $penalty }
held-lady = If you discard it, the Lady lets you shuffle an opponent’s stock.
held-mole = If you discard it, the Mole lets you look at one of your own cards.
held-gangster = If you discard it, the Gangster lets you swap two cards of two players, unseen.
held-snitch = If you discard it, the Snitch lets you deal two cards from the pile to opponents.
held-driver = If you discard it, the Driver lets you get rid of up to two bottles of your own.
held-safecracker = If you discard it, the Safecracker lets you look into the safe and exchange a card.
held-killer = If you discard it, the Killer does nothing. In your stock it can stop a card used against you.
held-witness = If you discard it, the Witness does nothing: you are rid of it.
held-alibi = If you discard it, the Alibi does nothing. In your stock it costs no points.
held-la-mamma = If you discard it, La Mamma lets you make an opponent skip a turn.
held-police-patrol = If you discard it, the Police patrol lets you lock a card of an opponent.
raced-won = first, { $seconds } s
raced-wrong = { $count ->
    [0] wrong card
   *[some] wrong: +{ $count } card
 }
raced-void = too slow: { $seconds } s
quiet-unless = Keep quiet unless I press a card
quiet-about = In a moment you keep quiet, unless you press a card.
quiet-chosen = This card will be revealed in a moment.
do-own-gangster = { $own ->
    [first] swap your place { $place } with { $other_seat }, place { $other_place }
   *[second] swap { $seat }, place { $place }, with your place { $other_place }
 }

## What bots are like

temper-easy = forgetful
temper-normal = attentive
temper-hard = careful
temper-boss = cold-blooded
about-bot-easy = Forgets cards that it has seen, and is slow to snap.
about-bot-normal = Remembers every card it has seen, and takes what promises the most.
about-bot-hard = Weighs its best moves against each other before it chooses.
about-bot-boss = Plays out what may come, for up to a second at every decision.
