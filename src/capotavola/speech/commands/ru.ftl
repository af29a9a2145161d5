# What only the terminal and the commands say, whatever the game.

## The table

log = Журнал

## Prompts

choose = Номер или действие словами (? — справка):
choose-target = Номер (Enter — назад):
press-enter-default = Enter: { $what }
leave-open = пока не отвечать
refused = Нельзя по правилу { $rule }: { $sentence }
refused-hint = Введите { $rule }, чтобы прочитать правило.
help-lines =
    Введите номер варианта и нажмите Enter.
    Действие можно ввести словами, например: { $example }
    «?3» расскажет, что даст вариант 3.
    «table» покажет весь стол и что делают карты, «log» — весь журнал, «rules» — все правила.
    Номер вида { $rule } покажет это правило. «undo» возвращает ваш последний ход, если из него никто ничего не узнал.
    «quit» — выход; сначала партия сохраняется.
foreseen-nothing = до следующего выбора ничего не произойдёт
foreseen-many = Здесь несколько вариантов: сначала откройте их, потом спросите об одном.
table-by-typing = Введите table, чтобы увидеть весь стол и что делают карты.
table-goes-on = … Введите table, чтобы увидеть остальное.
page-more = Enter — дальше, q — назад:
page-last = Enter — назад:
undo-nothing = У вас нет хода, который можно вернуть.
undo-learnt = Вернуть ход нельзя: кто-то уже узнал из него что-то новое.
typo-no-such-choice = Варианта «{ $word }» нет. Введите один из номеров или ? для справки.
typo-too-much = «{ $word }» — лишнее. После { $verb } идёт: { $takes }
typo-too-little = Чего-то не хватает. После { $verb } идёт: { $takes }
typo-not-a-number = «{ $word }» — не целое число от { $least }.
typo-not-one-of = «{ $word }» здесь не подходит.{ $found ->
    [0] {""}
   *[some] {" "}Может быть: { $near }
 }
typo-no-such-player = Игрока «{ $word }» нет. За столом: { $players }
goodbye = Партия сохранена: { $file }
deal-fixed = Раздача определена: { $commitment } (SHA-256 секрета; сам секрет будет показан в конце)
record-saved = Запись: { $file }

## The curtain between players at one screen

curtain = Занавес. Теперь решает { $name }; остальные не смотрят.
curtain-lift = { $name }: нажмите Enter, когда никто другой не видит экрана.

## The end

game-over = Партия окончена.

## Options of a table

options-title = Настройки стола: { $game }
options-none = Настроек нет: { $game }
option-usual = { $value } (обычно)
option-from-to = число от { $low } до { $high }; обычно { $value }

## Simulation

sim-title = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
 }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
 }
sim-running = Идёт игра
sim-seat = Место за столом
sim-bot = Бот
sim-wins = Победы
sim-share = Доля побед
sim-score = Средний счёт
sim-spread = Минимум, медиана, максимум
sim-decisions = Решения
sim-per-game = Решений за партию
sim-decisions-rate = Решений в секунду
sim-games-rate = Партий в секунду
sim-build = Сборка
sim-offers = Сделано предложений
sim-deals = Сделки
sim-a-game = за партию
sim-money = Деньги через сделки
sim-kept = Обещания сдержаны
sim-broken = Обещания нарушены
sim-void = Обещания отпали
sim-gain = Выигрыш от торга (95 %)
build-compiled = скомпилированная
build-pure = чистый Python

## Tournament

tour-seats = Мест
tour-interval = Интервал 95 %
tour-always = 95 % в любой момент
tour-deals = { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
    [many] { $deals } раздач
   *[other] { $deals } раздачи
 }, каждая сыграна с каждого места.
tour-above = { $bot } выигрывает чаще, чем в { $share } партий: это достоверно.
tour-below = { $bot } выигрывает реже, чем в { $share } партий: это достоверно.
tour-open = Пока неясно, чаще или реже { $bot } выигрывает, чем в { $share } партий.

## Records

replay-at = После действия { $number } из { $count }
replay-as = Смотрит: { $name }
spectator = зритель
verify-ok = Запись верна: воспроизведено { $count ->
    [one] { $count } действие
    [few] { $count } действия
    [many] { $count } действий
   *[other] { $count } действия
 } по правилам.
verify-seeded = Каждый случайный выбор следует из начального числа.
verify-unseeded = Случайный выбор взят из записи: без секретов его нельзя проверить.
verify-commitments = Раздача была определена заранее: каждый секрет соответствует своему обязательству.
verify-unfinished = Партия не окончена; то, что есть, верно.

## Rulebook

no-such-rule = В игре «{ $game }» нет правила { $rule }.
appendix-title = Карты и их показатели

## Content

content-ok = { $file }: всё в порядке ({ $game }, { $fingerprint })
content-departs = { $what }: { $own }, а в печатных правилах — { $book }
