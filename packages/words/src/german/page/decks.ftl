notBy = Nicht legal nach den Regeln von { $editions }
title = Meine Decks
unnamed = Deck ohne Namen
noIdentity = Noch keine Identität
cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
copies =
    { $n ->
        [one] { $n } Exemplar
       *[other] { $n } Exemplare
    }
notHere =
    { $n ->
        [one] 1 deiner Decks ist hier nicht legal
       *[other] { $n } deiner Decks sind hier nicht legal
    }

list-new = Neues Deck
list-import = Einlesen
list-empty = Du hast noch keine Decks.
list-emptyLead = Baue eines aus allen Karten eines Formats, lies eine Liste ein, oder beginne mit der Kopie eines Startdecks.
list-starters = Mit einem Startdeck beginnen
list-copyOf = { $name } kopieren
list-sort = Reihenfolge
list-sorts-played = Zuletzt gespielt
list-sorts-name = Name
list-sorts-changed = Zuletzt geändert
list-sorts-won = Am meisten gewonnen
list-search = Deck suchen
list-show = Zeigen
list-shows-all = Alle Decks
list-shows-corp = Konzern
list-shows-runner = Runner
list-shows-archived = Archiv
list-shows-deleted = Gelöscht
list-tag = Stichwort
list-none = So ein Deck gibt es nicht.
list-legal = legal
list-illegal =
    { $n ->
        [one] { $n } Verstoß gegen die Regeln
       *[other] { $n } Verstöße gegen die Regeln
    }
list-copy = Kopieren
list-copyName = { $name } (Kopie)
list-some = { $shown } von { $all } Decks werden gezeigt.
list-showMore = Mehr zeigen
list-won =
    { $games ->
        [one] { $percent } % gewonnen: { $won } von { $games } Spiel
       *[other] { $percent } % gewonnen: { $won } von { $games } Spielen
    }
list-archive = Ins Archiv
list-unarchive = Aus dem Archiv holen
list-takeBack = Zurückholen
list-delete = Löschen
list-deleted = { $name } ist gelöscht.
list-undo = Rückgängig
list-tags = Stichwörter
list-tagsHint = Wörter, unter denen du das Deck wiederfindest, mit Kommas dazwischen.
list-saveTags = Stichwörter behalten
list-changed = geändert { $when }
list-played = gespielt { $when }
list-more = Was du mit { $name } tun kannst

days-today = heute
days-yesterday = gestern
days-ago = vor { $n } Tagen

missing = Dieses Deck ist hier nicht unter deinen. Vielleicht wurde es gelöscht oder in einem anderen Browser gebaut.
find = Eines deiner Decks suchen

versions-title = Fassungen
versions-lead = Jedes Mal, wenn der Server das Deck behält, ist das eine Fassung, und die letzten fünfzig bleiben. Zurückgehen lässt sich rückgängig machen.
versions-none = Der Server hat noch keine Fassung. Er behält sie für alle, die einen Namen haben.
versions-at = { DATETIME($time, dateStyle: "medium", timeStyle: "short") }
versions-now = wie es jetzt ist
versions-goBack = Dahin zurück
versions-goBackTo = Dahin zurück: zur Fassung vom { $when }

sync-here = Deine Decks sind nur in diesem Browser.
sync-nowhere = Dieser Browser lässt die Seite nichts speichern: Decks, die der Server nicht hat, sind weg, wenn du die Seite verlässt.
sync-name = Gib dir einen Namen, damit auch der Server sie behält
sync-kept = Der Server behält deine Decks für { $name }.
sync-guest = Mit einem Passwort wird der Name deiner, und du hast sie auch in anderen Browsern.
sync-unsent =
    { $n ->
        [one] 1 Deck hat der Server noch nicht bekommen.
       *[other] { $n } Decks hat der Server noch nicht bekommen.
    }
sync-unreached = Der Server ist nicht zu erreichen. Was du änderst, bleibt in diesem Browser und wird später geschickt.
sync-again = Noch einmal versuchen
sync-parted = Diese Decks wurden auch in einem anderen Fenster geändert. Beide bleiben: das Deck, wie es dort ist, und ein weiteres mit deinen Änderungen.
sync-mine = { $name } (meine Änderungen)
sync-seen = Gesehen

toList = Zu meinen Decks

