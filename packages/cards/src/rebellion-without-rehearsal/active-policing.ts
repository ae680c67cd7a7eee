import {
  card,
  chosen,
  credits,
  endActionPhase,
  from,
  gainClicks,
  happened,
  install,
  may,
  mayPay,
  on,
  onlyIf,
  ownedBy,
  play,
  threat,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const activePolicing = card(
  'active_policing',
  onlyIf(
    'play',
    happened('lastTurn', { what: ['stolen', 'trashed'], by: 'runner', card: [ownedBy('corp')] }),
  ),
  when(on({ what: ['playResolved'], card: 'self' }), endActionPhase()),
  play(
    may([install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade'))))]),
    gainClicks(-1, 'runner', 'nextTurn'),
  ),
  threat(3, play(mayPay([credits(2)], { then: [gainClicks(-1, 'runner', 'nextTurn')] }))),
)
