import {
  card,
  counters,
  encountering,
  lasting,
  on,
  paid,
  placeCounters,
  runSuccessful,
  strength,
  the,
  untilEncounterEnds,
  when,
} from '@paydata/engine/vocabulary'

export const leech = card(
  'leech',
  when(on(runSuccessful('central')), placeCounters('virus', 1)),
  paid(
    [counters('virus')],
    [lasting(untilEncounterEnds, [strength(the('chosen'), -1)], { on: 'encountered' })],
    { onlyIf: encountering() },
  ),
)
