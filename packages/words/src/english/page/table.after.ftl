### The words for what a player can do with a finished game.

moments = Key moments

# $agenda (name)
marks-scored = Agenda scored: { $agenda }
# $agenda (name)
marks-stolen = Agenda stolen: { $agenda }
marks-ends-flatline = More damage than the hand had cards
marks-ends-emptyDeck = No card was left to draw
marks-ends-other = The last decision
# $what (text)
decisive = What decided it: { $what }

none = No agenda changed hands.
looking = Looking for its key moments
lost = Its key moments could not be fetched: load the page again, and open its replay.
analyse = Analyse this game
link = Share: copy the link
linkLead = Whoever follows it sees the replay.
linkOfPlayers = Only its players can follow it: so it was agreed.
copied = The link to the replay is copied.
file = Share: save as a file
fileLead = Whoever gets it opens it under Replays.
fileName = paydata-replay.json
