# The words of The Godfather: Corleone's Empire.

title = Imperium Corleone

## Families

family-marzullo = Marzullo
family-matarazzo = Matarazzo
family-pizzino = Pizzino
family-vitale = Vitale
family-caccamo = Caccamo

## The board

area-wall-street = Wall Street
area-brooklyn = Brooklyn
area-upper-east-side = Upper East Side
area-queens = Queens
area-upper-west-side = Upper West Side
area-midtown = Midtown
area-chelsea = Chelsea
area-central-park = Central Park

business-stock-exchange = Giełda
business-red-hook-docks = Doki Red Hook
business-park-avenue-clinic = Klinika przy Park Avenue
business-air-freight-terminal = Lotniczy terminal cargo
business-opera-house = Opera
business-grand-hotel = Grand Hotel
business-penn-central-railroad = Koleje Penn Central
business-olive-oil-importer = Importer oliwy
business-pawn-shop = Lombard
business-flower-shop = Kwiaciarnia
business-trucking-firm = Firma przewozowa
business-printing-house = Drukarnia
business-undertaker = Zakład pogrzebowy
business-pool-hall = Sala bilardowa
business-tailor = Zakład krawiecki
business-heroin-lab = Laboratorium heroiny
business-harbour-customs = Portowy urząd celny
business-casino-royale = Casino Royale
business-private-bank = Prywatny bank

figure-police-chief = komisarz policji
figure-union-boss = szef związków
figure-mayor = burmistrz

## Cards

card-money = ${ $value }
card-gun = broń
card-booze = alkohol
card-blood-money = zapłata za morderstwo
card-narcotics = narkotyki

card-family-accountant = Księgowy rodziny
card-union-boss-i = Szef związków (I)
card-mayor-i = Burmistrz (I)
card-small-time-bookie = Drobny bukmacher
card-hired-muscle = Wynajęty osiłek
card-capo = Capo
card-union-boss-ii = Szef związków (II)
card-mayor-ii = Burmistrz (II)
card-police-chief-ii = Komisarz policji (II)
card-tax-consultant = Doradca podatkowy
card-evidence-clerk = Szefowa działu dowodowego
card-hollywood-producer = Producent z Hollywood
card-union-boss-iii = Szef związków (III)
card-mayor-iii = Burmistrz (III)
card-police-chief-iii = Komisarz policji (III)
card-supreme-court-judge = Sędzia Sądu Najwyższego
card-newspaper-editor = Redaktor gazety
card-shipping-magnate = Magnat żeglugowy

card-shake-down = Wymuszenie
card-protection-racket = Płatna ochrona
card-bookmaking = Zakłady bukmacherskie
card-truck-hijack = Napad na ciężarówkę
card-strike-breaking = Łamanie strajku
card-numbers-racket = Nielegalna loteria
card-cook-the-books = Kreatywna księgowość
card-shell-company = Spółka-wydmuszka
card-casino-skim = Działka z kasyna
card-charity-gala = Bal dobroczynny
card-offshore-account = Konto w raju podatkowym
card-lost-ledger = Zaginiona księga
card-blackmail = Szantaż
card-kidnapping = Porwanie
card-safe-job = Skok na sejf
card-warehouse-raid = Napad na magazyn
card-an-offer = Propozycja
card-inside-man = Swój człowiek
card-hit = Egzekucja
card-drive-by = Ostrzał z auta
card-car-bomb = Bomba w aucie
card-garrotte = Garota
card-ambush = Zasadzka
card-night-swim = Nocna kąpiel

colour-yellow = żółty
colour-blue = niebieski
colour-green = zielony
colour-grey = szary

## Icons and effects

