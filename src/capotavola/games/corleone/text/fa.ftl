# The words of The Godfather: Corleone's Empire.

title = امپراتوری کورلئون

## Families

family-marzullo = ⁨Marzullo⁩
family-matarazzo = ⁨Matarazzo⁩
family-pizzino = ⁨Pizzino⁩
family-vitale = ⁨Vitale⁩
family-caccamo = ⁨Caccamo⁩

## The board

area-wall-street = ⁨Wall Street⁩
area-brooklyn = ⁨Brooklyn⁩
area-upper-east-side = ⁨Upper East Side⁩
area-queens = ⁨Queens⁩
area-upper-west-side = ⁨Upper West Side⁩
area-midtown = ⁨Midtown⁩
area-chelsea = ⁨Chelsea⁩
area-central-park = ⁨Central Park⁩

business-stock-exchange = بورس
business-red-hook-docks = اسکله‌ی ⁨Red Hook⁩
business-park-avenue-clinic = کلینیک ⁨Park Avenue⁩
business-air-freight-terminal = پایانه‌ی بار هوایی
business-opera-house = تالار اپرا
business-grand-hotel = گرند هتل
business-penn-central-railroad = ⁨Penn Central Railroad⁩
business-olive-oil-importer = واردکننده‌ی روغن زیتون
business-pawn-shop = بنگاه رهنی
business-flower-shop = گل‌فروشی
business-trucking-firm = شرکت باربری
business-printing-house = چاپخانه
business-undertaker = مؤسسه‌ی کفن و دفن
business-pool-hall = سالن بیلیارد
business-tailor = خیاطی
business-heroin-lab = آزمایشگاه هروئین
business-harbour-customs = گمرک بندر
business-casino-royale = کازینو رویال
business-private-bank = بانک خصوصی

figure-police-chief = رئیس پلیس
figure-union-boss = رئیس اتحادیه
figure-mayor = شهردار

## Cards

card-money = { $value } دلاری
card-gun = اسلحه
card-booze = مشروب الکلی
card-blood-money = پول خون
card-narcotics = مواد مخدر

card-family-accountant = حسابدار خاندان
card-union-boss-i = رئیس اتحادیه (۱)
card-mayor-i = شهردار (۱)
card-small-time-bookie = دلال خرده‌پای شرط‌بندی
card-hired-muscle = قلدر اجیرشده
card-capo = کاپو
card-union-boss-ii = رئیس اتحادیه (۲)
card-mayor-ii = شهردار (۲)
card-police-chief-ii = رئیس پلیس (۲)
card-tax-consultant = مشاور مالیاتی
card-evidence-clerk = مسئول بایگانی مدارک
card-hollywood-producer = تهیه‌کننده‌ی هالیوودی
card-union-boss-iii = رئیس اتحادیه (۳)
card-mayor-iii = شهردار (۳)
card-police-chief-iii = رئیس پلیس (۳)
card-supreme-court-judge = قاضی دیوان عالی
card-newspaper-editor = سردبیر روزنامه
card-shipping-magnate = غول کشتی‌رانی

card-shake-down = اخاذی
card-protection-racket = پول محافظت
card-bookmaking = شرط‌بندی
card-truck-hijack = ربودن کامیون
card-strike-breaking = اعتصاب‌شکنی
card-numbers-racket = لاتاری زیرزمینی
card-cook-the-books = دفترسازی
card-shell-company = شرکت صوری
card-casino-skim = کش رفتن از کازینو
card-charity-gala = جشن خیریه
card-offshore-account = حساب برون‌مرزی
card-lost-ledger = دفتر گمشده
card-blackmail = حق‌السکوت
card-kidnapping = آدم‌ربایی
card-safe-job = سرقت گاوصندوق
card-warehouse-raid = حمله به انبار
card-an-offer = یک پیشنهاد
card-inside-man = آدم خودی
card-hit = ترور
card-drive-by = تیراندازی از خودرو
card-car-bomb = بمب در خودرو
card-garrotte = گاروت
card-ambush = کمین
card-night-swim = شنای شبانه

colour-yellow = زرد
colour-blue = آبی
colour-green = سبز
colour-grey = خاکستری

## Icons and effects

