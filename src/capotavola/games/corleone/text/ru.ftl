# The words of The Godfather: Corleone's Empire.

title = Империя Корлеоне

## Families

family-marzullo = Марцулло
family-matarazzo = Матараццо
family-pizzino = Пиццино
family-vitale = Витале
family-caccamo = Каккамо

## The board

area-wall-street = Уолл-стрит
area-brooklyn = Бруклин
area-upper-east-side = Верхний Ист-Сайд
area-queens = Куинс
area-upper-west-side = Верхний Вест-Сайд
area-midtown = Мидтаун
area-chelsea = Челси
area-central-park = Центральный парк

business-stock-exchange = Фондовая биржа
business-red-hook-docks = Доки Ред-Хук
business-park-avenue-clinic = Клиника на Парк-авеню
business-air-freight-terminal = Грузовой авиатерминал
business-opera-house = Оперный театр
business-grand-hotel = Гранд-отель
business-penn-central-railroad = Компания «Пенн Сэнтрал»
business-olive-oil-importer = Импортёр оливкового масла
business-pawn-shop = Ломбард
business-flower-shop = Цветочный магазин
business-trucking-firm = Фирма грузоперевозок
business-printing-house = Типография
business-undertaker = Похоронное бюро
business-pool-hall = Бильярдная
business-tailor = Ателье
business-heroin-lab = Героиновая лаборатория
business-harbour-customs = Портовая таможня
business-casino-royale = Казино «Рояль»
business-private-bank = Частный банк

figure-police-chief = шеф полиции
figure-union-boss = профсоюзный босс
figure-mayor = мэр

## Cards

card-money = { $value } $
card-gun = оружие
card-booze = алкоголь
card-blood-money = грязные деньги
card-narcotics = наркотики

card-family-accountant = Бухгалтер семьи
card-union-boss-i = Профсоюзный босс (I)
card-mayor-i = Мэр (I)
card-small-time-bookie = Мелкий букмекер
card-hired-muscle = Наёмный вышибала
card-capo = Капо
card-union-boss-ii = Профсоюзный босс (II)
card-mayor-ii = Мэр (II)
card-police-chief-ii = Шеф полиции (II)
card-tax-consultant = Консультант по налогам
card-evidence-clerk = Криминалист
card-hollywood-producer = Голливудский продюсер
card-union-boss-iii = Профсоюзный босс (III)
card-mayor-iii = Мэр (III)
card-police-chief-iii = Шеф полиции (III)
card-supreme-court-judge = Судья Верховного суда
card-newspaper-editor = Редактор газеты
card-shipping-magnate = Судоходный магнат

card-shake-down = Вымогательство
card-protection-racket = Рэкет
card-bookmaking = Букмекерство
card-truck-hijack = Угон грузовика
card-strike-breaking = Разгон забастовки
card-numbers-racket = Подпольная лотерея
card-cook-the-books = Двойная бухгалтерия
card-shell-company = Подставная фирма
card-casino-skim = Сливки с казино
card-charity-gala = Благотворительный бал
card-offshore-account = Офшорный счёт
card-lost-ledger = Пропавший гроссбух
card-blackmail = Шантаж
card-kidnapping = Похищение
card-safe-job = Взлом сейфа
card-warehouse-raid = Налёт на склад
card-an-offer = Предложение
card-inside-man = Свой человек
card-hit = Устранение
card-drive-by = Стрельба из машины
card-car-bomb = Бомба в машине
card-garrotte = Гаррота
card-ambush = Засада
card-night-swim = Ночное купание

colour-yellow = жёлтый
colour-blue = синий
colour-green = зелёный
colour-grey = серый

## Icons and effects

