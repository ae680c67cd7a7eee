### What is written over the table at a moment of a game.

scored = Agenda scored
stolen = Agenda stolen
trap = A trap
# $n (number)
tags =
    { $n ->
        [one] + { $n } tag
       *[other] + { $n } tags
    }
# $n (number), $kind (net | meat | core | brain)
damage =
    { $kind ->
        [net] { $n } net damage
        [meat] { $n } meat damage
        [core] { $n } core damage
       *[brain] { $n } brain damage
    }
