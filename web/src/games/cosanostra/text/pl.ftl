# What only the page says of La Cosa Nostra.

about-game = Rodziny, gangsterzy i mnóstwo gadania. Planuj zlecenia w tajemnicy, pożyczaj i użyczaj tego, czego wymagają, groź, obiecuj i zanieś do domu najwięcej pieniędzy.
goal = Cel: najwięcej pieniędzy po czterech rundach. Wyprane pieniądze liczą się podwójnie.

## The table

standing-of = Runda { $turn } z { $last } · { $stage ->
    [draw] dobieranie
    [hire] werbunek
    [planning] planowanie
    [payout] wypłaty
    [settling] długi
    [over] koniec
   *[action] akcje
 }
standing-short = { $turn }/{ $last } · { $stage ->
    [draw] dobieranie
    [hire] werbunek
    [planning] planowanie
    [payout] wypłaty
    [settling] długi
    [over] koniec
   *[action] akcje
 }
stage-now = Runda { $turn }: { $stage ->
    [draw] dobieranie kart
    [hire] werbowanie gangsterów
    [planning] planowanie zadań
    [payout] wypłata dochodów
    [settling] spłata długów
    [over] koniec gry
   *[action] wykonywanie zadań
 }
back-room = Pokój na zapleczu
begins = pierwszy gracz
your-family = Twoja rodzina
your-gangsters = Twoi gangsterzy
your-hand = Twoja ręka
deck-of-businesses = Talia biznesów
under-your-boss = Pod twoim bossem
face-down-job = zakryte zlecenie rundy { $turn }
strength-of = siła { $count }
marker-by = znacznik: { $name }
per-cent = { $percent }%
chance-of = szansa { $percent }%
chance-best = szansa { $percent }% (najlepszy z twoich gangsterów bez zadania: { $gangster })
die-of = kość: { $count }
needs-least = { $count } lub więcej
may-answer = Mogą jeszcze wkroczyć: { $names }
cancel-job = nic nie kosztuje i nic nie daje; karta jest odrzucana zakryta
cancel-purchase = nic nie kosztuje; { $business } trafia pod spód talii
too-dear = więcej, niż ci zostało
cannot-pay = Teraz nie stać cię na { $price }.
costs-and-earns = kosztuje { $price } (zostanie { $left }), przynosi { $income } co rundę
would-be-lost = brakuje: { $businesses }; zlecenie przepadnie
odds-of = { $percent }%: { $what }
odds-at-least = { $percent }%: { $what } albo więcej
quiet-schemes = Nie pytaj mnie o Intryganta, dopóki nie powiem
quiet-vain = Pasuj, gdy przerzut nic mi nie da
quiet-about = Za chwilę spasujesz, chyba że coś naciśniesz.
schemes-unasked = Pasujesz zawsze, gdy można zagrać Intryganta.
ask-me-again = Pytaj znowu
view-income = Dochód
view-markers = Znaczniki umów
view-hand = Zlecenia
view-influence = Karty wpływów
view-strength = Siła
figure-difficulty = Trudność
figure-price = Cena
figure-copies = Takich kart
about-monopoly = Monopol: aktywnych kart tego rodzaju ({ $business }) co najmniej { $count } i więcej niż u wszystkich innych razem. Co rundę przynosi dodatkowo ${ $amount } dochodu.
brings-any = Dowolny sukces: { $what }
brings-one = Jeden sukces: { $what }
brings-two = Dwa lub więcej: { $what }
gains-money = +${ $amount }
loses-money = −${ $amount }

## The offer desk

