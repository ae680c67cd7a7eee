import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import * as say from '../../../src/vocabulary.ts'

const { always, card, chosen, credits, from, on, paid, play, type, when } = say

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })
const asset = (title: string, trash = 2): Printed => ({ title, side: 'corp', type: 'asset', cost: 1, trash })
const ice = (title: string, strength: number, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'corp',
  type: 'ice',
  cost: 1,
  strength,
  subtypes,
})
const agenda = (title: string): Printed => ({
  title,
  side: 'corp',
  type: 'agenda',
  advancement: 2,
  points: 1,
})
const upgrade = (title: string, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'corp',
  type: 'upgrade',
  cost: 0,
  trash: 1,
  subtypes,
})
const operation = (title: string, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'corp',
  type: 'operation',
  cost: 1,
  subtypes,
})
const event = (title: string, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'runner',
  type: 'event',
  cost: 0,
  subtypes,
})
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
const hardware = (title: string): Printed => ({ title, side: 'runner', type: 'hardware', cost: 0 })
const breaker = (title: string): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  subtypes: ['icebreaker'],
  cost: 0,
  memory: 1,
  strength: 1,
})
const ends = say.subroutine(say.endRun())

export const chapters2to4 = defineCards('rules-2-4', [
  made(card('wall', ends), ice('Wall', 1, ['barrier'])),
  made(card('gate', ends), ice('Gate', 1, ['codeGate'])),
  made(card('plain_ice'), ice('Plain Ice', 0)),
  made(card('trashable_ice'), { ...ice('Trashable Ice', 0), trash: 1 }),
  made(card('plain_asset'), asset('Plain Asset')),
  made(card('plain_upgrade'), upgrade('Plain Upgrade')),
  made(card('plain_agenda'), agenda('Plain Agenda')),
  made(card('open_agenda', when(say.turnBegins('corp'), say.gainCredits(1))), agenda('Open Agenda')),
  made(
    card('open_installer', play(say.install(chosen(from('hq', type('agenda')), 'open'), { face: 'faceup' }))),
    operation('Open Installer'),
  ),
  made(
    card('bright_agenda', always(say.installedFaceup), when(say.turnBegins('corp'), say.gainCredits(1))),
    agenda('Bright Agenda'),
  ),
  made(card('one_credit', play(say.gainCredits(2))), operation('One Credit')),
  made(
    card(
      'corp_current',
      always(
        { declare: 'staysInPlay', until: { at: 'currentReplaced', side: 'corp' } },
        say.handSize(-1, 'runner'),
      ),
    ),
    operation('Corp Current', ['current']),
  ),
  made(
    card(
      'runner_current',
      always(
        { declare: 'staysInPlay', until: { at: 'currentReplaced', side: 'runner' } },
        say.handSize(2, 'runner'),
      ),
    ),
    event('Runner Current', ['current']),
  ),
  made(
    card(
      'lockdown',
      always({ declare: 'staysInPlay', until: { at: 'turnBegins', of: 'corp' } }, say.handSize(-2, 'runner')),
    ),
    operation('Lockdown', ['lockdown']),
  ),
  made(
    card(
      'condition',
      play(say.chooseCards(chosen(from('ice'), 'it2')), say.becomeCondition(say.the('it2'))),
      always(say.strength('host', 3)),
    ),
    operation('Condition', ['condition']),
  ),
  made(card('corp_fetch', play(say.install(chosen(from('hq'), 'new')))), operation('Corp Fetch')),
  made(
    card('barrier_breaker', say.breaks({ cost: [credits(1)], count: 1, subtype: 'barrier' })),
    breaker('Barrier Breaker'),
  ),
  made(card('any_breaker', say.breaks({ cost: [credits(1)], count: 1 })), breaker('Any Breaker')),
  made(card('big'), { title: 'Big', side: 'runner', type: 'program', cost: 3, memory: 2 }),
  made(card('cheaper', always(say.costChange('install', [type('program')], -2))), hardware('Cheaper')),
  made(card('gear'), hardware('Gear')),
  made(card('contact'), resource('Contact')),
  made(card('killer', play(say.trash(chosen(from('rig', type('program')), 'dead')))), { ...event('Killer') }),
  made(
    card(
      'different',
      play(
        say.search('stack', [], 'found', { most: 2, names: 'different' }),
        say.addTo(say.the('found'), 'hand'),
      ),
    ),
    event('Different'),
  ),
  made(card('maker', always(say.gainsSubtypes(from('ice'), 'barrier'))), resource('Maker')),
  made(
    card('unmaker', always({ declare: 'subtype', of: from('ice'), loses: ['barrier'] })),
    resource('Unmaker'),
  ),
  made(
    card('not_barrier', play(say.trash(chosen(from('ice', say.not(say.subtype('barrier'))), 'dead')))),
    event('Not Barrier'),
  ),
  made(
    card('lister', play(say.addTo(chosen(from('grip', type('program')), 'shown'), 'topOfDeck'))),
    event('Lister'),
  ),
  made(card('draw_one', play(say.draw(1, 'corp'))), event('Draw One')),
  made(card('keeper', paid([say.trashThis], [say.gainCredits(say.countersOn('power'))])), resource('Keeper')),
  made(
    card('ice_mover', paid([say.trashThis], [say.trash(chosen(from('ice'), 'dead'))])),
    resource('Ice Mover'),
  ),
  made(
    card('position_watch', when(on({ what: ['iceApproached'] }), say.gainCredits(1, 'corp'))),
    asset('Position Watch'),
  ),
  made(
    card(
      'same_place',
      play(
        say.chooseCards(chosen(from('ice'), 'one')),
        say.trash(
          chosen(
            from('ice', { is: 'samePosition', as: say.the('one') }, say.not(say.same(say.the('one')))),
            'two',
          ),
        ),
      ),
    ),
    event('Same Place'),
  ),
  made(card('outcast', play(say.addTo(chosen(from('grip'), 'out'), 'removed'))), event('Outcast')),
  made(card('recover', play(say.addTo(chosen(from('heap'), 'back'), 'hand'))), event('Recover')),
  made(card('resurrect', play(say.addTo(chosen(from('removed'), 'back'), 'hand'))), event('Resurrect')),
  made(
    card(
      'fetcher',
      play(say.search('stack', [type('program')], 'found'), say.addTo(say.the('found'), 'hand')),
    ),
    event('Fetcher'),
  ),
])
