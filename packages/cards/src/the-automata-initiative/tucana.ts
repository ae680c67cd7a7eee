import {
  card,
  install,
  installOnlyAt,
  may,
  on,
  persistent,
  search,
  the,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const tucana = card(
  'tucana',
  installOnlyAt('remote'),
  persistent(
    when(
      on({ what: ['scored', 'stolen'], server: ['here'] }),
      may([
        search('rnd', [type('ice')], 'found', { then: 'install' }),
        install(the('found'), { rez: 'paying', totalLess: 3 }),
      ]),
    ),
  ),
)
