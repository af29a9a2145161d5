# What the terminal says, whatever the game.

## The table

round-of = Раунд { $round } из { $rounds }
turn-number = Ход { $turn }
log = Журнал

## Prompts

choose = Номер или действие словами (? — справка):
choose-target = Номер (Enter — назад):
press-enter-default = Enter: { $what }
ask-to-answer = Предложение ждёт вашего ответа.
leave-open = пока не отвечать
quoted = «{ $text }»
not-a-choice = Варианта «{ $text }» нет. Введите один из номеров или ? для справки.
refused = Нельзя по правилу { $rule }: { $sentence }
refused-hint = Введите { $rule }, чтобы прочитать правило.
help-lines =
    Введите номер варианта и нажмите Enter.
    Действие можно ввести словами, например: { $example }
    Номер вида { $rule } покажет это правило, «rules» — все правила, «log» — весь журнал.
    «quit» — выход; сначала партия сохраняется.
goodbye = Партия сохранена: { $file }
deal-fixed = Раздача определена: { $commitment } (SHA-256 секрета; сам секрет будет показан в конце)
record-saved = Запись: { $file }

## The curtain between players at one screen

curtain = Занавес. Теперь решает { $name }; остальные не смотрят.
curtain-lift = { $name }: нажмите Enter, когда никто другой не видит экрана.

## The end

game-over = Партия окончена.
winner = { $count ->
    [one] Победитель: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
 }
total = Итого
player = Игрок
round-short = Р{ $round }

## Options of a table

option-on = вкл.
option-off = выкл.

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

## Content

content-ok = { $file }: всё в порядке ({ $game }, { $fingerprint })
