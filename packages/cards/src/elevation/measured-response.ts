import {
  both,
  card,
  credits,
  damage,
  happened,
  mayPay,
  onlyIf,
  play,
  runSuccessful,
  threatAtLeast,
} from '@paydata/engine/vocabulary'

export const measuredResponse = card(
  'measured_response',
  onlyIf('play', both(threatAtLeast(4), happened('lastTurn', runSuccessful()))),
  play(mayPay([credits(8)], { who: 'runner', otherwise: [damage('meat', 4)] })),
)
