# What the house says at a table, whatever the game.

## Why the house refuses. A complaint is technical, and English in every language.

house-already-claimed = Twoja odpowiedź już padła: druga się nie liczy.
house-already-started = Rozgrywka już się zaczęła.
house-bad-chat = Wiadomość jest pusta albo nie możesz teraz pisać do tych osób.
house-bad-name = Imię musi składać się ze znaków, które każdy widzi.
house-bad-setup = Takiego stołu nie da się otworzyć: „{ $complaint }”
house-banned = Właściciel serwera na razie nie wpuszcza cię do gry.
house-forbidden-origin = To przyszło ze strony innego serwisu. Otwórz stronę tego serwera.
house-game-over = Rozgrywka jest zakończona.
house-hushed = Przy tym stole obserwatorzy nie mogą pisać na czacie.
house-malformed = Serwer tego nie zrozumiał: „{ $complaint }”
house-muted = Gospodarz stołu cię wyciszył.
house-name-taken = Imię „{ $name }” jest już zajęte przy tym stole.
house-no-seat-free = Przy tym stole nie ma wolnego miejsca.
house-no-such-bot = Dla tej gry nie ma bota „{ $bot }”.
house-no-such-phrase = Nie ma gotowego zwrotu „{ $phrase }”.
house-no-such-seat = Tego miejsca przy stole nie można tu wybrać.
house-no-such-table = Nie ma stołu { $code }.
house-no-such-watcher = Tego obserwatora już tu nie ma.
house-not-finished = Rozgrywka nie jest jeszcze zakończona.
house-not-host = To może zrobić tylko gospodarz stołu.
house-not-paused = Nie ma teraz pauzy.
house-not-seated = Nie masz miejsca przy tym stole.
house-not-started = Rozgrywka jeszcze się nie zaczęła.
house-not-your-seat = To nie jest twoje miejsce przy stole.
house-nothing-to-undo = Nie masz akcji, którą można cofnąć.
house-no-such-game = Ten serwer nie ma gry { $game } albo nie można w nią teraz grać.
house-other-rules = Przy tym stole grano według wcześniejszej wersji zasad, której ten serwer już nie obsługuje.
house-paused = Trwa pauza.
house-race-over = Za późno: twoja odpowiedź się nie liczy, ale nie ma kary.
house-seat-closed = Gospodarz usunął stąd gracza: miejsce zachowuje bot.
house-seat-taken = To miejsce przy stole jest już zajęte.
house-seats-free = { $count ->
    [one] Przy stole jest jeszcze { $count } wolne miejsce.
    [few] Przy stole są jeszcze { $count } wolne miejsca.
    [many] Przy stole jest jeszcze { $count } wolnych miejsc.
   *[other] Przy stole jest jeszcze { $count } wolnego miejsca.
 } Poczekaj na graczy albo posadź boty.
house-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz i zdecyduj.
house-store-busy = Serwer jest przeciążony, nic się nie zmieniło. Spróbuj za chwilę.
house-store-failed = Na serwerze coś poszło nie tak, nic się nie zmieniło. Spróbuj jeszcze raz.
house-store-full = Na serwerze zabrakło miejsca na zapis, nic się nie zmieniło. Powiadom osobę, która go prowadzi.
house-table-full = Przy tym stole zapisano już tyle, że dalej toczy się tylko sama gra.
house-too-fast = Za dużo naraz. Poczekaj chwilę.
house-too-large = Wiadomość jest za duża.
house-too-many-connections = Za dużo połączeń z twojego adresu. Zamknij zbędne albo poczekaj chwilę.
house-too-many-watchers = Przy tym stole jest już za dużo obserwatorów, którzy podali imię.
house-undo-learnt = Tego nie można cofnąć: inni już się czegoś z tego dowiedzieli.
house-watch-first = Żeby rozmawiać, obserwator musi najpierw podać imię.
house-wrong-key = Ten prywatny link nie pasuje do tego stołu. Może jest stary albo niepełny.
house-wrong-secret = To nie jest hasło tego serwera.

## Quick phrases for the chat

phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja tura!
phrase-one-moment = Chwileczkę.
phrase-back-soon = Zaraz wracam.
phrase-well-played = Świetnie zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-lets-deal = Dogadajmy się.
phrase-no-deal = Nie wchodzę w ten układ.
phrase-trust-me = Zaufaj mi.
phrase-you-will-pay = Zapłacisz mi za to.
phrase-good-game = Dobra gra!
phrase-once-more = Jeszcze raz?

## What happens at a table. `name`: whose seat it is, or was; `bot`: one of the bots below.

