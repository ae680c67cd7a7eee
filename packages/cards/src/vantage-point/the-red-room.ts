import {
  always,
  card,
  counters,
  endRun,
  firstTime,
  paid,
  placeCounters,
  running,
  when,
} from '@paydata/engine/vocabulary'

export const theRedRoom = card(
  'the_red_room',
  always({ declare: 'installOnly', server: 'central' }),
  when(firstTime('turn', { what: ['scored', 'stolen'] }), placeCounters('power', 1)),
  paid([counters('power')], [endRun()], { onlyIf: running('another') }),
)
