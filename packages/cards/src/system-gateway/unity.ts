import { boosts, breaks, card, countOf, credits, from, subtype } from '@paydata/engine/vocabulary'

export const unity = card(
  'unity',
  breaks({ cost: [credits(1)], count: 1, subtype: 'code gate' }),
  boosts({ cost: [credits(1)], strength: countOf(from('installed', subtype('icebreaker'))) }),
)
