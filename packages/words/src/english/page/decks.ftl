### The words of the player's decks and of the builder.

# $editions (text)
notBy = Not legal by the rules of { $editions }
title = My decks
unnamed = Deck without a name
noIdentity = No identity yet
# $n (number)
cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
# $n (number)
copies =
    { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }
# $n (number)
notHere =
    { $n ->
        [one] 1 of your decks is not legal here
       *[other] { $n } of your decks are not legal here
    }

list-new = New deck
list-import = Import
list-empty = You have no decks yet.
list-emptyLead = Build one from all cards of a format, bring one as a list, or begin with a copy of a starter deck.
list-starters = Begin with a starter deck
# $name (text)
list-copyOf = Copy { $name }
list-sort = Order
list-sorts-played = Last played
list-sorts-name = Name
list-sorts-changed = Last changed
list-sorts-won = Won most
list-search = Find a deck
list-show = Show
list-shows-all = All decks
list-shows-corp = Corp
list-shows-runner = Runner
list-shows-archived = Archive
list-shows-deleted = Deleted
list-tag = Tag
list-none = No deck is like that.
list-legal = legal
# $n (number)
list-illegal =
    { $n ->
        [one] { $n } thing against the rules
       *[other] { $n } things against the rules
    }
list-copy = Copy
# $name (text)
list-copyName = { $name } (copy)
# $shown (number), $all (number)
list-some = { $shown } of { $all } decks are shown.
list-showMore = Show more
# $percent (number), $won (number), $games (number)
list-won =
    { $games ->
        [one] { $percent } % won: { $won } of { $games } game
       *[other] { $percent } % won: { $won } of { $games } games
    }
list-archive = Archive
list-unarchive = Take out of the archive
list-takeBack = Take it back
list-delete = Delete
# $name (text)
list-deleted = { $name } is deleted.
list-undo = Undo
list-tags = Tags
list-tagsHint = Words that find this deck again, with commas between them.
list-saveTags = Keep these tags
# $when (text)
list-changed = changed { $when }
# $when (text)
list-played = played { $when }
# $name (text)
list-more = What to do with { $name }

days-today = today
days-yesterday = yesterday
# $n (number)
days-ago = { $n } days ago

missing = This deck is not among yours here. It may have been deleted, or made in another browser.
find = Find one of your decks

versions-title = Versions
versions-lead = Each time the deck is kept at the server that is a version, and the last fifty stay. Going back can be undone.
versions-none = No version is at the server yet. They are kept for players who have a name.
# $time (time)
versions-at = { DATETIME($time, dateStyle: "medium", timeStyle: "short") }
versions-now = as it is now
versions-goBack = Go back to it
# $when (text)
versions-goBackTo = Go back to it: the version of { $when }

sync-here = Your decks are kept in this browser only.
sync-nowhere = This browser does not let the page store anything: decks that the server does not have are gone when you leave the page.
sync-name = Give yourself a name to keep them at the server, too
# $name (name)
sync-kept = Your decks are kept at the server for { $name }.
sync-guest = Claim the name with a password to have them in other browsers.
# $n (number)
sync-unsent =
    { $n ->
        [one] 1 deck is not sent to the server yet.
       *[other] { $n } decks are not sent to the server yet.
    }
sync-unreached = The server cannot be reached. What you change is kept in this browser and sent later.
sync-again = Try again
sync-parted = These decks were changed in another window, too. Both are kept: the deck as it is there, and another one with your changes.
# $name (text)
sync-mine = { $name } (my changes)
sync-seen = I have seen it

toList = To my decks

builder-name = Name of the deck
builder-format = Format
builder-pool = Cards
builder-deck = Deck
builder-figures = Figures
builder-undo = Undo
builder-redo = Redo
builder-help = Keys
builder-hands = Test hands
builder-play = Play
builder-playLead = Play it against the computer
builder-transfer = Export
builder-import = Import
builder-share = Share
builder-sheets = Sheets of the builder
builder-more = More
builder-moreTitle = What to do with the deck

pool-search = Search
pool-hint = Title, text, or t:ice f:nbn cost<=3
pool-type = Type
pool-faction = Faction
pool-identities = Choose the identity of the deck first.
# $n (number)
pool-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
pool-nothing = No card of this format is like that.
# $n (number)
pool-inDeck =
    { $n ->
        [one] { $n } copy in the deck
       *[other] { $n } copies in the deck
    }
pool-cost = cost
# $n (number), $title (text)
pool-count =
    { $n ->
        [one] { $n } copy of { $title }
       *[other] { $n } copies of { $title }
    }
# $title (text)
pool-more = One more { $title }
# $title (text)
pool-less = One fewer { $title }
pool-choose = Choose
pool-banned = banned
# $n (number)
pool-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
pool-about = All about this card

deck-empty = Nothing in it yet. Choose cards on the left, or drag them here.
deck-emptyPhone = Nothing in it yet. Choose cards on the other sheet.
# $name (text), $n (number)
deck-group = { $name } ({ $n })
deck-left = All your cards that you see nowhere else. Their order here tells nothing.
# $n (number)
deck-elsewhere =
    { $n ->
        [one] One of them lies elsewhere, unseen.
       *[other] { $n } of them lie elsewhere, unseen.
    }
deck-unknown = Unknown cards
# $n (number)
deck-influence = { $n } influence
deck-wrong = against the rules
deck-changeIdentity = Change the identity
deck-chooseIdentity = Choose an identity
# $title (text), $n (number), $size (number)
deck-now = { $title }: { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }. Deck: { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }.
# $title (text), $size (number)
deck-gone =
    { $size ->
        [one] { $title } is out of the deck. Deck: { $size } card.
       *[other] { $title } is out of the deck. Deck: { $size } cards.
    }

