import {
  card,
  chosen,
  derez,
  from,
  install,
  isRezzed,
  later,
  may,
  on,
  play,
  protecting,
  rez,
  run,
  the,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const windowOfOpportunity = card(
  'window_of_opportunity',
  play(
    may([install(chosen(from('grip', type('program', 'hardware'))))]),
    run('any', [], {
      during: [
        when(
          on({ what: ['runBegan'] }),
          derez(chosen(from('installed', type('ice'), isRezzed, protecting(['attacked'])), 'derezzed')),
          later(
            when(on({ what: ['runEnded'] }), may([rez(the('derezzed'), { ignore: 'all' })], { who: 'corp' })),
          ),
        ),
      ],
    }),
  ),
)
