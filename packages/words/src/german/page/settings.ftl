title = Einstellungen
language = Sprache
languageLost = Die Wörter dieser Sprache waren nicht zu holen. Versuche es noch einmal.
theme = Farben

themes-system = Wie das System
themes-dark = Dunkel
themes-light = Hell
themes-contrast = Hoher Kontrast
themes-safe = Für Farbfehlsichtige

motion = Bewegung

motions-full = Voll
motions-quick = Kurz
motions-none = Keine
moments = Große Momente
momentsOf-full = Gespielt
momentsOf-quiet = Still: Zeichen ohne Bewegung

size = Karten

sizes-small = Klein
sizes-normal = Normal
sizes-large = Groß

list = Was die Tafel aufzählt

lists-short = Was auf dem Tisch keinen Platz hat
lists-full = Alles

confirm = Noch einmal fragen, bevor etwas ein Fehler sein könnte
act = Der erste Klick auf eine Karte
acts-shown = Zeigt, was mit ihr geht
acts-atOnce = Tut es sofort
unread = Antworten übergehen, die kommen, bevor die Frage zu lesen war
telling = In Spielen gegen den Computer sagen, was mir neu ist
tellings-all = Jedes einmal, von jetzt an
tellings-nothing = Nichts
plain = Einfache Wörter für Orte
plainAt-lessons = In Lektionen
plainAt-games = In jedem Spiel
plainAt-nowhere = Nirgends
plainLead = Eine Hand heißt Hand, und die ersten drei Male steht HQ oder Griff dabei; danach steht das richtige Wort allein. Nach deinem ersten ganzen Spiel hört das von selbst auf.
pace = Das Tempo des Computers

paces-slow = Wie ein Mensch
paces-normal = Ruhig
paces-fast = Schnell
paces-none = Sofort

paceLead = Es gilt sofort in diesem Browser. Auf einem Server behält ein Computer das Tempo, das galt, als er sich setzte.
sound = Ton
volume = Lautstärke
keys = Einzelne Tasten wählen
changeKeys = Tasten ändern

onOff-on = An
onOff-off = Aus

stops = Wann ich gefragt werde

stopModes-few = Wo ich es meistens will
stopModes-able = Überall, wo ich etwas tun kann
stopModes-every = In jedem Zeitfenster

stopsLead = Das Protokoll nennt, wo für dich geantwortet wird.

windows-title = Jede Art von Zeitfenster
windows-changed =
    { $n ->
        [0] wie üblich
       *[other] { $n } geändert
    }
windows-lead = Wer einen Schritt des Ablaufs drückt, wird dort gefragt.
windows-groups-corpTurn = Im Zug des Konzerns
windows-groups-runnerTurn = Im Zug des Runners
windows-groups-run = In einem Run
windows-groups-kinds = Jederzeit
windows-kinds-reaction = wenn etwas geschehen ist: Fähigkeiten, die dann eingesetzt werden können
windows-kinds-interrupt = wenn etwas bevorsteht: Fähigkeiten, die es ändern
windows-kinds-candidate = die einzige Karte für einen Zugriff: fragen oder gleich zugreifen
windows-usual =
    { $order ->
        [ask] Wie üblich: immer fragen
        [able] Wie üblich: fragen, wenn ich handeln könnte
        [news] Wie üblich: fragen, wenn ich etwas Neues tun könnte
       *[pass] Wie üblich: passen
    }
windows-orders-ask = Mich immer fragen
windows-orders-able = Mich fragen, wenn ich handeln könnte
windows-orders-news = Mich fragen, wenn ich etwas Neues tun könnte
windows-orders-pass = Für mich passen
windows-reset = Alle Zeitfenster wie üblich

keyLists-table-title = Mit der Tastatur spielen
keyLists-table-rows-move = Zwischen Karten, Servern und Knöpfen wechseln
keyLists-table-rows-choose = Wählen, was im Fokus ist
keyLists-table-rows-option = Eine Möglichkeit der Entscheidung wählen
keyLists-table-rows-back = Zurück
keyLists-table-rows-list = Diese Liste
keyLists-replay-title = Tasten einer Aufzeichnung
keyLists-replay-rows-moment = Dahin, wo zuvor oder als Nächstes etwas geschieht
keyLists-replay-rows-action = Um eine Aktion
keyLists-replay-rows-turn = Um einen Zug
keyLists-replay-rows-ends = Zum Anfang, zum Ende
keyLists-replay-rows-views = Beide Hände, Ansicht des Konzerns, des Runners, des Publikums
keyLists-replay-rows-list = Diese Liste

keymap-title = Tasten ändern
keymap-lead = Wähle einen Befehl und drücke dann die Taste, die er haben soll.
keymap-places-table = Am Tisch
keymap-places-replay = In einer Aufzeichnung
keymap-commands-left = Nach links
keymap-commands-up = Nach oben
keymap-commands-down = Nach unten
keymap-commands-right = Nach rechts
keymap-commands-answer = Die hervorgehobene Antwort
keymap-commands-decision = Zur Entscheidung
keymap-commands-hand = Zur Hand
keymap-commands-log = Zum Protokoll
keymap-commands-why = Warum werde ich gefragt?
keymap-commands-words = Was bedeuten diese Wörter?
keymap-commands-hint = Ein Tipp, Schritt für Schritt
keymap-commands-breakAll = Das ganze ICE brechen
keymap-commands-continueRun = Weiter bis zum Server
keymap-commands-accessAll = Auf alles Offene zugreifen
keymap-commands-takeCredits = Credits bis zum Ende des Zuges
keymap-commands-takeBack = Die letzte Antwort zurücknehmen
keymap-commands-help = Die Liste der Tasten
keymap-commands-back = Zurück bis dahin, wo etwas geschah
keymap-commands-forward = Weiter bis dahin, wo etwas geschieht
keymap-commands-backAction = Eine Aktion zurück
keymap-commands-forwardAction = Eine Aktion weiter
keymap-commands-backTurn = Einen Zug zurück
keymap-commands-forwardTurn = Einen Zug weiter
keymap-commands-first = Zum Anfang
keymap-commands-last = Zum Ende
keymap-commands-play = Abspielen oder anhalten
keymap-commands-replayHelp = Die Liste der Tasten
keymap-change = { $command }: { $key }. Ändern
keymap-press = Drücke eine Taste
keymap-pressFor = Drücke eine Taste für „{ $command }“. Escape lässt alles, wie es ist.
keymap-reserved-tab = Tab führt immer von einem zum nächsten.
keymap-reserved-enter = Enter wählt immer, was im Fokus ist.
keymap-reserved-escape = Escape führt immer zurück, deshalb wurde nichts geändert.
keymap-reserved-digit = Die Ziffern 1 bis 9 wählen immer Möglichkeiten.
keymap-reserved-withControl = Tasten mit Strg, Alt oder Cmd gehören dem Browser.
keymap-reserved-system = Der Browser oder das System braucht diese Taste.
keymap-clash = { $key } ist die Taste für „{ $other }“.
keymap-swap = Die beiden Tasten tauschen
keymap-leave = Lassen, wie es war
keymap-done = { $command }: { $key }
keymap-swapped = { $one }: { $key }. { $other }: { $otherKey }
keymap-reset = { $command }: zurück zu { $key }
keymap-usual = Zurück zu { $key }
keymap-resetAll = Alle Tasten wie üblich
keymap-allUsual = Alle Tasten sind wie üblich.
keymap-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet, deshalb zählen Buchstaben und Zeichen nicht.
