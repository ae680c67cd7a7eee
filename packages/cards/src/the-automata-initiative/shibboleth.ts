import { always, boosts, breaks, card, credits, strength, threat } from '@paydata/engine/vocabulary'

export const shibboleth = card(
  'shibboleth',
  threat(4, always(strength('self', -2))),
  breaks({ cost: [credits(1)], count: 1, subtype: 'code gate' }),
  boosts({ cost: [credits(2)], strength: 2 }),
)
