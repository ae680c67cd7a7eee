import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  addTo,
  all,
  always,
  breakSubroutines,
  cannot,
  credits,
  damage,
  draw,
  encounter,
  firstTime,
  from,
  gainCredits,
  giveTags,
  install,
  interfaceFor,
  interruptFor,
  isResolving,
  later,
  mayPay,
  on,
  ownedBy,
  play,
  prevent,
  run,
  search,
  subroutine,
  the,
  together,
  trash,
  trashThis,
  turnEnds,
  type,
  when,
  whileSo,
} from '../../../src/vocabulary.ts'

export const definitions = defineCards('examples-9-1', [
  made(
    { title: 'Trash Dealer', side: 'runner', type: 'identity', minimumDeckSize: 45 },
    when(on({ what: ['trashed'], kind: 'cost', by: 'you' }), draw(1)),
  ),
  made(
    asset('Tag And Net Trap'),
    when(on({ what: ['accessed'], card: 'self' }), together(giveTags(1), damage('net', 3))),
  ),
  made(resource('Tag Shield'), interruptFor([trashThis], [prevent(1, { effect: 'tags' })])),
  made(
    event('Install In Run'),
    play(
      run('any', [], {
        during: [
          when(
            firstTime('run', { what: ['iceEncountered'] }),
            search('stack', [type('program')], 'found', { then: 'install', ignore: 'all' }),
            install(the('found'), { ignore: 'all' }),
            later(when(on({ what: ['runEnded'] }), addTo(the('found'), 'bottomOfDeck'))),
          ),
        ],
      }),
    ),
  ),
  made(
    { ...program('Brief Breaker', 'icebreaker'), strength: 9 },
    interfaceFor(
      [credits(0)],
      [breakSubroutines('all'), later(when(on({ what: ['runEnded'] }), trash('self')))],
    ),
  ),
  made(ice('Gain Ice'), subroutine(gainCredits(1))),
  made(operation('Meat Shot'), play(damage('meat', 1))),
  made(event('Worse'), when(on({ what: ['trashed'], card: 'self', kind: 'damage' }), draw(3))),
  made(
    { title: 'Remover', side: 'corp', type: 'identity', minimumDeckSize: 45 },
    always({
      declare: 'replace',
      effect: 'trash',
      card: [ownedBy('runner')],
      withIt: { instead: 'move', to: 'removed' },
    }),
  ),
  made(ice('Plain Net'), subroutine(damage('net', 1))),
  made(event('Trash All Assets'), play(trash(all(from('root', type('asset')))))),
  made(
    asset('Trash Watch'),
    when(on({ what: ['trashed'], by: 'runner', card: [ownedBy('corp')] }), damage('net', 1)),
  ),
  made(asset('First Plain')),
  made(asset('Second Plain')),
  made(
    event('Install For A Turn'),
    play(
      search('stack', [type('program')], 'found', { then: 'install', ignore: 'all' }),
      install(the('found'), { ignore: 'all' }),
      later(when(turnEnds('you'), addTo(the('found'), 'topOfDeck'))),
    ),
  ),
  made(program('Gone For Good'), when(on({ what: ['uninstalled'], card: 'self' }), addTo('it', 'removed'))),
  made(
    ice('Leaping Ice'),
    when(on({ what: ['accessed'], card: 'self' }), mayPay([credits(3)], { then: [encounter('self')] })),
    subroutine(giveTags(1)),
  ),
  made(
    ice('Silent Net'),
    whileSo(isResolving(), cannot('spendCredits', { who: 'runner' })),
    subroutine(damage('net', 1)),
  ),
  made(resource('Net Guard'), interruptFor([credits(1)], [prevent(1, { effect: 'damage', kind: 'net' })])),
  made(
    { title: 'Run Profiteer', side: 'runner', type: 'identity', minimumDeckSize: 45 },
    when(on({ what: ['runEnded'] }), gainCredits(2)),
  ),
  made(
    event('Run Without Identities'),
    whileSo(isResolving(), { declare: 'losesAbilities', of: from('identity') }),
    play(run('any')),
  ),
  made(event('Plain Run'), play(run('any'))),
])
