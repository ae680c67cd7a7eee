import {
  addTo,
  card,
  chosen,
  clicks,
  counters,
  from,
  gainCredits,
  on,
  paid,
  placeCounters,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const workingPrototype = card(
  'working_prototype',
  when(on({ what: ['rezzed'] }), placeCounters('power', 1)),
  paid([clicks(), counters('power')], [gainCredits(3)]),
  paid(
    [clicks(), counters('power', 5)],
    [gainCredits(6), addTo(chosen(from('installed', type('resource'))), 'topOfDeck')],
  ),
)
