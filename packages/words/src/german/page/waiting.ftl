settings-clockIs = { $minutes } min + { $increment } s
settings-noClock = ohne Uhr
settings-byPost =
    { $days ->
        [one] Fernpartie, 1 Tag je Zug
       *[other] Fernpartie, { $days } Tage je Zug
    }
settings-handsLate = beide Hände { $minutes } min später
settings-summary-table = Zusehen am Tisch
settings-summary-nothing = ohne Publikum
settings-summary-never = ohne Zurücknehmen
settings-summary-noHolidays = ohne Urlaub
settings-summary-two = Match über zwei Spiele
settings-summary-rated = um Punkte
settings-summary-everybody = offene Aufzeichnung

title-public = Offenes Spiel
title-private = Privates Spiel

named = Spiel von { $host }
invite = Schick der anderen Seite diesen Link oder sag ihr den Code.
link = Link
code = Code
copy = Link kopieren
copied = Kopiert
seats = Plätze
free = Hier sitzt noch niemand
sit = Als { $side } hinsetzen
password = Passwort dieses Spiels
stand = Aufstehen
here = da
away = nicht da

decks-none = noch kein Deck
decks-illegal = Deck nicht legal
decks-chosen = Deck gewählt

ready = bereit
notReady = nicht bereit
bot = Einen Computer hinsetzen
botIs = Computer

levels-sensible = Stammgast, spielt mit Verstand
levels-search = Veteran, denkt voraus
levels-random = Neuling, spielt aufs Geratewohl

removeBot = Wegschicken
unseat = Den Platz wegnehmen
sentAway = Diesen hast du den Platz weggenommen. Sie können sich erst wieder setzen, wenn du sie lässt.
letSit = { $name } wieder setzen lassen
swap = Um Seitentausch bitten
swapAgree = Seiten tauschen: Die andere Seite bittet darum
swapAsked = Um Tausch gebeten: zurücknehmen
secondDeck = Dein Deck für das zweite Spiel
yourDeck = Dein Deck
ownList = Deine mitgebrachte Liste
chosen = Gewählt: { $name }
showName = Den Namen des Decks am Tisch zeigen
import = Ein eigenes Deck mitbringen
list = Eine Deckliste, als Text oder JSON
use = Dieses Deck prüfen und nehmen
legal = Dieses Deck ist legal.
illegal = Dieses Deck ist nicht legal:
beReady = Ich bin bereit
beNotReady = Halt, ich bin noch nicht bereit
starts = Das Spiel beginnt, wenn beide bereit sind.
watching =
    { $n ->
        [one] Eine Person sieht zu
       *[other] { $n } Personen sehen zu
    }
rated = Mit einem fertigen Deck gibt dieses Spiel keine Punkte: Bring ein eigenes mit.
watchHere = Du kannst von hier zusehen: Der Tisch öffnet sich, wenn das Spiel beginnt.
leave = Verlassen
fair = Das Mischen bestimmt niemand
fairLead = Auf diese Zahl hat sich der Server festgelegt, bevor ihr bereit seid:
