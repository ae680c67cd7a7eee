import {
  card,
  chosen,
  clickBreak,
  endRun,
  from,
  install,
  may,
  subroutine,
  type,
} from '@paydata/engine/vocabulary'

export const bran10 = card(
  'bran_1_0',
  clickBreak(),
  subroutine(
    may([
      install(chosen(from(['hq', 'archives'], type('ice'))), {
        ignore: 'all',
        where: { inwardFrom: 'self' },
      }),
    ]),
  ),
  subroutine(endRun()),
  subroutine(endRun()),
)
