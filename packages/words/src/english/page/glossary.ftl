### The glossary: each word of the game with what it means in a sentence, how it is written, and how it is shown.
### `finds-…` are the forms in which texts have the word. One that ends in … is found however it goes on.

title = Glossary
lead = Every word of the game in a sentence. Show me plays ten seconds of it.
# $of (text)
asked = What does { $of } mean?
learn = The lessons
search = Search for a word
none = No word of the game is called so.
# $n (number)
count =
    { $n ->
        [one] { $n } word
       *[other] { $n } words
    }
show = Show me
# $of (text)
showing = { $of }, shown
again = Again
pause = Pause
goOn = Go on
# $n (number), $of (number)
step = { $n } of { $of }
back = Back
forward = Forward
lost = This cannot be shown now.
here = Words here
hereLead = Words of the game in what is asked, in the card that is read, and in what happened last.
noneHere = There is no such word in what you see now.
never = Not again
first = New to you

## A beginner is told once in games against the computer.

told-tag = That was your first tag: the Corp can use it against the Runner until it is removed.
told-trace = That is your first trace: who spends more decides whether it succeeds.
told-steal = You cannot pay what stealing this agenda costs, so it stays where it is.

## What stands in a position that is shown.

table-credits = Credits
table-clicks = Clicks
table-points = Points
table-facedown = facedown card

## The two sides, and where cards lie.

names-corp = Corp
finds-corp = Corp, Corp’s
says-corp = The player with the servers: the Corp hides agendas and wants to score them.
names-runner = Runner
finds-runner = Runner, Runner’s
says-runner = The hacker: the Runner breaks into servers and wants to steal what the Corp hides.
names-hq = HQ
finds-hq = HQ
says-hq = The Corp’s hand, and a server: a run on HQ accesses a card of the hand, by chance.
names-rnd = R&D
finds-rnd = R&D
says-rnd = The Corp’s deck, and a server: a run on R&D accesses its top card.
names-archives = Archives
finds-archives = Archives
says-archives = The Corp’s discard pile, and a server: a run on Archives accesses everything that lies there.
names-server = Server
finds-server = server, servers
says-server = A place that the Runner can run on: HQ, R&D, Archives, or one that the Corp has made.
names-central = Central server
finds-central = central server, central servers
says-central = HQ, R&D or Archives: these three are always there.
names-remote = Remote server
finds-remote = remote server, remote servers, remote
says-remote = A server that the Corp makes by installing a card: the place to score agendas.
names-root = Root
finds-root = root
says-root = Where cards lie in a server, behind its ice.
names-grip = Grip
finds-grip = grip
says-grip = The Runner’s hand, which damage is taken from.
names-stack = Stack
finds-stack = stack
says-stack = The Runner’s deck.
names-heap = Heap
finds-heap = heap
says-heap = The Runner’s discard pile, which everybody may look through.
names-scoreArea = Score area
finds-scoreArea = score area, score areas
says-scoreArea = Where a player’s agendas lie: those that the Corp scored, or the Runner stole.

## Types of cards.

names-identity = Identity
finds-identity = identity, identities
says-identity = The card that says who you are: it is there from the beginning, and what it says always counts.
names-agenda = Agenda
finds-agenda = agenda, agendas
says-agenda = A card that is worth points, which both sides want: the Corp scores it, the Runner steals it.
names-asset = Asset
finds-asset = asset, assets
says-asset = A Corp card in a remote server that works for the Corp once it is rezzed.
names-ice = Ice
finds-ice = ice
says-ice = A Corp card across the way to a server: a run meets it, and it does what it says.
names-operation = Operation
finds-operation = operation, operations
says-operation = A Corp card that is played, does what it says, and is gone.
names-upgrade = Upgrade
finds-upgrade = upgrade, upgrades
says-upgrade = A Corp card that lies in any server, beside what else is there, and helps it.
names-event = Event
finds-event = event, events
says-event = A Runner card that is played, does what it says, and is gone.
names-hardware = Hardware
finds-hardware = hardware
says-hardware = A Runner card that stays: the machine that programs run on.
names-program = Program
finds-program = program, programs
says-program = A Runner card that stays and takes up memory, such as an icebreaker.
names-resource = Resource
finds-resource = resource, resources
says-resource = A Runner card that stays, such as a friend or a job; the Corp can trash it while the Runner is tagged.
names-subtype = Subtype
finds-subtype = subtype, subtypes
says-subtype = A word behind the type of a card: most do nothing themselves, but other cards ask for them.
names-icebreaker = Icebreaker
finds-icebreaker = icebreaker, icebreakers
says-icebreaker = A program that breaks subroutines of ice, if it is at least as strong as the ice.
names-barrier = Barrier
finds-barrier = barrier, barriers, fracter, fracters
says-barrier = A kind of ice that mostly just stops a run; a fracter is the icebreaker for it.
names-codeGate = Code gate
finds-codeGate = code gate, code gates, decoder, decoders
says-codeGate = A kind of ice that often taxes the Runner; a decoder is the icebreaker for it.
names-sentry = Sentry
finds-sentry = sentry, sentries, killer, killers
says-sentry = A kind of ice that often hurts the Runner; a killer is the icebreaker for it.
names-console = Console
finds-console = console, consoles
says-console = A piece of hardware of which the Runner can have one.
names-region = Region
finds-region = region, regions
says-region = An upgrade of which there can be one in each server.
names-unique = Unique
finds-unique = unique
says-unique = A card with a diamond: whoever installs another copy has to give up the first.

