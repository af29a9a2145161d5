# What the house says at a table, whatever the game.

## Why the house refuses. A complaint is technical, and English in every language.

house-already-claimed = Ваш ответ уже принят: второй не считается.
house-already-started = Партия уже началась.
house-bad-chat = Сообщение пустое, или этим людям сейчас нельзя писать.
house-bad-name = Имя должно состоять из знаков, которые всем видны.
house-bad-setup = Такой стол открыть нельзя: «{ $complaint }»
house-banned = Владелец сервера временно закрыл вам вход.
house-forbidden-origin = Запрос пришёл со страницы другого сайта. Откройте страницу самого сервера.
house-game-over = Партия окончена.
house-hushed = За этим столом зрителям нельзя писать в чат.
house-malformed = Сервер этого не понял: «{ $complaint }»
house-muted = Хозяин стола отключил вам чат.
house-name-taken = Имя «{ $name }» за этим столом уже занято.
house-no-seat-free = За этим столом нет свободных мест.
house-no-such-bot = Для этой игры нет бота «{ $bot }».
house-no-such-phrase = Быстрой фразы «{ $phrase }» нет.
house-no-such-seat = Это место за столом здесь выбрать нельзя.
house-no-such-table = Стола { $code } нет.
house-no-such-watcher = Такого зрителя больше нет.
house-not-finished = Партия ещё не окончена.
house-not-host = Это может сделать только хозяин стола.
house-not-paused = Сейчас нет паузы.
house-not-seated = У вас нет места за этим столом.
house-not-started = Партия ещё не началась.
house-not-your-seat = Это не ваше место за столом.
house-nothing-to-undo = У вас нет хода, который можно вернуть.
house-no-such-game = На этом сервере нет игры { $game }, или сейчас в неё нельзя играть.
house-other-rules = За этим столом играли по прежней редакции правил; этот сервер её больше не поддерживает.
house-paused = Сейчас пауза.
house-race-over = Слишком поздно: ваш ответ не в счёт, штрафа нет.
house-seat-closed = Хозяин стола убрал отсюда игрока: место остаётся за ботом.
house-seat-taken = Это место за столом уже занято.
house-seats-free = { $count ->
    [one] За столом свободно ещё { $count } место.
    [few] За столом свободно ещё { $count } места.
    [many] За столом свободно ещё { $count } мест.
   *[other] За столом свободно ещё { $count } места.
 } Дождитесь игроков или посадите ботов.
house-stale = Тем временем что-то произошло. Посмотрите ещё раз и решайте.
house-store-busy = Сервер перегружен, ничего не изменилось. Попробуйте чуть позже.
house-store-failed = На сервере что-то пошло не так, ничего не изменилось. Попробуйте ещё раз.
house-store-full = На сервере кончилось место для записи, ничего не изменилось. Сообщите владельцу сервера.
house-table-full = За этим столом записано уже столько, что продолжается только сама партия.
house-too-fast = Слишком много сразу. Немного подождите.
house-too-large = Сообщение слишком большое.
house-too-many-connections = Слишком много подключений с вашего адреса. Закройте лишние или немного подождите.
house-too-many-watchers = За этим столом уже слишком много зрителей с именем.
house-undo-learnt = Вернуть ход нельзя: другие уже узнали из него что-то новое.
house-watch-first = Чтобы писать в чат, зрителю нужно назвать имя.
house-wrong-key = Эта личная ссылка не подходит к этому столу. Возможно, она старая или неполная.
house-wrong-secret = Это не секрет этого сервера.

## Quick phrases for the chat

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-your-turn = Ваш ход!
phrase-one-moment = Минутку.
phrase-back-soon = Скоро вернусь.
phrase-well-played = Отлично сыграно!
phrase-thanks = Спасибо!
phrase-sorry = Извините!
phrase-lets-deal = Давайте договоримся.
phrase-no-deal = Сделки не будет.
phrase-trust-me = Поверьте мне.
phrase-you-will-pay = Вы за это заплатите.
phrase-good-game = Хорошая игра!
phrase-once-more = Ещё разок?

## What happens at a table. `name`: whose seat it is, or was; `bot`: one of the bots below.

