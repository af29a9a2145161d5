# What the terminal says, whatever the game.

language = Polski

## The table

round-of = Runda { $round } z { $rounds }
turn-number = Tura { $turn }
your-turn = Twoja tura.
waiting-for = Czekamy na: { $names }
you-are = Grasz jako { $name }.
log = Dziennik
nothing-yet = Nic się jeszcze nie wydarzyło.
bot-name = { $name } (bot)

## Prompts

choose = Numer albo akcja słowami (? to pomoc):
choose-target = { $what }: numer (Enter to powrót):
press-enter = Naciśnij Enter, aby przejść dalej.
press-enter-default = Enter: { $what }
not-a-choice = Nie ma takiego wyboru: „{ $text }”. Wpisz jeden z numerów albo ?, aby zobaczyć pomoc.
refused = Niedozwolony ruch, zgodnie z zasadą { $rule }: { $sentence }
refused-hint = Wpisz { $rule }, aby przeczytać zasadę.
help-lines =
    Wpisz numer wyboru i naciśnij Enter.
    Akcję można też wpisać słowami, na przykład: { $example }
    Oznaczenie takie jak { $rule } pokazuje daną zasadę, „rules” wszystkie zasady, „log” cały dziennik.
    „quit” kończy grę; najpierw zostaje ona zapisana.
goodbye = Rozgrywka zapisana: { $file }
not-saved = Rozgrywka przerwana bez zapisu.
record-saved = Zapis: { $file }
leave = wyjdź z gry

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
score-line = { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
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
sim-spread = Najniższy, mediana, najwyższy
sim-decisions = Decyzje
sim-per-game = Decyzje na rozgrywkę
sim-decisions-rate = Decyzje na sekundę
sim-games-rate = Rozgrywki na sekundę
sim-build = Wersja
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
 }, każde losowanie wynika z ziarna.
verify-commitments = Rozdanie było ustalone z góry: każdy sekret pasuje do swojego zobowiązania.
verify-unfinished = Rozgrywka nie dobiegła końca; to, co zapisano, jest poprawne.
verify-bad = Wiersz { $line }: { $reason }

## Rulebook

no-such-rule = { $game }: nie ma zasady { $rule }.
rules-hint = capo rules { $game } ID pokazuje jedną zasadę.

## Content

content-ok = { $file }: w porządku ({ $game }, { $fingerprint })
