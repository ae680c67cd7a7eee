### What a link to a page of the server is shown with where people send it: a title, and a line below that.

site = Netrunner in the browser, every rule enforced
## What a player who is away is told.

notice-turn = Your move
# $name (name)
notice-waitsFor = { $name } waits for you.
notice-waits = A game waits for you.

## Links.

# $name (name)
invites = { $name } invites you to a game
somebodyInvites = You are invited to a game
invitesLead = Netrunner in the browser: open the link and take the free seat.
# $name (name)
looks = { $name } looks for an opponent
# $format (text)
looksLead = { $format }. Open the link and take the free seat.
# $corp (name), $runner (name)
playing = { $corp } against { $runner }
# $format (text)
playingLead = { $format }. The game is on: open the link and watch it.
over = A game that is over
# $corp (name), $runner (name)
overLead = { $corp } played the Corp, { $runner } the Runner.
# $corp (name), $runner (name), $winner (name), $turns (number)
replayLead =
    { $turns ->
        [one] { $corp } played the Corp, { $runner } the Runner. { $winner } won in { $turns } turn.
       *[other] { $corp } played the Corp, { $runner } the Runner. { $winner } won after { $turns } turns.
    }
# $corp (name), $runner (name)
drawLead = { $corp } played the Corp, { $runner } the Runner. Nobody won.
# $name (name)
player = { $name } plays Netrunner
playerLead = Challenge them to a game, or look at their ratings.
# $identity (name), $cards (number)
deckLead =
    { $cards ->
        [one] A deck of { $identity }, { $cards } card. Look at it, change it, play it.
       *[other] A deck of { $identity }, { $cards } cards. Look at it, change it, play it.
    }
learn = Learn Netrunner in your browser
learnLead = Ten short lessons at the real table. The first agenda is yours in a minute.
glossary = The words of Netrunner
glossaryLead = What each word means, with its rule, and ten seconds in which it happens.
# $title (name)
picture = A picture with the words: { $title }
somebody = Somebody
