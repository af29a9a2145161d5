# What the page says, besides what the house and the games say.

## The front page

motto = بازی‌های مافیایی دور یک میز: با دوستان، با بات‌ها، به زبان خودتان.
your-name = نام شما
guest = مهمان
games = بازی‌ها
play-now = بازی با بات‌ها
opponents = حریفان
with-friends = با دوستان
at-one-screen = پای یک صفحه‌نمایش
players-from-to = { $fewest } تا { $most } بازیکن
join-by-code = ورود با کد
table-code = کد میز
go = ورود
your-games = بازی‌های شما
games-over = بازی‌های تمام‌شده
open-tables = میزهای عمومی
lobby-open = جایگاه خالی
lobby-playing = در حال بازی
lobby-finished = تمام‌شده
lobby-empty = فعلاً چنین میزی نیست.
seats-left = { $count ->
    [0] جایگاه خالی نیست
    [one] { $count } جایگاه خالی
   *[other] { $count } جایگاه خالی
 }

## Everywhere

close = بستن
yes = بله
no = نه
not-now = الان نه
loading = یک لحظه…
try-again = تلاش دوباره
trouble = مشکلی پیش آمد
missing = در این نشانی چیزی نیست.
to-house = صفحه‌ی اصلی
house-no-answer = سرور پاسخ نمی‌دهد. ارتباط اینترنت خود را بررسی کنید.
menu = منو
you = شما
go-on = ادامه
parts = اجزای صفحه‌ی بازی

## Preferences

preferences = تنظیمات
notify = وقتی نوبتم شد خبرم کن
notify-denied = مرورگر به این صفحه اجازه‌ی فرستادن اعلان نمی‌دهد.
preferences-kept = فقط در همین مرورگر می‌ماند و جایی فرستاده نمی‌شود.
about-me = آنچه سرور از شما نگه می‌دارد
about-me-which = سر هر میزی که بازی می‌کنید یا با نام تماشا می‌کنید، سرور کارها و حرف‌های شما را نگه می‌دارد. کلید این میزها را دارید:
about-me-none = این مرورگر کلید هیچ میزی را ندارد.
about-me-table = { $game }، میز { $code }
about-me-save = ذخیره‌ی داده‌های من
about-me-save-at = ذخیره‌ی داده‌های من: { $game }، میز { $code }
forget-me = مرا فراموش کن
forget-me-at = مرا فراموش کن: { $game }، میز { $code }
forget-me-sure = نام، حرف‌ها و کلید شما از این میز و بازی‌های بعدی آن پاک می‌شود، همراه با یادآوری‌ها و گزارش‌هایتان. در بازی ناتمام، جایگاه شما به یک بات می‌رسد. حرکت‌هایتان بی‌نام می‌ماند: این بازی مال دیگران هم هست. نوشته‌های دیگران می‌ماند. این کار برگشت ندارد. فراموشتان کنیم؟
forget-me-done = { $count ->
    [one] داده‌های شما از { $count } میز پاک شد.
   *[other] داده‌های شما از { $count } میز پاک شد.
 }
forget-me-nothing = سر این میز دیگر چیزی از شما نیست.
language = زبان
digits = رقم‌ها
digits-native = فارسی
digits-latin = لاتین
sound = صدا
volume = بلندی صدا
motion = حرکت
motion-system = مطابق تنظیم دستگاه
motion-full = کارت‌ها حرکت می‌کنند
motion-none = بدون حرکت
pace = نمایش کار دیگران
pace-slow = آهسته
pace-normal = با سرعت معمولی
pace-fast = تند
pace-step = گام‌به‌گام
pace-off = یک‌باره، فقط با نوشته
keys = میان‌برهای صفحه‌کلید سر میز
colours = رنگ‌ها
colours-night = شب
colours-contrast = کنتراست بالا

## Setting a table

