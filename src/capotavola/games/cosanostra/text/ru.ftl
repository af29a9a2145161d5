# The words of La Cosa Nostra.

title = La Cosa Nostra

## Families

family-blundetto = Blundetto
family-dimaggio = DiMaggio
family-calmuti = Calmuti
family-laserva = LaServa
family-caruso = Caruso

colour-yellow = жёлтый
colour-green = зелёный
colour-red = красный
colour-purple = фиолетовый
colour-blue = синий

## Gangsters

gangster-skinny-pino-blundetto = Skinny Pino Blundetto
gangster-matchstick-nino-blundetto = Matchstick Nino Blundetto
gangster-fat-berto-blundetto = Fat Berto Blundetto
gangster-squinty-renzo-blundetto = Squinty Renzo Blundetto
gangster-cleaver-aldo-blundetto = Cleaver Aldo Blundetto
gangster-granite-rocco-blundetto = Granite Rocco Blundetto
gangster-pockets-lello-dimaggio = Pockets Lello DiMaggio
gangster-velvet-tullio-dimaggio = Velvet Tullio DiMaggio
gangster-hammer-duilio-dimaggio = Hammer Duilio DiMaggio
gangster-sleepy-gaspare-dimaggio = Sleepy Gaspare DiMaggio
gangster-razor-ettore-dimaggio = Razor Ettore DiMaggio
gangster-bishop-ruggero-dimaggio = Bishop Ruggero DiMaggio
gangster-peanut-mimmo-calmuti = Peanut Mimmo Calmuti
gangster-greasy-donato-calmuti = Greasy Donato Calmuti
gangster-anvil-primo-calmuti = Anvil Primo Calmuti
gangster-dice-sandro-calmuti = Dice Sandro Calmuti
gangster-undertaker-livio-calmuti = Undertaker Livio Calmuti
gangster-mad-ottavio-calmuti = Mad Ottavio Calmuti
gangster-whistling-beppe-laserva = Whistling Beppe LaServa
gangster-silk-massimo-laserva = Silk Massimo LaServa
gangster-bulldog-oreste-laserva = Bulldog Oreste LaServa
gangster-stingy-ennio-laserva = Stingy Ennio LaServa
gangster-icepick-fausto-laserva = Icepick Fausto LaServa
gangster-crowbar-saverio-laserva = Crowbar Saverio LaServa
gangster-shorty-ugo-caruso = Shorty Ugo Caruso
gangster-golden-elio-caruso = Golden Elio Caruso
gangster-bricks-mauro-caruso = Bricks Mauro Caruso
gangster-foxy-sisto-caruso = Foxy Sisto Caruso
gangster-trigger-leandro-caruso = Trigger Leandro Caruso
gangster-cardinal-amedeo-caruso = Cardinal Amedeo Caruso

## Businesses

business-garage = Гараж
business-building-firm = Строительная фирма
business-waste-company = Мусорная компания
business-nightclub = Ночной клуб
business-casino = Казино
business-pimp = Сутенёр
business-drug-dealer = Драгдилер
business-loan-shark = Ростовщик
business-lawyer = Юрист
business-politician = Политик
business-cop = Коп
business-numbered = { $name } № { $value }

monopoly-prostitution = проституция
monopoly-drugs = наркотики
monopoly-loans = кредиты

## Jobs

card-drug-delivery = Доставка наркотиков
card-building-scam = Строительная афера
card-petrol-station-robbery = Налёт на заправку
card-threats = Угрозы
card-escort-service = Эскорт-услуги
card-credit-card-fraud = Мошенничество с кредитками
card-arms-trade = Торговля оружием
card-red-light-district = Квартал красных фонарей
card-car-theft = Угон автомобиля
card-investment-fraud = Инвестиционное мошенничество
card-price-rigging = Ценовой сговор
card-cigarette-smuggling = Контрабанда сигарет
card-insolvency = Неплатёжеспособность
card-card-sharping = Шулерство
card-public-contracts = Госзаказы
card-blackmail = Шантаж
card-investment-fraud-ii = Инвестиционное мошенничество II
card-counterfeiting = Фальшивомонетничество
card-bankruptcy = Банкротство
card-drug-trade = Торговля наркотиками
card-car-theft-ii = Угон автомобиля II
card-illegal-subsidies = Незаконные субсидии
card-drug-smuggling = Контрабанда наркотиков
card-wild-party = Безумная вечеринка
card-election-rigging = Подтасовка выборов
card-usury = Ростовщичество
card-hazardous-waste = Опасные отходы
card-roulette-con = Афера с рулеткой
card-illegal-lab = Подпольная лаборатория
card-drug-ring = Наркосеть
card-insurance-scam = Страховая афера
card-toxic-dump = Токсичная свалка
card-boxing-match = Боксёрский матч
card-film-production = Съёмки фильма
card-real-estate-fraud = Мошенничество с недвижимостью
card-gambling-fix = Подстроенная игра
card-senators-party = Вечеринка сенатора
card-car-smuggling = Контрабанда автомобилей
card-debt-trap = Долговая яма
card-beat-up-businessman = Избить бизнесмена
card-property-damage = Материальный ущерб
card-robbery-i-a = Грабёж (I)
card-robbery-i-b = Крупный грабёж (I)
card-robbery-ii-a = Грабёж (II)
card-robbery-ii-b = Крупный грабёж (II)
card-robbery-iii-a = Грабёж (III)
card-robbery-iv-a = Грабёж (IV)
card-robbery-iv-b = Крупный грабёж (IV)
card-vandalism = Вандализм
card-exceptional-offer = Исключительное предложение
card-connections = Связи
card-laundering = Отмывание денег
card-birthday = День рождения
card-arson = Поджог
card-kill-businessman = Убить бизнесмена
card-contract-killing = Заказное убийство
card-persuasion = Убеждение
card-hold-up = Ограбление
card-trap = Ловушка
card-horse-race = Скачки
card-drive-by = Стрельба из машины
card-car-bomb = Бомба в машине
card-poker = Покер
card-own-racket = Свой промысел