effect-then = затем
effect-money = { $value } $
effect-gun = оружие
effect-booze = алкоголь
effect-blood-money = грязные деньги
effect-narcotics = наркотики
effect-horse-head = голова лошади
effect-suitcase = чемодан
effect-jobs = поручения
effect-one-for = 1→{ $value } $
effect-two-for = 2→{ $value } $
effect-three-for = 3→3 $ + 5 $
effect-one-for-goods = 1→товар
effect-any-good = любой товар (кроме наркотиков)
effect-both-jobs = взять два поручения и оставить оба
effect-top-five = посмотреть пять верхних поручений, оставить одно, остальные сбросить
effect-job-from-discard = взять любое поручение из сброса
effect-front = собрать дань с любой локации
effect-move-thug = передвинуть своего громилу и собрать дань
effect-union-boss = выставить или передвинуть профсоюзного босса и собрать дань
effect-mayor = выставить или передвинуть мэра и провести поборы
effect-police-chief = отправить шефа полиции в район; можно пристрелить там громилу
effect-police-chief-any = отправить шефа полиции в район; можно пристрелить другую фигурку там или на примыкающем месте
effect-dollar-from-each = 1 $ от каждого соперника; у кого его нет, отдаёт другую банкноту на свой выбор
effect-gift = карта от соперника (на его выбор, но не сообщник)
effect-highest-money = самая крупная банкнота из руки соперника
effect-offer = все остальные показывают самую крупную банкноту руки: одна из самых крупных уходит в ваш чемодан, другие возвращаются в общий запас
effect-look-take-money = посмотреть руку соперника и забрать банкноту
effect-look-take-good = посмотреть руку соперника и забрать товар, в том числе наркотики
effect-look-discard = посмотреть руку соперника и сбросить из неё карту
effect-gun-thug = пристрелить громилу
effect-gun-member = пристрелить члена семьи
effect-gun-figure = пристрелить любую фигурку
effect-drive-by = пристрелить до двух фигурок в одном районе или на примыкающих к нему местах
effect-car-bomb = пристрелить фигурку на месте для члена семьи и громилу в районе, к которому примыкает это место
effect-ambush = пристрелить громилу; затем на его место можно передвинуть своего и собрать дань
effect-drive-by-second = пристрелить вторую фигурку в том же районе или на примыкающем месте
effect-car-bomb-thug = пристрелить громилу в районе, к которому примыкает это место
effect-ambush-move = передвинуть туда своего громилу и собрать дань
effect-chief-shoots-thug = пристрелить громилу в районе шефа полиции
effect-chief-shoots-any = пристрелить другую фигурку в районе шефа полиции или на примыкающем месте

## The table

act-of = Раунд { $act } из 4
horse-head-with = голова лошади
limit-now = лимит руки { $limit }
public-jobs = Общедоступные поручения
allies-on-show = Сообщники для подкупа
your-hand = Ваша рука
hand-of = Рука: { $name }
your-suitcase = Ваш чемодан
case-sum = { $amount } $
supply = Общий запас
discards = Сброс поручений
deck = Колода поручений
front = дань
back = поборы
turf-title = Район
family-spaces = Места для членов семьи
nobody = –
closed = закрыто
free = свободно
neutral = нейтральный
in-hudson = В Гудзоне
thugs-count = громил: { $count }
members-count = членов семьи: { $count }
markers-count = маркеров: { $count }
jobs-done = выполнено: { $count }
hand-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }
plays = в игре
control-of = контроль
column-suitcase = Чемодан
column-turfs = Районы
column-colours = Поручения

## What is asked

ask-turn = Ваше действие: разыграйте громилу, члена семьи или сообщника либо выполните поручение.
ask-order = { $turf }: район контролирует { $seat } и тоже соберёт дань. Кто соберёт её первым? { $business }
ask-benefit = { $turf }: вы контролируете этот район. Тоже соберёте дань? { $business }: { $effects }
ask-use = Что применить (порядок любой): { $effects }
ask-use-one = Примените: { $effects }
ask-paying = Сбросьте для обмена ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }.
ask-picking = Выберите товар.
ask-keeping = Оставьте себе одно из поручений; остальные уйдут в сброс.
ask-giving = { $seat } требует карту: вы должны отдать одну на свой выбор.
ask-dollars = { $seat } собирает со всех по банкноте: отдайте 1 $, а если её нет, любую другую.
ask-looking = Вы видите всю руку соперника ({ $seat }). Выбирайте.
ask-marking = { $turf }: вы победили, но маркеров в запасе нет. Переложить сюда один из своих с поля?
ask-bids = Ваша тайная ставка из чемодана, можно и ничего: от высшей ставки вниз каждый платит и выбирает сообщника; последний забирает ставку обратно.
ask-choosing = Выберите сообщника.
ask-discards = Сбросьте лишние карты, поручения и сообщники тоже считаются. Лимит руки: { $limit }.

