# What the page says, besides what the house and the games say.

## The front page

motto = Gry o mafii przy jednym stole: ze znajomymi, z botami, w twoim języku.
your-name = Twoje imię
guest = Gość
games = Gry
play-now = Zagraj z botami
opponents = Przeciwnicy
with-friends = Ze znajomymi
at-one-screen = Przy jednym ekranie
players-from-to = Liczba graczy: { $fewest }–{ $most }
join-by-code = Dołącz z kodem
table-code = Kod stołu
go = Wejdź
your-games = Twoje rozgrywki
games-over = Zakończone rozgrywki
open-tables = Stoły publiczne
lobby-open = Wolne miejsca
lobby-playing = W trakcie
lobby-finished = Zakończone
lobby-empty = Nie ma teraz takich stołów.
seats-left = { $count ->
    [0] brak wolnych miejsc
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
 }

## Everywhere

close = Zamknij
yes = Tak
no = Nie
not-now = Nie teraz
loading = Chwileczkę…
try-again = Spróbuj ponownie
trouble = Nie udało się
missing = Pod tym adresem nic nie ma.
to-house = Na stronę główną
house-no-answer = Serwer nie odpowiada. Sprawdź swoje połączenie.
menu = Menu
you = ty
go-on = Kontynuuj
parts = Części planszy

## Preferences

preferences = Ustawienia
notify = Powiadamiaj o mojej turze
notify-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
preferences-kept = Zapisane tylko w tej przeglądarce i nigdzie niewysyłane.
about-me = Co jest o tobie zapisane
about-me-which = Przy każdym stole, przy którym grasz albo oglądasz grę pod imieniem, serwer zapisuje, co tam robisz i piszesz. Masz klucze do tych stołów:
about-me-none = Ta przeglądarka nie ma klucza do żadnego stołu.
about-me-table = { $game }, stół { $code }
about-me-save = Pobierz wszystko, co zapisane
about-me-save-at = Pobierz wszystko, co zapisane: { $game }, stół { $code }
forget-me = Zapomnij o mnie
forget-me-at = Zapomnij o mnie: { $game }, stół { $code }
forget-me-sure = Twoje imię, wiadomości i klucz znikną z tego stołu i z jego rewanży, a z nimi przypomnienia i twoje zgłoszenia. W niezakończonej rozgrywce twoje miejsce zajmie bot. Twoje ruchy zostaną bez imienia: to także rozgrywka innych. To, co napisali inni, zostanie. Tego nie można cofnąć. Zapomnieć o tobie?
forget-me-done = { $count ->
    [one] Dane o tobie usunięto z { $count } stołu.
    [few] Dane o tobie usunięto z { $count } stołów.
    [many] Dane o tobie usunięto z { $count } stołów.
   *[other] Dane o tobie usunięto z { $count } stołu.
 }
forget-me-nothing = Przy tym stole nie ma już nic o tobie.
language = Język
digits = Cyfry
digits-native = perskie
digits-latin = europejskie (0–9)
sound = Dźwięk
volume = Głośność
motion = Animacje
motion-system = jak na urządzeniu
motion-full = karty się poruszają
motion-none = bez ruchu
pace = Ruchy innych są pokazywane
pace-slow = powoli
pace-normal = w spokojnym tempie
pace-fast = szybko
pace-step = krok po kroku
pace-off = od razu, tylko słowami
keys = Skróty klawiszowe przy stole
colours = Kolory
colours-night = nocne
colours-contrast = wysoki kontrast

## Setting a table

