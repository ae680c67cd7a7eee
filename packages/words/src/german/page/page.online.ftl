again = Versuche es in { $seconds } s noch einmal.

connection-opening = Die Verbindung wird aufgebaut …
connection-lost = Die Verbindung ist abgebrochen. Sie wird neu aufgebaut …

me-menu = Du bist { $name }
me-none = Anmelden

room-loading = Unterwegs zum Spiel
room-deckNamed = Deck: { $name }
room-abandoned = Dieses Spiel wurde aufgegeben.
room-gone = So ein Spiel gibt es nicht. Der Link ist vielleicht falsch, oder das Spiel ist endgültig vorbei.

chat-title = Unterhaltung
chat-tabs = Protokoll und Unterhaltung
chat-unread =
    { $n ->
        [one] { $n } neue Zeile
       *[other] { $n } neue Zeilen
    }
chat-players = Was die beiden Spielenden sagen, lesen alle.
chat-spectators = Wer zusieht, redet unter sich: Die beiden lesen es nach dem Spiel.
chat-unseated = Du hast keinen Platz: Die beiden lesen erst nach dem Spiel, was du sagst.
chat-write = Etwas sagen
chat-send = Sagen
chat-empty = Noch hat niemand etwas gesagt.
chat-rematch = Hier beginnt die Revanche.
chat-presets-hello = Hallo, viel Spaß!
chat-presets-goodLuck = Viel Glück!
chat-presets-thinking = Einen Moment …
chat-presets-takeYourTime = Lass dir Zeit.
chat-presets-wellPlayed = Schön gespielt!
chat-presets-oops = Hoppla!
chat-presets-thanks = Danke!
chat-presets-sorry = Entschuldigung!
chat-presets-goodGame = Gutes Spiel!
chat-presets-goodbye = Auf Wiedersehen!
chat-quiet = Wen du liest
chat-silent = Die beiden möchten Ruhe.
chat-preset = Gleich sagen
chat-fromSpectators = Publikum

table-away-now = nicht da
table-away-since = nicht da: { $left }
table-away-claimable = nicht da: { $left }, bis du das Spiel beanspruchen kannst
table-clock = { $who }, verbleibende Zeit: { $left }
table-claim = Das Spiel beanspruchen
table-claimLead = Die andere Seite ist seit drei Minuten nicht da.
table-callBot = Einen Computer weiterspielen lassen
table-standsIn = Ein Computer spielt für dich.
table-comeBack = Selbst weiterspielen
table-offerDraw = Unentschieden anbieten
table-drawOffered = Du bietest ein Unentschieden an.
table-drawBack = Das Angebot zurückziehen
table-drawAsked = Die andere Seite bietet ein Unentschieden an.
table-agree = Annehmen
table-report = Diese Entscheidung anzweifeln
table-takeBackAsked =
    Die andere Seite möchte ihre letzte Antwort zurücknehmen{ $theirs ->
        [0] { $yours ->
            [0] {""}
           *[other] {" "}und was seither entschieden wurde: { $yours } von dir
        }
       *[other] { $yours ->
            [0] {" "}und was seither entschieden wurde: { $theirs } von dort
           *[other] {" "}und was seither entschieden wurde: { $theirs } von dort und { $yours } von dir
        }
    }{ $turns ->
        [0] {""}
        [1] , in den Zug davor
       *[other] , { $turns } Züge zurück
    }.
table-learned-drawn =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } gezogen
table-learned-accessed =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } auf { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zugegriffen
table-learned-lookedAt =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } angesehen
table-learned-searched =
    { $by ->
        [they] hat sie einen Stapel durchsucht
        [you] hast du einen Stapel durchsucht
       *[somebody] hat jemand einen Stapel durchsucht
    }
table-learned-revealed =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vorgezeigt
table-learned-exposed =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } enthüllt
table-learned-rezzed =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } gerezzt
table-learned-turnedFaceup =
    { $count ->
        [one] kam { $count } Karte offen zu liegen
       *[other] kam { $count } Karten offen zu liegen
    }
table-learned-bidsRevealed =
    { $by ->
        [they] hat sie ein geheimes Gebot aufgedeckt
        [you] hast du ein geheimes Gebot aufgedeckt
       *[somebody] hat jemand ein geheimes Gebot aufgedeckt
    }
table-learned-ways = Dadurch { LIST($ways) }.
table-learned-seen =
    { $n ->
        [one] Sie hat { $n } Karte gesehen, die sie vorher nicht kannte.
       *[other] Sie hat { $n } Karten gesehen, die sie vorher nicht kannte.
    }
table-learned-chance = Der Zufall hat etwas entschieden.
table-allow = Erlauben
table-deny = Nein
table-asking = Die andere Seite wird gefragt, ob du zurücknehmen darfst.
table-denied = Die andere Seite lässt die Antwort stehen.
table-closes = Der Server wird erneuert: spätestens um { DATETIME($time, timeStyle: "short") } Uhr schließt er für einen Moment, und bis dahin beginnen keine neuen Spiele. Dein Spiel bleibt erhalten. Du kannst es hier beenden oder danach weiterspielen.
table-mended =
    { $lost ->
        [0] Inzwischen wurden die Regeln berichtigt. Das Spiel geht weiter, wo es stand.
       *[other] { $lost ->
            [one] Inzwischen wurden die Regeln berichtigt. Das Spiel geht vor der letzten Antwort weiter, die nicht mehr gelten.
           *[other] Inzwischen wurden die Regeln berichtigt. Das Spiel geht vor den letzten { $lost } Antworten weiter, die nicht mehr gelten.
        }
    }
table-skip = Passen, bis etwas geschieht
table-rematch = Revanche mit getauschten Seiten
table-rematchAsked = Warten auf die andere Seite
table-rematchWanted = Die andere Seite möchte eine Revanche.
table-rematchGo = Zum neuen Spiel
table-fair = Wurde ehrlich gemischt?
table-lobby = Zu den Spielen
table-leaving-title = Den Tisch verlassen?
table-leaving-clock = Deine Uhr läuft weiter.
table-leaving-claim = Bist du drei Minuten nicht da, während du gefragt wirst, kann die andere Seite das Spiel beanspruchen.
table-leaving-back = Das Spiel ist nicht vorbei: „Dein Spiel fortsetzen“, am Anfang und bei den Spielen, bringt dich zurück.
table-leaving-stay = Bleiben
table-leaving-leave = Fürs Erste verlassen
table-spectators =
    { $n ->
        [one] Eine Person sieht zu
       *[other] { $n } Personen sehen zu
    }
table-hows-time = nach Zeit
table-hows-absence = weil die andere Seite nicht da war
