import {
  card,
  clicks,
  countersOn,
  gainCredits,
  installed,
  paid,
  placeCounters,
  times,
  trashThis,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const fermenter = card(
  'fermenter',
  when(installed('self'), placeCounters('virus', 1)),
  when(turnBegins('you'), placeCounters('virus', 1)),
  paid([clicks(1), trashThis], [gainCredits(times(2, countersOn('virus')))]),
)
