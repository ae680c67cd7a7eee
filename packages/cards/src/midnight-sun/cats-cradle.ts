import { always, boosts, breaks, card, costChange, credits, subtype, type } from '@paydata/engine/vocabulary'

export const catsCradle = card(
  'cats_cradle',
  always(costChange('rez', [type('ice'), subtype('code gate')], 1)),
  breaks({ cost: [credits(1)], count: 1, subtype: 'code gate' }),
  boosts({ cost: [credits(1)], strength: 1 }),
)