about-drug-delivery = Развезите товар драгдилера клиентам и соберите деньги.
about-building-scam = Выставьте счёт за бетон, которого строительная фирма не заливала.
about-petrol-station-robbery = Обчистите ночью кассу: денег мало, зато бизнес не нужен.
about-threats = Письмо от юриста — и люди платят, лишь бы их оставили в покое.
about-escort-service = Сутенёр присылает компанию одиноким господам.
about-credit-card-fraud = Расплачивайтесь чужими кредитками; бизнес не нужен.
about-arms-trade = Политик подписывает бумаги, и ящики уходят за море.
about-red-light-district = Сутенёр держит улицу, а коп смотрит в другую сторону.
about-car-theft = Ночью угнали, к утру в гараже перекрасили.
about-investment-fraud = Юрист сочиняет акции, ростовщик находит простаков.
about-price-rigging = Все мусорные компании города просят одну цену — вашу.
about-cigarette-smuggling = Сигареты без акциза едут мимо, пока у копа перерыв.
about-insolvency = Ростовщик забирает у должника всё, что осталось.
about-card-sharping = Краплёные карты за лучшим столом казино.
about-public-contracts = Политик следит, чтобы тендер выиграла мусорная компания.
about-blackmail = Снимки у сутенёра, а сумму назовёт юрист.
about-investment-fraud-ii = Ростовщик даёт ссуды на дома, которых строительная фирма не построит.
about-counterfeiting = Ночной клуб даёт сдачу свежеотпечатанными купюрами.
about-bankruptcy = Лучший клиент сутенёра задолжал ростовщику всё, что имел.
about-drug-trade = Два драгдилера снабжают весь город.
about-car-theft-ii = Коп знает, кто в отпуске, гараж сделает остальное.
about-illegal-subsidies = Субсидия от политика уходит на пустырь строительной фирмы.
about-drug-smuggling = Два драгдилера встречают судно, юрист — таможню.
about-wild-party = Деньги от ростовщика, остальное — от драгдилера и сутенёра.
about-election-rigging = Ночь в клубе, намёк от сутенёра — и политик избран.
about-usury = Ростовщик считает проценты, коп стучит в дверь.
about-hazardous-waste = Бочки мусорной компании исчезают, а коп ничего не видел.
about-roulette-con = Сутенёр приводит богачей, рулетка казино делает остальное.
about-illegal-lab = Ночью в гараже варят то, что днём продаёт драгдилер.
about-drug-ring = Три драгдилера, ночной клуб для сбыта и коп для спокойствия.
about-insurance-scam = Гараж разбивает машину, коп пишет протокол, юрист получает деньги.
about-toxic-dump = Мусорная компания везёт, строительная фирма зарывает, политик подписывает.
about-boxing-match = Три ростовщика принимают ставки, сутенёр выматывает фаворита.
about-film-production = Кастинг за двумя сутенёрами, настроение за драгдилером, договоры за юристом.
about-real-estate-fraud = Ссуды, разрешения и бумаги на дом, которого никогда не будет.
about-gambling-fix = Исход игры в казино решён; жалобами займутся коп и юрист.
about-senators-party = Друзья политика заняли ночной клуб; у сутенёра и драгдилера много работы.
about-car-smuggling = Машины из гаража едут в мусорных контейнерах с печатью политика.
about-debt-trap = Кто проигрался в казино, у дверей встретит ростовщика.
about-beat-up-businessman = Бизнесмен соперника выбывает до следующего раунда.
about-property-damage = Соперник платит в банк; при двух успехах — больше.
about-robbery-i-a = Соперник платит вам; при двух успехах — больше.
about-robbery-i-b = Сложнее другого грабежа этого раунда, зато жертва платит вам больше.
about-robbery-ii-a = Соперник платит вам; при двух успехах — больше.
about-robbery-ii-b = Сложнее другого грабежа этого раунда, зато жертва платит вам больше.
about-robbery-iii-a = Соперник платит вам; при двух успехах — больше.
about-robbery-iv-a = Соперник платит вам; при двух успехах — больше.
about-robbery-iv-b = Сложнее другого грабежа этого раунда, зато жертва платит вам больше.
about-vandalism = Компания соперника закрыта до следующего раунда.
about-exceptional-offer = Бросьте кубики и купите карту с рынка дешевле, при двух успехах — за полцены.
about-connections = Бросьте кубики и купите любую карту из колоды бизнесов или с рынка; два успеха — дешевле.
about-laundering = Спрячьте деньги под боссом: их никто не тронет, а в конце они считаются вдвойне.
about-birthday = Все соперники несут вам деньги; при двух успехах — больше.
about-arson = Компания соперника деактивируется, а при двух успехах сгорает дотла.
about-kill-businessman = Бизнесмен соперника деактивируется, а при двух успехах погибает.
about-contract-killing = Бросок против силы гангстера; убивают его только два успеха.
about-persuasion = При двух успехах бизнесмен соперника отныне работает на вас.
about-hold-up = Реакция: отнимите половину выплаты за чужое прибыльное дело, при двух успехах — всю.
about-trap = Реакция: останавливает атаку на вас; два успеха ещё и убивают атакующего.
about-horse-race = Назовите ставку: успех её удваивает, при провале она пропадает.
about-drive-by = Один успех против силы гангстера убивает его; при провале он может выстрелить в ответ.
about-car-bomb = Гангстер соперника деактивируется, а при двух успехах погибает.
about-poker = Все ставят, вы уравниваете: заберите всё или верните каждому двойную ставку.
about-own-racket = Своё прибыльное дело вместо запланированного: деньги за каждый успех.

## Influence cards

card-snitch = Осведомитель
card-spy = Шпион
card-emergency-doctor = Врач скорой помощи
card-henchman = Помощник
card-saboteur = Диверсант
card-submachine-gun = Пистолет-пулемёт
card-distraction = Отвлечение внимания
card-schemer = Интриган

about-snitch = Подсмотрите одно запланированное дело соперника или обновите весь рынок.
about-spy = Подсмотрите два запланированных дела соперников.
about-emergency-doctor = Спасает человека: убитый лишь деактивирован, деактивированный остаётся на ногах.
about-henchman = При планировании — любому гангстеру: сложность его задания на 1 ниже.
about-saboteur = При планировании — гангстеру соперника: сложность его задания на 1 выше.
about-submachine-gun = При планировании — любому гангстеру: сила на 1 больше до конца раунда.
about-distraction = При планировании — гангстеру соперника: сила на 1 меньше до конца раунда.
about-schemer = На этапе действий: дополнительный ход прямо перед чужим или пропуск своего.

## Mercenaries

gang-crips = Crips
gang-latinos = Латинос
gang-bikers = Байкеры
gang-russians = Русская мафия
gang-yakuza = Якудза

