import {
  always,
  canAdvance,
  card,
  cardIs,
  countersOn,
  damage,
  isInstalled,
  on,
  sum,
  when,
} from '@paydata/engine/vocabulary'

export const urticaCipher = card(
  'urtica_cipher',
  always(canAdvance),
  when(
    on({ what: ['accessed'], card: 'self' }, cardIs('self', isInstalled)),
    damage('net', sum(2, countersOn('advancement'))),
  ),
)
