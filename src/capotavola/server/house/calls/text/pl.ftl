# What a call says to who is away.

turn = Twój ruch: { $game }
turn-body = Twój ruch w grze { $game }, stół { $code }.
waits = Stół czeka: { $game }
waits-body = Przy stole { $code } ({ $game }) czekamy na: { $names }.
confirm = Wezwania od stołu do gry
confirm-body = Ktoś, kto gra w { $game } przy stole { $code }, chce dostawać na ten adres wezwania, gdy przyjdzie jego kolej. Jeśli to ty, otwórz:
confirm-not = Jeśli to nie ty, nie rób nic: nic więcej nie przyjdzie.
stop = Aby nie dostawać więcej wezwań od tego stołu, otwórz:
