# What every client says, whatever the game.

## The table

round-of = Runda { $round } z { $rounds }
turn-number = Tura { $turn }

## Prompts

place-number = numer { $place }
quoted = „{ $text }”

## What a choice would bring

foreseen = Co to da
foreseen-chance = dalej decyduje los i nie da się tego cofnąć
foreseen-hidden = co dalej, tego jeszcze nie wiesz
foreseen-others = dalej decydują inni
foreseen-end = gra się skończy

## The end

winner = { $count ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
 }
total = Razem
player = Gracz
round-short = R{ $round }

## Options of a table

option-on = wł.
option-off = wył.
