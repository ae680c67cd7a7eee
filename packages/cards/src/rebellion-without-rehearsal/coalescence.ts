import {
  card,
  counters,
  gainCredits,
  installed,
  paid,
  placeCounters,
  turnOf,
  when,
} from '@paydata/engine/vocabulary'

export const coalescence = card(
  'coalescence',
  when(installed('self'), placeCounters('power', 2)),
  paid([counters('power')], [gainCredits(2)], { onlyIf: turnOf('you') }),
)