gangster-laverne-ontario = Laverne Ontario
gangster-lil-omar = Lil’ Omar
gangster-bernardo-farmacista = Bernardo Farmacista
gangster-paco-santiago = Paco Santiago
gangster-izzy-ordova = Izzy Ordova
gangster-tuco-quintero = Tuco Quintero
gangster-willy-svenson = Willy Svenson
gangster-jimmy-the-tramp = Jimmy «The Tramp»
gangster-lono-slifer = Lono Slifer
gangster-dave-death-poppel = Dave «Death» Poppel
gangster-adriano-simion = Adriano Simion
gangster-stas-valigura = Stas Valigura
gangster-alexei-walenko = Alexei Walenko
gangster-boggy-gloves = Boggy Gloves
gangster-fumiyo-goto = Fumiyo Goto
gangster-kenzo-isosaki = Kenzo Isosaki
gangster-ryu-yamamoto = Ryu Yamamoto
gangster-saito-botan = Saito Botan
gangster-takeshi-ando = Takeshi Ando
gangster-yumiko-ishi = Yumiko Ishi

about-laverne-ontario = Каждый раунд приносит вам { $amount } $ сверх дохода.
about-lil-omar = Вместо запланированного дела может бросить кубики ради денег: { $difficulty }+, за каждый успех { $amount } $.
about-bernardo-farmacista = После успеха может один раз повторить то же дело, если это не грабёж.
about-paco-santiago = В атаке его сила { $attack_strength }, и ловушки ему не страшны.
about-izzy-ordova = Вместо запланированного дела может пойти на заказное убийство.
about-tuco-quintero = По пути с дела может поколотить ещё и бизнесмена.
about-willy-svenson = Может бросить своё дело и спасти любую карту от гибели или деактивации.
about-jimmy-the-tramp = Когда вас атакуют, его дело может обернуться ловушкой.
about-lono-slifer = Укажите кубик, который соперник перебросит: { $uses ->
    [one] { $uses } раз
    [few] { $uses } раза
    [many] { $uses } раз
   *[other] { $uses } раза
 } за раунд.
about-dave-death-poppel = При доборе карт влияния больше на { $amount }; ещё подсматривает запланированные дела ({ $looks }): { $uses ->
    [one] { $uses } раз
    [few] { $uses } раза
    [many] { $uses } раз
   *[other] { $uses } раза
 } за раунд.
about-adriano-simion = Заплатите { $cost } $ в конце раунда, и он навсегда станет сильнее: сила +{ $amount }
about-stas-valigura = При каждом доборе дополнительные карты, дела или влияние — на ваш выбор: +{ $amount }
about-alexei-walenko = Отменяет карту влияния соперника: { $uses ->
    [one] { $uses } раз
    [few] { $uses } раза
    [many] { $uses } раз
   *[other] { $uses } раза
 } за раунд.
about-boggy-gloves = Берётся за два дела сразу, деля между ними кубики: по { $amount } на каждое.
about-fumiyo-goto = Бизнес обходится вам на { $amount } $ дешевле, и это ещё до прочих скидок.
about-kenzo-isosaki = За один раунд справляется и с делом, и с покупкой.
about-ryu-yamamoto = Вся колода бизнесов — ваш рынок, да ещё и на { $amount } $ дешевле.
about-saito-botan = Ваши ночные клубы считаются и за проституцию, а казино — за кредиты и наркотики.
about-takeshi-ando = Один вид бизнеса на ваш выбор приносит двойной доход.
about-yumiko-ishi = Бизнес вам за полцены, а сама она может купить ещё один сверх своего задания.

## What jobs bring about

effect-deactivate = деактивация
effect-kill = гибель
effect-destroy = уничтожение
effect-join = переходит к вам
effect-pay-bank = жертва платит в банк { $amount } $
effect-pay-you = жертва платит вам { $amount } $
effect-buy = покупка за полную цену
effect-buy-less = покупка на { $amount } $ дешевле
effect-buy-half = покупка за полцены
effect-launder = отмыть до { $amount } $
effect-take-half = половина денег ваша
effect-take-all = все деньги ваши
effect-repel = отражена
effect-kill-attacker = атакующий убит
effect-double-stake = ваша ставка возвращается вдвойне
effect-lose-stake = ваша ставка пропадает
effect-take-pot = все ставки ваши
effect-double-back = каждый из остальных получает свою ставку вдвойне
effect-return-fire = возможен ответный огонь
if-failed = провал: { $effects }
each-success = { $amount } $ за каждый успех
by-strength = против силы
needs-nothing = бизнес не нужен
on-businessman = бизнесмен
on-company = компания
on-gangster = гангстер
on-player = игрок
on-all = все остальные
on-market = рынок
on-deck = колода или рынок
on-self = вы сами
on-cash-job = чужое прибыльное дело
on-attack = атака на вас

## Parts of an offer

phrase-cash = { $amount } $
phrase-business = { $business }
phrase-gangster = { $gangster }
phrase-use = { $business } на одно дело
phrase-share = { $percent } % от прибыльного дела
phrase-peace = мир до конца раунда { $round }
phrase-pay = { $amount } $ потом (не позже раунда { $round })
phrase-use-later = { $business } на одно дело потом (не позже раунда { $round })
phrase-use-later-lacking = { $business } на одно дело потом (не позже раунда { $round }; сейчас не в собственности)
phrase-return = { $business } потом (не позже раунда { $round })
phrase-return-lacking = { $business } потом (не позже раунда { $round }; сейчас не в собственности)
phrase-words = обещание на словах
phrase-any-business = { $kind } (любая карта)
phrase-any-use = { $kind } на одно дело (любая карта)
phrase-any-gangster = любой гангстер
phrase-lapse-stage = этап закончился
phrase-lapse-cash = столько денег больше нет ({ $seat })
phrase-lapse-gangster = { $gangster } больше не свободен
phrase-lapse-business = бизнес сменил владельца: { $business }
phrase-lapse-use = бизнесом больше нельзя воспользоваться: { $business }
phrase-lapse-round = раунд { $round } закончился
phrase-lapse-markers = для этого не осталось маркера сделки

## The table

