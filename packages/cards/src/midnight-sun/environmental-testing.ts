import {
  atLeast,
  card,
  countersOn,
  gainCredits,
  installed,
  placeCounters,
  state,
  together,
  trash,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const environmentalTesting = card(
  'environmental_testing',
  when(installed([type('program', 'hardware')], 'you'), placeCounters('power', 1)),
  when(state(atLeast(countersOn('power'), 4)), together(trash('self'), gainCredits(9))),
)
