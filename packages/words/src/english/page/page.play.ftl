### The words of the format and of the edition of the rules by which a game is played.

format = Format

formats-all = All cards
formats-startup = Startup
formats-standard = Standard
formats-eternal = Eternal
formats-system--gateway = System Gateway
formats-core = Core Set

edition = Rules of

editions-26_03 = 2026 (CR 26.03), the newest
editions-1_6 = 2022 (CR 1.6)
editions-1_4 = 2019 (CR 1.4)
editions-2017 = 2017 (Rules Reference)
editions-2013 = 2013 (FAQ 1.1)
editions-2012 = 2012 (rulebook)

# $edition (text)
rulesOf = rules of { $edition }
# $edition (text)
playedBy = This game is played by the rules of { $edition }.
# $edition (text), $formats (text)
onlyWith = By the rules of { $edition } games are played with: { $formats }.
otherEditions = How other editions do it
