# What only the page says of La Cosa Nostra.

about-game = خاندان‌ها، گانگسترها و کلی حرف. پنهانی نقشه بکشید، آنچه لازم است قرض بدهید و بگیرید، تهدید کنید، قول بدهید و بیشترین پول را به خانه ببرید.
goal = هدف: بیشترین پول پس از چهار راند. پول شسته‌شده دو برابر حساب می‌شود.

## The table

standing-of = راند { $turn } از { $last } · { $stage ->
    [draw] برداشتن کارت
    [hire] استخدام
    [planning] برنامه‌ریزی
    [payout] پرداخت
    [settling] بدهی‌ها
    [over] پایان
   *[action] اجرا
 }
standing-short = { $turn } از { $last } · { $stage ->
    [draw] برداشتن کارت
    [hire] استخدام
    [planning] برنامه‌ریزی
    [payout] پرداخت
    [settling] بدهی‌ها
    [over] پایان
   *[action] اجرا
 }
stage-now = راند { $turn }: { $stage ->
    [draw] برداشتن کارت‌ها
    [hire] استخدام گانگسترها
    [planning] برنامه‌ریزی کارها
    [payout] پرداخت درآمدها
    [settling] تسویه‌ی بدهی‌ها
    [over] پایان بازی
   *[action] اجرای کارها
 }
back-room = اتاق پشتی
begins = بازیکن اول
your-family = خاندان شما
your-gangsters = گانگسترهای شما
your-hand = دست شما
deck-of-businesses = دسته کارت تجارت
under-your-boss = زیر کارت رئیس شما
face-down-job = ماموریت پنهان راند { $turn }
strength-of = قدرت { $count }
marker-by = نشانگر { $name }
per-cent = { $percent }٪
chance-of = شانس { $percent }٪
chance-best = شانس { $percent }٪ (بهترین گانگستر بیکار شما: { $gangster })
die-of = تاس { $count }
needs-least = { $count } یا بیشتر
may-answer = هنوز می‌توانند دخالت کنند: { $names }
cancel-job = نه هزینه‌ای دارد و نه سودی؛ کارت ندیده سوزانده می‌شود
cancel-purchase = هزینه‌ای ندارد؛ { $business } زیر دسته می‌رود
too-dear = بیش از پول باقی‌مانده‌ی شما
cannot-pay = اکنون { $price } ندارید.
costs-and-earns = { $price } هزینه دارد ({ $left } می‌ماند)، هر راند { $income } درآمد دارد
would-be-lost = این‌ها را ندارید: { $businesses }؛ ماموریت از دست می‌رود
odds-of = { $percent }٪: { $what }
odds-at-least = { $percent }٪: { $what } یا بیشتر
quiet-schemes = تا نگفته‌ام درباره‌ی «دسیسه‌چین» از من نپرس
quiet-vain = وقتی انداختن دوباره سودی برایم ندارد، پاس بده
quiet-about = تا لحظه‌ای دیگر پاس می‌دهید، مگر چیزی را بزنید.
schemes-unasked = هر بار که بشود «دسیسه‌چین» بازی کرد، پاس می‌دهید.
ask-me-again = دوباره بپرس
view-income = درآمد
view-markers = نشانگرهای معامله
view-hand = ماموریت‌ها
view-influence = کارت‌های نفوذ
view-strength = قدرت
figure-difficulty = سختی
figure-price = قیمت
figure-copies = تعداد کارت
about-monopoly = هر کس دست‌کم { $count } کارت فعال از این نوع ({ $business }) داشته باشد، و بیشتر از همه‌ی دیگران روی هم، هر راند { $amount } دلار درآمد بیشتر می‌گیرد.
brings-any = هر موفقیت: { $what }
brings-one = یک موفقیت: { $what }
brings-two = دو یا بیشتر: { $what }
gains-money = +{ $amount } دلار
loses-money = −{ $amount } دلار

## The offer desk