effect-then = سپس
effect-money = { $value } دلار
effect-gun = اسلحه
effect-booze = مشروب الکلی
effect-blood-money = پول خون
effect-narcotics = مواد مخدر
effect-horse-head = سر اسب
effect-suitcase = چمدان
effect-jobs = ماموریت
effect-one-for = ۱ ← { $value } دلار
effect-two-for = ۲ ← { $value } دلار
effect-three-for = ۳ ← ۳ دلار و ۵ دلار
effect-one-for-goods = ۱ ← کالا
effect-any-good = یک کالا جز مواد مخدر
effect-both-jobs = برداشتن دو ماموریت و نگه داشتن هر دو
effect-top-five = نگاه کردن به پنج ماموریت رویی، نگه داشتن یکی و سوزاندن بقیه
effect-job-from-discard = برداشتن یک ماموریت دلخواه از ماموریت‌های سوخته
effect-front = معامله در یک تجارت دلخواه
effect-move-thug = بردن یکی از آدم‌کش‌های خود به تجارتی دیگر و معامله در آن
effect-union-boss = گذاشتن یا جابه‌جا کردن رئیس اتحادیه و معامله در آن تجارت
effect-mayor = گذاشتن یا جابه‌جا کردن شهردار و پشتیبانی از تجارت‌های مجاور او
effect-police-chief = فرستادن رئیس پلیس به یک ناحیه؛ می‌توانید یک آدم‌کش را آنجا بکشید
effect-police-chief-any = فرستادن رئیس پلیس به یک ناحیه؛ می‌توانید یک فیگور دیگر را آنجا یا روی فضایی مجاور آن بکشید
effect-dollar-from-each = یک ۱ دلاری از هر حریف؛ هر کس ندارد کارت پول دیگری به انتخاب خود می‌دهد
effect-gift = یک کارت از یک حریف به انتخاب خود او، جز متحد
effect-highest-money = باارزش‌ترین کارت پول دست یک حریف
effect-offer = همه‌ی حریفان باارزش‌ترین کارت پول دستشان را نشان می‌دهند: یکی از باارزش‌ترین‌ها به چمدان شما می‌رود و بقیه به بانک بازی برمی‌گردند
effect-look-take-money = نگاه کردن به دست یک حریف و گرفتن یک کارت پول
effect-look-take-good = نگاه کردن به دست یک حریف و گرفتن یک کالا، حتی مواد مخدر
effect-look-discard = نگاه کردن به دست یک حریف و سوزاندن یکی از کارت‌هایش
effect-gun-thug = کشتن یک آدم‌کش
effect-gun-member = کشتن یک عضو خاندان
effect-gun-figure = کشتن یک فیگور دلخواه
effect-drive-by = کشتن حداکثر دو فیگور در یک ناحیه یا روی فضاهای مجاور آن
effect-car-bomb = کشتن فیگوری روی یک فضای عضو خاندان و یک آدم‌کش در ناحیه‌ای که آن فضا مجاورش است
effect-ambush = کشتن یک آدم‌کش؛ سپس می‌توانید یکی از آدم‌کش‌های خود را به آنجا ببرید و در آن تجارت معامله کنید
effect-drive-by-second = کشتن فیگور دوم در همان ناحیه یا روی فضایی مجاور آن
effect-car-bomb-thug = کشتن یک آدم‌کش در ناحیه‌ای که آن فضا مجاورش است
effect-ambush-move = بردن یکی از آدم‌کش‌های خود به آنجا و معامله در آن تجارت
effect-chief-shoots-thug = کشتن یک آدم‌کش در ناحیه‌ی رئیس پلیس
effect-chief-shoots-any = کشتن یک فیگور دیگر در ناحیه‌ی رئیس پلیس یا روی فضایی مجاور آن

## The table

act-of = اکت { $act } از ۴
horse-head-with = سر اسب
limit-now = محدودیت کارت دست: { $limit }
public-jobs = ماموریت‌های عمومی
allies-on-show = متحدین قابل خرید
your-hand = دست شما
hand-of = دست { $name }
your-suitcase = چمدان شما
case-sum = { $amount } دلار
supply = بانک بازی
discards = ماموریت‌های سوخته
deck = دسته کارت ماموریت
front = قسمت پایین
back = قسمت بالایی
turf-title = ناحیه
family-spaces = فضاهای عضو خاندان
nobody = –
closed = بسته
free = خالی
neutral = بی‌طرف
in-hudson = در رودخانه‌ی هادسون
thugs-count = { $count } آدم‌کش
members-count = { $count } عضو خاندان
markers-count = { $count } نشانگر
jobs-done = { $count } ماموریت انجام‌شده
hand-count = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
 }
