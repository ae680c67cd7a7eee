import { boosts, breaks, card, credits } from '@paydata/engine/vocabulary'

export const aurora = card(
  'aurora',
  breaks({ cost: [credits(2)], count: 1, subtype: 'barrier' }),
  boosts({ cost: [credits(2)], strength: 3 }),
)
