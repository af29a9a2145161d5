# The words of La Cosa Nostra.

title = لا کوزا نوسترا

## Families

family-blundetto = ⁨Blundetto⁩
family-dimaggio = ⁨DiMaggio⁩
family-calmuti = ⁨Calmuti⁩
family-laserva = ⁨LaServa⁩
family-caruso = ⁨Caruso⁩

colour-yellow = زرد
colour-green = سبز
colour-red = قرمز
colour-purple = بنفش
colour-blue = آبی

## Gangsters

gangster-skinny-pino-blundetto = ⁨Skinny Pino Blundetto⁩
gangster-matchstick-nino-blundetto = ⁨Matchstick Nino Blundetto⁩
gangster-fat-berto-blundetto = ⁨Fat Berto Blundetto⁩
gangster-squinty-renzo-blundetto = ⁨Squinty Renzo Blundetto⁩
gangster-cleaver-aldo-blundetto = ⁨Cleaver Aldo Blundetto⁩
gangster-granite-rocco-blundetto = ⁨Granite Rocco Blundetto⁩
gangster-pockets-lello-dimaggio = ⁨Pockets Lello DiMaggio⁩
gangster-velvet-tullio-dimaggio = ⁨Velvet Tullio DiMaggio⁩
gangster-hammer-duilio-dimaggio = ⁨Hammer Duilio DiMaggio⁩
gangster-sleepy-gaspare-dimaggio = ⁨Sleepy Gaspare DiMaggio⁩
gangster-razor-ettore-dimaggio = ⁨Razor Ettore DiMaggio⁩
gangster-bishop-ruggero-dimaggio = ⁨Bishop Ruggero DiMaggio⁩
gangster-peanut-mimmo-calmuti = ⁨Peanut Mimmo Calmuti⁩
gangster-greasy-donato-calmuti = ⁨Greasy Donato Calmuti⁩
gangster-anvil-primo-calmuti = ⁨Anvil Primo Calmuti⁩
gangster-dice-sandro-calmuti = ⁨Dice Sandro Calmuti⁩
gangster-undertaker-livio-calmuti = ⁨Undertaker Livio Calmuti⁩
gangster-mad-ottavio-calmuti = ⁨Mad Ottavio Calmuti⁩
gangster-whistling-beppe-laserva = ⁨Whistling Beppe LaServa⁩
gangster-silk-massimo-laserva = ⁨Silk Massimo LaServa⁩
gangster-bulldog-oreste-laserva = ⁨Bulldog Oreste LaServa⁩
gangster-stingy-ennio-laserva = ⁨Stingy Ennio LaServa⁩
gangster-icepick-fausto-laserva = ⁨Icepick Fausto LaServa⁩
gangster-crowbar-saverio-laserva = ⁨Crowbar Saverio LaServa⁩
gangster-shorty-ugo-caruso = ⁨Shorty Ugo Caruso⁩
gangster-golden-elio-caruso = ⁨Golden Elio Caruso⁩
gangster-bricks-mauro-caruso = ⁨Bricks Mauro Caruso⁩
gangster-foxy-sisto-caruso = ⁨Foxy Sisto Caruso⁩
gangster-trigger-leandro-caruso = ⁨Trigger Leandro Caruso⁩
gangster-cardinal-amedeo-caruso = ⁨Cardinal Amedeo Caruso⁩

## Businesses

business-garage = گاراژ
business-building-firm = شرکت ساختمانی
business-waste-company = شرکت پسماند
business-nightclub = کلوب شبانه
business-casino = کازینو
business-pimp = پاانداز
business-drug-dealer = موادفروش
business-loan-shark = نزول‌خور
business-lawyer = وکیل
business-politician = سیاستمدار
business-cop = پلیس
business-numbered = { $name } { $value }

monopoly-prostitution = روسپی‌گری
monopoly-drugs = مواد مخدر
monopoly-loans = وام

## Jobs

card-drug-delivery = تحویل مواد
card-building-scam = کلاهبرداری ساختمانی
card-petrol-station-robbery = دزدی از پمپ بنزین
card-threats = تهدید
card-escort-service = خدمات همراهی
card-credit-card-fraud = کلاهبرداری کارت اعتباری
card-arms-trade = خرید و فروش سلاح
card-red-light-district = محله‌ی بدنام
card-car-theft = سرقت خودرو
card-investment-fraud = کلاهبرداری سرمایه‌گذاری
card-price-rigging = تبانی قیمت
card-cigarette-smuggling = قاچاق سیگار
card-insolvency = اعسار
card-card-sharping = تقلب در ورق
card-public-contracts = قراردادهای دولتی
card-blackmail = حق‌السکوت
card-investment-fraud-ii = کلاهبرداری سرمایه‌گذاری ۲
card-counterfeiting = جعل پول
card-bankruptcy = ورشکستگی
card-drug-trade = خرید و فروش مواد
card-car-theft-ii = سرقت خودرو ۲
card-illegal-subsidies = یارانه‌ی غیرقانونی
card-drug-smuggling = قاچاق مواد
card-wild-party = مهمانی پرهیاهو
card-election-rigging = تقلب انتخاباتی
card-usury = نزول‌خوری
card-hazardous-waste = پسماند خطرناک
card-roulette-con = تقلب در رولت
card-illegal-lab = آزمایشگاه زیرزمینی
card-drug-ring = شبکه‌ی مواد
card-insurance-scam = کلاهبرداری بیمه
card-toxic-dump = زباله‌گاه سمی
card-boxing-match = مسابقه‌ی بوکس
card-film-production = تولید فیلم
card-real-estate-fraud = کلاهبرداری ملکی
card-gambling-fix = تبانی در قمار
card-senators-party = مهمانی سناتور
card-car-smuggling = قاچاق خودرو
card-debt-trap = گرداب بدهی
card-beat-up-businessman = کتک زدن تاجر
card-property-damage = خسارت مالی
card-robbery-i-a = سرقت (۱)
card-robbery-i-b = سرقت بزرگ (۱)
card-robbery-ii-a = سرقت (۲)
card-robbery-ii-b = سرقت بزرگ (۲)
card-robbery-iii-a = سرقت (۳)
card-robbery-iv-a = سرقت (۴)
card-robbery-iv-b = سرقت بزرگ (۴)
card-vandalism = تخریب اموال
card-exceptional-offer = پیشنهاد استثنایی
card-connections = روابط
card-laundering = پول‌شویی
card-birthday = تولد
card-arson = آتش‌افروزی
card-kill-businessman = قتل تاجر
card-contract-killing = قتل سفارشی
card-persuasion = متقاعد کردن
card-hold-up = دستبرد
card-trap = تله
card-horse-race = اسب‌دوانی
card-drive-by = تیراندازی از خودرو
card-car-bomb = بمب در خودرو
card-poker = پوکر
card-own-racket = کاسبی خودش

