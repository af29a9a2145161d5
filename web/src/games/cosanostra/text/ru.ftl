# What only the page says of La Cosa Nostra.

about-game = Семьи, гангстеры и много разговоров. Тайно планируйте дела, одалживайте и берите взаймы нужное для них, угрожайте, обещайте — и унесите домой больше всех денег.
goal = Цель: больше всех денег после четырёх раундов. Отмытые деньги считаются вдвойне.

## The table

standing-of = Раунд { $turn } из { $last } · { $stage ->
    [draw] добор
    [hire] наём
    [planning] планирование
    [payout] выплаты
    [settling] долги
    [over] конец
   *[action] выполнение
 }
standing-short = { $turn }/{ $last } · { $stage ->
    [draw] добор
    [hire] наём
    [planning] планирование
    [payout] выплаты
    [settling] долги
    [over] конец
   *[action] выполнение
 }
stage-now = Раунд { $turn }: { $stage ->
    [draw] берут карты
    [hire] нанимают гангстеров
    [planning] планируют задания
    [payout] выплачивают доход
    [settling] отдают долги
    [over] игра окончена
   *[action] выполняют задания
 }
back-room = Задняя комната
begins = первый игрок
your-family = Ваша семья
your-gangsters = Ваши гангстеры
your-hand = Карты на руке
deck-of-businesses = Колода бизнесов
under-your-boss = Под вашим боссом
face-down-job = закрытое дело раунда { $turn }
strength-of = сила { $count }
marker-by = маркер: { $name }
per-cent = { $percent } %
chance-of = шанс { $percent } %
chance-best = шанс { $percent } % (лучший из ваших гангстеров без задания: { $gangster })
die-of = кубик: { $count }
needs-least = { $count } и больше
may-answer = Ещё могут вмешаться: { $names }
cancel-job = ничего не стоит и ничего не даёт; карта сбрасывается втёмную
cancel-purchase = ничего не стоит; { $business } уходит под низ колоды
too-dear = дороже, чем у вас осталось
cannot-pay = { $price } вам сейчас не заплатить.
costs-and-earns = стоит { $price } (останется { $left }), приносит { $income } каждый раунд
would-be-lost = не хватает: { $businesses }; дело пропадёт
odds-of = { $percent } %: { $what }
odds-at-least = { $percent } %: { $what } или больше
quiet-schemes = Не спрашивать меня об Интригане, пока не скажу
quiet-vain = Пасовать, если переброс мне ничего не даст
quiet-about = Сейчас вы спасуете, если ничего не нажмёте.
schemes-unasked = Вы пасуете всякий раз, когда можно разыграть Интригана.
ask-me-again = Снова спрашивать
view-income = Доход
view-markers = Маркеры сделок
view-hand = Дела
view-influence = Карты влияния
view-strength = Сила
figure-difficulty = Сложность
figure-price = Цена
figure-copies = Таких карт
about-monopoly = Монополия: активных карт этого вида ({ $business }) не меньше { $count } и больше, чем у всех остальных вместе. Она приносит ещё { $amount } $ дохода каждый раунд.
brings-any = Любой успех: { $what }
brings-one = Один успех: { $what }
brings-two = Два и больше: { $what }
gains-money = +{ $amount } $
loses-money = −{ $amount } $

## The offer desk

offer-new = Предложить сделку
offer-counter = Встречное предложение: { $seat }
offer-to = Кому
offer-give = Вы даёте
offer-want = Вы получаете
offer-promise = Вы обещаете
offer-ask = Вам обещают
offer-open = чтобы все слышали
offer-words = И говорите
offer-cash = Наличные, $
offer-later = $ до конца раунда { $round }
offer-share = % от следующего прибыльного дела
deal-with = Предложить сделку: { $name }
to-whom = Кому?
to-whom-about = Выберите, кому: коснитесь имени здесь или чьей-нибудь карты на столе.
said-as = Что это за слова
said-as-words = просто слова
said-as-promise = обещаете вы
said-as-ask = обещают вам
then-cash = ваши деньги { $before } → { $after }
then-income = ваш доход { $before } → { $after }
due-by = Обещания до конца раунда
promises-besides = Только обещания, никого не связывают
see-table = Взглянуть на стол
back-to-offer = Вернуться к предложению
back-to-note = Вернуться к записке
show-offer = Показать
lay-it-down = Выложить на стол
counter-means = Оно заменит предложение соперника.
gift-warning = Взамен вы ничего не получаете: это подарок.
use-once-bought = использование после покупки
offer-again = Изменить предложение
then-try = { $why ->
    [too-little] Дайте больше или попросите меньше.
    [needed] Попросите что-то другое или у другого игрока.
    [useless-unsaid] Предложите что-нибудь другое или спросите, что нужно.
    [useless] Предложите что-нибудь другое: на доске видно, что кому нужно.
    [distrust] Дайте сразу то, что только обещаете.
    [not-now] Попробуйте ещё раз в другой ход.
   *[unsaid] Измените предложение или обратитесь к другому.
 }
way-1 = одно использование
way-2 = навсегда
way-3 = использование позже (обещание)
way-4 = передача позже (обещание)
needed-for = для: { $jobs }
quick-last-word = Это моё последнее слово.
quick-trust-me = Вы знаете, я держу слово.
quick-think = Подумайте.
quick-or-else = Жаль будет ваш бизнес.

