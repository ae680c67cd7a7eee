## Wertungen

ratings = Wertung
none = Bisher kein Spiel um Punkte.
hidden = Du willst keine Wertungen sehen, darum zeigt diese Seite keine, weder deine noch die von anderen. Deine sieht niemand.
lead = Eine Wertung sagt, wie stark jemand auf einer Seite in einem Format ist; sie beginnt mit 1500. Mit Fragezeichen ist sie noch unsicher.
wish = Wertungen
wishes-shown = Zeigen
wishes-hidden = Keine zeigen, und meine niemandem
rating = Wertung
give = { $rating } ± { $deviation }
giveUnsure = { $rating } ± { $deviation } ?
unsure = { $rating } ± { $deviation }, noch unsicher
short = { $rating }
shortUnsure = { $rating }?
games = Spiele
show = Verlauf
curve = Verlauf: { $of }
curveLead = Mit den Pfeiltasten gehst du von Spiel zu Spiel.
point = Spiel { $n } von { $of }: { $rating } ({ $change })
table = Alle Spiele dieses Verlaufs als Tabelle
when = Wann
against = Gegen
outcome = Ergebnis
change = Änderung
replay = Zur Aufzeichnung
somebody = jemand
unseen = ein privates Spiel
outcomes-won = Gewonnen
outcomes-drawn = Unentschieden
outcomes-lost = Verloren

## Was ein Spiel um Punkte ergab

points = { $before } → { $after } ({ $change })
pointsOf = Wertung
noPoints-readyDeck = Dieses Spiel gab keine Punkte, weil nicht beide eigene Decks gespielt haben.
noPoints-oneself = Dieses Spiel gab keine Punkte, weil beide aus einem Netz gespielt haben.
noPoints-tooShort = Dieses Spiel gab keine Punkte, weil es vorbei war, bevor beide am Zug waren.
noPoints-tooSoon = Dieses Spiel gab keine Punkte, weil ihr weniger als zehn Minuten davor gegeneinander gespielt habt.
noPoints-annulled = Dieses Spiel gibt keine Punkte mehr: Wer den Server betreibt, hat es für ungültig erklärt.

## Saisons

seasons = Saison
season =
    { $quarter ->
        [1] Januar bis März { $year }
        [2] April bis Juni { $year }
        [3] Juli bis September { $year }
       *[other] Oktober bis Dezember { $year }
    }
seasonLead = Wer in Spielen um Punkte die meisten verschiedenen Gegner besiegt hat. Wenn die nächste Saison beginnt, wird nichts zurückgesetzt.
beaten = Besiegte Gegner
player = Spieler
place = Platz
nobody = In diesen Monaten hat niemand ein Spiel um Punkte gewonnen.
earlier = Früher
later = Später

## Die eigenen Spiele in Zahlen

numbers = Deine Spiele
of =
    { $n ->
        [one] Das letzte Spiel, das du hier zu Ende gespielt hast.
       *[other] Die letzten { $n } Spiele, die du hier zu Ende gespielt hast.
    }
noGames = Du hast hier noch kein Spiel zu Ende gespielt.
with = Gegner
withAll-all = Alle
withAll-person = Menschen
withAll-computer = Computer
sides = Seite
sidesAll-all = Beide
sidesAll-corp = Konzern
sidesAll-runner = Runner
noneLike = So ein Spiel gibt es nicht.
bySide = Nach Seite
firstLead = Der Konzern hat immer den ersten Zug; wer anfängt, spielt also den Konzern.
byIdentity = Nach Identität gegen Identität
byDeck = Nach Deck
byLength = Wie lange Spiele dauern
byEnd = Wie Spiele enden
identity = Identität
deck = Deck
turns = Züge
end = Ende
played = Gespielt
won = Gewonnen
drawn = Unentschieden
lost = Verloren
otherDecks = Decks, die hier nicht behalten sind
version = Fassung { $version }
allVersions = alle Fassungen
share = { $percent } %
between = { $from } bis { $to }
twoDecks = Zwei Decks nebeneinander
firstDeck = Deck
secondDeck = Daneben
more = Nur in diesem
same = Beide haben dieselben Karten.

## Ein Match über zwei Spiele

match = Match, Spiel { $nth } von 2
matchPoints = { $points } (Agendapunkte: { $agenda })
matchWon = { $name } gewinnt das Match.
matchDrawn = Das Match endet unentschieden.
matchLead = Die Seiten sind getauscht, und alle spielen das Deck, das sie dafür mitgebracht haben.
matchBegins =
    { $seconds ->
        [0] Das zweite Spiel beginnt von selbst.
        [one] Das zweite Spiel beginnt in { $seconds } Sekunde von selbst.
       *[other] Das zweite Spiel beginnt in { $seconds } Sekunden von selbst.
    }
toSecond = Zum zweiten Spiel
otherGame = Das andere Spiel dieses Matches

## Leute, denen jemand folgt, und Notizen für sich

following = Leute, denen du folgst
follow = Folgen
unfollow = Nicht mehr folgen
unfollowOf = Nicht mehr folgen: { $name }
followLead = Nur du siehst, wem du folgst.
followsNobody = Du folgst noch niemandem. Anfangen kannst du auf der Seite eines Spielers, oder mit einem Namen auf deiner eigenen.
followName = Name eines Spielers
nobodyNamed = Hier heißt niemand so.
nobodyHere = Niemand, dem du folgst, ist gerade da.
allFollowed = Alle, denen du folgst
presences-away = nicht da
presences-here = ist da
presences-playing = spielt gerade
watch = Zuschauen
presence = Wer sieht, dass du da bist oder spielst
presenceWishes-shown = Wer mir folgt
presenceWishes-hidden = Niemand
presenceLead = Bei Spielen und Suchen, die alle sehen, steht dein Name trotzdem.
forYourself = Für dich
note = Notiz für dich
noteLead = Sonst sieht sie niemand.
noteKeep = Notiz behalten
noteKept = Behalten.
