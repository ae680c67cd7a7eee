import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import {
  addTo,
  always,
  card,
  changeExpected,
  chosen,
  clicks,
  counters,
  credits,
  damage,
  draw,
  firstTimeWould,
  from,
  gainCredits,
  giveTags,
  ifSo,
  interruptFor,
  lasting,
  mayPay,
  on,
  oncePer,
  ownedBy,
  paid,
  play,
  prevent,
  random,
  subroutine,
  takeTagsOf,
  together,
  trash,
  trashThis,
  type,
  untilTurnEnds,
  wasBound,
  when,
  would,
} from '../../../src/vocabulary.ts'

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })

const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
const operation = (title: string): Printed => ({ title, side: 'corp', type: 'operation', cost: 0 })

/** Plain cards that interrupt, and plain cards to be interrupted. */
export const interruptCards = defineCards('rules-interrupts', [
  made(card('double_tag', play(giveTags(2))), operation('Double Tag')),
  made(card('three_net', play(damage('net', 3))), operation('Three Net')),
  made(card('one_net', play(damage('net', 1))), operation('One Net')),
  made(card('tag_and_credit', play(together(giveTags(1), gainCredits(3)))), operation('Tag and Credit')),
  made(
    card('two_programs', play(trash(chosen(from('installed', type('program')), 'gone', 2)))),
    operation('Two Programs'),
  ),
  made(card('hard_net', play({ ...damage('net', 2), unpreventable: true })), operation('Hard Net')),
  made(card('own_tag', play(takeTagsOf(1))), event('Own Tag')),
  made(card('random_trash', play(trash(random(1, from('grip')), 'corp'))), operation('Random Trash')),
  made(card('tag_guard', interruptFor([trashThis], [prevent(1, { effect: 'tags' })])), resource('Tag Guard')),
  made(
    card('all_tag_guard', interruptFor([trashThis], [prevent('all', { effect: 'tags' })])),
    resource('All Tag Guard'),
  ),
  made(
    card('net_guard', interruptFor([credits(1)], [prevent(1, { effect: 'damage', kind: 'net' })])),
    resource('Net Guard'),
  ),
  made(
    card('big_guard', interruptFor([trashThis], [prevent(5, { effect: 'damage' })])),
    resource('Big Guard'),
  ),
  made(
    card(
      'first_guard',
      when(
        firstTimeWould('turn', { effect: 'damage', kind: 'net' }),
        mayPay([credits(1)], { then: [prevent(1, { effect: 'damage', kind: 'net' })] }),
      ),
    ),
    resource('First Guard'),
  ),
  made(
    card(
      'program_guard',
      interruptFor(
        [trashThis],
        [prevent(1, { effect: 'trash', card: [type('program'), { is: 'installed' }] })],
      ),
    ),
    resource('Program Guard'),
  ),
  made(
    card('must_guard', when(would({ effect: 'tags' }), prevent(1, { effect: 'tags' }))),
    resource('Must Guard'),
  ),
  made(
    card('sharpener', interruptFor([counters('power')], [changeExpected({ effect: 'damage' }, { add: 1 })])),
    { title: 'Sharpener', side: 'corp', type: 'asset', cost: 0, trash: 1 },
  ),
  made(
    card(
      'to_core',
      interruptFor([trashThis], [changeExpected({ effect: 'damage', kind: 'net' }, { kind: 'core' })]),
    ),
    { title: 'To Core', side: 'corp', type: 'asset', cost: 0, trash: 1 },
  ),
  made(card('tag_watcher', when(on({ what: ['tagsTaken'] }), draw(1))), resource('Tag Watcher')),
  made(card('use_watcher', when(on({ what: ['trashed'], kind: 'cost' }), draw(1))), resource('Use Watcher')),
  made(
    card(
      'credits_instead',
      play(
        lasting(untilTurnEnds, [
          {
            declare: 'replace',
            effect: 'draw',
            who: 'you',
            withIt: { instead: 'resolve', does: [gainCredits(2)] },
          },
        ]),
      ),
    ),
    event('Credits Instead'),
  ),
  made(
    card(
      'more_instead',
      play(
        lasting(untilTurnEnds, [
          { declare: 'replace', effect: 'draw', who: 'you', withIt: { instead: 'amount', amount: 3 } },
        ]),
      ),
    ),
    event('More Instead'),
  ),
  ...(['removed', 'setAside', 'hosted', 'hand', 'topOfDeck', 'bottomOfDeck'] as const).map(to =>
    made(
      card(
        `to_${to}`,
        always({
          declare: 'replace',
          effect: 'trash',
          card: [ownedBy('runner')],
          withIt: { instead: 'move', to },
        }),
      ),
      { title: `To ${to}`, side: 'corp', type: 'asset', cost: 0, trash: 1 },
    ),
  ),
  made(
    card(
      'may_remove',
      always({
        declare: 'replace',
        effect: 'trash',
        card: [type('program')],
        withIt: { instead: 'move', to: 'removed' },
        optional: true,
      }),
    ),
    { title: 'May Remove', side: 'corp', type: 'asset', cost: 0, trash: 1 },
  ),
  made(
    card(
      'trash_order',
      play(trash(chosen(from('rig')), 'you', { as: 'trashed' }), ifSo(wasBound('trashed'), [gainCredits(1)])),
    ),
    {
      title: 'Trash Order',
      side: 'corp',
      type: 'operation',
      cost: 0,
    },
  ),
  made(
    card('trash_watcher', when(on({ what: ['trashed'], card: [ownedBy('runner')] }), gainCredits(1))),
    resource('Trash Watcher'),
  ),
  made(card('unique_one'), { ...resource('Unique One'), unique: true }),
  made(
    card('returner', oncePer('turn', paid([clicks()], [addTo(chosen(from('heap'), 'back'), 'hand')]))),
    resource('Returner'),
  ),
  made(card('ice_net', subroutine(damage('net', 1))), {
    title: 'Net Ice',
    side: 'corp',
    type: 'ice',
    cost: 0,
    strength: 1,
  }),
  made(card('plain_program'), {
    title: 'Plain Program',
    side: 'runner',
    type: 'program',
    cost: 0,
    memory: 1,
  }),
  made(card('other_program'), {
    title: 'Other Program',
    side: 'runner',
    type: 'program',
    cost: 0,
    memory: 1,
  }),
  made(card('blank_event'), event('Blank Event')),
])
