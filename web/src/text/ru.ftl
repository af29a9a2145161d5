# What the page says, besides what the house and the games say.

## The front page

motto = Игры о мафии за одним столом: с друзьями, с ботами, на вашем языке.
your-name = Ваше имя
guest = Гость
games = Игры
play-now = Играть с ботами
opponents = Соперников
with-friends = С друзьями
at-one-screen = За одним экраном
players-from-to = Игроков: { $fewest }–{ $most }
join-by-code = Войти по коду
table-code = Код стола
go = Войти
your-games = Ваши партии
games-over = Сыгранные партии
open-tables = Открытые столы
lobby-open = Есть места
lobby-playing = Идёт партия
lobby-finished = Завершённые
lobby-empty = Таких столов сейчас нет.
seats-left = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
 }

## Everywhere

close = Закрыть
yes = Да
no = Нет
not-now = Не сейчас
loading = Минутку…
try-again = Попробовать ещё раз
trouble = Не получилось
missing = По этому адресу ничего нет.
to-house = На главную
house-no-answer = Сервер не отвечает. Проверьте подключение к сети.
menu = Меню
you = вы
go-on = Продолжить
parts = Детали поля

## Preferences

preferences = Мои настройки
notify = Уведомлять, когда мой ход
notify-denied = Браузер не разрешает этой странице присылать уведомления.
preferences-kept = Хранятся только в этом браузере и никуда не отправляются.
about-me = Что о вас хранится
about-me-which = За каждым столом, где вы играете или смотрите под именем, сервер хранит то, что вы там делали и писали. У вас есть ключи к этим столам:
about-me-none = В этом браузере нет ключа ни к одному столу.
about-me-table = { $game }, стол { $code }
about-me-save = Скачать всё, что хранится
about-me-save-at = Скачать всё, что хранится: { $game }, стол { $code }
forget-me = Забыть меня
forget-me-at = Забыть меня: { $game }, стол { $code }
forget-me-sure = Ваше имя, сообщения и ключ исчезнут с этого стола и из его реваншей, а с ними напоминания и ваши жалобы. В неоконченной партии ваше место займёт бот. Ваши ходы останутся без имени: партия не только ваша. Написанное другими останется. Отменить это нельзя. Забыть вас?
forget-me-done = { $count ->
    [one] Данные о вас удалены с { $count } стола.
    [few] Данные о вас удалены с { $count } столов.
    [many] Данные о вас удалены с { $count } столов.
   *[other] Данные о вас удалены с { $count } стола.
 }
forget-me-nothing = За этим столом о вас ничего не хранится.
language = Язык
digits = Цифры
digits-native = персидские
digits-latin = европейские (0–9)
sound = Звук
volume = Громкость
motion = Анимация
motion-system = как на устройстве
motion-full = карты движутся
motion-none = без движения
pace = Ходы других показываются
pace-slow = медленно
pace-normal = не спеша
pace-fast = быстро
pace-step = по шагам
pace-off = сразу, только словами
keys = Горячие клавиши за столом
colours = Цвета
colours-night = ночные
colours-contrast = высокий контраст

## Setting a table

set-up = Новый стол
game = Игра
how-many = Мест за столом
who-here = Кто играет на этом устройстве
seat-number = Место { $number }
add-player = Добавить игрока
remove-player = Убрать последнего
hot-seat-about = Друзья заходят по ссылке со своих устройств. Добавляйте игроков здесь, только если передаёте одно устройство по кругу.
hot-seat-on = Вы передаёте одно устройство по кругу; при передаче карты скрывает занавес.
edition = Набор
edition-built-in = Обычный
edition-cards = Посмотреть карты
cards-of = { $game }: карты
options = Настройки стола
time-and-door = Время и доступ
clock = Таймер
clock-live-short = в реальном времени, на вечер
clock-days-short = несколько дней на каждое решение
clock-start = Секунд на игрока
clock-increment = Ещё секунд за каждый ответ
clock-days-each = Дней на каждое решение
visibility = Доступ
public-table = Показать всем на главной странице
watchers-talk = Зрители могут писать друг другу
seed = Раздача по сиду
seed-about = Один и тот же сид (слово или число) даёт ту же раздачу; кто его знает, может узнать и карты. Для тайной раздачи оставьте поле пустым.
seeded = Раздача
seeded-about = по сиду, который могут знать другие
open-table = Открыть стол

## Before the deal

seats = Места за столом
seat-free = свободно
host = хозяин стола
seat-bot = Посадить бота
remove-bot = Убрать бота
kick = Убрать
bots-kind = Боты
start = Начать
start-with-bots = { $count ->
    [one] Начать и посадить { $count } бота
    [few] Начать и посадить { $count } ботов
    [many] Начать и посадить { $count } ботов
   *[other] Начать и посадить { $count } бота
 }
