### The words of the page that most players need. The engine has its own, and the words of rarer screens are in the files beside this one. Another language has them in a file of the same name, in the folder of that language.

name = Paydata
tagline = Netrunner in the browser, every rule enforced.
sides-corp = Corp
sides-runner = Runner
somebody = somebody
computers-random = Dicey
computers-sensible = Prudence
computers-search = Foresight

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

table-loading = Setting up the table
table-lost = The table was lost. Reload the page to go on where you were.
# $turn (number), $of (corp | runner)
table-turn =
    { $turn ->
        [0] Before the first turn
       *[other] { $of ->
            [corp] Turn { $turn } · Corp
           *[runner] Turn { $turn } · Runner
        }
    }
table-title-asked = Your decision
table-title-other = Table
table-servers = Servers
table-rig = Rig
table-rows-program = Programs
table-rows-hardware = Hardware
table-rows-resource = Resources
table-rows-other = Facedown
# $who (corp | runner), $count (number), $size (number)
table-hand =
    { $who ->
        [corp] HQ: { $count } of { $size }
       *[runner] Grip: { $count } of { $size }
    }
# $n (number)
table-unseen =
    { $n ->
        [one] { $n } card facedown
       *[other] { $n } cards facedown
    }
table-central-hq = HQ
table-central-rnd = R&D
table-central-archives = Archives
table-shortArchives = Arch.
# $n (text)
table-remote = Server { $n }
table-newRemote = New server
# $n (number)
table-position = Ice { $n }
table-marked = Mark
table-runnerHere = The Runner is here
table-inPlay = In play
table-setAside = Set aside
table-facedown-corp = Corp card, facedown
table-facedown-runner = Runner card, facedown
table-unrezzedIce = Unrezzed ice
table-unrezzed = unrezzed
table-rezzed = rezzed
table-canBeChosen = can be chosen
table-chosen = chosen
table-isNew = new
# $n (number)
table-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
table-deck-corp = R&D
table-deck-runner = Stack
table-discard-corp = Archives
table-discard-runner = Heap
table-scoreArea = Score area
# $name (text), $count (number)
table-openPile =
    { $count ->
        [one] { $name }, { $count } card: look through
       *[other] { $name }, { $count } cards: look through
    }
table-emptyPile = No cards here yet.
table-main = Table
table-focus = What it is about
table-status = Game
# $who (corp | runner)
table-waitingFor =
    { $who ->
        [corp] Waiting for the Corp
       *[runner] Waiting for the Runner
    }
# $who (corp | runner)
table-watching =
    { $who ->
        [corp] Watching: the Corp decides
       *[runner] Watching: the Runner decides
    }

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

# $n (number)
counters-credit =
    { $n ->
        [one] { $n } credit
       *[other] { $n } credits
    }
# $n (number)
counters-advancement =
    { $n ->
        [one] { $n } advancement counter
       *[other] { $n } advancement counters
    }
# $n (number)
counters-virus =
    { $n ->
        [one] { $n } virus counter
       *[other] { $n } virus counters
    }
# $n (number)
counters-power =
    { $n ->
        [one] { $n } power counter
       *[other] { $n } power counters
    }
# $n (number)
counters-agenda =
    { $n ->
        [one] { $n } agenda counter
       *[other] { $n } agenda counters
    }
# $n (number)
counters-tag =
    { $n ->
        [one] { $n } tag
       *[other] { $n } tags
    }
# $n (number)
counters-badPublicity = { $n } bad publicity

decision-region = Decision
decision-yours = Your decision
decision-why = Why am I asked?
decision-whyNot = What can I not do?
decision-nothingRefused = Nothing that you could expect is refused here.
decision-noReasons = Looking…
# $n (number), $most (number)
decision-choose-exactly = { $n } of { $most } chosen
# $n (number), $least (number), $most (number)
decision-choose-between = { $n } chosen, { $least } to { $most }
decision-confirm = Confirm
decision-none = Choose none
decision-clear = Start again
decision-cancel = Cancel

