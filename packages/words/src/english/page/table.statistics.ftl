### The words for the statistics of games.

game = This game in numbers
what = What
decisions = Decisions
thinking = Time to think
counts-clicksSpent = Clicks spent
counts-creditsGained = Credits gained
counts-creditsSpent = Credits spent
counts-drawn = Cards drawn
counts-played = Cards played
counts-installed = Cards installed
counts-rezzed = Cards rezzed
counts-advanced = Cards advanced
counts-scored = Agendas scored
counts-stolen = Agendas stolen
counts-trashed = Cards trashed
counts-runBegan = Runs begun
counts-runSuccessful = Runs that succeeded
counts-accessed = Cards accessed
counts-subroutineBroken = Subroutines broken
counts-subroutineResolved = Subroutines resolved
counts-damageSuffered = Damage suffered
counts-tagsTaken = Tags taken
mine = How you have played here

with-people = With people
with-bots = With computers

played = Played
won = Won
drawn = Drawn
all = Both sides
# $n (number)
turns = Half of these games were over in { $n } turns.