happened-joined = { $name } садится за стол.
happened-bot-seated = { $name } садится за стол ({ $bot }).
happened-freed = { $why ->
    [kicked] Хозяин стола убирает игрока: { $name }
    [bot-removed] { $name }: бот уходит из-за стола.
   *[left] { $name } уходит из-за стола.
 }
happened-watching = { $name } смотрит игру.
happened-started = Партия начинается.
# Only where time ran out; what is done otherwise, the game's own events tell.
happened-acted = Время вышло: { $name }
happened-claimed = Ваш ответ принят.
# `count`: how many results follow, one `race-result` each. All times are in milliseconds.
happened-raced = { $count ->
    [0] Вовремя никто не отвечает.
   *[some] Кто быстрее:
 }
race-result = { $place }. { $name }: { $time } мс, { $result ->
    [won] первое место
    [wrong] неверно
   *[void] слишком медленно, штрафа нет
 } (реакция { $reaction } мс, поправка на связь { $credit } мс)
happened-undone = { $name } возвращает свой ход.
# `other`: the one to whom it is said in private.
happened-spoke = { $to ->
    [table] { $name }: { $text }
    [spectators] { $name } (зрителям): { $text }
   *[seat] { $name } (лично, кому: { $other }): { $text }
 }
happened-voted = { $matter ->
    [pause] { $yes ->
        [yes] { $name } голосует за паузу.
       *[no] { $name } голосует против паузы.
     }
    [resume] { $yes ->
        [yes] { $name } голосует за то, чтобы продолжить.
       *[no] { $name } голосует против того, чтобы продолжить.
     }
   *[end] { $yes ->
        [yes] { $name } голосует за то, чтобы закончить партию.
       *[no] { $name } голосует против того, чтобы закончить партию.
     }
 }
happened-paused = Пауза: все согласны.
happened-resumed = Пауза закончилась: партия продолжается.
happened-ended = Партия на этом закончена: все согласны.
happened-away = { $name } теряет связь.
happened-back = { $name } снова на связи.
# `bot` is none when the owner plays again.
happened-stand-in = { $bot ->
    [none] { $name } снова играет без бота.
   *[some] { $name }: пока играет { $bot }.
 }
happened-rematch = Реванш: открыт стол { $code }.
# `time`: one of the spans below.
happened-reopened = Сервер не работал ({ $time }); таймеры стояли.
happened-cleared = Игрок попросил забыть его: имя и реплики удалены.
happened-muted = { $muted ->
    [yes] Хозяин стола отключает чат игроку { $name }.
   *[no] { $name } снова может писать в чат.
 }
happened-watcher-muted = { $muted ->
    [yes] Хозяин стола отключает чат зрителю { $name }.
   *[no] Зритель { $name } снова может писать в чат.
 }
happened-watcher-gone = { $kicked ->
    [yes] Хозяин стола убирает зрителя: { $name }
   *[no] Зритель уходит: { $name }
 }
happened-hushed = { $hushed ->
    [yes] Зрителям больше нельзя писать в чат.
   *[no] Зрители снова могут писать в чат.
 }
happened-shut = Владелец сервера закрыл этот стол.

## The state of a table

status-open = ждёт игроков
status-playing = идёт партия
status-paused = пауза
status-over = партия окончена
status-ended = партия закончена по голосованию

## Clocks. `start`, `increment` and `cap` are spans.

clock-none = без таймера
clock-live = на игрока: { $start }; за каждый ответ: +{ $increment }; предел: { $cap }
clock-days = { $days ->
    [one] { $days } день на каждое решение
    [few] { $days } дня на каждое решение
    [many] { $days } дней на каждое решение
   *[other] { $days } дня на каждое решение
 }

span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
    [many] { $count } секунд
   *[other] { $count } секунды
 }
span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
 }
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
 }
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
 }

## Who may find a table

visibility-public = открытый: виден в лобби
visibility-private = закрытый: по ссылке-приглашению

## Bots

bot-easy = лёгкий бот
bot-normal = обычный бот
bot-hard = сильный бот
bot-boss = бот-босс
bot-random = случайный бот
bot-greedy = умелый бот
bot-silent = молчаливый бот
bot-search = думающий бот

## The connection

connection-connected = на связи
connection-reconnecting = переподключение
closing-restart = Сервер перезапускается; партия скоро продолжится.
closing-removed = У вас больше нет места за этим столом.
closing-slow = Связь слишком медленная; подключаемся заново.