money = { $amount } $
starts-now = первый игрок: { $name }
turn-of = ход: { $name }
asked-now = ожидаем: { $names }
market = Рынок
monopolies = Монополии
known-deck = В колоде бизнесов
nobody = –
income-of = доход { $amount }
laundered-of = отмыто { $amount }
markers-of = маркеры: { $count }
jobs-in-hand = дела: { $backs }
influence-in-hand = влияние: { $count }
known-cards = известно: { $cards }
looks-left = осталось просмотров: { $count }
trophies-of = трофеи: { $names }
is-down = деактив.
is-used = навык использован
uses-left = осталось применений: { $count }
is-idle = без задания
buys = покупка
your-jobs = Ваши дела
your-influence = Ваши карты влияния
under-boss = Под вашим боссом
for-hire = Можно нанять
hired-guns = Наёмники в игре
under-way = Разыгрывается
dice-against = кубики { $dice }, сложность { $difficulty }
successes-of = успехов: { $count }
at-stake = на кону { $amount }
threatened = Если никто не вмешается: { $what }
offers-now = Предложения
gives-wants = отдаёт: { $give }; хочет: { $want }
to-all-ears = сделано открыто
pays-debts = в счёт долга
would-take-it = согласие: { $names }
notes-now = Доска
has-wants = есть: { $have }; нужно: { $want }
promises-made = Обещания
promise-is-pending = пока в силе
promise-is-kept = сдержано
promise-is-broken = нарушено
promise-is-void = не в счёт
still-due = осталось отдать { $amount }
given-for = за: { $things }
deal-by-typing = Сделки вводят словами, например: { $example }
help-deals =
    Сделки вводят словами. Игрок — имя или номер, бизнес и гангстер — короткое имя через дефис.
    offer ИГРОК give … want … — что сразу переходит из рук в руки: 3000, garage-1, use:garage-1 (на одно дело).
    offer ИГРОК,ИГРОК open … — сразу нескольким и при всех. В конце можно добавить: say без обид
    promise words say … — сказанное становится вашим обещанием (ask words — чужим); иначе это просто слова.
    promise … обещаете вы, ask … — вам; это никого не связывает: share:20 peace:3 pay:4000@3 use:cop-1@3 return:cop-1@3
    accept ИГРОК, decline ИГРОК, counter ИГРОК give … want …; о своём предложении: withdraw ИГРОК, pick ИГРОК.
    pay ИГРОК 3000 — подарок или долг. take-back cop-1 — ваш маркер. judge 1 kept (или broken) — обещание 1.
    settle 1 — сдержать обещание 1. offer ИГРОК debt give 2000 — с «debt» отданное идёт в счёт долга.
    post have … want … — ваша записка на доске, ни к чему не обязывает; любой такого рода: want use:lawyer. post nothing — снять её.
left-open-means = Без ответа предложение остаётся в силе, пока его не отзовут или не отклонят, пока оно выполнимо и пока не кончится этап. Встречное предложение: counter { $player } give … want …
offers-left = осталось предложений: { $count }
men-of = гангстеры: { $strengths }
typo-partners-first = Сначала назовите, кому: { $verb } и имя или номер игрока.
typo-say-give = Перед «{ $word }» напишите give, want, promise или ask.
typo-amount = «{ $word }»: пишите сумму одними цифрами, { $digits }.
typo-no-such-thing = «{ $word }» отдать нельзя: такого нет.{ $found ->
    [0] {" "}Бывает: 3000, garage-1, use:garage-1, fat-berto-blundetto и подобное
   *[some] {" "}Может быть: { $near }
 }
typo-no-such-promise = «{ $word }» — не обещание. Бывают: { $near }
typo-promise-number = «{ $word }»: числа нет или оно не то. Пишите так: { $near }
typo-too-many-parts = В предложении не больше { $most } частей.
typo-too-long = В словах не больше { $most } букв.
typo-cash-twice = Деньги называют один раз с каждой стороны.
typo-words-unsaid = Обещание на словах надо произнести: … promise words say …
typo-post-what = Напишите, что у вас есть и что нужно: post have … want … — или post nothing, чтобы снять записку.
typo-say-have = Перед «{ $word }» напишите have или want.
typo-say-which = «{ $word }»: скажите, что именно у вас есть: { $near }
typo-note-too-long = В записке не больше { $most } частей.

## At the end

column-cash = Деньги
column-income = Последний доход
column-debts = Долги
column-gangsters = Гангстеры
column-trophies = Трофеи
column-laundered = Отмытое

## What is asked

ask-refusing = Оставить эти дела? Отказаться можно, только если раздали одни атаки.
ask-drawing = Возьмите карту на свой выбор; осталось взять: { $count }
ask-hiring = Нанять гангстера?
ask-swapping = Обменять стартового гангстера на наёмника с той же силой, доплатив разницу в цене?
ask-plan-turn = Планирование: назначьте задание одному гангстеру и закончите ход. Карты и просмотр дел — сверх того.
ask-action-turn = Действия: выполните или отмените одно задание и закончите ход. Карты и просмотр дел — сверх того.
ask-anything-else = Что-нибудь ещё? Если нет, закончите ход.
ask-window-rerolls = { $gangster }, { $job }: выпало { $dice }, сложность { $difficulty }. Перебросить кубик?
ask-window-rerolls-vain = { $gangster }, { $job }: выпало { $dice }, сложность { $difficulty }. Перебросить кубик? Пользы от этого быть не может.
ask-window-hold-ups = { $gangster }, { $job }: банк вот-вот заплатит { $amount } $. Разыграть «Ограбление»?
ask-window-traps = { $gangster } атакует вас: { $job }. Ответить «Ловушкой»?
ask-window-traps-gangster = { $gangster } атакует. Цель: { $victim }, дело: { $job }. Ответить «Ловушкой»?
ask-window-traps-business = { $gangster } атакует. Цель: { $business }, дело: { $job }. Ответить «Ловушкой»?
ask-window-saves-gangster = { $gangster }: грозит { $killed ->
    [1] гибель
   *[0] деактивация
 }. Вмешаться?
ask-window-saves-business = { $business }: грозит { $killed ->
    [1] гибель
   *[0] деактивация
 }. Вмешаться?
ask-window-schemes = Сейчас ход сделает { $seat }. Разыграть Интригана и сходить раньше?
ask-window-vetoes = { $seat } разыгрывает карту «{ $card }». Отменить её?
ask-window-vetoes-on = { $seat } разыгрывает карту «{ $card }» на гангстера: { $gangster }. Отменить её?
ask-window-vetoes-market = { $seat } разыгрывает карту «{ $card }», чтобы заменить рынок. Отменить её?
ask-picking-markers = { $job }: какой маркер вы используете? Вид бизнеса: { $kind }
ask-staking = { $job }: сколько вы ставите? Не больше { $amount } $
ask-buying = Купить один из бизнесов?
ask-buying-less = Купить один из бизнесов на { $amount } $ дешевле?
ask-buying-half = Купить один из бизнесов за полцены?
ask-laundering = Отмыть часть своих денег? Не больше { $amount } $
ask-firing-back = { $gangster } стреляет и промахивается. Цель: { $victim }. Открыть ответный огонь?
ask-again = { $gangster } может повторить дело: { $job }
ask-afterwards = { $gangster } по пути домой может сделать ещё кое-что.
ask-doubling = Какой вид ваших бизнесов принесёт двойной доход?
ask-settling = Вы должны, и срок настал. Что не отдадите, будет считаться нарушенным обещанием.
ask-growing = { $gangster }: заплатить { $amount } $? Сила навсегда станет { $strength }.
ask-limits-jobs = У вас слишком много дел. Сбросить: { $count }
ask-limits-influence = У вас слишком много карт влияния. Сбросить: { $count }
ask-to-answer = Предложение ждёт вашего ответа.
ask-to-pick = Ваше предложение готовы принять. Заключить сделку?

