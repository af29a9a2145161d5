# What only the terminal and the commands say, whatever the game.

## The table

log = Dziennik

## Prompts

choose = Numer albo akcja słowami (? – pomoc):
choose-target = Numer (Enter – powrót):
press-enter-default = Enter: { $what }
leave-open = na razie nie odpowiadaj
refused = Zgodnie z zasadą { $rule } to niedozwolony ruch: { $sentence }
refused-hint = Wpisz { $rule }, aby przeczytać zasadę.
help-lines =
    Wpisz numer wybranej możliwości i naciśnij Enter.
    Akcję można też wpisać słowami, na przykład: { $example }
    „?3” powie, co da wybór 3.
    „table” pokazuje cały stół i działanie kart, „log” – cały dziennik, „rules” – wszystkie zasady.
    Oznaczenie takie jak { $rule } pokazuje daną zasadę. „undo” cofa twoją ostatnią akcję, jeśli nikt się z niej niczego nie dowiedział.
    „quit” – wyjście z gry; rozgrywka zostaje najpierw zapisana.
foreseen-nothing = przed następnym wyborem nic się nie stanie
foreseen-many = Tu jest kilka możliwości: najpierw je otwórz, potem zapytaj o jedną.
table-by-typing = Wpisz table, aby zobaczyć cały stół i działanie kart.
table-goes-on = … Wpisz table, aby zobaczyć resztę.
page-more = Enter – dalej, q – powrót:
page-last = Enter – powrót:
undo-nothing = Nie masz akcji, którą można cofnąć.
undo-learnt = Tego nie można cofnąć: ktoś się już czegoś z tego dowiedział.
typo-no-such-choice = Nie ma takiej możliwości: „{ $word }”. Wpisz jeden z numerów albo ?, aby zobaczyć pomoc.
typo-too-much = „{ $word }” to za dużo. Po { $verb } następuje: { $takes }
typo-too-little = Czegoś brakuje. Po { $verb } następuje: { $takes }
typo-not-a-number = „{ $word }” nie jest liczbą całkowitą od { $least } wzwyż.
typo-not-one-of = „{ $word }” tu nie pasuje.{ $found ->
    [0] {""}
   *[some] {" "}Może: { $near }
 }
typo-no-such-player = Nie ma gracza „{ $word }”. Przy stole: { $players }
goodbye = Rozgrywka zapisana: { $file }
deal-fixed = Rozdanie jest ustalone: { $commitment } (SHA-256 sekretu, który zostanie ujawniony na końcu)
record-saved = Zapis: { $file }

## The curtain between players at one screen

curtain = Kurtyna. Teraz decyduje { $name }; nikt inny nie patrzy.
curtain-lift = { $name }: naciśnij Enter, gdy nikt poza tobą nie widzi ekranu.

## The end

game-over = Koniec rozgrywki.

## Options of a table

options-title = Opcje stołu: { $game }
options-none = Brak opcji: { $game }
option-usual = { $value } (zwykle)
option-from-to = liczba od { $low } do { $high }; zwykle { $value }

## Simulation

sim-title = { $game }: { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
    [many] { $games } rozgrywek
   *[other] { $games } rozgrywki
 }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
 }
sim-running = Trwa gra
sim-seat = Miejsce przy stole
sim-bot = Bot
sim-wins = Wygrane
sim-share = Odsetek wygranych
sim-score = Średni wynik
sim-spread = Minimum, mediana, maksimum
sim-decisions = Decyzje
sim-per-game = Decyzje na rozgrywkę
sim-decisions-rate = Decyzje na sekundę
sim-games-rate = Rozgrywki na sekundę
sim-build = Wersja
sim-offers = Złożone oferty
sim-deals = Umowy
sim-a-game = na rozgrywkę
sim-money = Pieniądze z umów
sim-kept = Obietnice dotrzymane
sim-broken = Obietnice złamane
sim-void = Obietnice bezprzedmiotowe
sim-gain = Zysk z targowania się (95%)
build-compiled = skompilowana
build-pure = czysty Python

## Tournament

tour-seats = Miejsca
tour-interval = Przedział 95%
tour-always = 95% w dowolnej chwili
tour-deals = { $deals ->
    [one] { $deals } rozdanie, rozegrane
    [few] { $deals } rozdania, każde rozegrane
    [many] { $deals } rozdań, każde rozegrane
   *[other] { $deals } rozdania, każde rozegrane
 } z każdego miejsca.
tour-above = { $bot } wygrywa częściej niż w { $share } rozgrywek: to pewne.
tour-below = { $bot } wygrywa rzadziej niż w { $share } rozgrywek: to pewne.
tour-open = Nie wiadomo jeszcze, czy { $bot } wygrywa częściej, czy rzadziej niż w { $share } rozgrywek.

## Records

replay-at = Po akcji { $number } z { $count }
replay-as = Widok: { $name }
spectator = obserwator
verify-ok = Zapis jest poprawny: odtworzono { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
 } zgodnie z zasadami.
verify-seeded = Każde losowanie wynika z ziarna.
verify-unseeded = Losowania pochodzą z zapisu: bez sekretów nie da się ich sprawdzić.
verify-commitments = Rozdanie było ustalone z góry: każdy sekret pasuje do swojego zobowiązania.
verify-unfinished = Rozgrywka nie dobiegła końca; to, co zapisano, jest poprawne.

## Rulebook

no-such-rule = { $game }: nie ma zasady { $rule }.
appendix-title = Karty i ich wartości

## Content

content-ok = { $file }: w porządku ({ $game }, { $fingerprint })
content-departs = { $what }: { $own }, a w drukowanych zasadach { $book }
