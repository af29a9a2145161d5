# What the house says at a table, whatever the game.

## Why the house refuses. A complaint is technical, and English in every language.

house-already-claimed = پاسخ شما قبلاً ثبت شده است؛ پاسخ دوم به حساب نمی‌آید.
house-already-started = بازی شروع شده است.
house-bad-chat = پیام خالی است، یا الان نمی‌توانید به این افراد پیام بدهید.
house-bad-name = نام باید از نویسه‌هایی باشد که همه می‌بینند.
house-bad-setup = چنین میزی را نمی‌توان باز کرد: «{ $complaint }»
house-banned = مدیر سرور فعلاً به شما اجازه‌ی ورود نمی‌دهد.
house-forbidden-origin = این درخواست از صفحه‌ی سایت دیگری آمده است. صفحه‌ی خود سرور را باز کنید.
house-game-over = بازی تمام شده است.
house-hushed = سر این میز تماشاگران اجازه‌ی گفت‌وگو ندارند.
house-malformed = سرور این را نفهمید: «{ $complaint }»
house-muted = میزبان میز شما را بی‌صدا کرده است.
house-name-taken = نام «{ $name }» سر این میز قبلاً انتخاب شده است.
house-no-seat-free = سر این میز جایگاه خالی نیست.
house-no-such-bot = این بازی باتی به نام «{ $bot }» ندارد.
house-no-such-phrase = عبارت آماده‌ی «{ $phrase }» وجود ندارد.
house-no-such-seat = این جایگاه را برای این کار نمی‌توان انتخاب کرد.
house-no-such-table = میزی با کد { $code } وجود ندارد.
house-no-such-watcher = این تماشاگر دیگر اینجا نیست.
house-not-finished = بازی هنوز تمام نشده است.
house-not-host = فقط میزبان میز می‌تواند این کار را بکند.
house-not-paused = بازی متوقف نشده است.
house-not-seated = شما سر این میز جایگاهی ندارید.
house-not-started = بازی هنوز شروع نشده است.
house-not-your-seat = این جایگاه مال شما نیست.
house-nothing-to-undo = اکشنی ندارید که بتوان آن را واگرد کرد.
house-no-such-game = این سرور بازی { $game } را ندارد، یا اکنون نمی‌تواند آن را اجرا کند.
house-other-rules = این میز با نسخه‌ی پیشین قوانین بازی شده است و این سرور دیگر آن را اجرا نمی‌کند.
house-paused = بازی موقتاً متوقف است.
house-race-over = دیر شد: پاسخ شما به حساب نمی‌آید و جریمه هم ندارد.
house-seat-closed = میزبان بازیکن این جایگاه را بیرون کرده است: بات می‌ماند.
house-seat-taken = کسی در این جایگاه نشسته است.
house-seats-free = { $count ->
    [one] هنوز { $count } جایگاه خالی است.
   *[other] هنوز { $count } جایگاه خالی است.
 } منتظر بازیکنان بمانید، یا بات بنشانید.
house-stale = در این فاصله اتفاقی افتاده است. دوباره نگاه کنید و تصمیم بگیرید.
house-store-busy = سرور الان خیلی شلوغ است و چیزی عوض نشد. کمی بعد دوباره امتحان کنید.
house-store-failed = در سرور مشکلی پیش آمد و چیزی عوض نشد. دوباره امتحان کنید.
house-store-full = سرور جایی برای ذخیره ندارد و چیزی عوض نشد. به گرداننده‌ی سرور خبر بدهید.
house-table-full = سر این میز آن‌قدر ثبت شده که فقط خود بازی ادامه دارد.
house-too-fast = یک‌باره زیاد شد. کمی صبر کنید.
house-too-large = پیام بیش از حد بزرگ است.
house-too-many-connections = اتصال‌های نشانی شما زیاد است. چند تا را ببندید یا کمی صبر کنید.
house-too-many-watchers = ظرفیت تماشاگرانِ دارای نام سر این میز پر شده است.
house-undo-learnt = واگرد ممکن نیست: دیگران از آن چیزی فهمیده‌اند.
house-watch-first = تماشاگر برای گفت‌وگو باید اول نامی بدهد.
house-wrong-key = این لینک خصوصی به این میز نمی‌خورد. شاید قدیمی یا ناقص باشد.
house-wrong-secret = این رمز این سرور نیست.

## Quick phrases for the chat

phrase-hello = سلام!
phrase-good-luck = موفق باشید!
phrase-your-turn = نوبت شماست!
phrase-one-moment = یک لحظه.
phrase-back-soon = زود برمی‌گردم.
phrase-well-played = عالی بازی کردید!
phrase-thanks = ممنون!
phrase-sorry = ببخشید!
phrase-lets-deal = بیایید معامله کنیم.
phrase-no-deal = معامله بی‌معامله.
phrase-trust-me = به من اعتماد کنید.
phrase-you-will-pay = تاوانش را پس می‌دهید.
phrase-good-game = بازی خوبی بود!
phrase-once-more = یک دست دیگر؟

## What happens at a table. `name`: whose seat it is, or was; `bot`: one of the bots below.

happened-joined = { $name } سر میز می‌نشیند.
happened-bot-seated = { $name } سر میز می‌نشیند ({ $bot }).
happened-freed = { $why ->
    [kicked] میزبان { $name } را از میز بیرون می‌کند.
    [bot-removed] { $name }: بات از سر میز بلند می‌شود.
   *[left] { $name } از سر میز بلند می‌شود.
 }
