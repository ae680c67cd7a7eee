import {
  always,
  card,
  countersOn,
  endRun,
  gains,
  on,
  placeCounters,
  subroutine,
  subtype,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const echo = card(
  'echo',
  when(on({ what: ['rezzed'], card: [type('ice'), subtype('harmonic')] }), placeCounters('power', 1)),
  always(gains('self', subroutine(endRun()), { times: countersOn('power') })),
)
