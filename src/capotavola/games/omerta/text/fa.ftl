# The words of Omerta.

title = اومرتا

## Cards

card-bottle = بطری { $value }
card-lady = بانو
card-mole = نفوذی
card-gangster = گانگستر
card-snitch = خبرچین
card-driver = راننده
card-safecracker = گاوصندوق‌شکن
card-killer = قاتل
card-witness = شاهد
card-alibi = مدرک بی‌گناهی
card-la-mamma = لا ماما
card-police-patrol = گشت پلیس

about-lady = انبار یک حریف را بدون دیدن بر بزنید.
about-mole = به یکی از کارت‌های خود نگاه کنید.
about-gangster = دو کارت از دو بازیکن را بدون دیدن جابه‌جا کنید.
about-snitch = دو کارت از دسته کارت به حریفان بدهید.
about-driver = حداکثر دو تا از بطری‌های خود را بسوزانید. اگر یکی از آن‌ها شخصیت از آب درآید، هر دو برمی‌گردند و یک کارت جریمه برمی‌دارید.
about-safecracker = به کارت‌های گاوصندوق نگاه کنید و یکی را تعویض کنید.
about-killer = آشکارش کنید تا کارتی که علیه شما به کار رفته لغو شود.
about-witness = کاری نمی‌کند؛ از آن خلاص شوید.
about-alibi = امتیازی اضافه نمی‌کند، پس نگهش دارید.
about-la-mamma = یک بازیکن را انتخاب کنید: نوبتش رد می‌شود و نمی‌تواند کارتی بسوزاند.
about-police-patrol = یکی از کارت‌های بازیکن دیگری را قفل کنید: آن کارت دیده، تعویض یا سوزانده نمی‌شود و صاحبش فعلاً نمی‌تواند اومرتا اعلام کند.

## The famous gangsters

gangster-al-capone = آل کاپون
gangster-charles-luciano = چارلز لوچیانو
gangster-meyer-lansky = مایر لنسکی
gangster-johnny-torrio = جانی توریو
gangster-virginia-hill = ویرجینیا هیل
nickname-al-capone = صورت‌زخمی
nickname-charles-luciano = لاکی
nickname-meyer-lansky = رئیس مافیا
nickname-johnny-torrio = روباه
nickname-virginia-hill = فلامینگو

## The table

safe = گاوصندوق
pile = دسته کارت
discards = دسته‌ی سوخته
empty = خالی
cards-count = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
 }
face-down = ؟
gap = –
locked = قفل‌شده
in-hand = در دست
starts = شروع‌کننده
under-la-mamma = گرفتار لا ماما
snap-for = سوزاندن سریع: { $card }
total-points = مجموع { $points }

## What is asked

ask-peeks = از چهار کارت خود دو تا را برای نگاه کردن انتخاب کنید.
ask-peeks-looking = دو کارت خود را به خاطر بسپارید و سر جایشان بگذارید.
ask-turn = یک کارت از دسته کارت یا کارت رویی سوخته‌ها را بردارید، یا اومرتا اعلام کنید.
ask-turn-without-discards = یک کارت از دسته کارت بردارید، یا اومرتا اعلام کنید.
ask-holding = کارت برداشته‌شده را جای یکی از کارت‌های خود بگذارید، یا آن را بسوزانید.
ask-holding-taken = کارتی را که برداشتید جای یکی از کارت‌های خود بگذارید.
ask-snaps = اگر مطمئنید بطری دیگری با همان ارزش کجای انبارتان است، از آن خلاص شوید؛ کارت اشتباه یک کارت جریمه دارد.
ask-ability = { $card }: انتخاب کنید.
ask-answers-lady = { $by } بانو را علیه شما به کار می‌برد: انبار شما بر زده می‌شود. قاتل خود را آشکار کنید، یا بگذارید اجرا شود.
ask-answers-gangster = { $by } گانگستر را به کار می‌برد: کارت جای { $place } شما با کارت { $other_seat }، جای { $other_place }، جابه‌جا می‌شود. قاتل خود را آشکار کنید، یا بگذارید اجرا شود.
ask-answers-snitch = { $by } خبرچین را به کار می‌برد: { $same ->
    [yes] دو کارت از دسته کارت به شما می‌رسد
   *[no] به شما و { $other_seat } هر کدام یک کارت از دسته کارت می‌رسد
 }. قاتل خود را آشکار کنید، یا بگذارید اجرا شود.