## Actions

do-pass = { $step ->
    [refusing] оставить дела
    [hiring] в этот раз никого
    [buying] ничего не покупать
    [laundering] ничего не отмывать
    [firing-back] не стрелять в ответ
    [again] не повторять
    [afterwards] сразу домой
    [growing] не в этот раз
   *[window] ничего не делать
 }
do-refuse = отказаться: все дела раздают заново
do-draw = { $pile ->
    [jobs] взять дело
   *[influence] взять карту влияния
 }
do-hire = нанять: { $gangster }
do-swap = обменять: { $gangster } → { $mercenary }
do-plan = { $gangster }: { $job }
do-plan-purchase = { $gangster }, покупка: { $business }
do-done = закончить ход
do-put = разыграть карту «{ $card }» на гангстера: { $gangster }
do-play = разыграть карту «{ $card }»: посмотреть запланированные дела
do-new-market = разыграть Осведомителя: заменить весь рынок
do-skip = разыграть Интригана: пропустить этот ход
do-use = { $business }: посмотреть запланированные дела
do-send = { $gangster }: посмотреть запланированные дела
do-look = посмотреть дело: { $gangster }{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] первое
       *[2] второе
     })
 }
do-do = { $gangster }: выполнить задание{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] первое
       *[2] второе
     })
 }
do-attack-business = { $gangster }, атака: { $business }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] первое задание
       *[2] второе задание
     })
 }
do-attack-gangster = { $gangster }, атака: { $victim }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] первое задание
       *[2] второе задание
     })
 }
do-attack-player = { $gangster }, атака: { $seat }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] первое задание
       *[2] второе задание
     })
 }
do-cancel = { $gangster }: отменить задание{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] первое
       *[2] второе
     })
 }
do-instead = { $count ->
    [1] { $gangster }: свой промысел вместо запланированного дела
   *[2] { $gangster }, атака вместо запланированного дела: { $victim }
 }
do-stake = { $amount ->
    [0] ничего не ставить
   *[some] поставить { $amount } $
 }
do-use-marker = использовать маркер: { $business }
do-buy = купить: { $business }
do-launder = отмыть { $amount } $
do-reroll = перебросить кубик, на котором { $die }
do-answer = вмешаться: { $gangster }{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] первое дело
       *[2] второе дело
     })
 }
do-heal = вызвать Врача скорой помощи
do-scheme = разыграть Интригана: дополнительный ход сейчас
do-veto = отменить карту
do-remove = снять с гангстера карту «{ $card }»: { $gangster }
do-fire = открыть ответный огонь
do-double = двойной доход: { $kind }
do-grow = заплатить, и он станет сильнее
do-discard-job = сбросить: { $job }
do-discard = сбросить: { $card }
do-take-back = забрать маркер: { $business }
do-offer = предложение ({ $to }) — вы отдаёте: { $give }; вы получаете: { $want }.{ $debt ->
    [1] {" "}Это в счёт долга.
   *[0] {""}
 } { $said }
do-counter = встречное предложение ({ $to }) — вы отдаёте: { $give }; вы получаете: { $want }.{ $debt ->
    [1] {" "}Это в счёт долга.
   *[0] {""}
 } { $said }
do-accept = принять предложение соперника: { $seat }
do-decline = отклонить предложение соперника: { $seat }
do-withdraw = отозвать предложение для соперника: { $seat }
do-pick = заключить сделку с соперником: { $seat }
do-pay = дать { $amount } $ сопернику: { $seat }
do-judge = обещание { $promise }: { $verdict ->
    [kept] сдержано
   *[broken] нарушено
 }
task-do = { $gangster }: { $job }
task-buying = покупка: { $business }
task-attack = { $gangster }: { $job }, цель — { $aim }
task-cancel = { $gangster }: отменить ({ $job })
task-answer = вмешаться, { $gangster }: { $job }
task-lacks = { $gangster }: { $job } — вам не хватает: { $businesses }
job-lacks = вам не хватает: { $businesses }
accept-terms = принять: { $seat } отдаёт { $give }; вы отдаёте { $want }
settle-terms = сдержать обещание { $promise } ({ $seat }): { $what }{ $amount ->
    [0] {""}
   *[some] {" "}– к уплате { $amount } $
 }
judge-terms = обещание { $promise } ({ $seat }) { $said }: { $verdict ->
    [kept] сдержано
   *[broken] нарушено
 }
do-settle = сдержать обещание { $promise }
do-leave = оставить всё как есть
do-post = { $have_count ->
    [0] { $want_count ->
        [0] снять записку с доски
       *[some] записка на доске — вам нужно: { $want }
     }
   *[some] записка на доске — у вас есть: { $have }; вам нужно: { $want }
 }

verb-pass = Пасовать
verb-refuse = Отказаться от раздачи
verb-draw = Взять карту
verb-hire = Нанять гангстера
verb-swap = Обменять гангстера
verb-plan = Запланировать дело
verb-plan-purchase = Запланировать покупку
verb-done = Закончить ход
verb-put = Разыграть карту на гангстера
verb-play = Разыграть карту, чтобы посмотреть дела
verb-new-market = Заменить рынок
verb-skip = Пропустить ход
verb-use = Использовать Юриста
verb-send = Отправить гангстера посмотреть дела
verb-look = Посмотреть запланированное дело
verb-do = Выполнить задание
verb-attack-business = Атаковать бизнес
verb-attack-gangster = Атаковать гангстера
verb-attack-player = Атаковать игрока
verb-cancel = Отменить задание
verb-instead = Другое дело вместо запланированного
verb-stake = Сделать ставку
verb-use-marker = Использовать маркер
verb-buy = Купить бизнес
verb-launder = Отмыть деньги
verb-reroll = Перебросить кубик
verb-answer = Вмешаться
verb-heal = Врач скорой помощи
verb-scheme = Дополнительный ход
verb-veto = Отменить карту
verb-remove = Снять карту с гангстера
verb-fire = Открыть ответный огонь
verb-double = Удвоить доход
verb-grow = Сделать сильнее
verb-discard-job = Сбросить дело
verb-discard = Сбросить карту влияния
verb-take-back = Забрать маркер
verb-offer = Сделать предложение
verb-counter = Сделать встречное предложение
verb-accept = Принять предложение
verb-decline = Отклонить предложение
verb-withdraw = Отозвать предложение
verb-pick = Выбрать, с кем заключить сделку
verb-pay = Дать денег
verb-judge = Решить, сдержано ли обещание
verb-settle = Сдержать обещание
verb-leave = Не отдавать долг
verb-post = Написать на доске