about-drug-delivery = جنس موادفروش را به دست مشتری‌ها برسانید و پول بگیرید.
about-building-scam = برای بتنی که شرکت ساختمانی هرگز نریخته است صورت‌حساب بفرستید.
about-petrol-station-robbery = شبانه صندوق را خالی کنید؛ پولش کم است، ولی تجارتی لازم ندارد.
about-threats = یک نامه از وکیل، و مردم پول می‌دهند تا دست از سرشان بردارید.
about-escort-service = پاانداز برای آقایان تنها همدم می‌فرستد.
about-credit-card-fraud = با کارت دیگران خرید کنید؛ تجارتی لازم ندارد.
about-arms-trade = سیاستمدار کاغذها را امضا می‌کند و جعبه‌ها راهی دریا می‌شوند.
about-red-light-district = پاانداز خیابان را می‌گرداند و پلیس چشمش را می‌بندد.
about-car-theft = شب دزدیده می‌شود و تا صبح در گاراژ رنگ عوض می‌کند.
about-investment-fraud = وکیل برگه‌ی سهام می‌سازد و نزول‌خور ساده‌لوح‌ها را پیدا می‌کند.
about-price-rigging = همه‌ی شرکت‌های پسماند شهر یک قیمت می‌گویند: قیمت شما را.
about-cigarette-smuggling = تا پلیس استراحت می‌کند، بار سیگار بی‌مالیات رد می‌شود.
about-insolvency = نزول‌خور هر چه را برای بدهکار مانده است برمی‌دارد.
about-card-sharping = ورق‌های نشان‌دار سر بهترین میز کازینو.
about-public-contracts = سیاستمدار کاری می‌کند که شرکت پسماند برنده‌ی مناقصه شود.
about-blackmail = عکس‌ها دست پاانداز است و مبلغ را وکیل می‌گوید.
about-investment-fraud-ii = نزول‌خور برای خانه‌هایی وام می‌دهد که شرکت ساختمانی هرگز نمی‌سازد.
about-counterfeiting = کلوب شبانه باقی پول مشتری را با اسکناس تازه‌چاپ می‌دهد.
about-bankruptcy = بهترین مشتری پاانداز همه‌ی دارایی‌اش را به نزول‌خور بدهکار است.
about-drug-trade = دو موادفروش به تمام شهر جنس می‌رسانند.
about-car-theft-ii = پلیس می‌داند چه کسی در سفر است؛ بقیه‌اش با گاراژ.
about-illegal-subsidies = یارانه‌ی سیاستمدار خرج زمین خالی شرکت ساختمانی می‌شود.
about-drug-smuggling = دو موادفروش به پیشواز کشتی می‌روند و وکیل سراغ گمرک.
about-wild-party = پول از نزول‌خور، بقیه از موادفروش و پاانداز.
about-election-rigging = یک شب در کلوب، یک اشاره از پاانداز، و سیاستمدار برنده است.
about-usury = نزول‌خور سود را حساب می‌کند و پلیس در می‌زند.
about-hazardous-waste = بشکه‌های شرکت پسماند ناپدید می‌شوند و پلیس چیزی ندیده است.
about-roulette-con = پاانداز پولدارها را می‌آورد؛ بقیه‌اش با رولت کازینو.
about-illegal-lab = گاراژ شب‌ها چیزی می‌پزد که موادفروش روزها می‌فروشد.
about-drug-ring = سه موادفروش، یک کلوب شبانه برای فروش و یک پلیس برای خیال راحت.
about-insurance-scam = گاراژ خودرو را داغان می‌کند، پلیس گزارش می‌نویسد و وکیل پول را می‌گیرد.
about-toxic-dump = شرکت پسماند می‌آورد، شرکت ساختمانی دفن می‌کند و سیاستمدار امضا می‌کند.
about-boxing-match = سه نزول‌خور شرط می‌گیرند و پاانداز رمق قهرمان را می‌گیرد.
about-film-production = انتخاب بازیگر با دو پاانداز، حال‌وهوا با موادفروش، قراردادها با وکیل.
about-real-estate-fraud = وام و مجوز و سند برای ساختمانی که هرگز ساخته نمی‌شود.
about-gambling-fix = نتیجه‌ی بازی کازینو از پیش معلوم است؛ شکایت‌ها با پلیس و وکیل.
about-senators-party = دوستان سیاستمدار کلوب شبانه را پر کرده‌اند؛ سر پاانداز و موادفروش شلوغ است.
about-car-smuggling = خودروهای گاراژ در کانتینر پسماند و با مهر سیاستمدار راهی می‌شوند.
about-debt-trap = هر که در کازینو ببازد، نزول‌خور دم در منتظرش است.
about-beat-up-businessman = یک تاجر حریف تا راند بعد غیرفعال می‌شود.
about-property-damage = یک حریف به بانک بازی پول می‌دهد؛ با دو موفقیت بیشتر.
about-robbery-i-a = یک حریف به شما پول می‌دهد؛ با دو موفقیت بیشتر.
about-robbery-i-b = سخت‌تر از سرقت دیگر همین راند، ولی قربانی پول بیشتری به شما می‌دهد.
about-robbery-ii-a = یک حریف به شما پول می‌دهد؛ با دو موفقیت بیشتر.
about-robbery-ii-b = سخت‌تر از سرقت دیگر همین راند، ولی قربانی پول بیشتری به شما می‌دهد.
about-robbery-iii-a = یک حریف به شما پول می‌دهد؛ با دو موفقیت بیشتر.
about-robbery-iv-a = یک حریف به شما پول می‌دهد؛ با دو موفقیت بیشتر.
about-robbery-iv-b = سخت‌تر از سرقت دیگر همین راند، ولی قربانی پول بیشتری به شما می‌دهد.
about-vandalism = یک شرکت حریف تا راند بعد غیرفعال می‌شود.
about-exceptional-offer = تاس بیندازید و کارتی از بازار را ارزان‌تر بخرید؛ با دو موفقیت، به نصف قیمت.
about-connections = تاس بیندازید و هر کارتی را از دسته کارت تجارت یا بازار بخرید؛ با دو موفقیت ارزان‌تر.
about-laundering = پول را زیر کارت رئیس پنهان کنید: دست کسی به آن نمی‌رسد و در پایان دو برابر حساب می‌شود.
about-birthday = همه‌ی حریفان برایتان پول می‌آورند؛ با دو موفقیت بیشتر.
about-arson = یک شرکت حریف غیرفعال می‌شود؛ با دو موفقیت نابود می‌شود.
about-kill-businessman = یک تاجر حریف غیرفعال می‌شود؛ با دو موفقیت کشته می‌شود.
about-contract-killing = پرتاب تاس در برابر قدرت یک گانگستر؛ تنها دو موفقیت او را می‌کشد.
about-persuasion = با دو موفقیت، یک تاجر حریف از این پس برای شما کار می‌کند.
about-hold-up = واکنش: نصف پول ماموریت پول‌ساز یک حریف مال شما می‌شود؛ با دو موفقیت همه‌ی آن.
about-trap = واکنش: حمله به شما را دفع می‌کند؛ دو موفقیت مهاجم را هم می‌کشد.
about-horse-race = مبلغ شرط را بگویید: با موفقیت دو برابر می‌شود و با شکست از دست می‌رود.
about-drive-by = یک موفقیت در برابر قدرت یک گانگستر او را می‌کشد؛ اگر نشد، او می‌تواند تیراندازی متقابل کند.
about-car-bomb = یک گانگستر حریف غیرفعال می‌شود؛ با دو موفقیت کشته می‌شود.
about-poker = دیگران شرط می‌بندند و شما به اندازه‌ی همه‌ی شرط‌ها پول می‌گذارید: یا همه را می‌برید یا به هر کس دو برابر شرطش را می‌دهید.
about-own-racket = یک ماموریت پول‌ساز از آن خودش به جای ماموریت برنامه‌ریزی‌شده: هر موفقیت پول دارد.

## Influence cards

card-snitch = خبرچین
card-spy = جاسوس
card-emergency-doctor = پزشک اورژانس
card-henchman = وردست
card-saboteur = خرابکار
card-submachine-gun = مسلسل دستی
card-distraction = پرت کردن حواس
card-schemer = دسیسه‌چین

about-snitch = یک ماموریت برنامه‌ریزی‌شده‌ی حریف را ببینید یا همه‌ی کارت‌های بازار را عوض کنید.
about-spy = دو ماموریت برنامه‌ریزی‌شده‌ی حریفان را ببینید.
about-emergency-doctor = یک نفر را نجات می‌دهد؛ کشته‌شده فقط غیرفعال می‌شود و غیرفعال‌شده سرپا می‌ماند.
about-henchman = هنگام برنامه‌ریزی، روی هر گانگستری: سختی کارش یکی کمتر می‌شود.
about-saboteur = هنگام برنامه‌ریزی، روی گانگستر حریف: سختی کارش یکی بیشتر می‌شود.
about-submachine-gun = هنگام برنامه‌ریزی، روی هر گانگستری: تا پایان راند قدرتش یکی بیشتر است.
about-distraction = هنگام برنامه‌ریزی، روی گانگستر حریف: تا پایان راند قدرتش یکی کمتر است.
about-schemer = در فاز اکشن: یک نوبت اضافه درست پیش از نوبت بازیکن دیگر، یا رد کردن نوبت خودتان.

## Mercenaries

gang-crips = ⁨Crips⁩
gang-latinos = لاتینوها
gang-bikers = موتورسوارها
gang-russians = مافیای روسیه
gang-yakuza = یاکوزا

gangster-laverne-ontario = ⁨Laverne Ontario⁩
gangster-lil-omar = ⁨Lil’ Omar⁩
gangster-bernardo-farmacista = ⁨Bernardo Farmacista⁩
gangster-paco-santiago = ⁨Paco Santiago⁩
gangster-izzy-ordova = ⁨Izzy Ordova⁩
gangster-tuco-quintero = ⁨Tuco Quintero⁩
gangster-willy-svenson = ⁨Willy Svenson⁩
gangster-jimmy-the-tramp = ⁨Jimmy “The Tramp”⁩
gangster-lono-slifer = ⁨Lono Slifer⁩
gangster-dave-death-poppel = ⁨Dave “Death” Poppel⁩
gangster-adriano-simion = ⁨Adriano Simion⁩
gangster-stas-valigura = ⁨Stas Valigura⁩
gangster-alexei-walenko = ⁨Alexei Walenko⁩
gangster-boggy-gloves = ⁨Boggy Gloves⁩
gangster-fumiyo-goto = ⁨Fumiyo Goto⁩
gangster-kenzo-isosaki = ⁨Kenzo Isosaki⁩
gangster-ryu-yamamoto = ⁨Ryu Yamamoto⁩
gangster-saito-botan = ⁨Saito Botan⁩
gangster-takeshi-ando = ⁨Takeshi Ando⁩
gangster-yumiko-ishi = ⁨Yumiko Ishi⁩

about-laverne-ontario = هر راند { $amount } دلار به درآمد شما می‌افزاید.
about-lil-omar = به جای ماموریت برنامه‌ریزی‌شده‌اش می‌تواند برای پول تاس بیندازد: { $difficulty } یا بیشتر، هر موفقیت { $amount } دلار.
about-bernardo-farmacista = پس از موفقیت می‌تواند همان ماموریت را یک بار تکرار کند، مگر سرقت باشد.
about-paco-santiago = در حمله قدرتش { $attack_strength } است و تله بر او اثر ندارد.
about-izzy-ordova = به جای ماموریت برنامه‌ریزی‌شده‌اش می‌تواند قتل سفارشی انجام دهد.
about-tuco-quintero = در راه برگشت از ماموریت می‌تواند یک تاجر را هم کتک بزند.
about-willy-svenson = می‌تواند از ماموریت برنامه‌ریزی‌شده‌اش بگذرد و کارتی را از مرگ، نابودی یا غیرفعال شدن نجات دهد.
about-jimmy-the-tramp = وقتی به شما حمله می‌شود، ماموریت برنامه‌ریزی‌شده‌اش می‌تواند تله از آب درآید.
about-lono-slifer = { $uses ->
    [one] یک بار
   *[other] { $uses } بار
 } در هر راند تاسی را انتخاب کنید تا حریف دوباره بیندازد.
about-dave-death-poppel = هنگام برداشتن کارت، { $amount } کارت نفوذ بیشتر؛ و { $uses ->
    [one] یک بار
   *[other] { $uses } بار
 } در هر راند نگاهی به { $looks } ماموریت برنامه‌ریزی‌شده.
about-adriano-simion = در پایان راند { $cost } دلار بدهید تا قدرتش برای همیشه { $amount } بیشتر شود.
about-stas-valigura = هر بار { $amount } کارت بیشتر برمی‌دارید: ماموریت یا نفوذ، به انتخاب خودتان.
about-alexei-walenko = { $uses ->
    [one] یک بار
   *[other] { $uses } بار
 } در هر راند یک کارت نفوذ حریف را بی‌اثر می‌کند.
about-boggy-gloves = هم‌زمان دو ماموریت بر عهده می‌گیرد و تاس‌هایش را میان آن‌ها تقسیم می‌کند: هر کدام { $amount } تاس.
about-fumiyo-goto = تجارت‌ها را { $amount } دلار ارزان‌تر می‌خرید، پیش از هر تخفیف دیگر.
about-kenzo-isosaki = در یک راند هم به ماموریت می‌رسد و هم به خرید.
about-ryu-yamamoto = همه‌ی دسته کارت تجارت بازار شماست، آن هم { $amount } دلار ارزان‌تر.
about-saito-botan = کلوب‌های شبانه‌ی شما برای انحصار روسپی‌گری و کازینوها برای وام و مواد مخدر به حساب می‌آیند.
about-takeshi-ando = یک نوع تجارت به انتخاب شما دو برابر درآمد می‌دهد.
about-yumiko-ishi = تجارت‌ها برایتان نصف قیمت است و او در کنار کارش می‌تواند خریدی هم بکند.

## What jobs bring about

effect-deactivate = غیرفعال می‌شود
effect-kill = کشته می‌شود
effect-destroy = نابود می‌شود
effect-join = به شما می‌پیوندد
effect-pay-bank = قربانی { $amount } دلار به بانک بازی می‌دهد
effect-pay-you = قربانی { $amount } دلار به شما می‌دهد
effect-buy = خرید به قیمت کامل
effect-buy-less = خرید با { $amount } دلار تخفیف
effect-buy-half = خرید به نصف قیمت
effect-launder = پول‌شویی تا { $amount } دلار
effect-take-half = نصف پول مال شماست
effect-take-all = همه‌ی پول مال شماست
effect-repel = حمله دفع می‌شود
effect-kill-attacker = مهاجم کشته می‌شود
effect-double-stake = شرط شما دو برابر برمی‌گردد
effect-lose-stake = شرط شما از دست می‌رود
effect-take-pot = همه‌ی شرط‌ها مال شماست
effect-double-back = هر حریف دو برابر شرط خود را می‌گیرد
effect-return-fire = هدف می‌تواند تیراندازی متقابل کند
if-failed = شکست: { $effects }
each-success = { $amount } دلار برای هر موفقیت
by-strength = قدرت هدف
needs-nothing = بدون تجارت
on-businessman = یک تاجر
on-company = یک شرکت
on-gangster = یک گانگستر
on-player = یک بازیکن
on-all = همه‌ی حریفان
on-market = بازار
on-deck = دسته کارت یا بازار
on-self = خودتان
on-cash-job = ماموریت پول‌ساز یک حریف
on-attack = حمله به شما

## Parts of an offer

phrase-cash = { $amount } دلار
phrase-business = { $business }
phrase-gangster = { $gangster }
phrase-use = یک بار استفاده از { $business }
phrase-share = { $percent } درصد از پول یک ماموریت پول‌ساز
phrase-peace = حمله نکردن تا پایان راند { $round }
phrase-pay = بعداً { $amount } دلار (تا راند { $round })
phrase-use-later = بعداً یک بار استفاده از { $business } (تا راند { $round })
phrase-use-later-lacking = بعداً یک بار استفاده از { $business } (تا راند { $round }؛ اکنون مال او نیست)
phrase-return = بعداً { $business } (تا راند { $round })
phrase-return-lacking = بعداً { $business } (تا راند { $round }؛ اکنون مال او نیست)
phrase-words = قول شفاهی
phrase-any-business = { $kind } (هر کارتی)
phrase-any-use = یک بار استفاده از { $kind } (هر کارتی)
phrase-any-gangster = هر گانگستری
phrase-lapse-stage = فاز تمام شد
phrase-lapse-cash = { $seat } دیگر این قدر پول ندارد
phrase-lapse-gangster = { $gangster } دیگر آزاد نیست
phrase-lapse-business = { $business } دست به دست شد
phrase-lapse-use = از { $business } دیگر نمی‌توان استفاده کرد
phrase-lapse-round = راند { $round } تمام شد
phrase-lapse-markers = دیگر نشانگر معامله‌ای برای آن نمانده

## The table