ask-answers-la-mamma = { $by } لا ماما را به شما می‌دهد: نوبت شما رد می‌شود. قاتل خود را آشکار کنید، یا بگذارید اجرا شود.
ask-answers-police-patrol = { $by } گشت پلیس را روی کارت جای { $place } شما می‌گذارد: آن کارت قفل می‌شود. قاتل خود را آشکار کنید، یا بگذارید اجرا شود.
ask-looking = کارت را به خاطر بسپارید و سر جایش بگذارید.
ask-cracking = گاوصندوق باز است: یکی از کارت‌های آن را با یکی از کارت‌های خود تعویض کنید.

## Actions

do-peek = نگاه به کارت‌های جای { $place } و { $other_place }
do-put-back = برگرداندن سر جا
do-omerta = اعلام اومرتا!
do-draw = { $from ->
    [pile] برداشتن از دسته کارت
   *[discard] برداشتن کارت رویی دسته‌ی سوخته
 }
do-pass = { $step ->
    [turn] پایان نوبت بدون برداشتن کارت
    [snaps] دست نگه داشتن
    [answers] اجازه دادن به اجرای کارت
   *[ability] دست نزدن به گاوصندوق
 }
do-replace = گذاشتن در جای { $place }
do-discard = سوزاندن کارت برداشته‌شده
do-snap = سوزاندن سریع: جای { $place }
do-reveal = آشکار کردن کارت جای { $place } به عنوان قاتل
do-lady = بر زدن انبار { $seat }
do-mole = نگاه به کارت جای { $place }
do-gangster = جابه‌جا کردن کارت { $seat }، جای { $place }، با کارت { $other_seat }، جای { $other_place }
do-snitch = { $same ->
    [yes] دو کارت به { $seat }
   *[no] به { $seat } و { $other_seat } هر کدام یک کارت
 }
do-driver = { $count ->
    [0] نسوزاندن هیچ کارتی
    [1] سوزاندن کارت جای { $place }
   *[2] سوزاندن کارت‌های جای { $place } و { $other_place }
 }
do-crack = نگاه به کارت‌های گاوصندوق
do-exchange = تعویض کارت جای { $safe_place } گاوصندوق با کارت جای { $place } خود
do-la-mamma = دادن لا ماما به { $seat }
do-patrol = گشت پلیس روی کارت { $seat }، جای { $place }

verb-peek = نگاه به دو کارت
verb-put-back = برگرداندن سر جا
verb-omerta = اعلام اومرتا
verb-draw = برداشتن
verb-pass = پاس دادن
verb-replace = جایگزین کردن یک کارت
verb-discard = سوزاندن
verb-snap = سوزاندن سریع
verb-reveal = آشکار کردن قاتل
verb-lady = بانو
verb-mole = نفوذی
verb-gangster = گانگستر: جابه‌جا کردن دو کارت
verb-snitch = خبرچین
verb-driver = راننده: سوزاندن بطری‌ها
verb-crack = باز کردن گاوصندوق
verb-exchange = تعویض با گاوصندوق
verb-la-mamma = لا ماما
verb-patrol = گشت پلیس

param-seat = بازیکن
param-other_seat = بازیکن دیگر
param-place = جا
param-other_place = جای دیگر
param-safe_place = جا در گاوصندوق
param-from = از کجا
that-is-all = فقط همین

## What happens

event-round-began = راند { $round } شروع می‌شود. بازیکن اول: { $seat }
event-looked = { $places_count ->
    [one] { $seat } به کارت جای { $places } خود نگاه می‌کند.
   *[other] { $seat } به کارت‌های خود در جاهای { $places } نگاه می‌کند.
 }
event-saw = { $places_count ->
    [one] { $seat } در جای { $places } می‌بیند: { $cards }
   *[other] { $seat } در جاهای { $places } می‌بیند: { $cards }
 }
