import {
  addTo,
  card,
  counters,
  dividends,
  install,
  may,
  mayPay,
  reveal,
  search,
  the,
  turnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const offTheBooks = card(
  'off_the_books',
  dividends(1),
  when(
    turnEnds('you'),
    mayPay([counters('agenda')], {
      then: [
        search('rnd', [], 'found'),
        reveal(the('found')),
        may([install(the('found'), { ignore: 'all' })], { otherwise: [addTo(the('found'), 'hand')] }),
      ],
    }),
  ),
)
