import {
  card,
  chosen,
  endRun,
  from,
  install,
  may,
  on,
  running,
  subroutine,
  threat,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const ablativeBarrier = card(
  'ablative_barrier',
  threat(
    3,
    when(
      on({ what: ['rezzed'], card: 'self' }, running(['here'])),
      may([
        install(chosen(from(['hq', 'archives'], type('asset', 'ice', 'upgrade'))), {
          elsewhere: { than: 'self' },
        }),
      ]),
    ),
  ),
  subroutine(endRun()),
)
