name = Paydata
tagline = Netrunner im Browser, jede Regel wird eingehalten.
sides-corp = Konzern
sides-runner = Runner
somebody = jemand
computers-random = Dicey
computers-sensible = Prudence
computers-search = Foresight

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
nav-play = Spielen
nav-games = Spiele
nav-decks = Decks
nav-cards = Karten
nav-replays = Aufzeichnungen
nav-rules = Regeln

nowhere-lead = An dieser Adresse gibt es nichts. Vielleicht wurde der Link zu einem Spiel abgeschnitten: Lass ihn dir noch einmal schicken.
nowhere-start = Zum Anfang

lost-title = Etwas fehlt
lost-lead = Ein Teil der Seite konnte nicht gezeigt werden.
lost-reload = Die Seite neu laden

table-loading = Der Tisch wird gedeckt
table-lost = Der Tisch ist verloren gegangen. Lade die Seite neu, um an derselben Stelle weiterzuspielen.
table-turn =
    { $turn ->
        [0] Vor dem 1. Zug
       *[other] { $of ->
            [corp] Zug { $turn } · Konzern
           *[runner] Zug { $turn } · Runner
        }
    }
table-title-asked = Deine Entscheidung
table-title-other = Tisch
table-servers = Server
table-rig = Rig
table-rows-program = Programme
table-rows-hardware = Hardware
table-rows-resource = Ressourcen
table-rows-other = Verdeckt
table-hand =
    { $who ->
        [corp] HQ: { $count } von { $size }
       *[runner] Griff: { $count } von { $size }
    }
table-unseen =
    { $n ->
        [one] { $n } Karte verdeckt
       *[other] { $n } Karten verdeckt
    }
table-central-hq = HQ
table-central-rnd = F&E
table-central-archives = Archiv
table-shortArchives = Arch
table-remote = Server { $n }
table-newRemote = Neuer Server
table-position = ICE { $n }
table-marked = Ziel
table-runnerHere = Hier ist der Runner
table-inPlay = Im Spiel
table-setAside = Beiseitegelegt
table-facedown-corp = Karte des Konzerns, verdeckt
table-facedown-runner = Karte des Runners, verdeckt
table-unrezzedIce = Ungerezztes ICE
table-unrezzed = ungerezzt
table-rezzed = gerezzt
table-canBeChosen = kann gewählt werden
table-chosen = gewählt
table-isNew = neu
table-options =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }
table-deck-corp = F&E
table-deck-runner = Stapel
table-discard-corp = Archiv
table-discard-runner = Halde
table-scoreArea = Punktebereich
table-openPile =
    { $count ->
        [one] { $name }, { $count } Karte: durchsehen
       *[other] { $name }, { $count } Karten: durchsehen
    }
table-emptyPile = Hier liegen noch keine Karten.
table-main = Tisch
table-focus = Worum es geht
table-status = Spiel
table-waitingFor =
    { $who ->
        [corp] Es entscheidet der Konzern
       *[runner] Es entscheidet der Runner
    }
table-watching =
    { $who ->
        [corp] Du siehst zu: Es entscheidet der Konzern
       *[runner] Du siehst zu: Es entscheidet der Runner
    }

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

counters-credit =
    { $n ->
        [one] { $n } Credit
       *[other] { $n } Credits
    }
counters-advancement = { $n } Fortschrittsmarker
counters-virus = { $n } Virusmarker
counters-power = { $n } Energiemarker
counters-agenda = { $n } Agendamarker
counters-tag =
    { $n ->
        [one] { $n } Markierung
       *[other] { $n } Markierungen
    }
counters-badPublicity = { $n } schlechte Publicity

decision-region = Entscheidung
decision-yours = Deine Entscheidung
decision-why = Warum werde ich gefragt?
decision-whyNot = Was geht nicht?
decision-nothingRefused = Hier geht alles, was man erwarten könnte.
decision-noReasons = Es wird nachgesehen …
decision-choose-exactly = { $n } von { $most } gewählt
decision-choose-between = { $n } gewählt, { $least } bis { $most }
decision-listAll =
    { $n ->
        [0] Mehr zeigen
        [one] Die Möglichkeit zeigen
       *[other] Alle { $n } Möglichkeiten zeigen
    }
