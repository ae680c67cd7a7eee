### What the other player may be thinking about, told in what everybody at the table knows.

mulligan = They look at their first hand.
# $n (number)
action =
    { $n ->
        [one] They choose an action, with { $n } click left.
       *[other] They choose an action, with { $n } clicks left.
    }
# $n (number)
discard =
    { $n ->
        [one] They choose which card to discard.
       *[other] They choose which { $n } cards to discard.
    }
# $server (text)
rezIce = They may rez the ice on { $server }.
# $server (text)
rezInRun = They may rez a card that is facedown, before the run on { $server } goes on.
rez = They may rez a card that is facedown.
# $ice (text), $n (number)
subroutines =
    { $n ->
        [one] They may break a subroutine of { $ice }.
       *[other] They may break up to { $n } subroutines of { $ice }.
    }
# $server (text)
jackOut = They may jack out, or go on to { $server }.
# $server (text)
access = They look at what they access in { $server }.
# $server (text)
candidate = They choose what to access in { $server }.
# $n (number), $kind (net | meat | core | brain)
damage =
    { $kind ->
        [net] They may do something about { $n } net damage.
        [meat] They may do something about { $n } meat damage.
        [core] They may do something about { $n } core damage.
       *[brain] They may do something about { $n } brain damage.
    }
# $n (number)
tags =
    { $n ->
        [one] They may do something about { $n } tag.
       *[other] They may do something about { $n } tags.
    }
# $n (number)
trace = They say how much they spend on the trace, of base strength { $n }.
bid = They bid in secret.
