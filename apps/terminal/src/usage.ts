/** What `--help` prints. */
export const usage = `Netrunner in the terminal

  npm run play                        two people at one keyboard
  npm run play -- --bot runner        you are the Corp, a bot is the Runner
  npm run play -- --watch --speed 300 watch two bots

Who plays
  --bot corp|runner    a bot plays this side
  --level HOW          how bots play: random, sensible, or search, which thinks ahead (sensible)
  --watch              bots play both sides
  --speed MS           pause between two decisions of a watched game (0)
  --view WHO           whose table you watch: corp, runner or spectator (spectator)
  --explain            bots give their reasons: at once if you watch with their eyes (--view corp), else when the game
                       is over, as a reason may tell of hidden cards
  --no-handover        do not ask to hand over the keyboard when the other side is to move

What is played
  --seed TEXT          the same seed and decks give the same cards in the same order
  --corp DECK          a starter deck by its name or a part of it, or a file with a deck, such as ./deck.txt
  --runner DECK        the same for the Runner
  --format FORMAT      the cards that decks are made of: all, startup, standard, eternal, system-gateway or core (all)
  --edition EDITION    of the rules: 26.03, 1.6, 1.4, 2017, 2013 or 2012; all but 26.03 go with the core format (26.03)

Keeping
  --save FILE          write the game to a file after each answer
  --resume FILE        go on with a game from a file (and keep writing to it)

How it looks
  --plain              for screen readers: words for signs, no colours, nothing is cleared
                       (NO_COLOR only leaves colours out, as does output that is no terminal)
  --no-auto-pass       ask both sides in every window, also where they can only pass

During the game type ? for what you can enter.
`