set-up = میز تازه
game = بازی
how-many = تعداد جایگاه‌ها
who-here = بازیکنان همین دستگاه
seat-number = جایگاه { $number }
add-player = افزودن بازیکن
remove-player = حذف آخرین بازیکن
hot-seat-about = دوستان با لینک و از دستگاه خودشان می‌آیند. فقط اگر یک دستگاه را دست‌به‌دست می‌کنید، اینجا بازیکن اضافه کنید.
hot-seat-on = یک دستگاه را دست‌به‌دست می‌کنید و در این میان پرده‌ای کارت‌ها را می‌پوشاند.
edition = جعبه
edition-built-in = معمولی
edition-cards = دیدن کارت‌ها
cards-of = کارت‌های { $game }
options = گزینه‌های میز
time-and-door = زمان و دسترسی
clock = تایمر
clock-live-short = زنده، برای یک شب
clock-days-short = چند روز برای هر تصمیم
clock-start = ثانیه برای هر بازیکن
clock-increment = ثانیه‌ی اضافه پس از هر پاسخ
clock-days-each = روز برای هر تصمیم
visibility = دسترسی
public-table = نمایش به همه در صفحه‌ی اصلی
watchers-talk = تماشاگران می‌توانند با هم گفت‌وگو کنند
seed = پخش کارت‌ها با عبارت آغازگر
seed-about = با همان عبارت همان پخش تکرار می‌شود و هر کس آن را بداند می‌تواند کارت‌ها را هم بداند. برای پخش مخفی خالی بگذارید.
seeded = پخش کارت‌ها
seeded-about = با عبارت آغازگر؛ شاید دیگران هم آن را بدانند
open-table = باز کردن میز

## Before the deal

seats = جایگاه‌ها
seat-free = خالی
host = میزبان
seat-bot = نشاندن بات
remove-bot = حذف بات
kick = بیرون کردن
bots-kind = بات‌ها
start = شروع
start-with-bots = { $count ->
    [one] شروع با { $count } بات
   *[other] شروع با { $count } بات
 }
waiting-for-host = { $name } بازی را شروع می‌کند.
invite = دعوت از دوستان
invite-about = هر کس این لینک را باز کند، با یک نام سر میز می‌نشیند؛ حساب کاربری لازم نیست.
invite-only-here = این نشانی فقط روی همین رایانه باز می‌شود. برای بازی با دوستان روی دستگاه‌های دیگر، کسی که سرور را اجرا کرده باید آن را برای شبکه باز کند.
private-link = جایگاه شما روی دستگاه دیگر
private-link-about = هر کس این لینک را باز کند، صاحب جایگاه شما می‌شود. آن را به کسی نشان ندهید.
invite-code = کد:
invite-qr = کد ⁨QR⁩ با لینک این میز
copy-link = کپی لینک
copied = کپی شد
share = هم‌رسانی
agreed = شرایط بازی
leave = ترک میز
leave-sure = جایگاه شما برای همیشه به یک بات می‌رسد. میز را ترک می‌کنید؟

## Joining

join-who = سر میز: { $names }
which-seat = کدام جایگاه
any-seat = هر کدام
seat-of-bot = جایگاه { $number }، به جای بات { $name }
sit-down = نشستن سر میز
watch = فقط تماشا

## At the table

the-table = میز
prompt = چه باید کرد
your-move = انتخاب شما
waiting-for = در انتظار { $names }
answer-in = پاسخ شما ثبت شد.
you-watch = شما تماشاگرید.
confirm = مطمئنید؟ { $what }
pressed-too-soon = خیلی زود پس از ضربه‌ی قبلی بود. اگر منظورتان همین است، دوباره بزنید.
choose-anew = انتخاب از نو
besides = جز این می‌توانید
do-it = انجام بده
picked-of = انتخاب‌شده: { $picked } از { $count }
choose-more = هنوز از میان آنچه می‌درخشد باید انتخاب شود: { $count }
which-of-these = کدام‌یک؟
other-choices = گزینه‌های دیگر
less-of = کمتر: { $what }
more-of = بیشتر: { $what }
only-promised = فقط قول
that-is-all = فقط همین
undo = واگرد
spot-legal = قابل انتخاب
spot-chosen = انتخاب‌شده
read-rule = خواندن قانون { $rule }
score = امتیاز
seat-thinks = در حال فکر کردن
seat-you-decide = انتخاب شما
open-estate = همه‌ی دارایی { $name }
seat-away = ارتباط قطع است
bot-for = بات به جای { $name }
rulebook = دفترچه‌ی قوانین
rules-of = قوانین { $game }
rules-search = جست‌وجو در قوانین
rules-nothing = این در هیچ قانون و هیچ کارتی نیست.
side = گزارش بازی، چت و یادداشت‌ها
log = گزارش
chat = چت
notes = یادداشت‌ها
show-moment = نمایش میز در آن لحظه
tell-again = نمایش دوباره‌ی رویدادها از نوبت قبلی من
tell-last = نمایش دوباره‌ی آخرین رویدادها
tell-next = رویداد بعدی
tell-skip = رد کردن نمایش
still-told = روی میز هنوز این دیده می‌شود: { $what }
changed-since = از آخرین کار شما تا کنون تغییر کرده است
zoom-in = بزرگ‌تر
zoom-out = کوچک‌تر
zoom-fit = همه‌ی نقشه
look-closely = نگاه دقیق به چیز انتخاب‌شده
keys-list = کلیدهای میز
notes-about = فقط برای خودتان؛ در همین مرورگر می‌ماند.
chat-empty = هنوز کسی چیزی نگفته است.
chat-everybody = به همه
chat-to = به چه کسی
chat-words = چیزی بنویسید
chat-send = فرستادن
chat-unread = خوانده‌نشده
chat-to-one = { $name } (خصوصی به { $other })
chat-to-spectators = { $name } (به تماشاگران)
quick-phrases = عبارت‌های آماده: هر کس به زبان خودش می‌خواند

