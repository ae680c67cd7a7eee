### The words of playing with other people.

# $seconds (number)
again = Try again in { $seconds } s.

connection-opening = Connecting…
connection-lost = The connection is lost. Connecting again…

# $name (name)
me-menu = You are { $name }
me-none = Sign in

room-loading = Going to the game
# $name (name)
room-deckNamed = Deck: { $name }
room-abandoned = This game was given up.
room-gone = There is no such game. The link may be wrong, or the game is over for good.
# $days (number), $hours (number)
left-days = { $days } d { $hours } h
# $hours (number), $minutes (number)
left-hours = { $hours } h { $minutes } min
