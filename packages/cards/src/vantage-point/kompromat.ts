import {
  addTo,
  badPublicity,
  card,
  chosen,
  derezOf,
  from,
  happened,
  ifSo,
  isRezzed,
  mayPay,
  on,
  play,
  protecting,
  run,
  runSuccessful,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const kompromat = card(
  'kompromat',
  play(
    run('protectedByIce', [], {
      during: [
        when(
          on({ what: ['runEnded'] }),
          ifSo(happened('thisRun', runSuccessful()), [
            mayPay([derezOf(chosen(from('installed', type('ice'), isRezzed, protecting(['attacked']))))], {
              who: 'corp',
              otherwise: [badPublicity(1)],
            }),
          ]),
        ),
      ],
    }),
  ),
  play(addTo('self', 'removed')),
)
