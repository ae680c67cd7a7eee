### The words for details of refusals, for problems of decks, and for doubts about a ruling.

notes-looksLikeAnother = It looks like a name that somebody else has.
notes-commonPassword = Many people have it, so it is guessed first. Take three or four words that do not belong together, or a sentence of your own.
notes-wrongRecovery = Nobody of this name has this code. Each code counts once; the newest is the one that counts.
notes-playerDeleted = This player has been deleted.
notes-justBegun = The hands are shown late, and the game has only just begun.
notes-opponentAsksTheSame = Your opponent asks for the same.
notes-answerStands = Your opponent lets the answer stand.
notes-botPlaysForYou = A computer plays for you.
notes-botPlaysOn = A computer plays on.
notes-quiet = The players want quiet.
notes-deckOfOtherSide = This deck is for the other side.
notes-sentAway = The host of this game has taken the seat from you. You can sit down again when they let you.
notes-keptApart = One of you does not want to meet the other.
notes-enoughAnnounced = Three announcements are on: withdraw one first.
notes-needsRole = Only somebody who looks after this server may do that.
notes-ownRole = Nobody gives or takes their own role. Another operator can.
notes-nameNotClaimed = Nobody has claimed this name with a password. A guest is given no role.
notes-settledAlready = Somebody else was faster: this is settled already.
notes-notAboutThem = Nobody decides about themselves, and a moderator decides nothing about an operator.
notes-aboutNobody = It is about nobody who is still here.
notes-appealedAlready = You have said something against this before. It can be done once.
notes-closedOut = You can neither sit down with anybody at this server nor write in its chats. The sheet behind your name tells why.
notes-readFirst = Read first what was decided about you: it stands behind your name.
notes-otherMayNot = Somebody at this table may not play this game now.
notes-owesMove = It is your move in a game with a clock. Play there first.
notes-noDeckYet = Choose a deck first.
notes-tooManyDecks = You keep as many decks as this server allows. Delete some that you do not need.
notes-deckTooLarge = A deck is kept with at most 100 different cards, and at most 99 copies of each.
notes-decksFillAll = Your decks and their earlier versions take 5 MB, which is all that this server keeps for a player. Delete decks that you do not need: they make room after 30 days.
notes-decksFillMore = Your decks and their earlier versions take 256 kB, which is all that this server keeps for a guest. Take a password for your name, and it keeps more.
notes-decksFromAddress = So many decks were sent from your network that this server takes no more of them today. Your browser keeps this one until then.
notes-pointsNeedClock = A game for points needs a clock, and nobody takes back what they have learned.
notes-ownGameForPoints = In a game for points nobody plays for somebody else. You can claim the game.
notes-noHolidayLeft = You are on holiday already, or this year has not so many days of it left.
notes-noPushService = This browser would be told through a service that this server does not know.
notes-otherRelease = This page is of another release than the server. Reload it, and try again.
notes-needsNewerServer = This game needs a newer server, which will soon have it.
# $until (text)
mutedUntil = You cannot write in any chat until { $until }. The sheet behind your name tells why.
# $until (text)
unratedUntil = You cannot begin games for points until { $until }. The sheet behind your name tells why.
# $entry (number)
damage-entryMissing = Entry { $entry } of its log is missing.
# $entry (number)
damage-entryChanged = Entry { $entry } of its log is not as it was written.
# $entry (number)
damage-entryUnknown = This server does not know what entry { $entry } of its log means.
# $entry (number)
damage-noPosition = An answer was taken back to entry { $entry } of its log, and there is no position of then.
# $entry (number)
damage-otherCourse = By the rules and cards of today the game would have gone another way at entry { $entry }.
# $entry (number)
damage-notAsAcknowledged = Entry { $entry } of its log is not the one that players were told was stored.
# $entry (number), $acknowledged (number)
damage-endsEarly = Its log ends with entry { $entry }, and players were told that entry { $acknowledged } was stored.
# $acknowledged (number)
damage-nothingLeft = Nothing of it is left, and players were told that entry { $acknowledged } was stored.
damage-setupUnknown = What the game began with is not as this server writes it.
damage-roomUnknown = What is around the table is not as this server writes it.
damage-cannotBegin = This server cannot begin the game as it began.
damage-otherEnd = Its log does not lead to the end that was told.
# $part (text)
damage-partMissing = Part of what was kept of the game when it ended is missing ({ $part }).
# $part (text)
damage-partChanged = Part of what was kept of the game when it ended is not as it was written ({ $part }).
doubt-asked = What do you doubt?
doubt-lead = The position goes along with it. Only those who look after this server read it; you need not write anything.
# $now (number), $most (number)
doubt-length = { $now } of { $most } characters
doubt-send = Send
doubt-noted = Thank you. Your doubt is noted with the position.
# $name (name), $time (text)
reportLine-of = Report what { $name } said at { $time }
reportLine-asked = What is wrong with it?
reportLine-lead = Some lines before and after it go along with it. Only those who look after this server read it; you need not write anything.
reportLine-noted = Thank you. Somebody who looks after this server will read it.
