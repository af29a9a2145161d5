# The words of Omerta.

title = Омерта

## Cards

card-bottle = Бутылка { $value }
card-lady = Леди
card-mole = Крот
card-gangster = Гангстер
card-snitch = Стукач
card-driver = Водила
card-safecracker = Взломщик
card-killer = Убийца
card-witness = Свидетель
card-alibi = Алиби
card-la-mamma = Ля Мама
card-police-patrol = Полицейский патруль

about-lady = Перетасуйте запас соперника, не глядя.
about-mole = Посмотрите одну свою карту.
about-gangster = Поменяйте местами карты двух игроков, не глядя.
about-snitch = Раздайте соперникам две карты из колоды.
about-driver = Сбросьте до двух своих бутылок. Если среди них окажется персонаж, обе карты вернутся, и вы возьмёте штрафную.
about-safecracker = Посмотрите в сейф и обменяйте карту.
about-killer = Раскройте, чтобы отменить карту, применённую против вас.
about-witness = Ничего не делает; избавьтесь от него.
about-alibi = Ничего не стоит, поэтому его выгодно держать.
about-la-mamma = Выберите игрока: он пропустит ход и не сможет сбрасывать карты.
about-police-patrol = Заблокируйте одну карту другого игрока: её нельзя ни посмотреть, ни обменять, ни сбросить, а её хозяин пока не может объявить омерту.

## The famous gangsters

gangster-al-capone = Аль Капоне
gangster-charles-luciano = Чарльз Лучиано
gangster-meyer-lansky = Мейер Лански
gangster-johnny-torrio = Джонни Торрио
gangster-virginia-hill = Вирджиния Хилл
nickname-al-capone = Лицо со шрамом
nickname-charles-luciano = Лаки Лучиано
nickname-meyer-lansky = Глава мафии
nickname-johnny-torrio = Лис
nickname-virginia-hill = Фламинго

## The table

safe = Сейф
pile = Колода
discards = Стопка сброса
empty = пусто
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }
face-down = ?
gap = –
locked = заблокирована
in-hand = взята
starts = первый игрок
under-la-mamma = лежит Ля Мама
snap-for = Быстрый сброс: { $card }
total-points = всего { $points }

## What is asked

ask-peeks = Выберите, какие две из своих четырёх карт посмотреть.
ask-peeks-looking = Запомните обе карты и верните их на место.
ask-turn = Возьмите карту из колоды или верхнюю из сброса либо объявите омерту.
ask-turn-without-discards = Возьмите карту из колоды или объявите омерту.
ask-holding = Замените одну из своих карт или сбросьте взятую.
ask-holding-taken = Положите взятую карту на место одной из своих.
ask-snaps = Избавьтесь от бутылки того же достоинства, если точно помните, где она у вас: за ошибку — лишняя карта.
ask-ability = { $card }: выберите.
ask-answers-lady = { $by } применяет против вас карту «Леди»: ваш запас перетасуют. Раскройте Убийцу или дайте карте сработать.
ask-answers-gangster = { $by } применяет карту «Гангстер»: ваша карта на месте { $place } поменяется с картой игрока { $other_seat }, место { $other_place }. Раскройте Убийцу или дайте карте сработать.
ask-answers-snitch = { $by } применяет карту «Стукач»: { $same ->
    [yes] вы получите две карты из колоды
   *[no] вы и { $other_seat } получите по карте из колоды
 }. Раскройте Убийцу или дайте карте сработать.
ask-answers-la-mamma = { $by } отдаёт вам Ля Маму: вы пропустите ход. Раскройте Убийцу или дайте карте сработать.
ask-answers-police-patrol = { $by } кладёт Полицейский патруль на вашу карту, место { $place }: она будет заблокирована. Раскройте Убийцу или дайте карте сработать.
ask-looking = Запомните карту и верните её на место.
ask-cracking = Сейф открыт: обменяйте одну из его карт на одну свою.

## Actions

do-peek = посмотреть карты: места { $place } и { $other_place }
do-put-back = вернуть на место
do-omerta = объявить омерту!
do-draw = { $from ->
    [pile] взять из колоды
   *[discard] взять верхнюю карту сброса
 }
do-pass = { $step ->
    [turn] закончить ход, не беря карту
    [snaps] промолчать
    [answers] пусть сработает
   *[ability] не трогать сейф
 }
do-replace = положить на место { $place }
do-discard = сбросить взятую карту
do-snap = быстрый сброс: место { $place }
do-reveal = раскрыть как Убийцу: место { $place }
do-lady = перетасовать запас: { $seat }
do-mole = посмотреть карту: место { $place }
do-gangster = поменять местами: { $seat }, место { $place }, и { $other_seat }, место { $other_place }
do-snitch = { $same ->
    [yes] две карты: { $seat }
   *[no] по одной карте: { $seat } и { $other_seat }
 }
