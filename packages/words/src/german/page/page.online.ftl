again = Versuche es in { $seconds } s noch einmal.

connection-opening = Die Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist abgebrochen. Sie wird neu aufgebaut …

me-menu = Du bist { $name }
me-none = Anmelden

room-loading = Unterwegs zum Spiel
room-deckNamed = Deck: { $name }
room-abandoned = Dieses Spiel wurde aufgegeben.
room-gone = So ein Spiel gibt es nicht. Der Link ist vielleicht falsch, oder das Spiel ist endgültig vorbei.
left-days = { $days } T { $hours } Std.
left-hours = { $hours } Std. { $minutes } Min.
