# What every client says, whatever the game.

## The table

round-of = راند { $round } از { $rounds }
turn-number = نوبت { $turn }

## Prompts

place-number = شماره‌ی { $place }
quoted = «{ $text }»

## What a choice would bring

foreseen = حاصل این کار
foreseen-chance = پس از آن بخت تصمیم می‌گیرد و دیگر نمی‌توان واگرد کرد
foreseen-hidden = ادامه‌اش را هنوز نمی‌دانید
foreseen-others = پس از آن دیگران تصمیم می‌گیرند
foreseen-end = بازی تمام می‌شود

## The end

winner = { $count ->
    [one] برنده: { $names }
   *[other] پیروزی مشترک: { $names }
 }
total = مجموع
player = بازیکن
round-short = راند { $round }

## Options of a table

option-on = روشن
option-off = خاموش