## Offers on the table

offer-from-to = { $name } → { $names }
offer-to-you = { $name } предлагает вам
made-openly = при всех
made-privately = между вами
gives = { $name } даёт
wants-back = Взамен
not-binding = только слово, никого не связывает
only-said = просто слова, не обещание
terms-nothing = ничего
answer-accept = Принять
answer-decline = Отклонить
decline-why = Отклонить и сказать почему
decline-too-little = «Этого мало»
decline-needed = «Это нужно и мне»
decline-useless = «Мне это ни к чему»
decline-distrust = «Одного слова мне мало»
decline-not-now = «Не сейчас»
answer-counter = Встречное
answer-withdraw = Отозвать
answer-withdraw-of = Отозвать: { $name }
answer-pick = Заключить сделку
answer-pick-of = Сделка: { $name }
offered-meanwhile = Пока вас не было, вам предлагали
offers-wait = { $count ->
    [one] Вашего ответа на столе ждёт { $count } предложение
    [few] Вашего ответа на столе ждут { $count } предложения
    [many] Вашего ответа на столе ждут { $count } предложений
   *[other] Вашего ответа на столе ждут { $count } предложения
 }

## The board

board = Доска
board-about = Что у кого есть и что кому нужно. Записка никого не связывает; коснитесь, чтобы сделать предложение.
board-empty = Записок пока нет.
lacking-now = Вашим делам не хватает
lent-by = { $business } ({ $name })
nobody-lends = одолжить не у кого
note-write = Написать записку
note-change = Изменить записку
note-take-down = Снять
note-pin-up = Повесить
note-have = У вас есть
note-want = Вам нужно
note-has = Есть
note-wants = Нужно
notes-left = { $count ->
    [one] На этом этапе осталась { $count } записка
    [few] На этом этапе осталось { $count } записки
    [many] На этом этапе осталось { $count } записок
   *[other] На этом этапе осталось { $count } записки
 }

## The ledger

ledger = Обещания
ledger-empty = Пока никто ничего не обещал.
word-kept = { $count ->
    [one] сдержано { $count } обещание
    [few] сдержано { $count } обещания
    [many] сдержано { $count } обещаний
   *[other] сдержано { $count } обещаний
 }
word-broken = { $count ->
    [one] нарушено { $count } обещание
    [few] нарушено { $count } обещания
    [many] нарушено { $count } обещаний
   *[other] нарушено { $count } обещаний
 }
keep-promise = Сдержать обещание ({ $seat }): { $give }
debt-due = Срок в этом раунде
debt-later = Можно сдержать сразу
debt-now = Срок в этом раунде, ваш долг ({ $seat }): { $give } { $said }
judge-words = { $seat }: сдержано ли слово? { $give } { $said }
pay-to = Заплатить другую сумму ({ $seat })
why-kept = { $what ->
    [peace] Нападения не было.
    [words] Так считает тот, кому обещали.
   *[rest] Отдано вовремя.
 }
why-broken = { $what ->
    [peace] Нападение было.
    [words] Так считает тот, кому обещали.
    [pay] Не заплачено вовремя.
    [share] Доля не выплачена.
   *[rest] Не отдано вовремя или ушло другому.
 }
why-void = { $what ->
    [share] Делить было нечего.
   *[rest] Другие сделали это невозможным, или дело уладили иначе.
 }
discard-these = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
    [many] Сбросить { $count } карт
   *[other] Сбросить { $count } карты
    }
hint-looks = Выберите задание чужого гангстера, лежащее лицом вниз: вы можете его посмотреть.
hint-planning = Сначала выберите подсвеченного гангстера или дело, потом то, что к ним подходит: гангстер может и купить бизнес на рынке.
next-task = Теперь его задание: дело с руки или бизнес с рынка.
next-man = Теперь гангстер, который этим займётся.
next-victim = Теперь цель атаки из подсвеченных.
next-bearer = Теперь гангстер, на которого вы разыгрываете карту.
next-card = Теперь карта для него.
against-business = { $business } ({ $seat })
against-gangster = { $victim } ({ $seat })
against-player = Цель: { $seat }
ask-new-jobs = Раунд { $round }: вам раздали одни атаки. Оставить их или раздать все дела заново?
see-new-jobs = Раунд { $round }: вот ваши новые дела, они у вас на руке.
jobs-seen = Дальше
ask-debts = Отдайте сейчас, иначе слово нарушено.
hint-unpaid = На запланированные покупки не хватает денег: заработайте или займите остальное, пока очередь не дошла до гангстера.

## What bots are like

temper-easy = вежливый игрок
temper-normal = деловитый игрок
temper-hard = осторожный игрок
temper-boss = хладнокровный игрок
temper-silent = молчаливый игрок
about-bot-easy = Редко нападает, держит слово и принимает почти все предложения.
about-bot-normal = Выбирает самое выгодное и торгуется.
about-bot-hard = Прежде чем выбрать, сравнивает лучшие ходы; торгуется.
about-bot-boss = Просчитывает раунд до конца: до секунды на каждое решение; торгуется.
about-bot-silent = Играет как обычный бот, но ни о чём не договаривается.
