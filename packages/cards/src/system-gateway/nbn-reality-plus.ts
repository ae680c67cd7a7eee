import { card, draw, firstTime, gainCredits, oneOf, when } from '@paydata/engine/vocabulary'

export const nbnRealityPlus = card(
  'nbn_reality_plus',
  when(firstTime('turn', { what: ['tagsTaken'] }), oneOf([[gainCredits(2)], [draw(2)]])),
)
