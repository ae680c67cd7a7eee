### The words of looking for an opponent: what is looked for, and while it goes on.

title = Play somebody
lead = You are at a table as soon as somebody wants the same. Meanwhile your game stands in the lobby.
side = Your side
sides-either = Either
sides-corp = Corp
sides-runner = Runner
eitherLead = With either side you find somebody soonest.
corpDeck = Your Corp deck
runnerDeck = Your Runner deck
pace = Time for each
paces-none = No clock
paces-fast = 15 minutes
paces-normal = 30 minutes
paces-slow = An hour
stakes = For points
stakesAll-friendly = No, just a game
stakesAll-rated = If my opponent wants it too
begin = Look for somebody
# $searching (number), $playing (number)
now = Now: { $searching } looking, { $playing } playing
meet = Opponent

## While somebody is looked for.

searching = Looking for an opponent
# $time (text)
since = Looking for { $time }
widths-near = Somebody about as strong as you
widths-wide = Somebody a bit stronger or weaker
widths-any = Almost anybody
stop = Stop looking
computer = Play the computer meanwhile
computerLead = The search goes on. When somebody comes you go to their table, and this game is kept.

## To be called, and to challenge somebody.

call = Call me for the next hour when somebody looks
# $minutes (number)
calledFor = You are called for { $minutes } more minutes.
callNoMore = Do not call me any more
# $format (text), $pace (text)
called = Somebody looks for an opponent: { $format }, { $pace }
join = Play
callOver = Somebody else was first, or the search is over.
close = Close
challenge = Challenge
# $name (name)
challengeTo = Challenge { $name }
challengeLead = The challenge waits for a day.
send = Send the challenge
# $name (name), $format (text), $pace (text)
challenged = { $name } challenges you: { $format }, { $pace }
accept = Accept
whyDecline = Decline, because …
whys-notNow = Not now
whys-otherFormat = Another format, please
whys-otherPace = More or less time, please
whys-otherTime = Another day
whys-never = I take no challenges
# $name (name), $format (text), $pace (text)
waits = You have challenged { $name }: { $format }, { $pace }
withdraw = Take it back
# $name (name)
accepted = { $name } accepts your challenge.
toTable = To the table
# $name (name), $why (text)
declined = { $name } declines: { $why }
block = Block
unblock = Block no more
blockLead = Who is blocked is never your opponent, and does not learn of it.