money = { $amount } دلار
starts-now = بازیکن اول: { $name }
turn-of = نوبت: { $name }
asked-now = تصمیم با: { $names }
market = بازار
monopolies = انحصارها
known-deck = در دسته کارت تجارت
nobody = –
income-of = درآمد { $amount }
laundered-of = پول شسته‌شده { $amount }
markers-of = { $count } نشانگر
jobs-in-hand = ماموریت‌ها { $backs }
influence-in-hand = { $count } کارت نفوذ
known-cards = شناخته‌شده: { $cards }
looks-left = نگاه باقی‌مانده: { $count }
trophies-of = غنیمت‌ها: { $names }
is-down = غیرفعال
is-used = استفاده‌شده
uses-left = باقی‌مانده: { $count } بار
is-idle = بیکار
buys = خرید
your-jobs = ماموریت‌های شما
your-influence = کارت‌های نفوذ شما
under-boss = زیر کارت رئیس شما
for-hire = قابل استخدام
hired-guns = مزدوران استخدام‌شده
under-way = در حال اجرا
dice-against = تاس‌ها { $dice } در برابر سختی { $difficulty }
successes-of = { $count } موفقیت
at-stake = پای { $amount } در میان است
threatened = اگر کسی دخالت نکند: { $what }
offers-now = پیشنهادها
gives-wants = { $give } می‌دهد؛ { $want } می‌خواهد
to-all-ears = آشکار برای همه
pays-debts = بابت بدهی
would-take-it = حاضر به پذیرفتن: { $names }
notes-now = تابلو
has-wants = دارد: { $have }؛ می‌خواهد: { $want }
promises-made = قول‌ها
promise-is-pending = در انتظار
promise-is-kept = عمل شد
promise-is-broken = شکسته شد
promise-is-void = باطل
still-due = بدهی: { $amount }
given-for = در برابر { $things }
deal-by-typing = معامله را تایپ کنید، مثلاً: { $example }
help-deals =
    معامله‌ها تایپ می‌شوند: بازیکنان با نام یا شماره، تجارت‌ها و گانگسترها با نام لاتین خط‌تیره‌دار.
    ⁨offer PLAYER give … want …⁩ – آنچه بی‌درنگ دست‌به‌دست می‌شود: ⁨3000⁩، ⁨garage-1⁩، ⁨use:garage-1⁩ (یک بار استفاده).
    ⁨offer PLAYER,PLAYER open …⁩ – به چند نفر، آشکار برای همه. در پایان می‌توان افزود: ⁨say no hard feelings⁩
    ⁨promise words say …⁩ – آنچه می‌گویید قول شما می‌شود (با ⁨ask words⁩ قول طرف مقابل)؛ وگرنه فقط حرف است.
    قول شما با «⁨promise⁩» و قول خواستن از دیگران با «⁨ask⁩»؛ قول الزام‌آور نیست:
    ⁨share:20 peace:3 pay:4000@3 use:cop-1@3 return:cop-1@3⁩
    ⁨accept PLAYER⁩، ⁨decline PLAYER⁩، ⁨counter PLAYER give … want …⁩؛ درباره‌ی پیشنهاد خودتان: ⁨withdraw PLAYER⁩، ⁨pick PLAYER⁩
    ⁨pay PLAYER 3000⁩ – هدیه یا بدهی. ⁨take-back cop-1⁩ – نشانگر خودتان. ⁨judge 1 kept⁩ (یا ⁨broken⁩) – قول شماره‌ی ۱.
    ⁨settle 1⁩ – عمل به قول شماره‌ی ۱. ⁨offer PLAYER debt give 2000⁩ – با «⁨debt⁩» آنچه داده می‌شود بابت بدهی است.
    ⁨post have … want …⁩ – یادداشت شما روی تابلو که الزام‌آور نیست؛ هر کدام از یک نوع: ⁨want use:lawyer⁩. با ⁨post nothing⁩ برداشته می‌شود.
left-open-means = پیشنهاد بی‌پاسخ معتبر می‌ماند تا پس گرفته یا رد شود، ناممکن شود یا فاز به پایان برسد. پیشنهاد متقابل: ⁨counter { $player } give … want …⁩
offers-left = پیشنهاد باقی‌مانده: { $count }
men-of = گانگسترها: { $strengths }
typo-partners-first = اول بگویید به چه کسی: { $verb } و نام یا شماره‌ی بازیکن.
typo-say-give = پیش از «{ $word }» یکی از ⁨give⁩، ⁨want⁩، ⁨promise⁩ یا ⁨ask⁩ را بنویسید.
typo-amount = «{ $word }»: مبلغ را فقط با رقم بنویسید، { $digits }.
typo-no-such-thing = «{ $word }» چیزی نیست که بتوان داد.{ $found ->
    [0] {" "}می‌توان نوشت: ⁨3000, garage-1, use:garage-1, fat-berto-blundetto⁩ و مانند این‌ها
   *[some] {" "}شاید: { $near }
 }
typo-no-such-promise = «{ $word }» قول نیست. قول‌ها: { $near }
typo-promise-number = «{ $word }»: عدد نیست یا نادرست است. این‌طور بنویسید: { $near }
typo-too-many-parts = پیشنهاد حداکثر { $most } بخش دارد.
typo-too-long = گفته حداکثر { $most } حرف دارد.
typo-cash-twice = پول نقد در هر طرف یک بار می‌آید.
typo-words-unsaid = قول شفاهی باید گفته شود: ⁨… promise words say …⁩
typo-post-what = بنویسید چه دارید و چه می‌خواهید: ⁨post have … want …⁩، یا ⁨post nothing⁩ تا یادداشت برداشته شود.
typo-say-have = پیش از «{ $word }» یکی از ⁨have⁩ یا ⁨want⁩ را بنویسید.
typo-say-which = «{ $word }»: بگویید دقیقاً کدام را دارید: { $near }
typo-note-too-long = هر یادداشت حداکثر { $most } بخش دارد.

## At the end

column-cash = پول نقد
column-income = آخرین درآمد
column-debts = بدهی‌ها
column-gangsters = گانگسترها
column-trophies = غنیمت‌ها
column-laundered = پول شسته‌شده

## What is asked

ask-refusing = این ماموریت‌ها را نگه می‌دارید؟ فقط اگر همه حمله باشند می‌توانید آن‌ها را نپذیرید.
ask-drawing = یک کارت به انتخاب خودتان بردارید؛ باقی‌مانده: { $count }
ask-hiring = گانگستری استخدام می‌کنید؟
ask-swapping = یک گانگستر شروع را با مزدوری هم‌قدرت او تعویض می‌کنید؟ تفاوت قیمت را می‌پردازید.
ask-plan-turn = برنامه‌ریزی: به یکی از گانگسترهایتان کاری بسپارید و نوبت را تمام کنید. بازی کردن کارت نفوذ و نگاه کردن آزاد است.
ask-action-turn = اکشن: یک کار را اجرا یا لغو کنید و نوبت را تمام کنید. بازی کردن کارت نفوذ و نگاه کردن آزاد است.
ask-anything-else = کار دیگری هم دارید؟ اگر نه، نوبت را تمام کنید.
ask-window-rerolls = { $gangster }، { $job }: تاس‌ها { $dice } در برابر سختی { $difficulty }. تاسی دوباره انداخته شود؟
ask-window-rerolls-vain = { $gangster }، { $job }: تاس‌ها { $dice } در برابر سختی { $difficulty }. تاسی دوباره انداخته شود؟ سودی برای شما ندارد.
ask-window-hold-ups = { $gangster }، { $job }: قرار است بانک بازی { $amount } دلار بپردازد. دستبرد می‌زنید؟
ask-window-traps = { $gangster } به شما حمله می‌کند: { $job }. با تله پاسخ می‌دهید؟
ask-window-traps-gangster = { $gangster } به { $victim } حمله می‌کند: { $job }. با تله پاسخ می‌دهید؟
ask-window-traps-business = { $gangster } به { $business } حمله می‌کند: { $job }. با تله پاسخ می‌دهید؟
ask-window-saves-gangster = { $gangster } در آستانه‌ی { $killed ->
    [1] کشته شدن
   *[0] غیرفعال شدن
 } است. دخالت می‌کنید؟
ask-window-saves-business = { $business } در آستانه‌ی { $killed ->
    [1] از دست رفتن
   *[0] غیرفعال شدن
 } است. دخالت می‌کنید؟
