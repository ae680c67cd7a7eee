title = Aufzeichnungen
lead = Sieh dir ein Spiel noch einmal an, Zug um Zug, mit den Augen der einen, der anderen oder beider Seiten.
open = Eine Aufzeichnung öffnen
drop = oder hierher ziehen
last = Dein letztes Spiel
mine = Deine Spiele auf diesem Server
allNumbers = Alle Zahlen, und die Wertung
here = Deine Spiele in diesem Browser
hereLead = Die letzten, die hier zu Ende gespielt wurden. Sie bleiben in diesem Browser.
wonBy =
    { $side ->
        [corp] gewonnen: Konzern
       *[runner] gewonnen: Runner
    }
none = Noch keine.
against-named = gegen { $who }
against-somebody = gegen jemanden
against-nobody = gegen niemanden
asSide =
    { $side ->
        [corp] als Konzern
       *[runner] als Runner
    }

outcome-won = gewonnen
outcome-lost = verloren
outcome-drawn = unentschieden
outcome-none = nicht beendet

opening = Das Spiel wird noch einmal gespielt

refused-unreadable = Das ist keine Aufzeichnung, oder keine ganze.
refused-otherCards = Dieses Spiel wurde mit anderen Karten gespielt, als hier sind.
refused-olderRules = Diese Datei stammt aus einer früheren Version, und Regeln oder Karten haben sich seither geändert.
refused-doesNotPlay = Dieses Spiel lässt sich nicht noch einmal spielen: Es wurde geändert oder stammt aus einer anderen Version.
refused-notAllowed = Die beiden behalten dieses Spiel für sich.
refused-notOver = Dieses Spiel ist noch nicht vorbei.
refused-noSuchGame = So ein Spiel gibt es nicht.
refused-offline = Kein Server antwortet. Eine Aufzeichnung lässt sich aus einer Datei öffnen.

other = Eine andere öffnen
controls = Aufzeichnung
players = { $corp } – { $runner }
scrub = Zeitpunkt
where = Antwort { $step } von { $last }
at =
    { $turn ->
        [0] Antwort { $step } von { $last }
       *[other] { $side ->
            [corp] Antwort { $step } von { $last }, Zug { $turn }, Konzern
           *[runner] Antwort { $step } von { $last }, Zug { $turn }, Runner
        }
    }

ways-backTurn = Einen Zug zurück
ways-backAction = Eine Aktion zurück
ways-back = Zurück
ways-forward = Weiter
ways-forwardAction = Eine Aktion weiter
ways-forwardTurn = Einen Zug weiter

go = Abspielen
pause = Anhalten
speed = Tempo

speeds-slow = Langsam
speeds-normal = Normal
speeds-fast = Schnell

eye = Ansicht

eyes-all = Beide Hände
eyes-corp = Konzern
eyes-runner = Runner
eyes-spectator = Publikum

link = Link kopieren
copied = Der Link zu diesem Zeitpunkt ist kopiert.
analyse = Analysieren
branch = Von hier weiterspielen
branchLead = Das ursprüngliche Spiel bleibt, wie es ist.

branches-corp = Als Konzern gegen den Computer
branches-runner = Als Runner gegen den Computer
branches-both = Beide Seiten, allein
branches-spectator = Zwei Computern beim Weiterspielen zusehen

branchEarlier = Nach den heutigen Regeln wäre das Spiel nach Antwort { $step } anders verlaufen: Du spielst von dort aus weiter.
noBranch = Nach den heutigen Regeln kann dieses Spiel nicht weitergespielt werden.
cannotBranch = Hier ist das Spiel vorbei: Geh zurück, um von einem früheren Zeitpunkt weiterzuspielen.
decides =
    { $side ->
        [corp] Es entscheidet der Konzern
       *[runner] Es entscheidet der Runner
    }
agreed = Beide einigen sich auf ein Unentschieden
secret = Was gefragt und geantwortet wurde, weiß nur diese Seite.
gaveUp = gibt auf oder hat keine Zeit mehr
chosen = gewählt
why = Warum: { $because }
options = Möglichkeiten
rest =
    { $answers ->
        [one] Regeln oder Karten haben sich seither geändert: Die letzte Antwort wird nicht gezeigt, da das Spiel heute anders verliefe.
       *[other] Regeln oder Karten haben sich seither geändert: Die letzten { $answers } Antworten werden nicht gezeigt, da das Spiel heute anders verliefe.
    }
end = Das Ende des Spiels
wins =
    { $side ->
        [corp] Es gewinnt der Konzern
       *[runner] Es gewinnt der Runner
    }
drawn = Unentschieden