## What passing means at a question.

# $n (number)
decision-passing-resolve =
    { $n ->
        [one] Let 1 subroutine resolve
       *[other] Let { $n } subroutines resolve
    }
decision-passing-runOn = Go on with the run
# $title (text)
decision-passing-steal = Steal { $title }
# $title (text)
decision-passing-leave = Leave { $title }
decision-passing-doNotRez = Do not rez
decision-passing-doNotScore = Do not score
decision-passing-doNothing = Do nothing
decision-passing-endTurn = End my turn
# $n (number)
decision-listAll =
    { $n ->
        [0] Show more
        [one] Show the option
       *[other] Show all { $n } options
    }
decision-listLess = Show less
# $n (number)
decision-all =
    { $n ->
        [0] {""}
        [one] {""}
       *[other] All { $n }
    }
decision-onTable = Choose on the table.
decision-groups-basic = Actions
decision-groups-run = Run
decision-groups-hand = From your hand
decision-groups-table = On the table
# $n (number)
decision-resolves =
    { $n ->
        [one] Let 1 unbroken subroutine resolve?
       *[other] Let { $n } unbroken subroutines resolve?
    }
decision-unscored = Leave the winning agenda unscored?
decision-sure = Once more to confirm
decision-early = Asked just now: press again.

macros-all = In one go
macros-breakAll = Break the whole ice
macros-continueRun = Go on to the server
macros-accessAll = Access all that lie open
macros-takeCredits = Credits for the rest of the turn
macros-endsTurn = End the turn with credits?
macros-ways = Ways to break the ice
# $n (number)
macros-otherWays =
    { $n ->
        [one] Another way
       *[other] { $n } other ways
    }
# $breakers (text)
macros-with = With { $breakers }
macros-withNone = Without an icebreaker
# $subroutine (text)
macros-leaves = Leaves: { $subroutine }
# $n (number)
macros-price-pool = { $n }[credit]
# $n (number)
macros-price-elsewhere = { $n }[credit] from elsewhere
# $n (number)
macros-price-clicks = { $n }[click]
# $n (number)
macros-price-counters =
    { $n ->
        [one] { $n } counter
       *[other] { $n } counters
    }

marks-rez = Rez at the next chance
marks-trashFirst = Trash cards first

amount-less = One less
amount-more = One more
amount-least = Least
amount-most = Most
# $n (number)
amount-choose = Choose { $n }
# $n (number)
amount-pay = Pay { $n }
amount-amount = Amount

pay-from-pool = Your credit pool
pay-from-fund = Bad publicity credits
pay-from-card = A card
# $n (number)
pay-left =
    { $n ->
        [0] All is paid
       *[other] { $n } still to pay
    }
# $n (number)
pay-total = { $n } to pay
# $n (number)
pay-over = { $n } too many
# $n (number)
pay-most = at most { $n }

# $ice (text)
encounter-title = Encountering { $ice }
# $ice (text)
encounter-ended = The encounter with { $ice }
encounter-last = Last encounter
encounter-aSubroutine = A subroutine
encounter-states-unbroken = unbroken
encounter-states-broken = broken
encounter-states-resolving = resolving
encounter-states-resolved = resolved
encounter-strength = Strength
encounter-bypassed = Bypassed
encounter-breakers = Breakers
encounter-usable = , can be used

# $server (text)
run-on = Run on { $server }
# $taken (number)
run-access-all = { $taken } accessed
# $limit (number), $taken (number)
run-access-limited = { $taken } of { $limit } accessed
run-accessing = Accessing
run-trace = Trace
run-traceBase = base
run-traceStrength = strength
run-track = Timing
run-stop = Stop
run-stopLead = You are asked at every step that is a stop.
# $turn (text)
run-trackOf = { $turn }: where the game is
# $step (text)
run-stopsAt = Stop at: { $step }

