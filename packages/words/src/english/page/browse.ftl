### The words of the list of all cards.

title = Cards
lead = Every card that can be played here.
search = Search
searchHint = Title, kind or text, or t:ice cost<=3
side = Side
type = Type
faction = Faction
cost = Cost
order = Order
asOf = As in

orders-title = By title
orders-cost = By cost
orders-faction = By faction
orders-type = By type

all = All
# $n (number)
found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
nothing = No card is like that.
anew = Search anew
look = Choose a card to read it in full.
influence = Influence
influenceLimit = Influence limit
deckSize = Minimum deck size
set = Set
copies = Copies in a deck
sets = Sets

form-open = Search form
form-title = In the title
form-text = In the text, as it stands
form-subtype = Subtype
form-is = It is
form-flags-unique = unique
form-flags-neutral = neutral
form-flags-banned = banned
form-numbers-cost = Cost
form-numbers-strength = Strength
form-numbers-influence = Influence
form-comparisons-exactly = exactly
form-comparisons-atMost = at most
form-comparisons-atLeast = at least
form-number = Number
form-nothing = Nothing is asked for yet.
form-written = In the words of the search:
form-search = Search for it
form-list = All words of the search
form-rows-title-word = siphon
form-rows-title-finds = In the title; else as a kind of card, else in the text. MMC, david and 01034 find cards, too.
form-rows-phrase-word = "end the run"
form-rows-phrase-finds = These words, one after the other.
form-rows-text-word = x:"end the run"
form-rows-text-finds = The same in the text alone.
form-rows-type-word = t:ice s:barrier
form-rows-type-finds = Type and subtype. The beginning of a word will do.
form-rows-faction-word = f:hb d:corp
form-rows-faction-finds = Faction and side.
form-rows-set-word = set:elevation
form-rows-set-finds = Set.
form-rows-number-word = cost<=3
form-rows-number-finds = A number: cost, strength, influence, points, adv, mu, trash, link, copies, size.
form-rows-format-word = format:startup
form-rows-format-finds = Decks of the format may have it; with @2026-05-01 behind it on that day.
form-rows-banned-word = banned:standard
form-rows-banned-finds = The list of the format bans it.
form-rows-is-word = is:unique
form-rows-is-finds = Also is:banned, is:neutral and is:playable.
form-rows-or-word = t:ice or t:asset
form-rows-or-finds = One or the other. Without "or" both have to be so.
form-rows-not-word = -t:ice
form-rows-not-finds = Everything else. Brackets join what belongs together: -(t:ice f:nbn).

page-steps = What it does, step by step
page-when = When
page-cost = Cost
page-limit = How often
page-asks = It asks
page-needs = Needs
# $n (number)
page-counters =
    { $n ->
        [one] { $n } advancement counter
       *[other] { $n } advancement counters
    }
page-then = In this order
page-rules = Rules it touches
page-legality = Where decks may have it
page-legal = legal
page-illegal = not legal now
page-notIn = does not have it
# $list (text), $from (text)
page-banned = banned since { $from } ({ $list })
# $n (number), $list (text), $from (text)
page-points =
    { $n ->
        [one] { $n } point since { $from } ({ $list })
       *[other] { $n } points since { $from } ({ $list })
    }
# $list (text), $from (text)
page-free = free since { $from } ({ $list })
page-alike = Cards like it
page-earlier = As it was in older editions
page-elsewhere = As it is in other editions
# $edition (text)
page-notThen = There was no such card in { $edition }: it is shown as it is today.
# $n (number)
page-otherFaces =
    { $n ->
        [one] Its other side
       *[other] Its other sides
    }
page-try = Play with it
page-tryByItself = A small position with this identity, which offers nothing to use: what it does holds or happens by itself. A game that you left stays as it is.
page-tryLead = A small position in which it can be used, with credits to spend. A game that you left stays as it is.
page-against = Against the computer
page-both = Play both sides
page-rulings = Rulings
page-rulingsLead = What our tests of this card prove.
page-rulingsToday = They hold by the rules of today.

windows-play = As the card is played, when it has been paid for.
windows-action = As an action, in an action window of your own turn.
windows-paid = Whenever you have priority in a paid ability window.
windows-interface = During an encounter, as long as this icebreaker is as strong as the ice.
windows-access = While you access a card, once for that access.
windows-paidInterrupt = While something it can change is about to happen.
windows-interrupt = By itself, while something it can change is about to happen.
windows-reaction = By itself, in the reaction window after what it waits for.
windows-state = By itself, as soon as a checkpoint finds that it is so.
windows-subroutine = During an encounter with this ice, unless it was broken.
windows-static = All the time while the card is active.

