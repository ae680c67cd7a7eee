import { additionalCost, always, card, clicks, gainClicks, scored, when } from '@paydata/engine/vocabulary'

export const meliesCityLuxuryLine = card(
  'melies_city_luxury_line',
  always(additionalCost('steal', [clicks()], { cards: 'self' })),
  when(scored, gainClicks(1)),
)
