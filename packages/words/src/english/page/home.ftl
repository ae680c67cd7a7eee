### The words of the start page, and of choosing decks and a computer to play against.

lead = One megacorp, one hacker, hidden agendas.
play = Play the computer
playLead = In this browser, with the deck you choose. No account.
setUp = You and the computer
watch = Watch two computers
watchLead = With the decks you choose, at once.
goOn = Go on with your game
side = Your side

asSide-corp = Protect and score agendas
asSide-runner = Run servers, steal agendas

yours = Your deck
theirs = The computer’s deck
anyDeck = Any deck: the computer picks
moreDecks = More decks that are ready
# $points (number)
toLearn = to learn with, to { $points } points
level = The computer plays

levels-random = at random
levels-sensible = with sense
levels-search = thinking ahead

start = Start the game
decks = My decks
cards = All cards
replays = Replays
mark = A fan project, not affiliated with the owners of the game. All art on this page is generated.
ways = Ways to play
friend = Play a friend
friendLead = A private game and a link to send.
options = Options
lobby = Find a game, or watch one
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

rules-compare = The editions side by side
rules-more = Format and rules
rules-moreLead = Most games are played by the newest rules.
rules-done = Done
