import {
  always,
  card,
  costChange,
  countOf,
  damage,
  endRun,
  from,
  isRezzed,
  subroutine,
  subtype,
  times,
  type,
} from '@paydata/engine/vocabulary'

export const ivik = card(
  'ivik',
  always(
    costChange(
      'rez',
      'self',
      times(-1, countOf(from('installed', isRezzed, type('ice'), subtype('code gate')))),
    ),
  ),
  subroutine(damage('net', 2)),
  subroutine(endRun()),
)
