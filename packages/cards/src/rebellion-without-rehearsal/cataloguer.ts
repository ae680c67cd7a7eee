import {
  arrange,
  breach,
  card,
  clicks,
  counters,
  emptied,
  happened,
  installed,
  load,
  mayInsteadOfBreaching,
  mayPay,
  on,
  paid,
  runSuccessful,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const cataloguer = card(
  'cataloguer',
  when(installed('self'), load(2, 'power')),
  when(emptied, trash('self')),
  when(
    on(runSuccessful(['rnd'])),
    mayInsteadOfBreaching([mayPay([counters('power')], { must: true, then: [arrange(4, 'rnd')] })]),
  ),
  paid([clicks(), counters('power')], [breach('rnd')], {
    onlyIf: happened('thisTurn', runSuccessful(['rnd'])),
  }),
)
