# The words of Bustarella.

title = بوستارلا
about-game = یک قاضی، یک سناتور و پاکتی برای یکی از آن دو. لطف به کسی می‌رسد که بیش از همه داده باشد؛ سکه‌های دیگران هم دیگر برنمی‌گردد.

## The favours

favour-judge = قاضی
favour-senator = سناتور

## The table

view-round = راند
view-favours = لطف‌ها
view-favour = برای
view-influence = نفوذ
view-coins = سکه
view-sealed = پاکتش را بسته است
view-envelope = پاکت

## What is asked, and the answers

ask-sealing = یک پاکت ببندید: برای چه کسی و با چند سکه؟
do-keep = بستن پاکت خالی و گرفتن یک سکه
do-bribe = { $favour }: { $coins ->
    [one] { $coins } سکه
   *[other] { $coins } سکه
 }
verb-bribe = رشوه
param-favour = برای چه کسی؟
param-coins = سکه

## What happens

event-round-began = راند { $round }: قاضی { $judge } نفوذ می‌ارزد و سناتور { $senator }.
event-sealed = { $seat } پاکت خود را بست.
event-sealed-own = { $seat } پاکت خود را بست: { $favour }، { $coins ->
    [one] { $coins } سکه
   *[other] { $coins } سکه
 }.
event-sealed-empty = { $seat } پاکتی خالی بست.
event-opened = پاکت { $seat }: { $favour }، { $coins ->
    [one] { $coins } سکه
   *[other] { $coins } سکه
 }.
event-kept = پاکت { $seat } خالی است: یک سکه بیشتر.
event-tied = { $favour }: چند نفر به یک اندازه دادند. لطف به هیچ‌کس نمی‌رسد.
event-granted = { $favour }: لطف به { $seat } می‌رسد، { $influence } نفوذ.

## Why not

no-game-over = بازی تمام شده است.
no-sealed-already = این پاکت قبلاً بسته شده است.
no-nothing-in-it = رشوه دست‌کم یک سکه می‌خواهد.
no-too-poor = برای دادن فقط { $coins ->
    [one] { $coins } سکه
   *[other] { $coins } سکه
 } هست.

## The end

reason-rounds-played = همه‌ی راندها بازی شدند.
column-coins = سکه

## Options

option-rounds = راندها
about-option-rounds = چند راند بازی می‌شود.