## Votes

propose-pause = پیشنهاد توقف موقت
propose-end = پیشنهاد پایان بازی
propose-end-sure = اگر همه‌ی آدم‌های سر میز موافق باشند، بازی همین حالا و بدون برنده تمام می‌شود. تمام شود؟
mute-player = بی‌صدا کردن { $name }
unmute-player = { $name } دوباره حرف بزند
kick-player = بیرون کردن { $name } از میز
kick-sure = جایگاه { $name } برای همیشه به یک بات می‌رسد. بیرون شود؟
hush-watchers = بی‌صدا کردن همه‌ی تماشاگران
unhush-watchers = تماشاگران دوباره گفت‌وگو کنند
mute-watcher = بی‌صدا کردن تماشاگر { $name }
unmute-watcher = تماشاگر { $name } دوباره حرف بزند
kick-watcher = بیرون کردن تماشاگر { $name }
kick-watcher-sure = { $name } نامش را از دست می‌دهد و فقط می‌تواند تماشا کند. بیرون شود؟
report = گزارش کردن کسی
report-about = این گزارش همراه با آنچه از این بازیکن اینجا شنیده‌اید، به مدیر سرور می‌رسد.
report-whom = چه کسی
report-table = میز یا چیزی دیگر
report-why = برای چه
report-words = به زبان خودتان
report-send = ارسال گزارش
report-sent = گزارش فرستاده شد. سپاس.
why-insults = توهین یا تهدید
why-spam = اسپم
why-cheating = تقلب
why-stalling = عمداً وقت‌کشی می‌کند
why-name = نام توهین‌آمیز
why-other = چیزی دیگر
call-me = نوبتم را یادآوری کن
call-me-about = وقتی نیستید، سرور برای هر نوبت یک بار خبرتان می‌کند. آنچه اینجا می‌دهید فقط برای همین میز نگه داشته می‌شود.
call-push = اعلان
call-mail = نشانی ایمیل
call-hook = وب‌هوک یک پیام‌رسان
call-table = چت میز
call-everybody = برای همه‌ی بازیکنان میز، با نام
call-by-push = اعلان در همین مرورگر
call-quiet = شب‌ها نه
call-from = از
call-to = تا
call-add = افزودن
call-added = خبرتان می‌کنیم.
call-letter = ایمیلی فرستاده شد: لینک درون آن را باز کنید.
call-unconfirmed = هنوز تأیید نشده
call-confirmed = نشانی تأیید شد: خبرتان می‌کنیم.
call-stop = قطع
call-stopped = دیگر از این راه خبرتان نمی‌کنیم.
call-unknown = این لینک قدیمی است: چیزی برای تأیید نیست.
vote-pause = بازی موقتاً متوقف شود؟
vote-resume = بازی ادامه پیدا کند؟
vote-end = بازی همین‌جا پایان یابد؟
vote-for = موافق: { $names }

## The past of a game

past = گذشته‌ی بازی
past-shown = گذشته‌ی بازی را می‌بینید.
past-first = به آغاز
past-back = یک گام به عقب
past-on = یک گام به جلو
past-now = بازگشت به اکنون
past-at = { $number } از { $count }

## One screen for several

