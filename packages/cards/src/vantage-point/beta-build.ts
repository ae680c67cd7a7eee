import {
  addTo,
  card,
  cardIs,
  ifSo,
  install,
  isInstalled,
  not,
  on,
  play,
  run,
  search,
  subtype,
  the,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const betaBuild = card(
  'beta_build',
  play(
    search('stack', [type('program'), not(subtype('virus'))], 'found', { then: 'install', ignore: 'all' }),
    install(the('found'), { ignore: 'all' }),
    run('any', [], {
      during: [
        when(
          on({ what: ['runEnded'] }),
          ifSo(cardIs(the('found'), isInstalled), [addTo(the('found'), 'topOfDeck')]),
        ),
      ],
    }),
  ),
)
