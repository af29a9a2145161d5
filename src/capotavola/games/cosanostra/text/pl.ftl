# The words of La Cosa Nostra.

title = La Cosa Nostra

## Families

family-blundetto = Blundetto
family-dimaggio = DiMaggio
family-calmuti = Calmuti
family-laserva = LaServa
family-caruso = Caruso

colour-yellow = żółty
colour-green = zielony
colour-red = czerwony
colour-purple = fioletowy
colour-blue = niebieski

## Gangsters

gangster-skinny-pino-blundetto = Skinny Pino Blundetto
gangster-matchstick-nino-blundetto = Matchstick Nino Blundetto
gangster-fat-berto-blundetto = Fat Berto Blundetto
gangster-squinty-renzo-blundetto = Squinty Renzo Blundetto
gangster-cleaver-aldo-blundetto = Cleaver Aldo Blundetto
gangster-granite-rocco-blundetto = Granite Rocco Blundetto
gangster-pockets-lello-dimaggio = Pockets Lello DiMaggio
gangster-velvet-tullio-dimaggio = Velvet Tullio DiMaggio
gangster-hammer-duilio-dimaggio = Hammer Duilio DiMaggio
gangster-sleepy-gaspare-dimaggio = Sleepy Gaspare DiMaggio
gangster-razor-ettore-dimaggio = Razor Ettore DiMaggio
gangster-bishop-ruggero-dimaggio = Bishop Ruggero DiMaggio
gangster-peanut-mimmo-calmuti = Peanut Mimmo Calmuti
gangster-greasy-donato-calmuti = Greasy Donato Calmuti
gangster-anvil-primo-calmuti = Anvil Primo Calmuti
gangster-dice-sandro-calmuti = Dice Sandro Calmuti
gangster-undertaker-livio-calmuti = Undertaker Livio Calmuti
gangster-mad-ottavio-calmuti = Mad Ottavio Calmuti
gangster-whistling-beppe-laserva = Whistling Beppe LaServa
gangster-silk-massimo-laserva = Silk Massimo LaServa
gangster-bulldog-oreste-laserva = Bulldog Oreste LaServa
gangster-stingy-ennio-laserva = Stingy Ennio LaServa
gangster-icepick-fausto-laserva = Icepick Fausto LaServa
gangster-crowbar-saverio-laserva = Crowbar Saverio LaServa
gangster-shorty-ugo-caruso = Shorty Ugo Caruso
gangster-golden-elio-caruso = Golden Elio Caruso
gangster-bricks-mauro-caruso = Bricks Mauro Caruso
gangster-foxy-sisto-caruso = Foxy Sisto Caruso
gangster-trigger-leandro-caruso = Trigger Leandro Caruso
gangster-cardinal-amedeo-caruso = Cardinal Amedeo Caruso

## Businesses

business-garage = Warsztat
business-building-firm = Firma budowlana
business-waste-company = Firma śmieciowa
business-nightclub = Klub nocny
business-casino = Kasyno
business-pimp = Sutener
business-drug-dealer = Diler
business-loan-shark = Lichwiarz
business-lawyer = Prawnik
business-politician = Polityk
business-cop = Gliniarz
business-numbered = { $name } { $value }

monopoly-prostitution = prostytucja
monopoly-drugs = narkotyki
monopoly-loans = pożyczki

## Jobs

card-drug-delivery = Dostawa narkotyków
card-building-scam = Przekręt budowlany
card-petrol-station-robbery = Skok na stację benzynową
card-threats = Groźby
card-escort-service = Agencja towarzyska
card-credit-card-fraud = Oszustwo kartowe
card-arms-trade = Handel bronią
card-red-light-district = Dzielnica czerwonych latarni
card-car-theft = Kradzież samochodu
card-investment-fraud = Oszustwo inwestycyjne
card-price-rigging = Zmowa cenowa
card-cigarette-smuggling = Przemyt papierosów
card-insolvency = Niewypłacalność
card-card-sharping = Szulerka
card-public-contracts = Zamówienia publiczne
card-blackmail = Szantaż
card-investment-fraud-ii = Oszustwo inwestycyjne II
card-counterfeiting = Fałszowanie pieniędzy
card-bankruptcy = Bankructwo
card-drug-trade = Handel narkotykami
card-car-theft-ii = Kradzież samochodu II
card-illegal-subsidies = Nielegalne dotacje
card-drug-smuggling = Przemyt narkotyków
card-wild-party = Dzika impreza
card-election-rigging = Sfałszowane wybory
card-usury = Lichwa
card-hazardous-waste = Niebezpieczne odpady
card-roulette-con = Przekręt na ruletce
card-illegal-lab = Nielegalne laboratorium
card-drug-ring = Siatka narkotykowa
card-insurance-scam = Przekręt ubezpieczeniowy
card-toxic-dump = Toksyczne wysypisko
card-boxing-match = Walka bokserska
card-film-production = Produkcja filmowa
card-real-estate-fraud = Oszustwo na nieruchomościach
card-gambling-fix = Ustawiona gra
card-senators-party = Przyjęcie u senatora
card-car-smuggling = Przemyt samochodów
card-debt-trap = Pętla zadłużenia
card-beat-up-businessman = Pobicie biznesmena
card-property-damage = Szkody materialne
card-robbery-i-a = Rabunek (I)
card-robbery-i-b = Duży rabunek (I)
card-robbery-ii-a = Rabunek (II)
card-robbery-ii-b = Duży rabunek (II)
card-robbery-iii-a = Rabunek (III)
card-robbery-iv-a = Rabunek (IV)
card-robbery-iv-b = Duży rabunek (IV)
card-vandalism = Wandalizm
card-exceptional-offer = Wyjątkowa okazja
card-connections = Znajomości
card-laundering = Pranie pieniędzy
card-birthday = Urodziny
card-arson = Podpalenie
card-kill-businessman = Zabójstwo biznesmena
card-contract-killing = Zabójstwo na zlecenie
card-persuasion = Perswazja
card-hold-up = Napad
card-trap = Pułapka
card-horse-race = Wyścigi konne
card-drive-by = Ostrzał z auta
card-car-bomb = Bomba w aucie
card-poker = Poker
card-own-racket = Własny interes