meters-size = Cards
meters-influence = Influence
meters-points = Agenda points
# $least (number)
meters-of = of at least { $least }
# $most (number)
meters-most = of { $most }
meters-noLimit = no limit
# $least (number), $most (number)
meters-range = { $least } or { $most } needed
# $format (text)
meters-legal = Legal in { $format }.
# $name (text), $from (text)
meters-list = { $name }, in force since { $from }
meters-violations = What is against the rules
meters-concerned = Concerned:

# $n (number)
figures-ice = Ice: { $n }
# $total (number)
figures-rez = Rez costs of the ice: { $total } in all
figures-costs = Costs
# $cost (text), $n (number)
figures-ofCost =
    { $n ->
        [one] { $n } card with cost { $cost }
       *[other] { $n } cards with cost { $cost }
    }
# $n (number)
figures-income = Cards that give credits: { $n }
figures-noIncome = None.
# $n (number)
figures-influence = Influence: { $n }
figures-noneBanned = Nothing in the deck is banned.
# $titles (list)
figures-banned = Banned: { LIST($titles) }
# $spent (number), $most (number)
figures-points = { $spent } of { $most } points
# $n (number), $most (number)
figures-worthThree = { $n } of { $most } agendas worth 3 points
figures-breakers = Against ice
figures-anyIce = Any ice
figures-nothing = nothing
figures-memory = Memory
# $needed (number), $limit (number), $more (number)
figures-memoryLead =
    { $more ->
        [0] All programs together need { $needed }. There are { $limit }.
       *[other] All programs together need { $needed }. There are { $limit }, and { $more } more from cards.
    }

hands-title = Test hands
hands-again = New hand
hands-mulligan = Mulligan
hands-more = Draw one more
hands-hand = Hand
hands-first = The first hand.
hands-second = After the mulligan.
# $n (number)
hands-drawn =
    { $n ->
        [0] {""}
       *[other] { $n ->
            [one] { $n } card drawn since.
           *[other] { $n } cards drawn since.
        }
    }
hands-few = The deck needs at least five cards.
hands-odds = How likely it is
hands-oddsLead = Whether they are in the first hand of five, or in the second if a mulligan is taken for them, and among more cards.
hands-atLeast = At least
hands-what = Of these
hands-among = In the first cards
hands-inHand = First hand
hands-withMulligan = With a mulligan
# $cards (number)
hands-byTurn = In { $cards } cards
# $n (text)
hands-percent = { $n } %

transfer-importTitle = Import a deck
transfer-importLead = Paste a list, or drop a file: text, NetrunnerDB, jinteki.net, OCTGN, or a link of this page.
transfer-list = Deck list
transfer-file = Open a file
transfer-read = Take this deck
transfer-replace = Put it in place of this deck
transfer-rest = Take what could be read
transfer-passedOver = Not read as cards:
# $n (number), $identity (text)
transfer-found =
    { $n ->
        [one] { $n } card and { $identity }.
       *[other] { $n } cards and { $identity }.
    }
transfer-exportTitle = Export the deck
transfer-form = Form
transfer-forms-text = Text by types
transfer-forms-markdown = Markdown
transfer-forms-jinteki = jinteki.net
transfer-forms-octgn = OCTGN
transfer-forms-code = Share code
transfer-forms-sets = Text with sets
transfer-forms-after = Counts last
transfer-forms-ids = Ids
transfer-forms-codes = Codes
transfer-forms-netrunnerdb = NetrunnerDB (JSON)
transfer-forms-json = JSON
transfer-text = The deck in this form
transfer-copy = Copy
transfer-copied = Copied.
transfer-download = Save as a file
transfer-picture = Picture of the deck
# $name (text), $identity (text)
transfer-pictureAlt-empty = The deck { $name } with the identity { $identity }.
# $name (text), $identity (text), $list (text)
transfer-pictureAlt-listed = The deck { $name } with the identity { $identity }: { $list }.
transfer-savePicture = Save the picture
transfer-copyPicture = Copy the picture
transfer-sharePicture = Share the picture
transfer-saved = Saved.
transfer-noPicture = This browser makes no picture of it: take one of your screen.
transfer-shareTitle = Share the deck
transfer-shareLead = Whoever opens this link sees the deck as it is now. It is in the link itself: no server keeps it, and later changes are not in it.
transfer-link = Link

shared-title = A shared deck
shared-lead = Somebody has shared this deck with you. Copy it to change it.
shared-copy = Copy to my decks
shared-play = Play it against the computer
shared-unread = This link holds no deck that can be read. It may have been cut off: ask for it again.

keys-title = Keys of the builder
keys-lead = Tab goes from part to part. In a list of cards:
keys-rows-search-key = /
keys-rows-search-does = To the search
keys-rows-upDown-key = ↑ ↓
keys-rows-upDown-does = To the card above or below, from the search to the list
keys-rows-leftRight-key = → ←
keys-rows-leftRight-does = To the deck, back to the cards
keys-rows-enter-key = Enter
keys-rows-enter-does = One copy more
keys-rows-count-key = 1 … 9
keys-rows-count-does = So many copies
keys-rows-none-key = 0
keys-rows-none-does = Take the card out
keys-rows-plusMinus-key = + −
keys-rows-plusMinus-does = One copy more, one fewer
keys-rows-undo-key = Ctrl Z
keys-rows-undo-does = Undo
keys-rows-redo-key = Ctrl Shift Z
keys-rows-redo-does = Redo
keys-rows-hands-key = h
keys-rows-hands-does = Test hands
keys-rows-list-key = ?
keys-rows-list-does = This list