event-put-back = { $seat } همه را سر جایشان به پشت می‌گذارد.
event-turn-began = نوبت: { $seat }
event-turn-skipped = نوبت { $seat } به خاطر لا ماما رد می‌شود.
event-could-not-draw = { $seat } کارتی برای برداشتن ندارد: نوبت تمام می‌شود.
event-drew = { $seat } یک کارت از دسته کارت برمی‌دارد.
event-drew-card = { $seat } برمی‌دارد: { $card }
event-took-discard = { $seat } از دسته‌ی سوخته برمی‌دارد: { $card }
event-replaced = { $seat } کارت جای { $place } را عوض می‌کند و می‌سوزاند: { $card }
event-discarded = { $seat } می‌سوزاند: { $card }
event-pile-rebuilt = دسته‌ی سوخته بر زده و به دسته کارت تازه تبدیل می‌شود: { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
 }
event-dealt = { $seat } یک کارت به پشت می‌گیرد، جای { $place }.
event-no-card-left = کارتی برای { $seat } نمانده است.
event-snap-opened = سوزاندن سریع! چه کسی یک { $card } دیگر دارد؟
event-snapped = { $seat } از یکی دیگر خلاص می‌شود، جای { $place }: { $card }
event-too-slow = { $seat }: کسی زودتر بود، کارت سر جایش می‌ماند.
event-wrong-card = { $seat } کارت اشتباه آشکار می‌کند، جای { $place }: { $card }
event-no-target = { $card }: هدفی ندارد.
event-aimed = { $seat } کارت { $card } را علیه این هدف به کار می‌برد: { $at }
phrase-player = { $seat }
phrase-card-of = { $seat } (جای { $place })
event-killed = { $seat } قاتل را آشکار می‌کند، جای { $place }. لغو می‌شود: { $card }
event-stock-shuffled = انبار { $seat } بر زده می‌شود.
event-swapped = جابه‌جا می‌شوند: کارت { $seat }، جای { $place }، و کارت { $other_seat }، جای { $other_place }
event-driver-showed = { $places_count ->
    [one] { $seat } کارت جای { $places } را نشان می‌دهد: { $cards }
   *[other] { $seat } کارت‌های جاهای { $places } را نشان می‌دهد: { $cards }
 }
event-driver-failed = { $seat } یک شخصیت نشان داده است: همه‌ی کارت‌ها سر جایشان برمی‌گردند و جریمه هم دارد.
event-declined = { $seat } از { $card } صرف‌نظر می‌کند.
event-safe-opened = { $seat } به کارت‌های گاوصندوق نگاه می‌کند.
event-saw-safe = { $seat } در گاوصندوق می‌بیند: { $cards }
event-exchanged = { $seat } کارت جای { $safe_place } گاوصندوق را با کارت جای { $place } خود تعویض می‌کند.
event-la-mamma-given = { $seat } لا ماما را به { $target } می‌دهد.
event-patrol-given = { $seat } گشت پلیس را روی کارت { $target } می‌گذارد، جای { $place }.
event-given-removed = { $card } دیگر پیش { $target } نیست.
event-omerta = { $seat } اومرتا اعلام می‌کند!
event-turns-ran-out = نوبت‌ها تمام شد: راند بدون اعلام‌کننده تمام می‌شود.
event-scored = { $seat }: { $cards }. { $how ->
    [called] جمع { $sum }، امتیاز { $score }: اعلام درست
    [lowest] جمع { $sum }، امتیاز { $score }: کمترین
    [above] { $sum } + { $penalty } برای اعلام با بیش از { $limit } = { $score }
    [beaten] { $sum } + { $penalty } برای اعلام، با آنکه دیگری کمتر دارد = { $score }
   *[plain] جمع { $sum }، امتیاز { $score }
 }
event-game-over = بازی تمام شد. برنده: { $winners }

## Why not

