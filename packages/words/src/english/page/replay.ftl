### The words of the screen that shows games again.

title = Replays
lead = Look at a game again, move by move, with either player’s eyes or with both.
open = Open a replay file
drop = or drop one here
last = The game you played last
mine = Your games on this server
allNumbers = All numbers, and ratings
here = Your games in this browser
hereLead = The last ones that were played to their end here. They stay in this browser.
# $side (corp | runner)
wonBy =
    { $side ->
        [corp] won by the Corp
       *[runner] won by the Runner
    }
none = None yet.
# $who (name)
against-named = against { $who }
# The account of the opponent was deleted.
against-somebody = against somebody
against-nobody = against nobody
# $side (corp | runner)
asSide =
    { $side ->
        [corp] as the Corp
       *[runner] as the Runner
    }

outcome-won = won
outcome-lost = lost
outcome-drawn = drawn
outcome-none = not finished

opening = Playing the game again
refused-unreadable = That is no replay, or not the whole of one.
refused-otherCards = This game was played with other cards than are here.
refused-olderRules = This file is of an earlier version, and the rules or cards have changed since.
refused-doesNotPlay = This game cannot be played again: it has been changed, or comes from another version.
refused-notAllowed = The players keep this game to themselves.
refused-notOver = This game is not over yet.
refused-noSuchGame = There is no such game.
refused-offline = There is no answer from a server. A replay can be opened from a file.
other = Open another one
controls = Replay
# $corp (text), $runner (text)
players = { $corp } – { $runner }
scrub = Moment
# $step (number), $last (number)
where = Answer { $step } of { $last }
# $step (number), $last (number), $turn (number), $side (corp | runner)
at =
    { $turn ->
        [0] Answer { $step } of { $last }
       *[other] { $side ->
            [corp] Answer { $step } of { $last }, turn { $turn }, Corp
           *[runner] Answer { $step } of { $last }, turn { $turn }, Runner
        }
    }

ways-backTurn = Back by a turn
ways-backAction = Back by an action
ways-back = Back
ways-forward = On
ways-forwardAction = On by an action
ways-forwardTurn = On by a turn

go = Play
pause = Pause
speed = Speed

speeds-slow = Slow
speeds-normal = Normal
speeds-fast = Fast

eye = View
eyes-all = Both hands
eyes-corp = The Corp’s
eyes-runner = The Runner’s
eyes-spectator = A spectator’s
link = Copy link
copied = The link to this moment is copied.
analyse = Analyse
branch = Play on from here
branchLead = The original stays as it is.

branches-corp = As the Corp, against the computer
branches-runner = As the Runner, against the computer
branches-both = Both sides, by yourself
branches-spectator = Watch two computers play on

# $step (number)
branchEarlier = Under today’s rules the game would have gone another way after answer { $step }: you play on from there.
noBranch = Under today’s rules this game cannot be played on.
cannotBranch = The game is over here: go back to play on from an earlier moment.
# $side (corp | runner)
decides =
    { $side ->
        [corp] The Corp decides
       *[runner] The Runner decides
    }
agreed = Both agree on a draw
secret = What was asked and answered is known to that player alone.
gaveUp = gives up, or has no time left
chosen = chosen
# $because (text)
why = Why: { $because }
options = Options
# $answers (number)
rest =
    { $answers ->
        [one] The rules or cards have changed since: the last answer is not shown, as the game would go another way by now.
       *[other] The rules or cards have changed since: the last { $answers } answers are not shown, as the game would go another way by now.
    }
end = The end of the game
# $side (corp | runner)
wins =
    { $side ->
        [corp] The Corp wins
       *[runner] The Runner wins
    }
drawn = A draw