about-drug-delivery = Rozwieź towar dilera klientom i zbierz pieniądze.
about-building-scam = Wystaw rachunek za beton, którego firma budowlana nigdy nie wylała.
about-petrol-station-robbery = Opróżnij nocą kasę: pieniędzy mało, ale nie potrzebujesz biznesu.
about-threats = List od prawnika i ludzie płacą za święty spokój.
about-escort-service = Sutener zapewnia towarzystwo samotnym panom.
about-credit-card-fraud = Zrób zakupy na cudze karty; nie potrzebujesz biznesu.
about-arms-trade = Polityk podpisuje papiery, a skrzynie płyną w świat.
about-red-light-district = Sutener rządzi ulicą, a gliniarz patrzy w drugą stronę.
about-car-theft = W nocy skradziony, do rana przemalowany w warsztacie.
about-investment-fraud = Prawnik spisuje udziały, lichwiarz znajduje naiwnych.
about-price-rigging = Wszystkie firmy śmieciowe w mieście żądają tej samej ceny: twojej.
about-cigarette-smuggling = Papierosy bez akcyzy przejeżdżają, gdy gliniarz ma przerwę.
about-insolvency = Lichwiarz zabiera dłużnikowi wszystko, co mu zostało.
about-card-sharping = Znaczone karty przy najlepszym stole w kasynie.
about-public-contracts = Polityk dba o to, by przetarg wygrała firma śmieciowa.
about-blackmail = Sutener ma zdjęcia, prawnik podaje kwotę.
about-investment-fraud-ii = Lichwiarz pożycza na domy, których firma budowlana nie zbuduje.
about-counterfeiting = Klub nocny wydaje resztę w świeżo wydrukowanych banknotach.
about-bankruptcy = Najlepszy klient sutenera jest winien lichwiarzowi cały majątek.
about-drug-trade = Dwóch dilerów zaopatruje całe miasto.
about-car-theft-ii = Gliniarz wie, kto jest na urlopie, warsztat robi resztę.
about-illegal-subsidies = Dotacja od polityka trafia na pusty plac firmy budowlanej.
about-drug-smuggling = Dwóch dilerów czeka na statek, prawnik na celników.
about-wild-party = Pieniądze od lichwiarza, reszta od dilera i sutenera.
about-election-rigging = Noc w klubie, słówko od sutenera i polityk wygrywa.
about-usury = Lichwiarz liczy odsetki, gliniarz puka do drzwi.
about-hazardous-waste = Beczki firmy śmieciowej znikają, a gliniarz nic nie widział.
about-roulette-con = Sutener sprowadza bogaczy, ruletka w kasynie robi resztę.
about-illegal-lab = Nocą w warsztacie gotuje się to, co diler sprzedaje za dnia.
about-drug-ring = Trzech dilerów, klub nocny do handlu i gliniarz dla świętego spokoju.
about-insurance-scam = Warsztat rozbija auto, gliniarz spisuje protokół, prawnik odbiera pieniądze.
about-toxic-dump = Firma śmieciowa wozi, firma budowlana zakopuje, polityk podpisuje.
about-boxing-match = Trzech lichwiarzy przyjmuje zakłady, sutener wykańcza faworyta.
about-film-production = Dwóch sutenerów robi casting, diler dba o nastrój, a prawnik o umowy.
about-real-estate-fraud = Pożyczki, pozwolenia i akty własności domu, który nigdy nie stanie.
about-gambling-fix = Wynik gry w kasynie jest znany; skargami zajmą się gliniarz i prawnik.
about-senators-party = Przyjaciele polityka w klubie nocnym; sutener i diler mają pełne ręce roboty.
about-car-smuggling = Auta z warsztatu jadą w kontenerach na śmieci z pieczątką polityka.
about-debt-trap = Kto przegra w kasynie, przy drzwiach spotka lichwiarza.
about-beat-up-businessman = Biznesmen przeciwnika zostaje dezaktywowany do następnej rundy.
about-property-damage = Przeciwnik płaci do banku; przy dwóch sukcesach więcej.
about-robbery-i-a = Przeciwnik płaci tobie; przy dwóch sukcesach więcej.
about-robbery-i-b = Trudniejszy niż drugi rabunek tej rundy, ale ofiara płaci ci więcej.
about-robbery-ii-a = Przeciwnik płaci tobie; przy dwóch sukcesach więcej.
about-robbery-ii-b = Trudniejszy niż drugi rabunek tej rundy, ale ofiara płaci ci więcej.
about-robbery-iii-a = Przeciwnik płaci tobie; przy dwóch sukcesach więcej.
about-robbery-iv-a = Przeciwnik płaci tobie; przy dwóch sukcesach więcej.
about-robbery-iv-b = Trudniejszy niż drugi rabunek tej rundy, ale ofiara płaci ci więcej.
about-vandalism = Firma przeciwnika zostaje dezaktywowana do następnej rundy.
about-exceptional-offer = Rzuć i kup kartę z rynku taniej, a przy dwóch sukcesach za pół ceny.
about-connections = Rzuć i kup dowolną kartę z talii biznesów lub rynku; dwa sukcesy: taniej.
about-laundering = Schowaj gotówkę pod bossem: nikt jej nie ruszy, a na koniec liczy się podwójnie.
about-birthday = Wszyscy przeciwnicy przynoszą ci pieniądze; przy dwóch sukcesach więcej.
about-arson = Firma przeciwnika zostaje dezaktywowana, a przy dwóch sukcesach zniszczona.
about-kill-businessman = Biznesmen przeciwnika zostaje dezaktywowany, a przy dwóch sukcesach zabity.
about-contract-killing = Rzut przeciw sile gangstera; zabijają go dopiero dwa sukcesy.
about-persuasion = Przy dwóch sukcesach biznesmen przeciwnika odtąd pracuje dla ciebie.
about-hold-up = Reakcja: zabierz połowę wypłaty za cudze zlecenie zarobkowe, przy dwóch sukcesach całą.
about-trap = Reakcja: powstrzymuje atak na ciebie; dwa sukcesy zabijają też napastnika.
about-horse-race = Podaj stawkę: sukces ją podwaja, porażka oznacza jej utratę.
about-drive-by = Jeden sukces przeciw sile gangstera zabija go; po porażce może odpowiedzieć ogniem.
about-car-bomb = Gangster przeciwnika zostaje dezaktywowany, a przy dwóch sukcesach zabity.
about-poker = Inni stawiają, ty wyrównujesz: zgarniasz całą pulę albo oddajesz każdemu podwójną stawkę.
about-own-racket = Własne zlecenie zarobkowe zamiast zaplanowanego: pieniądze za każdy sukces.

## Influence cards

card-snitch = Informator
card-spy = Szpieg
card-emergency-doctor = Lekarz pogotowia
card-henchman = Pomagier
card-saboteur = Sabotażysta
card-submachine-gun = Pistolet maszynowy
card-distraction = Odwrócenie uwagi
card-schemer = Intrygant

about-snitch = Podejrzyj jedno zaplanowane zlecenie przeciwnika albo wymień cały rynek.
about-spy = Podejrzyj dwa zaplanowane zlecenia przeciwników.
about-emergency-doctor = Ratuje człowieka: zabity zostaje tylko dezaktywowany, a dezaktywowany pozostaje aktywny.
about-henchman = Podczas planowania, na dowolnego gangstera: trudność jego zadania spada o 1.
about-saboteur = Podczas planowania, na gangstera przeciwnika: trudność jego zadania rośnie o 1.
about-submachine-gun = Podczas planowania, na dowolnego gangstera: siła większa o 1 do końca rundy.
about-distraction = Podczas planowania, na gangstera przeciwnika: siła mniejsza o 1 do końca rundy.
about-schemer = W etapie akcji: dodatkowa tura tuż przed cudzą albo pominięcie własnej.

## Mercenaries

gang-crips = Crips
gang-latinos = Latynosi
gang-bikers = Motocykliści
gang-russians = Rosyjska mafia
gang-yakuza = Yakuza