plays = در بازی
control-of = کنترل
column-suitcase = چمدان
column-turfs = نواحی
column-colours = ماموریت‌ها

## What is asked

ask-turn = اکشن شما: یک فیگور بازی کنید، یک ماموریت انجام دهید یا یک متحد بازی کنید.
ask-order = { $turf } در کنترل { $seat } است و او هم از این قسمت پایین استفاده می‌کند. چه کسی اول؟ { $business }
ask-benefit = { $turf } در کنترل شماست. شما هم از این قسمت پایین استفاده می‌کنید؟ { $business }: { $effects }
ask-use = به هر ترتیبی استفاده کنید: { $effects }
ask-use-one = استفاده کنید: { $effects }
ask-paying = برای این تعویض { $count ->
    [one] یک کارت دیگر
   *[other] { $count } کارت دیگر
 } بسوزانید.
ask-picking = یک کالا انتخاب کنید.
ask-keeping = یکی از ماموریت‌ها را نگه دارید؛ بقیه سوزانده می‌شوند.
ask-giving = { $seat } یک کارت می‌خواهد: باید یکی به انتخاب خودتان بدهید.
ask-dollars = { $seat } از همه‌ی بازیکنان پول می‌گیرد: یک ۱ دلاری بدهید؛ اگر ندارید، یک کارت پول دیگر.
ask-looking = همه‌ی دست { $seat } را می‌بینید. انتخاب کنید.
ask-marking = در { $turf } برنده شده‌اید ولی نشانگری برایتان نمانده است. یکی از نشانگرهای خود را جابه‌جا می‌کنید؟
ask-bids = رشوه‌ی مخفی شما از چمدانتان، یا هیچ: از بیشترین رشوه به پایین، هر کس می‌پردازد و متحدی برمی‌گزیند؛ نفر آخر رشوه‌اش را پس می‌گیرد.
ask-choosing = یک متحد انتخاب کنید.
ask-discards = کارت بسوزانید تا به محدودیت کارت دست برسید: { $limit } کارت، ماموریت‌ها و متحدین هم حساب می‌شوند.

## Actions

do-thug = آدم‌کش: { $business }
do-member = عضو خاندان: { $areas }
do-complete = انجام «{ $job }»، پرداخت: { $goods }{ $order ->
    [effect-first] ؛ اول اثر
   *[money-first] ؛ اول پول
 }{ $from ->
    [public] {" "}(عمومی)
   *[hand] {""}
 }
do-play = بازی کردن: { $ally }
do-order = { $first ->
    [me] اول شما
   *[controller] اول بازیکن کنترل‌کننده
 }
do-accept = استفاده از قسمت پایین
do-done = { $step ->
    [benefit] صرف‌نظر کردن
    [dollars] پولی برای دادن ندارید
    [marking] نگذاشتن نشانگر
    [looking] دست نزدن به کارت‌ها
   *[use] صرف‌نظر کردن از بقیه
 }
do-stash = گذاشتن در چمدان: { $card }
do-use = استفاده: { $effect }
do-trade = { $effect }؛ سوزاندن: { $card }
do-discard = سوزاندن: { $card }
do-take = برداشتن: { $card }
do-keep = نگه داشتن: { $job }
do-give = دادن: { $card }
do-against = علیه { $seat }: { $effect }
do-gun-down = کشتن: { $figure }
do-move = از { $business } به { $to_business }
do-union-boss = رئیس اتحادیه: { $business }
do-mayor = شهردار: { $areas }
do-police-chief = رئیس پلیس: { $turf }
do-front = معامله: { $business }
do-bid = ۱ دلاری × { $ones }، ۲ دلاری × { $twos }، ۳ دلاری × { $threes }، ۵ دلاری × { $fives }
do-choose = انتخاب: { $ally }
do-move-marker = از { $turf }، نشانگر شماره‌ی { $height } از پایین

