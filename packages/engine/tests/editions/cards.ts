import type { Definition } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import type { CardText, Printed } from '../../src/language/abilities.ts'
import * as say from '../../src/vocabulary.ts'
import { card, clicks, from, paid, play, type, when } from '../../src/vocabulary.ts'

const made = (text: CardText, printed: Printed): Definition => ({ ...text, printed })
const of = (side: 'corp' | 'runner', kind: Printed['type'], title: string, more: Partial<Printed> = {}) => ({
  title,
  side,
  type: kind,
  cost: 0,
  ...more,
})
const console = { subtypes: ['console'] }

/** Cards that meet the choices in which the editions differ. */
export const cards = defineCards('editions', [
  made(
    card(
      'installer',
      when(
        say.accessed(say.cardIs('self', say.inZone('root'))),
        say.install(say.chosen(from('hq', type('upgrade')), 'next'), { to: 'here' }),
      ),
    ),
    of('corp', 'upgrade', 'Installer', { trash: 0 }),
  ),
  made(card('upgrade'), of('corp', 'upgrade', 'Upgrade', { trash: 2 })),
  made(card('keeper'), of('corp', 'upgrade', 'Keeper', { trash: 2 })),
  made(
    card('burner', say.whileAccessing([say.credits(1)], [say.gainCredits(2)])),
    of('runner', 'resource', 'Burner'),
  ),
  made(card('first_console'), of('runner', 'hardware', 'First Console', console)),
  made(card('second_console'), of('runner', 'hardware', 'Second Console', console)),
  made(
    card('rig_from_heap', paid([clicks(1)], [say.install(say.chosen(from('heap'), 'it'))])),
    of('runner', 'resource', 'Scavenger'),
  ),
  made(
    card('conveyor', paid([clicks(1)], [say.install({ all: from({ top: 1, of: 'stack' }) })])),
    of('runner', 'resource', 'Conveyor'),
  ),
  made(
    card('install_watch', when(say.on({ what: ['installed'], by: 'you' }), say.gainCredits(1))),
    of('runner', 'resource', 'Install Watch'),
  ),
  made(
    card('fit_out', play(say.install(say.chosen(from('grip', type('hardware', 'resource')), 'it')))),
    of('runner', 'event', 'Fit Out'),
  ),
  made(
    card('seek', play(say.search('stack', [type('program')], 'found'), say.addTo(say.the('found'), 'hand'))),
    of('runner', 'event', 'Seek'),
  ),
  made(card('small'), of('runner', 'program', 'Small', { memory: 1 })),
  made(card('big'), of('runner', 'program', 'Big', { memory: 2 })),
  made(
    card('look', when(say.on({ what: ['drawn'], by: 'you' }), say.may([say.gainCredits(1)]))),
    of('runner', 'resource', 'Look'),
  ),
  made(
    card('trash_watch', when(say.on({ what: ['trashed'], by: 'you' }), say.gainCredits(1))),
    of('runner', 'resource', 'Trash Watch'),
  ),
  made(
    card('first_harm', when({ ...say.on({ what: ['damageSuffered'] }), first: 'turn' }, say.gainCredits(1))),
    of('runner', 'resource', 'First Harm'),
  ),
  made(
    card('shield', say.interruptFor([say.trashThis], [say.prevent(1, { effect: 'damage' })])),
    of('runner', 'resource', 'Shield'),
  ),
  made(
    card('cleaning', play(say.trash(say.chosen(from('rig', type('program')), 'them', 2)))),
    of('runner', 'event', 'Cleaning'),
  ),
  made(card('sort', play(say.draw(1), say.gainCredits(5))), of('runner', 'event', 'Sort')),
  made(
    card('call', play(say.trace(2, { ifSuccessful: [say.gainCredits(5)] }))),
    of('corp', 'operation', 'Call'),
  ),
  made(
    card('listener', when(say.on({ what: ['traceSuccessful'] }), say.may([say.gainCredits(1)]))),
    of('corp', 'asset', 'Listener'),
  ),
  made(card('wash', paid([clicks(1)], [say.removeTags(1)])), of('runner', 'resource', 'Wash')),
  made(
    card('unmask', play(say.derez(say.chosen(from('installed', say.isRezzed), 'it')))),
    of('runner', 'event', 'Unmask'),
  ),
  made(
    card('spot', play(say.trash(say.chosen(from('root', type('asset')), 'it')))),
    of('runner', 'event', 'Spot'),
  ),
  made(card('bomb', paid([say.trashThis], [say.gainCredits(3)])), of('runner', 'program', 'Bomb')),
  made(
    card(
      'saver',
      say.interruptFor([say.trashThis], [say.prevent(1, { effect: 'trash', card: [type('program')] })]),
    ),
    of('runner', 'resource', 'Saver'),
  ),
  made(
    card('fuse', paid([say.credits(1), { pay: 'damage', damage: 'net', amount: 1 }], [say.gainCredits(5)])),
    of('runner', 'resource', 'Fuse'),
  ),
  made(
    card(
      'twice',
      paid(
        [],
        [
          say.mayPay([{ pay: 'damage', damage: 'net', amount: 1 }], { then: [say.gainCredits(5)] }),
          say.mayPay([say.credits(1)], { then: [say.gainCredits(3)] }),
        ],
      ),
    ),
    of('runner', 'resource', 'Twice'),
  ),
  made(card('operation'), of('corp', 'operation', 'Operation')),
  made(
    card('one_only', say.always({ declare: 'accessAtMost', cards: 1 })),
    of('corp', 'upgrade', 'One Only', { trash: 2 }),
  ),
  made(
    card(
      'no_access',
      say.always({
        declare: 'replace',
        effect: 'access',
        card: [type('asset')],
        withIt: { instead: 'resolve', does: [say.gainCredits(2)] },
      }),
    ),
    of('runner', 'resource', 'No Access'),
  ),
  made(
    card(
      'refit',
      play(say.install(say.chosen(from('heap', type('hardware')), 'it')), say.may([say.gainCredits(1)])),
    ),
    of('runner', 'event', 'Refit'),
  ),
])
