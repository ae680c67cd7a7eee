import { card, draw, lasting, scored, untilTurnEnds, when } from '@paydata/engine/vocabulary'

export const midnight3Arcology = card(
  'midnight_3_arcology',
  when(scored, draw(3), lasting(untilTurnEnds, [{ declare: 'skipStep', step: 'discard', who: 'you' }])),
)
