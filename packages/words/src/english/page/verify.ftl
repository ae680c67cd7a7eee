### The words of the page on which a player checks that shuffles were fair. After ✓ and ✗ stand sentences that go on.

title = Were the shuffles fair?
window = Fair shuffles – Paydata
lead = Before anybody is ready, the server shows the hash of a secret: its commitment. The seed of all chance in the game is made of that secret and of a random part from each player, so neither the server nor a player can choose it. Once the game is over, its replay tells all parts. Your browser puts them together again here, and compares them with what it kept when you said that you are ready: what the server was bound to, and what you gave.
game = Game (its link, or its name of 20 letters)
commitment = Commitment, as you saw it before the game
part = Your own part, as your browser gave it
check = Check
distrust = Whoever does not want to trust a page of the same server downloads the replay and runs this command, which also plays the whole game again with that seed:
marks-right = ✓ Yes:
marks-wrong = ✗ No:
marks-note = Note:
insecure = a browser computes hashes only on pages that come over https, or from this machine.
secret = the secret of the server is what it was bound to.
seed = the seed is made of the parts of the server and of both players.
computer-corp = the part of the computer that played the Corp follows from the secret of the server.
computer-runner = the part of the computer that played the Runner follows from the secret of the server.
own = your own part is among them, as your browser gave it.
itself = without the commitment that you saw and the part that you gave, the replay is compared with itself.
refused-noSuchGame = there is no such game.
refused-noSuchThing = this is neither a link to a game nor the name of one.
refused-malformed = this is neither a link to a game nor the name of one.
refused-notReady = the game is not over. Check it when it is: its secrets are told only then.
refused-notAllowed = only its players may see the replay of this game. Sign in as one of them.
refused-tooFast = that was too much at once. Wait a little, and check again.
refused-damaged = what is stored of this game cannot be read.
silent = the server does not answer as it should. Check again in a while.