ask-window-schemes = نوبت { $seat } نزدیک است. دسیسه‌چین بازی می‌کنید تا زودتر نوبت بگیرید؟
ask-window-vetoes = { $seat } کارت { $card } را بازی می‌کند. آن را بی‌اثر می‌کنید؟
ask-window-vetoes-on = { $seat } کارت { $card } را روی { $gangster } می‌گذارد. آن را بی‌اثر می‌کنید؟
ask-window-vetoes-market = { $seat } کارت { $card } را بازی می‌کند تا همه‌ی بازار عوض شود. آن را بی‌اثر می‌کنید؟
ask-picking-markers = { $job }: از کدام نشانگر خود استفاده می‌کنید؟ نوع تجارت: { $kind }
ask-staking = { $job }: چقدر شرط می‌بندید؟ حداکثر { $amount } دلار
ask-buying = یکی از تجارت‌ها را می‌خرید؟
ask-buying-less = یکی از تجارت‌ها را با { $amount } دلار تخفیف می‌خرید؟
ask-buying-half = یکی از تجارت‌ها را به نصف قیمت می‌خرید؟
ask-laundering = پول‌شویی می‌کنید؟ حداکثر { $amount } دلار
ask-firing-back = تیر { $gangster } به { $victim } نمی‌خورد. تیراندازی متقابل می‌کنید؟
ask-again = { $gangster } می‌تواند ماموریت را تکرار کند: { $job }
ask-afterwards = { $gangster } می‌تواند در راه برگشت یک کار دیگر هم بکند.
ask-doubling = کدام نوع از تجارت‌هایتان دو برابر درآمد بدهد؟
ask-settling = بدهی‌ای دارید که موعدش همین حالاست. هر چه را نپردازید، قول شکسته به شمار می‌آید.
ask-growing = برای { $gangster } مبلغ { $amount } دلار می‌دهید؟ قدرتش برای همیشه { $strength } می‌شود.
ask-limits-jobs = ماموریت‌هایتان زیاد است. باید بسوزانید: { $count }
ask-limits-influence = کارت‌های نفوذتان زیاد است. باید بسوزانید: { $count }
ask-to-answer = پیشنهادی منتظر پاسخ شماست.
ask-to-pick = پیشنهاد شما خواهان دارد. معامله می‌کنید؟

## Actions

do-pass = { $step ->
    [refusing] نگه داشتن ماموریت‌ها
    [hiring] این بار هیچ‌کس
    [buying] نخریدن
    [laundering] پول‌شویی نکردن
    [firing-back] جواب ندادن به تیراندازی
    [again] تکرار نکردن
    [afterwards] یک‌راست به خانه
    [growing] این بار نه
   *[window] کاری نکردن
 }
do-refuse = نپذیرفتن کارت‌ها: همه‌ی ماموریت‌ها از نو پخش می‌شوند
do-draw = { $pile ->
    [jobs] برداشتن یک ماموریت
   *[influence] برداشتن یک کارت نفوذ
 }
do-hire = استخدام { $gangster }
do-swap = تعویض { $gangster } با { $mercenary }
do-plan = { $gangster }: { $job }
do-plan-purchase = { $gangster }: خرید { $business }
do-done = پایان نوبت
do-put = { $card } روی { $gangster }
do-play = بازی کردن { $card }: نگاه به ماموریت‌های برنامه‌ریزی‌شده
do-new-market = بازی کردن خبرچین: عوض کردن همه‌ی بازار
do-skip = بازی کردن دسیسه‌چین: رد کردن این نوبت
do-use = { $business }: نگاه به ماموریت‌های برنامه‌ریزی‌شده
do-send = فرستادن { $gangster } برای نگاه به ماموریت‌های برنامه‌ریزی‌شده
do-look = نگاه به ماموریت { $gangster }{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] اولی
       *[2] دومی
     })
 }
do-do = { $gangster }: اجرای کار{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] اولی
       *[2] دومی
     })
 }
do-attack-business = { $gangster } علیه { $business }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] کار اول
       *[2] کار دوم
     })
 }
do-attack-gangster = { $gangster } علیه { $victim }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] کار اول
       *[2] کار دوم
     })
 }
do-attack-player = { $gangster } علیه { $seat }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] کار اول
       *[2] کار دوم
     })
 }
do-cancel = { $gangster }: لغو کار{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] اولی
       *[2] دومی
     })
 }
do-instead = { $count ->
    [1] { $gangster }: کاسبی خودش به جای ماموریت برنامه‌ریزی‌شده
   *[2] { $gangster } علیه { $victim } به جای ماموریت برنامه‌ریزی‌شده
 }
do-stake = { $amount ->
    [0] شرط نبستن
   *[some] شرط بستن { $amount } دلار
 }
do-use-marker = استفاده از نشانگر روی { $business }
do-buy = خرید { $business }
do-launder = پول‌شویی { $amount } دلار
do-reroll = دوباره انداختن تاس { $die }
do-answer = دخالت با { $gangster }{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] ماموریت اول
       *[2] ماموریت دوم
     })
 }
do-heal = خبر کردن پزشک اورژانس
do-scheme = بازی کردن دسیسه‌چین: همین حالا یک نوبت اضافه
do-veto = بی‌اثر کردن کارت
do-remove = لغو کارت { $card } روی { $gangster }
do-fire = تیراندازی متقابل
do-double = دو برابر کردن درآمد: { $kind }
do-grow = پول دادن برای قوی‌تر شدن او
do-discard-job = سوزاندن: { $job }
do-discard = سوزاندن: { $card }
do-take-back = پس گرفتن نشانگر روی { $business }
do-offer = پیشنهاد به { $to } – می‌دهید: { $give }؛ می‌گیرید: { $want }.{ $debt ->
    [1] {" "}این بابت بدهی است.
   *[0] {""}
 } { $said }
do-counter = پیشنهاد متقابل به { $to } – می‌دهید: { $give }؛ می‌گیرید: { $want }.{ $debt ->
    [1] {" "}این بابت بدهی است.
   *[0] {""}
 } { $said }
do-accept = پذیرفتن پیشنهاد { $seat }
do-decline = رد کردن پیشنهاد { $seat }
do-withdraw = پس گرفتن پیشنهاد به { $seat }
do-pick = انجام معامله با { $seat }
do-pay = دادن { $amount } دلار به { $seat }
do-judge = قول شماره‌ی { $promise }: { $verdict ->
    [kept] عمل شد
   *[broken] شکسته شد
 }
task-do = { $gangster }: { $job }
task-buying = خرید { $business }
task-attack = { $gangster }: { $job } علیه { $aim }
task-cancel = { $gangster }: لغو { $job }
task-answer = وارد شدن با { $gangster }: { $job }
task-lacks = { $gangster }: { $job } – ندارید: { $businesses }
job-lacks = ندارید: { $businesses }
accept-terms = پذیرفتن: { $seat } می‌دهد { $give }؛ شما می‌دهید { $want }
settle-terms = عمل به قول شماره‌ی { $promise } به { $seat }: { $what }{ $amount ->
    [0] {""}
   *[some] {" "}– پرداختنی { $amount } دلار
 }
judge-terms = قول شماره‌ی { $promise } از { $seat } { $said }: { $verdict ->
    [kept] عمل شد
   *[broken] شکسته شد
 }
do-settle = عمل به قول شماره‌ی { $promise }
do-leave = گذشتن از باقی بدهی‌ها
do-post = { $have_count ->
    [0] { $want_count ->
        [0] برداشتن یادداشت از تابلو
       *[some] یادداشت روی تابلو – می‌خواهید: { $want }
     }
   *[some] یادداشت روی تابلو – دارید: { $have }؛ می‌خواهید: { $want }
 }

verb-pass = پاس دادن
verb-refuse = نپذیرفتن کارت‌ها
verb-draw = برداشتن یک کارت
verb-hire = استخدام یک گانگستر
verb-swap = تعویض یک گانگستر
verb-plan = سپردن یک ماموریت
verb-plan-purchase = سپردن یک خرید
verb-done = پایان نوبت
verb-put = گذاشتن کارت روی یک گانگستر
verb-play = بازی کردن کارت برای نگاه کردن
verb-new-market = عوض کردن بازار
verb-skip = رد کردن نوبت
verb-use = استفاده از وکیل
verb-send = فرستادن کسی برای نگاه کردن
verb-look = نگاه به یک ماموریت برنامه‌ریزی‌شده
verb-do = اجرای یک کار
verb-attack-business = حمله به یک تجارت
verb-attack-gangster = حمله به یک گانگستر
verb-attack-player = حمله به یک بازیکن
verb-cancel = لغو یک کار
verb-instead = ماموریتی دیگر به جای آن
verb-stake = شرط بستن
verb-use-marker = استفاده از یک نشانگر
verb-buy = خرید یک تجارت
verb-launder = پول‌شویی
verb-reroll = دوباره انداختن یک تاس
verb-answer = دخالت
verb-heal = پزشک اورژانس
verb-scheme = نوبت اضافه
verb-veto = بی‌اثر کردن یک کارت
verb-remove = لغو کارت روی یک گانگستر
verb-fire = تیراندازی متقابل
verb-double = دو برابر کردن یک درآمد
verb-grow = قوی‌تر شدن
verb-discard-job = سوزاندن یک ماموریت
verb-discard = سوزاندن یک کارت نفوذ
verb-take-back = پس گرفتن یک نشانگر
verb-offer = پیشنهاد دادن
verb-counter = پیشنهاد متقابل دادن
verb-accept = پذیرفتن یک پیشنهاد
verb-decline = رد کردن یک پیشنهاد
verb-withdraw = پس گرفتن یک پیشنهاد
verb-pick = انتخاب طرف معامله
verb-pay = پول دادن
verb-judge = داوری درباره‌ی یک قول
verb-settle = عمل به قول
verb-leave = نپرداختن بدهی
verb-post = نوشتن روی تابلو

