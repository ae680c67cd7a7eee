import {
  accessed,
  always,
  canAdvance,
  card,
  cardIs,
  countersOn,
  damage,
  isInstalled,
  sum,
  when,
} from '@paydata/engine/vocabulary'

export const urticaCipher = card(
  'urtica_cipher',
  always(canAdvance),
  when(accessed(cardIs('self', isInstalled)), damage('net', sum(2, countersOn('advancement')))),
)
