import { boosts, breaks, card, credits } from '@paydata/engine/vocabulary'

export const cleaver = card(
  'cleaver',
  breaks({ cost: [credits(1)], count: 2, upTo: true, subtype: 'barrier' }),
  boosts({ cost: [credits(2)], strength: 1 }),
)