## Actions

do-thug = громила: { $business }
do-member = член семьи: { $areas }
do-complete = { $job }{ $from ->
    [public] {" "}(общедоступное)
   *[hand] {""}
 }, сбросить: { $goods }{ $order ->
    [effect-first] ; сначала эффект
   *[money-first] ; сначала деньги
 }
do-play = разыграть сообщника: { $ally }
do-order = { $first ->
    [me] сначала вы
   *[controller] сначала контролирующий игрок
 }
do-accept = собрать дань
do-done = { $step ->
    [benefit] отказаться
    [dollars] денег нет, отдать нечего
    [marking] не класть маркер
    [looking] на этом закончить
   *[use] отказаться от остального
 }
do-stash = в чемодан: { $card }
do-use = применить: { $effect }
do-trade = { $effect }, сбросить: { $card }
do-discard = сбросить: { $card }
do-take = взять: { $card }
do-keep = оставить: { $job }
do-give = отдать: { $card }
do-against = { $seat }: { $effect }
do-gun-down = пристрелить фигурку: { $figure }
do-move = передвинуть громилу: { $business } → { $to_business }
do-union-boss = профсоюзный босс: { $business }
do-mayor = мэр: { $areas }
do-police-chief = шеф полиции: { $turf }
do-front = собрать дань: { $business }
do-bid = 1 $ × { $ones }, 2 $ × { $twos }, 3 $ × { $threes }, 5 $ × { $fives }
do-choose = выбрать: { $ally }
do-move-marker = переложить маркер: { $turf }, { $height }-й снизу

verb-thug = Разыграть громилу
verb-member = Разыграть члена семьи
verb-complete = Выполнить поручение
verb-play = Разыграть сообщника
verb-order = Определить очерёдность
verb-accept = Собрать дань
verb-done = Отказаться
verb-stash = Убрать в чемодан
verb-use = Применить символ
verb-trade = Обменять карты
verb-discard = Сбросить
verb-take = Взять
verb-keep = Оставить поручение
verb-give = Отдать карту
verb-against = Выбрать соперника
verb-gun-down = Пристрелить
verb-move = Передвинуть громилу
verb-union-boss = Профсоюзный босс
verb-mayor = Мэр
verb-police-chief = Шеф полиции
verb-front = Собрать дань с локации
verb-bid = Сделать ставку
verb-choose = Выбрать сообщника
verb-move-marker = Переложить маркер

param-seat = Игрок
param-business = Локация
param-to_business = Куда
param-areas = Место
param-from = Откуда
param-job = Поручение
param-goods = Товары
param-order = Порядок
param-ally = Сообщник
param-first = Кто первый
param-card = Карта
param-effect = Символ
param-figure = Фигурка
param-turf = Район
param-height = Маркер
param-ones = 1 $
param-twos = 2 $
param-threes = 3 $
param-fives = 5 $
order-money-first = сначала деньги
order-effect-first = сначала эффект
from-hand = с руки
from-public = из общедоступных

## What happens

event-act-began = Начинается раунд { $act }.
event-tile-opened = Открывается новая локация ({ $turf }): { $business }
event-public-job = Новое общедоступное поручение: { $job }
event-allies-shown = Сообщники для подкупа: { $allies }
event-turn-began = Ход: { $seat }
event-thug-placed = { $seat } выставляет громилу: { $business }
event-thug-moved = { $seat } передвигает громилу: { $business } → { $to_business }
event-member-placed = { $seat } выставляет члена семьи: { $areas }
event-completed = { $seat } выполняет { $from ->
    [public] общедоступное поручение
   *[hand] поручение
 }: { $job }. Сброшены товары: { $goods }
