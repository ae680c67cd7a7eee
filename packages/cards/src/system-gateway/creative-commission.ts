import { atLeast, card, gainCredits, has, ifSo, loseClicks, play } from '@paydata/engine/vocabulary'

export const creativeCommission = card(
  'creative_commission',
  play(gainCredits(5), ifSo(atLeast(has('you', 'clicks'), 1), [loseClicks(1)])),
)
