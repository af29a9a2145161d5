# What the terminal says, whatever the game.

## The table

round-of = Runda { $round } z { $rounds }
turn-number = Tura { $turn }
log = Dziennik

## Prompts

choose = Numer albo akcja słowami (? – pomoc):
choose-target = Numer (Enter – powrót):
press-enter-default = Enter: { $what }
ask-to-answer = Oferta czeka na twoją odpowiedź.
leave-open = na razie nie odpowiadaj
quoted = „{ $text }”
not-a-choice = Nie ma takiej możliwości: „{ $text }”. Wpisz jeden z numerów albo ?, aby zobaczyć pomoc.
refused = Zgodnie z zasadą { $rule } to niedozwolony ruch: { $sentence }
refused-hint = Wpisz { $rule }, aby przeczytać zasadę.
help-lines =
    Wpisz numer wybranej możliwości i naciśnij Enter.
    Akcję można też wpisać słowami, na przykład: { $example }
    Oznaczenie takie jak { $rule } pokazuje daną zasadę, „rules” – wszystkie zasady, „log” – cały dziennik.
    „quit” – wyjście z gry; rozgrywka zostaje najpierw zapisana.
goodbye = Rozgrywka zapisana: { $file }
deal-fixed = Rozdanie jest ustalone: { $commitment } (SHA-256 sekretu, który zostanie ujawniony na końcu)
record-saved = Zapis: { $file }

## The curtain between players at one screen

curtain = Kurtyna. Teraz decyduje { $name }; nikt inny nie patrzy.
curtain-lift = { $name }: naciśnij Enter, gdy nikt poza tobą nie widzi ekranu.

## The end

game-over = Koniec rozgrywki.
winner = { $count ->
    [one] Zwycięstwo: { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
 }
total = Razem
player = Gracz
round-short = R{ $round }

## Options of a table

option-on = wł.
option-off = wył.

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
sim-a-game = na partię
sim-money = Pieniądze z umów
sim-kept = Obietnice dotrzymane
sim-broken = Obietnice złamane
sim-void = Obietnice bezprzedmiotowe
sim-gain = Zysk z targowania się (95%)
build-compiled = skompilowana
build-pure = czysty Python

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

## Content

content-ok = { $file }: w porządku ({ $game }, { $fingerprint })
