import { boosts, breaks, card, credits, untilRunEnds } from '@paydata/engine/vocabulary'

export const gordianBlade = card(
  'gordian_blade',
  breaks({ cost: [credits(1)], count: 1, subtype: 'code gate' }),
  boosts({ cost: [credits(1)], strength: 1, until: untilRunEnds }),
)
