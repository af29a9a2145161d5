# What only the page says of Corleone's Empire.

about-game = Nowy Jork, lata pięćdziesiąte. Wysyłaj gangsterów i krewnych w miasto, realizuj zlecenia, przekupuj możnych i zdąż schować pieniądze do walizki, zanim Don upomni się o swoją dolę.
goal = Cel: po czterech aktach najwięcej pieniędzy w walizce, z premiami za terytoria i zlecenia. Pieniądze na ręce się nie liczą.

war-nobody = { $turf }: nikogo tam nie ma
war-tied = { $turf }: teraz nikt by nie wygrał ({ $sides })
war-ahead = { $turf }: teraz wygrywa { $name } ({ $sides })
war-own = { $turf }: teraz wygrywasz ty ({ $sides })
stack-empty = { $turf }: nikt nie kontroluje
stack-of = { $turf }: kontroluje { $name }, { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
 }
stack-own = { $turf }: kontrolujesz ty, { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
 }
marker-of = żeton gracza: { $name }, { $height }. od dołu
label-business = { $business }; legalna działalność: { $front }; nielegalna działalność: { $back }; gangster: { $stands }
label-space = pole na styku: { $areas }: { $stands }
cards-held = Karty na ręce
figures-left = Figurki do zagrania
on-show = Zlecenia ogólnodostępne, sojusznicy i pula
bid-sealed = łapówka złożona
job-ready = masz wszystko, czego trzeba
job-lacks = brakuje: { $goods }
tiles-blue = niebieskie kafle: { $count }
tiles-red = czerwone kafle: { $count }
the-map = Mapa Nowego Jorku
tray = Wybierz tutaj
preview-you = Bierzesz:
preview-controller = Terytorium kontroluje { $name } i też bierze:
preview-nobody = nikt nie wygra
preview-ahead = wygra { $name }
preview-own = wygrasz ty
gains-card = +{ $card }
loses-card = −{ $card }
stashes-card = do walizki: { $card }
loses-money = −${ $amount }
take-all = Weź: { $effects }
goes-first = najpierw { $seat }
do-without = zrezygnuj z tego
bid-nothing = nie dawaj łapówki
hint-turn = Gangsterów stawia się na przedsiębiorstwach, członków rodziny na kołach między terytoriami. Zatrzymaj mysz lub palec na czymkolwiek, a zobaczysz, co to jest i co da.
hint-last-figure = To twoja ostatnia figurka: po niej twoje tury w tym akcie się kończą.
hint-use = Wybierz ikonę, której używasz najpierw.
use-it = Użyj
discard-these = { $count ->
    [one] Odrzuć tę kartę
    [few] Odrzuć te { $count } karty
    [many] Odrzuć te { $count } kart
   *[other] Odrzuć te { $count } karty
    }
pay-money-first = Zapłać: { $goods }; najpierw pieniądze
pay-effect-first = Zapłać: { $goods }; najpierw efekt
pay-only = Zapłać: { $goods }
brings-money-first = najpierw { $money } na rękę, potem: { $effects }
brings-effect-first = najpierw: { $effects }; potem { $money } na rękę
brings-only = { $money } na rękę
hint-suitcase = Walizka: wybierz kartę pieniędzy z ręki. Na koniec liczy się tylko to, co jest w walizce.

standing-of = Akt { $act } z 4 · { $phase ->
    [war] wojny terytorialne
    [bribery] łapówki
    [tribute] haracz dla Dona
    [over] koniec
   *[business] rodzinne interesy
 } · limit kart na ręce: { $limit }

bid-of = ${ $value } ×{ $count }
bid-comes-to = ${ $amount } z ${ $most } w twojej walizce
bid-none = Nic z ${ $most } w twojej walizce: bez sojusznika
bribes = Łapówki
bribe-open = jeszcze decyduje
bribe-none = nie daje nic
bribe-tie = remis: najpierw głowa konia, potem zgodnie z ruchem wskazówek zegara

act-title = Zaczyna się akt { $act }
act-tile = Nowe przedsiębiorstwo: { $turf }
act-consigliere = Do każdej rodziny dołącza doradca: odtąd masz dwóch członków rodziny.
act-heir = Do każdej rodziny dołącza dziedzic: w ostatnim akcie masz trzech członków rodziny.
act-limit = Limit kart na ręce na koniec tego aktu: { $limit }
act-standings = Jak stoją rodziny
act-turfs = Terytoria
act-markers = Żetony
act-jobs = Zlecenia
act-bonus = Premie teraz
about-bonus = Premie teraz: tyle by doszło, gdyby to był koniec gry. $5 za każde terytorium, na którym rodzina ma najwięcej żetonów, i $5 za każdy kolor, w którym zrealizowała najwięcej zleceń.

why-turfs = najwięcej żetonów: { $turfs }
why-colours = najwięcej zleceń: { $colours }

figure-thug = Gangster
figure-don = Don
figure-consigliere = Doradca
figure-heir = Dziedzic
figure-copies = W grze
piece-marker = Żetony kontroli
piece-job-colours = Zrealizowane zlecenia według kolorów
piece-influence = Wpływy
about-money = Na końcu liczy się tylko to, co leży w walizce. Pieniędzy się nie rozmienia.
about-good = Płaci się nim za zlecenia. Na koniec aktu wlicza się do limitu kart na ręce jak każda karta.
about-narcotics = Płaci się nimi za zlecenia; zastępują jedną kartę broni, alkoholu albo zapłaty za morderstwo.
about-plain-job = Przynosi pieniądze.
about-business = Gangster bierze: { $front }. Członek rodziny obok terytorium bierze: { $back }.
about-icon-suitcase = Schowaj jedną kartę pieniędzy z ręki do walizki.
about-icon-jobs = Dobierz dwa zlecenia, zatrzymaj jedno.
about-icon-one-for = Odrzuć jedną kartę, weź $5.
about-icon-two-for = Odrzuć dwie karty, weź $5.
about-icon-three-for = Odrzuć trzy karty, weź $3 i $5.
about-icon-one-for-goods = Odrzuć jedną kartę, weź alkohol, broń albo zapłatę za morderstwo.
about-icon-horse-head = Weź głowę konia: zaczynasz i masz pierwszeństwo przy równych łapówkach.
about-figure-thug = Staje przy przedsiębiorstwie i od razu korzysta z legalnej działalności. Liczy się w wojnie o to terytorium.
about-figure-member = Staje na styku terytoriów i korzysta z nielegalnej działalności wszystkich. Liczy się w wojnie o każde z nich.
ask-union-boss = Dotknij podświetlonego przedsiębiorstwa: stanie tam szef związków, a ty weźmiesz to, co daje jego legalna działalność.
about-figure-union-boss = Neutralny. Kto go zagra, stawia go przy przedsiębiorstwie i korzysta z legalnej działalności.
about-figure-mayor = Neutralny. Kto go zagra, stawia go na styku terytoriów i korzysta z nielegalnej działalności.
about-figure-police-chief = Neutralny. Stoi na samym terytorium i może tam zestrzelić figurkę.
about-marker = Kto ma na terytorium więcej figurek niż każdy inny, kładzie żeton na stos. Górny kontroluje terytorium; za najwięcej żetonów jest na końcu $5.
about-job-colours = Za najwięcej zrealizowanych zleceń jednego koloru jest na końcu $5.
about-influence = Ile figurek każdej rodziny stoi na terytorium lub na stykającym się z nim polu; neutralne są osobną stroną. Kto w wojnie terytorialnej ma więcej niż każdy inny, kładzie tu żeton. Złoty wygrałby teraz.

since-turn = Od twojej ostatniej tury:
tale-of = Jak przebiegł akt { $act }
tale-wars = Wojny terytorialne
tale-won = wygrywa { $name }
tale-empty = nikogo tam nie ma
tale-tie = remis
tale-neutral = przewaga neutralnych
tale-bid-back = zabrakło sojuszników: zabiera łapówkę
tale-losses = Straty
tale-shot = traci figurkę: { $figure }. Strzela { $name }
tale-given = oddaje

