mulligan = Die erste Hand wird angesehen.
action =
    { $n ->
        [one] Es geht um eine Aktion, mit noch { $n } Klick.
       *[other] Es geht um eine Aktion, mit noch { $n } Klicks.
    }
discard =
    { $n ->
        [one] Es geht um eine Karte, die abgeworfen wird.
       *[other] Es geht um { $n } Karten, die abgeworfen werden.
    }
rezIce = Das ICE vor { $server } kann gerezzt werden.
rezInRun = Eine verdeckte Karte kann gerezzt werden, bevor der Run auf { $server } weitergeht.
rez = Eine verdeckte Karte kann gerezzt werden.
subroutines =
    { $n ->
        [one] Eine Subroutine von { $ice } kann gebrochen werden.
       *[other] Bis zu { $n } Subroutinen von { $ice } können gebrochen werden.
    }
jackOut = Es geht darum, sich auszuloggen oder weiter zu { $server } zu ziehen.
access = Es geht um die Karte, auf die in { $server } zugegriffen wird.
candidate = Es geht darum, worauf in { $server } zugegriffen wird.
damage =
    { $kind ->
        [net] Gegen { $n } Netzschaden kann etwas getan werden.
        [meat] Gegen { $n } Fleischschaden kann etwas getan werden.
        [core] Gegen { $n } Kernschaden kann etwas getan werden.
       *[brain] Gegen { $n } Hirnschaden kann etwas getan werden.
    }
tags =
    { $n ->
        [one] Gegen { $n } Markierung kann etwas getan werden.
       *[other] Gegen { $n } Markierungen kann etwas getan werden.
    }
trace = Es geht darum, wie viel in den Trace mit Grundstärke { $n } fließt.
bid = Es wird verdeckt geboten.