effect-then = potem
effect-money = ${ $value }
effect-gun = broń
effect-booze = alkohol
effect-blood-money = zapłata za morderstwo
effect-narcotics = narkotyki
effect-horse-head = głowa konia
effect-suitcase = walizka
effect-jobs = zlecenia
effect-one-for = 1→${ $value }
effect-two-for = 2→${ $value }
effect-three-for = 3→$3+$5
effect-one-for-goods = 1→towar
effect-any-good = dowolny towar oprócz narkotyków
effect-both-jobs = dobierz dwa zlecenia i zatrzymaj oba
effect-top-five = obejrzyj pięć wierzchnich zleceń, zatrzymaj jedno, odrzuć pozostałe
effect-job-from-discard = weź dowolne odrzucone zlecenie
effect-front = dokonaj wymuszenia z dowolnej legalnej działalności
effect-move-thug = przestaw jednego ze swoich gangsterów i dokonaj tam wymuszenia
effect-union-boss = postaw lub przestaw szefa związków i dokonaj tam wymuszenia z legalnej działalności
effect-mayor = postaw lub przestaw burmistrza i dokonaj tam wymuszenia z nielegalnej działalności
effect-police-chief = postaw komisarza policji na terytorium; możesz tam zestrzelić gangstera
effect-police-chief-any = postaw komisarza policji na terytorium; możesz zestrzelić inną figurkę na nim lub na przyległym do niego polu
effect-dollar-from-each = $1 od każdego przeciwnika; kto go nie ma, daje inną kartę pieniędzy według własnego wyboru
effect-gift = karta od przeciwnika według jego wyboru, nigdy sojusznik
effect-highest-money = najwyższa karta pieniędzy z ręki przeciwnika
effect-offer = wszyscy pozostali pokazują najwyższą kartę pieniędzy z ręki: jedna z najwyższych trafia do twojej walizki, pozostałe wracają do puli
effect-look-take-money = podejrzyj rękę przeciwnika i zabierz kartę pieniędzy
effect-look-take-good = podejrzyj rękę przeciwnika i zabierz towar, także narkotyki
effect-look-discard = podejrzyj rękę przeciwnika i wskaż kartę do odrzucenia
effect-gun-thug = zestrzel gangstera
effect-gun-member = zestrzel członka rodziny
effect-gun-figure = zestrzel dowolną figurkę
effect-drive-by = zestrzel najwyżej dwie figurki na jednym terytorium lub na przyległych do niego polach
effect-car-bomb = zestrzel figurkę na polu członka rodziny i gangstera na terytorium, do którego przylega to pole
effect-ambush = zestrzel gangstera, potem możesz przestawić tam swojego i dokonać wymuszenia
effect-drive-by-second = zestrzel drugą figurkę na tym samym terytorium lub na przyległym do niego polu
effect-car-bomb-thug = zestrzel gangstera na terytorium, do którego przylega to pole
effect-ambush-move = przestaw tam jednego ze swoich gangsterów i dokonaj wymuszenia
effect-chief-shoots-thug = zestrzel gangstera na terytorium komisarza
effect-chief-shoots-any = zestrzel inną figurkę na terytorium komisarza lub na przyległym do niego polu

## The table

act-of = Akt { $act } z 4
horse-head-with = głowa konia
limit-now = limit kart na ręce: { $limit }
public-jobs = Zlecenia ogólnodostępne
allies-on-show = Sojusznicy do zdobycia
your-hand = Twoja ręka
hand-of = Ręka gracza: { $name }
your-suitcase = Twoja walizka
case-sum = ${ $amount }
supply = Pula
discards = Odrzucone zlecenia
deck = Talia zleceń
front = legalna
back = nielegalna
turf-title = Terytorium
family-spaces = Pola członków rodziny
nobody = –
closed = zamknięte
free = wolne
neutral = neutralna
in-hudson = W rzece Hudson
thugs-count = gangsterzy: { $count }
members-count = rodzina: { $count }
markers-count = żetony: { $count }
jobs-done = zrealizowane zlecenia: { $count }
hand-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
plays = w grze
control-of = kontrola
column-suitcase = Walizka
column-turfs = Terytoria
column-colours = Zlecenia

## What is asked

ask-turn = Twoja akcja: zagraj figurkę, zrealizuj zlecenie albo zagraj sojusznika.
ask-order = Terytorium { $turf } kontroluje { $seat } i też dokona wymuszenia. Kto pierwszy? { $business }
ask-benefit = Kontrolujesz terytorium { $turf }. Czy też dokonujesz wymuszenia? { $business }: { $effects }
ask-use = Do wykorzystania w dowolnej kolejności: { $effects }
ask-use-one = Do wykorzystania: { $effects }
ask-paying = Wymiana: odrzuć jeszcze { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }.
ask-picking = Wybierz towar.
ask-keeping = Zatrzymaj jedno ze zleceń; pozostałe zostaną odrzucone.
ask-giving = { $seat } żąda karty: musisz oddać jedną wybraną przez siebie.
ask-dollars = { $seat } zbiera od wszystkich: oddaj kartę $1, a jeśli jej nie masz – inną kartę pieniędzy.
ask-looking = Widzisz całą rękę gracza: { $seat }. Dokonaj wyboru.
ask-marking = Wygrywasz wojnę o terytorium { $turf }, ale nie masz już żetonów kontroli. Przenosisz jeden ze swoich?
ask-bids = Twoja tajna łapówka z walizki, może być nic: od najwyższej w dół każdy płaci i wybiera sojusznika; ostatni gracz odzyskuje łapówkę.
ask-choosing = Wybierz sojusznika.
ask-discards = Odrzuć nadmiar kart: limit kart na ręce to { $limit }, zlecenia i sojusznicy też się liczą.