param-seat = Игрок
param-gangster = Гангстер
param-victim = Цель
param-mercenary = Наёмник
param-business = Бизнес
param-kind = Вид бизнеса
param-job = Дело
param-card = Карта
param-task = Задание
param-amount = Сумма
param-pile = Колода
param-die = Кубик
param-promise = Обещание
param-verdict = Решение
param-why = Причина
that-is-all = больше ничего

## What happens

event-round-began = Начинается раунд { $round }. Первый игрок: { $seat }
event-drew-jobs = { $seat } берёт { $count ->
    [one] { $count } дело
    [few] { $count } дела
    [many] { $count } дел
   *[other] { $count } дела
 }.
event-saw-jobs = { $seat } берёт дела: { $jobs }
event-refused = { $seat } отказывается от раздачи из одних атак: все дела раздают заново.
event-drew-influence = { $seat } берёт { $count ->
    [one] { $count } карту влияния
    [few] { $count } карты влияния
    [many] { $count } карт влияния
   *[other] { $count } карты влияния
 }.
event-saw-influence = { $seat } берёт карты влияния: { $cards }
event-reshuffled = Сброшенные карты влияния перетасованы в новую колоду.
event-mercenaries-shown = Выложены наёмники: { $gangsters }
event-mercenaries-aside = Никто не нанял, откладываются в сторону: { $gangsters }
event-hired = { $seat } нанимает за { $amount } $: { $gangster }
event-swapped = { $seat } обменивает гангстера и платит { $amount } $: { $gangster } → { $mercenary }
event-planned = { $seat } назначает дело раунда { $round } лицевой стороной вниз. Исполнитель: { $gangster }
event-planned-job = { $seat } назначает дело: { $job }. Исполнитель: { $gangster }
event-planned-purchase = { $seat } назначает покупку: { $business }. Исполнитель: { $gangster }
event-market-card = Новая карта на рынке: { $business }
event-market-away = С рынка под колоду: { $businesses }
event-looked-through-deck = { $seat } просматривает колоду бизнесов.
event-saw-deck = { $seat } видит в колоде бизнесов: { $businesses }
event-put = { $seat } разыгрывает карту «{ $card }» на гангстера: { $gangster }
event-played = { $seat } разыгрывает: { $card }
event-played-for-market = { $seat } разыгрывает карту «{ $card }», чтобы заменить рынок.
event-vetoed = { $seat } отменяет карту: { $card }
event-removed = { $seat } снимает карту «{ $card }» с гангстера: { $gangster }
event-card-off = { $gangster }: карта «{ $card }» своё отслужила и уходит в сброс.
event-used = { $seat } использует навык: { $business }
event-sent = { $seat } отправляет гангстера посмотреть запланированные дела: { $gangster }
event-looked = { $seat } смотрит запланированное дело соперника ({ $other_seat }): { $gangster }
event-saw-job = { $seat } видит запланированное дело соперника ({ $other_seat }). { $gangster }: { $job }
event-healed = { $seat } вызывает врача: не гибель, а только деактивация.
event-saved = { $seat } вызывает врача: всё обошлось.
event-extra-turn = { $seat } делает дополнительный ход.
event-skipped = { $seat } пропускает ход.
event-bought = { $seat } покупает за { $amount } $: { $business }
event-cancelled = { $seat } отменяет задание гангстера: { $gangster }
event-gave-up = { $gangster } ({ $seat }) жертвует запланированным делом; карту никто не видит.
event-revealed = { $gangster } ({ $seat }) раскрывает дело: { $job }
event-attacks-gangster = { $seat } атакует. { $gangster } → { $victim }: { $job }
event-attacks-player = { $seat } атакует. { $gangster } → { $other_seat }: { $job }
event-attacks-business = { $seat } атакует. { $gangster } → { $business }: { $job }
event-no-target = { $seat } сбрасывает дело, для которого нет цели: { $job }
event-unmet = { $seat } сбрасывает дело, для которого не хватает бизнеса: { $job }
event-staked = { $seat } ставит { $amount } $.
event-pot = { $seat } уравнивает ставки всех остальных: { $amount } $
event-cannot-match = { $seat } не может уравнять ставки ({ $amount } $): их возвращают.
event-rolled = { $gangster } ({ $seat }) бросает: { $dice }. Сложность { $difficulty }
event-rerolled = { $seat } использует переброс кубика: { $before } → { $after }
event-came-off = { $seat }, { $job }: { $count ->
    [0] успехов нет
    [one] { $count } успех
    [few] { $count } успеха
    [many] { $count } успехов
   *[other] { $count } успеха
 }
event-held-up = { $seat } забирает { $amount } $. Жертва «Ограбления»: { $other_seat }
event-paid-out = { $seat }, { $job }: { $count ->
    [one] { $count } успех
    [few] { $count } успеха
    [many] { $count } успехов
   *[other] { $count } успеха
 }, { $amount ->
    [0] но от добычи ничего не осталось.
   *[some] { $amount } $ из банка.
 }
event-paid-bank = { $seat } платит в банк { $amount } $.
event-paid-player = { $seat } платит { $amount } $. Кому: { $other_seat }
event-won-stake = { $seat } выигрывает { $amount } $.
event-lost-stake = { $seat } теряет ставку { $amount } $.
event-laundered = { $seat } отмывает { $amount } $.
event-repelled = { $seat } отражает атаку.
event-prevented = { $seat } предотвращает удар: выручает { $gangster }.
event-persuaded = { $seat } переманивает бизнесмена соперника ({ $other_seat }): { $business }
event-business-down = Бизнес деактивирован до следующего раунда: { $business } ({ $seat })
event-business-lost = Бизнес потерян навсегда: { $business } ({ $seat })
event-gangster-down = Гангстер деактивирован до следующего раунда: { $gangster } ({ $seat })
event-gangster-killed = Гангстер убит: { $gangster } ({ $seat }). Трофей получает { $other_seat }.
event-job-lost = { $gangster } ({ $seat }) теряет запланированное дело; карту никто не видит.
event-purchase-lost = { $gangster } ({ $seat }): покупка не состоялась, под колоду уходит { $business }.
event-monopoly-gained = { $seat } получает монополию: { $monopoly }
event-monopoly-lost = { $seat } теряет монополию: { $monopoly }
event-marker-put = { $seat } кладёт маркер на бизнес: { $business }
event-marker-back = { $seat } получает маркер обратно: { $business }
event-offered = { $seat } делает предложение ({ $to }). Отдаёт: { $give }; хочет: { $want }.{ $debt ->
    [1] {" "}Это в счёт долга.
   *[0] {""}
 } { $said }
