### The words of the waiting room of a game.

## What was agreed for a game, in a line.

# $minutes (number), $increment (number): seconds
settings-clockIs = { $minutes } min + { $increment } s
settings-noClock = no clock
# $days (number)
settings-byPost =
    { $days ->
        [one] by post, 1 day a move
       *[other] by post, { $days } days a move
    }
# $minutes (number)
settings-handsLate = both hands { $minutes } min late
settings-summary-table = spectators see the table
settings-summary-nothing = no spectators
settings-summary-never = no take-backs
settings-summary-noHolidays = no holidays
settings-summary-two = match of two
settings-summary-rated = for points
settings-summary-everybody = open replay

title-public = Open game
title-private = Private game

# $host (name)
named = { $host }’s game
invite = Send this link to your opponent, or tell them the code.
link = Link
code = Code
copy = Copy the link
copied = Copied
seats = Seats
free = Nobody sits here yet
# $side (text)
sit = Sit down as { $side }
password = Password of this game
stand = Leave the seat
here = here
away = away

decks-none = no deck yet
decks-illegal = deck not legal
decks-chosen = deck chosen

ready = ready
notReady = not ready
bot = Seat a computer
botIs = computer

levels-sensible = Regular, plays with sense
levels-search = Veteran, thinks ahead
levels-random = Newcomer, plays at random

removeBot = Send it away
unseat = Take the seat away
sentAway = You have taken the seat from these. They cannot sit down again unless you let them.
# $name (name)
letSit = Let { $name } sit down again
swap = Ask to swap sides
swapAgree = Swap sides: your opponent asks
swapAsked = Swap asked: take it back
secondDeck = Your deck for the second game
yourDeck = Your deck
ownList = The list you brought
# $name (name)
chosen = Chosen: { $name }
showName = Show the deck’s name at the table
import = Bring a deck of your own
list = A deck list, as text or JSON
use = Check and take this deck
legal = This deck is legal.
illegal = This deck is not legal:
beReady = I am ready
beNotReady = Wait, I am not ready
starts = The game starts when both are ready.
# $n (number)
watching =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
rated = With a ready deck, this game gives no points: bring one of your own.
watchHere = You may watch from here: the table opens when the game begins.
leave = Leave
fair = The shuffles are nobody’s choice
fairLead = The server has bound itself to this number before you are ready:
