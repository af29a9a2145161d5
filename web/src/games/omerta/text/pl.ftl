# What only the page says of Omerta.

about-game = Pamiętaj, gdzie leżą twoje butelki, pozbywaj się tych drogich, uprzykrzaj życie sąsiadom i ogłoś omertę, zanim zrobią to inni.
goal = Cel: najmniej punktów po wszystkich rundach. Na koniec rundy liczą się twoje butelki; kto wygra rundę, nie dostaje żadnych.
one-screen = Przy jednym ekranie nie da się ścigać, więc wybór jest tajny.
aimed-at = cel
has-turn = teraz gra
hint-answers = Złą kartę wszyscy zobaczą, wróci ona na miejsce, a ty dobierzesz kartę karną.
hint-snitch = Rozdaj przeciwnikom dwie karty z talii: wybierz dwóch graczy albo jednego gracza dwa razy.
hint-turn = Aby wziąć wierzchnią odrzuconą kartę, wybierz ją na stole.
label-own-place = twoje miejsce { $place }
label-place = { $name }, miejsce { $place }
label-face-down = zakryta
label-gap = miejsce { $place }: puste
label-player = { $name }, gangster: { $gangster }
label-safe = sejf, karta { $place }: { $what }
label-zone = { $zone }: { $what }
race-open = Trwa szybki zrzut na czas
race-about = Kto pierwszy, ten pozbędzie się jeszcze jednej butelki.
race-keys = Wybierz kartę klawiszem z cyfrą.
sealed-about = Wybierz w tajemnicy; wszystkie wybory zostaną ujawnione razem.
round-sum = Suma { $sum }
round-score = wynik { $score }
round-total = razem { $total }
why-over = omerta z sumą powyżej { $limit }: kara { $penalty }
why-beaten = ktoś ma mniej: kara { $penalty }
why-won = omerta udana
why-won-tied = omerta udana: przy remisie wygrywa ogłaszający
why-tied = tyle co ogłaszający: przy remisie to on wygrywa
why-least = najmniej wśród tych, którzy nie ogłosili omerty
no-cards = brak kart
gain-cards = { $count ->
    [one] +{ $count } karta
    [few] +{ $count } karty
    [many] +{ $count } kart
   *[other] +{ $count } karty
 }
lose-cards = { $count ->
    [one] −{ $count } karta
    [few] −{ $count } karty
    [many] −{ $count } kart
   *[other] −{ $count } karty
 }
key-places = jedna z twoich kart
key-quiet = zachowaj milczenie albo odłóż na miejsce
about-bottle = Butelka jest warta tyle, ile na niej napisano. Im mniej punktów, tym lepiej.
figure-cards = Karty
figure-points = Punkty
figure-copies = W grze
tab-cards = Karty
tab-scores = Wynik
in-short = Masz przed sobą cztery zakryte karty i możesz obejrzeć dwie z nich: im mniej punktów, tym lepiej. Dobieraj, zamieniaj, odrzucaj; gdy ktoś odrzuci butelkę, ten, kto pierwszy ujawni taką samą, też się jej pozbywa. Ogłoś omertę, mając najwyżej 7 punktów: wygrywa najniższa suma po wszystkich rundach.
risk-omerta = przy najwyżej { $limit } pkt; inaczej +{ $penalty }
held-lady = Jeśli ją odrzucisz, Dama pozwoli ci potasować zapas przeciwnika.
held-mole = Jeśli go odrzucisz, Kret pozwoli ci obejrzeć jedną z twoich kart.
held-gangster = Jeśli go odrzucisz, Gangster pozwoli ci zamienić bez patrzenia karty dwóch graczy.
held-snitch = Jeśli go odrzucisz, Kapuś pozwoli ci rozdać przeciwnikom dwie karty z talii.
held-driver = Jeśli go odrzucisz, Kierowca pozwoli ci pozbyć się jednej albo dwóch twoich butelek.
held-safecracker = Jeśli go odrzucisz, Kasiarz pozwoli ci zajrzeć do sejfu i wymienić kartę.
held-killer = Jeśli go odrzucisz, Zabójca nic nie zrobi. W zapasie może anulować kartę użytą przeciwko tobie.
held-witness = Jeśli go odrzucisz, Świadek nic nie zrobi: po prostu się go pozbędziesz.
held-alibi = Jeśli je odrzucisz, Alibi nic nie zrobi. W zapasie nie kosztuje ani punktu.
held-la-mamma = Jeśli ją odrzucisz, La Mamma sprawi, że przeciwnik pominie turę.
held-police-patrol = Jeśli go odrzucisz, Patrol policji zablokuje jedną kartę przeciwnika.
raced-won = pierwsze miejsce, { $seconds } s
raced-wrong = { $count ->
    [0] zła karta
   *[some] zła karta: +{ $count }
 }
raced-void = za wolno: { $seconds } s
quiet-unless = Milczę, dopóki nie nacisnę karty
quiet-about = Zaraz zachowasz milczenie, chyba że naciśniesz kartę.
quiet-chosen = Za chwilę ta karta zostanie ujawniona.
do-own-gangster = { $own ->
    [first] zamień: twoje miejsce { $place } oraz { $other_seat }, miejsce { $other_place }
   *[second] zamień: { $seat }, miejsce { $place }, oraz twoje miejsce { $other_place }
 }

## What bots are like

temper-easy = ma krótką pamięć
temper-normal = gra uważnie
temper-hard = gra ostrożnie
temper-boss = gra z zimną krwią
about-bot-easy = Zapomina karty, które widział, i reaguje powoli.
about-bot-normal = Pamięta każdą kartę, którą widział, i bierze to, co daje najwięcej.
about-bot-hard = Zanim wybierze, porównuje swoje najlepsze ruchy.
about-bot-boss = Rozważa, co może się zdarzyć: do sekundy na każdą decyzję.