event-ally-played = { $seat } разыгрывает сообщника: { $ally }
event-benefits = { $seat } тоже собирает дань: { $business }
event-front-used = { $seat } собирает дань: { $business }
event-declined = { $seat } отказывается.
event-took = { $seat } берёт: { $card }
event-nothing-left = { $seat } ничего не получает, стопка пуста: { $card }
event-stashed = { $seat } убирает в чемодан: { $card }
event-discarded = { $seat } сбрасывает: { $card }
event-horse-head = { $seat } берёт жетон головы лошади.
event-jobs-shuffled = Сброс поручений перетасован в новую колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }
event-drew-jobs = { $seat } берёт { $count ->
    [one] { $count } поручение
    [few] { $count } поручения
    [many] { $count } поручений
   *[other] { $count } поручения
 }.
event-no-job-left = Поручений больше нет: { $seat } ничего не берёт.
event-saw-jobs = { $seat } берёт из колоды: { $jobs }
event-kept-a-job = { $seat } оставляет себе поручение. Сброшено: { $jobs }
event-kept-job = { $seat } оставляет себе: { $job }. Сброшено: { $jobs }
event-took-discarded-job = { $seat } берёт из сброса: { $job }
event-boss-placed = { $seat } ставит профсоюзного босса: { $business }
event-mayor-placed = { $seat } ставит мэра: { $areas }
event-chief-placed = { $seat } отправляет шефа полиции в район: { $turf }
event-gunned-down = { $seat } пристреливает фигурку ({ $figure }). Чья: { $target }
event-neutral-gunned-down = { $seat } пристреливает нейтрального персонажа ({ $figure }).
event-asked-gift = { $seat } требует карту у соперника: { $target }
event-gave = { $seat } отдаёт карту. Кому: { $target }
event-gave-card = { $seat } отдаёт: { $card }. Кому: { $target }
event-had-no-money = { $seat }: банкнот в руке нет.
event-looked = { $seat } смотрит руку соперника: { $target }
event-saw-hand = { $seat } видит руку соперника ({ $target }): { $cards }
event-showed = { $seat } показывает самую крупную банкноту: { $card }
event-offer-taken = { $seat } убирает в чемодан банкноту соперника ({ $target }): { $card }
event-returned = { $seat } возвращает в общий запас: { $card }
event-turf-war = Все фигурки выставлены: начинается война за территорию.
event-won-turf = { $turf }: побеждает { $seat } ({ $sides })
event-nobody-won-turf = { $turf }: { $sides_count ->
    [0] там никого нет
   *[some] никто не побеждает ({ $sides })
 }
phrase-side = { $seat } { $count }
phrase-neutral-side = нейтральные { $count }
event-no-marker = { $turf }: { $seat } не кладёт маркер.
event-marker-moved = { $seat } перекладывает маркер: { $turf } → { $to_turf }
event-has-bid = { $seat } делает ставку.
event-bid-shown = { $seat } ставит { $amount } $: { $cards }
event-paid = { $seat } платит в банк { $amount } $.
event-bid-back = { $seat } не получает сообщника и возвращает ставку в чемодан: { $amount } $
event-ally-taken = { $seat } берёт сообщника: { $ally }
event-tribute = Подношение дону. Лимит руки: { $limit }.
event-allies-back = { $seat } возвращает в руку: { $allies }
event-put-aside = { $seat } откладывает карту.
event-put-card-aside = { $seat } откладывает: { $card }
event-allies-gone = Никем не взяты и выходят из игры: { $allies }
event-scored = { $seat }: чемодан { $suitcase } $, районы { $turfs } $, поручения { $colours } $. Итого { $total } $
event-game-over = Партия окончена. Победа: { $winners }

## Why not

