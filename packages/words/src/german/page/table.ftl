board-lost = Der Tisch ist verloren gegangen. Lade die Seite neu, um an derselben Stelle weiterzuspielen.
board-turn =
    { $turn ->
        [0] Vor dem 1. Zug
       *[other] { $of ->
            [corp] Zug { $turn } · Konzern
           *[runner] Zug { $turn } · Runner
        }
    }
board-title-asked = Deine Entscheidung
board-title-other = Tisch
board-servers = Server
board-rig = Rig
board-rows-program = Programme
board-rows-hardware = Hardware
board-rows-resource = Ressourcen
board-rows-other = Verdeckt
board-hand =
    { $who ->
        [corp] HQ: { $count } von { $size }
       *[runner] Griff: { $count } von { $size }
    }
board-unseen =
    { $n ->
        [one] { $n } Karte verdeckt
       *[other] { $n } Karten verdeckt
    }
board-central-hq = HQ
board-central-rnd = F&E
board-central-archives = Archiv
board-shortArchives = Arch
board-remote = Server { $n }
board-newRemote = Neuer Server
board-position = ICE { $n }
board-marked = Ziel
board-runnerHere = Hier ist der Runner
board-inPlay = Im Spiel
board-setAside = Beiseitegelegt
board-facedown-corp = Karte des Konzerns, verdeckt
board-facedown-runner = Karte des Runners, verdeckt
board-unrezzedIce = Ungerezztes ICE
board-iceAt =
    { $ice } vor { $server ->
        [hq] HQ
        [rnd] F&E
        [archives] dem Archiv
       *[remote] Server { $n }
    }{ $place ->
        [only] {""}
        [outermost] , ganz außen
        [innermost] , ganz innen
       *[between] , Nummer { $nth } von außen
    }
board-unrezzed = ungerezzt
board-rezzed = gerezzt
board-canBeChosen = kann gewählt werden
board-chosen = gewählt
board-isNew = neu
board-options =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] { $n } Möglichkeiten
    }
board-deck-corp = F&E
board-deck-runner = Stapel
board-discard-corp = Archiv
board-discard-runner = Halde
board-scoreArea = Punktebereich
board-openPile =
    { $count ->
        [one] { $name }, { $count } Karte: durchsehen
       *[other] { $name }, { $count } Karten: durchsehen
    }
board-emptyPile = Hier liegen noch keine Karten.
board-main = Tisch
board-focus = Worum es geht
board-status = Spiel
board-waitingFor =
    { $who ->
        [corp] Es entscheidet der Konzern
       *[runner] Es entscheidet der Runner
    }
board-watching =
    { $who ->
        [corp] Du siehst zu: Es entscheidet der Konzern
       *[runner] Du siehst zu: Es entscheidet der Runner
    }

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
decision-hint = Tipp
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
decision-tokens-gainCredit = +1[credit]
decision-tokens-drawCard = +1 Karte
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
decision-passing-letRunOn = Den Run weitergehen lassen
decision-passing-turnOn = Weiter im Zug
decision-passing-steal = { $title } stehlen
decision-passing-leave = { $title } liegen lassen
decision-passing-doNotRez = Nicht rezzen
decision-passing-doNotScore = Nicht werten
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
decision-unscored = Die Agenda, mit der du gewinnst, nicht werten?
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
amount-least = Minimum
amount-most = Maximum
amount-choose = { $n } wählen
amount-spend = { $n }[credit] ausgeben
amount-pay = { $n }[credit] bezahlen
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
run-access-all = Zugriffe: { $taken }
run-access-limited = Zugriffe: { $taken } von { $limit }
run-accessing = Zugriff
run-trace = Trace
run-traceBase = Grundstärke
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
log-deeds-scored = gewertet
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
card-hosts = Hostet
card-facedown =
    { $who ->
        [corp] Verdeckt: Nur der Konzern darf sie ansehen.
       *[runner] Verdeckt: Nur der Runner darf sie ansehen.
    }

concede-title = Dieses Spiel aufgeben?
concede-lead = Die andere Seite gewinnt sofort.
concede-yes = Aufgeben
concede-no = Weiterspielen

over-won = Du hast gewonnen
over-lost = Du hast verloren
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
over-leave-start = Zur Startseite
over-leave-lobby = Zu den Spielen
over-leave-card = Zur Karte
over-replay = Aufzeichnung
over-look = Den Tisch ansehen
over-open = Alles über dieses Spiel
