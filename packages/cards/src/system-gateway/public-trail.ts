import {
  card,
  credits,
  giveTags,
  happened,
  mayPay,
  onlyIf,
  play,
  runSuccessful,
} from '@paydata/engine/vocabulary'

export const publicTrail = card(
  'public_trail',
  onlyIf('play', happened('lastTurn', runSuccessful())),
  play(mayPay([credits(8)], { who: 'runner', otherwise: [giveTags(1)] })),
)
