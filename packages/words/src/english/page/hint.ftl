### The words of hints, for whoever plays against the computer: where to look, what matters and why, and the answer.

title = Hint
thinking = Thinking about what you know …
stop = Stop
close = Close the hint
failed = No hint could be found. Try again, or decide without one.
again = Try again
next-weigh = What matters?
next-reply = Show the answer

certain = You can win this turn, as far as can be known, whatever your opponent does.
# $server (text)
look-run = Look at { $server }: what can lie there, and what does the way cost?
# $server (text)
look-server = Look at { $server }: what is missing there?
# $card (text)
look-card = Look at { $card }: what does it do for you now?
look-facedown = Look at the facedown card that is marked: what can it be?
look-ice = Look at the ice: what would it do to you, and what does it cost to break?
look-credits = Look at your credits: what will you need them for?
look-hand = Look at your hand: what is missing, and what do you need least?
look-tags = Look at your tags: what can the Corp do to you because of them?
look-question = Look at the question: what does each answer cost you?

# Of two answers that were tried out. $games is how often each was.
# $games (number), $noise (number)
better = Two answers matter. I played { $games } games on from each. A gap of up to { $noise } could be luck; this one is wider.
# $games (number), $noise (number)
fine = Two answers matter, and both are fine. I played { $games } games on from each, and a gap of up to { $noise } could be luck.
rule = I did not play this one on: a rule of thumb answers it.
noChoice = No answer is better than another here.
# $percent (number)
chance = wins about { $percent } %

# $credits (number), $left (number)
price = It costs { $credits }[credit] and leaves you { $left }[credit].
# $server (text)
noWay = You have no way through the rezzed ice on { $server }.
# $server (text), $credits (number), $left (number)
way = The rezzed ice on { $server } costs you { $credits }[credit]; you would have { $left }[credit] left.
# $credits (number)
wayElse = Cards or bad publicity pay { $credits }[credit] more.
# $n (number)
wayClicks = It also takes { $n }[click].
# $n (number)
wayDamage = It also does { $n } damage to you.
# $n (number)
wayTags =
    It also gives you { $n ->
        [one] { $n } tag
       *[other] { $n } tags
    }.
# $n (number)
unrezzed =
    { $n ->
        [one] { $n } unrezzed ice on the way
       *[other] { $n } unrezzed ice on the way
    } may cost more.
# $card (text), $credits (number), $enough (yes | no)
trash = Trashing { $card } costs { $credits }[credit]{ $enough ->
        [yes] {""}
       *[no] , which is more than you would have left
    }.

# $answer (text)
answer = The answer: { $answer }. It is marked; giving it is up to you.
