import {
  accessMore,
  always,
  card,
  costChange,
  countOf,
  from,
  lasting,
  play,
  protecting,
  run,
  times,
  type,
  untilRunEnds,
} from '@paydata/engine/vocabulary'

export const tailgate = card(
  'tailgate',
  always(costChange('play', 'self', times(-1, countOf(from('installed', type('ice'), protecting(['hq'])))))),
  play(run(['hq'], [lasting(untilRunEnds, [accessMore('hq', 2)])])),
)