event-countered = { $seat } отвечает на предложение соперника ({ $other_seat }) встречным. Отдаёт: { $give }; хочет: { $want }.{ $debt ->
    [1] {" "}Это в счёт долга.
   *[0] {""}
 } { $said }
event-countered-privately = { $seat } отвечает на предложение соперника ({ $other_seat }) встречным, с глазу на глаз.
event-agreed = Сделка! { $seat } отдаёт: { $give }. { $to } отдаёт: { $want }.{ $debt ->
    [1] {" "}Это в счёт долга.
   *[0] {""}
 } { $said }
event-would-take = { $seat } соглашается на предложение соперника: { $other_seat }
event-declined = { $seat } отклоняет предложение соперника: { $other_seat }{ $why ->
    [too-little] . «Этого мало».
    [needed] . «Это нужно и мне».
    [useless] . «Мне это ни к чему».
    [distrust] . «Одного слова мне мало».
    [not-now] . «Не сейчас».
   *[unsaid] {""}
 }
event-withdrawn = { $seat } отзывает предложение для соперника: { $other_seat }
event-lapsed = Предложение утратило силу ({ $seat }): { $cause }
event-posted = { $seat } пишет на доске. Есть: { $have }; нужно: { $want }
event-took-down = { $seat } снимает записку с доски.
event-board-wiped = Доску вытерли.
event-gave-cash = { $seat } даёт { $amount } $. Кому: { $other_seat }
event-handed-over = { $seat } передаёт бизнес ({ $other_seat }): { $business }
event-share-due = Обещанная доля с этого дела: { $amount } $ (обещание { $promise }), { $seat } → { $other_seat }
event-promise-kept = Обещание { $promise } сдержано: { $seat } → { $other_seat }
event-promise-broken = Обещание { $promise } нарушено! { $seat } → { $other_seat }
event-promise-void = Обещание { $promise } не в счёт: { $seat } → { $other_seat }
event-income = { $seat } получает доход { $amount } ${ $factor ->
    [1] {""}
   *[more] {" "}({ $factor } × { $income } $)
 }{ $extra ->
    [0] {""}
   *[more] {", "}из них { $extra } $ за монополии: { $monopolies }
 }.
event-business-bonus = { $seat } получает бизнес-бонус за самый высокий доход: { $amount } $
event-grew = { $seat } платит { $amount } $. { $gangster }: теперь сила { $strength }
event-discarded-job = { $seat } сбрасывает дело раунда { $round }.
event-discarded-own-job = { $seat } сбрасывает: { $job }
event-discarded-influence = { $seat } сбрасывает карту влияния.
event-discarded-own-influence = { $seat } сбрасывает: { $card }
event-scored = { $seat }: деньги { $cash } $, гангстеры { $gangster_bonus } $, трофеи { $trophy_bonus } $, отмытое { $laundered_bonus } $. Итого { $total } $
event-game-over = Партия окончена. Победа: { $seats }

## Why not

no-game-over = Партия окончена.
no-no-such-seat = Такого игрока нет.
no-not-your-turn = Сейчас ходит { $seat }.
no-wait-for = Сначала решает { $seat }.
no-not-only-attacks = Вам раздали не одни атаки, поэтому отказаться нельзя.
no-refuse-or-keep = Сначала решите, оставляете ли вы дела.
no-draw-first = Сначала возьмите карты.
no-hire-or-pass = Наймите гангстера или спасуйте.
no-not-for-hire = Этого гангстера вы нанять не можете: { $gangster }
no-swap-only = В первом раунде гангстеров обменивают, а не нанимают.
no-swap-in-first-round = Гангстеров обменивают только в первом раунде и только с дополнением.
no-same-strength = Обменять можно только гангстеров с одинаковой силой.
no-starters-only = Обменять можно только стартового гангстера.
no-cannot-pay = Вы не можете заплатить { $amount } $.
no-plan-now = Это ваш ход на этапе планирования: назначьте дело или покупку.
no-no-passing = Пасовать, пока есть свободный гангстер, нельзя.
no-gangster-idle = Один из ваших гангстеров ещё без задания.
no-assigned-already = В этот ход вы уже назначили задание.
no-not-your-gangster = Это не ваш гангстер: { $gangster }
no-gangster-inactive = Этот гангстер деактивирован до следующего раунда: { $gangster }
no-gangster-busy = { $gangster } не может взять ещё и это задание.
no-job-not-in-hand = У вас в руке нет дела «{ $job }».
no-not-in-market = На рынке этого бизнеса нет: { $business }
no-card-not-in-hand = У вас нет такой карты: { $card }
no-card-not-now = Сейчас эту карту разыграть нельзя: { $card }
no-only-while-planning = Эту карту разыгрывают в свой ход на этапе планирования: { $card }
no-only-in-action-stage = Интригана разыгрывают на этапе действий.
no-one-per-gangster = На этом гангстере такая карта уже лежит: { $card }
no-opponents-only = Эту карту разыгрывают только на гангстеров соперников: { $card }
no-gangster-not-in-play = Этого гангстера нет в игре: { $gangster }
no-deck-empty = Колода бизнесов пуста.
no-only-on-own-turn = Смотреть дела можно только в свой ход.
no-nothing-to-look-at = Нет запланированных дел, которые вы могли бы посмотреть.
no-no-look-left = Просмотров не осталось: сначала разыграйте карту или используйте Юриста.
no-no-hidden-job-there = { $gangster }: здесь нет запланированного дела, которого вы ещё не знаете.
no-not-a-lawyer = Так используют только Юриста.
no-not-your-businessman = Навыками чужих бизнесменов пользоваться нельзя.
no-skill-used = Этот бизнесмен деактивирован, или его навык в этом раунде уже использован.
no-other-lawyer-first = Юристов используют по очереди, сначала этого: { $business }
no-no-such-ability = У вас нет гангстера, который сейчас на это способен.
no-nothing-to-remove = Снять карту с этого гангстера вы не можете.
no-act-now = Это ваш ход на этапе действий: выполните или отмените задание.
no-act-or-cancel = Нужно выполнить или отменить задание.
no-acted-already = В этот ход вы уже действовали.
no-no-task = У этого гангстера нет задания: { $gangster }
no-name-the-task = { $gangster }: заданий два, добавьте 1 для первого или 2 для второго.
no-no-such-task = У этого гангстера нет такого задания: { $gangster }
no-name-a-target = Делу «{ $job }» нужна цель: назовите подходящую.
no-no-target-needed = Делу «{ $job }» цель не нужна.
no-only-in-others-turns = Дело «{ $job }» разыгрывают в чужой ход; в свой его можно только отменить.
no-reroll-or-pass = Сначала решите, перебросите ли вы кубик.
no-hold-up-or-pass = Заберите деньги запланированным «Ограблением» или спасуйте.
no-trap-or-pass = Ответьте запланированной «Ловушкой» или спасуйте.
no-save-or-pass = Спасите жертву, если можете, или спасуйте.
no-scheme-or-pass = Разыграйте Интригана с руки или спасуйте.
no-veto-or-pass = Отмените карту или спасуйте.
no-pick-marker = Сначала выберите, какой маркер использовать.
no-stake-first = Сначала назовите ставку: целые тысячи, не больше предела.
no-buy-or-pass = Купите бизнес, который вам по карману, или спасуйте.
no-launder-or-pass = Отмойте целые тысячи, не больше предела, или спасуйте.
no-fire-or-pass = Сначала решите, открываете ли вы ответный огонь.
no-again-or-pass = Сначала решите, повторяете ли вы дело.
no-extra-job-or-pass = Сначала решите, сделает ли он дополнительное дело.
no-choose-own-kind = Выберите вид бизнеса, который у вас есть и активен.
no-grow-or-pass = Сначала решите, платите ли вы за него.
no-settle-or-leave = Сначала отдайте долг или откажитесь от этого.
no-discard-first = Сначала сбросьте лишнее по лимиту руки: дела, затем карты влияния.
no-within-limits = Лишних карт у вас нет.
no-deals-closed = Сейчас сделки не заключают.
no-no-such-partner = Назовите одного или нескольких других игроков, по имени или номеру.
no-offer-is-empty = В предложении нужно указать, что вы отдаёте или получаете.
no-offers-used-up = За этот этап вы уже сделали { $count ->
    [one] { $count } предложение
    [few] { $count } предложения
    [many] { $count } предложений
   *[other] { $count } предложения
 }: больше нельзя.