no-game-over = Партия окончена.
no-no-such-seat = Такого игрока нет.
no-bid-already = Вы уже сделали ставку.
no-within-limit = Лишних карт у вас нет: лимит руки { $limit }.
no-higher-bid-first = Сначала выбирают те, чья ставка больше.
no-no-figure-left = У вас не осталось фигурок, которые можно разыграть: вы выбыли из этой фазы.
no-not-your-turn = Сейчас ходит { $seat }.
no-wait-for = Сначала решает { $seat }.
no-no-thug-left = У вас не осталось громил.
no-no-member-left = У вас не осталось членов семьи.
no-no-passing = Пасовать запрещено.
no-allies-by-bids = Сообщников со стола выбирают после ставок в фазе подкупа; разыграть можно тех, что на руке.
no-one-of-four-actions = Ваше действие — розыгрыш громилы, члена семьи или сообщника либо выполнение поручения.
no-not-open-yet = Эта локация ещё не открыта: { $business }
no-thug-space-taken = Место для громилы занято: { $business }
no-closed-to-two = При игре вдвоём это место закрыто.
no-space-taken = Это место занято.
no-job-not-in-hand = У вас в руке нет поручения «{ $job }».
no-job-not-public = Среди общедоступных нет поручения «{ $job }».
no-wrong-goods = Поручение «{ $job }» такими товарами не выполнить.
no-goods-missing = Для поручения «{ $job }» вам не хватает товаров.
no-no-effect-to-order = У поручения «{ $job }» нет эффекта, который можно было бы применить сначала.
no-ally-once-an-act = Сообщник «{ $ally }» в этом раунде уже разыгран.
no-ally-not-in-hand = У вас в руке нет сообщника «{ $ally }».
no-ally-of-no-use = Из того, что даёт сообщник «{ $ally }», сейчас нельзя применить ничего.
no-say-who-goes-first = Сначала решите, кто соберёт дань первым.
no-accept-or-decline = Сначала решите, собираете ли вы дань.
no-taking-is-compulsory = Отказаться нельзя: брать обязательно.
no-no-such-icon = Такого символа или эффекта у вас сейчас нет: { $effect }
no-no-such-card = У вас нет такой карты: { $card }
no-too-few-cards = Для этого обмена { $count ->
    [one] нужна { $count } карта
    [few] нужны { $count } карты
    [many] нужно { $count } карт
   *[other] нужно { $count } карты
 }.
no-not-usable-now = Сейчас это применить нельзя: { $effect }
no-nothing-to-gain = В общем запасе для этого обмена ничего не осталось, разве что вы сбросите именно такую карту: { $effect }
no-opponents-only = Выберите соперника.
no-nothing-to-take = { $seat }: нет карт, которые можно было бы забрать.
no-choose-for-effect = Уточните, как это применить: { $effect }
no-none-left = Стопка пуста: { $card }
no-not-in-discards = В сбросе поручений этой карты нет: { $card }
no-booze-gun-or-blood-money = Возьмите алкоголь, оружие или грязные деньги.
no-no-gun = Сейчас вы не можете пристрелить фигурку.
no-cannot-be-hit = Там нет фигурки, которую вы могли бы пристрелить.
no-no-own-thug-there = Вашего громилы там нет: { $business }
no-only-to-ambushed-space = Передвинуть громилу можно только на место, где была засада.
no-to-another-turf = Шеф полиции уже здесь: { $turf }. Отправьте его в другой район.
no-in-the-hudson = Этот персонаж в Гудзоне до конца раунда. Применить нельзя: { $figure }
no-finish-job-first = Сначала завершите эффект поручения.
no-finish-use-first = Сначала закончите с тем, что применяете.
no-pay-first = Сначала сбросьте карты для обмена.
no-discard-to-limit = Сбросьте лишние карты. Лимит руки: { $limit }.
no-put-aside-already = Эта карта уже отложена: { $card }
no-never-an-ally = Сообщников не отдают.
no-a-dollar-first = Если у вас есть банкнота 1 $, отдать нужно её.
no-money-only = Отдайте банкноту.
no-give-first = Сначала отдайте то, что с вас требуют.
no-not-of-that-hand = Эту карту из открытой вам руки выбрать нельзя.
no-choose-of-that-hand = Сначала выберите карту из открытой вам руки.
no-keep-one-drawn = Сначала оставьте себе одно из взятых поручений.
no-bid-first = Сначала все делают ставки.
no-not-in-suitcase = Таких банкнот в вашем чемодане нет.
no-choose-shown-ally = Выберите одного из выложенных сообщников.
no-no-own-marker-there = Вашего маркера там нет.
no-marker-first = Сначала решите, что делать с маркером.

## The appendix of the rulebook

appendix-board = Начальные локации
appendix-blue = Синие жетоны локаций
appendix-red = Красные жетоны локаций
appendix-jobs = Поручения: { $colour }
appendix-allies = Сообщники раунда { $act }
appendix-costs = товары: { $what }
appendix-pays = деньги: { $what }

## Outcome

reason-acts-played = Все четыре раунда сыграны.
