### The words of the settings for games by post: what a player is told while they are away, and holidays.

title = Games by post
here = Tell me when it is my move
hereLead = At this browser, when you have done nothing at the page for a minute. Each game tells you once, until you have answered.
onOff-on = Yes
onOff-off = No
turn = Of a move that waits
quiet = At night
quiets-none = Tell me too
quiets-night = Nothing from 22 to 7
noneHere = This server tells nobody when it is their move.
cannot = This browser cannot tell you when it is your move. On some phones it can once the page is installed.
lost-denied = Your browser does not let this page tell you anything. You can change that in its settings.
lost-failed = Your browser could not reach the service by which it is told. Try again.
holiday = Holiday
# $left (number)
holidayLead =
    { $left ->
        [0] You have no days left this year on which your time stands.
        [one] From now on your time stands in games by post that allow it. This year you have { $left } day left.
       *[other] From now on your time stands in games by post that allow it. This year you have { $left } days left.
    }
# $date (text)
holidayUntil = You are on holiday until { $date }: your time stands.
# $days (number)
days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
comeBack = Come back now
