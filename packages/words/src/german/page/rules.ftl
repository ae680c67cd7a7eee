title = Die Regeln, Ausgabe für Ausgabe
lead = Jeder Schritt von Zügen und Runs mit seiner Stelle in jeder Ausgabe und was die Ausgaben verschieden entscheiden, aus den Tabellen, nach denen Spiele gespielt werden. Was anders ist als in den neuesten Regeln, ist gekennzeichnet.
beside = Neben den neuesten
all = Alle
show = Zeigen

shows-all = Alles
shows-differences = Nur Unterschiede

legend = Zeichen

differences-added = ein Schritt, den die neuesten Regeln nicht haben
differences-missing = kein solcher Schritt
differences-moved = in anderer Reihenfolge
differences-window = man darf darin etwas anderes tun
differences-decided = anders entschieden

elsewhere = In diesem Moment in anderen Ausgaben
nothingElse = Sie bietet in diesem Moment dasselbe an.

here-missing = diesen Moment gibt es dort nicht
here-moved = dieser Moment steht dort in anderer Reihenfolge

stands-here = dieser Schritt dort: { $step } – { $deeds }
stands-next = die nächste Entscheidung dort: { $step } – { $deeds }

both = beide
nobody = niemand entscheidet etwas

decides-jackOut = sich ausloggen oder weitergehen
decides-action = eine Aktion wählen
decides-discard = wählen, was abgeworfen wird
decides-breach = wählen, auf welche Karten zugegriffen wird

also = davor noch: { $steps }
lacks = dort nicht angeboten: { $options }
adds = dort auch angeboten: { $options }

choices-winAt = { $points } Agendapunkte gewinnen das Spiel
choices-simultaneousWins =
    { $decided ->
        [draw] würden beide zugleich gewinnen, endet das Spiel unentschieden
       *[activePlayer] würden beide zugleich gewinnen, gewinnt, wer am Zug ist
    }
choices-startingCredits = man beginnt mit { $credits } Credits
choices-startingHand = man beginnt mit { $cards } Handkarten
choices-allottedClicks = der Konzern hat { $corp } Klicks je Zug, der Runner { $runner }
choices-additionalClicks =
    { $decided ->
        [asTurnBegins] Klicks, die eine Karte hinzufügt, erhält man zu Beginn des Zuges
       *[whileActive] Klicks, die eine Karte hinzufügt, kommen und gehen mit der Karte, auch mitten im Zug
    }
choices-noEffectActions =
    { $decided ->
        [allowed] was nichts ändern würde, darf man trotzdem tun
       *[forbidden] was nichts ändern würde, darf man nicht tun
    }
choices-discardCards =
    { $decided ->
        [simultaneous] alle Karten werden zugleich abgeworfen
       *[oneByOne] Karten werden einzeln abgeworfen
    }
choices-negativeHandSize =
    { $decided ->
        [startOfDiscardStep] liegt die maximale Handgröße unter null, endet das Spiel durch Flatline zu Beginn des Abwurfschritts
       *[endOfTurn] liegt die maximale Handgröße unter null, endet das Spiel durch Flatline am Ende des Zuges
    }
choices-badPublicityCredits =
    { $decided ->
        [fund] Credits aus schlechter Publicity liegen in einem eigenen Vorrat und gehen nicht verloren
       *[pool] Credits aus schlechter Publicity liegen im Creditvorrat des Runners und können verloren gehen
    }
choices-lostServer =
    { $decided ->
        [windowCompleted] gibt es den angegriffenen Server nicht mehr, endet der Run nach dem offenen Fenster
       *[atOnce] gibt es den angegriffenen Server nicht mehr, endet der Run sofort
    }
choices-removedIce =
    { $decided ->
        [notPassed] ICE, das entfernt wird, während der Runner dort ist, gilt nicht als passiert
       *[passed] ICE, das entfernt wird, während der Runner dort ist, gilt als passiert
    }
choices-ifSuccessful =
    { $decided ->
        [withOthers] „Falls erfolgreich“ wartet zusammen mit allem anderen, was der Erfolg auslöst
       *[first] „Falls erfolgreich“ kommt vor allem anderen, was der Erfolg auslöst
    }
