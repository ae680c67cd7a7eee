import { card, counters, on, placeCounters, runSuccessful, weakens, when } from '@paydata/engine/vocabulary'

export const leech = card(
  'leech',
  when(on(runSuccessful('central')), placeCounters('virus', 1)),
  weakens({ cost: [counters('virus')], strength: 1 }),
)
