import {
  always,
  atServer,
  cannot,
  card,
  chosen,
  firstTime,
  from,
  install,
  lasting,
  may,
  same,
  the,
  type,
  untilTurnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const aTeiaIpRecovery = card(
  'a_teia_ip_recovery',
  always({ declare: 'remotes', most: 2 }),
  when(
    firstTime('turn', { what: ['installed'], by: 'you', card: [atServer('remote')] }),
    may([
      install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade')), 'second'), {
        elsewhere: { than: 'it', remote: true },
        ignore: 'all',
      }),
      lasting(untilTurnEnds, [cannot('score', { who: 'you', cards: [same(the('second'))] })]),
    ]),
  ),
)