choices-ifSuccessfulServer =
    { $decided ->
        [couldHaveBeenChosen] „Falls erfolgreich“ bleibt erhalten, falls man auch den neuen Server hätte wählen dürfen
       *[announced] „Falls erfolgreich“ verfällt, falls der Run den genannten Server verlässt
    }
choices-unsuccessfulIf =
    { $decided ->
        [successPhaseNotReached] ein Run ist erfolglos, der seine Erfolgsphase nicht erreicht hat
       *[notSuccessful] ein Run ist erfolglos, der nicht erfolgreich wurde
    }
choices-archivesFaceup =
    { $decided ->
        [atOnce] alle Karten des Archivs werden vor dem ersten Zugriff offen gedreht
       *[asAccessed] eine Karte des Archivs wird beim Zugriff offen gedreht, und eine verdeckte wird ungesehen gewählt
    }
choices-accessLimit =
    { $decided ->
        [ofHandOrDeck] nur Karten in HQ und F&E zählen zur Anzahl der Zugriffe
       *[total] die Anzahl der Zugriffe steht vor dem ersten fest, mit den Karten in der Wurzel
    }
choices-accessedCards =
    { $decided ->
        [stay] eine Karte bleibt nach dem Zugriff, wo sie ist
       *[setAside] eine Karte liegt nach dem Zugriff beiseite, bis alle Zugriffe vorbei sind
    }
choices-accessesCount =
    { $decided ->
        [performed] was Zugriffe zählt, zählt die, die stattgefunden haben
       *[chosen] was Zugriffe zählt, zählt die Karten, die dafür gewählt wurden
    }
choices-midAccessAbilities =
    { $decided ->
        [one] beim Zugriff darf man eine Fähigkeit oder die Zerstörungskosten einsetzen
       *[any] beim Zugriff darf man beliebig viele Fähigkeiten einsetzen, und die Zerstörungskosten
    }
choices-rootCardEnteringBreach =
    { $decided ->
        [runnerDeclares] der Runner sagt, ob auf eine Karte zugegriffen werden darf, die in die Wurzel kommt
        [candidate] auf eine Karte, die in die Wurzel kommt, darf zugegriffen werden, und niemand wird gefragt
       *[ignored] auf eine Karte, die in die Wurzel kommt, wird nicht zugegriffen, und niemand wird gefragt
    }
choices-secondConsole =
    { $decided ->
        [olderTrashed] eine zweite Konsole darf installiert werden, und die ältere wird zerstört
       *[forbidden] eine zweite Konsole kann nicht installiert werden; ein Effekt, der das täte, zerstört sie stattdessen
    }
choices-memoryOverflow =
    { $decided ->
        [minimalSet] kein Programm wird zerstört, das nicht weichen muss
       *[untilNotExceeding] beliebige Programme dürfen zerstört werden, bis das Speicherlimit eingehalten ist
    }
choices-searchMayFail =
    { $decided ->
        [withCriteria] eine Suche nach einer Art von Karte darf nichts finden, obwohl es eine gibt
       *[never] eine Suche muss finden, was es gibt
    }
choices-drawing =
    { $decided ->
        [setAside] gezogene Karten liegen beiseite, bis alles getan ist, was das Ziehen auslöst
       *[direct] gezogene Karten kommen sofort auf die Hand
    }
choices-damageTrashedBy =
    { $decided ->
        [responsible] wer für den Schaden verantwortlich ist, zerstört die Karten
       *[runner] der Runner zerstört die Karten
    }
choices-damageOrder =
    { $decided ->
        [none] alle Karten werden zugleich zerstört, ohne Reihenfolge
       *[asChosen] Karten kommen in der Reihenfolge auf die Halde, in der der Zufall sie trifft
    }
choices-ordinalsCount =
    { $decided ->
        [happened] was verhindert wurde, ist kein erstes Mal
       *[preventedToo] was verhindert wurde, ist trotzdem ein erstes Mal
    }