set-up = Nowy stół
game = Gra
how-many = Miejsca przy stole
who-here = Kto gra na tym urządzeniu
seat-number = Miejsce { $number }
add-player = Dodaj gracza
remove-player = Usuń ostatniego
hot-seat-about = Znajomi dołączają przez link na swoich urządzeniach. Dodaj tu graczy tylko wtedy, gdy podajecie sobie jedno urządzenie.
hot-seat-on = Podajecie sobie jedno urządzenie; podczas przekazywania karty zasłania kurtyna.
edition = Pudełko
edition-built-in = Zwykłe
edition-cards = Obejrzyj karty
cards-of = { $game }: karty
options = Opcje stołu
time-and-door = Czas i dostęp
clock = Zegar
clock-live-short = na żywo, na jeden wieczór
clock-days-short = dni na każdą decyzję
clock-start = Sekundy na gracza
clock-increment = Dodatkowe sekundy za odpowiedź
clock-days-each = Dni na każdą decyzję
visibility = Dostęp
public-table = Pokaż wszystkim na stronie głównej
watchers-talk = Obserwatorzy mogą ze sobą pisać
seed = Rozdanie z ziarna
seed-about = To samo ziarno daje to samo rozdanie, a kto je zna, może poznać karty. Dla tajnego rozdania zostaw puste pole.
seeded = Rozdanie
seeded-about = z ziarna, które mogą znać inni
open-table = Otwórz stół

## Before the deal

seats = Miejsca przy stole
seat-free = wolne
host = gospodarz
seat-bot = Posadź bota
remove-bot = Usuń bota
kick = Usuń
bots-kind = Boty
start = Zacznij
start-with-bots = { $count ->
    [one] Zacznij i posadź { $count } bota
    [few] Zacznij i posadź { $count } boty
    [many] Zacznij i posadź { $count } botów
   *[other] Zacznij i posadź { $count } bota
 }
waiting-for-host = Rozgrywkę zacznie { $name }.
invite = Zaproś znajomych
invite-about = Kto otworzy ten link, podaje imię i siada do stołu; konto nie jest potrzebne.
invite-only-here = Ten adres otwiera się tylko na tym komputerze. Aby grać ze znajomymi na innych urządzeniach, osoba, która uruchomiła serwer, musi udostępnić go w sieci.
private-link = Twoje miejsce na innym urządzeniu
private-link-about = Kto otworzy ten link, zajmie twoje miejsce. Nie pokazuj go nikomu.
invite-code = Kod:
invite-qr = Kod QR z linkiem do tego stołu
copy-link = Kopiuj link
copied = Skopiowano
share = Udostępnij
agreed = Ustalenia
leave = Odejdź od stołu
leave-sure = Twoje miejsce na stałe zajmie bot. Odejść?

## Joining

join-who = Przy stole: { $names }
which-seat = Które miejsce
any-seat = dowolne
seat-of-bot = Miejsce { $number }, teraz bot: { $name }
sit-down = Usiądź do stołu
watch = Tylko oglądaj

## At the table

the-table = Stół
prompt = Co robić
your-move = Twój wybór
waiting-for = Czekamy na: { $names }
answer-in = Twoja odpowiedź jest przyjęta.
you-watch = Oglądasz tę rozgrywkę.
confirm = Na pewno? { $what }
pressed-too-soon = Za szybko po poprzednim naciśnięciu. Naciśnij jeszcze raz, jeśli tak ma być.
choose-anew = Wybierz od nowa
besides = Poza tym możesz
do-it = Zrób to
picked-of = Wybrano: { $picked } z { $count }
choose-more = Do wybrania z tego, co świeci: { $count }
which-of-these = Co z tego?
other-choices = Inne możliwości
less-of = Mniej: { $what }
more-of = Więcej: { $what }
only-promised = tylko obietnica
that-is-all = To wszystko
undo = Cofnij
spot-legal = można wybrać
spot-chosen = wybrano
read-rule = Przeczytaj zasadę { $rule }
score = Punkty
seat-thinks = myśli
seat-you-decide = twój wybór
open-estate = Wszystko, co ma { $name }
seat-away = brak połączenia
bot-for = Bot zamiast gracza: { $name }
rulebook = Instrukcja
rules-of = { $game }: instrukcja
rules-search = Szukaj w instrukcji
rules-nothing = Nie ma tego w żadnej zasadzie ani na żadnej karcie.
side = Dziennik, czat i notatki
log = Dziennik
chat = Czat
notes = Notatki
show-moment = Pokaż stół z tamtej chwili
tell-again = Pokaż jeszcze raz, co się stało od mojego ruchu
tell-last = Pokaż jeszcze raz ostatnie zdarzenia
tell-next = Następne zdarzenie
tell-skip = Pomiń pokaz
still-told = Stół pokazuje jeszcze: { $what }
changed-since = Zmieniło się od twojego ostatniego działania
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = W całości
look-closely = przyjrzyj się zaznaczonej rzeczy
keys-list = Klawisze przy stole
notes-about = Tylko dla ciebie; zapisane w tej przeglądarce.
chat-empty = Nikt jeszcze nic nie napisał.
chat-everybody = Do wszystkich
chat-to = Do kogo
chat-words = Napisz coś
chat-send = Wyślij
chat-unread = nieprzeczytane
chat-to-one = { $name } (prywatnie, do: { $other })
chat-to-spectators = { $name } (do obserwatorów)
quick-phrases = Gotowe zwroty: każdy czyta je w swoim języku

