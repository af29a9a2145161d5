# What the terminal says, whatever the game.

language = فارسی

## The table

round-of = راند { $round } از { $rounds }
turn-number = نوبت { $turn }
your-turn = نوبت شماست.
waiting-for = در انتظار: { $names }
you-are = شما { $name } هستید.
log = گزارش بازی
nothing-yet = هنوز اتفاقی نیفتاده است.
bot-name = { $name } (بات)

## Prompts

choose = شماره، یا متن اکشن (راهنما: ⁨?⁩):
choose-target = { $what }: شماره (⁨Enter⁩: بازگشت):
press-enter = برای ادامه ⁨Enter⁩ را بزنید.
press-enter-default = ⁨Enter⁩: { $what }
not-a-choice = گزینه‌ی «{ $text }» وجود ندارد. یکی از شماره‌ها را بنویسید، یا برای راهنما ⁨?⁩ را.
refused = طبق قانون { $rule } مجاز نیست: { $sentence }
refused-hint = برای خواندن این قانون بنویسید { $rule }.
help-lines =
    شماره‌ی یک گزینه را بنویسید و ⁨Enter⁩ را بزنید.
    اکشن را می‌توان با کلمات هم نوشت، مثلاً: { $example }
    شناسه‌ای مثل { $rule } همان قانون را نشان می‌دهد، «⁨rules⁩» همه‌ی قوانین را و «⁨log⁩» کل گزارش بازی را.
    با «⁨quit⁩» از بازی بیرون می‌روید؛ بازی پیش از آن ذخیره می‌شود.
goodbye = بازی ذخیره شد: { $file }
not-saved = از بازی بیرون رفتید و بازی ذخیره نشد.
record-saved = پرونده‌ی بازی: { $file }
leave = ترک بازی

## The curtain between players at one screen

curtain = پرده. نوبت تصمیم این بازیکن است: { $name }؛ کس دیگری نگاه نکند.
curtain-lift = { $name }: وقتی فقط خودتان صفحه را می‌بینید ⁨Enter⁩ را بزنید.

## The end

game-over = بازی تمام شد.
winner = { $count ->
    [one] برنده: { $names }
   *[other] پیروزی مشترک: { $names }
 }
score-line = { $name }: { $score ->
    [one] { $score } امتیاز
   *[other] { $score } امتیاز
 }
total = مجموع
player = بازیکن
round-short = راند { $round }

## Options of a table

option-on = روشن
option-off = خاموش

## Simulation

sim-title = { $game }: { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
 }، { $players ->
    [one] { $players } بازیکن
   *[other] { $players } بازیکن
 }
sim-running = در حال بازی
sim-seat = جایگاه
sim-bot = بات
sim-wins = بردها
sim-share = سهم بردها
sim-score = میانگین امتیاز
sim-spread = کمترین، میانه، بیشترین
sim-decisions = تصمیم‌ها
sim-per-game = تصمیم در هر بازی
sim-decisions-rate = تصمیم در ثانیه
sim-games-rate = بازی در ثانیه
sim-build = نوع ساخت
build-compiled = کامپایل‌شده
build-pure = ⁨Python⁩ خالص

## Records

replay-at = پس از اکشن { $number } از { $count }
replay-as = از دید { $name }
spectator = تماشاگر
verify-ok = پرونده‌ی بازی سالم است: { $count ->
    [one] { $count } اکشن
   *[other] { $count } اکشن
 } بازپخش شد و همه‌ی قرعه‌ها از بذر به دست می‌آیند.
verify-commitments = پخش کارت‌ها از پیش قطعی بوده است: هر راز با تعهد خود می‌خواند.
verify-unfinished = بازی تمام نشده است؛ آنچه هست سالم است.
verify-bad = سطر { $line }: { $reason }

## Rulebook

no-such-rule = { $game } قانون { $rule } ندارد.
rules-hint = دستور ⁨capo rules { $game } ID⁩ یک قانون را نشان می‌دهد.

## Content

content-ok = { $file }: درست است ({ $game }، { $fingerprint })
