### The words of every table: a game that is played, watched, replayed, or part of a lesson.

board-lost = The table was lost. Reload the page to go on where you were.
# $turn (number), $of (corp | runner)
board-turn =
    { $turn ->
        [0] Before the first turn
       *[other] { $of ->
            [corp] Turn { $turn } · Corp
           *[runner] Turn { $turn } · Runner
        }
    }
board-title-asked = Your decision
board-title-other = Table
board-servers = Servers
board-rig = Rig
board-rows-program = Programs
board-rows-hardware = Hardware
board-rows-resource = Resources
board-rows-other = Facedown
# $who (corp | runner), $count (number), $size (number)
board-hand =
    { $who ->
        [corp] HQ: { $count } of { $size }
       *[runner] Grip: { $count } of { $size }
    }
# $n (number)
board-unseen =
    { $n ->
        [one] { $n } card facedown
       *[other] { $n } cards facedown
    }
board-central-hq = HQ
board-central-rnd = R&D
board-central-archives = Archives
board-shortArchives = Arch.
# $n (text)
board-remote = Server { $n }
board-newRemote = New server
# $n (number)
board-position = Ice { $n }
board-marked = Mark
board-runnerHere = The Runner is here
board-inPlay = In play
board-setAside = Set aside
board-facedown-corp = Corp card, facedown
board-facedown-runner = Runner card, facedown
board-unrezzedIce = Unrezzed ice
# Where ice is, for screen readers: $n is that of a remote server, and $nth counts from the outside.
# $ice (text), $server (hq | rnd | archives | remote), $n (number), $place (only | outermost | innermost | between), $nth (number)
board-iceAt =
    { $ice } on { $server ->
        [hq] HQ
        [rnd] R&D
        [archives] Archives
       *[remote] Server { $n }
    }{ $place ->
        [only] {""}
        [outermost] , outermost
        [innermost] , innermost
       *[between] , number { $nth } from the outside
    }
board-unrezzed = unrezzed
board-rezzed = rezzed
board-canBeChosen = can be chosen
board-chosen = chosen
board-isNew = new
# $n (number)
board-options =
    { $n ->
        [one] { $n } option
       *[other] { $n } options
    }
board-deck-corp = R&D
board-deck-runner = Stack
board-discard-corp = Archives
board-discard-runner = Heap
board-scoreArea = Score area
# $name (text), $count (number)
board-openPile =
    { $count ->
        [one] { $name }, { $count } card: look through
       *[other] { $name }, { $count } cards: look through
    }
board-emptyPile = No cards here yet.
board-main = Table
board-focus = What it is about
board-status = Game
# $who (corp | runner)
board-waitingFor =
    { $who ->
        [corp] Waiting for the Corp
       *[runner] Waiting for the Runner
    }
# $who (corp | runner)
board-watching =
    { $who ->
        [corp] Watching: the Corp decides
       *[runner] Watching: the Runner decides
    }

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
decision-hint = Hint
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
decision-passing-letRunOn = Let the run go on
decision-passing-turnOn = Go on with the turn
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
decision-tokens-gainCredit = Gain 1[credit]
decision-tokens-drawCard = Draw 1 card
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
amount-spend = Spend { $n }[credit]
# $n (number)
amount-pay = Pay { $n }[credit]
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

concede-title = Give up this game?
concede-lead = The other side wins at once.
concede-yes = Concede
concede-no = Play on

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
