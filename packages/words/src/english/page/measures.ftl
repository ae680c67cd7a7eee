### What those who look after the server have decided about a player: for that player, and kinds and reasons for those who decide.

title = What was decided about you
lead = Those who look after this server have decided this. You can say something against each decision once.
kinds-warn = Warning
kinds-mute = Mute
kinds-unrated = No games for points
kinds-close = Closed out
reasons-insults = Insults
reasons-spam = Spam
reasons-name = The name
reasons-stalling = Playing for time
reasons-leaving = Leaving games
reasons-cheating = Cheating
reasons-other = Something else
# $kind (text), $reason (text)
with = { $kind } ({ $reason })
# What stands above all else, as long as it counts and afterwards.
# $kind (warn | mute | unrated | close), $until (text)
says =
    { $kind ->
        [warn] A warning
        [mute] No words in chats until { $until }
        [unrated] No games for points until { $until }
       *[close] Closed out
    }
# What it means as long as it counts.
means-warn = Please do not do it again: more may follow.
means-mute = Until then you cannot write in any chat.
means-unrated = Until then you can play, but not for points.
means-close = You can neither sit down with anybody at this server nor write in its chats. You can still play against the computer in your browser.
# $reason (text)
because = Why: { $reason }
# $day (text)
since = Decided on { $day }
# $day (text)
ended = It ended on { $day }.
# $day (text)
lifted = It was taken back on { $day }, and counts no more.
read = I have read it
appeal-begin = Say something against it
appeal-text = What do you say against it?
appeal-lead = You can do this once. Only those who look after this server read it.
# $now (number), $most (number)
appeal-length = { $now } of { $most } characters
appeal-send = Send
appeal-said = You have said:
appeal-states-waiting = Nobody has answered yet.
appeal-states-kept = It was read. The decision stands.
appeal-states-lifted = It was read. The decision was taken back.
