### The words of the analysis of a game that is over.

title = Analysis of the game
lead = How likely each side was to win, and which decisions cost most. Each decision is judged by what its side knew then.

# $percent (number)
working = Looking at the game: { $percent } %
stop = Stop
stopped = Stopped before the end.
again = Begin anew
# $decisions (number)
finished =
    { $decisions ->
        [one] One decision was looked at.
       *[other] { $decisions } decisions were looked at.
    }
# $answers (number), $all (number)
upTo = Under today’s rules the game can be followed for { $answers } of { $all } answers, and it was looked at so far.
cannot = Under today’s rules this game cannot be played again, so there is nothing to look at.
trouble = Something went wrong while looking at this game.

curve = Chance to win
curveAt = Action on the curve
eye = Seen with
eyes-all = Both hands
eyes-corp = What the Corp knew
eyes-runner = What the Runner knew
# $turn (number), $side (corp | runner), $corp (number), $runner (number)
at =
    { $side ->
        [corp] Turn { $turn }, Corp: Corp { $corp } %, Runner { $runner } %
       *[runner] Turn { $turn }, Runner: Corp { $corp } %, Runner { $runner } %
    }
# $corp (number), $runner (number)
end = The end: Corp { $corp } %, Runner { $runner } %
go = Look at this moment
# $turn (number), $side (corp | runner)
goTo =
    { $side ->
        [corp] Look at this moment: turn { $turn }, Corp
       *[runner] Look at this moment: turn { $turn }, Runner
    }
# $turn (number), $side (corp | runner)
playOn =
    { $side ->
        [corp] Play on from here: turn { $turn }, Corp
       *[runner] Play on from here: turn { $turn }, Runner
    }
table = The curve as a table
tableTurn = Turn
tableEnd = End

missed = A win was there
# $turn (number), $side (corp | runner)
missedAt =
    { $side ->
        [corp] Turn { $turn }: the Corp could have won
       *[runner] Turn { $turn }: the Runner could have won
    }
plan = The way to win:
costly = What cost most
# $turn (number), $side (corp | runner), $cost (number)
costAt =
    { $side ->
        [corp] Turn { $turn }, Corp: −{ $cost } %
       *[runner] Turn { $turn }, Runner: −{ $cost } %
    }
# $what (text)
played = Done: { $what }
# $what (text)
better = Better: { $what }
nothing = nothing
# $before (number), $after (number), $error (number), $games (number)
figures = { $before } % to win instead of { $after } % (± { $error } %, by { $games } games played on)
none = Nothing was found that clearly cost much.
