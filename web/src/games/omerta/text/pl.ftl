# What only the page says of Omerta.

about-game = Pamiętaj, gdzie leżą twoje butelki, pozbywaj się tych drogich, uprzykrzaj życie sąsiadom i ogłoś omertę, zanim zrobią to inni.
about-option-snap = Kto pozbędzie się drugiej butelki: najszybszy gracz albo, przy tajnym wyborze, pierwszy zgodnie z ruchem wskazówek zegara od gracza, który odrzucił butelkę. Tajny wybór sprawdza się przy wolnych łączach, czytnikach ekranu i rozgrywkach na wiele dni.
about-option-snap_seconds = Ile sekund czekać, jeśli nikt nie odpowiada.
about-option-memory_aid = Karty, które już znasz, pozostają dla ciebie oznaczone. Bez tej pomocy musisz je pamiętać, jak przy prawdziwym stole.
about-option-turns = Po tylu turach każdego gracza runda kończy się bez ogłoszenia omerty.
one-screen = Przy jednym ekranie nie da się ścigać, więc wybór jest tajny.
aimed-at = cel
has-turn = teraz gra
ask-answers-lady = { $by } używa przeciwko tobie Damy: twój zapas zostanie potasowany. Ujawnij Zabójcę albo nie reaguj.
ask-answers-gangster = { $by } używa Gangstera, aby zamienić karty: { $seat }, miejsce { $place }, oraz { $other_seat }, miejsce { $other_place }. Ujawnij Zabójcę albo nie reaguj.
ask-answers-snitch = { $by } używa Kapusia: { $same ->
    [yes] dostaniesz dwie karty z talii
   *[no] ty i { $other_seat } dostaniecie po jednej karcie z talii
 }. Ujawnij Zabójcę albo nie reaguj.
ask-answers-la-mamma = { $by } daje ci kartę La Mamma: pominiesz turę. Ujawnij Zabójcę albo nie reaguj.
ask-answers-police-patrol = { $by } kładzie Patrol policji na twojej karcie, miejsce { $place }: będzie zablokowana. Ujawnij Zabójcę albo nie reaguj.
hint-answers = Złą kartę wszyscy zobaczą, wróci ona na miejsce, a ty dobierzesz kartę karną.
hint-snitch = Rozdaj przeciwnikom dwie karty z talii: wybierz dwóch graczy albo jednego gracza dwa razy.
label-table = Stół
label-own-place = twoje miejsce { $place }
label-place = { $name }, miejsce { $place }
label-face-down = zakryta
label-gap = miejsce { $place }: puste
label-player = { $name }, gangster: { $gangster }
label-safe = sejf, karta { $place }: { $what }
label-zone = { $zone }: { $what }
race-open = Trwa szybki zrzut na czas
race-about = Kto pierwszy, ten pozbędzie się jeszcze jednej butelki.
race-keys = Wybierz kartę klawiszem z cyfrą.
sealed-about = Wybierz w tajemnicy; wszystkie wybory zostaną ujawnione razem.
race-title = Kto jest najszybszy
race-reaction = Reakcja
race-arrived = Dotarło
race-credit = Poprawka na łącze
race-time = Wynik
race-unit = w milisekundach
race-formula = Wynik to czas nadejścia odpowiedzi minus poprawka na łącze.
race-won = pierwsze miejsce
race-wrong = zła karta
race-void = za wolno, bez kary
round-sum = Suma { $sum }
round-score = wynik { $score }
round-total = razem { $total }
why-over = omerta z sumą powyżej { $limit }: kara { $penalty }
why-beaten = ktoś ma mniej: kara { $penalty }
why-won = omerta udana
why-least = najmniej wśród tych, którzy nie ogłosili omerty
no-cards = brak kart
