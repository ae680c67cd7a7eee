### Words that few need: for what somebody could work out, whom they read, whose hand they look into, and how to do what the page may not.

# $price (text)
breaking = breaking costs { $price }
copyByHand = Copy what is selected with Ctrl+C or ⌘C.
held = Seen in the hand
heldFor = You have seen these cards, and they are certainly still there.

# $name (name)
reading-mute = Do not read { $name }
# $name (name)
reading-unmute = Read { $name } again
reading-nobody = Nobody else has come yet.
reading-hush = What spectators say
reading-hushes-talking = They may talk
reading-hushes-silent = Quiet, please

see = See

hands-now-spectator = The table
hands-now-corp = The Corp
hands-now-runner = The Runner
hands-late-spectator = The table
hands-late-corp = The Corp, late
hands-late-runner = The Runner, late

nothingHeld = No card that you have seen is certainly still there.
unbreakable = cannot be broken for credits
