### The words of the screen that compares the editions of the rules.

title = The rules, edition by edition
lead = Each step of turns and runs with its place in each edition, and what the editions decide in different ways, from the tables that games are played by. What differs from the newest rules is marked.
beside = Beside the newest
all = All
show = Show

shows-all = All
shows-differences = Differences only

legend = Marks

differences-added = a step that the newest rules do not have
differences-missing = no such step
differences-moved = in another order
differences-window = players may do something else in it
differences-decided = decided in another way

elsewhere = At this moment in other editions
nothingElse = It offers the same at this moment.

here-missing = it has no such moment
here-moved = it has this moment in another order

# $step (text), $deeds (text)
stands-here = this step there: { $step } – { $deeds }
# $step (text), $deeds (text)
stands-next = the next decision there: { $step } – { $deeds }

both = both players
nobody = nobody decides anything

decides-jackOut = jack out, or go on
decides-action = take an action
decides-discard = choose what to discard
decides-breach = choose which cards to access

# $steps (text)
also = also before it: { $steps }
# $options (text)
lacks = not offered there: { $options }
# $options (text)
adds = also offered there: { $options }

## What its rules say of what is asked now, by the words that the editions have for them.

# $points (number)
choices-winAt = { $points } agenda points win the game
# $decided (draw | activePlayer)
choices-simultaneousWins =
    { $decided ->
        [draw] if both players would win at once, the game is a draw
       *[activePlayer] if both players would win at once, the one whose turn it is wins
    }
# $credits (number)
choices-startingCredits = each player begins with { $credits } credits
# $cards (number)
choices-startingHand = each player begins with { $cards } cards in hand
# $corp (number), $runner (number)
choices-allottedClicks = the Corp has { $corp } clicks each turn, and the Runner { $runner }
# $decided (asTurnBegins | whileActive)
choices-additionalClicks =
    { $decided ->
        [asTurnBegins] clicks that a card adds are gained as the turn begins
       *[whileActive] clicks that a card adds come and go with the card, also in mid-turn
    }
# $decided (allowed | forbidden)
choices-noEffectActions =
    { $decided ->
        [allowed] what would change nothing may be done all the same
       *[forbidden] what would change nothing may not be done
    }
# $decided (simultaneous | oneByOne)
choices-discardCards =
    { $decided ->
        [simultaneous] all cards are discarded at the same time
       *[oneByOne] cards are discarded one at a time
    }
# $decided (startOfDiscardStep | endOfTurn)
choices-negativeHandSize =
    { $decided ->
        [startOfDiscardStep] who has a maximum hand size below zero is flatlined as their discard step begins
       *[endOfTurn] who has a maximum hand size below zero is flatlined as their turn ends
    }
# $decided (fund | pool)
choices-badPublicityCredits =
    { $decided ->
        [fund] credits for bad publicity lie in a fund of their own, and cannot be lost
       *[pool] credits for bad publicity are in the Runner’s credit pool, and can be lost
    }
# $decided (windowCompleted | atOnce)
choices-lostServer =
    { $decided ->
        [windowCompleted] if the attacked server is gone, the run ends after the window that is open
       *[atOnce] if the attacked server is gone, the run ends at once
    }
# $decided (notPassed | passed)
choices-removedIce =
    { $decided ->
        [notPassed] ice that is removed while the Runner is at it is not passed
       *[passed] ice that is removed while the Runner is at it is passed
    }
# $decided (withOthers | first)
choices-ifSuccessful =
    { $decided ->
        [withOthers] “if successful” effects wait among all others that the success sets off
       *[first] “if successful” effects resolve before all others that the success sets off
    }
# $decided (couldHaveBeenChosen | announced)
choices-ifSuccessfulServer =
    { $decided ->
        [couldHaveBeenChosen] an “if successful” effect stays if it could have named the new server as well
       *[announced] an “if successful” effect is lost if the run moves from the server it named
    }
# $decided (successPhaseNotReached | notSuccessful)
choices-unsuccessfulIf =
    { $decided ->
        [successPhaseNotReached] a run is unsuccessful if it never reached its success phase
       *[notSuccessful] a run is unsuccessful if it never became successful
    }
# $decided (atOnce | asAccessed)
choices-archivesFaceup =
    { $decided ->
        [atOnce] all cards of Archives are turned faceup before the first access
       *[asAccessed] a card of Archives is turned faceup as it is accessed, and one that lies facedown is chosen unseen
    }
# $decided (ofHandOrDeck | total)
choices-accessLimit =
    { $decided ->
        [ofHandOrDeck] only cards in HQ and R&D count towards the number of accesses
       *[total] the number of accesses is fixed as the first begins, cards in the root included
    }
# $decided (stay | setAside)
choices-accessedCards =
    { $decided ->
        [stay] an accessed card stays where it is
       *[setAside] an accessed card lies aside until all are accessed
    }
# $decided (performed | chosen)
choices-accessesCount =
    { $decided ->
        [performed] what counts accesses counts those that took place
       *[chosen] what counts accesses counts the cards that were chosen for one
    }