builder-name = Name des Decks
builder-format = Format
builder-pool = Karten
builder-deck = Dein Deck
builder-figures = Zahlen
builder-undo = Rückgängig
builder-redo = Wiederholen
builder-help = Tasten
builder-hands = Probehände
builder-play = Spielen
builder-playLead = Gegen den Computer spielen
builder-transfer = Ausgeben
builder-import = Einlesen
builder-share = Teilen
builder-sheets = Blätter des Deckbaus
builder-more = Mehr
builder-moreTitle = Was du mit dem Deck tun kannst

pool-search = Suche
pool-hint = Titel, Text oder typ:ice f:nbn kosten<=3
pool-type = Typ
pool-faction = Fraktion
pool-identities = Wähle zuerst die Identität des Decks.
pool-found =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
pool-nothing = So eine Karte gibt es in diesem Format nicht.
pool-inDeck =
    { $n ->
        [one] { $n } Exemplar im Deck
       *[other] { $n } Exemplare im Deck
    }
pool-cost = Kosten
pool-count =
    { $n ->
        [one] { $n } Exemplar von { $title }
       *[other] { $n } Exemplare von { $title }
    }
pool-more = Eine { $title } mehr
pool-less = Eine { $title } weniger
pool-choose = Wählen
pool-banned = verboten
pool-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
pool-about = Alles über diese Karte

deck-empty = Noch ist nichts darin. Wähle links Karten, oder ziehe sie hierher.
deck-emptyPhone = Noch ist nichts darin. Wähle Karten auf dem anderen Blatt.
deck-group = { $name } ({ $n })
deck-left = Alle deine Karten, die du nirgends sonst siehst. Ihre Reihenfolge hier sagt nichts.
deck-elsewhere =
    { $n ->
        [one] Eine davon liegt ungesehen anderswo.
       *[other] { $n } davon liegen ungesehen anderswo.
    }
deck-unknown = Unbekannte Karten
deck-influence = { $n } Einfluss
deck-wrong = gegen die Regeln
deck-changeIdentity = Identität ändern
deck-chooseIdentity = Identität wählen
deck-now = { $title }: { $n ->
        [one] { $n } Exemplar
       *[other] { $n } Exemplare
    }. Deck: { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }.
deck-gone =
    { $size ->
        [one] { $title } ist nicht mehr im Deck. Deck: { $size } Karte.
       *[other] { $title } ist nicht mehr im Deck. Deck: { $size } Karten.
    }

meters-size = Karten
meters-influence = Einfluss
meters-points = Agendapunkte
meters-of = von mindestens { $least }
meters-most = von { $most }
meters-noLimit = ohne Grenze
meters-range = { $least } oder { $most } nötig
meters-legal = Legal in { $format }.
meters-list = { $name }, gültig seit { $from }
meters-violations = Was gegen die Regeln ist
meters-concerned = Es geht um:

figures-ice = ICE: { $n }
figures-rez = Rez-Kosten des ICE: zusammen { $total }
figures-costs = Kosten
figures-ofCost =
    { $n ->
        [one] { $n } Karte mit Kosten { $cost }
       *[other] { $n } Karten mit Kosten { $cost }
    }
figures-income = Karten, die Credits geben: { $n }
figures-noIncome = Keine.
figures-influence = Einfluss: { $n }
figures-noneBanned = Nichts im Deck ist verboten.
figures-banned = Verboten: { LIST($titles) }
figures-points = { $spent } Punkte von { $most }
figures-worthThree = { $n } von { $most } Agenden, die 3 Punkte wert sind
figures-breakers = Gegen ICE
figures-anyIce = Jedes ICE
figures-nothing = nichts
figures-memory = Speicher
figures-memoryLead =
    { $more ->
        [0] Alle Programme zusammen brauchen { $needed }. Es gibt { $limit }.
       *[other] Alle Programme zusammen brauchen { $needed }. Es gibt { $limit }, und { $more } mehr durch Karten.
    }

hands-title = Probehände
hands-again = Neue Hand
hands-mulligan = Mulligan nehmen
hands-more = Eine Karte mehr
hands-hand = Deine Hand
hands-first = Die erste Hand.
hands-second = Nach dem Mulligan.
hands-drawn =
    { $n ->
        [0] {""}
       *[other] { $n ->
            [one] { $n } Karte seither gezogen.
           *[other] { $n } Karten seither gezogen.
        }
    }
