# What only the terminal and the commands say, whatever the game.

## The table

log = گزارش بازی

## Prompts

choose = شماره، یا اکشن با کلمات (راهنما: ⁨?⁩):
choose-target = شماره (⁨Enter⁩: بازگشت):
press-enter-default = ⁨Enter⁩: { $what }
leave-open = فعلاً بی‌پاسخ بماند
refused = طبق قانون { $rule } مجاز نیست: { $sentence }
refused-hint = برای خواندن این قانون، { $rule } را بنویسید.
help-lines =
    شماره‌ی یک گزینه را بنویسید و ⁨Enter⁩ را بزنید.
    اکشن را می‌توان با کلمات هم نوشت، مثلاً: { $example }
    «؟۳» می‌گوید گزینه‌ی ۳ چه حاصلی دارد.
    «⁨table⁩» کل میز و کار کارت‌ها را نشان می‌دهد، «⁨log⁩» کل گزارش بازی را و «⁨rules⁩» همه‌ی قوانین را.
    شناسه‌ای مثل { $rule } همان قانون را نشان می‌دهد. «⁨undo⁩» اکشن آخر شما را پس می‌گیرد، اگر کسی از آن چیزی نفهمیده باشد.
    با «⁨quit⁩» از بازی بیرون می‌روید؛ بازی پیش از آن ذخیره می‌شود.
foreseen-nothing = تا انتخاب بعدی چیزی رخ نمی‌دهد
foreseen-many = اینجا چند گزینه است: اول بازش کنید، بعد درباره‌ی یکی بپرسید.
table-by-typing = برای دیدن کل میز و کار کارت‌ها ⁨table⁩ را بنویسید.
table-goes-on = … برای دیدن بقیه ⁨table⁩ را بنویسید.
page-more = ⁨Enter⁩: صفحه‌ی بعد، ⁨q⁩: بازگشت
page-last = ⁨Enter⁩: بازگشت
undo-nothing = اکشنی ندارید که بتوان آن را واگرد کرد.
undo-learnt = واگرد ممکن نیست: کسی از آن چیزی فهمیده است.
typo-no-such-choice = گزینه‌ی «{ $word }» وجود ندارد. یکی از شماره‌ها را بنویسید، یا برای راهنما ⁨?⁩ را وارد کنید.
typo-too-much = «{ $word }» زیادی است. بعد از { $verb } می‌آید: { $takes }
typo-too-little = چیزی کم است. بعد از { $verb } می‌آید: { $takes }
typo-not-a-number = «{ $word }» عدد درستی از { $least } به بالا نیست.
typo-not-one-of = «{ $word }» اینجا جور درنمی‌آید.{ $found ->
    [0] {""}
   *[some] {" "}شاید: { $near }
 }
typo-no-such-player = بازیکنی به نام «{ $word }» نیست. سر میز: { $players }
goodbye = بازی ذخیره شد: { $file }
deal-fixed = پخش کارت‌ها قطعی شد: { $commitment } (⁨SHA-256⁩ مقدار مخفی که در پایان آشکار می‌شود)
record-saved = پرونده‌ی بازی: { $file }

## The curtain between players at one screen

curtain = پرده کشیده شد. حالا نوبت تصمیم { $name } است؛ کس دیگری نگاه نکند.
curtain-lift = { $name }: وقتی فقط خودتان صفحه‌نمایش را می‌بینید، ⁨Enter⁩ را بزنید.

## The end

game-over = بازی تمام شد.

## Options of a table

options-title = گزینه‌های میز: { $game }
options-none = بدون گزینه: { $game }
option-usual = { $value } (معمول)
option-from-to = عددی از { $low } تا { $high }؛ معمولاً { $value }

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
sim-share = سهم از بردها
sim-score = میانگین امتیاز
sim-spread = کمترین، میانه، بیشترین
sim-decisions = تصمیم‌ها
sim-per-game = تصمیم در هر بازی
sim-decisions-rate = تصمیم در ثانیه
sim-games-rate = بازی در ثانیه
sim-build = نوع ساخت
sim-offers = پیشنهادها
sim-deals = معامله‌ها
sim-a-game = در هر بازی
sim-money = پول معامله‌ها
sim-kept = قول‌های وفاشده
sim-broken = قول‌های شکسته
sim-void = قول‌های منتفی
sim-gain = سود چانه‌زنی (۹۵٪)
build-compiled = کامپایل‌شده
build-pure = ⁨Python⁩ خالص

## Tournament

tour-seats = جایگاه‌ها
tour-interval = بازه‌ی ۹۵٪
tour-always = ۹۵٪ در هر لحظه
tour-deals = { $deals ->
    [one] { $deals } دست پخش
   *[other] { $deals } دست پخش
 }، هر کدام از همه‌ی جایگاه‌ها بازی شده.
tour-above = { $bot } در بیش از { $share } بازی‌ها می‌برد: این قطعی است.
tour-below = { $bot } در کمتر از { $share } بازی‌ها می‌برد: این قطعی است.
tour-open = هنوز معلوم نیست { $bot } در بیش از { $share } بازی‌ها می‌برد یا کمتر.

## Records

replay-at = پس از اکشن { $number } از { $count }
replay-as = از دید { $name }
spectator = تماشاگر
verify-ok = پرونده‌ی بازی سالم است: { $count ->
    [one] { $count } اکشن
   *[other] { $count } اکشن
 } طبق قوانین بازپخش شد.
verify-seeded = همه‌ی نتیجه‌های تصادفی از ⁨seed⁩ به دست می‌آیند.
verify-unseeded = نتیجه‌های تصادفی همان است که در پرونده آمده؛ بدون مقدارهای مخفی نمی‌توان آن‌ها را بررسی کرد.
verify-commitments = پخش کارت‌ها از پیش قطعی بوده است: هر مقدار مخفی با تعهد خود مطابقت دارد.
verify-unfinished = بازی تمام نشده است؛ آنچه هست سالم است.

## Rulebook

no-such-rule = { $game } قانون { $rule } ندارد.
appendix-title = کارت‌ها و ارقامشان

## Content

content-ok = { $file }: درست است ({ $game }، { $fingerprint })
content-departs = { $what } برابر { $own } است؛ دفترچه‌ی چاپی می‌گوید { $book }
