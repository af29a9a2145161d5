# The words of Bustarella.

title = Bustarella
about-game = Sędzia, senator i koperta dla jednego z nich. Przysługę dostaje ten, kto dał najwięcej; pozostali swoich monet też już nie zobaczą.

## The favours

favour-judge = Sędzia
favour-senator = Senator

## The table

view-round = Runda
view-favours = Przysługi
view-favour = Dla kogo
view-influence = Wpływy
view-coins = Monety
view-sealed = koperta zaklejona
view-envelope = Koperta

## What is asked, and the answers

ask-sealing = Zaklej kopertę: dla kogo i ile w niej monet?
do-keep = zaklej pustą kopertę i weź monetę
do-bribe = { $favour }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
 }
verb-bribe = łapówka
param-favour = Dla kogo?
param-coins = Monety

## What happens

event-round-began = Runda { $round }. Wpływy: sędzia – { $judge }, senator – { $senator }.
event-sealed = { $seat }: koperta zaklejona.
event-sealed-own = { $seat }: koperta zaklejona. { $favour }, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
 }.
event-sealed-empty = { $seat }: zaklejona pusta koperta.
event-opened = Koperta, { $seat }: { $favour }, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
 }.
event-kept = Koperta, { $seat }: pusta. O jedną monetę więcej.
event-tied = { $favour }: dano po równo. Nikt nie dostaje przysługi.
event-granted = { $favour }: przysługę dostaje { $seat }, wpływy: { $influence }.

## Why not

no-game-over = Gra jest skończona.
no-sealed-already = Ta koperta jest już zaklejona.
no-nothing-in-it = W łapówce musi być co najmniej jedna moneta.
no-too-poor = Nie można dać więcej, niż się ma. Monety: { $coins }.

## The end

reason-rounds-played = Rozegrano wszystkie rundy.
column-coins = Monety

## Options

option-rounds = Rundy
about-option-rounds = Ile rund się gra.
