import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { defineCards } from '../../../src/index.ts'
import {
  addTo,
  all,
  cannot,
  changeExpected,
  chosen,
  counters,
  credits,
  damage,
  draw,
  firstTime,
  firstTimeWould,
  from,
  gainCredits,
  giveTags,
  install,
  installed,
  interruptFor,
  isInstalled,
  itsAmount,
  lasting,
  look,
  may,
  mayPay,
  on,
  placeCounters,
  play,
  prevent,
  subroutine,
  suffer,
  sum,
  takeTagsOf,
  together,
  trace,
  trash,
  trashThis,
  turnFace,
  type,
  untilTurnEnds,
  when,
  would,
} from '../../../src/vocabulary.ts'

const net = { effect: 'damage', kind: 'net' } as const
const meat = { effect: 'damage', kind: 'meat' } as const
const installedProgram = { effect: 'trash', card: [type('program'), isInstalled] } as const
const agendaOf = (title: string) =>
  ({ title, side: 'corp', type: 'agenda', advancement: 5, points: 1 }) as const

/** Cards that interrupt, and what they interrupt (CR 9.9.2 to 9.9.7). */
export const definitions = defineCards('examples-9-9', [
  made(event('Gain And Draw'), play(together(gainCredits(2), draw(1)))),
  made(ice('Lock'), subroutine(lasting(untilTurnEnds, [cannot('draw', { who: 'runner' })]))),
  made(resource('Draw Watch'), when(would({ effect: 'draw', by: 'you' }), may([placeCounters('power', 1)]))),
  made(
    resource('Sorter'),
    when(
      firstTimeWould('turn', { effect: 'draw', by: 'you' }),
      look(all(from({ top: sum(itsAmount, 1), of: 'stack' })), { as: 'seen' }),
      addTo(chosen(from({ the: 'seen' }), 'last'), 'bottomOfDeck'),
    ),
  ),
  made(operation('Trash A Program'), play(trash(chosen(from('rig', type('program')))))),
  made(
    program('Survivor'),
    when(
      would({ effect: 'trash', card: 'self' }),
      may([prevent('all', { effect: 'trash', card: 'self' }), turnFace('self', 'down')]),
    ),
  ),
  made(resource('Program Guard'), interruptFor([trashThis], [prevent(1, installedProgram)])),
  made(operation('Two Tags'), play(giveTags(2))),
  made(resource('Tag Shield'), interruptFor([trashThis], [prevent(1, { effect: 'tags' })])),
  made(
    resource('Gallery'),
    when(
      firstTime('turn', { what: ['prevented'], kind: 'tags' }),
      install(chosen(from('grip', type('resource')))),
    ),
  ),
  made(
    resource('Nobody Home'),
    when(
      firstTimeWould('turn', { effect: 'tags' }),
      mayPay([trashThis], { then: [prevent('all', { effect: 'tags' })] }),
    ),
  ),
  made(ice('Two Nets'), subroutine(damage('net', 1)), subroutine(damage('net', 1))),
  made(resource('First Harm'), when(firstTime('run', { what: ['damageSuffered'] }), gainCredits(1))),
  made(resource('Net Filter'), interruptFor([credits(3)], [prevent(1, net)])),
  made(resource('Core Filter'), interruptFor([credits(3)], [prevent(1, { effect: 'damage', kind: 'core' })])),
  made(
    { ...asset('To Core'), type: 'upgrade' as const },
    when(
      { would: { ...net, by: 'corp' }, first: 'run' },
      mayPay([credits(2)], {
        then: [
          changeExpected(net, { kind: 'core' }),
          changeExpected({ effect: 'damage', kind: 'core' }, { set: 1 }),
        ],
      }),
    ),
  ),
  made(event('Take A Tag'), play(takeTagsOf(1))),
  made(asset('Avenger'), when(on({ what: ['tagsTaken'] }), damage('meat', 1))),
  made(resource('Two Less'), interruptFor([trashThis], [prevent(2, { effect: 'damage' })])),
  made(agendaOf('One More'), when(would(meat), may([changeExpected(meat, { add: 1 })]))),
  made(
    { title: 'Costly Eyes', side: 'runner', type: 'hardware', cost: 0 },
    when(installed('self'), suffer('meat', 2)),
  ),
  made(
    { title: 'Clinic', side: 'runner', type: 'hardware', cost: 0 },
    interruptFor([], [prevent('all', { effect: 'damage' })]),
  ),
  made(
    asset('Dome'),
    when(
      on({ what: ['accessed'], card: 'self' }),
      together(damage('meat', 1), trash(all(from({ top: 1, of: 'stack' })), 'corp')),
    ),
  ),
  made(ice('Burner'), subroutine(trace(6, { ifSuccessful: [damage('meat', 2, 'unpreventable')] }))),
  made(
    asset('Paid Shooter'),
    when(on({ what: ['accessed'], card: 'self' }), mayPay([credits(2)], { then: [damage('meat', 2)] })),
  ),
  made(resource('Plate'), interruptFor([counters('power')], [prevent(1, meat)])),
  made(
    resource('Guru'),
    when(would({ effect: 'damage' }), prevent('all', { effect: 'damage' })),
    when(
      on({ what: ['damagePrevented'], because: 'self' }),
      mayPay([credits(4)], { otherwise: [trash('self')] }),
    ),
  ),
])
