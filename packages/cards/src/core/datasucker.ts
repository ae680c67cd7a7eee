import {
  card,
  counters,
  isRezzed,
  on,
  placeCounters,
  runSuccessful,
  weakens,
  when,
} from '@paydata/engine/vocabulary'

export const datasucker = card(
  'datasucker',
  when(on(runSuccessful('central')), placeCounters('virus', 1)),
  weakens({ cost: [counters('virus')], strength: 1, where: [isRezzed] }),
)