no-one-offer-at-a-time = У вас уже есть открытое предложение этому игроку: { $seat }
no-nothing-to-counter = Вам не делали предложения, на которое это было бы ответом.
no-whole-notes = Суммы должны быть кратны { $amount } $.
no-not-so-much-cash = У этого игрока нет столько денег: { $seat }
no-not-their-business = Бизнес из предложения не принадлежит этому игроку: { $seat }
no-not-their-gangster = Гангстер из предложения не принадлежит этому игроку: { $seat }
no-gangster-has-task = Гангстера с заданием передать нельзя: { $gangster }
no-once-a-stage = Этот гангстер на этом этапе уже переходил из рук в руки: { $gangster }
no-not-usable = Дать этот бизнес в пользование нельзя, его нет или он деактивирован: { $business }
no-no-such-round = На раунд { $round } обещать нельзя: только на этот или на один из оставшихся.
no-no-marker-left = Для этого не осталось маркера сделки.
no-no-marker-there = Вашего маркера на этом бизнесе нет: { $business }
no-no-offer-to-you = Такого предложения вам не делали.
no-no-offer-of-yours = Такого предложения вы не делали.
no-nobody-to-pick = Этот игрок не соглашался на ваше предложение.
no-not-yours-to-judge = Об этом обещании судить не вам, или вопрос уже решён.
no-nobody-asks-for-debts = Сейчас никто не спрашивает о ваших долгах.
no-nothing-to-settle = Это не ваше обещание, или сейчас его не сдержать.
no-not-in-play = Этого бизнеса нет в игре, обещать его нельзя: { $business }
no-posts-used-up = За этот этап вы писали на доске уже { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
 }, больше нельзя.
no-same-note = В вашей записке это уже написано.
no-no-note = Вашей записки на доске нет.
no-not-yours-to-give = То, что у вас есть, должно быть вашим и годным к использованию.
no-nobody-else-has-it = То, что вам нужно, должно быть у кого-то другого и годным к использованию.

## Options

option-short = Укороченная версия
option-two_gangsters = По два гангстера за ход планирования (впятером)
option-spying = Шпионаж в любое время
option-business_bonus = Бизнес-бонус
option-planning_clock = Таймер планирования
option-planning_seconds = Секунд на каждого гангстера
option-expansion = Дополнение: наёмники
about-option-short = Три раунда вместо четырёх.
about-option-two_gangsters = Впятером со 2-го раунда можно за один ход планирования дать задания двум гангстерам: меньше ожидания.
about-option-spying = Смотреть запланированные дела можно и в ходы других игроков.
about-option-business_bonus = В конце каждого раунда игрок с наибольшим доходом получает бонус; при ничьей его не получает никто.
about-option-planning_clock = Планирование идёт на время.
about-option-planning_seconds = Если планируют на время: сколько секунд даётся на каждого гангстера.
about-option-expansion = На отдельном этапе можно нанимать наёмников со способностями, и у каждого в начале больше денег.

## The appendix of the rulebook

appendix-businesses = Бизнесы
appendix-company = компания
appendix-businessman = бизнесмен
appendix-price = цена { $amount }
appendix-monopoly = Идёт в зачёт монополии: { $monopoly }
appendix-monopoly-needs = Не меньше { $count } активных и больше, чем у всех остальных вместе: { $what }
appendix-skill-lawyer = Раз за раунд вы смотрите запланированные дела соперников: { $count }
appendix-skill-politician = Дополнительные карты влияния на этапе добора карт: { $count }
appendix-skill-cop = Раз за раунд вы перебрасываете кубики своего прибыльного дела: { $count }
appendix-boss = Босс
appendix-starts = начинает с: { $what }
appendix-strength = сила { $count }
appendix-starter = в игре с самого начала
appendix-jobs-cash = Прибыльные дела
appendix-jobs-attack = Атаки
appendix-jobs-other = Другие дела
appendix-jobs-reaction = Реакции
appendix-difficulty = сложность { $what }
appendix-needs = нужно: { $what }
appendix-target = цель: { $what }
appendix-stake = ставка до { $amount }
appendix-influence = Карты влияния
appendix-looks = просмотров { $count }
appendix-easier = сложность −{ $count }
appendix-harder = сложность +{ $count }
appendix-stronger = сила +{ $count }
appendix-weaker = сила −{ $count }
appendix-one-each = в начале по одной каждому
appendix-mercenaries = Наёмники

## Outcome

reason-rounds-played = Все раунды сыграны.
