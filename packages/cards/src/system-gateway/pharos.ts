import {
  always,
  atLeast,
  canAdvance,
  card,
  countersOn,
  endRun,
  giveTags,
  strength,
  subroutine,
  whileSo,
} from '@paydata/engine/vocabulary'

export const pharos = card(
  'pharos',
  always(canAdvance),
  whileSo(atLeast(countersOn('advancement'), 3), strength('self', 5)),
  subroutine(giveTags(1)),
  subroutine(endRun()),
  subroutine(endRun()),
)
