# What only the page says of Omerta.

about-game = Remember where your bottles lie, get rid of the costly ones, trouble your neighbours, and call Omerta before the others do.
about-option-snap = Who gets rid of a second bottle: the fastest player, or, with sealed choices, the first clockwise from the discarder. Sealed suits slow connections, screen readers and games over days.
about-option-snap_seconds = How long a race is open if nobody answers.
about-option-memory_aid = Cards that you have seen stay marked for you. Without it you must remember, as at a real table.
about-option-turns = A round ends without a caller after this many turns of each player.
one-screen = Nobody can be the fastest at one screen, so choices are sealed.
aimed-at = aimed at
has-turn = has the turn
ask-answers-lady = { $by } plays the Lady against you: your stock would be shuffled. Reveal your Killer, or let it happen.
ask-answers-gangster = { $by } plays the Gangster to swap { $seat }, place { $place }, with { $other_seat }, place { $other_place }. Reveal your Killer, or let it happen.
ask-answers-snitch = { $by } plays the Snitch: { $same ->
    [yes] two cards from the pile for you
   *[no] one card each from the pile for you and { $other_seat }
 }. Reveal your Killer, or let it happen.
ask-answers-la-mamma = { $by } gives you La Mamma: you would skip a turn. Reveal your Killer, or let it happen.
ask-answers-police-patrol = { $by } puts the Police patrol on your card in place { $place }: it would be locked. Reveal your Killer, or let it happen.
hint-answers = If it is another card, all see it, it goes back, and you draw a penalty card.
hint-snitch = Deal two cards from the pile to opponents: choose two players, or one player twice.
label-table = The table
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
race-title = Who was fastest
race-reaction = Reaction
race-arrived = Arrived
race-credit = Lag credit
race-time = Counted
race-unit = in milliseconds
race-formula = The counted time is the arrival time less the lag credit.
race-won = first
race-wrong = wrong card
race-void = too slow, no penalty
round-sum = Sum { $sum }
round-score = scores { $score }
round-total = total { $total }
why-over = called with more than { $limit }: penalty { $penalty }
why-beaten = somebody had less: penalty { $penalty }
why-won = the call was right
why-least = the fewest of those who did not call
no-cards = no cards left
