# The words of Omerta.

title = Omerta

## Cards

card-bottle = Butelka { $value }
card-lady = Dama
card-mole = Kret
card-gangster = Gangster
card-snitch = Kapuś
card-driver = Kierowca
card-safecracker = Kasiarz
card-killer = Zabójca
card-witness = Świadek
card-alibi = Alibi
card-la-mamma = La Mamma
card-police-patrol = Patrol policji

about-lady = Potasuj zapas przeciwnika bez patrzenia.
about-mole = Obejrzyj jedną ze swoich kart.
about-gangster = Zamień bez patrzenia dwie karty dwóch graczy.
about-snitch = Rozdaj przeciwnikom dwie karty z talii.
about-driver = Odrzuć najwyżej dwie swoje butelki. Jeśli któraś okaże się postacią, obie wracają, a ty dobierasz kartę karną.
about-safecracker = Zajrzyj do sejfu i wymień jedną kartę.
about-killer = Ujawnij, aby anulować kartę użytą przeciwko tobie.
about-witness = Nic nie robi; pozbądź się tej karty.
about-alibi = Nic nie kosztuje, więc warto je zatrzymać.
about-la-mamma = Wybierz gracza: pominie turę i nie będzie mógł odrzucać kart.
about-police-patrol = Zablokuj jedną kartę innego gracza: nie można jej obejrzeć, wymienić ani odrzucić, a jej właściciel nie może na razie ogłosić omerty.

## The famous gangsters

gangster-al-capone = Al Capone
gangster-charles-luciano = Charles Luciano
gangster-meyer-lansky = Meyer Lansky
gangster-johnny-torrio = Johnny Torrio
gangster-virginia-hill = Virginia Hill
nickname-al-capone = Człowiek z blizną
nickname-charles-luciano = Lucky
nickname-meyer-lansky = Szef mafii
nickname-johnny-torrio = Lis
nickname-virginia-hill = Flaming

## The table

safe = Sejf
pile = Talia
discards = Odrzucone
empty = pusto
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
face-down = ?
gap = –
locked = zablokowana
in-hand = dobrana
starts = zaczyna
under-la-mamma = leży La Mamma
snap-for = Szybki zrzut: { $card }
total-points = razem { $points }

## What is asked

ask-peeks = Wybierz dwie ze swoich czterech kart, aby je obejrzeć.
ask-peeks-looking = Zapamiętaj swoje dwie karty, a potem odłóż je na miejsce.
ask-turn = Dobierz kartę z talii, weź wierzchnią odrzuconą albo ogłoś omertę.
ask-turn-without-discards = Dobierz kartę z talii albo ogłoś omertę.
ask-holding = Zastąp jedną ze swoich kart albo odrzuć dobraną.
ask-holding-taken = Połóż wziętą kartę na miejscu jednej ze swoich.
ask-snaps = Pozbądź się butelki o tej samej wartości, jeśli na pewno wiesz, gdzie ją masz: za pomyłkę dostaniesz kartę.
ask-ability = { $card }: wybierz.
ask-answers-lady = { $by } używa przeciwko tobie Damy: twój zapas zostanie potasowany. Ujawnij Zabójcę albo nie reaguj.
ask-answers-gangster = { $by } używa Gangstera: twoja karta z miejsca { $place } zamieni się z kartą gracza { $other_seat }, miejsce { $other_place }. Ujawnij Zabójcę albo nie reaguj.
ask-answers-snitch = { $by } używa Kapusia: { $same ->
    [yes] dostaniesz dwie karty z talii
   *[no] ty i { $other_seat } dostaniecie po jednej karcie z talii
 }. Ujawnij Zabójcę albo nie reaguj.
ask-answers-la-mamma = { $by } daje ci kartę La Mamma: pominiesz turę. Ujawnij Zabójcę albo nie reaguj.
ask-answers-police-patrol = { $by } kładzie Patrol policji na twojej karcie, miejsce { $place }: będzie zablokowana. Ujawnij Zabójcę albo nie reaguj.
ask-looking = Zapamiętaj kartę, a potem odłóż ją na miejsce.
ask-cracking = Sejf jest otwarty: wymień jedną z jego kart na jedną ze swoich.

## Actions

do-peek = obejrzyj karty: miejsca { $place } i { $other_place }
do-put-back = odłóż na miejsce
do-omerta = ogłoś omertę!
do-draw = { $from ->
    [pile] dobierz z talii
   *[discard] weź wierzchnią kartę ze stosu odrzuconych kart
 }
do-pass = { $step ->
    [turn] zakończ turę bez dobierania
    [snaps] zachowaj milczenie
    [answers] nie reaguj
   *[ability] zostaw sejf w spokoju
 }
do-replace = połóż na miejscu { $place }
do-discard = odrzuć dobraną kartę
do-snap = szybki zrzut: miejsce { $place }
do-reveal = ujawnij jako Zabójcę: miejsce { $place }
do-lady = potasuj zapas: { $seat }
do-mole = obejrzyj kartę: miejsce { $place }
do-gangster = zamień: { $seat }, miejsce { $place }, oraz { $other_seat }, miejsce { $other_place }
do-snitch = { $same ->
    [yes] dwie karty: { $seat }
   *[no] po jednej karcie: { $seat } i { $other_seat }
 }