gangster-laverne-ontario = Laverne Ontario
gangster-lil-omar = Lil’ Omar
gangster-bernardo-farmacista = Bernardo Farmacista
gangster-paco-santiago = Paco Santiago
gangster-izzy-ordova = Izzy Ordova
gangster-tuco-quintero = Tuco Quintero
gangster-willy-svenson = Willy Svenson
gangster-jimmy-the-tramp = Jimmy „The Tramp”
gangster-lono-slifer = Lono Slifer
gangster-dave-death-poppel = Dave „Death” Poppel
gangster-adriano-simion = Adriano Simion
gangster-stas-valigura = Stas Valigura
gangster-alexei-walenko = Alexei Walenko
gangster-boggy-gloves = Boggy Gloves
gangster-fumiyo-goto = Fumiyo Goto
gangster-kenzo-isosaki = Kenzo Isosaki
gangster-ryu-yamamoto = Ryu Yamamoto
gangster-saito-botan = Saito Botan
gangster-takeshi-ando = Takeshi Ando
gangster-yumiko-ishi = Yumiko Ishi

about-laverne-ontario = Co rundę powiększa twój dochód o ${ $amount }.
about-lil-omar = Zamiast zaplanowanego zlecenia może rzucić kośćmi o pieniądze: { $difficulty }+, ${ $amount } za każdy sukces.
about-bernardo-farmacista = Po sukcesie może raz powtórzyć to samo zlecenie, o ile to nie rabunek.
about-paco-santiago = W ataku ma siłę { $attack_strength }, a pułapki na niego nie działają.
about-izzy-ordova = Zamiast zaplanowanego zlecenia może wykonać zabójstwo na zlecenie.
about-tuco-quintero = Wracając ze zlecenia, może jeszcze pobić biznesmena.
about-willy-svenson = Może porzucić zlecenie, by ocalić dowolną kartę przed śmiercią, zniszczeniem lub dezaktywacją.
about-jimmy-the-tramp = Gdy cię atakują, jego zlecenie może okazać się pułapką.
about-lono-slifer = Wskaż kość, którą przeciwnik musi przerzucić: { $uses ->
    [one] { $uses } raz
    [few] { $uses } razy
    [many] { $uses } razy
   *[other] { $uses } razu
 } na rundę.
about-dave-death-poppel = Przy dobieraniu karty wpływów +{ $amount }; poza tym podgląd zaplanowanych zleceń ({ $looks }): { $uses ->
    [one] { $uses } raz
    [few] { $uses } razy
    [many] { $uses } razy
   *[other] { $uses } razu
 } na rundę.
about-adriano-simion = Zapłać ${ $cost } na koniec rundy, a na stałe zyska siłę: +{ $amount }
about-stas-valigura = Dodatkowe karty przy każdym dobieraniu, zlecenia lub wpływy, jak wolisz: +{ $amount }
about-alexei-walenko = Anuluje kartę wpływów przeciwnika: { $uses ->
    [one] { $uses } raz
    [few] { $uses } razy
    [many] { $uses } razy
   *[other] { $uses } razu
 } na rundę.
about-boggy-gloves = Bierze dwa zlecenia naraz i dzieli między nie kości: po { $amount } na każde.
about-fumiyo-goto = Płacisz za biznesy o ${ $amount } mniej, jeszcze przed innymi zniżkami.
about-kenzo-isosaki = W jednej rundzie radzi sobie i ze zleceniem, i z zakupem.
about-ryu-yamamoto = Cała talia biznesów jest twoim rynkiem, i to o ${ $amount } tańszym.
about-saito-botan = Twoje kluby nocne liczą się do prostytucji, a kasyna do pożyczek i narkotyków.
about-takeshi-ando = Jeden wybrany rodzaj biznesu przynosi ci podwójny dochód.
about-yumiko-ishi = Biznesy masz za pół ceny, a ona może kupić jeden oprócz swojego zadania.

## What jobs bring about

effect-deactivate = dezaktywacja
effect-kill = zabicie
effect-destroy = zniszczenie
effect-join = przechodzi do ciebie
effect-pay-bank = ofiara płaci do banku ${ $amount }
effect-pay-you = ofiara płaci ci ${ $amount }
effect-buy = zakup za pełną cenę
effect-buy-less = zakup o ${ $amount } taniej
effect-buy-half = zakup za pół ceny
effect-launder = pranie najwyżej ${ $amount }
effect-take-half = połowa wypłaty dla ciebie
effect-take-all = cała wypłata dla ciebie
effect-repel = odparty
effect-kill-attacker = atakujący ginie
effect-double-stake = stawka wraca podwojona
effect-lose-stake = stawka przepada
effect-take-pot = zabierasz całą pulę
effect-double-back = każdy inny gracz dostaje dwukrotność swojej stawki
effect-return-fire = możliwa odpowiedź ogniem
if-failed = porażka: { $effects }
each-success = ${ $amount } za każdy sukces
by-strength = siła
needs-nothing = bez biznesu
on-businessman = biznesmen
on-company = firma
on-gangster = gangster
on-player = gracz
on-all = wszyscy pozostali
on-market = rynek
on-deck = talia lub rynek
on-self = ty
on-cash-job = cudze zlecenie zarobkowe
on-attack = atak na ciebie

## Parts of an offer

phrase-cash = ${ $amount }
phrase-business = { $business }
phrase-gangster = { $gangster }
phrase-use = { $business } (jedno użycie)
phrase-share = { $percent }% ze zlecenia zarobkowego
phrase-peace = pokój do końca rundy { $round }
phrase-pay = ${ $amount } najpóźniej w rundzie { $round }
phrase-use-later = { $business } (jedno użycie najpóźniej w rundzie { $round })
phrase-use-later-lacking = { $business } (jedno użycie najpóźniej w rundzie { $round }; teraz nie należy do obiecującego)
phrase-return = { $business } najpóźniej w rundzie { $round }
phrase-return-lacking = { $business } najpóźniej w rundzie { $round } (teraz nie należy do obiecującego)
phrase-words = obietnica słowna
phrase-any-business = { $kind } (dowolna karta)
phrase-any-use = { $kind } (dowolna karta, jedno użycie)
phrase-any-gangster = dowolny gangster
phrase-lapse-stage = etap się skończył
phrase-lapse-cash = brak już takiej gotówki ({ $seat })
phrase-lapse-gangster = { $gangster } nie jest już wolny
phrase-lapse-business = biznes zmienił właściciela: { $business }
phrase-lapse-use = biznesu nie można już użyć: { $business }
phrase-lapse-round = skończyła się runda { $round }
phrase-lapse-markers = nie ma już na to znacznika umowy

## The table