## Votes

propose-pause = Zaproponuj pauzę
propose-end = Zaproponuj koniec rozgrywki
propose-end-sure = Jeśli zgodzą się wszyscy ludzie przy stole, rozgrywka skończy się od razu i bez zwycięzcy. Zakończyć?
mute-player = Wycisz gracza { $name }
unmute-player = Pozwól znowu pisać: { $name }
kick-player = Usuń gracza { $name } od stołu
kick-sure = Miejsce gracza { $name } na stałe zajmie bot. Usunąć?
hush-watchers = Wycisz wszystkich obserwatorów
unhush-watchers = Pozwól obserwatorom znowu pisać
mute-watcher = Wycisz obserwatora { $name }
unmute-watcher = Pozwól znowu pisać obserwatorowi { $name }
kick-watcher = Usuń obserwatora { $name }
kick-watcher-sure = Obserwator { $name } straci imię i będzie mógł tylko patrzeć. Usunąć?
report = Zgłoś kogoś
report-about = Zgłoszenie przeczyta właściciel serwera, razem z tym, co ten gracz tu do ciebie pisał.
report-whom = Kogo
report-table = stół albo coś innego
report-why = Za co
report-words = Własnymi słowami
report-send = Wyślij zgłoszenie
report-sent = Zgłoszenie wysłane. Dziękujemy.
why-insults = obelgi lub groźby
why-spam = spamowanie
why-cheating = oszukiwanie
why-stalling = celowe granie na czas
why-name = obraźliwe imię
why-other = coś innego
call-me = Przypominaj o mojej turze
call-me-about = Gdy cię nie ma, serwer przypomni raz o każdej turze. To, co tu podasz, służy tylko temu stołowi.
call-push = Powiadomienie
call-mail = Adres e-mail
call-hook = Webhook komunikatora
call-table = Czat stołu
call-everybody = Dla wszystkich przy stole, po imieniu
call-by-push = Powiadamiaj w tej przeglądarce
call-quiet = Nie w nocy
call-from = od
call-to = do
call-add = Dodaj
call-added = Będziemy przypominać.
call-letter = E-mail wysłany: otwórz zawarty w nim link.
call-unconfirmed = jeszcze niepotwierdzony
call-confirmed = Adres potwierdzony: będziemy przypominać.
call-stop = Wyłącz
call-stopped = Takich przypomnień już nie będzie.
call-unknown = Ten link jest stary: nie ma czego potwierdzać.
vote-pause = Zrobić pauzę?
vote-resume = Gramy dalej?
vote-end = Zakończyć rozgrywkę w tym miejscu?
vote-for = Za: { $names }

## The past of a game

past = Przebieg rozgrywki
past-shown = Oglądasz wcześniejszą chwilę rozgrywki.
past-first = Na początek
past-back = Krok wstecz
past-on = Krok naprzód
past-now = Wróć do gry
past-at = { $number } z { $count }

## One screen for several

hand-over = Przekaż urządzenie: { $name }
curtain-title = Teraz: { $name }
curtain-about = Podaj urządzenie graczowi: { $name }. Nikt inny nie patrzy teraz na ekran.
curtain-lift = To ja, { $name }
anyone = Ktoś chce? Kto chce odpowiedzieć, naciska swoje imię.
anyone-nobody = Nikt
anyone-chooses = { $name }, wybierz.
anyone-back = Jednak nie

