scored = Agenda gewertet
stolen = Agenda gestohlen
trap = Eine Falle
tags =
    { $n ->
        [one] + { $n } Markierung
       *[other] + { $n } Markierungen
    }
damage =
    { $kind ->
        [net] { $n } Netzschaden
        [meat] { $n } Fleischschaden
        [core] { $n } Kernschaden
       *[brain] { $n } Hirnschaden
    }