do-driver = { $count ->
    [0] nie odrzucaj niczego
    [1] odrzuć kartę: miejsce { $place }
   *[2] odrzuć karty: miejsca { $place } i { $other_place }
 }
do-crack = zajrzyj do sejfu
do-exchange = wymień kartę { $safe_place } z sejfu na własną z miejsca { $place }
do-la-mamma = daj kartę La Mamma graczowi: { $seat }
do-patrol = połóż Patrol policji: { $seat }, miejsce { $place }

verb-peek = Obejrzyj dwie karty
verb-put-back = Odłóż na miejsce
verb-omerta = Ogłoś omertę
verb-draw = Dobierz
verb-pass = Spasuj
verb-replace = Zastąp kartę
verb-discard = Odrzuć
verb-snap = Szybki zrzut
verb-reveal = Ujawnij Zabójcę
verb-lady = Dama
verb-mole = Kret
verb-gangster = Gangster: zamień dwie karty
verb-snitch = Kapuś
verb-driver = Kierowca: odrzuć butelki
verb-crack = Otwórz sejf
verb-exchange = Wymień kartę z sejfem
verb-la-mamma = La Mamma
verb-patrol = Patrol policji

param-seat = Gracz
param-other_seat = Drugi gracz
param-place = Miejsce
param-other_place = Drugie miejsce
param-safe_place = Miejsce w sejfie
param-from = Skąd
that-is-all = nic więcej

## What happens

event-round-began = Zaczyna się runda { $round }. Pierwszy gracz: { $seat }
event-looked = { $places_count ->
    [one] { $seat } ogląda swoją kartę na miejscu { $places }.
    [few] { $seat } ogląda swoje karty na miejscach { $places }.
    [many] { $seat } ogląda swoje karty na miejscach { $places }.
   *[other] { $seat } ogląda swoje karty na miejscach { $places }.
 }
event-saw = { $places_count ->
    [one] { $seat } widzi na miejscu { $places }: { $cards }
    [few] { $seat } widzi na miejscach { $places }: { $cards }
    [many] { $seat } widzi na miejscach { $places }: { $cards }
   *[other] { $seat } widzi na miejscach { $places }: { $cards }
 }
event-put-back = { $seat } odkłada wszystko na miejsce, zakryte.
event-turn-began = Tura: { $seat }
event-turn-skipped = { $seat } pomija turę przez kartę La Mamma.
event-could-not-draw = { $seat } nie ma czego dobrać: tura się kończy.
event-drew = { $seat } dobiera z talii.
event-drew-card = { $seat } dobiera: { $card }
event-took-discard = { $seat } bierze ze stosu odrzuconych kart: { $card }
event-replaced = { $seat } zastępuje kartę na miejscu { $place } i odrzuca: { $card }
event-discarded = { $seat } odrzuca: { $card }
event-pile-rebuilt = Potasowany stos odrzuconych kart tworzy nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
event-dealt = { $seat } dostaje zakrytą kartę, miejsce { $place }.
event-no-card-left = { $seat } nie dostaje karty: żadnej już nie ma.
event-snap-opened = Szybki zrzut! Kto ma taką samą: { $card }?
event-snapped = { $seat } pozbywa się jeszcze jednej, miejsce { $place }: { $card }
event-too-slow = { $seat }: ktoś był szybszy, karta zostaje na miejscu.
event-wrong-card = { $seat } ujawnia złą kartę, miejsce { $place }: { $card }
event-no-target = { $card }: brak dozwolonego celu.
event-aimed = { $seat } używa karty: { $card }. Cel: { $at }
phrase-player = { $seat }
phrase-card-of = { $seat } (miejsce { $place })
event-killed = { $seat } ujawnia Zabójcę, miejsce { $place }. Anulowana karta: { $card }
event-stock-shuffled = Zapas potasowany: { $seat }.
event-swapped = Zamienione karty: { $seat }, miejsce { $place }, oraz { $other_seat }, miejsce { $other_place }
event-driver-showed = { $places_count ->
    [one] { $seat } ujawnia kartę z miejsca { $places }: { $cards }
    [few] { $seat } ujawnia karty z miejsc { $places }: { $cards }
    [many] { $seat } ujawnia karty z miejsc { $places }: { $cards }
   *[other] { $seat } ujawnia karty z miejsc { $places }: { $cards }
 }
event-driver-failed = { $seat } ujawnia postać: wszystko wraca na miejsce, do tego kara.
event-declined = { $seat } rezygnuje ze zdolności: { $card }
event-safe-opened = { $seat } zagląda do sejfu.
event-saw-safe = { $seat } widzi w sejfie: { $cards }
event-exchanged = { $seat } wymienia kartę { $safe_place } z sejfu na własną z miejsca { $place }.
event-la-mamma-given = { $seat } daje kartę La Mamma graczowi: { $target }.
event-patrol-given = { $seat } kładzie Patrol policji. Zablokowana karta: { $target }, miejsce { $place }.
event-given-removed = { $target }: znika { $card }.
event-omerta = { $seat } ogłasza omertę!
event-turns-ran-out = Limit tur wyczerpany: runda kończy się bez ogłoszenia omerty.
event-scored = { $seat }: { $cards }. { $how ->
    [called] Suma { $sum }, wynik { $score }: trafiona omerta
    [lowest] Suma { $sum }, wynik { $score }: najniższa
    [above] { $sum } + { $penalty } za omertę powyżej { $limit } = { $score }
    [beaten] { $sum } + { $penalty } za omertę, choć ktoś ma mniej = { $score }
   *[plain] Suma { $sum }, wynik { $score }
 }
