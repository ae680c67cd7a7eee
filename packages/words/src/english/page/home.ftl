### The words of the start page, and of choosing decks and a computer to play against.

lead = One megacorp, one hacker, hidden agendas.
learn = Learn
learnLead = A first game, with decks that are made for it.
play = Play the computer
playLead = Your side, your deck, your opponent.
watch = Watch
watchLead = A game that is on, or two computers.
opponent = Play
opponentLead = Somebody who wants the same is found for you.
goOn = Go on with your game
again = Play again
first = Learn in five minutes
firstLead = You are the Runner. Nothing to set up.
side = Your side

asSide-corp = Protect and score agendas
asSide-runner = Run servers, steal agendas

yours = Your deck
theirs = The computer’s deck
anyDeck = Any deck: the computer picks
# $points (number)
toLearn = to learn with, to { $points } points
level = Your opponent

levelLeads-random = Knows the rules, and nothing else.
levelLeads-sensible = Plays on, plays fair, makes mistakes.
levelLeads-search = Thinks ahead before it acts.

start = Start the game
mark = A fan project, not affiliated with the owners of the game. All art on this page is generated.
ways = Ways in

## The half of the start page that lives: a game that is shown small, and the player's last games.

live-people = A game that is on
live-computers = Two computers play
live-watch = Watch it
# $corp (name), $corpPoints (number), $runner (name), $runnerPoints (number)
live-score = { $corp } { $corpPoints }, { $runner } { $runnerPoints }
live-off = Nothing is fetched here by itself, as you save data.
last-title = Your games
last-none = The games that you play are kept here, to be looked at again.
last-won = Won
last-lost = Lost
last-drawn = Draw
# $side (text), $deck (name)
last-as = { $side }, { $deck }
last-all = All replays

somebody = Play somebody
somebodyLead = A friend by a link, or whoever waits.
friend = Play a friend
options = Options
offline = This page plays alone: no server answers.

## Words for the player's games in progress, to which they can return.

back-mine = Your games that are not over
back-goOn-plain = Go on with your game
# $title (name)
back-goOn-titled = Go on with your game “{ $title }”
# $opponent (name)
back-goOn-against = Go on with your game against { $opponent }
# $title (name), $opponent (name)
back-goOn-titledAgainst = Go on with your game “{ $title }” against { $opponent }
back-states-playing = On now
back-states-open = In the waiting room

## The games in which the player is asked.

turns-yours = Your move
# $n (number)
turns-title =
    { $n ->
        [one] Your move in { $n } game
       *[other] Your move in { $n } games
    }
# $opponent (name)
turns-against = against { $opponent }
# $left (text)
turns-left = { $left } left
turns-waits = waits for you

rules-compare = The editions side by side
rules-older = Older rules

## What whoever looks after the server tells everybody.

announced-title = Announcements of this server
# $day (text)
announced-close = Close the announcement of { $day }
