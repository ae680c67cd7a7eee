import { boosts, breaks, card, credits } from '@paydata/engine/vocabulary'

export const buzzsaw = card(
  'buzzsaw',
  breaks({ cost: [credits(1)], count: 2, upTo: true, subtype: 'code gate' }),
  boosts({ cost: [credits(3)], strength: 1 }),
)
