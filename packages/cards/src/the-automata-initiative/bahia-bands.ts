import {
  card,
  chosen,
  draw,
  from,
  install,
  lasting,
  oneOf,
  placeCounters,
  play,
  removeTags,
  run,
  spendFor,
  type,
  untilRunEnds,
} from '@paydata/engine/vocabulary'

export const bahiaBands = card(
  'bahia_bands',
  play(
    run('any', [
      oneOf(
        [
          [draw(2)],
          [install(chosen(from('grip', type('program', 'hardware', 'resource'))), { change: -1 })],
          [removeTags(1)],
          [placeCounters('credit', 4), lasting(untilRunEnds, [spendFor({ to: ['trash'] })])],
        ],
        { least: 2, most: 2 },
      ),
    ]),
  ),
)