money = ${ $amount }
starts-now = pierwszy gracz: { $name }
turn-of = tura: { $name }
asked-now = decyzja: { $names }
market = Rynek
monopolies = Monopole
known-deck = W talii biznesów
nobody = –
income-of = dochód { $amount }
laundered-of = wyprane { $amount }
markers-of = znaczniki: { $count }
jobs-in-hand = zlecenia: { $backs }
influence-in-hand = wpływy: { $count }
known-cards = znane: { $cards }
looks-left = pozostałe podglądy: { $count }
trophies-of = trofea: { $names }
is-down = dezaktywacja
is-used = wykorzystany
uses-left = pozostałe użycia: { $count }
is-idle = bez zadania
buys = kupuje
your-jobs = Twoje zlecenia
your-influence = Twoje karty wpływów
under-boss = Pod twoją kartą bossa
for-hire = Do zwerbowania
hired-guns = Zwerbowani najemnicy
under-way = W toku
dice-against = kości { $dice }, trudność { $difficulty }
successes-of = sukcesy: { $count }
at-stake = w grze { $amount }
threatened = Jeśli nikt nie zareaguje: { $what }
offers-now = Oferty
gives-wants = w ofercie { $give }; w zamian { $want }
to-all-ears = złożona jawnie
pays-debts = na poczet długu
would-take-it = zgoda: { $names }
notes-now = Tablica
has-wants = ma: { $have }; szuka: { $want }
promises-made = Obietnice
promise-is-pending = w toku
promise-is-kept = dotrzymana
promise-is-broken = złamana
promise-is-void = nieważna
still-due = do zapłaty { $amount }
given-for = za: { $things }
deal-by-typing = Oferty wpisuje się słowami, na przykład: { $example }
help-deals =
    Oferty wpisuje się słowami. Gracz to imię albo numer, a biznes lub gangster – krótka nazwa z łącznikami.
    offer GRACZ give … want … – co od razu zmienia właściciela: 3000, garage-1, use:garage-1 (jedno użycie).
    offer GRACZ,GRACZ open … – do kilku graczy, jawnie. Na końcu można dodać: say bez urazy
    promise words say … – to, co mówisz, jest twoją obietnicą (ask words: drugiej strony); inaczej to tylko słowa.
    promise … to twoje obietnice, ask … – drugiej strony; nikogo nie wiążą: share:20 peace:3 pay:4000@3 use:cop-1@3 return:cop-1@3
    accept GRACZ, decline GRACZ, counter GRACZ give … want …; o własnej ofercie: withdraw GRACZ, pick GRACZ.
    pay GRACZ 3000 – prezent albo spłata długu. take-back cop-1 – twój znacznik. judge 1 kept (albo broken) – obietnica 1.
    settle 1 – dotrzymaj obietnicy 1. offer GRACZ debt give 2000 – „debt”: to, co dane, idzie na poczet długu.
    post have … want … – twoja kartka na tablicy, do niczego nie zobowiązuje; dowolny danego rodzaju: want use:lawyer. post nothing – zdejmuje ją.
left-open-means = Oferta bez odpowiedzi pozostaje ważna do wycofania, odmowy lub końca etapu, chyba że stanie się niemożliwa. Kontroferta: counter { $player } give … want …
offers-left = pozostałe oferty: { $count }
men-of = gangsterzy: { $strengths }
typo-partners-first = Najpierw podaj, komu: { $verb } i imię albo numer gracza.
typo-say-give = Przed „{ $word }” napisz give, want, promise albo ask.
typo-amount = „{ $word }”: kwotę zapisz samymi cyframi, { $digits }.
typo-no-such-thing = Nie można oddać „{ $word }”: nie ma czegoś takiego.{ $found ->
    [0] {" "}Możliwe są: 3000, garage-1, use:garage-1, fat-berto-blundetto i podobne
   *[some] {" "}Może: { $near }
 }
typo-no-such-promise = „{ $word }” to nie obietnica. Możliwe są: { $near }
typo-promise-number = „{ $word }”: brakuje liczby albo jest błędna. Zapisz tak: { $near }
typo-too-many-parts = Oferta ma najwyżej { $most } części.
typo-too-long = Wypowiedź ma najwyżej { $most } liter.
typo-cash-twice = Gotówka może wystąpić raz po każdej stronie.
typo-words-unsaid = Obietnicę słowną trzeba wypowiedzieć: … promise words say …
typo-post-what = Napisz, co masz i czego szukasz: post have … want …, albo post nothing, żeby zdjąć kartkę.
typo-say-have = Przed „{ $word }” napisz have albo want.
typo-say-which = „{ $word }”: podaj, co dokładnie masz: { $near }
typo-note-too-long = Kartka ma najwyżej { $most } pozycji.

## At the end

column-cash = Gotówka
column-income = Ostatni dochód
column-debts = Długi
column-gangsters = Gangsterzy
column-trophies = Trofea
column-laundered = Wyprane

## What is asked

ask-refusing = Przyjmujesz te zlecenia? Rozdania można nie przyjąć tylko wtedy, gdy są to same ataki.
ask-drawing = Dobierz zlecenie albo kartę wpływów; pozostało do dobrania: { $count }
ask-hiring = Werbujesz gangstera?
ask-swapping = Wymieniasz gangstera startowego na najemnika o tej samej sile, dopłacając różnicę w cenie?
ask-plan-turn = Planowanie: przydziel zadanie jednemu gangsterowi, potem zakończ turę. Karty wpływów i podglądanie nie są akcją.
ask-action-turn = Akcja: wykonaj albo anuluj jedno zadanie, potem zakończ turę. Karty wpływów i podglądanie nie są akcją.
ask-anything-else = Coś jeszcze? Jeśli nie, zakończ turę.
ask-window-rerolls = { $gangster }, { $job }: rzut { $dice }, trudność { $difficulty }. Przerzucasz kość?
ask-window-rerolls-vain = { $gangster }, { $job }: rzut { $dice }, trudność { $difficulty }. Przerzucasz kość? Nic ci to nie da.
ask-window-hold-ups = { $gangster }, { $job }: bank ma wypłacić ${ $amount }. Zagrywasz Napad?
ask-window-traps = Atakuje cię { $gangster }: { $job }. Zagrywasz Pułapkę?
ask-window-traps-gangster = Atakuje { $gangster }. Cel: { $victim }, zlecenie: { $job }. Zagrywasz Pułapkę?
ask-window-traps-business = Atakuje { $gangster }. Cel: { $business }, zlecenie: { $job }. Zagrywasz Pułapkę?
ask-window-saves-gangster = { $gangster }: grozi { $killed ->
    [1] śmierć
   *[0] dezaktywacja
 }. Reagujesz?
ask-window-saves-business = { $business }: grozi { $killed ->
    [1] utrata karty
   *[0] dezaktywacja
 }. Reagujesz?
ask-window-schemes = Za chwilę rusza { $seat }. Zagrywasz Intryganta, aby ruszyć wcześniej?
ask-window-vetoes = { $seat } zagrywa kartę: { $card }. Anulujesz ją?
ask-window-vetoes-on = { $seat } zagrywa kartę: { $card } → { $gangster }. Anulujesz ją?
ask-window-vetoes-market = { $seat } zagrywa kartę: { $card }, aby wymienić cały rynek. Anulujesz ją?
ask-picking-markers = { $job }: którego znacznika używasz? Rodzaj biznesu: { $kind }
ask-staking = { $job }: ile stawiasz? Najwyżej ${ $amount }
ask-buying = Kupujesz jeden z biznesów?
ask-buying-less = Kupujesz jeden z biznesów o ${ $amount } taniej?
ask-buying-half = Kupujesz jeden z biznesów za pół ceny?
ask-laundering = Pierzesz część swojej gotówki? Najwyżej ${ $amount }
ask-firing-back = { $gangster } strzela i chybia. Cel: { $victim }. Odpowiadasz ogniem?
ask-again = { $gangster } może powtórzyć zlecenie: { $job }
ask-afterwards = { $gangster } może po drodze do domu załatwić jeszcze jedną sprawę.
ask-doubling = Który rodzaj twoich biznesów daje podwójny dochód?
ask-settling = Masz dług, którego termin właśnie mija. Czego teraz nie oddasz, to obietnica złamana.
ask-growing = { $gangster }: płacisz ${ $amount }? Jego siła wyniesie na stałe { $strength }.
ask-limits-jobs = Masz za dużo zleceń. Do odrzucenia: { $count }
ask-limits-influence = Masz za dużo kart wpływów. Do odrzucenia: { $count }
ask-to-answer = Oferta czeka na twoją odpowiedź.
ask-to-pick = Twoja oferta znalazła chętnych. Zawierasz umowę?