entering-playEvent-what = Play it
entering-playEvent-when = As an action of your own turn.
entering-playOperation-what = Play it
entering-playOperation-when = As an action of your own turn.
entering-installRunnerCard-what = Install it
entering-installRunnerCard-when = As an action of your own turn.
entering-installCorpCard-what = Install it
entering-installCorpCard-when = As an action of your own turn.
entering-installIce-what = Install it
entering-installIce-when = As an action of your own turn. Each ice that already protects the server makes it cost 1[credit] more.
entering-rez-what = Rez it
entering-rez-when = In most windows for paid abilities, also in the turn of the Runner.
entering-rezIce-what = Rez it
entering-rezIce-when = When the Runner approaches it.
entering-advance-what = Advance it
entering-advance-when = As an action of your own turn.
entering-score-what = Score it
entering-score-when = In certain windows for paid abilities of your own turn.

asks-cards = Which cards.
asks-may = Whether it should happen.
asks-mayPay = Whether somebody pays for it.
asks-mode = Which of several things happens.
asks-number = A number.
asks-server = Which server.
asks-word = A word, such as a kind of card.
asks-trace = Both players: how many credits they spend on the trace.
asks-bid = Both players in secret: how many credits they bid.
asks-order = An order.
asks-x = How much X is.

limits-turn = Once each turn.
limits-run = Once each run.
limits-encounter = Once each encounter.
limits-breach = Once each breach.

topics-1_7 = Ending the game
topics-1_9 = Counters
topics-1_10 = Credits
topics-1_10_5 = Recurring credits
topics-1_11 = Clicks
topics-1_13 = Hosting
topics-1_16 = Costs
topics-1_17 = Scoring and stealing
topics-1_18 = Advancing cards
topics-1_19 = Trashing
topics-1_20 = Memory
topics-1_21 = Who can see a card
topics-2_4 = Advancement requirement
topics-2_5 = Agenda points
topics-2_6 = Trash cost
topics-2_7 = Strength
topics-2_16 = Subtypes
topics-3_1 = Identities
topics-3_2 = Agendas
topics-3_3 = Assets
topics-3_4 = Ice
topics-3_5 = Operations
topics-3_6 = Upgrades
topics-3_6_5 = Regions
topics-3_7 = Events
topics-3_8 = Hardware
topics-3_8_5 = Consoles
topics-3_9 = Programs
topics-3_9_5 = Icebreakers
topics-3_10 = Resources
topics-4_3 = Hands and their size
topics-5_2 = Actions
topics-6 = Runs
topics-6_2 = Positions and servers of a run
topics-6_5 = Encountering ice
topics-6_5_8 = Bypassing ice
topics-7_1 = Accessing cards
topics-7_3 = Breaching servers
topics-8_1 = Faceup, facedown, rezzing
topics-8_2 = Moving cards
topics-8_3 = Arranging cards
topics-8_4 = Drawing cards
topics-8_5 = Installing cards
topics-8_6 = Playing events and operations
topics-8_7 = Searching for cards
topics-8_8 = Swapping cards
topics-9_4 = Static abilities
topics-9_5 = Paid abilities
topics-9_6 = Conditional abilities
topics-9_8 = Subroutines
topics-9_9 = Interrupts and replacements
topics-9_10 = Lingering effects
topics-9_12_5 = Persistent abilities
topics-9_12_6 = Modal abilities
topics-10_1_1 = Unique cards
topics-10_1_2 = Purging virus counters
topics-10_1_3 = Cards that become agendas
topics-10_4 = Damage
topics-10_5 = Tags
topics-10_6 = Bad publicity
topics-10_7 = Link
topics-10_8 = Traces
topics-10_10 = Charging
topics-10_11 = The mark
topics-10_12 = Sabotage
topics-10_13 = Dividends
topics-10_14 = Bids and psi games

factions-haas_bioroid = Haas-Bioroid
factions-jinteki = Jinteki
factions-nbn = NBN
factions-weyland_consortium = Weyland Consortium
factions-neutral_corp = Neutral Corp
factions-anarch = Anarch
factions-criminal = Criminal
factions-shaper = Shaper
factions-neutral_runner = Neutral Runner
