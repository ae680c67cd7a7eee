import type { Definition } from '../../../src/index.ts'
import { defineCards } from '../../../src/index.ts'
import type { Printed } from '../../../src/language/abilities.ts'
import {
  always,
  card,
  clickBreak,
  clicks,
  credits,
  endActionPhase,
  endRun,
  gainClicks,
  gainCredits,
  handSize,
  happened,
  lasting,
  loseClicks,
  on,
  onlyIf,
  paid,
  placeCounters,
  play,
  recurring,
  run,
  subroutine,
  turnBegins,
  turnEnds,
  untilTurnEnds,
  when,
} from '../../../src/vocabulary.ts'

const made = (text: ReturnType<typeof card>, printed: Printed): Definition => ({ ...text, printed })

const asset = (title: string): Printed => ({ title, side: 'corp', type: 'asset', cost: 0, trash: 1 })
const operation = (title: string, subtypes: readonly string[] = []): Printed => ({
  title,
  side: 'corp',
  type: 'operation',
  cost: 0,
  subtypes,
})
const event = (title: string): Printed => ({ title, side: 'runner', type: 'event', cost: 0 })
const resource = (title: string): Printed => ({ title, side: 'runner', type: 'resource', cost: 0 })

const mark = placeCounters('power', 1, 'self')

/** Watchers and abilities for both sides: what they do shows when a turn is at which step. */
const forBoth = (
  side: 'corp' | 'runner',
  printed: (title: string) => Printed,
  name: string,
): Definition[] => [
  made(card(`${side}_dawn`, when(turnBegins('you'), mark)), printed(`${name} Dawn`)),
  made(card(`${side}_dusk`, when(turnEnds('you'), mark)), printed(`${name} Dusk`)),
  made(
    card(`${side}_phase`, when(on({ what: ['actionPhaseEnded'], by: 'you' }), mark)),
    printed(`${name} Phase Watcher`),
  ),
  made(
    card(`${side}_taken`, when(on({ what: ['actionTaken'], by: 'you' }), mark)),
    printed(`${name} Take Watcher`),
  ),
  made(
    card(`${side}_finished`, when(on({ what: ['actionFinished'], by: 'you' }), mark)),
    printed(`${name} Finish Watcher`),
  ),
  made(card(`${side}_recurring`, recurring(2)), printed(`${name} Recurring`)),
  made(card(`${side}_paid`, paid([credits(1)], [mark])), printed(`${name} Paid`)),
  made(card(`${side}_click`, paid([clicks(1)], [gainCredits(3)])), printed(`${name} Click`)),
  made(card(`${side}_double`, paid([clicks(2)], [gainCredits(7)])), printed(`${name} Double Click`)),
  made(
    card(`${side}_more_clicks`, always({ declare: 'clicks', who: 'you', by: 1 })),
    printed(`${name} More Clicks`),
  ),
  made(card(`${side}_hand`, always(handSize(2))), printed(`${name} Big Hand`)),
  made(card(`${side}_small`, always(handSize(-6))), printed(`${name} Small Hand`)),
  made(
    card(`${side}_no_discard`, always({ declare: 'skipStep', step: 'discard', who: 'you' })),
    printed(`${name} Skip`),
  ),
  made(card(`${side}_end_phase`, paid([credits(0)], [endActionPhase()])), printed(`${name} End Phase`)),
]

export const turnCards = defineCards('rules-turns', [
  ...forBoth('corp', asset, 'Corp'),
  ...forBoth('runner', resource, 'Runner'),
  made(card('plain_agenda'), {
    title: 'Plain Agenda',
    side: 'corp',
    type: 'agenda',
    advancement: 2,
    points: 1,
  }),
  made(card('plain_asset'), { ...asset('Plain Asset'), cost: 2 }),
  made(card('plain_upgrade'), { title: 'Plain Upgrade', side: 'corp', type: 'upgrade', cost: 1, trash: 2 }),
  made(card('plain_ice', subroutine(endRun())), {
    title: 'Plain Ice',
    side: 'corp',
    type: 'ice',
    cost: 1,
    strength: 1,
  }),
  made(card('click_ice', clickBreak(), subroutine(endRun())), {
    title: 'Click Ice',
    side: 'corp',
    type: 'ice',
    cost: 1,
    strength: 1,
  }),
  made(card('plain_operation', play(gainCredits(4))), { ...operation('Plain Operation'), cost: 1 }),
  made(
    card(
      'terminal',
      play(gainCredits(5)),
      when(on({ what: ['playResolved'], card: 'self' }), endActionPhase()),
    ),
    operation('Terminal Operation', ['terminal']),
  ),
  made(card('sudden', play(gainCredits(2), endActionPhase(), gainCredits(4))), operation('Sudden End')),
  made(card('plain_event', play(gainCredits(4))), { ...event('Plain Event'), cost: 1 }),
  made(
    card('proud', onlyIf('play', happened('thisTurn', { what: ['scored'] })), play(gainCredits(3))),
    operation('Proud Operation'),
  ),
  made(card('haste', play(gainClicks(2))), { ...operation('Haste') }),
  made(card('rest', play(gainClicks(2, 'you', 'nextTurn'))), operation('Rest')),
  made(card('tire', play(gainClicks(-1, 'runner', 'nextTurn'), loseClicks(1))), operation('Tire')),
  made(card('run_event', play(run('any'), gainCredits(9))), event('Run Event')),
  made(
    card('no_discard', play(lasting(untilTurnEnds, [{ declare: 'skipStep', step: 'discard', who: 'you' }]))),
    event('Skip Event'),
  ),
  made(card('plain_program'), {
    title: 'Plain Program',
    side: 'runner',
    type: 'program',
    cost: 1,
    memory: 1,
  }),
  made(card('plain_hardware'), { title: 'Plain Hardware', side: 'runner', type: 'hardware', cost: 2 }),
  made(card('plain_resource'), { ...resource('Plain Resource'), cost: 1 }),
  made(card('plain_virus'), {
    title: 'Plain Virus',
    side: 'runner',
    type: 'program',
    subtypes: ['virus'],
    cost: 1,
    memory: 1,
  }),
])