decision-listLess = Weniger zeigen
decision-all =
    { $n ->
        [0] {""}
        [one] {""}
       *[other] Alle { $n }
    }
decision-onTable = Wähle auf dem Tisch.
decision-confirm = Bestätigen
decision-none = Nichts wählen
decision-clear = Von vorn
decision-cancel = Abbrechen
decision-passing-resolve =
    { $n ->
        [one] 1 Subroutine abhandeln lassen
       *[other] { $n } Subroutinen abhandeln lassen
    }
decision-passing-runOn = Den Run fortsetzen
decision-passing-steal = { $title } stehlen
decision-passing-leave = { $title } liegen lassen
decision-passing-doNotRez = Nicht rezzen
decision-passing-doNotScore = Nicht punkten
decision-passing-doNothing = Nichts tun
decision-passing-endTurn = Den Zug beenden
decision-groups-basic = Aktionen
decision-groups-run = Run
decision-groups-hand = Aus der Hand
decision-groups-table = Auf dem Tisch
decision-resolves =
    { $n ->
        [one] 1 ungebrochene Subroutine abhandeln lassen?
       *[other] { $n } ungebrochene Subroutinen abhandeln lassen?
    }
decision-unscored = Die Agenda, mit der du gewinnst, nicht punkten?
decision-sure = Zum Bestätigen noch einmal
decision-early = Eben erst gefragt: Drücke noch einmal.

macros-all = In einem Zug
macros-breakAll = Das ganze ICE brechen
macros-continueRun = Weiter bis zum Server
macros-accessAll = Auf alles Offene zugreifen
macros-takeCredits = Credits bis zum Ende des Zuges
macros-endsTurn = Den Zug mit Credits beenden?
macros-ways = Wege, das ICE zu brechen
macros-otherWays =
    { $n ->
        [one] Ein anderer Weg
       *[other] { $n } andere Wege
    }
macros-with = Mit { $breakers }
macros-withNone = Ohne Icebreaker
macros-leaves = Lässt übrig: { $subroutine }
macros-price-pool = { $n }[credit]
macros-price-elsewhere = { $n }[credit] aus anderer Quelle
macros-price-clicks = { $n }[click]
macros-price-counters = { $n } Marker

marks-rez = Bei nächster Gelegenheit rezzen
marks-trashFirst = Erst Karten zerstören

amount-less = Eins weniger
amount-more = Eins mehr
amount-least = Am wenigsten
amount-most = Am meisten
amount-choose = { $n } wählen
amount-pay = { $n } bezahlen
amount-amount = Betrag

pay-from-pool = Dein Creditvorrat
pay-from-fund = Credits aus schlechter Publicity
pay-from-card = Eine Karte
pay-left =
    { $n ->
        [0] Alles ist bezahlt
       *[other] Noch { $n } zu bezahlen
    }
pay-total = { $n } zu bezahlen
pay-over = { $n } zu viel
pay-most = höchstens { $n }

encounter-title = Konfrontation mit { $ice }
encounter-ended = Die Konfrontation mit { $ice }
encounter-last = Letzte Konfrontation
encounter-aSubroutine = Eine Subroutine
encounter-states-unbroken = ungebrochen
encounter-states-broken = gebrochen
encounter-states-resolving = wird abgehandelt
encounter-states-resolved = abgehandelt
encounter-strength = Stärke
encounter-bypassed = Umgangen
encounter-breakers = Icebreaker
encounter-usable = , einsetzbar

run-on = Run auf { $server }
run-access-all = Auf { $taken } zugegriffen
run-access-limited = Auf { $taken } von { $limit } zugegriffen
run-accessing = Zugriff
run-trace = Trace
run-traceBase = Basis
run-traceStrength = Stärke
run-track = Ablauf
run-stop = Halt
run-stopLead = An jedem Schritt mit einem Halt wirst du gefragt.
run-trackOf = { $turn }: wo das Spiel steht
run-stopsAt = Halt bei: { $step }

