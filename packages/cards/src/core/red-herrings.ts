import { additionalCost, always, card, credits, persistent } from '@paydata/engine/vocabulary'

export const redHerrings = card(
  'red_herrings',
  persistent(always(additionalCost('steal', [credits(5)], { server: ['here'] }))),
)
