# What only the page says of Corleone's Empire.

about-game = نیویورک، دهه‌ی پنجاه. آدم‌کش‌ها و خویشان را به شهر بفرستید، ماموریت انجام دهید، به بزرگان رشوه بدهید و پیش از آنکه کورلئون باجش را بخواهد پول را به چمدان برسانید.
goal = هدف: پس از چهار اکت، بیشترین پول در چمدان، همراه با پاداش نواحی و ماموریت‌ها. پولی که در دست بماند حساب نمی‌شود.

war-nobody = { $turf }: کسی آنجا نیست
war-tied = { $turf }: اکنون کسی برنده نمی‌شود ({ $sides })
war-ahead = { $turf }: اکنون { $name } برنده می‌شود ({ $sides })
war-own = { $turf }: اکنون شما برنده می‌شوید ({ $sides })
stack-empty = { $turf }: در کنترل هیچ‌کس نیست
stack-of = { $turf }: در کنترل { $name }، { $count ->
    [one] { $count } نشانگر
   *[other] { $count } نشانگر
 }
stack-own = { $turf }: در کنترل شما، { $count ->
    [one] { $count } نشانگر
   *[other] { $count } نشانگر
 }
marker-of = نشانگر { $name }، شماره‌ی { $height } از پایین
label-business = { $business }؛ قسمت پایین: { $front }؛ قسمت بالایی: { $back }؛ آدم‌کش: { $stands }
label-space = فضای میان { $areas }: { $stands }
cards-held = کارت‌های دست
figures-left = فیگورهای مانده
on-show = ماموریت‌های عمومی، متحدین و بانک بازی
bid-sealed = رشوه گذاشته است
job-ready = هرچه لازم است دارید
job-lacks = کم دارید: { $goods }
tiles-blue = { $count } تایل آبی
tiles-red = { $count } تایل قرمز
the-map = نقشه‌ی نیویورک
tray = اینجا انتخاب کنید
preview-you = شما می‌گیرید:
preview-controller = ناحیه در کنترل { $name } است و او هم می‌گیرد:
preview-nobody = کسی برنده نمی‌شود
preview-ahead = { $name } برنده می‌شود
preview-own = شما برنده می‌شوید
gains-card = { $card } بیشتر
loses-card = { $card } کمتر
stashes-card = به چمدان: { $card }
loses-money = { $amount } دلار کمتر
take-all = برداشتن { $effects }
goes-first = اول { $seat }
do-without = صرف‌نظر از آن
bid-nothing = رشوه ندادن
hint-turn = آدم‌کش‌ها روی تجارت‌ها می‌روند و اعضای خاندان روی دایره‌های میان نواحی. موس یا انگشت را روی هر چیزی نگه دارید تا ببینید چیست و چه می‌آورد.
hint-last-figure = این آخرین فیگور شماست: پس از آن نوبت‌های شما در این اکت تمام می‌شود.
hint-use = آیکونی را که اول استفاده می‌کنید انتخاب کنید.
use-it = استفاده کن
discard-these = { $count ->
    [one] این کارت را بسوزان
   *[other] این { $count } کارت را بسوزان
    }
pay-money-first = پرداخت { $goods }: اول پول
pay-effect-first = پرداخت { $goods }: اول اثر
pay-only = پرداخت { $goods }
brings-money-first = اول { $money } به دست شما می‌آید، سپس: { $effects }
brings-effect-first = اول: { $effects }؛ سپس { $money } به دست شما می‌آید
brings-only = { $money } به دست شما می‌آید
hint-suitcase = چمدان: یک کارت پول از دست خود انتخاب کنید. در پایان فقط آنچه در چمدان است حساب می‌شود.

standing-of = اکت { $act } از ۴ · { $phase ->
    [war] نبرد نواحی
    [bribery] رشوه دادن
    [tribute] باج دادن
    [over] پایان
   *[business] تجارت خاندان
 } · محدودیت دست { $limit }

bid-of = { $value }$ ×{ $count }
bid-comes-to = { $amount } دلار از { $most } دلار چمدان شما
bid-none = هیچ از { $most } دلار چمدان شما: بدون متحد
bribes = رشوه‌ها
bribe-open = هنوز تصمیم می‌گیرد
bribe-none = چیزی نمی‌گذارد
bribe-tie = تساوی: اول سر اسب، سپس ساعت‌گرد

