import {
  always,
  card,
  countersOn,
  endRun,
  gains,
  placeCounters,
  removeCounters,
  rezzed,
  subroutine,
  trash,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const envelopment = card(
  'envelopment',
  when(rezzed(), placeCounters('power', 4)),
  when(turnBegins('you'), removeCounters('power', 1)),
  always(gains('self', subroutine(endRun()), { order: 'before', times: countersOn('power') })),
  subroutine(trash('self')),
)
