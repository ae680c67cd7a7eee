import {
  addTo,
  card,
  counters,
  dividends,
  mayPay,
  search,
  the,
  turnEnds,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const embeddedReporting = card(
  'embedded_reporting',
  dividends(2),
  when(
    turnEnds('you'),
    mayPay([counters('agenda')], {
      then: [search('rnd', [type('operation')], 'found'), addTo(the('found'), 'topOfDeck', { reveal: true })],
    }),
  ),
)
