import type { Definition } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import {
  access,
  accessed,
  all,
  card,
  chosen,
  derez,
  encounter,
  encountered,
  endRun,
  from,
  gainCredits,
  gains,
  install,
  isRezzed,
  lasting,
  mayPay,
  moveIce,
  moveRunner,
  on,
  play,
  subroutine,
  trash,
  type,
  untilRunEnds,
  when,
} from '../../../src/vocabulary.ts'

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
const ice = (title: string, subtypes: readonly string[] = ['barrier']): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  subtypes,
  cost: 1,
  strength: 1,
})

const otherIce = chosen(from('ice', isRezzed), 'met', 1, 'corp')
const iceInHand = chosen(from('hq', type('ice')), 'new')

/** Ice whose subroutines show what became of the encounter: the Corp gains credits for those that resolve. */
export const runIce: readonly Definition[] = [
  made(card('wall', subroutine(endRun())), ice('Wall')),
  made(card('blank_ice'), ice('Blank Ice')),
  made(card('one', subroutine(gainCredits(1))), ice('One')),
  made(card('two', subroutine(gainCredits(1)), subroutine(gainCredits(2))), ice('Two')),
  made(card('ender', subroutine(endRun(), gainCredits(3)), subroutine(gainCredits(5))), ice('Ender')),
  made(card('shy', subroutine(derez('self')), subroutine(gainCredits(5))), ice('Shy')),
  made(card('suicide', subroutine(trash('self')), subroutine(gainCredits(5))), ice('Suicide')),
  made(
    card('traveller', subroutine(moveIce('self', 'archives')), subroutine(gainCredits(2))),
    ice('Traveller'),
  ),
  made(
    card(
      'portal',
      subroutine(moveRunner({ outermostOf: 'attacked' }), gainCredits(1)),
      subroutine(gainCredits(5)),
    ),
    ice('Portal'),
  ),
  made(card('builder', subroutine(install(iceInHand, { where: { inwardFrom: 'self' } }))), ice('Builder')),
  made(card('drafter', subroutine(install(iceInHand, { to: 'attacked' }), trash('self'))), ice('Drafter')),
  made(
    card('twin', subroutine(encounter(otherIce), gainCredits(3)), subroutine(gainCredits(5))),
    ice('Twin'),
  ),
  made(card('toll', when(encountered(), gainCredits(4)), subroutine(gainCredits(1))), ice('Toll')),
  made(card('gate', when(encountered(), endRun()), when(encountered(), gainCredits(4))), ice('Gate')),
  made(card('peeker', subroutine(access(all(from({ top: 1, of: 'rnd' }))))), ice('Peeker')),
  made(
    card('grower', subroutine(lasting(untilRunEnds, [gains('self', subroutine(endRun()))]))),
    ice('Grower'),
  ),
  made(
    card(
      'pusher',
      when(on({ what: ['iceApproached'], card: 'self' }), moveRunner({ outermostOf: 'archives' })),
    ),
    {
      ...ice('Pusher'),
    },
  ),
  made(card('encounter_op', play(encounter(otherIce))), {
    title: 'Meet Ice',
    side: 'corp',
    type: 'operation',
    cost: 0,
  }),
  made(card('end_op', play(endRun(), gainCredits(1))), {
    title: 'Idle End',
    side: 'corp',
    type: 'operation',
    cost: 0,
  }),
  made(card('ambush', when(accessed(), encounter(otherIce))), {
    title: 'Ambush',
    side: 'corp',
    type: 'asset',
    cost: 0,
    trash: 0,
  }),
  made(
    card(
      'angel',
      when(accessed(), mayPay([{ pay: 'credits', amount: 3 }], { then: [encounter('self')] })),
      subroutine(gainCredits(6)),
    ),
    ice('Angel'),
  ),
  made(card('flincher', when(encountered(), derez('self')), subroutine(endRun())), ice('Flincher')),
  made(card('fragile', when(on({ what: ['iceApproached'], card: 'self' }), trash('self'))), ice('Fragile')),
  made(card('stopper', when(accessed(), endRun())), {
    title: 'Stopper',
    side: 'corp',
    type: 'asset',
    cost: 0,
    trash: 0,
  }),
  made(card('plain_asset'), { title: 'Plain Asset', side: 'corp', type: 'asset', cost: 0, trash: 2 }),
  made(card('trap'), { title: 'Second Asset', side: 'corp', type: 'asset', cost: 0, trash: 2 }),
  made(
    card('payer', when(encountered(), mayPay([{ pay: 'credits', amount: 1 }], { then: [endRun()] }))),
    ice('Payer'),
  ),
]