offer-new = Złóż ofertę
offer-counter = Kontroferta dla: { $seat }
offer-to = Komu
offer-give = Dajesz
offer-want = Dostajesz
offer-promise = Obiecujesz
offer-ask = Obiecują ci
offer-open = żeby wszyscy słyszeli
offer-words = I mówisz
offer-cash = Gotówka, $
offer-later = $ do końca rundy { $round }
offer-share = % z następnego zlecenia zarobkowego
deal-with = Złóż ofertę: { $name }
to-whom = Komu?
to-whom-about = Wybierz, dla kogo: dotknij imienia tutaj albo czegokolwiek tego gracza na stole.
said-as = Czym są te słowa
said-as-words = tylko słowa
said-as-promise = twoja obietnica
said-as-ask = obietnica drugiej strony
then-cash = twoja gotówka { $before } → { $after }
then-income = twój dochód { $before } → { $after }
due-by = Obietnice do końca rundy
promises-besides = Tylko obietnice, nikogo nie wiążą
see-table = Zobacz stół
back-to-offer = Wróć do oferty
back-to-note = Wróć do kartki
show-offer = Pokaż
lay-it-down = Połóż na stół
counter-means = Zastąpi ofertę tego gracza.
gift-warning = Nic za to nie dostajesz: to prezent.
use-once-bought = jedno użycie po zakupie
offer-again = Zmień ofertę
then-try = { $why ->
    [too-little] Daj więcej albo poproś o mniej.
    [needed] Poproś o coś innego albo kogoś innego.
    [useless-unsaid] Daj coś innego albo zapytaj, czego szuka.
    [useless] Daj coś innego: na tablicy widać, kto czego szuka.
    [distrust] Daj od razu to, co tylko obiecujesz.
    [not-now] Spróbuj ponownie w innej turze.
   *[unsaid] Zmień ofertę albo zwróć się do kogoś innego.
 }
way-1 = jedno użycie
way-2 = na zawsze
way-3 = użycie później (obietnica)
way-4 = przekazanie później (obietnica)
needed-for = do: { $jobs }
quick-last-word = To moje ostatnie słowo.
quick-trust-me = Wiesz, że dotrzymuję słowa.
quick-think = Przemyśl to.
quick-or-else = Szkoda by było twojego interesu.

## Offers on the table

offer-from-to = { $name } → { $names }
offer-to-you = { $name } składa ci ofertę
made-openly = przy wszystkich
made-privately = między wami
gives = { $name } daje
wants-back = W zamian
not-binding = tylko słowo, nikogo nie wiąże
only-said = tylko słowa, nie obietnica
terms-nothing = nic
answer-accept = Przyjmij
answer-decline = Odmów
decline-why = Odmów i powiedz dlaczego
decline-too-little = „To za mało”
decline-needed = „Potrzebuję tego dla siebie”
decline-useless = „Na nic mi to”
decline-distrust = „Samo słowo mi nie wystarczy”
decline-not-now = „Nie teraz”
answer-counter = Kontroferta
answer-withdraw = Wycofaj
answer-withdraw-of = Wycofaj wobec: { $name }
answer-pick = Zawrzyj umowę
answer-pick-of = Umowa z: { $name }
offered-meanwhile = Oferty, które tymczasem przepadły
offers-wait = { $count ->
    [one] Na twoją odpowiedź czeka na stole { $count } oferta
    [few] Na twoją odpowiedź czekają na stole { $count } oferty
    [many] Na twoją odpowiedź czeka na stole { $count } ofert
   *[other] Na twoją odpowiedź czeka na stole { $count } oferty
 }

## The board

board = Tablica
board-about = Co kto ma i czego szuka. Kartka nikogo nie wiąże; dotknij rzeczy, żeby złożyć ofertę.
board-empty = Nikt jeszcze nie wywiesił kartki.
lacking-now = Twoim zleceniom brakuje
lent-by = { $business } ({ $name })
nobody-lends = nikt nie ma czego pożyczyć
note-write = Napisz kartkę
note-change = Zmień kartkę
note-take-down = Zdejmij
note-pin-up = Wywieś
note-have = Masz
note-want = Szukasz
note-has = Ma
note-wants = Szuka
notes-left = { $count ->
    [one] Została { $count } kartka w tym etapie
    [few] Zostały { $count } kartki w tym etapie
    [many] Zostało { $count } kartek w tym etapie
   *[other] Zostało { $count } kartki w tym etapie
 }