offer-new = پیشنهاد معامله
offer-counter = پیشنهاد متقابل به { $seat }
offer-to = به
offer-give = می‌دهید
offer-want = می‌گیرید
offer-promise = قول می‌دهید
offer-ask = به شما قول می‌دهند
offer-open = تا همه بشنوند
offer-words = و می‌گویید
offer-cash = پول نقد، $
offer-later = $ تا پایان راند { $round }
offer-share = ٪ از ماموریت پول‌ساز بعدی
deal-with = پیشنهاد معامله به { $name }
to-whom = به چه کسی؟
to-whom-about = انتخاب کنید برای کیست: نامی را اینجا یا چیزی از او را روی میز لمس کنید.
said-as = این حرف‌ها چیست
said-as-words = فقط حرف
said-as-promise = قول شما
said-as-ask = قول طرف مقابل
then-cash = پول نقد شما { $before } ← { $after }
then-income = درآمد شما { $before } ← { $after }
due-by = قول‌ها تا پایان راند
promises-besides = فقط قول، بدون الزام
see-table = دیدن میز
back-to-offer = بازگشت به پیشنهاد
back-to-note = بازگشت به یادداشت
show-offer = نمایش
lay-it-down = روی میز بگذار
counter-means = جای پیشنهاد او را می‌گیرد.
gift-warning = در برابرش چیزی نمی‌گیرید: این هدیه است.
use-once-bought = یک استفاده، پس از خرید
offer-again = تغییر پیشنهاد
then-try = { $why ->
    [too-little] بیشتر بدهید یا کمتر بخواهید.
    [needed] چیز دیگری بخواهید، یا از کس دیگری بخواهید.
    [useless-unsaid] چیز دیگری بدهید یا بپرسید چه می‌خواهد.
    [useless] چیز دیگری بدهید: روی تابلو پیداست چه کسی چه می‌خواهد.
    [distrust] به جای قول دادن، همین حالا بدهید.
    [not-now] در نوبت دیگری دوباره امتحان کنید.
   *[unsaid] پیشنهاد را تغییر دهید یا سراغ کس دیگری بروید.
 }
way-1 = یک بار استفاده
way-2 = برای همیشه
way-3 = استفاده در آینده (قول)
way-4 = واگذاری در آینده (قول)
needed-for = برای { $jobs }
quick-last-word = این حرف آخر من است.
quick-trust-me = می‌دانی که سر قولم می‌مانم.
quick-think = به آن فکر کن.
quick-or-else = حیف کسب‌وکارت می‌شود.

## Offers on the table

offer-from-to = از { $name } به { $names }
offer-to-you = پیشنهاد { $name } به شما
made-openly = آشکار
made-privately = خصوصی
gives = { $name } می‌دهد
wants-back = در عوض
not-binding = فقط یک قول است و الزام‌آور نیست
only-said = فقط حرف است، نه قول
terms-nothing = هیچ
answer-accept = قبول
answer-decline = رد
decline-why = رد با ذکر دلیل
decline-too-little = «کم است»
decline-needed = «خودم لازمش دارم»
decline-useless = «به کارم نمی‌آید»
decline-distrust = «قول خالی کافی نیست»
decline-not-now = «حالا نه»
answer-counter = پیشنهاد متقابل
answer-withdraw = پس گرفتن
answer-withdraw-of = پس گرفتن از { $name }
answer-pick = انجام معامله
answer-pick-of = معامله با { $name }
offered-meanwhile = پیشنهادهایی که در این میان به شما شد و گذشت
offers-wait = { $count ->
    [one] { $count } پیشنهاد روی میز منتظر پاسخ شماست
   *[other] { $count } پیشنهاد روی میز منتظر پاسخ شماست
 }

## The board

board = تابلو
board-about = هر کس چه دارد و چه می‌خواهد. یادداشت الزام‌آور نیست؛ با لمس هر چیز پیشنهادی بسازید.
board-empty = هنوز کسی یادداشتی نگذاشته است.
lacking-now = آنچه ماموریت‌های شما کم دارند
lent-by = { $business } ({ $name })
nobody-lends = هیچ‌کس ندارد که قرض بدهد
note-write = نوشتن یادداشت
note-change = تغییر یادداشت
note-take-down = برداشتن
note-pin-up = نصب روی تابلو
note-have = دارید
note-want = می‌خواهید
note-has = دارد
note-wants = می‌خواهد
notes-left = { $count ->
    [one] { $count } یادداشت دیگر در این فاز
   *[other] { $count } یادداشت دیگر در این فاز
 }

