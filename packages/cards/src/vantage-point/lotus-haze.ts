import {
  card,
  chosen,
  counters,
  from,
  isRezzed,
  moveToRoot,
  paid,
  placeCounters,
  scored,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const lotusHaze = card(
  'lotus_haze',
  when(scored, placeCounters('agenda', 3)),
  paid([counters('agenda')], [moveToRoot(chosen(from('installed', type('upgrade'), isRezzed)), 'another')]),
)
