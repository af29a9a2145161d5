# What every client says, whatever the game.

## The table

round-of = Раунд { $round } из { $rounds }
turn-number = Ход { $turn }

## Prompts

place-number = номер { $place }
quoted = «{ $text }»

## What a choice would bring

foreseen = Что это даст
foreseen-chance = дальше решает случай: хода уже не вернуть
foreseen-hidden = что будет дальше, вам пока не узнать
foreseen-others = дальше решают другие
foreseen-end = игра закончится

## The end

winner = { $count ->
    [one] Победитель: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
 }
total = Итого
player = Игрок
round-short = Р{ $round }

## Options of a table

option-on = вкл.
option-off = выкл.