## Actions

do-thug = gangster: { $business }
do-member = członek rodziny: { $areas }
do-complete = { $job }{ $from ->
    [public] {" "}(ogólnodostępne)
   *[hand] {""}
 }, { $order ->
    [effect-first] towary: { $goods }; najpierw efekt
   *[money-first] towary: { $goods }; najpierw pieniądze
 }
do-play = zagraj: { $ally }
do-order = { $first ->
    [me] najpierw ty
   *[controller] najpierw gracz mający kontrolę
 }
do-accept = dokonaj wymuszenia
do-done = { $step ->
    [benefit] zrezygnuj
    [dollars] nie masz pieniędzy do oddania
    [marking] nie kładź żetonu
    [looking] poprzestań na obejrzeniu
   *[use] zrezygnuj z reszty
 }
do-stash = schowaj do walizki: { $card }
do-use = użyj: { $effect }
do-trade = { $effect }, odrzuć: { $card }
do-discard = odrzuć: { $card }
do-take = weź: { $card }
do-keep = zatrzymaj: { $job }
do-give = oddaj: { $card }
do-against = { $seat }: { $effect }
do-gun-down = zestrzel figurkę: { $figure }
do-move = przestaw gangstera: { $business } → { $to_business }
do-union-boss = szef związków: { $business }
do-mayor = burmistrz: { $areas }
do-police-chief = komisarz policji: { $turf }
do-front = dokonaj wymuszenia: { $business }
do-bid = $1 × { $ones }, $2 × { $twos }, $3 × { $threes }, $5 × { $fives }
do-choose = wybierz: { $ally }
do-move-marker = { $turf }, { $height }. żeton od dołu

verb-thug = Zagraj gangstera
verb-member = Zagraj członka rodziny
verb-complete = Zrealizuj zlecenie
verb-play = Zagraj sojusznika
verb-order = Ustal kolejność
verb-accept = Dokonaj wymuszenia
verb-done = Zrezygnuj
verb-stash = Schowaj do walizki
verb-use = Użyj ikony
verb-trade = Wymień karty
verb-discard = Odrzuć
verb-take = Weź
verb-keep = Zatrzymaj zlecenie
verb-give = Oddaj kartę
verb-against = Wybierz przeciwnika
verb-gun-down = Zestrzel
verb-move = Przestaw gangstera
verb-union-boss = Szef związków
verb-mayor = Burmistrz
verb-police-chief = Komisarz policji
verb-front = Wybierz legalną działalność
verb-bid = Daj łapówkę
verb-choose = Wybierz sojusznika
verb-move-marker = Przenieś żeton

param-seat = Gracz
param-business = Przedsiębiorstwo
param-to_business = Dokąd
param-areas = Pole
param-from = Skąd
param-job = Zlecenie
param-goods = Towary
param-order = Kolejność
param-ally = Sojusznik
param-first = Kto pierwszy
param-card = Karta
param-effect = Ikona
param-figure = Figurka
param-turf = Terytorium
param-height = Żeton
param-ones = $1
param-twos = $2
param-threes = $3
param-fives = $5
order-money-first = najpierw pieniądze
order-effect-first = najpierw efekt
from-hand = z ręki
from-public = ogólnodostępne

## What happens

event-act-began = Zaczyna się akt { $act }.
event-tile-opened = Nowe przedsiębiorstwo na terytorium { $turf }: { $business }
event-public-job = Nowe zlecenie ogólnodostępne: { $job }
event-allies-shown = Sojusznicy do zdobycia: { $allies }
event-turn-began = Tura: { $seat }
event-thug-placed = { $seat } zagrywa gangstera: { $business }
event-thug-moved = { $seat } przestawia gangstera: { $business } → { $to_business }
event-member-placed = { $seat } zagrywa członka rodziny: { $areas }
event-completed = { $seat } realizuje zlecenie{ $from ->
    [public] {" "}ogólnodostępne
   *[hand] {""}
 }: { $job }. Odrzucone towary: { $goods }
event-ally-played = { $seat } zagrywa sojusznika: { $ally }
event-benefits = { $seat } też dokonuje wymuszenia: { $business }
event-front-used = { $seat } dokonuje wymuszenia: { $business }
event-declined = { $seat } rezygnuje.
event-took = { $seat } bierze: { $card }
event-nothing-left = { $seat } nie dostaje nic, bo w puli skończyły się karty: { $card }
event-stashed = { $seat } chowa do walizki: { $card }
event-discarded = { $seat } odrzuca: { $card }
event-horse-head = { $seat } przejmuje głowę konia.
event-jobs-shuffled = Potasowane odrzucone zlecenia tworzą nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
 }