do-driver = { $count ->
    [0] ничего не сбрасывать
    [1] сбросить: место { $place }
   *[2] сбросить: места { $place } и { $other_place }
 }
do-crack = посмотреть в сейф
do-exchange = обменять карту { $safe_place } из сейфа на свою, место { $place }
do-la-mamma = отдать Ля Маму: { $seat }
do-patrol = положить патруль: { $seat }, место { $place }

verb-peek = Посмотреть две карты
verb-put-back = Вернуть на место
verb-omerta = Объявить омерту
verb-draw = Взять карту
verb-pass = Пасовать
verb-replace = Заменить карту
verb-discard = Сбросить
verb-snap = Быстрый сброс
verb-reveal = Раскрыть Убийцу
verb-lady = Леди
verb-mole = Крот
verb-gangster = Гангстер: поменять две карты местами
verb-snitch = Стукач
verb-driver = Водила: сбросить бутылки
verb-crack = Открыть сейф
verb-exchange = Обменять карту с сейфом
verb-la-mamma = Ля Мама
verb-patrol = Полицейский патруль

param-seat = Игрок
param-other_seat = Другой игрок
param-place = Место
param-other_place = Другое место
param-safe_place = Место в сейфе
param-from = Откуда
that-is-all = больше ничего

## What happens

event-round-began = Начинается раунд { $round }. Первый игрок: { $seat }
event-looked = { $places_count ->
    [one] { $seat } смотрит свою карту на месте { $places }.
    [few] { $seat } смотрит свои карты на местах { $places }.
    [many] { $seat } смотрит свои карты на местах { $places }.
   *[other] { $seat } смотрит свои карты на местах { $places }.
 }
event-saw = { $places_count ->
    [one] { $seat } видит на месте { $places }: { $cards }
    [few] { $seat } видит на местах { $places }: { $cards }
    [many] { $seat } видит на местах { $places }: { $cards }
   *[other] { $seat } видит на местах { $places }: { $cards }
 }
event-put-back = { $seat } возвращает всё на место лицевой стороной вниз.
event-turn-began = Ход: { $seat }
event-turn-skipped = { $seat } пропускает ход из-за Ля Мамы.
event-could-not-draw = { $seat }: взять нечего, ход окончен.
event-drew = { $seat } берёт карту из колоды.
event-drew-card = { $seat } берёт: { $card }
event-took-discard = { $seat } берёт из сброса: { $card }
event-replaced = { $seat } заменяет карту на месте { $place } и сбрасывает: { $card }
event-discarded = { $seat } сбрасывает: { $card }
event-pile-rebuilt = Стопка сброса перетасована в новую колоду: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
 }
event-dealt = { $seat } получает карту лицевой стороной вниз, место { $place }.
event-no-card-left = { $seat } не получает карту: карт больше нет.
event-snap-opened = Быстрый сброс! У кого есть ещё такая: { $card }?
event-snapped = { $seat } избавляется ещё от одной, место { $place }: { $card }
event-too-slow = { $seat }: кто-то успел раньше, карта остаётся на месте.
event-wrong-card = { $seat } раскрывает не ту карту, место { $place }: { $card }
event-no-target = { $card }: подходящей цели нет.
event-aimed = { $seat } применяет карту «{ $card }». Цель: { $at }
phrase-player = { $seat }
phrase-card-of = { $seat } (место { $place })
event-killed = { $seat } раскрывает Убийцу, место { $place }. Отменена карта: { $card }
event-stock-shuffled = Перетасован запас: { $seat }
event-swapped = Карты меняются местами: { $seat }, место { $place }, и { $other_seat }, место { $other_place }
event-driver-showed = { $places_count ->
    [one] { $seat } раскрывает карту на месте { $places }: { $cards }
    [few] { $seat } раскрывает карты на местах { $places }: { $cards }
    [many] { $seat } раскрывает карты на местах { $places }: { $cards }
   *[other] { $seat } раскрывает карты на местах { $places }: { $cards }
 }