act-title = اکت { $act } آغاز می‌شود
act-tile = تجارت جدید در { $turf }
act-consigliere = مشاور به هر خاندان می‌پیوندد: از این پس دو عضو خاندان دارید.
act-heir = جانشین به هر خاندان می‌پیوندد: در اکت آخر سه عضو خاندان دارید.
act-limit = محدودیت کارت دست در پایان این اکت: { $limit }
act-standings = وضع خاندان‌ها
act-turfs = نواحی
act-markers = نشانگرها
act-jobs = ماموریت‌ها
act-bonus = پاداش تا اینجا
about-bonus = پاداش تا اینجا: اگر بازی همین حالا تمام می‌شد این‌قدر اضافه می‌شد. ۵ دلار برای هر ناحیه‌ای که خاندان بیشترین نشانگر را در آن دارد و ۵ دلار برای هر رنگی که بیشترین ماموریت آن را انجام داده است.

why-turfs = بیشترین نشانگر: { $turfs }
why-colours = بیشترین ماموریت: { $colours }

figure-thug = آدم‌کش
figure-don = رئیس خاندان
figure-consigliere = مشاور
figure-heir = جانشین
figure-copies = تعداد در بازی
piece-marker = نشانگرهای کنترل
piece-job-colours = ماموریت‌های انجام‌شده به رنگ
piece-influence = نفوذ
about-money = در پایان فقط آنچه در چمدان است حساب می‌شود. پول خرد نمی‌شود.
about-good = هزینه‌ی ماموریت‌ها با آن داده می‌شود. در پایان اکت مثل هر کارتی در محدودیت دست حساب می‌شود.
about-narcotics = هزینه‌ی ماموریت‌ها با آن داده می‌شود و جای یک اسلحه، یک مشروب الکلی یا یک پول خون را می‌گیرد.
about-plain-job = پولش را می‌آورد.
about-business = آدم‌کش می‌گیرد: { $front }. عضو خاندان کنار ناحیه می‌گیرد: { $back }.
about-icon-suitcase = یک کارت پول از دست در چمدان بگذارید.
about-icon-jobs = دو ماموریت بردارید و یکی را نگه دارید.
about-icon-one-for = یک کارت بسوزانید و یک ۵ دلاری بردارید.
about-icon-two-for = دو کارت بسوزانید و یک ۵ دلاری بردارید.
about-icon-three-for = سه کارت بسوزانید و یک ۳ دلاری و یک ۵ دلاری بردارید.
about-icon-one-for-goods = یک کارت بسوزانید و مشروب الکلی، اسلحه یا پول خون بردارید.
about-icon-horse-head = سر اسب را بردارید: بازیکن اول شمایید و در رشوه‌های برابر هم اول‌اید.
about-figure-thug = جلوی یک تجارت می‌ایستد و همان دم از قسمت پایین آن استفاده می‌کند. در نبرد آن ناحیه حساب می‌شود.
about-figure-member = میان ناحیه‌ها می‌ایستد و از قسمت بالایی همه‌ی تجارت‌های آن‌ها استفاده می‌کند. در نبرد هر ناحیه‌ی مجاور حساب می‌شود.
ask-union-boss = تجارتی را که می‌درخشد لمس کنید: رئیس اتحادیه آنجا می‌رود و شما آنچه را قسمت پایین آن می‌دهد می‌گیرید.
about-figure-union-boss = بی‌طرف. هر که بازی‌اش کند او را جلوی یک تجارت می‌گذارد و از قسمت پایین استفاده می‌کند.
about-figure-mayor = بی‌طرف. هر که بازی‌اش کند او را میان ناحیه‌ها می‌گذارد و از قسمت‌های بالایی استفاده می‌کند.
about-figure-police-chief = بی‌طرف. در خود ناحیه می‌ایستد و می‌تواند آنجا یک فیگور را بکشد.
about-marker = هر که در ناحیه بیش از همه فیگور دارد یک نشانگر روی دسته می‌گذارد. نشانگر بالایی ناحیه را کنترل می‌کند؛ بیشترین نشانگر در پایان ۵ دلار می‌ارزد.
about-job-colours = بیشترین ماموریت انجام‌شده از یک رنگ در پایان ۵ دلار می‌ارزد.
about-influence = هر خاندان چند فیگور در این ناحیه یا روی فضای چسبیده به آن دارد؛ بی‌طرف‌ها با هم یک طرف‌اند. هر که در نبرد نواحی به‌تنهایی بیشترین را داشته باشد اینجا نشانگر می‌گذارد. طلایی اکنون برنده می‌شد.

since-turn = از نوبت قبلی شما:
tale-of = اکت { $act } چگونه گذشت
tale-wars = نبرد نواحی
tale-won = برنده: { $name }
tale-empty = کسی آنجا نیست
tale-tie = تساوی
tale-neutral = بی‌طرف‌ها جلوترند
tale-bid-back = متحدی نماند: رشوه را پس می‌گیرد
tale-losses = ازدست‌رفته‌ها
tale-shot = فیگوری را به دست { $name } از دست می‌دهد: { $figure }
tale-given = از دست می‌دهد

