import { boosts, breaks, card, credits, happened, runSuccessful } from '@paydata/engine/vocabulary'

export const marjanah = card(
  'marjanah',
  {
    ...breaks({ cost: [credits(2)], count: 1, subtype: 'barrier' }),
    cheaper: { by: 1, if: happened('thisTurn', runSuccessful()) },
  },
  boosts({ cost: [credits(1)], strength: 1 }),
)