verb-thug = بازی کردن یک آدم‌کش
verb-member = بازی کردن یک عضو خاندان
verb-complete = انجام ماموریت
verb-play = بازی کردن یک متحد
verb-order = تعیین ترتیب
verb-accept = استفاده از قسمت پایین
verb-done = صرف‌نظر کردن
verb-stash = گذاشتن در چمدان
verb-use = استفاده از یک آیکون
verb-trade = تعویض کارت
verb-discard = سوزاندن
verb-take = برداشتن
verb-keep = نگه داشتن یک ماموریت
verb-give = دادن یک کارت
verb-against = انتخاب یک حریف
verb-gun-down = کشتن
verb-move = جابه‌جا کردن یک آدم‌کش
verb-union-boss = رئیس اتحادیه
verb-mayor = شهردار
verb-police-chief = رئیس پلیس
verb-front = معامله در یک تجارت
verb-bid = رشوه دادن
verb-choose = انتخاب یک متحد
verb-move-marker = جابه‌جا کردن یک نشانگر

param-seat = بازیکن
param-business = تجارت
param-to_business = مقصد
param-areas = فضا
param-from = از کجا
param-job = ماموریت
param-goods = کالاها
param-order = ترتیب
param-ally = متحد
param-first = نفر اول
param-card = کارت
param-effect = آیکون
param-figure = فیگور
param-turf = ناحیه
param-height = نشانگر
param-ones = ۱ دلاری
param-twos = ۲ دلاری
param-threes = ۳ دلاری
param-fives = ۵ دلاری
order-money-first = اول پول
order-effect-first = اول اثر
from-hand = از دست
from-public = عمومی

## What happens

event-act-began = اکت { $act } شروع می‌شود.
event-tile-opened = تجارت جدیدی در { $turf } باز می‌شود: { $business }
event-public-job = ماموریت عمومی جدید: { $job }
event-allies-shown = متحدین قابل خرید: { $allies }
event-turn-began = نوبت: { $seat }
event-thug-placed = { $seat } یک آدم‌کش بازی می‌کند: { $business }
event-thug-moved = { $seat } یک آدم‌کش را از { $business } به { $to_business } می‌برد.
event-member-placed = { $seat } یک عضو خاندان بازی می‌کند: { $areas }
event-completed = { $seat } یک ماموریت انجام می‌دهد: { $job }. پرداخت: { $goods }{ $from ->
    [public] {" "}(ماموریت عمومی)
   *[hand] {""}
 }
event-ally-played = { $seat } یک متحد بازی می‌کند: { $ally }
event-benefits = { $seat } هم از قسمت پایین استفاده می‌کند: { $business }
event-front-used = { $seat } وارد معامله می‌شود: { $business }
event-declined = { $seat } صرف‌نظر می‌کند.
event-took = { $seat } برمی‌دارد: { $card }
event-nothing-left = { $seat } چیزی نمی‌گیرد، چون تمام شده است: { $card }
event-stashed = { $seat } در چمدان می‌گذارد: { $card }
event-discarded = { $seat } می‌سوزاند: { $card }
event-horse-head = { $seat } سر اسب را می‌گیرد.
event-jobs-shuffled = ماموریت‌های سوخته بر زده می‌شوند و دسته کارت تازه‌ای می‌سازند: { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
 }
event-drew-jobs = { $seat } { $count ->
    [one] { $count } ماموریت
   *[other] { $count } ماموریت
 } برمی‌دارد.