happened-watching = { $name } تماشا می‌کند.
happened-started = بازی شروع می‌شود.
# Only where time ran out; what is done otherwise, the game's own events tell.
happened-acted = وقت { $name } تمام شد.
happened-claimed = پاسخ شما ثبت شد.
# `count`: how many results follow, one `race-result` each. All times are in milliseconds.
happened-raced = { $count ->
    [0] کسی به‌موقع پاسخ نمی‌دهد.
   *[some] سریع‌ترین‌ها:
 }
race-result = { $place }. { $name }: { $time } میلی‌ثانیه، { $result ->
    [won] اول
    [wrong] اشتباه
   *[void] دیر شد، بدون جریمه
 } (واکنش { $reaction } میلی‌ثانیه، جبران تأخیر شبکه { $credit } میلی‌ثانیه)
happened-undone = واگرد: { $name } اکشن آخر خود را پس می‌گیرد.
# `other`: the one to whom it is said in private.
happened-spoke = { $to ->
    [table] { $name }: { $text }
    [spectators] { $name } (به تماشاگران): { $text }
   *[seat] { $name } (خصوصی به { $other }): { $text }
 }
happened-voted = { $matter ->
    [pause] { $yes ->
        [yes] { $name } به توقف موقت بازی رأی موافق می‌دهد.
       *[no] { $name } به توقف موقت بازی رأی مخالف می‌دهد.
     }
    [resume] { $yes ->
        [yes] { $name } به ادامه‌ی بازی رأی موافق می‌دهد.
       *[no] { $name } به ادامه‌ی بازی رأی مخالف می‌دهد.
     }
   *[end] { $yes ->
        [yes] { $name } به پایان دادن بازی رأی موافق می‌دهد.
       *[no] { $name } به پایان دادن بازی رأی مخالف می‌دهد.
     }
 }
happened-paused = بازی موقتاً متوقف می‌شود: همه موافق‌اند.
happened-resumed = توقف تمام شد: بازی ادامه پیدا می‌کند.
happened-ended = بازی همین‌جا پایان می‌یابد: همه موافق‌اند.
happened-away = ارتباط { $name } قطع می‌شود.
happened-back = { $name } دوباره وصل می‌شود.
# `bot` is none when the owner plays again.
happened-stand-in = { $bot ->
    [none] { $name } دوباره بدون بات بازی می‌کند.
   *[some] { $bot } به جای { $name } بازی می‌کند.
 }
happened-rematch = یک بازی دیگر: میز { $code } باز است.
# `time`: one of the spans below.
happened-reopened = سرور کار نمی‌کرد ({ $time })؛ تایمرها متوقف بودند.
happened-cleared = یکی خواست فراموش شود: نام و گفته‌هایش پاک شد.
happened-muted = { $muted ->
    [yes] میزبان { $name } را بی‌صدا می‌کند.
   *[no] { $name } دوباره می‌تواند حرف بزند.
 }
happened-watcher-muted = { $muted ->
    [yes] میزبان تماشاگر { $name } را بی‌صدا می‌کند.
   *[no] تماشاگر { $name } دوباره می‌تواند حرف بزند.
 }
happened-watcher-gone = { $kicked ->
    [yes] میزبان تماشاگر { $name } را بیرون می‌کند.
   *[no] تماشاگر { $name } می‌رود.
 }
happened-hushed = { $hushed ->
    [yes] تماشاگران دیگر اجازه‌ی گفت‌وگو ندارند.
   *[no] تماشاگران دوباره می‌توانند گفت‌وگو کنند.
 }
happened-shut = مدیر سرور این میز را بست.

## The state of a table

status-open = در انتظار بازیکنان
status-playing = در حال بازی
status-paused = موقتاً متوقف
status-over = تمام‌شده
status-ended = پایان با رأی‌گیری

## Clocks. `start`, `increment` and `cap` are spans.

clock-none = بدون تایمر
clock-live = هر بازیکن { $start }؛ پس از هر پاسخ { $increment } بیشتر؛ حداکثر { $cap }
clock-days = { $days ->
    [one] { $days } روز برای هر تصمیم
   *[other] { $days } روز برای هر تصمیم
 }

span-seconds = { $count ->
    [one] { $count } ثانیه
   *[other] { $count } ثانیه
 }
span-minutes = { $count ->
    [one] { $count } دقیقه
   *[other] { $count } دقیقه
 }
span-hours = { $count ->
    [one] { $count } ساعت
   *[other] { $count } ساعت
 }
span-days = { $count ->
    [one] { $count } روز
   *[other] { $count } روز
 }

## Who may find a table

visibility-public = عمومی: در لابی دیده می‌شود
visibility-private = خصوصی: با لینک دعوت

## Bots

bot-easy = بات آسان
bot-normal = بات معمولی
bot-hard = بات سخت
bot-boss = بات رئیس
bot-random = بات تصادفی
bot-greedy = بات ماهر
bot-silent = بات ساکت
bot-search = بات متفکر

## The connection

connection-connected = متصل
connection-reconnecting = در حال اتصال دوباره
closing-restart = سرور از نو راه می‌افتد؛ بازی کمی بعد ادامه پیدا می‌کند.
closing-removed = شما دیگر سر این میز جایگاهی ندارید.
closing-slow = ارتباط شما بیش از حد کند است؛ دوباره وصل می‌شویم.
