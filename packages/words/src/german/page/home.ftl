lead = Ein Megakonzern, eine Hackerin, verborgene Agenden.
play = Gegen den Computer
playLead = In diesem Browser, mit dem Deck deiner Wahl. Ohne Konto.
setUp = Du und der Computer
watch = Zwei Computern zusehen
watchLead = Mit den Decks deiner Wahl, sofort.
goOn = Dein Spiel fortsetzen
side = Deine Seite

asSide-corp = Agenden schützen und punkten
asSide-runner = Server angreifen, Agenden stehlen

yours = Dein Deck
theirs = Das Deck des Computers
anyDeck = Irgendein Deck: der Computer wählt
moreDecks = Mehr fertige Decks
toLearn = zum Lernen, bis { $points } Punkte
level = Der Computer spielt

levels-random = aufs Geratewohl
levels-sensible = mit Verstand
levels-search = vorausschauend

start = Spiel starten
decks = Meine Decks
cards = Alle Karten
replays = Aufzeichnungen
mark = Ein Projekt von Fans, ohne Verbindung zu den Eigentümern des Spiels. Alle Bilder auf dieser Seite sind berechnet.
ways = Spielarten
friend = Mit einer Freundin, einem Freund
friendLead = Ein privates Spiel und ein Link zum Verschicken.
options = Weitere Angaben
lobby = Ein Spiel finden oder zusehen
offline = Diese Seite spielt allein: Kein Server antwortet.

back-mine = Deine Spiele, die noch nicht vorbei sind
back-goOn-plain = Dein Spiel fortsetzen
back-goOn-titled = Dein Spiel „{ $title }“ fortsetzen
back-goOn-against = Dein Spiel gegen { $opponent } fortsetzen
back-goOn-titledAgainst = Dein Spiel „{ $title }“ gegen { $opponent } fortsetzen
back-states-playing = Läuft gerade
back-states-open = Im Warteraum

rules-compare = Die Ausgaben nebeneinander
rules-more = Format und Regeln
rules-moreLead = Die meisten Spiele gehen nach den neuesten Regeln.
rules-done = Fertig
