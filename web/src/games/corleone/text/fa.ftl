# What only the page says of Corleone's Empire.

about-game = نیویورک، دهه‌ی پنجاه. آدم‌کش‌ها و خویشان را به شهر بفرستید، ماموریت انجام دهید، به بزرگان رشوه بدهید و پیش از آنکه دون باجش را بخواهد پول را به چمدان برسانید.

war-nobody = { $turf }: کسی آنجا نیست
war-tied = { $turf }: اکنون کسی برنده نمی‌شود ({ $sides })
war-ahead = { $turf }: اکنون { $name } برنده می‌شود ({ $sides })
stack-empty = { $turf }: در کنترل هیچ‌کس نیست
stack-of = { $turf }: در کنترل { $name }، { $count ->
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
hint-suitcase = چمدان: یک کارت پول از دست خود انتخاب کنید. در پایان فقط آنچه در چمدان است حساب می‌شود.

standing-of = اکت { $act } از ۴ · { $phase ->
    [war] نبرد نواحی
    [bribery] رشوه دادن
    [tribute] باج دادن
    [over] پایان
   *[business] تجارت خاندان
 } · محدودیت دست { $limit }

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

why-turfs = بیشترین نشانگر: { $turfs }
why-colours = بیشترین ماموریت: { $colours }

figure-thug = آدم‌کش
figure-don = رئیس خاندان
figure-consigliere = مشاور
figure-heir = جانشین
figure-copies = تعداد در بازی
piece-marker = نشانگرهای کنترل
piece-job-colours = ماموریت‌های انجام‌شده به رنگ
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
about-figure-union-boss = بی‌طرف. هر که بازی‌اش کند او را جلوی یک تجارت می‌گذارد و از قسمت پایین استفاده می‌کند.
about-figure-mayor = بی‌طرف. هر که بازی‌اش کند او را میان ناحیه‌ها می‌گذارد و از قسمت‌های بالایی استفاده می‌کند.
about-figure-police-chief = بی‌طرف. در خود ناحیه می‌ایستد و می‌تواند آنجا یک فیگور را بکشد.
about-marker = هر که در ناحیه بیش از همه فیگور دارد یک نشانگر روی دسته می‌گذارد. نشانگر بالایی ناحیه را کنترل می‌کند؛ بیشترین نشانگر در پایان ۵ دلار می‌ارزد.
about-job-colours = بیشترین ماموریت انجام‌شده از یک رنگ در پایان ۵ دلار می‌ارزد.
