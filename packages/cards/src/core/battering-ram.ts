import { boosts, breaks, card, credits, untilRunEnds } from '@paydata/engine/vocabulary'

export const batteringRam = card(
  'battering_ram',
  breaks({ cost: [credits(2)], count: 2, upTo: true, subtype: 'barrier' }),
  boosts({ cost: [credits(1)], strength: 1, until: untilRunEnds }),
)