## Actions

do-pass = { $step ->
    [refusing] przyjmij zlecenia
    [hiring] tym razem nikogo
    [buying] nie kupuj niczego
    [laundering] nie pierz niczego
    [firing-back] nie odpowiadaj ogniem
    [again] nie powtarzaj
    [afterwards] prosto do domu
    [growing] nie tym razem
   *[window] nie reaguj
 }
do-refuse = nie przyjmuj: wszystkie zlecenia zostaną rozdane od nowa
do-draw = { $pile ->
    [jobs] dobierz zlecenie
   *[influence] dobierz kartę wpływów
 }
do-hire = zwerbuj: { $gangster }
do-swap = wymień: { $gangster } → { $mercenary }
do-plan = { $gangster }: { $job }
do-plan-purchase = { $gangster } kupuje: { $business }
do-done = zakończ turę
do-put = { $card } na gangstera: { $gangster }
do-play = zagraj: { $card } (podgląd zaplanowanych zleceń)
do-new-market = zagraj Informatora: wymień cały rynek
do-skip = zagraj Intryganta: pomiń tę turę
do-use = { $business }: podejrzyj zaplanowane zlecenia
do-send = { $gangster }: podejrzyj zaplanowane zlecenia
do-look = podejrzyj zlecenie: { $gangster }{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] pierwsze
       *[2] drugie
     })
 }
do-do = { $gangster }: wykonaj zadanie{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] pierwsze
       *[2] drugie
     })
 }
do-attack-business = { $gangster } atakuje: { $business }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] pierwsze zadanie
       *[2] drugie zadanie
     })
 }
do-attack-gangster = { $gangster } atakuje: { $victim }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] pierwsze zadanie
       *[2] drugie zadanie
     })
 }
do-attack-player = { $gangster } atakuje: { $seat }{ $count ->
    [2] {""}
   *[3] {" "}({ $task ->
        [1] pierwsze zadanie
       *[2] drugie zadanie
     })
 }
do-cancel = { $gangster }: anuluj zadanie{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] pierwsze
       *[2] drugie
     })
 }
do-instead = { $count ->
    [1] { $gangster }: własny interes zamiast zaplanowanego zlecenia
   *[2] { $gangster } zamiast zaplanowanego zlecenia atakuje: { $victim }
 }
do-stake = { $amount ->
    [0] nie stawiaj nic
   *[some] postaw ${ $amount }
 }
do-use-marker = użyj znacznika: { $business }
do-buy = kup: { $business }
do-launder = wypierz ${ $amount }
do-reroll = przerzuć kość z wynikiem { $die }
do-answer = zareaguj: { $gangster }{ $count ->
    [1] {""}
   *[2] {" "}({ $task ->
        [1] pierwsze zlecenie
       *[2] drugie zlecenie
     })
 }
do-heal = wezwij Lekarza pogotowia
do-scheme = zagraj Intryganta: od razu dodatkowa tura
do-veto = anuluj tę kartę
do-remove = zdejmij kartę: { $card } ({ $gangster })
do-fire = odpowiedz ogniem
do-double = podwójny dochód: { $kind }
do-grow = zapłać za większą siłę
do-discard-job = odrzuć: { $job }
do-discard = odrzuć: { $card }
do-take-back = zabierz znacznik: { $business }
do-offer = oferta ({ $to }) – dajesz: { $give }; dostajesz: { $want }.{ $debt ->
    [1] {" "}To idzie na poczet długu.
   *[0] {""}
 } { $said }
do-counter = kontroferta ({ $to }) – dajesz: { $give }; dostajesz: { $want }.{ $debt ->
    [1] {" "}To idzie na poczet długu.
   *[0] {""}
 } { $said }
do-accept = przyjmij ofertę gracza: { $seat }
do-decline = odmów graczowi: { $seat }
do-withdraw = wycofaj ofertę dla gracza: { $seat }
do-pick = zawrzyj umowę z graczem: { $seat }
do-pay = daj ${ $amount } graczowi: { $seat }
do-judge = obietnica nr { $promise }: { $verdict ->
    [kept] dotrzymana
   *[broken] złamana
 }
task-do = { $gangster }: { $job }
task-buying = zakup: { $business }
task-attack = { $gangster }: { $job }, cel – { $aim }
task-cancel = { $gangster }: anuluj ({ $job })
task-answer = wkracza { $gangster }: { $job }
task-lacks = { $gangster }: { $job } – brakuje ci: { $businesses }
job-lacks = brakuje ci: { $businesses }
accept-terms = przyjmij: { $seat } daje { $give }; ty dajesz { $want }
settle-terms = dotrzymaj obietnicy nr { $promise } ({ $seat }): { $what }{ $amount ->
    [0] {""}
   *[some] {" "}– do zapłaty ${ $amount }
 }
judge-terms = obietnica nr { $promise } ({ $seat }) { $said }: { $verdict ->
    [kept] dotrzymana
   *[broken] złamana
 }
do-settle = dotrzymaj obietnicy nr { $promise }
do-leave = zostaw resztę bez spłaty
do-post = { $have_count ->
    [0] { $want_count ->
        [0] zdejmij kartkę z tablicy
       *[some] kartka na tablicy – szukasz: { $want }
     }
   *[some] kartka na tablicy – masz: { $have }; szukasz: { $want }
 }

verb-pass = Spasuj
verb-refuse = Nie przyjmuj rozdania
verb-draw = Dobierz kartę
verb-hire = Zwerbuj gangstera
verb-swap = Wymień gangstera
verb-plan = Zaplanuj zlecenie
verb-plan-purchase = Zaplanuj zakup
verb-done = Zakończ turę
verb-put = Połóż kartę na gangsterze
verb-play = Zagraj kartę, aby podglądać
verb-new-market = Wymień rynek
verb-skip = Pomiń turę
verb-use = Użyj Prawnika
verb-send = Wyślij kogoś na przeszpiegi
verb-look = Podejrzyj zaplanowane zlecenie
verb-do = Wykonaj zadanie
verb-attack-business = Zaatakuj biznes
verb-attack-gangster = Zaatakuj gangstera
verb-attack-player = Zaatakuj gracza
verb-cancel = Anuluj zadanie
verb-instead = Zamień zlecenie na inne
verb-stake = Podaj stawkę
verb-use-marker = Użyj znacznika
verb-buy = Kup biznes
verb-launder = Wypierz pieniądze
verb-reroll = Przerzuć kość
verb-answer = Zareaguj
verb-heal = Lekarz pogotowia
verb-scheme = Dodatkowa tura
verb-veto = Anuluj kartę
verb-remove = Zdejmij kartę z gangstera
verb-fire = Odpowiedz ogniem
verb-double = Podwój dochód
verb-grow = Zwiększ siłę
verb-discard-job = Odrzuć zlecenie
verb-discard = Odrzuć kartę wpływów
verb-take-back = Zabierz znacznik
verb-offer = Złóż ofertę
verb-counter = Złóż kontrofertę
verb-accept = Przyjmij ofertę
verb-decline = Odmów
verb-withdraw = Wycofaj ofertę
verb-pick = Wybierz, z kim zawierasz umowę
verb-pay = Daj pieniądze
verb-judge = Oceń obietnicę
verb-settle = Dotrzymaj obietnicy
verb-leave = Nie spłacaj długu
verb-post = Napisz na tablicy

