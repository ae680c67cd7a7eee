### The words of the page of a player, of seasons, and of what a game for points came to.

## Ratings

ratings = Ratings
none = No game for points so far.
hidden = You do not want to see ratings, so this page shows none, neither yours nor those of others. Yours are shown to nobody.
lead = A rating tells how strong somebody is on one side in one format, 1500 to begin with. With a question mark it is still unsure.
wish = Ratings
wishes-shown = Show them
wishes-hidden = Show none, and mine to nobody
rating = Rating
# $rating (number), $deviation (number)
give = { $rating } ± { $deviation }
# $rating (number), $deviation (number)
giveUnsure = { $rating } ± { $deviation } ?
# $rating (number), $deviation (number)
unsure = { $rating } ± { $deviation }, still unsure
# $rating (number)
short = { $rating }
# $rating (number)
shortUnsure = { $rating }?
games = Games
show = Curve
# $of (text)
curve = Curve: { $of }
curveLead = With the arrow keys you go from game to game.
# $n (number), $of (number), $rating (number), $change (text)
point = Game { $n } of { $of }: { $rating } ({ $change })
table = All games of this curve in a table
when = When
against = Against
outcome = Result
change = Change
replay = To the replay
somebody = somebody
unseen = a private game
outcomes-won = Won
outcomes-drawn = Drawn
outcomes-lost = Lost

## What a game for points came to

# $before (number), $after (number), $change (text)
points = { $before } → { $after } ({ $change })
pointsOf = Ratings
noPoints-readyDeck = This game gave no points, as not both played decks of their own.
noPoints-oneself = This game gave no points, as both played from one network.
noPoints-tooShort = This game gave no points, as it was over before both had had a turn.
noPoints-tooSoon = This game gave no points, as you had played each other less than ten minutes before.
noPoints-annulled = This game gives no points any more: the operator of the server has annulled it.

## Seasons

seasons = Season
# $quarter (number), $year (text)
season =
    { $quarter ->
        [1] January to March { $year }
        [2] April to June { $year }
        [3] July to September { $year }
       *[other] October to December { $year }
    }
seasonLead = Who has beaten the most different opponents in games for points. Nothing is reset when the next season begins.
beaten = Opponents beaten
player = Player
place = Place
nobody = Nobody has won a game for points in these months.
earlier = Earlier
later = Later

## The player's own games in numbers

numbers = Your games
# $n (number)
of =
    { $n ->
        [one] The last game that you have played to its end here.
       *[other] The last { $n } games that you have played to their end here.
    }
noGames = You have played no game to its end here.
with = Opponents
withAll-all = All
withAll-person = People
withAll-computer = Computers
sides = Side
sidesAll-all = Both
sidesAll-corp = Corp
sidesAll-runner = Runner
noneLike = No game is like that.
bySide = By side
firstLead = The Corp always has the first turn, so going first is playing the Corp.
byIdentity = By identity against identity
byDeck = By deck
byLength = How long games take
byEnd = How games end
identity = Identity
deck = Deck
turns = Turns
end = End
played = Played
won = Won
drawn = Drawn
lost = Lost
otherDecks = Decks that are not kept here
# $version (number)
version = version { $version }
allVersions = all versions
# $percent (number)
share = { $percent } %
# $from (number), $to (number)
between = { $from } to { $to }
twoDecks = Two decks side by side
firstDeck = Deck
secondDeck = Beside it
more = Only in this one
same = Both have the same cards.

## A match of two games

# $nth (number)
match = Match, game { $nth } of 2
# $points (number), $agenda (number)
matchPoints = { $points } (agenda points: { $agenda })
# $name (name)
matchWon = { $name } wins the match.
matchDrawn = The match is a draw.
matchLead = The sides are swapped, and everybody plays the deck that they brought for it.
# $seconds (number)
matchBegins =
    { $seconds ->
        [0] The second game begins by itself.
        [one] The second game begins by itself in { $seconds } second.
       *[other] The second game begins by itself in { $seconds } seconds.
    }
toSecond = To the second game
otherGame = The other game of this match

## People whom a player follows, and notes to oneself

following = People you follow
follow = Follow
unfollow = Follow no more
# $name (name)
unfollowOf = Follow no more: { $name }
followLead = Only you see whom you follow.
followsNobody = You follow nobody so far. You can begin on the page of any player, or by name on your own.
followName = The name of a player
nobodyNamed = Nobody here has that name.
nobodyHere = Nobody you follow is here just now.
allFollowed = All whom you follow
presences-away = not here
presences-here = is here
presences-playing = plays now
watch = Watch
presence = Who sees that you are here, or play
presenceWishes-shown = Whoever follows me
presenceWishes-hidden = Nobody
presenceLead = In games and searches that everybody sees, your name stands all the same.
forYourself = For yourself
note = Note to yourself
noteLead = Nobody else sees it.
noteKeep = Keep the note
noteKept = Kept.