waiting-for-host = Партию начнёт { $name }.
invite = Пригласить друзей
invite-about = Кто откроет эту ссылку, назовёт имя и сядет за стол; регистрация не нужна.
invite-only-here = Этот адрес открывается только на этом компьютере. Чтобы играть с друзьями на других устройствах, сервер нужно открыть для сети: это может сделать тот, кто его запустил.
private-link = Ваше место на другом устройстве
private-link-about = Кто откроет эту ссылку, займёт ваше место. Никому её не показывайте.
invite-code = Код:
invite-qr = QR-код со ссылкой на этот стол
copy-link = Скопировать ссылку
copied = Скопировано
share = Поделиться
agreed = Условия партии
leave = Уйти из-за стола
leave-sure = Ваше место насовсем займёт бот. Уйти?

## Joining

join-who = За столом: { $names }
which-seat = Какое место
any-seat = любое
seat-of-bot = Место { $number }, сейчас бот: { $name }
sit-down = Сесть за стол
watch = Только смотреть

## At the table

the-table = Стол
prompt = Что делать
your-move = Ваш выбор
waiting-for = Ожидаем: { $names }
answer-in = Ваш ответ принят.
you-watch = Вы наблюдаете.
confirm = Точно? { $what }
pressed-too-soon = Слишком быстро после прошлого нажатия. Нажмите ещё раз, если так и задумано.
choose-anew = Выбрать заново
besides = Кроме того, можно
do-it = Сделать
picked-of = Выбрано: { $picked } из { $count }
choose-more = Ещё выбрать из того, что подсвечено: { $count }
which-of-these = Что из этого?
other-choices = Другие варианты
less-of = Меньше: { $what }
more-of = Больше: { $what }
only-promised = только обещание
that-is-all = Это всё
undo = Вернуть ход
spot-legal = можно выбрать
spot-chosen = выбрано
read-rule = Прочитать правило { $rule }
score = Очки
seat-thinks = думает
seat-you-decide = ваш выбор
open-estate = Всё, что есть у игрока { $name }
seat-away = нет на связи
bot-for = Бот вместо игрока: { $name }
rulebook = Правила игры
rules-of = { $game }: правила игры
rules-search = Поиск по правилам
rules-nothing = Ни в правилах, ни на картах этого нет.
side = Журнал, чат и заметки
log = Журнал
chat = Чат
notes = Заметки
show-moment = Показать стол в тот момент
tell-again = Показать ещё раз, что было после моего хода
tell-last = Показать ещё раз последние события
tell-next = Следующее событие
tell-skip = Пропустить показ
still-told = На столе пока показано: { $what }
changed-since = Изменилось с вашего последнего действия
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Целиком
look-closely = рассмотреть выбранное
keys-list = Клавиши за столом
notes-about = Только для вас; хранятся в этом браузере.
chat-empty = Пока никто ничего не написал.
chat-everybody = Всем
chat-to = Кому
chat-words = Сообщение
chat-send = Отправить
chat-unread = непрочитанных
chat-to-one = { $name } (лично, кому: { $other })
chat-to-spectators = { $name } (зрителям)
quick-phrases = Быстрые фразы: каждый читает их на своём языке

## Votes

propose-pause = Предложить паузу
propose-end = Предложить закончить партию
propose-end-sure = Если все люди за столом согласны, партия закончится сразу и без победителя. Закончить?
mute-player = Отключить чат игроку { $name }
unmute-player = Снова включить чат игроку { $name }
kick-player = Убрать игрока { $name } из-за стола
kick-sure = Место игрока { $name } насовсем займёт бот. Убрать?
hush-watchers = Отключить чат всем зрителям
unhush-watchers = Снова включить чат зрителям
mute-watcher = Отключить чат зрителю { $name }
unmute-watcher = Снова включить чат зрителю { $name }
kick-watcher = Убрать зрителя { $name }
kick-watcher-sure = Зритель { $name } потеряет имя и сможет только смотреть. Убрать?
report = Пожаловаться
report-about = Жалобу прочтёт владелец сервера вместе с тем, что этот игрок писал вам здесь.
report-whom = На кого
report-table = на стол или что-то другое
report-why = За что
report-words = Своими словами
report-send = Отправить жалобу
report-sent = Жалоба отправлена. Спасибо.
why-insults = оскорбления или угрозы
why-spam = спам
why-cheating = жульничество
why-stalling = нарочно тянет время
why-name = оскорбительное имя
why-other = другое
call-me = Напоминать, когда мой ход
call-me-about = Пока вас нет, сервер напомнит о каждом ходе один раз. То, что вы здесь укажете, хранится только для этого стола.
call-push = Уведомление
call-mail = Адрес почты
call-hook = Вебхук чата
call-table = Чат стола
call-everybody = Для всех за столом, по именам
call-by-push = Уведомлять в этом браузере
call-quiet = Не ночью
call-from = с
call-to = до
call-add = Добавить
call-added = Сервер будет напоминать.
call-letter = Письмо отправлено: откройте ссылку в нём.
call-unconfirmed = ещё не подтверждён
call-confirmed = Адрес подтверждён: сервер будет напоминать.
call-stop = Отменить
call-stopped = Таких напоминаний больше не будет.
call-unknown = Ссылка устарела: подтверждать нечего.
vote-pause = Сделать паузу?
vote-resume = Продолжить партию?
vote-end = Закончить партию на этом?
vote-for = За: { $names }

