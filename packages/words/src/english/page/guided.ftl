### The words of guided games: whole games against the computer, with a plan and with hints at the moments that matter.

title-runner = A whole game as the Runner
title-corp = A whole game as the Corp
plan-runner = Your plan: break in while the Corp is poor. Ice that it cannot pay for does nothing.
plan-corp = Your plan: ice before your hand and your deck, then a server with ice to score in. The Runner has to pay to get in.
coach = Your plan, and hints
leave = Leave the game; it is kept
won = You have won
lost = The computer has won
drawn = Nobody has won
wonLeads-runner-points = Enough points stolen, in a whole game: you know how to run.
wonLeads-runner-emptyDeck = The Corp’s deck ran out before it had scored enough: you gave it no time.
wonLeads-runner-other = A whole game, and it is yours: you know how to run.
wonLeads-corp-points = Enough points scored, in a whole game: the Runner came too late.
wonLeads-corp-flatline = More damage than the Runner had cards: points are not the only way to win.
wonLeads-corp-other = A whole game, and it is yours: you know how to keep the Runner out.
lostLeads-runner-points = The Corp was faster this time. Run more often while it is poor.
lostLeads-runner-flatline = There was more damage than you had cards. Draw before you run, and break the ice that hurts.
lostLeads-runner-concession = You gave this one up. Run more often while the Corp is poor, and it becomes easier.
lostLeads-runner-other = The Corp has won this time. Run more often while it is poor.
lostLeads-corp-points = The Runner got in too often this time. More ice, and credits to rez it.
lostLeads-corp-emptyDeck = Your deck ran out before you had scored enough. Advance your agendas earlier.
lostLeads-corp-concession = You gave this one up. With more ice, and credits to rez it, it becomes easier.
lostLeads-corp-other = The Runner has won this time. More ice, and credits to rez it.
drawnLead = It ended for both at once.
next = What next?
nextAgain = The same game again
otherSide-runner = The other side: as the Corp
otherSide-corp = The other side: as the Runner
boosted = The same decks with more cards
boostedLead = To 7 points, as all games are played.
startup = A game of Startup
startupLead = More cards and other identities. Both decks are picked for you.
friend = A friend, by a link
friendLead = Open a table and send its link.
toList = All lessons
replay = Watch the replay

## Hints as the Runner.

says-keep = Five cards to begin with, and among them credits: keep them.
says-trashNico = Nico Campaign pays the Corp 3 credits each turn. Trash it for 2.
says-trashRegolith = A license pays the Corp 3 credits for a click, five times over. Trash it for 3.
says-breakFirst = Brân is costly to break. With clicks left, you can also pay it a click for each subroutine.
says-breakHurts = Karunā takes cards from your hand. Break it, or jack out before its second half.
says-breakNow = Your breaker works here: use it on what would stop or hurt you.
says-advancedLast = The Corp lacks two points at most. The advanced card may bring them: run there.
says-advanced = The Corp advances that card. It may be an agenda, so have a look before it is scored.
says-thinHand = Few cards in hand: ice that hurts could end your game. Draw first.
says-openHq = Nothing protects the Corp’s hand, HQ. A run there costs one click, and you may find an agenda.
says-openRnd = Nothing protects the Corp’s deck, R&D. A run there costs one click, and shows its top card.
says-corpBroke = The Corp has no credit at all: no new ice can stop you this turn. Run.
says-corpPoor = The Corp is poor. It can pay for little ice now: run before it has credits again.
says-installCleaver = Cleaver breaks barriers. Install it before you need it.
says-installUnity = Unity breaks code gates. Install it before you need it.
says-installCarmen = Carmen breaks sentries, the ice that hurts. It is cheaper after a successful run.
says-installMayfly = Mayfly breaks any ice, but only in one run: keep it for an agenda.
says-gamble = Sure Gamble makes 9 credits of 5. Play it while you can pay for it.
says-earn = You are poor. Earn credits first: a click for one, or a card that brings more.
says-contract = Telework Contract gives 3 credits for a click, three times.
says-almost = Two more points at most, and you win. Run where cards lie that you have not seen.
says-halfway = Half of the points are yours. R&D shows another card each turn.

## Hints as the Corp.

says-keepCorp = You can begin with these five cards: keep them.
says-rezHq = The Runner wants your hand. If an agenda is in it, pay for the ice.
says-rezNow = The Runner comes, and your ice could stop them. If an agenda is at stake, pay for it now.
says-scoreIt = It has all the counters it needs: score it.
says-iceHq = HQ is your hand, and nothing protects it. Install ice before it.
says-iceRnd = R&D is your deck, and nothing protects it. Install ice before it.
says-launch = Seamless Launch puts two counters on a card that you did not install this turn.
says-advanceIt = Advance your agenda: each counter costs a click and a credit. Keep some to rez ice.
says-sendMessage = Send a Message is worth 3 points. Install it behind ice, and take your time.
says-agendaIn = A server with ice stands empty. Install an agenda in it.
says-hedge = Hedge Fund makes 9 credits of 5. Credits pay for ice.
says-iceRemote = Hand and deck are protected. Now ice before a new server, to score in.
says-nico = Nico Campaign pays you 3 credits each turn, three times. Install it.
says-regolith = A mining license pays 3 credits for a click. Install it in a server of its own.
says-trap = Urtica Cipher is a trap. Advance it like an agenda, and let the Runner come.
says-earnCorp = Without credits your ice does nothing. Take credits before the Runner comes.
says-close = The Runner lacks two points at most. Put more ice before what they run on most.
