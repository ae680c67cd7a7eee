import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import {
  access,
  accessed,
  accessMore,
  additionalCost,
  addTo,
  all,
  always,
  breach,
  card,
  cardIs,
  chosen,
  counters,
  credits,
  damage,
  draw,
  endRun,
  from,
  gainCredits,
  install,
  inZone,
  isTagged,
  lasting,
  on,
  paid,
  play,
  shuffle,
  subroutine,
  trash,
  type,
  untilRunEnds,
  when,
  whileAccessing,
  whileSo,
} from '../../../src/vocabulary.ts'

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
const asset = (title: string, price = 2): Printed => ({
  title,
  side: 'corp',
  type: 'asset',
  cost: 0,
  trash: price,
})
const upgrade = (title: string, price = 2): Printed => ({
  title,
  side: 'corp',
  type: 'upgrade',
  cost: 0,
  trash: price,
})
const agenda = (title: string, points = 1): Printed => ({
  title,
  side: 'corp',
  type: 'agenda',
  advancement: 3,
  points,
})
const operation = (title: string): Printed => ({ title, side: 'corp', type: 'operation', cost: 0 })
const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })

/** Cards that are accessed, and cards that change accesses. */
export const chapter7 = defineCards('rules-7', [
  made(card('plain_asset'), asset('Plain Asset')),
  made(card('plain_upgrade'), upgrade('Plain Upgrade')),
  made(card('second_upgrade'), upgrade('Second Upgrade')),
  made(card('plain_operation'), operation('Plain Operation')),
  made(card('costly_operation'), { ...operation('Costly Operation'), trash: 3 }),
  made(card('plain_ice'), { title: 'Plain Ice', side: 'corp', type: 'ice', cost: 0, strength: 0 }),
  made(card('plain_agenda'), agenda('Plain Agenda')),
  made(card('other_agenda'), agenda('Other Agenda')),
  made(
    card('guarded_agenda', always(additionalCost('steal', [credits(3)], { cards: 'self' }))),
    agenda('Guarded Agenda', 2),
  ),
  made(card('ambush', when(accessed(), gainCredits(1))), asset('Ambush', 0)),
  made(card('stopper', when(accessed(), endRun())), asset('Stopper', 0)),
  made(
    card('returner', when(accessed(cardIs('self', inZone('root'))), addTo('self', 'hand'))),
    asset('Returner', 0),
  ),
  made(
    card(
      'installer',
      when(
        accessed(cardIs('self', inZone('root'))),
        install(chosen(from('hq', type('upgrade')), 'next'), { to: 'here' }),
      ),
    ),
    upgrade('Installer', 0),
  ),
  made(card('toll', always(additionalCost('access', [credits(1)], { server: ['here'] }))), upgrade('Toll')),
  made(card('keeper', always({ declare: 'accessOnly', card: 'self' })), upgrade('Keeper', 0)),
  made(card('one_only', always({ declare: 'accessAtMost', cards: 1 })), upgrade('One Only', 9)),
  made(card('no_steal', whileSo(isTagged, { declare: 'cannot', act: 'steal' })), upgrade('No Steal', 9)),
  made(
    card(
      'eyes',
      when(
        on({ what: ['breachBegan'], server: ['hq'] }),
        lasting({ at: 'breachEnds' }, [accessMore('hq', 1)]),
      ),
      when(
        on({ what: ['breachBegan'], server: ['rnd'] }),
        lasting({ at: 'breachEnds' }, [accessMore('rnd', 2)]),
      ),
    ),
    resource('Eyes'),
  ),
  made(card('burner', whileAccessing([counters('virus')], [trash('accessed')])), resource('Burner')),
  made(card('second_breach', play(breach('hq'))), event('Second Breach')),
  made(card('peek', play(access(chosen(from('hq'), 'peeked')))), event('Peek')),
  made(card('steal_watch', when(on({ what: ['stolen'] }), draw(1, 'corp'))), {
    title: 'Steal Watch',
    side: 'corp',
    type: 'asset',
    cost: 0,
    trash: 1,
  }),
  made(card('steal_breach', when(on({ what: ['stolen'] }), breach('archives'))), resource('Steal Breach')),
  made(card('steal_shuffle', when(on({ what: ['stolen'] }), shuffle('corp'))), resource('Steal Shuffle')),
  made(
    card(
      'steal_stack',
      when(on({ what: ['stolen'] }), addTo(chosen(from('archives'), 'back', 1, 'corp'), 'topOfDeck')),
    ),
    resource('Steal Stack'),
  ),
  made(card('access_watch', when(on({ what: ['accessed'] }), gainCredits(1))), resource('Access Watch')),
  made(card('after_access', when(on({ what: ['accessEnded'] }), gainCredits(1))), resource('After Access')),
  made(card('after_breach', when(on({ what: ['breachEnded'] }), gainCredits(1))), resource('After Breach')),
  made(card('instead', play(lasting(untilRunEnds, []))), event('Instead')),
  made(
    card(
      'no_access',
      always({
        declare: 'replace',
        effect: 'access',
        card: [type('asset')],
        withIt: { instead: 'resolve', does: [gainCredits(2)] },
      }),
    ),
    resource('No Access'),
  ),
  made(card('net_ice', subroutine(damage('net', 1))), {
    title: 'Net Ice',
    side: 'corp',
    type: 'ice',
    cost: 0,
    strength: 0,
  }),
  made(
    card(
      'sweeper',
      paid(
        [{ pay: 'trash', cards: 'self' }],
        [trash(all(from('root', { is: 'atServer', server: ['attacked'] })))],
      ),
    ),
    resource('Sweeper'),
  ),
])