track-drawPhaseWindow = Beginn
track-firstWindow = Beginn
track-turnBegins = Zug beginnt
track-mandatoryDraw = Ziehen
track-actionPhaseWindow = Dazwischen
track-action = Aktion
track-afterAction = Danach
track-discard = Abwerfen
track-discardPhaseWindow = Ende
track-initiationWindow = Beginn
track-approachWindow = Annäherung
track-encounterWindow = Konfrontation
track-nextSubroutine = Subroutinen
track-passWindow = Passieren
track-serverWindow = Am Server
track-jackOut = Ausloggen?
track-movementWindow = Bewegung
track-lastWindow = Zuletzt
track-success = Erfolg
track-breach = Zugriff
track-closeWindows = Ende

log-title = Protokoll
log-turn =
    { $of ->
        [corp] Zug { $turn }, Konzern
       *[runner] Zug { $turn }, Runner
    }
log-undone-somebody = Eine Antwort wurde zurückgenommen.
log-undone-by =
    { $by ->
        [corp] Konzern: Eine Antwort wurde zurückgenommen.
       *[runner] Runner: Eine Antwort wurde zurückgenommen.
    }
log-passed =
    { $n ->
        [one] eine Antwort für dich gegeben
       *[other] { $n } Antworten für dich gegeben
    }
log-empty = Es ist noch nichts geschehen.
log-earlier = Zeigen, was davor war
log-newest = Neu seit deiner letzten Antwort
log-deeds-runBegan = × Run
log-deeds-played = gespielt
log-deeds-installed = installiert
log-deeds-rezzed = gerezzt
log-deeds-advanced = vorangetrieben
log-deeds-scored = gepunktet
log-deeds-stolen = gestohlen
log-deeds-drawn = gezogen
log-deeds-creditsGained = [credit] erhalten

card-setSide = geheim gesetzt
card-preview = Karte
card-cost = Kosten
card-strength = Stärke
card-trash = Zerstörungskosten
card-requirement = Fortschritt
card-points = Punkte
card-influence = Einfluss
card-costs = kostet { $credits }
card-worth =
    { $points ->
        [one] 1 Punkt wert
       *[other] { $points } Punkte wert
    }
card-printed = aufgedruckt
card-by = durch { $title }
card-byOther = durch eine andere Karte
card-close = Schließen
card-read = { $title } lesen
card-keys = Was du damit tun kannst
card-seenIn = gesehen, Zug { $turn }
card-seen = Du hast sie in Zug { $turn } gesehen; sie liegt verdeckt.
card-since =
    { $turn ->
        [0] Dort von Anfang an.
       *[other] Dort seit Zug { $turn }.
    }
card-last = Zuletzt genannt
card-counters = Marker
card-hosts = Beherbergt
card-facedown =
    { $who ->
        [corp] Verdeckt: Nur der Konzern darf sie ansehen.
       *[runner] Verdeckt: Nur der Runner darf sie ansehen.
    }

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

concede-title = Dieses Spiel aufgeben?
concede-lead = Die andere Seite gewinnt sofort.
concede-yes = Aufgeben
concede-no = Weiterspielen

keyNames-Space = Leertaste
keyNames-ArrowLeft = ←
keyNames-ArrowUp = ↑
keyNames-ArrowRight = →
keyNames-ArrowDown = ↓
keyNames-PageUp = Bild ↑
keyNames-PageDown = Bild ↓

over-won = Du gewinnst
over-lost = Du verlierst
over-drawn = Unentschieden
over-wins =
    { $who ->
        [corp] Sieg des Konzerns
       *[runner] Sieg des Runners
    }
over-hows-points = durch Agendapunkte
over-hows-flatline = durch Flatline
over-hows-emptyDeck = weil F&E leer ist
over-hows-concession = durch Aufgabe
over-hows-draw = beide zugleich
over-hows-agreement = nach Vereinbarung
over-score = Konzern { $corp } : { $runner } Runner
over-turns =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
over-again = Noch einmal spielen
over-leave-start = Zum Anfang
over-leave-lobby = Zu den Spielen
over-leave-card = Zur Karte
over-replay = Aufzeichnung
over-look = Den Tisch ansehen
over-open = Alles über dieses Spiel

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
refused-wrongOrigin = Diese Seite darf jenen Server nicht benutzen.
refused-broken = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt.
