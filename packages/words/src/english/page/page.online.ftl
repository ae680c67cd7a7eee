### The words of playing with other people.

# $seconds (number)
again = Try again in { $seconds } s.

connection-opening = Connecting…
connection-lost = The connection is lost. Connecting again…

# $name (name)
me-menu = You are { $name }
me-none = Sign in

room-loading = Going to the game
# $name (name)
room-deckNamed = Deck: { $name }
room-abandoned = This game was given up.
room-gone = There is no such game. The link may be wrong, or the game is over for good.

chat-title = Chat
chat-tabs = Log and chat
# $n (number)
chat-unread =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
chat-players = What players say everybody reads.
chat-spectators = Spectators talk among themselves: players read it after the game.
chat-unseated = You have no seat: players read what you say only after the game.
chat-write = Say something
chat-send = Say it
chat-empty = Nobody has said anything yet.
chat-rematch = The rematch begins here.
chat-presets-hello = Hello, have fun!
chat-presets-goodLuck = Good luck!
chat-presets-thinking = One moment…
chat-presets-takeYourTime = Take your time.
chat-presets-wellPlayed = Nice one!
chat-presets-oops = Oops!
chat-presets-thanks = Thank you!
chat-presets-sorry = Sorry!
chat-presets-goodGame = Good game!
chat-presets-goodbye = Goodbye!
chat-quiet = Whom you read
chat-silent = The players want quiet.
chat-preset = Say at once
chat-fromSpectators = spectators

table-away-now = away
# $left (text): so many minutes and seconds
table-away-since = away: { $left }
# $left (text): so many minutes and seconds
table-away-claimable = away: { $left } until you may claim the game
# $who (text), $left (text)
table-clock = { $who }, time left: { $left }
table-claim = Claim the game
table-claimLead = Your opponent has been away for three minutes.
table-callBot = Let a computer play on
table-standsIn = A computer plays for you.
table-comeBack = Play on yourself
table-offerDraw = Offer a draw
table-drawOffered = You offer a draw.
table-drawBack = Take the offer back
table-drawAsked = Your opponent offers a draw.
table-agree = Agree
table-report = Doubt this ruling
# How many of the answers that would be taken back, besides the last one, are those of the opponent who asks, and how many yours;
# and into which turn the game would go back.
# $theirs (number), $yours (number), $turns (number)
table-takeBackAsked =
    Your opponent would like to take back their last answer{ $theirs ->
        [0] { $yours ->
            [0] {""}
           *[other] , and what was decided since: { $yours } of yours
        }
       *[other] { $yours ->
            [0] , and what was decided since: { $theirs } more of theirs
           *[other] , and what was decided since: { $theirs } more of theirs and { $yours } of yours
        }
    }{ $turns ->
        [0] {""}
        [1] , into the turn before
       *[other] , { $turns } turns back
    }.
# What somebody has learned by the answers that would be taken back. “They” is the opponent who asks.
# $by (they | you | somebody), $count (number)
table-learned-drawn =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
table-learned-accessed =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } accessed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
table-learned-lookedAt =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } looked at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
table-learned-searched =
    { $by ->
        [they] they searched a pile of cards
        [you] you searched a pile of cards
       *[somebody] somebody searched a pile of cards
    }
# $by (they | you | somebody), $count (number)
table-learned-revealed =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } revealed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
table-learned-exposed =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } exposed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
table-learned-rezzed =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } rezzed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
table-learned-turnedFaceup =
    { $count ->
        [one] { $count } card turned faceup
       *[other] { $count } cards turned faceup
    }
# $by (they | you | somebody), $count (number)
table-learned-bidsRevealed =
    { $by ->
        [they] they revealed a secret bid
        [you] you revealed a secret bid
       *[somebody] somebody revealed a secret bid
    }
# In British English, which has no comma before “and”.
# $ways (list): those above
table-learned-ways = By it { LIST($ways, locale: "en-GB") }.
# $n (number)
table-learned-seen =
    { $n ->
        [one] They have seen { $n } card that they did not see before.
       *[other] They have seen { $n } cards that they did not see before.
    }
table-learned-chance = Chance decided something.
table-allow = Allow it
table-deny = No
table-asking = Your opponent is asked whether you may take it back.
table-denied = Your opponent lets the answer stand.
# $time (time)
table-closes = The server is to be renewed: by { DATETIME($time, timeStyle: "short") } at the latest it closes for a moment, and no new games begin until then. Your game is kept, and you can finish it here or go on with it afterwards.
# $lost (number)
table-mended =
    { $lost ->
        [0] The rules were mended meanwhile. The game goes on where it stood.
       *[other] { $lost ->
            [one] The rules were mended meanwhile. The game goes on before the last answer, which does not stand any more.
           *[other] The rules were mended meanwhile. The game goes on before the last { $lost } answers, which do not stand any more.
        }
    }
table-skip = Pass until something happens
table-rematch = Rematch, sides swapped
table-rematchAsked = Waiting for your opponent
table-rematchWanted = Your opponent wants a rematch.
table-rematchGo = To the new game
table-fair = Were the shuffles fair?
table-lobby = To the games
table-leaving-title = Leave the table?
table-leaving-clock = Your clock goes on.
table-leaving-claim = If you are away for three minutes while you are asked, your opponent may claim the game.
table-leaving-back = The game is not over: “Go on with your game”, at the start and among the games, brings you back.
table-leaving-stay = Stay
table-leaving-leave = Leave for now
# $n (number)
table-spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
table-hows-time = on time
table-hows-absence = as the other was away
