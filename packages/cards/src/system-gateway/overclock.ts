import { card, placeCounters, play, run, spendHosted } from '@paydata/engine/vocabulary'

export const overclock = card(
  'overclock',
  play(placeCounters('credit', 5), run('any', [], { while: [spendHosted] })),
)
