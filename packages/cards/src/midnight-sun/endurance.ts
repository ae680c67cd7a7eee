import {
  always,
  breakSubroutines,
  card,
  counters,
  firstTime,
  installed,
  memory,
  paid,
  placeCounters,
  runSuccessful,
  when,
} from '@paydata/engine/vocabulary'

export const endurance = card(
  'endurance',
  always(memory(2)),
  when(installed('self'), placeCounters('power', 3)),
  when(firstTime('turn', runSuccessful()), placeCounters('power', 1)),
  paid([counters('power', 2)], [breakSubroutines(2, { upTo: true })]),
)
