import { boosts, breaks, card, credits } from '@paydata/engine/vocabulary'

export const ninja = card(
  'ninja',
  breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' }),
  boosts({ cost: [credits(3)], strength: 5 }),
)