hand-over = دستگاه را به { $name } بدهید
curtain-title = نفر بعد: { $name }
curtain-about = دستگاه را به { $name } بدهید. حالا کس دیگری به صفحه‌نمایش نگاه نکند.
curtain-lift = من { $name } هستم
anyone = کسی هست؟ هر کس می‌خواهد پاسخ دهد نام خود را بزند.
anyone-nobody = هیچ‌کس
anyone-chooses = { $name }، انتخاب کنید.
anyone-back = منصرف شدم

## The end

the-end = پایان بازی
see-table = دیدن میز
see-end = دیدن نتیجه
rematch = یک بازی دیگر
watch-rematch = تماشای بازی بعدی
replay = بازپخش بازی
record = ذخیره‌ی پرونده‌ی بازی
deal-check = بررسی پخش کارت‌ها
deal-fixed = پخش کارت‌ها از پیش قطعی بوده است
deal-fixed-about = این هش مقدار مخفی سرور است. پس از بازی مقدار مخفی منتشر می‌شود و هر کس می‌تواند بررسی کند که چیزی عوض نشده است.
deal-sound = { $draws ->
    [one] پخش کارت‌ها سالم است: همه‌ی مقدارهای مخفی با تعهد خود مطابقت دارند و { $draws } نتیجه‌ی تصادفی از آن‌ها به دست می‌آید.
   *[other] پخش کارت‌ها سالم است: همه‌ی مقدارهای مخفی با تعهد خود مطابقت دارند و { $draws } نتیجه‌ی تصادفی از آن‌ها به دست می‌آید.
 }
deal-unproved = پخش کارت‌ها ایرادی ندارد، ولی از پیش قطعی نشده بود.
deal-broken = پرونده‌ی بازی سالم نیست: سطر { $line }.

## The connection

connection-connecting = در حال اتصال
connection-closed = قطع‌شده

## What bots are called

bot-name-Bruno = برونو
bot-name-Carla = کارلا
bot-name-Dino = دینو
bot-name-Elena = النا
bot-name-Fabio = فابیو
bot-name-Gina = جینا
bot-name-Ugo = اوگو
bot-name-Irma = ایرما
bot-name-Lino = لینو
bot-name-Nora = نورا
bot-name-Rocco = روکو
bot-name-Tina = تینا
bot-name-Nino = نینو
bot-name-Pina = پینا
bot-name-Vito = ویتو
bot-name-Don-Saverio = دون ساوریو
bot-name-Donna-Rosa = دونا رزا
bot-name-Don-Tommaso = دون تومازو
bot-name-Donna-Livia = دونا لیویا
bot-name-Don-Carlo = دون کارلو

## The owner's desk

owner = دفتر مدیر سرور
owner-secret = رمز سرور
owner-secret-about = همان ⁨CAPO_OWNER_SECRET⁩ که سرور با آن راه افتاده است. این پنجره تا بسته نشود آن را نگه می‌دارد.
owner-enter = ورود
owner-none = این سرور بدون رمز مدیر راه افتاده است: نظم با دستورها برقرار می‌شود.
owner-reports = گزارش‌ها
owner-no-reports = گزارشی نیست.
owner-report = گزارشی از میز { $code }
owner-about = درباره‌ی
owner-lines = { $count ->
    [one] { $count } گفته
   *[other] { $count } گفته
 }
owner-settle = رسیدگی شد: گزارش پاک شود
owner-settled = گزارش پاک شد.
owner-table = یک میز
owner-close = بستن میز
owner-close-sure = بازی میز { $code } برای همه تمام می‌شود. بسته شود؟
owner-close-done = میز { $code } بسته شد.
owner-delete = پاک کردن میز
owner-delete-sure = میز { $code } با گزارش بازی و چتش برای همیشه پاک می‌شود. پاک شود؟
owner-delete-done = میز { $code } پاک شد.
owner-bans = چه کسانی نمی‌توانند وارد شوند
owner-no-bans = همه می‌توانند وارد شوند.
owner-ban = مسدود کردن
owner-banned = مسدود شد.
owner-lift = رفع مسدودی
owner-lift-one = رفع مسدودی: { $what }
owner-lifted = مسدودی برداشته شد.
owner-until = تا { $time }
owner-address = نشانی
owner-key = کلید
owner-hours = ساعت
owner-note = یادداشت برای خودتان
owner-wide = نشانی‌ای که از آن می‌آید هم
owner-refresh = تازه کردن
