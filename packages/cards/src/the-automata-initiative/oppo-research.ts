import {
  card,
  credits,
  endActionPhase,
  giveTags,
  happened,
  mayPay,
  on,
  onlyIf,
  ownedBy,
  play,
  threat,
  when,
} from '@paydata/engine/vocabulary'

export const oppoResearch = card(
  'oppo_research',
  onlyIf(
    'play',
    happened('lastTurn', { what: ['stolen', 'trashed'], by: 'runner', card: [ownedBy('corp')] }),
  ),
  when(on({ what: ['playResolved'], card: 'self' }), endActionPhase()),
  play(giveTags(2)),
  threat(3, play(mayPay([credits(5)], { then: [giveTags(2)] }))),
)
