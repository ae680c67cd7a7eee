import { isolated } from '@paydata/protocol'

/** Words that few need: for what somebody could work out, whom they read, whose hand they look into, and how to do what the page may not. */
export const hints = {
  breaking: (price: string): string => `breaking costs ${price}`,
  copyByHand: 'Copy what is selected with Ctrl+C or ⌘C.',
  held: 'Seen in the hand',
  heldFor: 'You have seen these cards, and they are certainly still there.',
  reading: {
    mute: (name: string): string => `Do not read ${isolated(name)}`,
    unmute: (name: string): string => `Read ${isolated(name)} again`,
    nobody: 'Nobody else has come yet.',
    hush: 'What spectators say',
    hushes: { talking: 'They may talk', silent: 'Quiet, please' },
  },
  see: 'See',
  hands: {
    now: { spectator: 'The table', corp: 'The Corp', runner: 'The Runner' },
    late: { spectator: 'The table', corp: 'The Corp, late', runner: 'The Runner, late' },
  },
  nothingHeld: 'No card that you have seen is certainly still there.',
  unbreakable: 'cannot be broken for credits',
}