param-seat = Gracz
param-gangster = Gangster
param-victim = Cel
param-mercenary = Najemnik
param-business = Biznes
param-kind = Rodzaj biznesu
param-job = Zlecenie
param-card = Karta
param-task = Zadanie
param-amount = Kwota
param-pile = Talia
param-die = Kość
param-promise = Obietnica
param-verdict = Ocena
param-why = Powód
that-is-all = nic więcej

## What happens

event-round-began = Zaczyna się runda { $round }. Pierwszy gracz: { $seat }
event-drew-jobs = { $seat } dobiera { $count ->
    [one] { $count } zlecenie
    [few] { $count } zlecenia
    [many] { $count } zleceń
   *[other] { $count } zlecenia
 }.
event-saw-jobs = { $seat } dobiera zlecenia: { $jobs }
event-refused = { $seat } ma same ataki i nie przyjmuje rozdania: wszystkie zlecenia rozdaje się od nowa.
event-drew-influence = { $seat } dobiera { $count ->
    [one] { $count } kartę wpływów
    [few] { $count } karty wpływów
    [many] { $count } kart wpływów
   *[other] { $count } karty wpływów
 }.
event-saw-influence = { $seat } dobiera karty wpływów: { $cards }
event-reshuffled = Potasowane odrzucone karty wpływów tworzą nową talię.
event-mercenaries-shown = Do zwerbowania: { $gangsters }
event-mercenaries-aside = Nikt ich nie zwerbował, zostają odłożeni: { $gangsters }
event-hired = { $seat } werbuje za ${ $amount }: { $gangster }
event-swapped = { $seat } wymienia gangstera: { $gangster } → { $mercenary }. Dopłata: ${ $amount }
event-planned = { $gangster } ({ $seat }) dostaje zakryte zlecenie z rundy { $round }.
event-planned-job = { $gangster } ({ $seat }) dostaje zlecenie: { $job }
event-planned-purchase = { $gangster } ({ $seat }) planuje zakup: { $business }
event-market-card = Nowa karta na rynku: { $business }
event-market-away = Z rynku pod talię biznesów: { $businesses }
event-looked-through-deck = { $seat } przegląda talię biznesów.
event-saw-deck = { $seat } widzi w talii biznesów: { $businesses }
event-put = { $seat } zagrywa: { $card } → { $gangster }
event-played = { $seat } zagrywa: { $card }
event-played-for-market = { $seat } zagrywa kartę: { $card }, aby wymienić cały rynek.
event-vetoed = { $seat } anuluje kartę: { $card }
event-removed = { $seat } zdejmuje kartę: { $card } ({ $gangster })
event-card-off = { $gangster }: karta { $card } spełniła swoje zadanie i zostaje odrzucona.
event-used = { $seat } używa umiejętności: { $business }
event-sent = { $seat } wysyła na przeszpiegi: { $gangster }
event-looked = { $seat } podgląda zaplanowane zlecenie: { $gangster } ({ $other_seat })
event-saw-job = { $seat } podgląda zlecenie, które ma { $gangster } ({ $other_seat }): { $job }
event-healed = { $seat } wzywa Lekarza pogotowia: zamiast śmierci tylko dezaktywacja.
event-saved = { $seat } wzywa Lekarza pogotowia: nikomu nic się nie dzieje.
event-extra-turn = { $seat } rozgrywa dodatkową turę.
event-skipped = { $seat } pomija turę.
event-bought = { $seat } kupuje za ${ $amount }: { $business }
event-cancelled = { $seat } anuluje zadanie gangstera: { $gangster }
event-gave-up = { $gangster } ({ $seat }) rezygnuje z zaplanowanego zlecenia (bez ujawnienia).
event-revealed = { $gangster } ({ $seat }) ujawnia zlecenie: { $job }
event-attacks-gangster = { $gangster } ({ $seat }) atakuje: { $victim }. Zlecenie: { $job }
event-attacks-player = { $gangster } ({ $seat }) atakuje: { $other_seat }. Zlecenie: { $job }
event-attacks-business = { $gangster } ({ $seat }) atakuje: { $business }. Zlecenie: { $job }
event-no-target = { $seat } nie ma celu. Odrzucone zlecenie: { $job }
event-unmet = { $seat } nie ma dostępu do potrzebnego biznesu. Odrzucone zlecenie: { $job }
event-staked = { $seat } stawia ${ $amount }.
event-pot = { $seat } wyrównuje stawki wszystkich pozostałych: ${ $amount }
event-cannot-match = { $seat } nie może wyrównać stawek (${ $amount }): stawki wracają.
event-rolled = { $gangster } ({ $seat }) rzuca: { $dice }. Trudność: { $difficulty }
event-rerolled = { $seat } wybiera kość do przerzucenia: { $before } → { $after }
event-came-off = { $seat }, { $job }: { $count ->
    [0] brak sukcesu
    [one] { $count } sukces
    [few] { $count } sukcesy
    [many] { $count } sukcesów
   *[other] { $count } sukcesu
 }
event-held-up = { $seat } zabiera w Napadzie ${ $amount }. Traci { $other_seat }.
event-paid-out = { $seat }, { $job }: { $count ->
    [one] { $count } sukces
    [few] { $count } sukcesy
    [many] { $count } sukcesów
   *[other] { $count } sukcesu
 }, { $amount ->
    [0] ale z łupu nic nie zostaje.
   *[some] ${ $amount } z banku.
 }
event-paid-bank = { $seat } płaci do banku ${ $amount }.
event-paid-player = { $seat } płaci ${ $amount } graczowi: { $other_seat }
event-won-stake = { $seat } wygrywa ${ $amount }.
event-lost-stake = { $seat } traci stawkę: ${ $amount }
event-laundered = { $seat } pierze ${ $amount }.
event-repelled = { $seat } odpiera atak.
event-prevented = { $gangster } ({ $seat }) zapobiega najgorszemu.
event-persuaded = { $seat } przejmuje biznesmena: { $business }. Traci go { $other_seat }.
event-business-down = { $business } ({ $seat }): dezaktywacja do następnej rundy.
event-business-lost = { $business } ({ $seat }) przepada na dobre.
event-gangster-down = { $gangster } ({ $seat }): dezaktywacja do następnej rundy.
event-gangster-killed = { $gangster } ({ $seat }) ginie. Trofeum bierze { $other_seat }.
event-job-lost = { $gangster } ({ $seat }) traci zaplanowane zlecenie (bez ujawnienia).
event-purchase-lost = { $gangster } ({ $seat }) nie kupuje: { $business }. Karta trafia pod talię biznesów.
event-monopoly-gained = { $seat } zyskuje monopol: { $monopoly }
event-monopoly-lost = { $seat } traci monopol: { $monopoly }
event-marker-put = { $seat } kładzie znacznik umowy: { $business }
event-marker-back = { $seat } odzyskuje znacznik umowy: { $business }
event-offered = { $seat } → { $to }, oferta: { $give }; w zamian: { $want }.{ $debt ->
    [1] {" "}To idzie na poczet długu.
   *[0] {""}
 } { $said }
