name = Paydata
tagline = Netrunner im Browser, jede Regel wird eingehalten.
sides-corp = Konzern
sides-runner = Runner
somebody = jemand
computers-random = Neuling
computers-sensible = Stammgast
computers-search = Veteran

symbols-credit-counted =
    { $n ->
        [one] Credit
       *[other] Credits
    }
symbols-credit-alone = Credits
symbols-click-counted =
    { $n ->
        [one] Klick
       *[other] Klicks
    }
symbols-click-alone = Klick
symbols-mu-counted =
    { $n ->
        [one] Speichereinheit
       *[other] Speichereinheiten
    }
symbols-mu-alone = Speichereinheiten
symbols-link = Link
symbols-sub = Subroutine:
symbols-trash = zerstören
symbols-recurring--credit-counted =
    { $n ->
        [one] wiederkehrender Credit
       *[other] wiederkehrende Credits
    }
symbols-recurring--credit-alone = wiederkehrende Credits
symbols-interrupt = Unterbrechung:

nav-label = Überall
nav-soon = Die Seite wird geladen
nav-tableSoon = Der Tisch wird gedeckt
nav-play = Spielen
nav-games = Spiele
nav-decks = Decks
nav-cards = Karten
nav-replays = Aufzeichnungen
nav-rules = Regeln

nowhere-lead = An dieser Adresse gibt es nichts. Vielleicht wurde der Link zu einem Spiel abgeschnitten: Lass ihn dir noch einmal schicken.
nowhere-start = Zur Startseite

lost-title = Etwas fehlt
lost-lead = Ein Teil der Seite konnte nicht gezeigt werden.
lost-reload = Die Seite neu laden

player-credits = Credits
player-clicks = Klicks
player-handCount = Hand
player-held-corp = In HQ gesehen
player-held-runner = Im Griff gesehen
player-score = Punkte
player-tags = Markierungen
player-badPublicity = Schlechte Publicity
player-core = Kernschaden
player-brain = Hirnschaden
player-link = Link
player-memory = Speicher
player-fund = Credits aus schlechter Publicity
player-of = { $n } von { $most }
player-you = Du
player-more = { $side }, { $who }: alles über die beiden

menu-undo = Zurücknehmen
menu-settings = Einstellungen
menu-help = Tasten
menu-concede = Aufgeben
menu-leave = Verlassen
menu-log = Protokoll
menu-players = Spieler
menu-hold = Mich im nächsten Zeitfenster fragen
menu-sound = Ton
menu-close = Schließen
menu-pause = Anhalten
menu-go = Weiter

keyNames-Space = Leertaste
keyNames-ArrowLeft = ←
keyNames-ArrowUp = ↑
keyNames-ArrowRight = →
keyNames-ArrowDown = ↓
keyNames-PageUp = Bild ↑
keyNames-PageDown = Bild ↓

refused-gameOver = Das Spiel ist vorbei.
refused-notAPlayer = Du siehst diesem Spiel zu.
refused-notAsked = Das entscheidet die andere Seite.
refused-staleQuestion = Das wurde schon entschieden.
refused-malformed = Das war nicht zu lesen.
refused-wrongForm = Das ist keine Antwort auf diese Frage.
refused-notAnOption = Das ist nicht möglich.
refused-chosenTwice = Dasselbe wurde zweimal gewählt.
refused-tooFew = Es ist zu wenig gewählt.
refused-tooMany = Es ist zu viel gewählt.
refused-outOfRange = Diese Zahl ist nicht erlaubt.
refused-tooFast = Das war zu viel auf einmal. Warte ein wenig.
refused-tooLarge = Das ist zu lang.
refused-busy = Der Server ist beschäftigt. Versuche es noch einmal.
refused-closing = Der Server wird heruntergefahren. Er kommt wieder.
refused-notSignedIn = Gib dir zuerst einen Namen.
refused-wrongPassword = Das ist nicht das richtige Passwort.
refused-weakPassword = Dieses Passwort ist zu leicht zu erraten.
refused-nameTaken = Jemand anders hat diesen Namen.
refused-notAGuest = Dieser Name hat schon ein Passwort.
refused-noSuchThing = So etwas gibt es hier nicht.
refused-noSuchGame = So ein Spiel gibt es nicht.
refused-notYourGame = An diesem Spiel bist du nicht beteiligt.
refused-notTheHost = Das kann nur, wer das Spiel eröffnet hat.
refused-seatTaken = Dort sitzt schon jemand.
refused-notSeated = Du hast keinen Platz in diesem Spiel.
refused-alreadySeated = Du hast schon einen Platz in diesem Spiel.
refused-hasBegun = Das Spiel hat begonnen.
refused-notOn = Das Spiel läuft nicht.
refused-notReady = Das geht noch nicht.
refused-deckUnread = Dieses Deck ist nicht zu lesen.
refused-deckIllegal = Dieses Deck ist nicht legal.
refused-staleDeck = Du hast dieses Deck inzwischen in einem anderen Fenster geändert.
refused-notAllowed = Darauf haben sich die beiden nicht geeinigt.
refused-damaged = Was von diesem Spiel gespeichert ist, lässt sich nicht lesen.
refused-wrongOrigin = Diese Seite darf nicht mit jenem Server sprechen.
refused-broken = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt.
