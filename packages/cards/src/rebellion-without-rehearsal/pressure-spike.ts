import { boosts, breaks, card, credits, oncePer, threat } from '@paydata/engine/vocabulary'

export const pressureSpike = card(
  'pressure_spike',
  breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' }),
  boosts({ cost: [credits(2)], strength: 3 }),
  threat(4, oncePer('run', boosts({ cost: [credits(2)], strength: 9 }))),
)
