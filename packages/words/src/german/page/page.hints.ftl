breaking = zu brechen kostet { $price }
copyByHand = Kopiere das Markierte mit Strg+C oder ⌘C.
held = Auf der Hand gesehen
heldFor = Du hast diese Karten gesehen, und sie sind sicher noch dort.

reading-mute = { $name } nicht lesen
reading-unmute = { $name } wieder lesen
reading-nobody = Sonst ist noch niemand da.
reading-hush = Was das Publikum sagt
reading-hushes-talking = Es darf reden
reading-hushes-silent = Bitte Ruhe

see = Ansicht

hands-now-spectator = Der Tisch
hands-now-corp = Der Konzern
hands-now-runner = Der Runner
hands-late-spectator = Der Tisch
hands-late-corp = Der Konzern, später
hands-late-runner = Der Runner, später

nothingHeld = Keine Karte, die du gesehen hast, ist sicher noch dort.
unbreakable = nicht für Credits zu brechen