# $decided (one | any)
choices-midAccessAbilities =
    { $decided ->
        [one] one ability or trash cost may be used on an accessed card
       *[any] as many abilities as one likes may be used on an accessed card, and its trash cost
    }
# $decided (runnerDeclares | candidate | ignored)
choices-rootCardEnteringBreach =
    { $decided ->
        [runnerDeclares] the Runner says whether a card that comes to the root may be accessed
        [candidate] a card that comes to the root may be accessed, and nobody is asked
       *[ignored] a card that comes to the root is not accessed, and nobody is asked
    }
# $decided (olderTrashed | forbidden)
choices-secondConsole =
    { $decided ->
        [olderTrashed] a second console may be installed, and the older one is trashed
       *[forbidden] a second console cannot be installed; an effect that would do it trashes it instead
    }
# $decided (minimalSet | untilNotExceeding)
choices-memoryOverflow =
    { $decided ->
        [minimalSet] no program is trashed that need not be
       *[untilNotExceeding] any programs may be trashed until the memory limit is kept
    }
# $decided (withCriteria | never)
choices-searchMayFail =
    { $decided ->
        [withCriteria] a search for a kind of card may find nothing though there is one
       *[never] a search must find what there is
    }
# $decided (setAside | direct)
choices-drawing =
    { $decided ->
        [setAside] drawn cards lie aside until all is done that the draw sets off
       *[direct] drawn cards go to the hand at once
    }
# $decided (responsible | runner)
choices-damageTrashedBy =
    { $decided ->
        [responsible] the player responsible for the damage trashes the cards
       *[runner] the Runner trashes the cards
    }
# $decided (none | asChosen)
choices-damageOrder =
    { $decided ->
        [none] all cards are trashed at once, in no order
       *[asChosen] cards come to the heap in the order in which chance takes them
    }
# $decided (happened | preventedToo)
choices-ordinalsCount =
    { $decided ->
        [happened] what was prevented is no first time
       *[preventedToo] what was prevented is a first time all the same
    }
# $decided (together | oneByOne)
choices-decliningReactions =
    { $decided ->
        [together] who declines, declines all that waits
       *[oneByOne] each ability that waits is declined by itself
    }
# $decided (afterInstruction | afterEffect)
choices-chainReactions =
    { $decided ->
        [afterInstruction] what an ability sets off resolves before its next instruction
       *[afterEffect] what an ability sets off resolves after all of its instructions
    }
# $decided (no | yes)
choices-sameTargetTwice =
    { $decided ->
        [no] no card may be chosen twice
       *[yes] the same card may be chosen twice
    }
# $decided (pending | directly)
choices-traceResults =
    { $decided ->
        [pending] its effects wait among all others that its result sets off
       *[directly] its effects resolve at once, as part of it
    }
# $decided (never | abilityLost)
choices-preventedCosts =
    { $decided ->
        [never] what is paid as a cost cannot be prevented
       *[abilityLost] what is paid as a cost can be prevented, and the ability is lost
    }

## What the editions decide in different ways, in a few words.

matters-winAt = Winning
matters-simultaneousWins = Two wins at once
matters-startingCredits = First credits
matters-startingHand = First hand
matters-allottedClicks = Clicks
matters-additionalClicks = Additional clicks
matters-noEffectActions = Actions without effect
matters-discardCards = Discarding down to hand size
matters-negativeHandSize = No room in the hand
matters-badPublicityCredits = Credits for bad publicity
matters-lostServer = A server that ceases to exist
matters-removedIce = Ice that is removed in a run
matters-ifSuccessful = Order after a success
matters-ifSuccessfulServer = A run that changes its server
matters-unsuccessfulIf = An unsuccessful run
matters-archivesFaceup = Facedown cards of Archives
matters-accessLimit = How many cards are accessed
matters-accessedCards = Where accessed cards lie
matters-accessesCount = Counting accesses
matters-midAccessAbilities = Abilities during an access
matters-rootCardEnteringBreach = A card installed in the server meanwhile
matters-secondConsole = A second console
matters-memoryOverflow = Too little memory
matters-searchMayFail = Searching
matters-drawing = Drawing
matters-damageTrashedBy = Who trashes for damage
matters-damageOrder = Order of cards trashed by damage
matters-ordinalsCount = “The first time”
matters-decliningReactions = Declining abilities
matters-chainReactions = Abilities set off by an ability
matters-sameTargetTwice = Choosing a card twice
matters-traceResults = Effects of a trace
matters-preventedCosts = Costs that are prevented

subjects-game = The game
subjects-turn = Turns
subjects-run = Runs
subjects-access = Accessing cards
subjects-cards = Cards and damage
subjects-abilities = Abilities

placeLead = A place in a text is a link that marks all it says.
decided = What the rules decide
matter = Matter
windowLead = Under a step: what players may do in it.
noDifference = Nothing differs here.
moment = Moment
noStep = no step

parts-corpTurn = The Corp’s turn
parts-runnerTurn = The Runner’s turn
parts-run = A run
parts-breach = Breaching a server
parts-access = Accessing a card

paid = paid abilities

rez-nonIce = rez cards but ice
rez-approached = rez also the approached ice

score = score agendas
