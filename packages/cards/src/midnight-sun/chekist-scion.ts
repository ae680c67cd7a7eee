import {
  accessed,
  always,
  canAdvance,
  card,
  cardIs,
  countersOn,
  giveTags,
  isInstalled,
  sum,
  when,
} from '@paydata/engine/vocabulary'

export const chekistScion = card(
  'chekist_scion',
  always(canAdvance),
  when(accessed(cardIs('self', isInstalled)), giveTags(sum(1, countersOn('advancement')))),
)