## Money and time.

names-credit = Credit
finds-credit = credit, credits, credit pool
says-credit = Money, which most things cost.
names-recurringCredit = Recurring credit
finds-recurringCredit = recurring credit, recurring credits
says-recurringCredit = A credit on a card, for what the card says, that comes back each turn.
names-cost = Cost
finds-cost = cost, costs, pay, pays, paid, paying
says-cost = What has to be paid first: clicks, credits, or whatever a card says.
names-click = Click
finds-click = click, clicks
says-click = Time: the Corp has 3 clicks in a turn, the Runner 4, and each action takes one or more.
names-action = Action
finds-action = action, actions
says-action = What clicks are spent on: to draw, to take a credit, to install, to run and more.
names-draw = Draw
finds-draw = draw, draws, drew, drawn, drawing
says-draw = To take the top card of one’s own deck into the hand.
names-discard = Discard
finds-discard = discard, discards, discarded, discarding
says-discard = What a player does with cards over the hand size at the end of the turn.
names-handSize = Hand size
finds-handSize = hand size
says-handSize = How many cards a player may keep at the end of the turn: mostly 5.

## What is done with cards.

names-install = Install
finds-install = install, installs, installed, installing
says-install = To put a card onto the table, where it stays: Corp cards facedown, Runner cards faceup.
names-play = Play
finds-play = play, plays, played, playing
says-play = To use an event or an operation once, for its price.
names-rez = Rez
finds-rez = rez, rezzes, rezzed, rezzing, unrezzed
says-rez = To pay for a facedown Corp card and turn it faceup: from then on it works.
names-derez = Derez
finds-derez = derez, derezzes, derezzed, derezzing
says-derez = To turn a rezzed card facedown again: it works no more until it is rezzed anew.
names-trash = Trash
finds-trash = trash, trashes, trashed, trashing
says-trash = To move a card to its owner’s discard pile.
names-advance = Advance
finds-advance = advance, advances, advanced, advancing, advancement counter, advancement counters, advancement token, advancement tokens
says-advance = To put a counter on a card for a click and a credit: an agenda with enough of them can be scored.
names-score = Score
finds-score = score, scores, scored, scoring
says-score = To take an agenda that was advanced far enough, for its points.
names-steal = Steal
finds-steal = steal, steals, stole, stolen, stealing
says-steal = To take an agenda that is accessed, for its points.
names-agendaPoint = Agenda point
finds-agendaPoint = agenda point, agenda points
says-agendaPoint = What wins: the side with 7 of them, from scored or stolen agendas.
names-forfeit = Forfeit
finds-forfeit = forfeit, forfeits, forfeited, forfeiting
says-forfeit = To give up an agenda of one’s own score area, with its points, for good.
names-expose = Expose
finds-expose = expose, exposes, exposed, exposing
says-expose = To show everybody an unrezzed card, which then lies facedown again.
names-reveal = Reveal
finds-reveal = reveal, reveals, revealed, revealing
says-reveal = To show a card to everybody.
names-search = Search
finds-search = search, searches, searched, searching
says-search = To look through a deck for a card, and to shuffle it after that.
names-host = Host
finds-host = host, hosts, hosted, hosting
says-host = To carry other cards or counters: what lies on a card is hosted by it.
names-load = Load
finds-load = load, loads, loaded, loading, empty, emptied
says-load = To put counters on a card to be used up; when the last one is gone, it is empty.
names-swap = Swap
finds-swap = swap, swaps, swapped, swapping
says-swap = To let two cards change places.

## Runs.