happened-joined = { $name } siada do stołu.
happened-bot-seated = { $name } siada do stołu ({ $bot }).
happened-freed = { $why ->
    [kicked] Gospodarz usuwa od stołu: { $name }
    [bot-removed] { $name }: bot odchodzi od stołu.
   *[left] { $name } odchodzi od stołu.
 }
happened-watching = { $name } ogląda rozgrywkę.
happened-started = Rozgrywka się zaczyna.
# Only where time ran out; what is done otherwise, the game's own events tell.
happened-acted = Czas minął: { $name }
happened-claimed = Twoja odpowiedź została przyjęta.
# `count`: how many results follow, one `race-result` each. All times are in milliseconds.
happened-raced = { $count ->
    [0] Nikt nie odpowiada na czas.
   *[some] Kto jest najszybszy:
 }
race-result = { $place }. { $name }: { $time } ms, { $result ->
    [won] pierwsze miejsce
    [wrong] błąd
   *[void] za wolno, bez kary
 } (reakcja { $reaction } ms, poprawka na łącze { $credit } ms)
happened-undone = { $name } cofa swoją ostatnią akcję.
# `other`: the one to whom it is said in private.
happened-spoke = { $to ->
    [table] { $name }: { $text }
    [spectators] { $name } (do obserwatorów): { $text }
   *[seat] { $name } (prywatnie, do: { $other }): { $text }
 }
happened-voted = { $matter ->
    [pause] { $yes ->
        [yes] { $name } głosuje za pauzą.
       *[no] { $name } głosuje przeciw pauzie.
     }
    [resume] { $yes ->
        [yes] { $name } głosuje za dalszą grą.
       *[no] { $name } głosuje przeciw dalszej grze.
     }
   *[end] { $yes ->
        [yes] { $name } głosuje za zakończeniem rozgrywki.
       *[no] { $name } głosuje przeciw zakończeniu rozgrywki.
     }
 }
happened-paused = Pauza: wszyscy się zgadzają.
happened-resumed = Koniec pauzy: gramy dalej.
happened-ended = Rozgrywka kończy się w tym miejscu: wszyscy się zgadzają.
happened-away = { $name } traci połączenie.
happened-back = { $name } wraca do stołu.
# `bot` is none when the owner plays again.
happened-stand-in = { $bot ->
    [none] { $name } znów gra bez bota.
   *[some] { $name }: na razie gra { $bot }.
 }
happened-rematch = Rewanż: stół { $code } jest otwarty.
# `time`: one of the spans below.
happened-reopened = Serwer nie działał ({ $time }); zegary stały.
happened-cleared = Ktoś poprosił o usunięcie swoich danych: imię i wypowiedzi zniknęły.
happened-muted = { $muted ->
    [yes] Gospodarz wycisza gracza { $name }.
   *[no] { $name } może znowu pisać.
 }
happened-watcher-muted = { $muted ->
    [yes] Gospodarz wycisza obserwatora { $name }.
   *[no] Obserwator { $name } może znowu pisać.
 }
happened-watcher-gone = { $kicked ->
    [yes] Gospodarz usuwa obserwatora: { $name }
   *[no] Obserwator odchodzi: { $name }
 }
happened-hushed = { $hushed ->
    [yes] Obserwatorzy nie mogą już pisać na czacie.
   *[no] Obserwatorzy mogą znowu pisać na czacie.
 }
happened-shut = Właściciel serwera zamknął ten stół.

## The state of a table

status-open = czeka na graczy
status-playing = rozgrywka trwa
status-paused = pauza
status-over = rozgrywka zakończona
status-ended = rozgrywka zakończona głosowaniem

## Clocks. `start`, `increment` and `cap` are spans.

clock-none = bez zegara
clock-live = na gracza: { $start }; za każdą odpowiedź: +{ $increment }; limit: { $cap }
clock-days = { $days ->
    [one] { $days } dzień na każdą decyzję
    [few] { $days } dni na każdą decyzję
    [many] { $days } dni na każdą decyzję
   *[other] { $days } dnia na każdą decyzję
 }

span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
 }
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
 }
span-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
 }
span-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
 }

## Who may find a table

visibility-public = publiczny: widoczny w lobby
visibility-private = prywatny: przez link z zaproszeniem

## Bots

bot-easy = łatwy bot
bot-normal = zwykły bot
bot-hard = trudny bot
bot-boss = bot-boss
bot-random = losowy bot
bot-greedy = wprawny bot
bot-silent = milczący bot
bot-search = myślący bot

## The connection

connection-connected = połączono
connection-reconnecting = ponowne łączenie
closing-restart = Serwer uruchamia się ponownie; za chwilę gramy dalej.
closing-removed = Nie masz już miejsca przy tym stole.
closing-slow = Twoje połączenie jest za wolne; łączymy się ponownie.
