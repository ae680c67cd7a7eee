import { agenda, asset, event, ice, made, program, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  additionalCost,
  addTo,
  all,
  always,
  cannot,
  cardIs,
  chooseCards,
  chosen,
  counters,
  credits,
  draw,
  forfeitOf,
  from,
  giveTags,
  happened,
  isInstalled,
  isNot,
  isUnrezzed,
  lasting,
  may,
  mayPay,
  mustRun,
  mustTrash,
  on,
  onAtOnce,
  oncePer,
  oneOf,
  ownedBy,
  persistent,
  placeCounters,
  play,
  recurring,
  rez,
  run,
  same,
  subroutine,
  the,
  trash,
  type,
  untilRunEnds,
  when,
  whileAccessing,
  whileSo,
} from '../../../src/vocabulary.ts'

const trashed = { what: ['trashed'], by: 'runner', card: [ownedBy('corp')] } as const
/** "The Runner must pay 2 credits or trash 1 of their installed cards." */
const payOrTrash = oneOf(
  [
    [mayPay([credits(2)], { who: 'runner', must: true })],
    [trash(chosen(from('rig'), 'given', 1, 'runner'), 'runner')],
  ],
  { who: 'runner', must: true },
)
const isFirstClick = isNot(happened('thisTurn', { what: ['clicksSpent'], by: 'you' }))

/** Cards for what must be done (CR 9.12.3), what is done at once (CR 9.12.2a) and what persists (CR 9.12.5). */
export const definitions = defineCards('examples-9-12-duties', [
  made(event('Trash All Assets'), play(trash(all(from('root', type('asset')))))),
  made(asset('Each Watch'), when(on(trashed), placeCounters('power', 1, all(from('ice'))))),
  made(asset('Once Watch'), when(onAtOnce(trashed), placeCounters('agenda', 1, all(from('ice'))))),
  made(ice('Meter')),
  made({ ...asset('Tour'), cost: 0, trash: 5 }, whileSo(cardIs('self', isInstalled), mustTrash('self'))),
  made({ ...asset('Dear Asset'), trash: 9 }),
  made({ ...asset('Cheap Asset'), trash: 2 }),
  made(program('Eater'), whileAccessing([counters('virus')], [trash('accessed')])),
  made(resource('Peeker'), whileAccessing([credits(0)], [draw(1)])),
  made(resource('Scrubber'), recurring(2, { to: ['trash'] })),
  made(resource('Sweeper'), always(mustTrash([], 'trashCost'))),
  made(
    ice('Jammer'),
    subroutine(
      lasting(untilRunEnds, [cannot('use', { cards: [same(the('chosen'))] })], {
        on: chosen(from('rig', type('program')), 'chosen'),
      }),
    ),
  ),
  made(ice('Child'), subroutine(payOrTrash), subroutine(payOrTrash)),
  made(resource('Runaway'), whileSo(isFirstClick, mustRun)),
  made(asset('Toll'), always(additionalCost('run', [credits(1)]))),
  made(event('Dash'), play(run('any'))),
  made(
    ice('Dear Ice'),
    always(additionalCost('rez', [forfeitOf(chosen(from('corpScore'), 'given'))], { cards: 'self' })),
  ),
  made(agenda('Plain Agenda')),
  made(
    event('Echo'),
    play(
      chooseCards(chosen(from('ice', isUnrezzed), 'met')),
      oneOf([[rez(the('met'))], [addTo(the('met'), 'hand')]], { who: 'corp', must: true }),
    ),
  ),
  made(
    { ...asset('Amusements'), type: 'upgrade' as const },
    persistent(when(on({ what: ['runEnded'] }), giveTags(1))),
  ),
  made(resource('Double'), oncePer('turn', when(on({ what: ['runEnded'] }), may([run('any')])))),
])