# To the reader: what the reader does, and what is done to the reader.
you-turn-began = نوبت شما
you-thug-placed = شما یک آدم‌کش بازی می‌کنید: { $business }
you-thug-moved = شما یک آدم‌کش را از { $business } به { $to_business } می‌برید.
you-member-placed = شما یک عضو خاندان بازی می‌کنید: { $areas }
you-completed = شما یک ماموریت انجام می‌دهید: { $job }. پرداخت: { $goods }
you-ally-played = شما یک متحد بازی می‌کنید: { $ally }
you-benefits = شما هم از قسمت پایین استفاده می‌کنید: { $business }
you-front-used = شما وارد معامله می‌شوید: { $business }
you-declined = شما صرف‌نظر می‌کنید.
you-took = شما برمی‌دارید: { $card }
you-nothing-left = شما چیزی نمی‌گیرید، چون تمام شده است: { $card }
you-stashed = شما در چمدان می‌گذارید: { $card }
you-discarded = شما می‌سوزانید: { $card }
you-horse-head = شما سر اسب را می‌گیرید.
you-no-job-left = ماموریتی نمانده است: شما چیزی برنمی‌دارید.
you-saw-jobs = شما برمی‌دارید: { $jobs }
you-kept-job = شما ماموریت «{ $job }» را نگه می‌دارید. سوزانده می‌شود: { $jobs }
you-took-discarded-job = شما از ماموریت‌های سوخته برمی‌دارید: { $job }
you-boss-placed = شما رئیس اتحادیه را به این تجارت می‌فرستید: { $business }
you-mayor-placed = شما شهردار را به این فضا می‌فرستید: { $areas }
you-chief-placed = شما رئیس پلیس را به { $turf } می‌فرستید.
you-gunned-down = شما یکی از فیگورهای { $target } را می‌کشید، محل: { $figure }
you-neutral-gunned-down = شما یک فیگور بی‌طرف را می‌کشید: { $figure }
you-asked-gift = شما از { $target } یک کارت می‌خواهید.
you-gave-card = شما به { $target } می‌دهید: { $card }
you-had-no-money = شما پولی در دست ندارید.
you-looked = شما به دست { $target } نگاه می‌کنید.
you-saw-hand = شما دست { $target } را می‌بینید: { $cards }
you-showed = شما باارزش‌ترین کارت پول خود را نشان می‌دهید: { $card }
you-offer-taken = شما کارت { $target } را در چمدان خود می‌گذارید: { $card }
you-returned = شما به بانک بازی برمی‌گردانید: { $card }
you-won-turf = { $turf }: شما برنده می‌شوید ({ $sides })
you-no-marker = شما در { $turf } نشانگری نمی‌گذارید.
you-marker-moved = شما یک نشانگر را از { $turf } به { $to_turf } می‌برید.
you-has-bid = شما رشوه‌ی خود را تعیین کرده‌اید.
you-bid-shown = رشوه‌ی شما: { $amount } دلار ({ $cards })
you-paid = شما { $amount } دلار به بانک بازی می‌پردازید.
you-bid-back = به شما متحدی نمی‌رسد و رشوه به چمدان برمی‌گردد: { $amount } دلار
you-ally-taken = شما یک متحد به دست می‌آورید: { $ally }
you-allies-back = شما به دست برمی‌گردانید: { $allies }
upon-you-gunned-down = { $seat } فیگور شما را می‌کشد، محل: { $figure }
upon-you-asked-gift = { $seat } از شما یک کارت می‌خواهد.
upon-you-gave-card = { $seat } به شما می‌دهد: { $card }
upon-you-looked = { $seat } به دست شما نگاه می‌کند.
upon-you-saw-hand = { $seat } دست شما را می‌بیند: { $cards }
upon-you-offer-taken = { $seat } کارت شما را در چمدان خود می‌گذارد: { $card }

## What bots are like

temper-easy = حواس‌پرت
temper-normal = حسابگر
temper-hard = محتاط
temper-boss = خونسرد
about-bot-easy = نمی‌بیند هر ناحیه در کنترل کیست و بسیاری از فرصت‌ها را از دست می‌دهد.
about-bot-normal = کاری را می‌کند که در این نوبت بیشترین سود را دارد.
about-bot-hard = پیش از انتخاب، بهترین حرکت‌هایش را با هم می‌سنجد.
about-bot-boss = برای هر تصمیم تا یک ثانیه نوبت‌های بعدی همه را می‌سنجد.
