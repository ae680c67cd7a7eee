### The words of the lessons: what is said at each moment of one, and the page that lists them.

title = Learn to play
lead = Ten short lessons at the real table. Each shows one idea, then leaves it to you.
glossary = What each word of the game means
toPuzzles = Puzzles: one turn, one plan
asRunner = As the Runner: a hacker
asCorp = As the Corp: a megacorp with something to hide
begin = Begin
goOn = Go on
again = Again
next = Next
nextLesson = Next lesson
toList = All lessons
leave = Leave the lesson
afterAll = Two whole games
afterAllLead = With a plan, and a hint when it matters. The decks are made to learn with, and play to 6 points.
games-runner = As the Runner
games-corp = As the Corp
gameLeads-runner = Break in while the Corp is poor.
gameLeads-corp = Ice first, then a server to score in.
allDone = All ten lessons are done.
# $done (number), $all (number)
progress = { $done } of { $all } done
# $n (number), $all (number)
part = Part { $n } of { $all }
done = done
begun = begun
coach = What the lesson says
over = Not this time
reached = Well done

## The lessons, in their order.

names-steal = Steal
names-ice = Ice
names-breaker = Icebreakers
names-hurt = Ice that hurts
names-money = Credits and clicks
names-trash = Trash what pays
names-rez = Defend
names-score = Advance and score
names-tags = Tags and traps
names-servers = Every server
leads-steal = Take an agenda from where it lies.
leads-ice = It stops a run, if you let it.
leads-breaker = Programs that get you past.
leads-hurt = The cards in your hand are your life.
leads-money = Plan a whole turn of four clicks.
leads-trash = The Corp’s income is yours to end.
leads-rez = Put ice down, and pay when it counts.
leads-score = Points for the Corp, in time.
leads-tags = Catch a Runner who comes too close.
leads-servers = Upgrades, and what lies in Archives.

## Lesson 1: steal.

says-stealRun = A facedown card lies in a server. Run on it.
says-stealRunning = You are running. Nothing stands in your way.
says-stealElsewhere = Nothing to find here. The facedown card lies in Server 1.
says-stealStill = That was a click. The facedown card is still there: run on it.
says-stealCorpTurn = Now it is the Corp’s turn. Watch what it does.
says-stealHurry = The Corp works on that card. Run on it before it is too late.
says-stealScored = The Corp scored its agenda: the points are gone. Try again, and run at once.
says-stealLate = You let the card lie for too long. Try again, and run on it.
says-stealDone = Stolen! Agendas are what both sides want: 7 points win a game.
says-stealMore = Steal three points with two clicks. A card that lies open is no agenda.
says-stealFaceup = That card lies open, and you can see that it is no agenda.
says-stealOneMore = The rest lies where you have not been.
says-stealWasted = One click is left, and that is one run: not enough any more.
says-stealMoreLate = The Corp’s hand and its deck are servers too. Run on both: one click each.
says-stealMoreDone = Three points! HQ is the Corp’s hand, R&D its deck: both can be run on.

## Lesson 2: ice.

says-iceRun = A card lies across the way to this server. Run on it.
says-iceRunning = You are on your way to the server.
says-iceMet = The Corp pays, and turns its card up: this is ice. Read what it does.
says-iceStopped = “End the run”: ice does what is written on it. R&D, the deck, has none.
says-iceNoIce = No ice here: nothing stops you.
says-iceNowRemote = Stolen. Now run on the server behind the card that lies across.
says-iceLate = Run on Server 1 to see what ice does, and on R&D, where there is none.
says-iceDone = That is ice: it stands before a server, and works once the Corp has paid for it. To pay for it is called to rez.
says-iceRead = Read the ice before you run: how much money do you need?
says-iceReadMet = It takes 3 credits from you, and stops whoever has 6 or less then.
says-iceReadPoor = Not enough money for this ice any more.
says-iceReadLate = It takes 3 credits first, and then stops whoever has 6 or less. So come with 10.
says-iceReadDone = You paid, and came through with more than 6. Reading ice is half the game.

## Lesson 3: icebreakers.

says-breakerInstall = This program breaks such ice. Install it: 3 credits.
says-breakerRun = Your program is there. Run on HQ, the Corp’s hand.
says-breakerBreak = Break the subroutine with your program: 1 credit.
says-breakerNone = Without a breaker this ice ends your run. Install your program first.
says-breakerElsewhere = The Corp’s hand is where its agenda is.
says-breakerLate = Install Cleaver, run on HQ, and break the subroutine.
says-breakerDone = A breaker costs once to install, and a little each time you use it.
says-breakerKind = You can pay for one breaker. Which one breaks the ice before HQ?
says-breakerReady = A decoder breaks code gates. Run on HQ.
says-breakerStrength = First your breaker must be as strong as the ice. Then break.
says-breakerWrong = This is a code gate. You need a decoder for it.
says-breakerWrongServer = This way leads to the deck. The agenda is in HQ.
says-breakerWrongKind = A fracter breaks barriers, and this ice is a code gate.
says-breakerKindLate = Each breaker has its kind: fracters break barriers, decoders code gates, killers sentries. Diviner is a code gate.
says-breakerKindDone = Fracters break barriers, decoders break code gates, killers break sentries.

## Lesson 4: ice that hurts.

says-hurtRun = This ice hurts: it costs you cards. You have five. Run.
says-hurtMet = Each damage takes a card from your hand, by chance.
says-hurtHalf = Two more would be taken now. Count your cards.
says-hurtJackOut = Your hand is too small for what comes. Jack out: leave the run.
says-hurtDraw = Safe, but the card is still there. Draw cards before you run again.
says-hurtFlatline = Damage with no card left to lose: you are flatlined, and have lost the game. Draw first.
says-hurtLate = With five cards in hand you survive it all: go on to the end.
says-hurtDone = Your hand is your life. Count it before you run.
says-hurtReady = How many cards do you need to survive this ice?
says-hurtCount = Two damage, a chance to leave, and two more.
says-hurtReadyLate = The ice does 2 damage twice. With four cards you come through: draw two, then run.
says-hurtReadyDone = Just enough. Each card you draw is a step further into the Corp.

## Lesson 5: credits and clicks.

says-moneyPlay = Four clicks a turn. Play this first: 5 credits become 9.
says-moneyInstall = Now install the breaker for the ice before HQ.
says-moneyShort = To break this ice costs 4. Gain what you lack, or wait a turn.
says-moneyRun = Run on HQ with what is left.
says-moneyBreak = First as strong as the ice, 2 credits. Then break what hurts.
says-moneyLate = Sure Gamble, Carmen, run: three clicks, and the credits just suffice.
says-moneyDone = Clicks are time, credits are what you do with it.
says-moneyTurn = Two pieces of ice before HQ. Plan all four clicks, then begin.
says-moneyTurnMet = Break what would stop you, and keep enough for the rest.
says-moneyLastClick = One click is left. Is everything ready?
says-moneyTurnLate = Sure Gamble makes 9 credits. Cleaver and Unity take 6. With the last click run: breaking takes 3.
says-moneyTurnDone = Not one credit too many. That is a turn well planned.

## Lesson 6: trash what pays.

says-trashRun = This card pays the Corp each turn. Run on it.
says-trashPay = Pay its trash cost, and it is gone.
says-trashPays = The Corp’s turn: the card pays it 3 credits.
says-trashLate = Run on Server 1 with 2 credits, and trash the card.
says-trashDone = The number in its corner is what that costs. What pays the Corp is worth it.
says-trashBoth = Two such cards, 5 credits to trash both. You have 3, and four clicks.
says-trashOther = One is gone. And the other?
says-trashBothLate = Two clicks for two credits, two clicks for two runs. In which order is up to you.
says-trashBothDone = Four clicks, 5 credits, nothing left over.

## Lesson 7: defend.

says-rezInstall = Now you are the Corp. Protect this agenda: install ice before it.
says-rezMore = It lies there facedown, and costs nothing yet. Use up your clicks: take credits.
says-rezWait = The Runner’s turn. Let us see where they run.
says-rezNow = The Runner comes. Turn your ice up now: rez it for 3 credits.
says-rezStops = Your ice works.
says-rezOther = Nothing to lose there: let them.
says-rezStolen = They have stolen it. Install the ice before that server, keep 3 credits, and rez it when they come.
says-rezLate = That took too long. Try again.
says-rezDone = Ice costs when you rez it, and not before. Until then the Runner does not know it.
says-rezChoice = You can rez one piece of ice. Wait for the right run.
says-rezHere = Your agenda lies there. Do you rez?
says-rezThere = Only a campaign lies there. Do you pay for it?
says-rezChoiceStolen = Your 3 credits were for this server. Keep them for what counts.
says-rezChoiceDone = You paid for what counts. Not every run needs an answer.

## Lesson 8: advance and score.

says-scoreAdvance = Advance this agenda: a click and a credit each. It needs four.
says-scoreNow = Four counters: score it.
says-scoreGoOn = Your turn again. Go on: advance, and score.
says-scoreRun = The Runner is coming. Your ice is rezzed, and they have no breaker.
says-scoreLate = Advance it with every click, until it has four counters, and score it.
says-scoreDone = Two points. A server that the Runner cannot enter now is a window to score in.
says-scoreFast = No ice protects it. Score it this turn: you have three clicks.
says-scoreFastGoOn = Two counters for one click. And now?
says-scoreFastLate = Seamless Launch puts two counters on it. Two more clicks, two more counters.
says-scoreFastDone = From nothing to points in one turn: the Runner had no time.

## Lesson 9: tags and traps.

says-tagsAdvance = The Runner is tagged: you know where they live. Advance this.
says-tagsScore = Score it. Look at what it does to a tagged Runner.
says-tagsLate = Advance it three times, and score it while the Runner is tagged.
says-tagsDone = Four damage, three cards: flatlined. Tags are dangerous, and a Runner pays to remove them.
says-tagsTrap = This card is a trap. Install it in a server of its own.
says-tagsTrapAdvance = Advance it: it looks like an agenda, and hurts more.
says-tagsTrapRun = They take the bait.
says-tagsTrapLate = Two damage, and one more for each counter: with two counters, three cards are not enough.
says-tagsTrapDone = An advanced card may be an agenda, or this. The Runner cannot know.
says-tagsTrail = This agenda needs a tagged Runner. They ran last turn: find out how.
says-tagsTrailTagged = Tagged. The rest you know.
says-tagsTrailLate = Public Trail tags a Runner who ran last turn and cannot pay 8. Then advance twice, and score.
says-tagsTrailDone = A run has a price, even one on nothing.

## Lesson 10: every server.

says-serversWait = An upgrade lies beside your agenda. Rez it when they come.
says-serversRez = The Runner comes. Rez the upgrade for 2 credits.
says-serversRezzed = To get past it costs two clicks or 5 credits.
says-serversStolen = They came in. Rez the upgrade before they arrive.
says-serversDone = Upgrades may lie in any server, also in HQ, on R&D and in Archives.
says-serversArchives = An agenda was discarded. Runners steal from Archives, too: protect it.
says-serversArchivesStolen = What is discarded can be stolen. Install ice before Archives, and rez it.
says-serversArchivesDone = HQ, R&D, Archives and what you build: each server is a door.
