import {
  addTo,
  card,
  chosen,
  counters,
  from,
  may,
  on,
  oncePer,
  paid,
  placeCounters,
  scored,
  trashTopOf,
  when,
} from '@paydata/engine/vocabulary'

export const theBasaltSpire = card(
  'the_basalt_spire',
  when(on({ what: ['stolen'], card: 'self' }), may([addTo(chosen(from('archives')), 'hand')])),
  when(scored, placeCounters('agenda', 2)),
  oncePer('turn', paid([counters('agenda'), trashTopOf('rnd')], [addTo(chosen(from('archives')), 'hand')])),
)
