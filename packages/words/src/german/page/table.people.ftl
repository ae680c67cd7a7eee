away-now = nicht da
away-since = nicht da: { $left }
away-claimable = nicht da: { $left }, bis du das Spiel beanspruchen kannst
clock = { $who }, verbleibende Zeit: { $left }
next =
    { $more ->
        [0] Weiter: dein Spiel gegen { $opponent }
        [one] Weiter: dein Spiel gegen { $opponent } und { $more } anderes
       *[other] Weiter: dein Spiel gegen { $opponent } und { $more } andere
    }
noNext = Abgegeben. Kein anderes Spiel wartet auf dich.
holiday = im Urlaub bis { $date }
claim = Das Spiel beanspruchen
claimLead = Die andere Seite ist seit drei Minuten nicht da.
callBot = Einen Computer weiterspielen lassen
standsIn = Ein Computer spielt für dich.
comeBack = Selbst weiterspielen
offerDraw = Unentschieden anbieten
drawOffered = Du bietest ein Unentschieden an.
drawBack = Das Angebot zurückziehen
drawAsked = Die andere Seite bietet ein Unentschieden an.
agree = Annehmen
report = Diese Entscheidung anzweifeln
takeBackAsked =
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
learned-drawn =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } gezogen
learned-accessed =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } auf { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zugegriffen
learned-lookedAt =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } angesehen
learned-searched =
    { $by ->
        [they] hat sie einen Stapel durchsucht
        [you] hast du einen Stapel durchsucht
       *[somebody] hat jemand einen Stapel durchsucht
    }
learned-revealed =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aufgedeckt
learned-exposed =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } enthüllt
learned-rezzed =
    { $by ->
        [they] hat sie
        [you] hast du
       *[somebody] hat jemand
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } gerezzt
learned-turnedFaceup =
    { $count ->
        [one] kam { $count } Karte offen zu liegen
       *[other] kam { $count } Karten offen zu liegen
    }
learned-bidsRevealed =
    { $by ->
        [they] hat sie ein geheimes Gebot aufgedeckt
        [you] hast du ein geheimes Gebot aufgedeckt
       *[somebody] hat jemand ein geheimes Gebot aufgedeckt
    }
learned-ways = Dadurch { LIST($ways) }.
learned-seen =
    { $n ->
        [one] Sie hat { $n } Karte gesehen, die sie vorher nicht kannte.
       *[other] Sie hat { $n } Karten gesehen, die sie vorher nicht kannte.
    }
learned-chance = Der Zufall hat etwas entschieden.
allow = Erlauben
deny = Nein
asking = Die andere Seite wird gefragt, ob du zurücknehmen darfst.
denied = Die andere Seite lässt die Antwort stehen.
closes = Der Server wird erneuert: spätestens um { DATETIME($time, timeStyle: "short") } Uhr schließt er für einen Moment, und bis dahin beginnen keine neuen Spiele. Dein Spiel bleibt erhalten. Du kannst es hier beenden oder danach weiterspielen.
mended =
    { $lost ->
        [0] Inzwischen wurden die Regeln berichtigt. Das Spiel geht weiter, wo es stand.
       *[other] { $lost ->
            [one] Inzwischen wurden die Regeln berichtigt. Das Spiel geht vor der letzten Antwort weiter, die nicht mehr gelten.
           *[other] Inzwischen wurden die Regeln berichtigt. Das Spiel geht vor den letzten { $lost } Antworten weiter, die nicht mehr gelten.
        }
    }
skip = Passen, bis etwas geschieht
rematch = Revanche mit getauschten Seiten
rematchAsked = Warten auf die andere Seite
rematchWanted = Die andere Seite möchte eine Revanche.
rematchGo = Zum neuen Spiel
fair = Wurde ehrlich gemischt?
lobby = Zu den Spielen
leaving-title = Den Tisch verlassen?
leaving-clock = Deine Uhr läuft weiter.
leaving-claim = Bist du drei Minuten nicht da, während du gefragt wirst, kann die andere Seite das Spiel beanspruchen.
leaving-back = Das Spiel ist nicht vorbei: „Dein Spiel fortsetzen“, am Anfang und bei den Spielen, bringt dich zurück.
leaving-stay = Bleiben
leaving-leave = Fürs Erste verlassen
spectators =
    { $n ->
        [one] Eine Person sieht zu
       *[other] { $n } Personen sehen zu
    }
hows-time = nach Zeit
hows-absence = weil die andere Seite nicht da war
