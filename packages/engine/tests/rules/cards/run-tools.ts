import type { Definition } from '../../../src/index.ts'
import type { Instruction } from '../../../src/instructions/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import type { Heard } from '../../../src/language/patterns.ts'
import {
  access,
  additionalCost,
  addTo,
  all,
  always,
  atServer,
  boosts,
  breaks,
  bypass,
  cannot,
  card,
  changeServer,
  chooseCards,
  chosen,
  clicks,
  credits,
  derez,
  encounter,
  endRun,
  from,
  gainCredits,
  gains,
  has,
  install,
  isRezzed,
  jackOut,
  lasting,
  link,
  may,
  mayInsteadOfBreaching,
  moveIce,
  moveRunner,
  on,
  paid,
  placeCounters,
  play,
  run,
  running,
  subroutine,
  swap,
  the,
  trash,
  type,
  untilRunEnds,
  when,
  whileSo,
  would,
} from '../../../src/vocabulary.ts'

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })

const upgrade = (title: string): Printed => ({ title, side: 'corp', type: 'upgrade', cost: 0 })
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })
const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
const breaker = (title: string): Printed => ({
  title,
  side: 'runner',
  type: 'program',
  subtypes: ['icebreaker'],
  cost: 0,
  strength: 1,
  memory: 0,
})

const now = [credits(0)]
const someIce = chosen(from('ice'), 'some')
const otherIce = chosen(from('ice'), 'other')
const iceInHand = chosen(from('hq', type('ice')), 'new')

/** Upgrades of the Corp that do one thing at any time. */
const corpTool = (is: string, title: string, ...does: readonly Instruction[]): Definition =>
  made(card(`tool_${is}`, paid(now, does)), upgrade(title))

/** Resources that count how often a condition was met. */
const watcher = (what: Heard): Definition =>
  made(
    card(`watch_${what}`, when(on({ what: [what] }), placeCounters('power', 1, 'self'))),
    resource(`Watch ${what}`),
  )

