import {
  addTo,
  card,
  chosen,
  draw,
  from,
  gainCredits,
  install,
  isAdvanceable,
  oneOf,
  placeCounters,
  play,
  type,
} from '@paydata/engine/vocabulary'

export const keyPerformanceIndicators = card(
  'key_performance_indicators',
  play(
    oneOf(
      [
        [draw(1), addTo(chosen(from('hq')), 'shuffledIntoDeck')],
        [install(chosen(from('hq', type('ice'))), { ignore: 'all' })],
        [placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))],
        [gainCredits(2)],
      ],
      { most: 2, least: 2 },
    ),
  ),
)