no-game-over = بازی تمام شده است.
no-no-such-seat = چنین بازیکنی نیست.
no-not-your-turn = نوبت { $seat } است.
no-looked-already = قبلاً به دو کارت خود نگاه کرده‌اید.
no-look-first = اول همه به دو کارت نگاه می‌کنند.
no-two-of-your-four = از چهار کارت خود دو کارت متفاوت انتخاب کنید.
no-put-back-first = اول کارتی را که می‌بینید سر جایش بگذارید.
no-not-looking = الان وقت نگاه کردن به کارت‌ها نیست.
no-patrol-forbids-omerta = تا وقتی گشت پلیس پیش شماست نمی‌توانید اومرتا اعلام کنید.
no-discards-empty = دسته‌ی سوخته خالی است.
no-nothing-to-replace = کارتی برای جایگزین کردن ندارید، پس نمی‌توانید از دسته‌ی سوخته کارت بردارید.
no-piles-empty = کارتی برای برداشتن نیست.
no-must-draw = باید یک کارت بردارید یا اومرتا اعلام کنید.
no-draw-first = اول یک کارت بردارید.
no-call-before-drawing = اومرتا را فقط پیش از برداشتن کارت می‌توان اعلام کرد.
no-drawn-already = قبلاً کارت برداشته‌اید.
no-keep-taken-discard = کارتی که از دسته‌ی سوخته برداشته‌اید باید جای یکی از کارت‌هایتان را بگیرد.
no-replace-or-discard = کارت را جای یکی از کارت‌های خود بگذارید، یا آن را بسوزانید.
no-no-card-there = در جای { $place } کارتی نیست.
no-card-locked = کارت جای { $place } را گشت پلیس قفل کرده است.
no-no-snap-open = همین الان کسی بطری‌ای نسوزانده است.
no-nothing-to-answer = کارتی علیه شما به کار نمی‌رود.
no-character-not-discarded = شخصیت فقط وقتی کار می‌کند که در نوبت خود آن را بسوزانید.
no-snap-first = اول باید سوزاندن سریع تمام شود.
no-one-attempt = برای هر بطری سوزانده‌شده یک تلاش دارید؛ شما تلاش خود را کرده‌اید.
no-nothing-to-reveal = کارتی برای آشکار کردن ندارید.
no-la-mamma-forbids = لا ماما پیش شماست: نمی‌توانید کارتی آشکار کنید.
no-answer-first = اول به کارتی که علیه شما به کار می‌رود پاسخ دهید.
no-not-aimed-at = این کارت علیه شما به کار نرفته است.
no-answered-already = شما پیش‌تر پاسخ داده‌اید.
no-must-use = { $card } هدف دارد، پس باید اجرا شود.
no-resolve-first = اول انتخاب خود را برای { $card } انجام دهید.
no-opponents-only = { $card } فقط روی حریفان اثر دارد.
no-la-mamma-protects = لا ماما پیش { $seat } است: نمی‌توان این انبار را بر زد یا کارتی به آن اضافه کرد.
no-two-cards-needed = { $seat } کمتر از دو کارت برای بر زدن دارد.
no-two-different-cards = دو کارت متفاوت انتخاب کنید.
no-two-different-players = دو کارت باید مال دو بازیکن متفاوت باشند.
no-one-patrol-per-card = روی کارت جای { $place } از قبل یک گشت پلیس هست.
no-exchange-first = اول یک کارت گاوصندوق را با یکی از کارت‌های خود تعویض کنید.

## Options

option-snap = سوزاندن سریع
option-snap-sealed = انتخاب مخفی
option-snap-race = سرعتی
option-snap_seconds = زمان حالت سرعتی (ثانیه)
option-memory_aid = کمک‌حافظه
option-turns = تعداد نوبت هر بازیکن در هر راند
about-option-snap = چه کسی از بطری دوم خلاص می‌شود: سریع‌ترین بازیکن، یا در انتخاب مخفی، نفر اول به ترتیب ساعت‌گرد پس از کسی که بطری را سوزانده است. انتخاب مخفی برای ارتباط کند، صفحه‌خوان و بازی‌های چندروزه مناسب است.
about-option-snap_seconds = اگر کسی پاسخ ندهد، چند ثانیه صبر می‌کنیم.
about-option-memory_aid = کارت‌هایی که دیده‌اید برایتان نشان‌دار می‌مانند. بدون آن باید خودتان به خاطر بسپارید، مثل سر میز واقعی.
about-option-turns = پس از این تعداد نوبت برای هر بازیکن، راند بدون اعلام‌کننده تمام می‌شود.

## The appendix of the rulebook

appendix-bottles = بطری‌ها
appendix-characters = شخصیت‌ها
appendix-gangsters = گانگسترهای مشهور
appendix-points = { $count ->
    [one] { $count } امتیاز
   *[other] { $count } امتیاز
 }

## Outcome

reason-rounds-played = همه‌ی راندها بازی شده‌اند.
