import { boosts, breaks, card, credits } from '@paydata/engine/vocabulary'

export const corroder = card(
  'corroder',
  breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' }),
  boosts({ cost: [credits(1)], strength: 1 }),
)
