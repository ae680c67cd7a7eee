title = Spiele
create = Neues Spiel
code = Code für ein Spiel unter Freunden
find = Dorthin
filter = Nach Namen suchen
show = Zeigen

shows-all = Alle
shows-open = Offene
shows-playing = Laufende

join = Mitspielen
watch = Zusehen
locked = mit Passwort
free = Platz frei
empty = Gerade ist kein Spiel offen.
emptyLead = Eröffne eines: Wer als Nächstes kommt, sieht es hier.
nothingFound = So ein Spiel gibt es nicht.
count =
    { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }

form-title = Ein neues Spiel
form-name = Wie heißt es?
form-listed = Wer es finden darf
form-listeds-public = Alle
form-listeds-private = Wer den Link oder den Code hat
form-side = Deine Seite
form-sides-random = Egal
form-sides-corp = Konzern
form-sides-runner = Runner
form-clock = Uhr für beide
form-clocks-none = Keine
form-clocks-fast = 15 min + 5 s
form-clocks-normal = 30 min + 10 s
form-clocks-slow = 60 min + 20 s
form-clocks-post = Fernpartie
form-days = Tage je Zug
form-daysAll-one = 1
form-daysAll-two = 2
form-daysAll-three = 3
form-daysAll-five = 5
form-daysAll-seven = 7
form-holidays = Urlaub
form-holidaysAll-allowed = Erlaubt
form-holidaysAll-never = Keiner
form-postLead =
    { $days ->
        [one] Wer am Zug ist, hat einen Tag Zeit, sonst ist das Spiel verloren. Niemand muss dabei sein: Sag, dass du bereit bist, und geh.
       *[other] Wer am Zug ist, hat { $days } Tage Zeit, sonst ist das Spiel verloren. Niemand muss dabei sein: Sag, dass du bereit bist, und geh.
    }
form-holidaysLead = An bis zu 14 Tagen im Jahr kann jeder seine Zeit anhalten.
form-match = Spiele
form-matchAll-one = Eins
form-matchAll-two = Zwei, mit getauschten Seiten
form-stakes = Punkte
form-stakesAll-friendly = Freundschaftlich, um keine
form-stakesAll-rated = Um Punkte
form-stakesLead = Ein Spiel um Punkte zählt für die Wertung beider: mit Uhr, mit eigenen Decks und ohne Rücknahmen, die etwas zeigen.
form-spectators = Wer zusieht, sieht
form-spectatorsAll-table = was offen liegt
form-spectatorsAll-nothing = nichts
form-spectatorsAll-hands = beide Hände, später
form-late = Später um
form-lateAll-one = 1 min
form-lateAll-two = 2 min
form-lateAll-five = 5 min
form-lateAll-ten = 10 min
form-lateAll-thirty = 30 min
form-takeBacks = Zurücknehmen, wenn etwas gezeigt wurde
form-takeBacksAll-allowed = Wenn die andere Seite es erlaubt
form-takeBacksAll-never = Nie
form-replays = Aufzeichnung danach für
form-replaysAll-players = die beiden
form-replaysAll-everybody = alle
form-password = Passwort, um sich zu setzen (freiwillig)
form-create = Das Spiel eröffnen