hands-few = Das Deck braucht mindestens fünf Karten.
hands-odds = Wie wahrscheinlich es ist
hands-oddsLead = Ob sie in der ersten Hand von fünf sind, oder in der zweiten, wenn man ihretwegen einen Mulligan nimmt, und unter mehr Karten.
hands-atLeast = Mindestens
hands-what = Davon
hands-among = In den ersten Karten
hands-inHand = Erste Hand
hands-withMulligan = Mit Mulligan
hands-byTurn = In { $cards } Karten
hands-percent = { $n } %

transfer-importTitle = Ein Deck einlesen
transfer-importLead = Füge eine Liste ein, oder ziehe eine Datei hierher: Text, NetrunnerDB, jinteki.net, OCTGN oder ein Link dieser Seite.
transfer-list = Deckliste
transfer-file = Datei öffnen
transfer-read = Dieses Deck nehmen
transfer-replace = An die Stelle dieses Decks setzen
transfer-rest = Nehmen, was sich lesen ließ
transfer-passedOver = Nicht als Karten gelesen:
transfer-found =
    { $n ->
        [one] { $n } Karte und { $identity }.
       *[other] { $n } Karten und { $identity }.
    }
transfer-exportTitle = Das Deck ausgeben
transfer-form = Form
transfer-forms-text = Text nach Typen
transfer-forms-markdown = In Markdown
transfer-forms-jinteki = Für jinteki.net
transfer-forms-octgn = Für OCTGN
transfer-forms-code = Kurzer Code
transfer-forms-sets = Text mit Sets
transfer-forms-after = Anzahl hinten
transfer-forms-ids = Kennungen
transfer-forms-codes = Nummern
transfer-forms-netrunnerdb = NetrunnerDB (als JSON)
transfer-forms-json = JSON
transfer-text = Das Deck in dieser Form
transfer-copy = Kopieren
transfer-copied = Kopiert.
transfer-download = Als Datei speichern
transfer-picture = Bild des Decks
transfer-pictureAlt-empty = Das Deck { $name } mit der Identität { $identity }.
transfer-pictureAlt-listed = Das Deck { $name } mit der Identität { $identity }: { $list }.
transfer-savePicture = Bild speichern
transfer-copyPicture = Bild kopieren
transfer-sharePicture = Bild teilen
transfer-saved = Gespeichert.
transfer-noPicture = Dieser Browser macht kein Bild daraus: Mache eines von deinem Bildschirm.
transfer-shareTitle = Das Deck teilen
transfer-shareLead = Wer diesen Link öffnet, sieht das Deck, wie es jetzt ist. Es steht im Link selbst: Kein Server bewahrt es auf, und spätere Änderungen sind nicht darin.
transfer-link = Der Link

shared-title = Ein geteiltes Deck
shared-lead = Jemand hat dieses Deck mit dir geteilt. Kopiere es, um es zu ändern.
shared-copy = Zu meinen Decks kopieren
shared-play = Gegen den Computer spielen
shared-unread = In diesem Link steht kein Deck, das sich lesen lässt. Vielleicht wurde er abgeschnitten: Bitte noch einmal darum.

keys-title = Tasten des Deckbaus
keys-lead = Tab geht von Teil zu Teil. In einer Liste von Karten:
keys-rows-search-key = /
keys-rows-search-does = Zur Suche
keys-rows-upDown-key = ↑ ↓
keys-rows-upDown-does = Zur Karte darüber oder darunter, von der Suche in die Liste
keys-rows-leftRight-key = → ←
keys-rows-leftRight-does = Zum Deck, zurück zu den Karten
keys-rows-enter-key = Enter
keys-rows-enter-does = Ein Exemplar mehr
keys-rows-count-key = 1 … 9
keys-rows-count-does = So viele Exemplare
keys-rows-none-key = 0
keys-rows-none-does = Die Karte herausnehmen
keys-rows-plusMinus-key = + −
keys-rows-plusMinus-does = Ein Exemplar mehr, eines weniger
keys-rows-undo-key = Strg Z
keys-rows-undo-does = Rückgängig
keys-rows-redo-key = Strg Umschalt Z
keys-rows-redo-does = Wiederholen
keys-rows-hands-key = h
keys-rows-hands-does = Probehände
keys-rows-list-key = ?
keys-rows-list-does = Diese Liste
