### The words of the page that most players need. The engine has its own, and the words of rarer screens are in the files beside this one. Another language has them in a file of the same name, in the folder of that language.

name = Paydata
tagline = Netrunner in the browser, every rule enforced.
sides-corp = Corp
sides-runner = Runner
somebody = somebody
computers-random = Newcomer
computers-sensible = Regular
computers-search = Veteran

# How a symbol is read out: after a number, and alone.
# $n (number)
symbols-credit-counted =
    { $n ->
        [one] credit
       *[other] credits
    }
symbols-credit-alone = credits
# $n (number)
symbols-click-counted =
    { $n ->
        [one] click
       *[other] clicks
    }
symbols-click-alone = click
# $n (number)
symbols-mu-counted =
    { $n ->
        [one] memory unit
       *[other] memory units
    }
symbols-mu-alone = memory units
symbols-link = link
symbols-sub = subroutine:
symbols-trash = trash
# $n (number)
symbols-recurring--credit-counted =
    { $n ->
        [one] recurring credit
       *[other] recurring credits
    }
symbols-recurring--credit-alone = recurring credits
symbols-interrupt = interrupt:

nav-label = Everywhere
nav-soon = Loading the page
nav-tableSoon = Setting up the table
nav-play = Play
nav-games = Games
nav-decks = Decks
nav-cards = Cards
nav-replays = Replays
nav-rules = Rules

nowhere-lead = There is nothing at this address. A link to a game may have been cut off: ask for it again.
nowhere-start = To the start

lost-title = Something is missing
lost-lead = A part of the page could not be shown.
lost-reload = Load the page again

player-credits = Credits
player-clicks = Clicks
player-handCount = Hand
player-held-corp = Seen in HQ
player-held-runner = Seen in the grip
player-score = Score
player-tags = Tags
player-badPublicity = Bad publicity
player-core = Core damage
player-brain = Brain damage
player-link = Link
player-memory = Memory
player-fund = Bad publicity credits
# $n (number), $most (number)
player-of = { $n } of { $most }
player-you = You
# $side (text), $who (name)
player-more = { $side }, { $who }: everything about the players

menu-undo = Take back
menu-settings = Settings
menu-help = Keys
menu-concede = Concede
menu-leave = Leave
menu-log = Log
menu-players = Players
menu-hold = Ask me at the next window
menu-sound = Sound
menu-close = Close
menu-pause = Pause
menu-go = Go on

## The labels of keys that do not produce a character.

keyNames-Space = Space
keyNames-ArrowLeft = ←
keyNames-ArrowUp = ↑
keyNames-ArrowRight = →
keyNames-ArrowDown = ↓
keyNames-PageUp = Page ↑
keyNames-PageDown = Page ↓

refused-gameOver = The game is over.
refused-notAPlayer = You are watching this game.
refused-notAsked = It is for the other player to decide.
refused-staleQuestion = That was decided already.
refused-malformed = That could not be read.
refused-wrongForm = That is no answer to this question.
refused-notAnOption = That is not possible.
refused-chosenTwice = The same was chosen twice.
refused-tooFew = Too few are chosen.
refused-tooMany = Too many are chosen.
refused-outOfRange = That number is out of range.
refused-tooFast = That was too fast. Wait a little.
refused-tooLarge = That is too long.
refused-busy = The server is busy. Try again.
refused-closing = The server is going down. It will be back.
refused-notSignedIn = Give yourself a name first.
refused-wrongPassword = That is not the right password.
refused-weakPassword = That password is too easy to guess.
refused-nameTaken = Somebody else has this name.
refused-notAGuest = This name has a password already.
refused-noSuchThing = There is no such thing here.
refused-noSuchGame = There is no such game.
refused-notYourGame = You have no part in this game.
refused-notTheHost = Only the host can do this.
refused-seatTaken = Somebody sits there already.
refused-notSeated = You have no seat in this game.
refused-alreadySeated = You have a seat in this game already.
refused-hasBegun = The game has begun.
refused-notOn = The game is not on.
refused-notReady = That cannot be done yet.
refused-deckUnread = This deck cannot be read.
refused-deckIllegal = This deck is not legal.
refused-staleDeck = You have changed this deck in another window meanwhile.
refused-notAllowed = The players have not agreed on that.
refused-damaged = What is stored of this game cannot be read.
refused-wrongOrigin = This page may not use that server.
refused-broken = The server made a mistake. It has been noted.
