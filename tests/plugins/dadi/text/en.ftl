# The words of Dadi, the same in all languages.

title = Dadi
about-game = High or low? Who calls the die gains a coin.
view-coins = Coins
ask-calling = High or low?
do-call = call { $call ->
    [low] low
   *[high] high
 }
verb-call = a call
param-call = High or low?
event-called = { $seat } has called.
event-rolled = The die shows { $die }.
reason-rounds-played = All rounds are played.
option-rounds = Rounds
about-option-rounds = How many rounds are played.