event-no-job-left = ماموریتی نمانده است: { $seat } چیزی برنمی‌دارد.
event-saw-jobs = { $seat } برمی‌دارد: { $jobs }
event-kept-a-job = { $seat } یک ماموریت نگه می‌دارد. سوزانده می‌شود: { $jobs }
event-kept-job = { $seat } ماموریت «{ $job }» را نگه می‌دارد. سوزانده می‌شود: { $jobs }
event-took-discarded-job = { $seat } از ماموریت‌های سوخته برمی‌دارد: { $job }
event-boss-placed = { $seat } رئیس اتحادیه را به این تجارت می‌فرستد: { $business }
event-mayor-placed = { $seat } شهردار را به این فضا می‌فرستد: { $areas }
event-chief-placed = { $seat } رئیس پلیس را به { $turf } می‌فرستد.
event-gunned-down = { $seat } یکی از فیگورهای { $target } را می‌کشد، محل: { $figure }
event-neutral-gunned-down = { $seat } یک فیگور بی‌طرف را می‌کشد: { $figure }
event-asked-gift = { $seat } از { $target } یک کارت می‌خواهد.
event-gave = { $seat } یک کارت به { $target } می‌دهد.
event-gave-card = { $seat } به { $target } می‌دهد: { $card }
event-had-no-money = { $seat } پولی در دست ندارد.
event-looked = { $seat } به دست { $target } نگاه می‌کند.
event-saw-hand = { $seat } دست { $target } را می‌بیند: { $cards }
event-showed = { $seat } باارزش‌ترین کارت پول خود را نشان می‌دهد: { $card }
event-offer-taken = { $seat } کارت { $target } را در چمدان خود می‌گذارد: { $card }
event-returned = { $seat } به بانک بازی برمی‌گرداند: { $card }
event-turf-war = همه‌ی فیگورها بازی شده‌اند: نبرد نواحی آغاز می‌شود.
event-won-turf = { $turf }: { $seat } برنده می‌شود ({ $sides })
event-nobody-won-turf = { $turf }: { $sides_count ->
    [0] کسی آنجا نیست
   *[some] هیچ‌کس برنده نمی‌شود ({ $sides })
 }
phrase-side = { $seat } { $count }
phrase-neutral-side = بی‌طرف { $count }
event-no-marker = { $seat } در { $turf } نشانگری نمی‌گذارد.
event-marker-moved = { $seat } یک نشانگر را از { $turf } به { $to_turf } می‌برد.
event-has-bid = { $seat } رشوه‌ی خود را تعیین کرده است.
event-bid-shown = رشوه‌ی { $seat }: { $amount } دلار ({ $cards })
event-paid = { $seat } { $amount } دلار به بانک بازی می‌پردازد.
event-bid-back = به { $seat } متحدی نمی‌رسد و رشوه‌اش به چمدان برمی‌گردد: { $amount } دلار
event-ally-taken = { $seat } یک متحد به دست می‌آورد: { $ally }
event-tribute = باج دادن به کورلئون: محدودیت کارت دست { $limit } کارت است.
event-allies-back = { $seat } به دست برمی‌گرداند: { $allies }
event-put-aside = { $seat } یک کارت کنار می‌گذارد.
event-put-card-aside = { $seat } کنار می‌گذارد: { $card }
event-allies-gone = کسی نگرفت و از بازی خارج می‌شوند: { $allies }
event-scored = { $seat }: چمدان { $suitcase } دلار، نواحی { $turfs } دلار، ماموریت‌ها { $colours } دلار. مجموع { $total } دلار
event-game-over = بازی تمام شد. برنده: { $winners }

## Why not

no-game-over = بازی تمام شده است.
no-no-such-seat = چنین بازیکنی نیست.
no-bid-already = شما رشوه‌ی خود را تعیین کرده‌اید.
no-within-limit = کارت‌هایتان از محدودیت کارت دست ({ $limit } کارت) بیشتر نیست.
no-higher-bid-first = اول کسانی انتخاب می‌کنند که رشوه‌ی بالاتری داده‌اند.
no-no-figure-left = دیگر فیگوری برای بازی کردن ندارید: از این فاز کنار رفته‌اید.
no-not-your-turn = نوبت { $seat } است.
no-wait-for = اول { $seat } باید تصمیم بگیرد.
no-no-thug-left = در رزرو خود آدم‌کش ندارید.
no-no-member-left = در رزرو خود عضو خاندان ندارید.
no-no-passing = پاس دادن مجاز نیست.
no-allies-by-bids = متحدین روی میز پس از آشکار شدن رشوه‌ها انتخاب می‌شوند؛ متحدین دست خود را می‌توانید بازی کنید.
no-one-of-four-actions = اکشن شما بازی کردن یک آدم‌کش، یک عضو خاندان یا یک متحد است، یا انجام یک ماموریت.
no-not-open-yet = { $business } هنوز باز نشده است.
no-thug-space-taken = فضای آدم‌کش در { $business } خالی نیست.
no-closed-to-two = این فضا در بازی دونفره بسته است.
no-space-taken = این فضا خالی نیست.
no-job-not-in-hand = ماموریت «{ $job }» در دست شما نیست.
no-job-not-public = «{ $job }» جزو ماموریت‌های عمومی نیست.
no-wrong-goods = ماموریت «{ $job }» را نمی‌توان با این کالاها انجام داد.
no-goods-missing = کالاهای لازم برای ماموریت «{ $job }» را ندارید.
no-no-effect-to-order = ماموریت «{ $job }» اثری ندارد که بتواند اول اجرا شود.
no-ally-once-an-act = متحد «{ $ally }» در این اکت بازی شده است.
no-ally-not-in-hand = متحد «{ $ally }» در دست شما نیست.
no-ally-of-no-use = الان هیچ چیز متحد «{ $ally }» قابل استفاده نیست.
no-say-who-goes-first = اول بگویید چه کسی زودتر از قسمت پایین استفاده کند.
no-accept-or-decline = اول بگویید از قسمت پایین استفاده می‌کنید یا نه.
no-taking-is-compulsory = گرفتن اجباری است: نمی‌توانید از آن صرف‌نظر کنید.
no-no-such-icon = الان چنین آیکونی برای استفاده ندارید: { $effect }
no-no-such-card = این کارت را ندارید: { $card }
no-too-few-cards = برای این تعویض { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
 } لازم است.
