import {
  always,
  card,
  happened,
  ifSo,
  may,
  on,
  placeCounters,
  play,
  poolKept,
  run,
  runSuccessful,
  spendHosted,
  when,
} from '@paydata/engine/vocabulary'

export const aircheck = card(
  'aircheck',
  play(placeCounters('credit', 4)),
  always(spendHosted, poolKept),
  play(
    run(['hq', 'rnd'], [], {
      during: [
        when(on({ what: ['runEnded'] }), ifSo(happened('thisRun', runSuccessful()), [may([run('remote')])])),
      ],
    }),
  ),
)
