### The words of the settings.

title = Settings
language = Language
languageLost = The words of this language could not be fetched. Try again.
theme = Colours

themes-system = As the system
themes-dark = Dark
themes-light = Light
themes-contrast = High contrast
themes-safe = Colour-blind safe

motion = Motion

motions-full = Full
motions-quick = Quick
motions-none = None

moments = Great moments

momentsOf-full = Played
momentsOf-quiet = Quiet: marks that stand still

size = Cards

sizes-small = Small
sizes-normal = Normal
sizes-large = Large

list = What the panel lists

lists-short = What has no place on the table
lists-full = Everything

confirm = Ask again before what may be a mistake
act = The first click on a card
acts-shown = Shows what can be done with it
acts-atOnce = Does it at once
unread = Let answers pass by that come before a question could be read
telling = Say what is new to me, in games against the computer
tellings-all = Each thing once, from now on
tellings-nothing = Nothing
plain = Plain words for places
plainAt-lessons = In lessons
plainAt-games = In every game
plainAt-nowhere = Nowhere
plainLead = A hand is called a hand, and HQ or grip stands beside it the first three times; then the real word stands alone. This ends by itself after your first whole game.
pace = The computer’s pace

paces-slow = Like a person
paces-normal = Steady
paces-fast = Quick
paces-none = At once

paceLead = It counts at once in this browser. On a server, a computer keeps the pace that was set when it sat down.
sound = Sound
volume = Volume
keys = Single keys choose
changeKeys = Change the keys

onOff-on = On
onOff-off = Off

stops = When to ask me

stopModes-few = Where I usually want it
stopModes-able = Wherever I can do something
stopModes-every = In every window

stopsLead = The log tells where something is answered for you.

windows-title = Each kind of window
# $n (number)
windows-changed =
    { $n ->
        [0] as usual
       *[other] { $n } changed
    }
windows-lead = A step of the timing track that is pressed is a window where you are asked.
windows-groups-corpTurn = In the Corp’s turn
windows-groups-runnerTurn = In the Runner’s turn
windows-groups-run = In a run
windows-groups-kinds = At any time
windows-kinds-reaction = when something has happened: abilities that may be used then
windows-kinds-interrupt = when something is about to happen: abilities that change it
windows-kinds-candidate = the only card to access: ask, or access it at once
# $order (ask | able | news | pass)
windows-usual =
    { $order ->
        [ask] As usual: always ask
        [able] As usual: ask if I could act
        [news] As usual: ask if I could do something new
       *[pass] As usual: pass
    }
windows-orders-ask = Always ask me
windows-orders-able = Ask me if I could act
windows-orders-news = Ask me if I could do something new
windows-orders-pass = Pass for me
windows-reset = All windows as usual

keyLists-table-title = Play with the keyboard
keyLists-table-rows-move = Move between cards, servers and buttons
keyLists-table-rows-choose = Choose what is in focus
keyLists-table-rows-option = Choose an option of the decision
keyLists-table-rows-back = Back out
keyLists-table-rows-list = This list
keyLists-replay-title = Keys of a replay
keyLists-replay-rows-moment = To where something happened before, or next
keyLists-replay-rows-action = By an action
keyLists-replay-rows-turn = By a turn
keyLists-replay-rows-ends = To the beginning, to the end
keyLists-replay-rows-views = Both hands, the Corp’s view, the Runner’s, a spectator’s
keyLists-replay-rows-list = This list

keymap-title = Change the keys
keymap-lead = Choose a command, then press the key that it shall have.
keymap-places-table = At the table
keymap-places-replay = In a replay
keymap-commands-left = Move left
keymap-commands-up = Move up
keymap-commands-down = Move down
keymap-commands-right = Move right
keymap-commands-answer = The highlighted answer
keymap-commands-decision = Go to the decision
keymap-commands-hand = Go to your hand
keymap-commands-log = Go to the log
keymap-commands-why = Why am I asked?
keymap-commands-words = What do these words mean?
keymap-commands-hint = A hint, step by step
keymap-commands-breakAll = Break the whole ice
keymap-commands-continueRun = Go on to the server
keymap-commands-accessAll = Access all that lie open
keymap-commands-takeCredits = Credits for the rest of the turn
keymap-commands-takeBack = Take back your last answer
keymap-commands-help = The list of keys
keymap-commands-back = Back to where something happened
keymap-commands-forward = On to where something happens
keymap-commands-backAction = Back by an action
keymap-commands-forwardAction = On by an action
keymap-commands-backTurn = Back by a turn
keymap-commands-forwardTurn = On by a turn
keymap-commands-first = To the beginning
keymap-commands-last = To the end
keymap-commands-play = Play, or pause
keymap-commands-replayHelp = The list of keys
# $command (text), $key (text)
keymap-change = { $command }: { $key }. Change
keymap-press = Press a key
# $command (text)
keymap-pressFor = Press a key for “{ $command }”. Escape leaves it as it is.
keymap-reserved-tab = Tab always goes from one thing to the next.
keymap-reserved-enter = Enter always chooses what is in focus.
keymap-reserved-escape = Escape always backs out, so nothing was changed.
keymap-reserved-digit = The digits 1 to 9 always choose options.
keymap-reserved-withControl = Keys with Ctrl, Alt or Cmd belong to the browser.
keymap-reserved-system = The browser or the system needs that key.
# $key (text), $other (text)
keymap-clash = { $key } is the key for “{ $other }”.
keymap-swap = Swap the two keys
keymap-leave = Leave it as it was
# $command (text), $key (text)
keymap-done = { $command }: { $key }
# $one (text), $key (text), $other (text), $otherKey (text)
keymap-swapped = { $one }: { $key }. { $other }: { $otherKey }
# $command (text), $key (text)
keymap-reset = { $command }: back to { $key }
# $key (text)
keymap-usual = Back to { $key }
keymap-resetAll = All keys as they usually are
keymap-allUsual = All keys are as they usually are.
keymap-off = Single keys are switched off in the settings, so letters and signs are not heard.