event-countered = { $seat } odpowiada na ofertę kontrofertą ({ $other_seat }): daje { $give }; w zamian: { $want }.{ $debt ->
    [1] {" "}To idzie na poczet długu.
   *[0] {""}
 } { $said }
event-countered-privately = { $seat } odpowiada na ofertę kontrofertą ({ $other_seat }), w cztery oczy.
event-agreed = Umowa zawarta! { $seat } daje: { $give }. { $to } daje: { $want }.{ $debt ->
    [1] {" "}To idzie na poczet długu.
   *[0] {""}
 } { $said }
event-would-take = { $seat } zgadza się na ofertę, którą składa { $other_seat }.
event-declined = { $seat } odmawia przyjęcia oferty, którą składa { $other_seat }{ $why ->
    [too-little] : „To za mało”.
    [needed] : „Potrzebuję tego dla siebie”.
    [useless] : „Na nic mi to”.
    [distrust] : „Samo słowo mi nie wystarczy”.
    [not-now] : „Nie teraz”.
   *[unsaid] .
 }
event-withdrawn = { $seat } wycofuje ofertę dla gracza: { $other_seat }
event-lapsed = Wygasa oferta ({ $seat }): { $cause }
event-posted = { $seat } pisze na tablicy – ma: { $have }; szuka: { $want }
event-took-down = { $seat } zdejmuje kartkę z tablicy.
event-board-wiped = Tablica jest znów czysta.
event-gave-cash = { $seat } daje ${ $amount } graczowi: { $other_seat }
event-handed-over = { $seat } przekazuje biznes graczowi { $other_seat }: { $business }
event-share-due = { $seat } ma z tego oddać ${ $amount } (obietnica nr { $promise }) graczowi: { $other_seat }
event-promise-kept = { $seat } dotrzymuje obietnicy nr { $promise }, danej graczowi: { $other_seat }
event-promise-broken = { $seat } łamie obietnicę nr { $promise }, daną graczowi: { $other_seat }!
event-promise-void = Obietnica nr { $promise } jest nieważna: { $seat } → { $other_seat }
event-income = { $seat } dostaje dochód: ${ $amount }{ $factor ->
    [1] {""}
   *[more] {" "}({ $factor } × ${ $income })
 }{ $extra ->
    [0] {""}
   *[more] {", "}w tym ${ $extra } za monopole: { $monopolies }
 }
event-business-bonus = { $seat } ma najwyższy dochód i dostaje premię biznesową: ${ $amount }
event-grew = { $seat } płaci ${ $amount }. Większa siła: { $gangster } ({ $strength })
event-discarded-job = { $seat } odrzuca zlecenie z rundy { $round }.
event-discarded-own-job = { $seat } odrzuca: { $job }
event-discarded-influence = { $seat } odrzuca kartę wpływów.
event-discarded-own-influence = { $seat } odrzuca: { $card }
event-scored = { $seat }: gotówka ${ $cash }, gangsterzy ${ $gangster_bonus }, trofea ${ $trophy_bonus }, wyprane pieniądze ${ $laundered_bonus }. Razem ${ $total }
event-game-over = Koniec rozgrywki. Zwycięstwo: { $seats }

## Why not

no-game-over = Rozgrywka dobiegła końca.
no-no-such-seat = Nie ma takiego gracza.
no-not-your-turn = Teraz swoją turę ma { $seat }.
no-wait-for = Najpierw decyzję podejmuje { $seat }.
no-not-only-attacks = Dostajesz w tym rozdaniu nie tylko ataki, więc musisz je przyjąć.
no-refuse-or-keep = Najpierw zdecyduj, czy przyjmujesz zlecenia.
no-draw-first = Najpierw dobierz karty.
no-hire-or-pass = Zwerbuj gangstera albo spasuj.
no-not-for-hire = Tego gangstera nie możesz zwerbować: { $gangster }
no-swap-only = W pierwszej rundzie gangsterów się wymienia, a nie werbuje.
no-swap-in-first-round = Gangsterów wymienia się tylko w pierwszej rundzie i tylko w grze z dodatkiem.
no-same-strength = Wymieniać można tylko gangsterów o tej samej sile.
no-starters-only = Wymienić można tylko gangstera startowego.
no-cannot-pay = Nie możesz zapłacić ${ $amount }.
no-plan-now = To twoja tura planowania: zaplanuj zlecenie albo zakup.
no-no-passing = Kto ma wolnego gangstera, nie może spasować.
no-gangster-idle = Któryś z twoich gangsterów nie ma jeszcze zadania.
no-assigned-already = W tej turze nie możesz już przydzielić kolejnego zadania.
no-not-your-gangster = To nie twój gangster: { $gangster }
no-gangster-inactive = Ten gangster jest dezaktywowany do następnej rundy: { $gangster }
no-gangster-busy = Ten gangster nie może wziąć także tego zadania: { $gangster }
no-job-not-in-hand = Nie masz na ręce tego zlecenia: { $job }
no-not-in-market = Tego biznesu nie ma na rynku: { $business }
no-card-not-in-hand = Nie masz takiej karty: { $card }
no-card-not-now = Tej karty nie można teraz zagrać: { $card }
no-only-while-planning = Tę kartę zagrywa się we własnej turze planowania: { $card }
no-only-in-action-stage = Intryganta zagrywa się w etapie akcji.
no-one-per-gangster = Na tym gangsterze leży już taka karta: { $card }
no-opponents-only = Tę kartę kładzie się tylko na gangsterach przeciwników: { $card }
no-gangster-not-in-play = Tego gangstera nie ma w grze: { $gangster }
no-deck-empty = Talia biznesów jest pusta.
no-only-on-own-turn = Zlecenia możesz podglądać tylko w swojej turze.
no-nothing-to-look-at = Nie ma zaplanowanego zlecenia, które możesz podejrzeć.
no-no-look-left = Nie masz już podglądów: najpierw zagraj kartę albo użyj Prawnika.
no-no-hidden-job-there = { $gangster } nie ma zaplanowanego zlecenia, którego nie znasz.
no-not-a-lawyer = W ten sposób używa się tylko Prawnika.
no-not-your-businessman = Z umiejętności cudzych biznesmenów nie można korzystać.
no-skill-used = Ten biznesmen jest dezaktywowany albo jego umiejętność jest już zużyta w tej rundzie.
no-other-lawyer-first = Prawników używa się po kolei, najpierw tego: { $business }
no-no-such-ability = Nie masz gangstera, który może to teraz zrobić.
no-nothing-to-remove = Z tego gangstera nie możesz zdjąć karty.
no-act-now = To twoja tura akcji: wykonaj albo anuluj zadanie.
no-act-or-cancel = Musisz wykonać albo anulować zadanie.
no-acted-already = Zadanie w tej turze masz już za sobą.
no-no-task = { $gangster } nie ma zadania.
no-name-the-task = { $gangster } ma dwa zadania: dodaj 1, jeśli chodzi o pierwsze, albo 2, jeśli o drugie.
no-no-such-task = { $gangster } nie ma takiego zadania.
no-name-a-target = To zlecenie wymaga celu: { $job }. Wskaż taki, który można zaatakować.
no-no-target-needed = Przy tym zleceniu nie wskazuje się celu: { $job }
no-only-in-others-turns = { $job } to reakcja: zagrywa się ją w turze innego gracza, a w swojej można ją tylko anulować.
no-reroll-or-pass = Najpierw zdecyduj, czy przerzucasz kość.
no-hold-up-or-pass = Zagraj zaplanowany Napad albo spasuj.
no-trap-or-pass = Odpowiedz zaplanowaną Pułapką albo spasuj.
no-save-or-pass = Uratuj ofiarę, jeśli możesz, albo spasuj.
no-scheme-or-pass = Zagraj Intryganta z ręki albo spasuj.
no-veto-or-pass = Anuluj kartę albo spasuj.
no-pick-marker = Najpierw wybierz znacznik, którego używasz.
no-stake-first = Najpierw podaj stawkę: pełne tysiące, najwyżej tyle, ile wynosi limit.
no-buy-or-pass = Kup biznes, na który cię stać, albo spasuj.
no-launder-or-pass = Wypierz pełne tysiące, najwyżej tyle, ile wynosi limit, albo spasuj.
no-fire-or-pass = Najpierw zdecyduj, czy odpowiadasz ogniem.
no-again-or-pass = Najpierw zdecyduj, czy powtarzasz zlecenie.
no-extra-job-or-pass = Najpierw zdecyduj, czy gangster wykonuje dodatkowe zlecenie.
no-choose-own-kind = Wybierz rodzaj, z którego masz aktywny biznes.
no-grow-or-pass = Najpierw zdecyduj, czy płacisz za większą siłę.
no-settle-or-leave = Najpierw spłać, co masz oddać, albo z tego zrezygnuj.
no-discard-first = Najpierw odrzuć karty ponad limit, zlecenia przed kartami wpływów.
no-within-limits = Mieścisz się w limitach kart na ręce.
no-deals-closed = W tej chwili nie można zawierać umów.
no-no-such-partner = Podaj innego gracza albo kilku, imieniem lub numerem.
no-offer-is-empty = Oferta musi zawierać coś, co dajesz albo dostajesz.
no-offers-used-up = Limit ofert w tym etapie jest wyczerpany: { $count ->
    [one] { $count } oferta
    [few] { $count } oferty
    [many] { $count } ofert
   *[other] { $count } oferty
 }.