track-drawPhaseWindow = Start
track-firstWindow = Start
track-turnBegins = Turn begins
track-mandatoryDraw = Draw
track-actionPhaseWindow = Between
track-action = Action
track-afterAction = After
track-discard = Discard
track-discardPhaseWindow = End
track-initiationWindow = Begin
track-approachWindow = Approach
track-encounterWindow = Encounter
track-nextSubroutine = Subroutines
track-passWindow = Pass
track-serverWindow = Server
track-jackOut = Jack out?
track-movementWindow = Move
track-lastWindow = Last
track-success = Success
track-breach = Access
track-closeWindows = End

log-title = Log
# $turn (number), $of (corp | runner)
log-turn =
    { $of ->
        [corp] Turn { $turn }, the Corp’s
       *[runner] Turn { $turn }, the Runner’s
    }
log-undone-somebody = An answer was taken back.
# $by (corp | runner)
log-undone-by =
    { $by ->
        [corp] The Corp took an answer back.
       *[runner] The Runner took an answer back.
    }
# $n (number)
log-passed =
    { $n ->
        [one] one answer given for you
       *[other] { $n } answers given for you
    }
log-empty = Nothing has happened yet.
log-earlier = Show what came before
log-newest = New since your last answer

## Each stands after a number.

log-deeds-runBegan = × run
log-deeds-played = played
log-deeds-installed = installed
log-deeds-rezzed = rezzed
log-deeds-advanced = advanced
log-deeds-scored = scored
log-deeds-stolen = stolen
log-deeds-drawn = drawn
log-deeds-creditsGained = [credit]

card-setSide = set in secret
card-preview = Card
card-cost = Cost
card-strength = Strength
card-trash = Trash cost
card-requirement = Advancement
card-points = Points
card-influence = Influence
# $credits (number)
card-costs = costs { $credits }
# $points (number)
card-worth =
    { $points ->
        [one] worth 1 point
       *[other] worth { $points } points
    }
card-printed = printed
# $title (text)
card-by = from { $title }
card-byOther = from another card
card-close = Close
# $title (text)
card-read = Read { $title }
card-keys = What you can do with it
# $turn (number)
card-seenIn = seen, turn { $turn }
# $turn (number)
card-seen = You saw it in turn { $turn }; it lies facedown.
# $turn (number)
card-since =
    { $turn ->
        [0] There from the beginning.
       *[other] There since turn { $turn }.
    }
card-last = Last mentioned
card-counters = Counters
card-hosts = Hosts
# $who (corp | runner)
card-facedown =
    { $who ->
        [corp] Facedown: only the Corp may look at it.
       *[runner] Facedown: only the Runner may look at it.
    }

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

concede-title = Give up this game?
concede-lead = The other side wins at once.
concede-yes = Concede
concede-no = Play on

## The labels of keys that do not produce a character.

keyNames-Space = Space
keyNames-ArrowLeft = ←
keyNames-ArrowUp = ↑
keyNames-ArrowRight = →
keyNames-ArrowDown = ↓
keyNames-PageUp = Page ↑
keyNames-PageDown = Page ↓

over-won = You win
over-lost = You lose
over-drawn = A draw
# $who (corp | runner)
over-wins =
    { $who ->
        [corp] The Corp wins
       *[runner] The Runner wins
    }
over-hows-points = by agenda points
over-hows-flatline = by flatline
over-hows-emptyDeck = as R&D is empty
over-hows-concession = by concession
over-hows-draw = both at once
over-hows-agreement = by agreement
# $corp (number), $runner (number)
over-score = Corp { $corp } : { $runner } Runner
# $n (number)
over-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
over-again = Play again
over-leave-start = To the start
over-leave-lobby = To the lobby
over-leave-card = To the card
over-replay = Replay
over-look = Look at the table
over-open = All about this game

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
