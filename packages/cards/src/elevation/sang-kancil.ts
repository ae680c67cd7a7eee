import { boosts, breaks, card, credits, exists, from, subtype, type } from '@paydata/engine/vocabulary'

export const sangKancil = card(
  'sang_kancil',
  breaks({ cost: [credits(1)], count: 1, subtype: 'code gate' }),
  boosts({
    cost: [credits(3)],
    strength: 2,
    cheaper: { by: 2, if: exists(from('play', type('event'), subtype('run'))) },
  }),
)