no-one-offer-at-a-time = Masz już otwartą ofertę dla gracza: { $seat }
no-nothing-to-counter = Nie ma dla ciebie oferty, na którą można złożyć taką kontrofertę.
no-whole-notes = Kwoty muszą być wielokrotnością ${ $amount }.
no-not-so-much-cash = { $seat } nie ma tyle gotówki.
no-not-their-business = { $seat } nie ma biznesu podanego w ofercie.
no-not-their-gangster = { $seat } nie ma gangstera podanego w ofercie.
no-gangster-has-task = { $gangster } ma zadanie i nie może zmienić właściciela.
no-once-a-stage = { $gangster } nie może drugi raz w tym samym etapie zmienić właściciela.
no-not-usable = Nie można dać użycia tego biznesu, bo go nie ma albo jest dezaktywowany: { $business }
no-no-such-round = Obietnice składa się na tę rundę albo na późniejszą, ale nie na rundę { $round }.
no-no-marker-left = Brakuje na to znacznika umowy.
no-no-marker-there = Nie masz tam znacznika: { $business }
no-no-offer-to-you = Nie ma dla ciebie takiej oferty.
no-no-offer-of-yours = Nie masz takiej otwartej oferty.
no-nobody-to-pick = Od tego gracza nie masz zgody na swoją ofertę.
no-not-yours-to-judge = Nie do ciebie należy ocena tej obietnicy albo jest już ona rozstrzygnięta.
no-nobody-asks-for-debts = W tej chwili nikt nie pyta o twoje długi.
no-nothing-to-settle = To nie twoja obietnica albo nie można jej teraz dotrzymać.
no-not-in-play = Tego biznesu nie ma w grze, więc nie można go obiecać: { $business }
no-posts-used-up = Limit kartek na tablicy w tym etapie jest wyczerpany: { $count ->
    [one] { $count } kartka
    [few] { $count } kartki
    [many] { $count } kartek
   *[other] { $count } kartki
 }
no-same-note = Twoja kartka już to mówi.
no-no-note = Nie masz kartki na tablicy.
no-not-yours-to-give = To, co masz, musi być twoje i zdatne do użycia.
no-nobody-else-has-it = To, czego szukasz, musi mieć ktoś inny, zdatne do użycia.

## Options

option-short = Krótka gra
option-two_gangsters = Dwóch gangsterów w turze planowania (pięciu graczy)
option-spying = Szpiegowanie w każdej chwili
option-business_bonus = Premia biznesowa
option-planning_clock = Zegar w etapie planowania
option-planning_seconds = Sekundy na każdego gangstera
option-expansion = Najemnicy
about-option-short = Trzy rundy zamiast czterech.
about-option-two_gangsters = Przy pięciu graczach od rundy 2 można w jednej turze planowania przydzielić zadania dwóm gangsterom: mniej czekania.
about-option-spying = Zaplanowane zlecenia można podglądać także w turach innych graczy.
about-option-business_bonus = Na koniec każdej rundy gracz z najwyższym dochodem dostaje premię; przy remisie nie dostaje jej nikt.
about-option-planning_clock = Planuje się na czas.
about-option-planning_seconds = Przy planowaniu na czas: ile sekund przypada na każdego gangstera.
about-option-expansion = W osobnym etapie werbuje się najemników ze zdolnościami, a każdy zaczyna z większą kwotą.

## The appendix of the rulebook

appendix-businesses = Biznesy
appendix-company = firma
appendix-businessman = biznesmen
appendix-price = cena { $amount }
appendix-monopoly = Liczy się do monopolu: { $monopoly }
appendix-monopoly-needs = Co najmniej { $count } aktywne i więcej niż wszyscy pozostali razem: { $what }
appendix-skill-lawyer = Raz w rundzie podglądasz zaplanowane zlecenia przeciwników: { $count }
appendix-skill-politician = Dodatkowe karty wpływów w etapie dobierania kart: { $count }
appendix-skill-cop = Raz w rundzie przerzucasz kości przy swoim zleceniu zarobkowym: { $count }
appendix-boss = Boss
appendix-starts = zaczyna z: { $what }
appendix-strength = siła { $count }
appendix-starter = w grze od początku
appendix-jobs-cash = Zlecenia zarobkowe
appendix-jobs-attack = Ataki
appendix-jobs-other = Inne zlecenia
appendix-jobs-reaction = Reakcje
appendix-difficulty = trudność { $what }
appendix-needs = wymaga: { $what }
appendix-target = cel: { $what }
appendix-stake = stawka do { $amount }
appendix-influence = Karty wpływów
appendix-looks = podglądy { $count }
appendix-easier = trudność −{ $count }
appendix-harder = trudność +{ $count }
appendix-stronger = siła +{ $count }
appendix-weaker = siła −{ $count }
appendix-one-each = po jednej dla każdego na początku
appendix-mercenaries = Najemnicy

## Outcome

reason-rounds-played = Wszystkie rundy zostały rozegrane.
