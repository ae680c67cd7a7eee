title = Analyse des Spiels
lead = Wie wahrscheinlich jede Seite gewonnen hätte und welche Entscheidungen am meisten gekostet haben. Jede Entscheidung wird nach dem beurteilt, was ihre Seite damals wusste.

working = Das Spiel wird analysiert: { $percent } %
stop = Anhalten
stopped = Vor dem Ende angehalten.
again = Neu beginnen
finished =
    { $decisions ->
        [one] Eine Entscheidung wurde betrachtet.
       *[other] { $decisions } Entscheidungen wurden betrachtet.
    }
upTo = Nach den heutigen Regeln lässt sich das Spiel nur { $answers } von { $all } Antworten weit nachspielen; so weit wurde es betrachtet.
cannot = Nach den heutigen Regeln lässt sich dieses Spiel nicht nachspielen, daher gibt es nichts zu betrachten.
trouble = Beim Betrachten dieses Spiels ist etwas schiefgegangen.

curve = Siegchance
curveAt = Aktion auf der Kurve
eye = Ansicht
eyes-all = Beide Hände
eyes-corp = Was der Konzern wusste
eyes-runner = Was der Runner wusste
at =
    { $side ->
        [corp] Zug { $turn }, Konzern: Konzern { $corp } %, Runner { $runner } %
       *[runner] Zug { $turn }, Runner: Konzern { $corp } %, Runner { $runner } %
    }
end = Das Ende: Konzern { $corp } %, Runner { $runner } %
go = Diesen Zeitpunkt ansehen
goTo =
    { $side ->
        [corp] Diesen Zeitpunkt ansehen: Zug { $turn }, Konzern
       *[runner] Diesen Zeitpunkt ansehen: Zug { $turn }, Runner
    }
playOn =
    { $side ->
        [corp] Von hier weiterspielen: Zug { $turn }, Konzern
       *[runner] Von hier weiterspielen: Zug { $turn }, Runner
    }
table = Die Kurve als Tabelle
tableTurn = Zug
tableEnd = Ende

missed = Ein Sieg war möglich
missedAt =
    { $side ->
        [corp] Zug { $turn }: Der Konzern hätte gewinnen können
       *[runner] Zug { $turn }: Der Runner hätte gewinnen können
    }
plan = Der Weg zum Sieg:
costly = Was am meisten gekostet hat
costAt =
    { $side ->
        [corp] Zug { $turn }, Konzern: −{ $cost } Prozentpunkte
       *[runner] Zug { $turn }, Runner: −{ $cost } Prozentpunkte
    }
played = Getan: { $what }
better = Besser: { $what }
nothing = nichts
figures = { $before } % Siegchance statt { $after } % (± { $error } %, nach { $games } weitergespielten Spielen)
none = Nichts hat erkennbar viel gekostet.