choices-decliningReactions =
    { $decided ->
        [together] wer ablehnt, lehnt alles ab, was wartet
       *[oneByOne] jede Fähigkeit, die wartet, wird für sich abgelehnt
    }
choices-chainReactions =
    { $decided ->
        [afterInstruction] was eine Fähigkeit auslöst, wird vor ihrer nächsten Anweisung abgehandelt
       *[afterEffect] was eine Fähigkeit auslöst, wird nach allen ihren Anweisungen abgehandelt
    }
choices-sameTargetTwice =
    { $decided ->
        [no] keine Karte darf zweimal gewählt werden
       *[yes] dieselbe Karte darf zweimal gewählt werden
    }
choices-traceResults =
    { $decided ->
        [pending] seine Effekte warten zusammen mit allem anderen, was sein Ergebnis auslöst
       *[directly] seine Effekte werden sofort abgehandelt, als Teil von ihm
    }
choices-preventedCosts =
    { $decided ->
        [never] was als Kosten bezahlt wird, kann nicht verhindert werden
       *[abilityLost] was als Kosten bezahlt wird, kann verhindert werden, und die Fähigkeit verfällt
    }

matters-winAt = Gewinnen
matters-simultaneousWins = Zwei Siege zugleich
matters-startingCredits = Erste Credits
matters-startingHand = Erste Hand
matters-allottedClicks = Klicks
matters-additionalClicks = Zusätzliche Klicks
matters-noEffectActions = Aktionen ohne Wirkung
matters-discardCards = Auf die Handgröße abwerfen
matters-negativeHandSize = Kein Platz auf der Hand
matters-badPublicityCredits = Credits aus schlechter Publicity
matters-lostServer = Ein Server, der aufhört zu bestehen
matters-removedIce = ICE, das in einem Run entfernt wird
matters-ifSuccessful = Reihenfolge nach einem Erfolg
matters-ifSuccessfulServer = Ein Run, der den Server wechselt
matters-unsuccessfulIf = Ein erfolgloser Run
matters-archivesFaceup = Verdeckte Karten des Archivs
matters-accessLimit = Auf wie viele Karten man zugreift
matters-accessedCards = Wo Karten nach dem Zugriff liegen
matters-accessesCount = Zugriffe zählen
matters-midAccessAbilities = Fähigkeiten beim Zugriff
matters-rootCardEnteringBreach = Eine Karte, die währenddessen in den Server kommt
matters-secondConsole = Eine zweite Konsole
matters-memoryOverflow = Zu wenig Speicher
matters-searchMayFail = Durchsuchen
matters-drawing = Ziehen
matters-damageTrashedBy = Wer für Schaden zerstört
matters-damageOrder = Reihenfolge der durch Schaden zerstörten Karten
matters-ordinalsCount = „Das erste Mal“
matters-decliningReactions = Fähigkeiten ablehnen
matters-chainReactions = Fähigkeiten, die eine Fähigkeit auslöst
matters-sameTargetTwice = Eine Karte zweimal wählen
matters-traceResults = Effekte eines Trace
matters-preventedCosts = Verhinderte Kosten

subjects-game = Das Spiel
subjects-turn = Züge
subjects-run = Runs
subjects-access = Zugriffe auf Karten
subjects-cards = Karten und Schaden
subjects-abilities = Fähigkeiten

placeLead = Eine Stelle in einem Text ist ein Link, der alles hervorhebt, was sie sagt.
decided = Was die Regeln entscheiden
matter = Frage
windowLead = Unter einem Schritt: was man darin tun darf.
noDifference = Hier ist nichts anders.
moment = Moment
noStep = kein Schritt

parts-corpTurn = Der Zug des Konzerns
parts-runnerTurn = Der Zug des Runners
parts-run = Ein Run
parts-breach = In einen Server eindringen
parts-access = Auf eine Karte zugreifen

paid = bezahlte Fähigkeiten

rez-nonIce = Karten außer ICE rezzen
rez-approached = auch das ICE rezzen, dem man sich nähert

score = Agenden werten