## The ledger

ledger = Obietnice
ledger-empty = Nikt jeszcze niczego nie obiecał.
word-kept = { $count ->
    [one] { $count } obietnica dotrzymana
    [few] { $count } obietnice dotrzymane
    [many] { $count } obietnic dotrzymanych
   *[other] { $count } obietnic dotrzymanych
 }
word-broken = { $count ->
    [one] { $count } obietnica złamana
    [few] { $count } obietnice złamane
    [many] { $count } obietnic złamanych
   *[other] { $count } obietnic złamanych
 }
keep-promise = Dotrzymaj obietnicy ({ $seat }): { $give }
debt-due = Termin w tej rundzie
debt-later = Można dotrzymać od razu
debt-now = Termin w tej rundzie, dług wobec gracza { $seat }: { $give } { $said }
judge-words = { $seat }: czy słowo dotrzymane? { $give } { $said }
pay-to = Zapłać inną kwotę ({ $seat })
why-kept = { $what ->
    [peace] Ataku nie było.
    [words] Tak uważa ten, komu obiecano.
   *[rest] Oddane na czas.
 }
why-broken = { $what ->
    [peace] Doszło do ataku.
    [words] Tak uważa ten, komu obiecano.
    [pay] Nie zapłacono na czas.
    [share] Udziału nie wypłacono.
   *[rest] Nie oddano na czas albo trafiło do kogoś innego.
 }
why-void = { $what ->
    [share] Nie było czego dzielić.
   *[rest] Ktoś inny to uniemożliwił albo załatwiono to inaczej.
 }
discard-these = { $count ->
    [one] Odrzuć tę kartę
    [few] Odrzuć te { $count } karty
    [many] Odrzuć te { $count } kart
   *[other] Odrzuć te { $count } karty
    }
hint-looks = Wybierz zadanie leżące zakryte pod gangsterem innego gracza: możesz je podejrzeć.
hint-planning = Najpierw wybierz podświetlonego gangstera albo zlecenie, potem to, co do nich pasuje; gangster może też kupić biznes z rynku.
next-task = Teraz jego zadanie: zlecenie z ręki albo biznes z rynku.
next-man = Teraz gangster, który się tym zajmie.
next-victim = Teraz cel ataku, spośród tego, co świeci.
next-bearer = Teraz gangster, na którego zagrywasz kartę.
next-card = Teraz karta dla niego.
against-business = { $business } ({ $seat })
against-gangster = { $victim } ({ $seat })
against-player = Cel: { $seat }
ask-new-jobs = Runda { $round }: masz same ataki. Przyjmujesz je czy rozdać wszystkie zlecenia od nowa?
see-new-jobs = Runda { $round }: oto twoje nowe zlecenia, masz je na ręce.
jobs-seen = Dalej
ask-debts = Oddaj teraz, inaczej słowo złamane.
hint-unpaid = Zaplanowane zakupy kosztują więcej, niż masz: zarób lub pożycz resztę, zanim twój gangster ruszy.

## What bots are like

temper-easy = gra uprzejmie
temper-normal = gra rzeczowo
temper-hard = gra ostrożnie
temper-boss = gra z zimną krwią
temper-silent = gra w milczeniu
about-bot-easy = Rzadko atakuje, dotrzymuje słowa i przyjmuje większość ofert.
about-bot-normal = Bierze to, co daje najwięcej, i targuje się.
about-bot-hard = Zanim wybierze, porównuje swoje najlepsze ruchy; targuje się.
about-bot-boss = Rozważa rundę do końca: do sekundy na każdą decyzję; targuje się.
about-bot-silent = Gra jak zwykły bot, ale o nic się nie targuje.
