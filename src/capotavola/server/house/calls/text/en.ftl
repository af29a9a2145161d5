# What a call says to who is away.

turn = It is your turn: { $game }
turn-body = It is your turn in { $game }, at the table { $code }.
waits = A table waits: { $game }
waits-body = The table { $code } ({ $game }) waits for { $names }.
confirm = Calls from a game table
confirm-body = Somebody who plays { $game } at the table { $code } wants to be called at this address when it is their turn. If that is you, open this:
confirm-not = If it is not you, do nothing: nothing more will come.
stop = To get no more calls for this table, open this:
