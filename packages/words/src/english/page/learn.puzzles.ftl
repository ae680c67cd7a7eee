### The words of the puzzles: the page that lists them, and what is said beside the table.

title = Puzzles
lead = One turn, one plan. It works whatever the other side does, and whatever lies facedown. Nothing in it is luck.
# $done (number), $all (number)
progress = { $done } of { $all } solved
today = Today’s puzzle
side = Side
sides-both = Both sides
sides-runner = Runner
sides-corp = Corp
rating = Difficulty
ratings-any = Any
ratings-easy = Easy
ratings-medium = Medium
ratings-hard = Hard
none = There is no such puzzle yet.
states-solved = Solved
states-tried = Try again
states-new = Solve
coach = What the puzzle asks
goals-win = Win this turn.
goals-score = Score an agenda this turn.
goals-steal = Steal an agenda this turn.
reached = Solved!
failed = Not this way: the goal is not reached this turn. The plan that works is still to be found.
again = Try again
next = Next puzzle
toList = All puzzles
leave = Leave the puzzle
show = Show the plan
shown = The plan:
toLessons = Lessons

## The puzzles, and the plan of each.

names-inside = Two doors
names-bioroid = Time for a robot
names-stimhack = Nine for one run
names-suckers = Worn down
names-order = The right tool
names-opus = The great work
names-modded = A cheap blade
names-works = The long way in
names-gamble = Money first
names-discount = A better price
names-double = Two clicks for one
names-token = One from the program
names-news = Late edition
names-takeover = Pay with a takeover
names-royalties = Just enough
names-grid = One fewer
names-spike = As much as you scored
names-overtime = Overtime
names-orbit = From above

solutions-inside = Install Corroder. Play Inside Job on Archives: it bypasses Enigma, and Corroder breaks Ice Wall with the last credit.
solutions-bioroid = Run Archives, and let Viktor 1.0 do its damage: a card in hand is enough. The click that is left breaks the subroutine that ends the run.
solutions-stimhack = Install Corroder with your own 2 credits. Play Stimhack on Archives: its 9 credits raise Corroder to strength 7 and break both subroutines of Hadrian’s Wall.
solutions-suckers = Run Archives twice, for two virus counters on Datasucker. Run Server 1, pay Tollbooth 3 credits, use both counters, and break it with Yog.0.
solutions-order = Play Special Order and take Corroder. Install it and run Archives: 1 credit for strength, 1 to break.
solutions-opus = Take 2 credits from Magnum Opus twice. Install Corroder and run Archives: 1 credit for strength, 1 to break. All four clicks are needed.
solutions-modded = Play Modded to install Gordian Blade for 1 credit. Run Archives, lose a click to Enigma, and break only the subroutine that ends the run.
solutions-works = Run at once. 3 credits get Cleaver through Palisade, and the two clicks that are left pay for Manegarm Skunkworks.
solutions-gamble = Take 1 credit, so that Sure Gamble can be played. Install Carmen for its full price, run Server 1, raise its strength, and break Ballista.
solutions-discount = Run Archives first: nothing lies there, but after a successful run Carmen costs 2 less. Install it and run Server 1: now the credits suffice.
solutions-double = Play Biotic Labor: one click becomes two. Install Hostile Takeover, advance it twice, and score it.
solutions-token = Install AstroScript Pilot Program, and advance it twice. The counter on the one that you have scored places the third advancement. Score it.
solutions-news = Advance Breaking News and score it: the Runner has two tags. Scorched Earth does 4 damage, and the Runner holds three cards.
solutions-takeover = Advance Hostile Takeover and score it: its 7 credits pay for Biotic Labor and three advancements of Private Security Force. Score that too.
solutions-royalties = Play Beanstalk Royalties: now two Scorched Earths can be paid, and 8 damage are more than five cards.
solutions-grid = Rez SanSan City Grid: Priority Requisition beside it needs one advancement less. Advance it three times, and score it.
solutions-spike = Advance Offworld Office twice and score it, for 2 points and 7 credits. Neurospike does as much damage as you scored: 2, and the Runner holds one card.
solutions-overtime = Advance Luminal Transubstantiation twice and score it: you have three clicks more. Take 1 credit with one, and play both Neurospikes: 4 damage are more than three cards.
solutions-orbit = Play Seamless Launch on Orbital Superiority. Advance it once more and score it: the Runner is tagged, and suffers 4 damage.
