import { card, creditsInPool, on, placeCounters, play, run, suffer, when } from '@paydata/engine/vocabulary'

export const stimhack = card(
  'stimhack',
  play(
    placeCounters('credit', 9),
    run('any', [], {
      while: [creditsInPool],
      during: [when(on({ what: ['runEnded'] }), suffer('core', 1, 'unpreventable'))],
    }),
  ),
)