export const runTools: readonly Definition[] = [
  corpTool('swapper', 'Swapper', swap(someIce, otherIce)),
  corpTool('hand_swapper', 'Hand Swapper', swap(someIce, iceInHand)),
  corpTool('trasher', 'Trasher', trash(someIce)),
  corpTool('derezzer', 'Derezzer', derez(chosen(from('ice', isRezzed), 'some'))),
  corpTool('bouncer', 'Bouncer', addTo(someIce, 'hand')),
  corpTool('mover', 'Mover', chooseCards(someIce), moveIce(the('some'), 'rnd')),
  corpTool('inner_mover', 'Inner Mover', chooseCards(someIce), moveIce(the('some'), 'hq', 'innermost')),
  corpTool('outer', 'Outer Installer', install(iceInHand, { to: 'attacked' })),
  corpTool('inner', 'Inner Installer', install(iceInHand, { to: 'attacked', where: 'innermost' })),
  corpTool('any', 'Any Installer', install(iceInHand, { to: 'hq', where: 'any' })),
  corpTool('ender', 'Run Ender', endRun()),
  corpTool('forcer', 'Forcer', encounter(someIce)),
  corpTool('leveller', 'Leveller', trash(all(from('installed', atServer(['attacked']))))),
  corpTool('redirect', 'Redirect', changeServer('rnd')),
  corpTool(
    'approacher',
    'Approacher',
    chooseCards(someIce),
    moveRunner({ ice: the('some'), then: 'approach' }),
  ),
  corpTool(
    'encounterer',
    'Encounterer',
    chooseCards(someIce),
    moveRunner({ ice: the('some'), then: 'encounter' }),
  ),
  corpTool('outermost', 'Outermost Mover', moveRunner({ outermostOf: 'archives' })),
  corpTool(
    'same',
    'Same Mover',
    chooseCards(someIce),
    chooseCards(
      chosen(
        from(
          'ice',
          { is: 'samePosition', as: the('some') },
          { is: 'not', test: { is: 'same', as: the('some') } },
        ),
        'alike',
      ),
    ),
    derez(the('alike')),
  ),
  corpTool(
    'gain_sub',
    'Sub Giver',
    lasting(untilRunEnds, [gains('encountered', subroutine(gainCredits(1)))]),
  ),
  made(
    card(
      'click_watch',
      when({ on: { what: ['clicksSpent'], by: 'opponent' }, if: running() }, gainCredits(3)),
    ),
    upgrade('Click Watcher'),
  ),
  made(card('run_tax', always(additionalCost('run', [clicks(1)], { server: ['hq'] }))), upgrade('Run Tax')),
  made(card('no_run', always(cannot('run', { server: ['hq'] }))), upgrade('No Run')),
  made(card('no_success', always(cannot('beSuccessful'))), upgrade('No Success')),
  made(card('exit_tax', always(additionalCost('jackOut', [credits(2)]))), upgrade('Exit Tax')),
  made(card('no_jack', always(cannot('jackOut'))), upgrade('No Jack Out')),
  made(
    card(
      'end_on_success',
      when(on({ what: ['serverApproached'] }), endRun()),
      when(
        on({ what: ['serverApproached'] }),
        gainCredits(2),
        encounter(someIce),
        moveRunner({ outermostOf: 'archives' }),
      ),
    ),
    upgrade('Last Guard'),
  ),
  made(
    card('self_trash', when(on({ what: ['serverApproached'], server: ['here'] }), trash('self'))),
    upgrade('Vanisher'),
  ),
  made(
    card('flees', when(would({ effect: 'success', server: ['here'] }), trash('self'))),
    upgrade('Late Vanisher'),
  ),
  made(card('meeting', when(on({ what: ['iceEncountered'] }), gainCredits(4))), upgrade('Meeting Watcher')),
  made(card('late', when(on({ what: ['runEnded'] }), gainCredits(7))), upgrade('Late Watcher')),

  made(
    card(
      'success_pair',
      when(on({ what: ['runSuccessful'] }), endRun()),
      when(on({ what: ['runSuccessful'] }), gainCredits(3)),
    ),
    upgrade('Success Pair'),
  ),
  ...(['encounterEnded', 'runUnsuccessful', 'runEnded'] as const).map(what =>
    made(
      card(`meter_${what}`, when(on({ what: [what] }), placeCounters('power', has('you', 'link'), 'self'))),
      resource(`Meter ${what}`),
    ),
  ),
  made(card('bypasser', paid(now, [bypass()])), resource('Bypasser')),
  made(
    card('first_bypass', when(on({ what: ['iceEncountered'] }), may([bypass()]))),
    resource('Entry Bypass'),
  ),
  made(card('jacker', paid(now, [jackOut()])), resource('Jacker')),
  made(card('during', whileSo(running(), link(1))), resource('While Running')),
  made(card('run_action', paid([clicks(1)], [run(['rnd'])])), resource('Runner Action')),
  made(card('spender', paid([credits(1)], [gainCredits(0)])), resource('Spender')),
  made(
    card('breaker', breaks({ cost: now, count: 1 }), boosts({ cost: now, strength: 2 })),
    breaker('Breaker'),
  ),
  made(card('second', breaks({ cost: now, count: 1 })), breaker('Second Breaker')),
  made(card('run_hq', play(run(['hq'], [gainCredits(5)]))), event('Run HQ')),
  made(card('run_remote', play(run('remote', [gainCredits(5)]))), event('Run Remote')),
  made(card('run_any', play(run('any', [gainCredits(5)]))), event('Run Any')),
  made(card('run_link', play(run('any', [], { while: [link(2)] }))), event('Run Link')),
  made(card('instead', play(run(['hq'], [mayInsteadOfBreaching([gainCredits(7)])]))), event('Instead')),
  made(card('top_access', play(access(all(from({ top: 1, of: 'rnd' }))))), event('Top Access')),
  made(
    card('after_encounter', when(on({ what: ['icePassed'], kind: 'fullyBroken' }), gainCredits(6))),
    resource('Broken Passer'),
  ),
  made(
    card('after_meeting', when(on({ what: ['icePassed'], kind: 'encountered' }), gainCredits(4))),
    resource('Met Passer'),
  ),
  ...(
    [
      'runBegan',
      'iceApproached',
      'iceEncountered',
      'encounterEnded',
      'iceFullyBroken',
      'icePassed',
      'allIcePassed',
      'serverApproached',
      'runSuccessful',
      'runUnsuccessful',
      'runEnded',
      'jackedOut',
    ] as const
  ).map(watcher),
]