## The end

the-end = Koniec rozgrywki
see-table = Pokaż stół
see-end = Pokaż wynik
rematch = Zagraj rewanż
watch-rematch = Oglądaj rewanż
replay = Powtórka rozgrywki
record = Pobierz zapis
deal-check = Sprawdź rozdanie
deal-fixed = Rozdanie zabezpieczono przed zmianami
deal-fixed-about = To skrót (hash) sekretu serwera. Po rozgrywce sekret zostaje ujawniony i każdy może sprawdzić, że niczego nie zmieniono.
deal-sound = { $draws ->
    [one] Rozdanie jest poprawne: wszystkie sekrety są zgodne z zapowiedzią i wynika z nich { $draws } losowanie.
    [few] Rozdanie jest poprawne: wszystkie sekrety są zgodne z zapowiedzią i wynikają z nich { $draws } losowania.
    [many] Rozdanie jest poprawne: wszystkie sekrety są zgodne z zapowiedzią i wynika z nich { $draws } losowań.
   *[other] Rozdanie jest poprawne: wszystkie sekrety są zgodne z zapowiedzią i wynika z nich { $draws } losowania.
 }
deal-unproved = W rozdaniu nie ma błędów, ale nie zabezpieczono go przed rozgrywką.
deal-broken = Zapis jest niepoprawny: wiersz { $line }.

## The connection

connection-connecting = łączenie
connection-closed = rozłączono

## What bots are called

bot-name-Bruno = Bruno
bot-name-Carla = Carla
bot-name-Dino = Dino
bot-name-Elena = Elena
bot-name-Fabio = Fabio
bot-name-Gina = Gina
bot-name-Ugo = Ugo
bot-name-Irma = Irma
bot-name-Lino = Lino
bot-name-Nora = Nora
bot-name-Rocco = Rocco
bot-name-Tina = Tina
bot-name-Nino = Nino
bot-name-Pina = Pina
bot-name-Vito = Vito
bot-name-Don-Saverio = Don Saverio
bot-name-Donna-Rosa = Donna Rosa
bot-name-Don-Tommaso = Don Tommaso
bot-name-Donna-Livia = Donna Livia
bot-name-Don-Carlo = Don Carlo

## The owner's desk

owner = Biurko właściciela
owner-secret = Hasło serwera
owner-secret-about = CAPO_OWNER_SECRET, z którym uruchomiono serwer. To okno pamięta je do zamknięcia.
owner-enter = Wejdź
owner-none = Serwer uruchomiono bez hasła właściciela: porządku pilnuje się poleceniami.
owner-reports = Zgłoszenia
owner-no-reports = Nikt niczego nie zgłosił.
owner-report = Zgłoszenie ze stołu { $code }
owner-about = na
owner-lines = { $count ->
    [one] { $count } wypowiedź
    [few] { $count } wypowiedzi
    [many] { $count } wypowiedzi
   *[other] { $count } wypowiedzi
 }
owner-settle = Załatwione: usuń zgłoszenie
owner-settled = Zgłoszenie usunięte.
owner-table = Jeden stół
owner-close = Zamknij stół
owner-close-sure = Rozgrywka przy stole { $code } skończy się dla wszystkich. Zamknąć?
owner-close-done = Stół { $code } jest zamknięty.
owner-delete = Usuń stół
owner-delete-sure = Stół { $code } zniknie na zawsze razem z dziennikiem i czatem. Usunąć?
owner-delete-done = Stół { $code } jest usunięty.
owner-bans = Kto nie może wejść
owner-no-bans = Każdy może wejść.
owner-ban = Zablokuj
owner-banned = Blokada działa.
owner-lift = Odblokuj
owner-lift-one = Odblokuj: { $what }
owner-lifted = Blokada zdjęta.
owner-until = do { $time }
owner-address = Adres
owner-key = Klucz
owner-hours = Godziny
owner-note = Notatka dla siebie
owner-wide = także adres, z którego przychodzi
owner-refresh = Odśwież