# To the reader: what the reader does, and what is done to the reader.
you-turn-began = Twoja tura
you-thug-placed = Zagrywasz gangstera: { $business }
you-thug-moved = Przestawiasz gangstera: { $business } → { $to_business }
you-member-placed = Zagrywasz członka rodziny: { $areas }
you-completed = Realizujesz zlecenie: { $job }. Odrzucone towary: { $goods }
you-ally-played = Zagrywasz sojusznika: { $ally }
you-benefits = Też dokonujesz wymuszenia: { $business }
you-front-used = Dokonujesz wymuszenia: { $business }
you-declined = Rezygnujesz.
you-took = Bierzesz: { $card }
you-nothing-left = Nie dostajesz nic, bo w puli skończyły się karty: { $card }
you-stashed = Chowasz do walizki: { $card }
you-discarded = Odrzucasz: { $card }
you-horse-head = Przejmujesz głowę konia.
you-no-job-left = Nie ma już zleceń: nic nie dobierasz.
you-saw-jobs = Dobierasz: { $jobs }
you-kept-job = Zatrzymujesz: { $job }. Odrzucone: { $jobs }
you-took-discarded-job = Bierzesz odrzucone zlecenie: { $job }
you-boss-placed = Stawiasz szefa związków: { $business }
you-mayor-placed = Stawiasz burmistrza: { $areas }
you-chief-placed = Wysyłasz komisarza policji na terytorium { $turf }.
you-gunned-down = Zestrzeliwujesz figurkę: { $figure }. Traci ją { $target }.
you-neutral-gunned-down = Zestrzeliwujesz figurkę neutralną: { $figure }
you-asked-gift = Żądasz karty od gracza: { $target }.
you-gave-card = Oddajesz kartę: { $card }. Dostaje ją { $target }.
you-had-no-money = Nie masz pieniędzy na ręce.
you-looked = Podglądasz rękę gracza: { $target }.
you-saw-hand = Podglądasz rękę ({ $target }): { $cards }
you-showed = Pokazujesz najwyższą kartę pieniędzy: { $card }
you-offer-taken = Chowasz do walizki: { $card }. Kartę traci { $target }.
you-returned = Zwracasz do puli: { $card }
you-won-turf = { $turf }: wygrywasz ty ({ $sides })
you-no-marker = Nie kładziesz żetonu na terytorium { $turf }.
you-marker-moved = Przenosisz żeton kontroli: { $turf } → { $to_turf }
you-has-bid = Twoja łapówka złożona.
you-bid-shown = Ujawniasz łapówkę: ${ $amount } ({ $cards })
you-paid = Płacisz ${ $amount } do puli.
you-bid-back = Nie dostajesz sojusznika i chowasz łapówkę z powrotem: ${ $amount }
you-ally-taken = Bierzesz sojusznika: { $ally }
you-allies-back = Bierzesz z powrotem na rękę: { $allies }
upon-you-gunned-down = { $seat } zestrzeliwuje twoją figurkę: { $figure }
upon-you-asked-gift = { $seat } żąda od ciebie karty.
upon-you-gave-card = { $seat } oddaje ci kartę: { $card }
upon-you-looked = { $seat } podgląda twoją rękę.
upon-you-saw-hand = { $seat } podgląda twoją rękę: { $cards }
upon-you-offer-taken = { $seat } chowa do walizki twoją kartę: { $card }

## What bots are like

temper-easy = gra w roztargnieniu
temper-normal = gra rzeczowo
temper-hard = gra ostrożnie
temper-boss = gra z zimną krwią
about-bot-easy = Nie zauważa, kto kontroluje terytorium, i przeocza wiele możliwości.
about-bot-normal = Bierze to, co w tej turze daje najwięcej.
about-bot-hard = Zanim wybierze, porównuje swoje najlepsze ruchy.
about-bot-boss = Rozważa następne tury wszystkich graczy: do sekundy na każdą decyzję.