event-drew-jobs = { $seat } dobiera { $count ->
    [one] { $count } zlecenie
    [few] { $count } zlecenia
    [many] { $count } zleceń
   *[other] { $count } zlecenia
 }.
event-no-job-left = Nie ma już zleceń: { $seat } nic nie dobiera.
event-saw-jobs = { $seat } dobiera: { $jobs }
event-kept-a-job = { $seat } zatrzymuje jedno zlecenie. Odrzucone: { $jobs }
event-kept-job = { $seat } zatrzymuje: { $job }. Odrzucone: { $jobs }
event-took-discarded-job = { $seat } bierze odrzucone zlecenie: { $job }
event-boss-placed = { $seat } stawia szefa związków: { $business }
event-mayor-placed = { $seat } stawia burmistrza: { $areas }
event-chief-placed = { $seat } wysyła komisarza policji na terytorium { $turf }.
event-gunned-down = { $seat } zestrzeliwuje figurkę: { $figure }. Traci ją { $target }.
event-neutral-gunned-down = { $seat } zestrzeliwuje figurkę neutralną: { $figure }
event-asked-gift = { $seat } żąda karty od gracza: { $target }.
event-gave = { $seat } oddaje kartę graczowi: { $target }.
event-gave-card = { $seat } oddaje kartę: { $card }. Dostaje ją { $target }.
event-had-no-money = { $seat } nie ma pieniędzy na ręce.
event-looked = { $seat } podgląda rękę gracza: { $target }.
event-saw-hand = { $seat } podgląda rękę ({ $target }): { $cards }
event-showed = { $seat } pokazuje najwyższą kartę pieniędzy: { $card }
event-offer-taken = { $seat } chowa do walizki: { $card }. Kartę traci { $target }.
event-returned = { $seat } zwraca do puli: { $card }
event-turf-war = Wszystkie figurki są na planszy: zaczynają się wojny terytorialne.
event-won-turf = { $turf }: wygrywa { $seat } ({ $sides })
event-nobody-won-turf = { $turf }: { $sides_count ->
    [0] nikogo tam nie ma
   *[some] nikt nie wygrywa ({ $sides })
 }
phrase-side = { $seat } { $count }
phrase-neutral-side = neutralni { $count }
event-no-marker = { $seat } nie kładzie żetonu na terytorium { $turf }.
event-marker-moved = { $seat } przenosi żeton kontroli: { $turf } → { $to_turf }
event-has-bid = { $seat } ma gotową łapówkę.
event-bid-shown = { $seat } ujawnia łapówkę: ${ $amount } ({ $cards })
event-paid = { $seat } płaci ${ $amount } do puli.
event-bid-back = { $seat } nie dostaje sojusznika i chowa łapówkę z powrotem: ${ $amount }
event-ally-taken = { $seat } bierze sojusznika: { $ally }
event-tribute = Haracz dla Dona: limit kart na ręce to { $limit }.
event-allies-back = { $seat } bierze z powrotem na rękę: { $allies }
event-put-aside = { $seat } odkłada kartę do odrzucenia.
event-put-card-aside = { $seat } odkłada do odrzucenia: { $card }
event-allies-gone = Nikt ich nie wziął, więc odchodzą z gry: { $allies }
event-scored = { $seat }: walizka ${ $suitcase }, terytoria ${ $turfs }, zlecenia ${ $colours }. Razem ${ $total }
event-game-over = Koniec rozgrywki. Zwycięstwo: { $winners }

## Why not