## The ledger

ledger = دفتر قول‌ها
ledger-empty = هنوز کسی قولی نداده است.
word-kept = { $count ->
    [one] { $count } قول وفاشده
   *[other] { $count } قول وفاشده
 }
word-broken = { $count ->
    [one] { $count } قول شکسته
   *[other] { $count } قول شکسته
 }
keep-promise = عمل به قول به { $seat }: { $give }
debt-due = موعد در همین راند
debt-later = همین حالا می‌شود به آن عمل کرد
debt-now = موعد در همین راند، به { $seat } بدهکارید: { $give } { $said }
judge-words = آیا { $seat } به قولش عمل کرد؟ { $give } { $said }
pay-to = پرداخت مبلغی دیگر به { $seat }
why-kept = { $what ->
    [peace] حمله‌ای نشد.
    [words] به گفته‌ی کسی که قول به او داده شده بود.
   *[rest] به‌موقع داده شد.
 }
why-broken = { $what ->
    [peace] حمله‌ای انجام شد.
    [words] به گفته‌ی کسی که قول به او داده شده بود.
    [pay] به‌موقع پرداخت نشد.
    [share] سهم پرداخت نشد.
   *[rest] به‌موقع داده نشد یا به کس دیگری رسید.
 }
why-void = { $what ->
    [share] چیزی برای تقسیم نبود.
   *[rest] دیگری آن را ناممکن کرد یا طور دیگری تسویه شد.
 }
discard-these = { $count ->
    [one] این کارت را بسوزان
   *[other] این { $count } کارت را بسوزان
    }
hint-looks = کاری را که به پشت زیر گانگستر بازیکن دیگری است انتخاب کنید: می‌توانید به آن نگاه کنید.
hint-planning = اول گانگستر یا ماموریتی را که می‌درخشد انتخاب کنید، بعد آنچه را به آن می‌خورد؛ گانگستر می‌تواند از بازار هم بخرد.
next-task = حالا کار او: ماموریتی از دست شما یا تجارتی از بازار.
next-man = حالا گانگستری که آن را انجام دهد.
next-victim = حالا هدف حمله، از میان آنچه می‌درخشد.
next-bearer = حالا گانگستری که کارت را روی او بازی می‌کنید.
next-card = حالا کارتی برای او.
against-business = { $business } ({ $seat })
against-gangster = { $victim } ({ $seat })
against-player = علیه { $seat }
ask-new-jobs = راند { $round }: فقط حمله به شما رسیده است. نگهشان می‌دارید یا همه‌ی ماموریت‌ها از نو پخش شوند؟
see-new-jobs = راند { $round }: این‌ها ماموریت‌های تازه‌ی شماست و در دستتان است.
jobs-seen = ادامه
ask-debts = حالا بدهید، وگرنه قول شکسته می‌شود.
hint-unpaid = خریدهای برنامه‌ریزی‌شده از پول شما بیشتر است: تا پیش از رفتن گانگستر بقیه را به دست آورید یا قرض کنید.

## What bots are like

temper-easy = مؤدب
temper-normal = حسابگر
temper-hard = محتاط
temper-boss = خونسرد
temper-silent = کم‌حرف
about-bot-easy = به‌ندرت حمله می‌کند، سر حرفش می‌ماند و بیشتر پیشنهادها را می‌پذیرد.
about-bot-normal = سودمندترین کار را می‌کند و چانه می‌زند.
about-bot-hard = پیش از انتخاب، بهترین حرکت‌هایش را با هم می‌سنجد و چانه می‌زند.
about-bot-boss = برای هر تصمیم تا یک ثانیه بقیه‌ی راند را می‌سنجد و چانه می‌زند.
about-bot-silent = مثل بات معمولی بازی می‌کند، اما معامله نمی‌کند.
