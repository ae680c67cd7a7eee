### The words of the screen for those who look after the server.

title = Looking after the server
asking = The server is asked …
notYours = Only somebody with a role at this server sees anything here.
# $role (moderator | operator)
yours =
    { $role ->
        [moderator] You are a moderator of this server.
       *[operator] You are an operator of this server.
    }
roles-title = Roles
roles-lead = An operator may do all that a moderator may, and gives and takes roles. Nobody changes their own.
roles-role = Role
# $day (text)
roles-since = Since { $day }
# $day (text), $by (name)
roles-sinceBy = Since { $day }, given by { $by }
roles-names-moderator = Moderator
roles-names-operator = Operator
roles-name = Name of a player with a password
roles-give = Give the role
roles-take = Take away
# $name (name)
roles-takeOf = Take away: the role of { $name }
# $name (name), $role (moderator | operator)
roles-given =
    { $role ->
        [moderator] { $name } is a moderator from now on.
       *[operator] { $name } is an operator from now on.
    }
command = The command of the server
audit-title = Audit log
audit-lead = What was done by roles, the newest first. Nobody can change or remove a line.
audit-none = Nothing has been done so far.
audit-earlier = Earlier lines
# $by (name), $to (name), $role (moderator | operator)
audit-gaveRole =
    { $role ->
        [moderator] { $by } gave { $to } the role of moderator.
       *[operator] { $by } gave { $to } the role of operator.
    }
# $by (name), $to (name), $role (moderator | operator)
audit-tookRole =
    { $role ->
        [moderator] { $by } took the role of moderator from { $to }.
       *[operator] { $by } took the role of operator from { $to }.
    }
# Somebody tried what only another role may do.
# $by (name), $role (moderator | operator)
audit-wasRefused =
    { $role ->
        [moderator] { $by } tried something that only a moderator may do, and was refused.
       *[operator] { $by } tried something that only an operator may do, and was refused.
    }
# $by (name)
audit-announced = { $by } announced something to everybody.
# $by (name)
audit-withdrew = { $by } withdrew an announcement.
# $by (name), $to (name)
audit-settledReport = { $by } settled a report about { $to }.
# $by (name), $to (name), $measure (text)
audit-tookMeasure = { $by } took a measure about { $to }: { $measure }.
# $by (name), $to (name), $measure (text)
audit-keptMeasure = { $by } kept a measure about { $to } after an appeal: { $measure }.
# $by (name), $to (name), $measure (text)
audit-liftedMeasure = { $by } lifted a measure about { $to } after an appeal: { $measure }.
# A measure that this page does not know.
audit-unknownMeasure = something else

reports-title = Reports
reports-lead = What players have reported. What waits stands with the oldest first, what is settled with the newest first.
reports-state = Which reports
reports-states-waiting = Waiting
reports-states-settled = Settled
reports-none-waiting = No report waits.
reports-none-settled = No report has been settled so far.
reports-more = More reports
reports-about-line = Something that was said
reports-about-ruling = A ruling that was doubted
reports-about-damaged = A damaged report
reports-damaged = This server cannot read what its database has here.
# $day (text), $by (name)
reports-by = Reported on { $day } by { $by }
reports-thisLine = Reported
# The words of whoever reported it follow.
reports-text = They wrote about it:
# $side (corp | runner)
reports-doubter =
    { $side ->
        [corp] The Corp doubted it.
       *[runner] The Runner doubted it.
    }
reports-replay = The replay at this moment
reports-noReplay = There is no replay: the game is not over, or is not kept any more.
reports-settle = Settle
# $day (text), $by (name)
reports-settleOf = Settle: reported on { $day } by { $by }
reports-settleTitle = Settle the report
# $day (text), $by (name)
reports-settled = Settled on { $day } by { $by }, with nothing else
# $day (text), $by (name), $measure (text)
reports-settledWith = Settled on { $day } by { $by }: { $measure }

history-reported = Who was reported
history-reporter = Who reported it
history-nobody = Nobody who is still here
# $reported (number), $reports (number)
history-counts =
    { $reported ->
        [one] Reported { $reported } time
       *[other] Reported { $reported } times
    }, has reported { $reports ->
        [one] { $reports } time
       *[other] { $reports } times
    }
history-none = No measures so far
# $day (text)
history-taken = on { $day }
# $day (text)
history-until = until { $day }
# $day (text)
history-lifted = lifted on { $day }
# $day (text)
history-read = read on { $day }
history-unread = not read yet
history-appeals-waiting = an appeal waits
history-appeals-kept = kept after an appeal

measure-what = What is done
measure-nothing = Nothing
measure-reason = Why
measure-days = For how long
# $n (number)
measure-lengths =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
measure-lead = The player reads what was done, why and until when, and not by whom.
measure-send = Do it

find-title = A player
find-lead = How often somebody was reported, and what was done about them.
find-name = Name of the player
find-go = Look up
find-take = Take a measure
# $name (name)
find-takeTitle = A measure about { $name }
# $name (name)
find-taken = The measure about { $name } is taken.

announcing-title = Announcements
announcing-lead = What everybody reads at the start and among the games, until its day has come or you withdraw it. At most three at once.
announcing-none = Nothing is announced.
announcing-text = What everybody should read
announcing-days = For how long
announcing-go = Announce
# $day (text), $until (text)
announcing-since = Since { $day }, until { $until }
announcing-withdraw = Withdraw
# $text (text)
announcing-withdrawOf = Withdraw: { $text }
announcing-done = It is announced.
announcing-ended = It is withdrawn.

appeals-title = Appeals
appeals-lead = What players have said against a measure and nobody has answered, the oldest first.
appeals-none = No appeal waits.
# $day (text)
appeals-said = On { $day } the player said:
appeals-keep = Keep
appeals-lift = Lift
# $name (name), $measure (text)
appeals-keepOf = Keep: { $measure } about { $name }
# $name (name), $measure (text)
appeals-liftOf = Lift: { $measure } about { $name }
# $name (name)
appeals-answered-kept = The measure about { $name } is kept.
# $name (name)
appeals-answered-lifted = The measure about { $name } is lifted.