event-game-over = Koniec rozgrywki. Zwycięstwo: { $winners }

## Why not

no-game-over = Rozgrywka dobiegła końca.
no-no-such-seat = Nie ma takiego gracza.
no-not-your-turn = Teraz swoją turę ma { $seat }.
no-looked-already = Swoje dwie karty masz już obejrzane.
no-look-first = Najpierw wszyscy oglądają po dwie karty.
no-two-of-your-four = Wybierz dwie różne karty ze swoich czterech.
no-put-back-first = Najpierw odłóż na miejsce to, co oglądasz.
no-not-looking = To nie pora na oglądanie kart.
no-patrol-forbids-omerta = Dopóki leży u ciebie Patrol policji, nie możesz ogłosić omerty.
no-discards-empty = Stos odrzuconych kart jest pusty.
no-nothing-to-replace = Nie masz karty, którą można zastąpić, więc nie możesz brać ze stosu odrzuconych kart.
no-piles-empty = Nie ma karty do dobrania.
no-must-draw = Musisz dobrać kartę albo ogłosić omertę.
no-draw-first = Najpierw dobierz kartę.
no-call-before-drawing = Omertę można ogłosić tylko przed dobraniem karty.
no-drawn-already = Karta jest już dobrana.
no-keep-taken-discard = Karta wzięta ze stosu odrzuconych kart musi zastąpić jedną z twoich.
no-replace-or-discard = Połóż kartę na miejscu jednej ze swoich albo ją odrzuć.
no-no-card-there = Na miejscu { $place } nie ma karty.
no-card-locked = Karta na miejscu { $place } jest zablokowana przez Patrol policji.
no-no-snap-open = Nikt przed chwilą nie odrzucił butelki.
no-nothing-to-answer = Nikt nie używa przeciwko tobie żadnej karty.
no-character-not-discarded = Postać działa tylko wtedy, gdy odrzucasz ją w swojej turze.
no-snap-first = Najpierw trzeba rozstrzygnąć szybki zrzut.
no-one-attempt = Na każdą odrzuconą butelkę jest jedna próba; swoją masz już za sobą.
no-nothing-to-reveal = Nie masz karty, którą można ujawnić.
no-la-mamma-forbids = La Mamma nie pozwala ci niczego ujawniać.
no-answer-first = Najpierw odpowiedz na kartę użytą przeciwko tobie.
no-not-aimed-at = Ta karta nie jest użyta przeciwko tobie.
no-answered-already = Twoja odpowiedź już padła.
no-must-use = { $card }: jest dozwolony cel, więc zdolności trzeba użyć.
no-resolve-first = Najpierw dokonaj wyboru dla karty: { $card }.
no-opponents-only = { $card } działa tylko na przeciwników.
no-la-mamma-protects = { $seat } ma u siebie kartę La Mamma: tego zapasu nie wolno tasować ani dokładać do niego kart.
no-two-cards-needed = { $seat } ma mniej niż dwie karty, które można potasować.
no-two-different-cards = Wybierz dwie różne karty.
no-two-different-players = Te dwie karty muszą należeć do dwóch różnych graczy.
no-one-patrol-per-card = Na karcie na miejscu { $place } leży już Patrol policji.
no-exchange-first = Najpierw wymień kartę z sejfu na jedną ze swoich.

## Options

option-snap = Szybki zrzut
option-snap-sealed = tajny wybór
option-snap-race = na czas
option-snap_seconds = Sekundy na szybki zrzut na czas
option-memory_aid = Pomoc pamięci
option-turns = Tury na gracza w rundzie
about-option-snap = Kto pozbędzie się drugiej butelki: najszybszy gracz albo, przy tajnym wyborze, pierwszy zgodnie z ruchem wskazówek zegara od gracza, który odrzucił butelkę. Tajny wybór sprawdza się przy wolnych łączach, czytnikach ekranu i rozgrywkach na wiele dni.
about-option-snap_seconds = Ile sekund czekać, jeśli nikt nie odpowiada.
about-option-memory_aid = Karty, które już znasz, pozostają dla ciebie oznaczone. Bez tej pomocy musisz je pamiętać, jak przy prawdziwym stole.
about-option-turns = Po tylu turach każdego gracza runda kończy się bez ogłoszenia omerty.

## The appendix of the rulebook

appendix-bottles = Butelki
appendix-characters = Postacie
appendix-gangsters = Słynni gangsterzy
appendix-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
 }

## Outcome

reason-rounds-played = Wszystkie rundy zostały rozegrane.
