# What every client says, whatever the game.

## The table

round-of = Round { $round } of { $rounds }
turn-number = Turn { $turn }

## Prompts

place-number = number { $place }
quoted = “{ $text }”

## What a choice would bring

foreseen = What it brings
foreseen-chance = then chance decides, and it cannot be taken back
foreseen-hidden = what follows you cannot know yet
foreseen-others = then others decide
foreseen-end = the game would be over

## The end

winner = { $count ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
 }
total = Total
player = Player
round-short = R{ $round }

## Options of a table

option-on = on
option-off = off
