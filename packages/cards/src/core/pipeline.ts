import { boosts, breaks, card, credits, untilRunEnds } from '@paydata/engine/vocabulary'

export const pipeline = card(
  'pipeline',
  breaks({ cost: [credits(1)], count: 1, subtype: 'sentry' }),
  boosts({ cost: [credits(2)], strength: 1, until: untilRunEnds }),
)
