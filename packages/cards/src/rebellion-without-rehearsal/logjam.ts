import {
  always,
  canAdvance,
  card,
  countersOn,
  endRun,
  from,
  gainCredits,
  isFaceup,
  placeCounters,
  rezzed,
  strength,
  subroutine,
  sum,
  typesAmong,
  when,
} from '@paydata/engine/vocabulary'

export const logjam = card(
  'logjam',
  always(canAdvance, strength('self', countersOn('advancement'))),
  when(rezzed('self'), placeCounters('advancement', sum(1, typesAmong(from('archives', isFaceup))))),
  subroutine(gainCredits(2), endRun()),
  subroutine(endRun()),
  subroutine(endRun()),
)
