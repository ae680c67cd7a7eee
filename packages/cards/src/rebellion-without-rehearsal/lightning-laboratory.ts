import {
  card,
  chosen,
  counters,
  derez,
  from,
  isRezzed,
  isUnrezzed,
  later,
  mayPay,
  on,
  placeCounters,
  protecting,
  rez,
  scored,
  turnEnds,
  type,
  upToCards,
  when,
} from '@paydata/engine/vocabulary'

export const lightningLaboratory = card(
  'lightning_laboratory',
  when(scored, placeCounters('agenda', 1)),
  when(
    on({ what: ['runBegan'] }),
    mayPay([counters('agenda')], {
      then: [
        rez(upToCards(2, from('installed', type('ice'), isUnrezzed, protecting(['attacked'])), 'rezzed'), {
          ignore: 'all',
        }),
        later(
          when(
            turnEnds('any'),
            derez(chosen(from('installed', type('ice'), isRezzed, protecting(['attacked'])), 'derezzed', 2)),
          ),
        ),
      ],
    }),
  ),
)
