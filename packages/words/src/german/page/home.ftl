lead = Ein Megakonzern, eine Hackerin, verborgene Agenden.
learn = Lernen
learnLead = Ein erstes Spiel, mit Decks, die dafür gemacht sind.
play = Gegen den Computer
playLead = Deine Seite, dein Deck, dein Gegner.
watch = Zusehen
watchLead = Bei einem laufenden Spiel oder zwei Computern.
opponent = Spielen
opponentLead = Wir finden jemanden, der dasselbe will.
goOn = Dein Spiel fortsetzen
again = Noch einmal spielen
first = In fünf Minuten lernen
firstLead = Du bist der Runner. Sonst ist nichts zu wählen.
side = Deine Seite

asSide-corp = Agenden schützen und werten
asSide-runner = Server angreifen, Agenden stehlen

yours = Dein Deck
theirs = Das Deck des Computers
anyDeck = Irgendein Deck: der Computer wählt
toLearn = zum Lernen, bis { $points } Punkte
level = Dein Gegner

levelLeads-random = Kennt die Regeln und sonst nichts.
levelLeads-sensible = Spielt zügig und macht auch Fehler.
levelLeads-search = Denkt voraus, bevor er handelt.

start = Spiel starten
mark = Ein Projekt von Fans, ohne Verbindung zu den Eigentümern des Spiels. Alle Bilder auf dieser Seite sind berechnet.
ways = Wohin

live-people = Ein laufendes Spiel
live-computers = Zwei Computer spielen
live-watch = Zusehen
live-score = { $corp } { $corpPoints }, { $runner } { $runnerPoints }
live-off = Hier wird nichts von selbst geladen, weil du Daten sparst.
last-title = Deine Spiele
last-none = Hier stehen später deine Spiele, zum Nachsehen.
last-won = Gewonnen
last-lost = Verloren
last-drawn = Unentschieden
last-as = { $side }, { $deck }
last-all = Alle Aufzeichnungen

somebody = Mit anderen spielen
somebodyLead = Jemand mit deinem Link, oder wer gerade wartet.
friend = Mit einer Freundin, einem Freund
options = Weitere Angaben
offline = Diese Seite spielt allein: Kein Server antwortet.

back-mine = Deine Spiele, die noch nicht vorbei sind
back-goOn-plain = Dein Spiel fortsetzen
back-goOn-titled = Dein Spiel „{ $title }“ fortsetzen
back-goOn-against = Dein Spiel gegen { $opponent } fortsetzen
back-goOn-titledAgainst = Dein Spiel „{ $title }“ gegen { $opponent } fortsetzen
back-states-playing = Läuft gerade
back-states-open = Im Warteraum

turns-yours = Du bist am Zug
turns-title =
    { $n ->
        [one] Du bist in { $n } Spiel am Zug
       *[other] Du bist in { $n } Spielen am Zug
    }
turns-against = gegen { $opponent }
turns-left = noch { $left }
turns-waits = wartet auf dich

rules-compare = Die Ausgaben nebeneinander
rules-older = Ältere Regeln

announced-title = Mitteilungen dieses Servers
announced-close = Die Mitteilung vom { $day } schließen