## The past of a game

past = Прошлое партии
past-shown = Сейчас показано прошлое партии.
past-first = В начало
past-back = На шаг назад
past-on = На шаг вперёд
past-now = К текущему ходу
past-at = { $number } из { $count }

## One screen for several

hand-over = Передать устройство: { $name }
curtain-title = Следующий игрок: { $name }
curtain-about = Передайте устройство игроку: { $name }. Остальные сейчас не смотрят на экран.
curtain-lift = Это я, { $name }
anyone = Кто-нибудь? Кто хочет ответить, нажимает своё имя.
anyone-nobody = Никто
anyone-chooses = { $name }, выбирайте.
anyone-back = Всё-таки нет

## The end

the-end = Конец партии
see-table = К столу
see-end = К итогам
rematch = Сыграть реванш
watch-rematch = Смотреть реванш
replay = Повтор партии
record = Сохранить запись
deal-check = Проверить раздачу
deal-fixed = Раздача зафиксирована до начала партии
deal-fixed-about = Это хеш секрета сервера. После партии секрет публикуется, и каждый может проверить, что ничего не подменили.
deal-sound = { $draws ->
    [one] Раздача верна: все секреты соответствуют обещанным, проверен { $draws } случайный выбор.
    [few] Раздача верна: все секреты соответствуют обещанным, проверены { $draws } случайных выбора.
    [many] Раздача верна: все секреты соответствуют обещанным, проверено { $draws } случайных выборов.
   *[other] Раздача верна: все секреты соответствуют обещанным, проверено { $draws } случайного выбора.
 }
deal-unproved = Ошибок в раздаче нет, но заранее она не была зафиксирована.
deal-broken = Запись неверна: строка { $line }.

## The connection

connection-connecting = подключение
connection-closed = отключено

## What bots are called

bot-name-Bruno = Бруно
bot-name-Carla = Карла
bot-name-Dino = Дино
bot-name-Elena = Элена
bot-name-Fabio = Фабио
bot-name-Gina = Джина
bot-name-Ugo = Уго
bot-name-Irma = Ирма
bot-name-Lino = Лино
bot-name-Nora = Нора
bot-name-Rocco = Рокко
bot-name-Tina = Тина
bot-name-Nino = Нино
bot-name-Pina = Пина
bot-name-Vito = Вито
bot-name-Don-Saverio = Дон Саверио
bot-name-Donna-Rosa = Донна Роза
bot-name-Don-Tommaso = Дон Томмазо
bot-name-Donna-Livia = Донна Ливия
bot-name-Don-Carlo = Дон Карло

## The owner's desk

owner = Кабинет владельца
owner-secret = Секрет сервера
owner-secret-about = CAPO_OWNER_SECRET, с которым запущен сервер. Это окно хранит его, пока не закрыто.
owner-enter = Войти
owner-none = Сервер запущен без секрета владельца: порядок наводится командами.
owner-reports = Жалобы
owner-no-reports = Жалоб нет.
owner-report = Жалоба со стола { $code }
owner-about = на
owner-lines = { $count ->
    [one] { $count } реплика
    [few] { $count } реплики
    [many] { $count } реплик
   *[other] { $count } реплики
 }
owner-settle = Разобрано: удалить жалобу
owner-settled = Жалоба удалена.
owner-table = Один стол
owner-close = Закрыть стол
owner-close-sure = Партия за столом { $code } закончится для всех. Закрыть?
owner-close-done = Стол { $code } закрыт.
owner-delete = Удалить стол
owner-delete-sure = Стол { $code } исчезнет насовсем вместе с журналом и чатом. Удалить?
owner-delete-done = Стол { $code } удалён.
owner-bans = Кому закрыт вход
owner-no-bans = Вход открыт всем.
owner-ban = Закрыть вход
owner-banned = Вход закрыт.
owner-lift = Впустить
owner-lift-one = Впустить снова: { $what }
owner-lifted = Вход снова открыт.
owner-until = до { $time }
owner-address = Адрес
owner-key = Ключ
owner-hours = Часов
owner-note = Заметка для себя
owner-wide = и адрес, с которого заходят
owner-refresh = Обновить
