import {
  card,
  chosen,
  counters,
  dividends,
  from,
  install,
  mayPay,
  turnEnds,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const projectIngatan = card(
  'project_ingatan',
  dividends(1),
  when(
    turnEnds('you'),
    mayPay([counters('agenda')], {
      then: [install(chosen(from('archives', type('agenda', 'asset', 'ice', 'upgrade'))), { ignore: 'all' })],
    }),
  ),
)