no-game-over = Rozgrywka dobiegła końca.
no-no-such-seat = Nie ma takiego gracza.
no-bid-already = Twoja łapówka jest już gotowa.
no-within-limit = Mieścisz się w limicie kart na ręce ({ $limit }).
no-higher-bid-first = Najpierw wybierają ci, którzy dali wyższe łapówki.
no-no-figure-left = Nie masz już figurek do zagrania: wypadasz z tego etapu.
no-not-your-turn = Teraz swoją turę ma { $seat }.
no-wait-for = Najpierw decyzję podejmuje { $seat }.
no-no-thug-left = Nie masz już gangsterów do zagrania.
no-no-member-left = Nie masz już członków rodziny do zagrania.
no-no-passing = Pasować nie wolno.
no-allies-by-bids = Wyłożonych sojuszników wybiera się po licytacji w etapie łapówek; zagrać można tych z ręki.
no-one-of-four-actions = W swojej akcji zagrywasz gangstera, członka rodziny albo sojusznika lub realizujesz zlecenie.
no-not-open-yet = To przedsiębiorstwo nie jest jeszcze otwarte: { $business }
no-thug-space-taken = To pole gangstera nie jest wolne: { $business }
no-closed-to-two = W grze dwuosobowej to pole jest zamknięte.
no-space-taken = To pole nie jest wolne.
no-job-not-in-hand = Nie masz na ręce tego zlecenia: { $job }
no-job-not-public = Tego zlecenia nie ma wśród ogólnodostępnych: { $job }
no-wrong-goods = To zlecenie wymaga innych towarów: { $job }
no-goods-missing = Brakuje ci towarów na zlecenie: { $job }
no-no-effect-to-order = To zlecenie nie ma efektu, który można wykonać najpierw: { $job }
no-ally-once-an-act = Każdego sojusznika można zagrać tylko raz w akcie: { $ally }
no-ally-not-in-hand = Nie masz na ręce tego sojusznika: { $ally }
no-ally-of-no-use = Z tego sojusznika niczego nie da się teraz wykorzystać: { $ally }
no-say-who-goes-first = Najpierw zdecyduj, kto pierwszy dokonuje wymuszenia.
no-accept-or-decline = Najpierw zdecyduj, czy dokonujesz wymuszenia.
no-taking-is-compulsory = Brać trzeba: z tego nie wolno zrezygnować.
no-no-such-icon = Nie masz teraz do użycia: { $effect }
no-no-such-card = Nie masz takiej karty: { $card }
no-too-few-cards = Do tej wymiany potrzebujesz { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
 }.
no-not-usable-now = Tego nie można teraz użyć: { $effect }
no-nothing-to-gain = W puli nie zostało nic do tej wymiany, chyba że odrzucisz właśnie taką kartę: { $effect }
no-opponents-only = Wybierz przeciwnika.
no-nothing-to-take = { $seat } nie ma karty, którą można zabrać.
no-choose-for-effect = Zdecyduj, jak tego używasz: { $effect }
no-none-left = W puli nie ma już takich kart: { $card }
no-not-in-discards = Nie ma tej karty wśród odrzuconych zleceń: { $card }
no-booze-gun-or-blood-money = Weź alkohol, broń albo zapłatę za morderstwo.
no-no-gun = Nie masz teraz czym zestrzelić figurki.
no-cannot-be-hit = Nie stoi tam figurka, którą możesz zestrzelić.
no-no-own-thug-there = Nie masz tam gangstera: { $business }
no-only-to-ambushed-space = Gangstera możesz przestawić tylko na pole zasadzki.
no-to-another-turf = Komisarz policji musi trafić na inne terytorium niż { $turf }.
no-in-the-hudson = Ta figurka do końca aktu leży w rzece Hudson: { $figure }
no-finish-job-first = Najpierw dokończ efekt zlecenia.
no-finish-use-first = Najpierw dokończ to, z czego teraz korzystasz.
no-pay-first = Najpierw odrzuć karty do wymiany.
no-discard-to-limit = Odrzuć nadmiar kart: limit kart na ręce to { $limit }.
no-put-aside-already = Ta karta jest już odłożona: { $card }
no-never-an-ally = Sojuszników się nie oddaje.
no-a-dollar-first = Oddaj kartę $1, jeśli ją masz.
no-money-only = Oddaj kartę pieniędzy.
no-give-first = Najpierw oddaj to, czego żąda przeciwnik.
no-not-of-that-hand = Tej karty z oglądanej ręki nie możesz wybrać.
no-choose-of-that-hand = Najpierw wybierz kartę z oglądanej ręki.
no-keep-one-drawn = Najpierw zatrzymaj jedno z dobranych zleceń.
no-bid-first = Najpierw wszyscy dają łapówki.
no-not-in-suitcase = Nie masz tych kart w walizce.
no-choose-shown-ally = Wybierz jednego z odkrytych sojuszników.
no-no-own-marker-there = Nie masz tam żetonu.
no-marker-first = Najpierw zdecyduj, co z żetonem kontroli.

## The appendix of the rulebook

appendix-board = Przedsiębiorstwa startowe
appendix-blue = Niebieskie kafle
appendix-red = Czerwone kafle
appendix-jobs = Zlecenia: { $colour }
appendix-allies = Sojusznicy aktu { $act }
appendix-costs = towary: { $what }
appendix-pays = pieniądze: { $what }

## Outcome

reason-acts-played = Wszystkie cztery akty zostały rozegrane.
