# What a call says to who is away.

turn = Twoja tura: { $game }
turn-body = Twoja tura w grze { $game }, stół { $code }.
waits = Stół czeka: { $game }
waits-body = Przy stole { $code } ({ $game }) czekamy na: { $names }.
confirm = Przypomnienia o grze
confirm-body = Ktoś przy stole { $code } ({ $game }) chce dostawać na ten adres przypomnienia o swojej turze. Jeśli to ty, otwórz:
confirm-not = Jeśli to nie ty, nie rób nic: nic więcej nie przyjdzie.
stop = Aby nie dostawać więcej przypomnień od tego stołu, otwórz:
