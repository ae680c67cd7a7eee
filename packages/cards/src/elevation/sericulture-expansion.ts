import {
  cannot,
  card,
  chosen,
  counters,
  dividends,
  from,
  lasting,
  mayPay,
  placeCounters,
  same,
  the,
  turnEnds,
  untilTurnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const sericultureExpansion = card(
  'sericulture_expansion',
  dividends(1),
  when(
    turnEnds('you'),
    mayPay([counters('agenda')], {
      then: [
        placeCounters('advancement', 2, chosen(from('installed'))),
        lasting(untilTurnEnds, [cannot('score', { who: 'you', cards: [same(the('chosen'))] })]),
      ],
    }),
  ),
)