no-not-usable-now = الان قابل استفاده نیست: { $effect }
no-nothing-to-gain = در بانک بازی چیزی برای این تعویض نمانده است، مگر این‌که کارتی از همان نوع بسوزانید: { $effect }
no-opponents-only = یک حریف انتخاب کنید.
no-nothing-to-take = { $seat } کارتی ندارد که بتوان گرفت.
no-choose-for-effect = بگویید چطور از آن استفاده می‌کنید: { $effect }
no-none-left = تمام شده است: { $card }
no-not-in-discards = جزو ماموریت‌های سوخته نیست: { $card }
no-booze-gun-or-blood-money = مشروب الکلی، اسلحه یا پول خون بردارید.
no-no-gun = چیزی برای کشتن فیگورها ندارید.
no-cannot-be-hit = آنجا فیگوری نیست که بتوانید بکشید.
no-no-own-thug-there = شما در { $business } آدم‌کش ندارید.
no-only-to-ambushed-space = آدم‌کش شما فقط می‌تواند به فضای کمین برود.
no-to-another-turf = رئیس پلیس باید به ناحیه‌ای غیر از { $turf } برود.
no-in-the-hudson = این فیگور تا پایان اکت در رودخانه‌ی هادسون است: { $figure }
no-finish-job-first = اول اثر ماموریت را تمام کنید.
no-finish-use-first = اول استفاده‌ی فعلی را تمام کنید.
no-pay-first = اول کارت‌های لازم برای تعویض را بسوزانید.
no-discard-to-limit = کارت بسوزانید تا به محدودیت کارت دست برسید: { $limit } کارت.
no-put-aside-already = این کارت را پیش‌تر کنار گذاشته‌اید: { $card }
no-never-an-ally = متحدین را نمی‌توان به کسی داد.
no-a-dollar-first = اگر ۱ دلاری دارید، همان را بدهید.
no-money-only = یک کارت پول بدهید.
no-give-first = اول آنچه را خواسته‌اند بدهید.
no-not-of-that-hand = نمی‌توانید این کارت را از این دست انتخاب کنید.
no-choose-of-that-hand = اول یک کارت از دستی که می‌بینید انتخاب کنید.
no-keep-one-drawn = اول یکی از ماموریت‌های برداشته‌شده را نگه دارید.
no-bid-first = اول همه رشوه‌ی خود را تعیین می‌کنند.
no-not-in-suitcase = این کارت‌ها در چمدان شما نیست.
no-choose-shown-ally = یکی از متحدین قابل خرید را انتخاب کنید.
no-no-own-marker-there = آنجا نشانگری از شما نیست.
no-marker-first = اول درباره‌ی نشانگر تصمیم بگیرید.

## The appendix of the rulebook

appendix-board = تجارت‌های شروع
appendix-blue = تایل‌های آبی
appendix-red = تایل‌های قرمز
appendix-jobs = ماموریت‌ها: { $colour }
appendix-allies = متحدین اکت { $act }
appendix-costs = کالا: { $what }
appendix-pays = پول: { $what }

## Outcome

reason-acts-played = هر چهار اکت بازی شده است.
