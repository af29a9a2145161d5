# What only the page says of Corleone's Empire.

about-game = Нью-Йорк, 1950-е. Посылайте громил и родню по всему городу, выполняйте поручения, подкупайте сильных мира сего — и успейте убрать деньги в чемодан, пока дон не потребовал своё.
goal = Цель: после четырёх раундов иметь в чемодане больше всех денег вместе с наградами за районы и поручения. Деньги на руке не считаются.

war-nobody = { $turf }: там никого нет
war-tied = { $turf }: сейчас никто бы не победил ({ $sides })
war-ahead = { $turf }: сейчас побеждает { $name } ({ $sides })
war-own = { $turf }: сейчас побеждаете вы ({ $sides })
stack-empty = { $turf }: никто не контролирует
stack-of = { $turf }: контролирует { $name }, { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
    [many] { $count } маркеров
   *[other] { $count } маркера
 }
stack-own = { $turf }: контролируете вы, { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
    [many] { $count } маркеров
   *[other] { $count } маркера
 }
marker-of = маркер: { $name }, { $height }-й снизу
label-business = { $business }; нижняя часть: { $front }; верхняя часть: { $back }; громила: { $stands }
label-space = место на стыке: { $areas }: { $stands }
cards-held = Карт в руке
figures-left = Фигурок осталось
on-show = Общедоступные поручения, сообщники и стопки
bid-sealed = ставка сделана
job-ready = всё нужное есть
job-lacks = не хватает: { $goods }
tiles-blue = синих жетонов: { $count }
tiles-red = красных жетонов: { $count }
the-map = Карта Нью-Йорка
tray = Выберите здесь
preview-you = Вы получаете:
preview-controller = Район контролирует { $name } и тоже получает:
preview-nobody = никто не победит
preview-ahead = победит { $name }
preview-own = победите вы
gains-card = +{ $card }
loses-card = −{ $card }
stashes-card = в чемодан: { $card }
loses-money = −{ $amount } $
take-all = Взять: { $effects }
goes-first = сначала { $seat }
do-without = обойтись без этого
bid-nothing = ничего не ставить
hint-turn = Громил ставят на локации, членов семьи — на круги между районами. Задержите мышь или палец на чём-нибудь: увидите, что это и что оно даст.
hint-last-figure = Это ваша последняя фигурка: после неё ваши ходы в этом раунде закончены.
hint-use = Выберите символ, который используете первым.
use-it = Использовать
discard-these = { $count ->
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
    [many] Сбросить { $count } карт
   *[other] Сбросить { $count } карты
    }
pay-money-first = Отдать { $goods }: сначала деньги
pay-effect-first = Отдать { $goods }: сначала эффект
pay-only = Отдать { $goods }
brings-money-first = сначала { $money } на руку, потом: { $effects }
brings-effect-first = сначала: { $effects }; потом { $money } на руку
brings-only = { $money } на руку
hint-suitcase = Чемодан: выберите банкноту с руки. В конце игры в зачёт идёт только то, что в чемодане.

standing-of = Раунд { $act } из 4 · { $phase ->
    [war] война за территорию
    [bribery] подкуп
    [tribute] подношение дону
    [over] конец партии
   *[business] семейное дело
 } · лимит руки { $limit }

bid-of = { $value } $ ×{ $count }
bid-comes-to = { $amount } $ из { $most } $ в вашем чемодане
bid-none = Ничего из { $most } $ в вашем чемодане: без сообщника
bribes = Ставки
bribe-open = ещё решает
bribe-none = ничего не ставит
bribe-tie = поровну: сначала голова лошади, дальше по часовой стрелке

act-title = Начинается раунд { $act }
act-tile = Новая локация: { $turf }
act-consigliere = В каждую семью приходит консильери: теперь членов семьи двое.
act-heir = В каждую семью приходит наследник: в последнем раунде членов семьи трое.
act-limit = Лимит руки в конце этого раунда: { $limit }
act-standings = Как дела у семей
act-turfs = Районов
act-markers = Маркеров
act-jobs = Поручений
act-bonus = Награды сейчас
about-bonus = Награды сейчас: что прибавилось бы, если бы партия уже закончилась. 5 $ за каждый район, где у семьи больше всех маркеров, и 5 $ за каждый цвет, в котором она выполнила больше всех поручений.

why-turfs = больше всех маркеров: { $turfs }
why-colours = больше всех поручений: { $colours }