event-driver-failed = { $seat }: раскрыт персонаж, всё возвращается на место, плюс штраф.
event-declined = { $seat } не пользуется картой «{ $card }».
event-safe-opened = { $seat } смотрит в сейф.
event-saw-safe = { $seat } видит в сейфе: { $cards }
event-exchanged = { $seat } обменивает карту { $safe_place } из сейфа на свою, место { $place }.
event-la-mamma-given = { $seat } отдаёт Ля Маму. Кому: { $target }
event-patrol-given = { $seat } кладёт патруль на карту: { $target }, место { $place }
event-given-removed = { $target }: уходит карта «{ $card }».
event-omerta = { $seat } объявляет омерту!
event-turns-ran-out = Ходы кончились: раунд завершается, омерту никто не объявил.
event-scored = { $seat }: { $cards }. { $how ->
    [called] Сумма { $sum }, в счёт { $score }: омерта объявлена вовремя
    [lowest] Сумма { $sum }, в счёт { $score }: меньше всех
    [above] { $sum } + { $penalty } за омерту с суммой больше { $limit } = { $score }
    [beaten] { $sum } + { $penalty } за омерту, хотя у другого меньше, = { $score }
   *[plain] Сумма { $sum }, в счёт { $score }
 }
event-game-over = Партия окончена. Победа: { $winners }

## Why not

no-game-over = Партия окончена.
no-no-such-seat = Такого игрока нет.
no-not-your-turn = Сейчас ходит { $seat }.
no-looked-already = Вы уже посмотрели свои две карты.
no-look-first = Сначала все смотрят по две карты.
no-two-of-your-four = Выберите две разные карты из своих четырёх.
no-put-back-first = Сначала верните на место то, что смотрите.
no-not-looking = Сейчас смотреть карты нельзя.
no-patrol-forbids-omerta = Пока у вас лежит патруль, объявить омерту нельзя.
no-discards-empty = Стопка сброса пуста.
no-nothing-to-replace = Вам нечего заменить, поэтому взять карту из сброса нельзя.
no-piles-empty = Взять карту неоткуда.
no-must-draw = Нужно взять карту или объявить омерту.
no-draw-first = Сначала возьмите карту.
no-call-before-drawing = Объявить омерту можно, только пока вы не взяли карту.
no-drawn-already = Вы уже взяли карту.
no-keep-taken-discard = Картой из сброса нужно заменить одну из своих.
no-replace-or-discard = Положите карту на место одной из своих или сбросьте её.
no-no-card-there = На месте { $place } карты нет.
no-card-locked = Карта на месте { $place } заблокирована патрулём.
no-no-snap-open = Быстрый сброс невозможен: бутылку только что никто не сбрасывал.
no-nothing-to-answer = Против вас карту не применяют.
no-character-not-discarded = Персонаж срабатывает, только когда вы сбрасываете его в свой ход.
no-snap-first = Сначала нужно завершить быстрый сброс.
no-one-attempt = На каждый сброс одна попытка; ваша уже сделана.
no-nothing-to-reveal = У вас нет карты, которую можно раскрыть.
no-la-mamma-forbids = Ля Мама не даёт вам ничего раскрывать.
no-answer-first = Сначала ответьте на карту, которую применяют против вас.
no-not-aimed-at = Эта карта применена не против вас.
no-answered-already = Вы уже ответили.
no-must-use = У карты «{ $card }» есть цель, поэтому применить её обязательно.
no-resolve-first = Сначала сделайте выбор для карты «{ $card }».
no-opponents-only = Карта «{ $card }» действует только на соперников.
no-la-mamma-protects = { $seat }: там лежит Ля Мама, этот запас нельзя ни тасовать, ни пополнять.
no-two-cards-needed = { $seat }: меньше двух карт, которые можно перетасовать.
no-two-different-cards = Выберите две разные карты.
no-two-different-players = Карты должны принадлежать двум разным игрокам.
no-one-patrol-per-card = На карте на месте { $place } уже лежит патруль.
no-exchange-first = Сначала обменяйте карту из сейфа на одну из своих.

## Options

option-snap = Быстрый сброс
option-snap-sealed = закрытый выбор
option-snap-race = на скорость
option-snap_seconds = Секунд для быстрого сброса на скорость
option-memory_aid = Подсказка памяти
option-turns = Ходов на игрока в раунде
about-option-snap = Кто избавится от второй бутылки: самый быстрый или, при закрытом выборе, первый по часовой стрелке от того, кто сбросил бутылку. Закрытый выбор подходит для медленной связи, программ экранного доступа и партий на несколько дней.
about-option-snap_seconds = Сколько секунд ждать, если никто не отвечает.
about-option-memory_aid = Карты, которые вы видели, остаются для вас отмеченными. Без подсказки всё нужно помнить, как за настоящим столом.
about-option-turns = После стольких ходов каждого игрока раунд кончается, даже если омерту никто не объявил.

## The appendix of the rulebook

appendix-bottles = Бутылки
appendix-characters = Персонажи
appendix-gangsters = Знаменитые гангстеры
appendix-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
 }

## Outcome

reason-rounds-played = Все раунды сыграны.
