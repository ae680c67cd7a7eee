import {
  card,
  clicks,
  gainClicks,
  gainCredits,
  happened,
  ifSo,
  isNot,
  onlyIf,
  paid,
  play,
  playAndRemove,
} from '@paydata/engine/vocabulary'

export const pettyCash = card(
  'petty_cash',
  onlyIf('play', isNot(happened('thisTurn', { what: ['actionFinished'], by: 'you' }))),
  play(
    gainCredits(5),
    ifSo(isNot(happened('thisTurn', { what: ['played'], card: 'self', from: ['hq'] })), [gainClicks(1)]),
  ),
  paid([clicks(1)], [playAndRemove('self', { from: 'archives' })]),
)
