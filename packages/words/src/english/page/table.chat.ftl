### What players and spectators say to each other at a table.

title = Chat
tabs = Log and chat
# $n (number)
unread =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
players = What players say everybody reads.
spectators = Spectators talk among themselves: players read it after the game.
unseated = You have no seat: players read what you say only after the game.
write = Say something
send = Say it
empty = Nobody has said anything yet.
rematch = The rematch begins here.
presets-hello = Hello, have fun!
presets-goodLuck = Good luck!
presets-thinking = One moment…
presets-takeYourTime = Take your time.
presets-wellPlayed = Nice one!
presets-oops = Oops!
presets-thanks = Thank you!
presets-sorry = Sorry!
presets-goodGame = Good game!
presets-goodbye = Goodbye!
quiet = Whom you read
silent = The players want quiet.
preset = Say at once
fromSpectators = spectators