param-seat = بازیکن
param-gangster = گانگستر
param-victim = هدف
param-mercenary = مزدور
param-business = تجارت
param-kind = نوع تجارت
param-job = ماموریت
param-card = کارت
param-task = کار
param-amount = مبلغ
param-pile = دسته کارت
param-die = تاس
param-promise = قول
param-verdict = داوری
param-why = دلیل
that-is-all = فقط همین

## What happens

event-round-began = راند { $round } شروع می‌شود. بازیکن اول: { $seat }
event-drew-jobs = { $seat } { $count ->
    [one] { $count } ماموریت
   *[other] { $count } ماموریت
 } برمی‌دارد.
event-saw-jobs = { $seat } ماموریت برمی‌دارد: { $jobs }
event-refused = { $seat } جز حمله ماموریتی نگرفته است و کارت‌ها را نمی‌پذیرد: همه‌ی ماموریت‌ها از نو پخش می‌شوند.
event-drew-influence = { $seat } { $count ->
    [one] { $count } کارت نفوذ
   *[other] { $count } کارت نفوذ
 } برمی‌دارد.
event-saw-influence = { $seat } کارت نفوذ برمی‌دارد: { $cards }
event-reshuffled = کارت‌های نفوذ سوخته بر زده می‌شوند و دسته کارت تازه‌ای می‌سازند.
event-mercenaries-shown = قابل استخدام: { $gangsters }
event-mercenaries-aside = کسی استخدامشان نکرد و کنار گذاشته می‌شوند: { $gangsters }
event-hired = { $seat } به قیمت { $amount } دلار استخدام می‌کند: { $gangster }
event-swapped = { $seat } گانگستر شروع { $gangster } را با { $mercenary } تعویض می‌کند و { $amount } دلار می‌پردازد.
event-planned = { $seat } یک ماموریت راند { $round } را به پشت به { $gangster } می‌سپارد.
event-planned-job = { $seat } ماموریتی به { $gangster } می‌سپارد: { $job }
event-planned-purchase = { $seat } خریدی به { $gangster } می‌سپارد: { $business }
event-market-card = کارت تازه‌ی بازار: { $business }
event-market-away = از بازار به زیر دسته می‌رود: { $businesses }
event-looked-through-deck = { $seat } به همه‌ی دسته کارت تجارت نگاه می‌کند.
event-saw-deck = { $seat } در دسته کارت تجارت می‌بیند: { $businesses }
event-put = { $seat } کارت { $card } را روی { $gangster } می‌گذارد.
event-played = { $seat } بازی می‌کند: { $card }
event-played-for-market = { $seat } کارت { $card } را بازی می‌کند تا همه‌ی بازار عوض شود.
event-vetoed = { $seat } کارت را بی‌اثر می‌کند: { $card }
event-removed = { $seat } کارت { $card } را که روی { $gangster } است لغو می‌کند.
event-card-off = کار { $card } روی { $gangster } تمام است و کارت سوزانده می‌شود.
event-used = { $seat } از مهارت تاجر خود استفاده می‌کند: { $business }
event-sent = { $seat } گانگستری را می‌فرستد تا به ماموریت‌های برنامه‌ریزی‌شده نگاه کند: { $gangster }
event-looked = { $seat } به یک ماموریت برنامه‌ریزی‌شده‌ی { $other_seat } نگاه می‌کند: { $gangster }
event-saw-job = { $seat } ماموریتی را می‌بیند که { $other_seat } به { $gangster } سپرده است: { $job }
event-healed = { $seat } پزشک اورژانس خبر می‌کند: قربانی کشته نمی‌شود، فقط غیرفعال می‌شود.
event-saved = { $seat } پزشک اورژانس خبر می‌کند: قربانی آسیبی نمی‌بیند.
event-extra-turn = { $seat } یک نوبت اضافه بازی می‌کند.
event-skipped = { $seat } نوبت خود را رد می‌کند.
event-bought = { $seat } به قیمت { $amount } دلار می‌خرد: { $business }
event-cancelled = { $seat } کار { $gangster } را لغو می‌کند.
event-gave-up = { $gangster } ({ $seat }) از ماموریت برنامه‌ریزی‌شده‌اش می‌گذرد، بدون این‌که کسی آن را ببیند.
event-revealed = { $gangster } ({ $seat }) ماموریت را آشکار می‌کند: { $job }
event-attacks-gangster = { $seat } با { $gangster } به { $victim } حمله می‌کند: { $job }
event-attacks-player = { $seat } با { $gangster } به { $other_seat } حمله می‌کند: { $job }
event-attacks-business = { $seat } با { $gangster } به { $business } حمله می‌کند: { $job }
event-no-target = { $seat } برای «{ $job }» هدفی ندارد: ماموریت سوزانده می‌شود.
event-unmet = { $seat } به تجارت لازم برای «{ $job }» دسترسی ندارد: ماموریت سوزانده می‌شود.
event-staked = { $seat } { $amount } دلار شرط می‌بندد.
event-pot = { $seat } به اندازه‌ی شرط همه‌ی حریفان پول می‌گذارد: { $amount } دلار
event-cannot-match = { $seat } نمی‌تواند به اندازه‌ی شرط‌ها، یعنی { $amount } دلار، پول بگذارد: شرط‌ها برمی‌گردند.
event-rolled = { $gangster } ({ $seat }) تاس می‌اندازد: { $dice } در برابر سختی { $difficulty }
event-rerolled = به خواست { $seat } یک تاس { $before } دوباره انداخته می‌شود: { $after }
event-came-off = { $seat }، { $job }: { $count ->
    [0] بدون موفقیت
    [one] { $count } موفقیت
   *[other] { $count } موفقیت
 }
event-held-up = { $seat } به { $other_seat } دستبرد می‌زند و { $amount } دلار می‌برد.
event-paid-out = { $seat }، { $job }: { $count ->
    [one] { $count } موفقیت
   *[other] { $count } موفقیت
 }، { $amount ->
    [0] ولی از پول آن چیزی نمی‌ماند.
   *[some] { $amount } دلار از بانک بازی.
 }
event-paid-bank = { $seat } { $amount } دلار به بانک بازی می‌پردازد.
event-paid-player = { $seat } { $amount } دلار به { $other_seat } می‌پردازد.
event-won-stake = { $seat } { $amount } دلار می‌برد.
event-lost-stake = { $seat } شرط { $amount } دلاری خود را می‌بازد.
event-laundered = { $seat } { $amount } دلار پول‌شویی می‌کند.
event-repelled = { $seat } حمله را دفع می‌کند.
event-prevented = { $seat } به کمک { $gangster } جلوی آسیب را می‌گیرد.
event-persuaded = { $seat } یک تاجر { $other_seat } را به خدمت خود درمی‌آورد: { $business }
event-business-down = { $business } ({ $seat }) تا راند بعد غیرفعال می‌شود.
event-business-lost = { $business } ({ $seat }) برای همیشه از دست می‌رود.
event-gangster-down = { $gangster } ({ $seat }) تا راند بعد غیرفعال می‌شود.
event-gangster-killed = { $gangster } ({ $seat }) کشته می‌شود. غنیمت به { $other_seat } می‌رسد.
event-job-lost = { $gangster } ({ $seat }) ماموریت برنامه‌ریزی‌شده‌اش را از دست می‌دهد، بدون این‌که کسی آن را ببیند.
event-purchase-lost = خرید { $gangster } ({ $seat }) انجام نمی‌شود: { $business } زیر دسته کارت تجارت می‌رود.
event-monopoly-gained = { $seat } انحصاری به دست می‌آورد: { $monopoly }
event-monopoly-lost = { $seat } انحصاری را از دست می‌دهد: { $monopoly }
event-marker-put = { $seat } یک نشانگر معامله روی { $business } می‌گذارد.
event-marker-back = یک نشانگر معامله از روی { $business } به { $seat } برمی‌گردد.
event-offered = پیشنهاد { $seat } به { $to } – می‌دهد: { $give }؛ می‌خواهد: { $want }.{ $debt ->
    [1] {" "}این بابت بدهی است.
   *[0] {""}
 } { $said }
