import { card, from, host, may, on, oncePer, random, trash, when, would } from '@paydata/engine/vocabulary'

export const heliamphora = card(
  'heliamphora',
  oncePer('breach', when(would({ effect: 'access', server: ['archives'] }), may([host('accessed')]))),
  when(on({ what: ['purged'] }), trash(random(2, from('hq')), 'corp'), trash('self')),
)