figure-thug = Громила
figure-don = Дон
figure-consigliere = Консильери
figure-heir = Наследник
figure-copies = В игре
piece-marker = Маркеры контроля
piece-job-colours = Выполненные поручения по цветам
piece-influence = Влияние
about-money = В конце считается только то, что лежит в чемодане. Размена нет.
about-good = Им платят за поручения. В конце раунда считается в лимит руки, как любая карта.
about-narcotics = Ими платят за поручения; заменяют одну карту оружия, алкоголя или грязных денег.
about-plain-job = Приносит деньги.
about-business = Громила получает: { $front }. Член семьи рядом с районом получает: { $back }.
about-icon-suitcase = Уберите одну банкноту из руки в чемодан.
about-icon-jobs = Возьмите два поручения, одно оставьте себе.
about-icon-one-for = Сбросьте одну карту, возьмите 5 $.
about-icon-two-for = Сбросьте две карты, возьмите 5 $.
about-icon-three-for = Сбросьте три карты, возьмите 3 $ и 5 $.
about-icon-one-for-goods = Сбросьте одну карту, возьмите алкоголь, оружие или грязные деньги.
about-icon-horse-head = Возьмите голову лошади: вы первый игрок и первый среди равных ставок.
about-figure-thug = Встаёт на локацию и сразу применяет её нижнюю часть. Участвует в войне за этот район.
about-figure-member = Встаёт на стык районов и применяет верхние части всех их локаций. Участвует в войне за каждый из них.
ask-union-boss = Коснитесь подсвеченной локации: туда встанет профсоюзный босс, а вы получите то, что даёт её нижняя часть.
about-figure-union-boss = Нейтральный. Кто его разыграл, ставит его на локацию и применяет её нижнюю часть.
about-figure-mayor = Нейтральный. Кто его разыграл, ставит его на стык районов и применяет верхние части.
about-figure-police-chief = Нейтральный. Стоит в самом районе и может пристрелить там фигурку.
about-marker = У кого в районе строго больше всех фигурок, тот кладёт маркер на стопку. Верхний контролирует район; у кого их больше всех, тот получает в конце 5 $.
about-job-colours = Больше всех выполненных поручений одного цвета — 5 $ в конце.
about-influence = Сколько фигурок каждой семьи стоит в районе или на касающемся его месте; нейтральные — отдельная сторона. У кого в войне за территорию строго больше всех, тот кладёт сюда маркер. Золотой победил бы сейчас.

since-turn = С вашего прошлого хода:
tale-of = Как прошёл раунд { $act }
tale-wars = Война за территорию
tale-won = побеждает { $name }
tale-empty = там никого
tale-tie = ничья
tale-neutral = нейтральные впереди
tale-bid-back = сообщников не осталось: забирает ставку
tale-losses = Потери
tale-shot = теряет фигурку ({ $figure }). Стреляет { $name }
tale-given = отдаёт

# To the reader: what the reader does, and what is done to the reader.
you-turn-began = Ваш ход
you-thug-placed = Вы выставляете громилу: { $business }
you-thug-moved = Вы передвигаете громилу: { $business } → { $to_business }
you-member-placed = Вы выставляете члена семьи: { $areas }
you-completed = Вы выполняете поручение: { $job }. Сброшены товары: { $goods }
you-ally-played = Вы разыгрываете сообщника: { $ally }
you-benefits = Вы тоже собираете дань: { $business }
you-front-used = Вы собираете дань: { $business }
you-declined = Вы отказываетесь.
you-took = Вы берёте: { $card }
you-nothing-left = Вы ничего не получаете, стопка пуста: { $card }
you-stashed = Вы убираете в чемодан: { $card }
you-discarded = Вы сбрасываете: { $card }
you-horse-head = Вы берёте жетон головы лошади.
you-no-job-left = Поручений больше нет: вы ничего не берёте.
you-saw-jobs = Вы берёте из колоды: { $jobs }
you-kept-job = Вы оставляете себе: { $job }. Сброшено: { $jobs }
you-took-discarded-job = Вы берёте из сброса: { $job }
you-boss-placed = Вы ставите профсоюзного босса: { $business }
you-mayor-placed = Вы ставите мэра: { $areas }
you-chief-placed = Вы отправляете шефа полиции в район: { $turf }
you-gunned-down = Вы пристреливаете фигурку ({ $figure }). Чья: { $target }
you-neutral-gunned-down = Вы пристреливаете нейтрального персонажа ({ $figure }).
you-asked-gift = Вы требуете карту у соперника: { $target }
you-gave-card = Вы отдаёте: { $card }. Кому: { $target }
you-had-no-money = У вас нет банкнот в руке.
you-looked = Вы смотрите руку соперника: { $target }
you-saw-hand = Вы видите руку соперника ({ $target }): { $cards }
you-showed = Вы показываете самую крупную банкноту: { $card }
you-offer-taken = Вы убираете в чемодан банкноту соперника ({ $target }): { $card }
you-returned = Вы возвращаете в общий запас: { $card }
you-won-turf = { $turf }: побеждаете вы ({ $sides })
you-no-marker = { $turf }: вы не кладёте маркер.
you-marker-moved = Вы перекладываете маркер: { $turf } → { $to_turf }
you-has-bid = Вы сделали ставку.
you-bid-shown = Вы ставите { $amount } $: { $cards }
you-paid = Вы платите в банк { $amount } $.
you-bid-back = Вы не получаете сообщника и возвращаете ставку в чемодан: { $amount } $
you-ally-taken = Вы берёте сообщника: { $ally }
you-allies-back = Вы возвращаете в руку: { $allies }
upon-you-gunned-down = { $seat } пристреливает вашу фигурку ({ $figure }).
upon-you-asked-gift = { $seat } требует у вас карту.
upon-you-gave-card = { $seat } отдаёт вам: { $card }
upon-you-looked = { $seat } смотрит вашу руку.
upon-you-saw-hand = { $seat } видит вашу руку: { $cards }
upon-you-offer-taken = { $seat } убирает в чемодан вашу банкноту: { $card }

## What bots are like

temper-easy = рассеянный игрок
temper-normal = деловитый игрок
temper-hard = осторожный игрок
temper-boss = хладнокровный игрок
about-bot-easy = Не замечает, кто контролирует район, и упускает многие возможности.
about-bot-normal = Берёт то, что приносит больше всего за этот ход.
about-bot-hard = Прежде чем выбрать, сравнивает лучшие ходы.
about-bot-boss = Просчитывает следующие ходы всего стола: до секунды на каждое решение.