event-countered = { $seat } در پاسخ به پیشنهاد { $other_seat } پیشنهاد متقابل می‌دهد – می‌دهد: { $give }؛ می‌خواهد: { $want }.{ $debt ->
    [1] {" "}این بابت بدهی است.
   *[0] {""}
 } { $said }
event-countered-privately = { $seat } در پاسخ به پیشنهاد { $other_seat } پیشنهاد متقابل می‌دهد، خصوصی.
event-agreed = معامله جوش خورد! { $seat } می‌دهد: { $give }. { $to } می‌دهد: { $want }.{ $debt ->
    [1] {" "}این بابت بدهی است.
   *[0] {""}
 } { $said }
event-would-take = { $seat } حاضر است پیشنهاد { $other_seat } را بپذیرد.
event-declined = { $seat } پیشنهاد { $other_seat } را رد می‌کند{ $why ->
    [too-little] : «کم است.»
    [needed] : «خودم لازمش دارم.»
    [useless] : «به کارم نمی‌آید.»
    [distrust] : «قول خالی برایم کافی نیست.»
    [not-now] : «حالا نه.»
   *[unsaid] .
 }
event-withdrawn = { $seat } پیشنهاد خود به { $other_seat } را پس می‌گیرد.
event-lapsed = یک پیشنهاد { $seat } منقضی می‌شود: { $cause }
event-posted = { $seat } روی تابلو می‌نویسد – دارد: { $have }؛ می‌خواهد: { $want }
event-took-down = { $seat } یادداشت خود را از تابلو برمی‌دارد.
event-board-wiped = تابلو پاک می‌شود.
event-gave-cash = { $seat } { $amount } دلار به { $other_seat } می‌دهد.
event-handed-over = { $seat } این تجارت را به { $other_seat } می‌سپارد: { $business }
event-share-due = { $seat } از این پول { $amount } دلار به { $other_seat } بدهکار است (قول شماره‌ی { $promise }).
event-promise-kept = { $seat } به قول شماره‌ی { $promise } خود به { $other_seat } عمل می‌کند.
event-promise-broken = { $seat } قول شماره‌ی { $promise } خود به { $other_seat } را می‌شکند!
event-promise-void = قول شماره‌ی { $promise }، از { $seat } به { $other_seat }، باطل می‌شود.
event-income = درآمد { $seat }: { $amount } دلار{ $factor ->
    [1] {""}
   *[more] {" "}({ $factor } × { $income } دلار)
 }{ $extra ->
    [0] {""}
   *[more] {"، "}که { $extra } دلار آن بابت انحصار است: { $monopolies }
 }
event-business-bonus = { $seat } بیشترین درآمد را دارد و { $amount } دلار پاداش تجارت می‌گیرد.
event-grew = { $seat } { $amount } دلار برای { $gangster } می‌پردازد: قدرت { $strength }
event-discarded-job = { $seat } یک ماموریت راند { $round } را می‌سوزاند.
event-discarded-own-job = { $seat } می‌سوزاند: { $job }
event-discarded-influence = { $seat } یک کارت نفوذ می‌سوزاند.
event-discarded-own-influence = { $seat } می‌سوزاند: { $card }
event-scored = { $seat }: پول نقد { $cash } دلار، گانگسترها { $gangster_bonus } دلار، غنیمت‌ها { $trophy_bonus } دلار، پول شسته‌شده { $laundered_bonus } دلار. مجموع { $total } دلار
event-game-over = بازی تمام شد. برنده: { $seats }

## Why not

no-game-over = بازی تمام شده است.
no-no-such-seat = چنین بازیکنی نیست.
no-not-your-turn = نوبت { $seat } است.
no-wait-for = اول { $seat } باید تصمیم بگیرد.
no-not-only-attacks = ماموریت‌هایی جز حمله هم گرفته‌اید، پس باید کارت‌ها را بپذیرید.
no-refuse-or-keep = اول بگویید ماموریت‌ها را نگه می‌دارید یا نه.
no-draw-first = اول کارت‌های خود را بردارید.
no-hire-or-pass = یک گانگستر استخدام کنید، یا پاس بدهید.
no-not-for-hire = نمی‌توانید { $gangster } را استخدام کنید.
no-swap-only = در راند ۱ استخدامی در کار نیست، فقط تعویض گانگستر.
no-swap-in-first-round = تعویض گانگستر فقط در راند ۱ و با اکسپنشن ممکن است.
no-same-strength = فقط گانگسترهای هم‌قدرت را می‌توان تعویض کرد.
no-starters-only = فقط گانگستر شروع را می‌توان تعویض کرد.
no-cannot-pay = نمی‌توانید { $amount } دلار بپردازید.
no-plan-now = نوبت برنامه‌ریزی شماست: یک ماموریت یا یک خرید بسپارید.
no-no-passing = هر کس گانگستر بیکار دارد نمی‌تواند پاس بدهد.
no-gangster-idle = یکی از گانگسترهایتان هنوز کاری ندارد.
no-assigned-already = کار این نوبت را پیش‌تر سپرده‌اید.
no-not-your-gangster = { $gangster } گانگستر شما نیست.
no-gangster-inactive = { $gangster } تا راند بعد غیرفعال است.
no-gangster-busy = { $gangster } نمی‌تواند این کار را هم بر عهده بگیرد.
no-job-not-in-hand = ماموریت «{ $job }» در دست شما نیست.
no-not-in-market = { $business } در بازار نیست.
no-card-not-in-hand = این کارت را ندارید: { $card }
no-card-not-now = این کارت را الان نمی‌توان بازی کرد: { $card }
no-only-while-planning = این کارت در نوبت برنامه‌ریزی خودتان بازی می‌شود: { $card }
no-only-in-action-stage = دسیسه‌چین در فاز اکشن بازی می‌شود.
no-one-per-gangster = روی او از قبل چنین کارتی هست: { $card }
no-opponents-only = این کارت را فقط روی گانگسترهای حریفان می‌توان گذاشت: { $card }
no-gangster-not-in-play = { $gangster } در بازی نیست.
no-deck-empty = دسته کارت تجارت خالی است.
no-only-on-own-turn = فقط در نوبت خودتان می‌توانید به ماموریت‌ها نگاه کنید.
no-nothing-to-look-at = ماموریت برنامه‌ریزی‌شده‌ای نیست که بتوانید به آن نگاه کنید.
no-no-look-left = نگاهی برایتان نمانده است: اول یک کارت بازی کنید یا از یک وکیل استفاده کنید.
no-no-hidden-job-there = { $gangster } ماموریت برنامه‌ریزی‌شده‌ای ندارد که از آن بی‌خبر باشید.
no-not-a-lawyer = فقط از وکیل می‌توان این‌طور استفاده کرد.
no-not-your-businessman = از مهارت تاجرهای دیگران نمی‌توان استفاده کرد.
no-skill-used = این تاجر غیرفعال است، یا مهارتش در این راند استفاده شده است.
no-other-lawyer-first = از وکیل‌ها یکی‌یکی استفاده می‌شود؛ اول از این یکی: { $business }
no-no-such-ability = گانگستری ندارید که الان بتواند این کار را بکند.
no-nothing-to-remove = روی این گانگستر کارتی نیست که بتوانید لغو کنید.
no-act-now = نوبت اکشن شماست: یک کار را اجرا یا لغو کنید.
no-act-or-cancel = باید یک کار را اجرا یا لغو کنید.
no-acted-already = در این نوبت اکشن خود را انجام داده‌اید.
no-no-task = { $gangster } کاری ندارد.
no-name-the-task = { $gangster } دو کار دارد: برای اولی 1 و برای دومی 2 را هم بنویسید.
no-no-such-task = { $gangster } چنین کاری ندارد.
no-name-a-target = «{ $job }» هدف می‌خواهد: هدفی مجاز نام ببرید.
no-no-target-needed = «{ $job }» هدفی نمی‌خواهد.
no-only-in-others-turns = «{ $job }» در نوبت دیگران بازی می‌شود؛ در نوبت خودتان فقط می‌توانید آن را لغو کنید.
no-reroll-or-pass = اول بگویید تاسی را دوباره می‌اندازید یا نه.
no-hold-up-or-pass = با یک «دستبرد» برنامه‌ریزی‌شده پول را بگیرید، یا پاس بدهید.
no-trap-or-pass = با یک «تله»ی برنامه‌ریزی‌شده پاسخ دهید، یا پاس بدهید.
no-save-or-pass = اگر می‌توانید قربانی را نجات دهید، یا پاس بدهید.
no-scheme-or-pass = اگر دسیسه‌چین دارید بازی کنید، یا پاس بدهید.
no-veto-or-pass = کارت را بی‌اثر کنید، یا پاس بدهید.
no-pick-marker = اول نشانگری را که از آن استفاده می‌کنید انتخاب کنید.
no-stake-first = اول بگویید چقدر شرط می‌بندید: مضربی از هزار دلار، تا سقف مجاز.
no-buy-or-pass = تجارتی بخرید که پولتان به آن می‌رسد، یا پاس بدهید.
no-launder-or-pass = مضربی از هزار دلار را تا سقف مجاز پول‌شویی کنید، یا پاس بدهید.
no-fire-or-pass = اول بگویید تیراندازی متقابل می‌کنید یا نه.
no-again-or-pass = اول بگویید ماموریت را تکرار می‌کنید یا نه.
no-extra-job-or-pass = اول بگویید او ماموریت اضافه را انجام می‌دهد یا نه.
no-choose-own-kind = نوعی از تجارت را انتخاب کنید که خودتان دارید و فعال است.
no-grow-or-pass = اول بگویید برای او پول می‌دهید یا نه.
no-settle-or-leave = اول بدهی خود را بپردازید یا از آن بگذرید.
no-discard-first = اول کارت بسوزانید تا به محدودیت کارت دست برسید؛ ماموریت‌ها پیش از کارت‌های نفوذ.
no-within-limits = کارت‌هایتان از محدودیت کارت دست بیشتر نیست.
no-deals-closed = الان نمی‌توان معامله کرد.
no-no-such-partner = یک یا چند بازیکن دیگر را با نام یا شماره نام ببرید.
no-offer-is-empty = در پیشنهاد باید چیزی برای دادن یا گرفتن باشد.
no-offers-used-up = در این فاز { $count ->
    [one] { $count } پیشنهاد
   *[other] { $count } پیشنهاد
 } خود را داده‌اید.
