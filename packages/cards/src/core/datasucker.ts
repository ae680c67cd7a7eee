import {
  card,
  counters,
  encountering,
  isRezzed,
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

export const datasucker = card(
  'datasucker',
  when(on(runSuccessful('central')), placeCounters('virus', 1)),
  paid(
    [counters('virus')],
    [lasting(untilEncounterEnds, [strength(the('chosen'), -1)], { on: 'encountered' })],
    { onlyIf: encountering(isRezzed) },
  ),
)
