import { additionalCost, always, card, gainClicks, play, sufferAsCost } from '@paydata/engine/vocabulary'

export const runningHot = card(
  'running_hot',
  always(additionalCost('play', [sufferAsCost('core', 1)], { cards: 'self' })),
  play(gainClicks(3)),
)