no-one-offer-at-a-time = شما از قبل یک پیشنهاد باز به { $seat } دارید.
no-nothing-to-counter = پیشنهادی به شما نشده است که این پاسخ آن باشد.
no-whole-notes = مبلغ‌ها مضربی از { $amount } دلارند.
no-not-so-much-cash = { $seat } این‌قدر پول نقد ندارد.
no-not-their-business = { $seat } تجارتی را که در پیشنهاد آمده است ندارد.
no-not-their-gangster = { $seat } گانگستری را که در پیشنهاد آمده است ندارد.
no-gangster-has-task = { $gangster } کاری دارد و نمی‌توان او را واگذار کرد.
no-once-a-stage = { $gangster } در این فاز یک بار دست به دست شده است.
no-not-usable = حق استفاده از { $business } را نمی‌توان داد: طرف معامله آن را ندارد، یا غیرفعال است.
no-no-such-round = قول برای همین راند یا راندهای بعد است، نه برای راند { $round }.
no-no-marker-left = نشانگر معامله‌ای برای این کار نمانده است.
no-no-marker-there = شما روی { $business } نشانگری ندارید.
no-no-offer-to-you = چنین پیشنهادی به شما نشده است.
no-no-offer-of-yours = شما چنین پیشنهادی نداده‌اید.
no-nobody-to-pick = این بازیکن به پیشنهاد شما بله نگفته است.
no-not-yours-to-judge = داوری درباره‌ی این قول با شما نیست، یا تکلیف آن روشن شده است.
no-nobody-asks-for-debts = الان کسی از بدهی شما نمی‌پرسد.
no-nothing-to-settle = این قول شما نیست، یا الان نمی‌توان به آن عمل کرد.
no-not-in-play = { $business } در بازی نیست و نمی‌توان قولش را داد.
no-posts-used-up = در این فاز { $count ->
    [one] { $count } بار
   *[other] { $count } بار
 } روی تابلو نوشته‌اید و بیشتر نمی‌شود.
no-same-note = یادداشت شما همین را می‌گوید.
no-no-note = یادداشتی روی تابلو ندارید.
no-not-yours-to-give = آنچه می‌گویید دارید باید مال خودتان و قابل استفاده باشد.
no-nobody-else-has-it = آنچه می‌خواهید باید مال کس دیگری و قابل استفاده باشد.

## Options

option-short = بازی کوتاه
option-two_gangsters = دو گانگستر در هر نوبت برنامه‌ریزی (پنج بازیکن)
option-spying = جاسوسی در هر زمان
option-business_bonus = پاداش تجارت
option-planning_clock = تایمر برنامه‌ریزی
option-planning_seconds = ثانیه برای هر گانگستر
option-expansion = اکسپنشن: مزدوران
about-option-short = سه راند به جای چهار راند.
about-option-two_gangsters = در بازی پنج‌نفره از راند ۲ می‌توانید در یک نوبت برنامه‌ریزی به دو گانگستر کار بسپارید: انتظار کمتر.
about-option-spying = به ماموریت‌های برنامه‌ریزی‌شده در نوبت دیگران هم می‌توان نگاه کرد.
about-option-business_bonus = در پایان هر راند کسی که بیشترین درآمد را دارد پاداش می‌گیرد؛ در تساوی هیچ‌کس نمی‌گیرد.
about-option-planning_clock = برنامه‌ریزی با زمان محدود است.
about-option-planning_seconds = در برنامه‌ریزی با زمان محدود: برای هر گانگستر چند ثانیه.
about-option-expansion = مزدورانی با قابلیت‌های ویژه در فازی جداگانه استخدام می‌شوند و هر کس با پول بیشتری شروع می‌کند.

## The appendix of the rulebook

appendix-businesses = تجارت‌ها
appendix-company = شرکت
appendix-businessman = تاجر
appendix-price = قیمت { $amount }
appendix-monopoly = برای این انحصار حساب می‌شود: { $monopoly }
appendix-monopoly-needs = دست‌کم { $count } فعال، و بیشتر از همه‌ی دیگران روی هم: { $what }
appendix-skill-lawyer = در هر راند یک بار به ماموریت‌های برنامه‌ریزی‌شده‌ی حریفان نگاه می‌کنید: { $count }
appendix-skill-politician = کارت‌های نفوذ بیشتر در فاز برداشتن کارت: { $count }
appendix-skill-cop = در هر راند یک بار تاس‌های ماموریت پول‌ساز خود را دوباره می‌اندازید: { $count }
appendix-boss = رئیس
appendix-starts = در آغاز دارد: { $what }
appendix-strength = قدرت { $count }
appendix-starter = از آغاز در بازی
appendix-jobs-cash = ماموریت‌های پول‌ساز
appendix-jobs-attack = حمله‌ها
appendix-jobs-other = ماموریت‌های دیگر
appendix-jobs-reaction = واکنش‌ها
appendix-difficulty = سختی { $what }
appendix-needs = نیاز: { $what }
appendix-target = هدف: { $what }
appendix-stake = شرط حداکثر { $amount }
appendix-influence = کارت‌های نفوذ
appendix-looks = نگاه { $count }
appendix-easier = { $count } از سختی کم می‌کند
appendix-harder = { $count } به سختی اضافه می‌کند
appendix-stronger = { $count } به قدرت اضافه می‌کند
appendix-weaker = { $count } از قدرت کم می‌کند
appendix-one-each = در آغاز یکی برای هر بازیکن
appendix-mercenaries = مزدوران

## Outcome

reason-rounds-played = همه‌ی راندها بازی شده‌اند.
