### The words of the list of open games.

title = Games
create = New game
code = Code of a friend’s game
find = Go there
filter = Search by name
show = Show

shows-all = All
shows-open = Open
shows-playing = On now

join = Join
watch = Watch
locked = with a password
free = free seat
empty = No game is open just now.
emptyLead = Open one: whoever comes next will see it here.
nothingFound = No game is like that.
# $n (number)
count =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }

## The form of a new game.

form-title = A new game
form-name = What is it called?
form-listed = Who may find it
form-listeds-public = Everybody
form-listeds-private = Whoever has the link or the code
form-side = Your side
form-sides-random = Either
form-sides-corp = Corp
form-sides-runner = Runner
form-clock = Clock for each player
form-clocks-none = None
form-clocks-fast = 15 min + 5 s
form-clocks-normal = 30 min + 10 s
form-clocks-slow = 60 min + 20 s
form-clocks-post = By post
form-days = Days for each move
form-daysAll-one = 1
form-daysAll-two = 2
form-daysAll-three = 3
form-daysAll-five = 5
form-daysAll-seven = 7
form-holidays = Holidays
form-holidaysAll-allowed = Allowed
form-holidaysAll-never = None
# $days (number)
form-postLead =
    { $days ->
        [one] Whoever is to move has a day for it, or loses. Nobody has to be there: say that you are ready, and leave.
       *[other] Whoever is to move has { $days } days for it, or loses. Nobody has to be there: say that you are ready, and leave.
    }
form-holidaysLead = On up to 14 days a year each player can let their time stand.
form-match = Games
form-matchAll-one = One
form-matchAll-two = Two, with sides swapped
form-stakes = Points
form-stakesAll-friendly = Friendly, for none
form-stakesAll-rated = For points
form-stakesLead = A game for points counts for the ratings of both: with a clock, with decks of your own, and without take-backs that show something.
form-spectators = Spectators see
form-spectatorsAll-table = What is open
form-spectatorsAll-nothing = Nothing
form-spectatorsAll-hands = Both hands, later
form-late = Later by
form-lateAll-one = 1 min
form-lateAll-two = 2 min
form-lateAll-five = 5 min
form-lateAll-ten = 10 min
form-lateAll-thirty = 30 min
form-takeBacks = Take-backs that show something
form-takeBacksAll-allowed = If the opponent allows
form-takeBacksAll-never = Never
form-replays = Replay afterwards, for
form-replaysAll-players = The players
form-replaysAll-everybody = Everybody
form-password = Password to sit down (optional)
form-create = Open the game
