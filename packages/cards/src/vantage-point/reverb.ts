import {
  always,
  card,
  costChange,
  countOf,
  endRun,
  from,
  isOther,
  isUnrezzed,
  subroutine,
  times,
  type,
} from '@paydata/engine/vocabulary'

export const reverb = card(
  'reverb',
  always(costChange('rez', 'self', times(-1, countOf(from('installed', type('ice'), isUnrezzed, isOther))))),
  subroutine(endRun()),
  subroutine(endRun()),
)
