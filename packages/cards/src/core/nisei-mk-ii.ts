import { card, counters, endRun, paid, placeCounters, scored, when } from '@paydata/engine/vocabulary'

export const niseiMkIi = card(
  'nisei_mk_ii',
  when(scored, placeCounters('agenda', 1)),
  paid([counters('agenda')], [endRun()]),
)
