# The words of Bustarella.

title = Bustarella
about-game = A judge, a senator and an envelope for one of them. Who gives most gets the favour; what the others gave is gone all the same.

## The favours

favour-judge = Judge
favour-senator = Senator

## The table

view-round = Round
view-favours = Favours
view-favour = For
view-influence = Influence
view-coins = Coins
view-sealed = has sealed an envelope
view-envelope = Envelope

## What is asked, and the answers

ask-sealing = Seal an envelope: for whom, and with how many coins?
do-keep = seal an empty envelope, and gain a coin
do-bribe = { $favour }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
verb-bribe = a bribe
param-favour = For whom?
param-coins = Coins

## What happens

event-round-began = Round { $round }: the judge is worth { $judge } influence, the senator { $senator }.
event-sealed = { $seat } has sealed an envelope.
event-sealed-own = { $seat } has sealed an envelope: { $favour }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
event-sealed-empty = { $seat } has sealed an empty envelope.
event-opened = The envelope of { $seat }: { $favour }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }.
event-kept = The envelope of { $seat } is empty: a coin more.
event-tied = { $favour }: several gave the same. Nobody gets the favour.
event-granted = { $favour }: the favour goes to { $seat }, { $influence } influence.

## Why not

no-game-over = The game is over.
no-sealed-already = This envelope is sealed already.
no-nothing-in-it = A bribe needs at least one coin.
no-too-poor = There are only { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 } to give.

## The end

reason-rounds-played = All rounds are played.
column-coins = Coins

## Options

option-rounds = Rounds
about-option-rounds = How many rounds are played.
