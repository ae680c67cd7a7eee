import {
  card,
  counters,
  encountered,
  endRun,
  giveTags,
  oneOf,
  paid,
  placeCounters,
  subroutine,
  takeTagsOf,
  trace,
  when,
} from '@paydata/engine/vocabulary'

export const dataRaven = card(
  'data_raven',
  when(encountered(), oneOf([[takeTagsOf(1)], [endRun()]], { who: 'runner', must: true })),
  paid([counters('power')], [giveTags(1)]),
  subroutine(trace(3, { ifSuccessful: [placeCounters('power', 1)] })),
)
