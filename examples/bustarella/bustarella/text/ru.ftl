# The words of Bustarella.

title = Бустарелла
about-game = Судья, сенатор и конверт для одного из них. Услугу получает тот, кто дал больше всех; остальные своих денег тоже не увидят.

## The favours

favour-judge = Судья
favour-senator = Сенатор

## The table

view-round = Раунд
view-favours = Услуги
view-favour = Кому
view-influence = Влияние
view-coins = Монеты
view-sealed = конверт запечатан
view-envelope = Конверт

## What is asked, and the answers

ask-sealing = Запечатайте конверт: кому он и сколько в нём монет?
do-keep = запечатать пустой конверт и получить монету
do-bribe = { $favour }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }
verb-bribe = взятка
param-favour = Кому?
param-coins = Монеты

## What happens

event-round-began = Раунд { $round }. Влияние: судья — { $judge }, сенатор — { $senator }.
event-sealed = { $seat }: конверт запечатан.
event-sealed-own = { $seat }: конверт запечатан. { $favour }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }.
event-sealed-empty = { $seat }: запечатан пустой конверт.
event-opened = Конверт, { $seat }: { $favour }, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }.
event-kept = Конверт, { $seat }: пусто. Одной монетой больше.
event-tied = { $favour }: дали поровну. Услуга не достаётся никому.
event-granted = { $favour }: услуга достаётся игроку { $seat }, влияние: { $influence }.

## Why not

no-game-over = Игра окончена.
no-sealed-already = Этот конверт уже запечатан.
no-nothing-in-it = Во взятке должна быть хотя бы одна монета.
no-too-poor = Дать можно не больше, чем есть. Монет: { $coins }.

## The end

reason-rounds-played = Все раунды сыграны.
column-coins = Монеты

## Options

option-rounds = Раунды
about-option-rounds = Сколько раундов играют.
