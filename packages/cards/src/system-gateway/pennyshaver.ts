import {
  always,
  card,
  clicks,
  memory,
  on,
  paid,
  placeCounters,
  runSuccessful,
  takeCredits,
  together,
  when,
} from '@paydata/engine/vocabulary'

export const pennyshaver = card(
  'pennyshaver',
  always(memory(1)),
  when(on(runSuccessful()), placeCounters('credit', 1)),
  paid([clicks(1)], [together(placeCounters('credit', 1), takeCredits('all'))]),
)
