import {
  accessMore,
  card,
  lasting,
  may,
  on,
  placeCounters,
  play,
  run,
  running,
  spendHosted,
  together,
  untilRunEnds,
  when,
  whileSo,
} from '@paydata/engine/vocabulary'

export const trickShot = card(
  'trick_shot',
  play(placeCounters('credit', 4)),
  whileSo(running(), spendHosted),
  play(
    run(['rnd'], [together(placeCounters('credit', 2), lasting(untilRunEnds, [accessMore('rnd', 1)]))], {
      during: [when(on({ what: ['runEnded'] }), may([run('remote')]))],
    }),
  ),
)