names-run = Run
finds-run = run, runs, ran, running
says-run = The Runner’s attack on a server: past its ice, to the cards behind.
names-success = Successful run
finds-success = successful, unsuccessful, succeeds, become successful
says-success = A run that got past all ice to the server.
names-jackOut = Jack out
finds-jackOut = jack out, jacks out, jacked out, jacking out
says-jackOut = To end one’s own run, which the Runner may do after each piece of ice.
names-approach = Approach
finds-approach = approach, approaches, approached, approaching
says-approach = To come to the next ice, which the Corp can rez now, or to the server itself.
names-encounter = Encounter
finds-encounter = encounter, encounters, encountered, encountering
says-encounter = To meet rezzed ice: the Runner breaks what they can, and the rest happens.
names-subroutine = Subroutine
finds-subroutine = subroutine, subroutines
says-subroutine = A line of ice that happens to the Runner, unless it is broken.
names-break = Break
finds-break = break, breaks, broke, broken, breaking
says-break = To keep a subroutine from happening, mostly with an icebreaker and for credits.
names-bypass = Bypass
finds-bypass = bypass, bypasses, bypassed, bypassing
says-bypass = To get past ice without breaking it: nothing of it happens.
names-strength = Strength
finds-strength = strength
says-strength = How strong ice is, or an icebreaker, which has to be at least as strong.
names-interface = Interface
finds-interface = interface
says-interface = An ability against the ice that is encountered, if the icebreaker is strong enough.
names-breach = Breach
finds-breach = breach, breaches, breached, breaching
says-breach = To get at the cards of a server after a successful run, one after the other.
names-access = Access
finds-access = access, accesses, accessed, accessing
says-access = To look at a card of the Corp, to steal it if it is an agenda, or to trash it for its price.

## What happens to the players.

names-tag = Tag
finds-tag = tag, tags, tagged
says-tag = The Corp knows where the Runner is: while there is a tag, it can trash resources, and more.
names-trace = Trace
finds-trace = trace, traces, traced, tracing
says-trace = The Corp looks for the Runner: both pay, and the Corp succeeds if it comes to more.
names-link = Link
finds-link = link
says-link = How well the Runner is hidden: each link counts as a credit against a trace.
names-badPublicity = Bad publicity
finds-badPublicity = bad publicity
says-badPublicity = The Corp has a bad name: the Runner has a credit more for each in every run.
names-damage = Damage
finds-damage = damage
says-damage = Cards are trashed from the grip by chance; whoever has too few loses the game.
names-netDamage = Net damage
finds-netDamage = net damage
says-netDamage = Damage, often by ice: a card from the grip by chance for each.
names-meatDamage = Meat damage
finds-meatDamage = meat damage
says-meatDamage = Damage, often by violence: a card from the grip by chance for each.
names-coreDamage = Core damage
finds-coreDamage = core damage, brain damage
says-coreDamage = Damage that lasts: a card from the grip, and the hand size is one less from then on.
names-flatline = Flatline
finds-flatline = flatline, flatlines, flatlined, flatlining
says-flatline = More damage than there are cards in the grip: the Runner is dead, and the Corp has won.
names-memory = Memory
finds-memory = memory, memory cost, memory limit
says-memory = The room for programs: 4 units, if nothing adds to it.
names-prevent = Prevent
finds-prevent = prevent, prevents, prevented, preventing, avoid, avoids, avoided
says-prevent = To keep something from happening that is about to happen.

## Counters and signs of abilities.

names-virusCounter = Virus
finds-virusCounter = virus, virus counter, virus counters, purge, purges, purged, purging
says-virusCounter = Counters that viruses collect; the Corp removes all of them by purging, for a whole turn.
names-powerCounter = Power counter
finds-powerCounter = power counter, power counters
says-powerCounter = A counter that means what its card says.
names-agendaCounter = Agenda counter
finds-agendaCounter = agenda counter, agenda counters, dividends
says-agendaCounter = A counter on a scored agenda, which its text makes use of.
names-interrupt = Interrupt
finds-interrupt = interrupt, interrupts
says-interrupt = An ability used just before something happens, to change it.
names-persistent = Persistent
finds-persistent = persistent, persists
says-persistent = An ability that counts to the end of the run, even if its card is trashed.
names-threat = Threat
finds-threat = threat, threat level
says-threat = A number that grows with the leading side’s points: such an ability counts once it is high enough.
names-psi = Psi Game
finds-psi = Psi Game
says-psi = Both choose 0 to 2 credits in secret; what happens depends on whether they chose the same.
names-sabotage = Sabotage
finds-sabotage = sabotage, sabotages, sabotaged
says-sabotage = The Corp trashes so many cards: from HQ as it likes, the rest from the top of R&D.
