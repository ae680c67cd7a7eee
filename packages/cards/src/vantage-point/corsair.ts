import { breaks, card, credits, creditsFrom, subtype, weakens } from '@paydata/engine/vocabulary'

export const corsair = card(
  'corsair',
  breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' }),
  weakens({ cost: [creditsFrom(1, subtype('stealth'))], strength: 3, where: [subtype('barrier')] }),
)
