### The words of a table at which people sit: who is away, offers, what an answer has shown, and the next game.

away-now = away
# $left (text): so many minutes and seconds
away-since = away: { $left }
# $left (text): so many minutes and seconds
away-claimable = away: { $left } until you may claim the game
# $who (text), $left (text)
clock = { $who }, time left: { $left }
# $opponent (name), $more (number)
next =
    { $more ->
        [0] Next: your game against { $opponent }
        [one] Next: your game against { $opponent }, and { $more } more
       *[other] Next: your game against { $opponent }, and { $more } more
    }
noNext = Handed over. No other game waits for you.
# $date (text)
holiday = on holiday until { $date }
claim = Claim the game
claimLead = Your opponent has been away for three minutes.
callBot = Let a computer play on
standsIn = A computer plays for you.
comeBack = Play on yourself
offerDraw = Offer a draw
drawOffered = You offer a draw.
drawBack = Take the offer back
drawAsked = Your opponent offers a draw.
agree = Agree
report = Doubt this ruling
# How many of the answers that would be taken back, besides the last one, are those of the opponent who asks, and how many yours;
# and into which turn the game would go back.
# $theirs (number), $yours (number), $turns (number)
takeBackAsked =
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
learned-drawn =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } drew { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
learned-accessed =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } accessed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
learned-lookedAt =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } looked at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
learned-searched =
    { $by ->
        [they] they searched a pile of cards
        [you] you searched a pile of cards
       *[somebody] somebody searched a pile of cards
    }
# $by (they | you | somebody), $count (number)
learned-revealed =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } revealed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
learned-exposed =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } exposed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
learned-rezzed =
    { $by ->
        [they] they
        [you] you
       *[somebody] somebody
    } rezzed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# $by (they | you | somebody), $count (number)
learned-turnedFaceup =
    { $count ->
        [one] { $count } card turned faceup
       *[other] { $count } cards turned faceup
    }
# $by (they | you | somebody), $count (number)
learned-bidsRevealed =
    { $by ->
        [they] they revealed a secret bid
        [you] you revealed a secret bid
       *[somebody] somebody revealed a secret bid
    }
# In British English, which has no comma before “and”.
# $ways (list): those above
learned-ways = By it { LIST($ways, locale: "en-GB") }.
# $n (number)
learned-seen =
    { $n ->
        [one] They have seen { $n } card that they did not see before.
       *[other] They have seen { $n } cards that they did not see before.
    }
learned-chance = Chance decided something.
allow = Allow it
deny = No
asking = Your opponent is asked whether you may take it back.
denied = Your opponent lets the answer stand.
# $time (time)
closes = The server is to be renewed: by { DATETIME($time, timeStyle: "short") } at the latest it closes for a moment, and no new games begin until then. Your game is kept, and you can finish it here or go on with it afterwards.
# $lost (number)
mended =
    { $lost ->
        [0] The rules were mended meanwhile. The game goes on where it stood.
       *[other] { $lost ->
            [one] The rules were mended meanwhile. The game goes on before the last answer, which does not stand any more.
           *[other] The rules were mended meanwhile. The game goes on before the last { $lost } answers, which do not stand any more.
        }
    }
skip = Pass until something happens
rematch = Rematch, sides swapped
rematchAsked = Waiting for your opponent
rematchWanted = Your opponent wants a rematch.
rematchGo = To the new game
fair = Were the shuffles fair?
lobby = To the games
leaving-title = Leave the table?
leaving-clock = Your clock goes on.
leaving-claim = If you are away for three minutes while you are asked, your opponent may claim the game.
leaving-back = The game is not over: “Go on with your game”, at the start and among the games, brings you back.
leaving-stay = Stay
leaving-leave = Leave for now
# $n (number)
spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
hows-time = on time
hows-absence = as the other was away
