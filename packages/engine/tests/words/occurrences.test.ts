import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { card, facedown } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Ability } from '../../src/language/abilities.ts'
import type { Heard, Pattern, Questions } from '../../src/language/patterns.ts'
import * as say from '../../src/vocabulary.ts'
import type { More } from './table.ts'
import {
  byCorp,
  byRunner,
  corp,
  ice,
  inHq,
  of,
  ofCorp,
  onArchives,
  runner,
  settle,
  tableWith,
} from './table.ts'
import type { FieldsOf, Value } from './typed.ts'

type Of<What, Question = Questions> = Question extends { readonly what: readonly (infer Kind)[] }
  ? What extends Kind
    ? Question
    : never
  : never

/** How it comes about, and for each question one value that fits and one that does not. */
interface Played<What> {
  readonly at?: (scenario: Scenario) => ScenarioGame
  readonly with?: More
  readonly having?: readonly Ability[]
  readonly by: (game: ScenarioGame) => void
  readonly asks: {
    readonly [Field in FieldsOf<Of<What>>]: readonly [
      fits: Value<Of<What>, Field>,
      /** None where it happens to both players at once. */
      other: Value<Of<What>, Field> | null,
    ]
  }
}

const { all, from, type } = say
const programs = all(from('rig', type('program')))
const theIce = all(from('ice', say.isRezzed))
const archives = [['archives'], ['hq']] as const
const pastWall = (game: ScenarioGame) => game.passUntil('jackOut')

const occurrences: { readonly [What in Heard]: Played<What> } = {
  turnBegan: {
    at: scenario => scenario.beforeRunnerTurn(),
    by: game => game.passUntil('nextAction'),
    asks: { by: runner },
  },
  actionPhaseEnded: {
    at: scenario => scenario.runner({ clicks: 1 }).runnerTurn(),
    by: game => {
      game.runner.gainsCredit()
      game.passUntil('turnEnds')
    },
    asks: { by: runner },
  },
  turnEnded: {
    at: scenario => scenario.runner({ clicks: 1 }).runnerTurn(),
    by: game => {
      game.runner.gainsCredit()
      game.passUntil('turnEnds')
    },
    asks: { by: runner },
  },
  actionTaken: {
    having: [say.paid([say.clicks()], [])],
    by: game => game.runner.uses('Watch'),
    asks: { by: runner, card: of('resource') },
  },
  actionFinished: {
    having: [say.paid([say.clicks()], [])],
    by: game => {
      game.runner.uses('Watch')
      game.passUntil('nextAction')
    },
    asks: { by: runner, card: of('resource') },
  },
  clicksGained: { at: inHq, by: byRunner(say.gainClicks(1)), asks: { by: runner, during: ['run', null] } },
  clicksLost: { by: byCorp(say.loseClicks(1, 'runner')), asks: { by: runner } },
  clicksSpent: { by: game => game.runner.gainsCredit(), asks: { by: runner } },
  creditsGained: {
    by: game => game.runner.plays('Deed'),
    asks: { by: runner, because: [[say.type('event')], [say.type('program')]] },
  },
  creditsLost: { by: byCorp(say.loseCredits(1, 'runner')), asks: { by: runner } },
  creditsSpent: { by: game => game.runner.installs('Kit'), asks: { by: runner } },
  spentOutsidePool: {
    with: { runner: { credits: 0, rig: ['Watch', card('Purse', { counters: { credit: 1 } })] } },
    by: game => game.runner.installs('Kit'),
    asks: { by: runner },
  },
  purged: { by: byCorp(say.purge()), asks: { by: corp } },
  searched: { by: byRunner(say.search('stack', [type('program')], 'found')), asks: { by: runner } },
  shuffled: { by: byRunner(say.shuffle('runner')), asks: { by: runner } },
  bidsRevealed: { by: byCorp(say.psi()), asks: { by: ['corp', null] } },
  drawn: { by: game => game.runner.draws(), asks: { by: runner, because: ['basicAction', 'self'] } },
  tagsTaken: {
    having: [say.paid([], [say.takeTagsOf(1)])],
    at: inHq,
    by: game => game.runner.uses('Watch'),
    asks: { because: ['self', 'basicAction'] },
  },
  tagsRemoved: { by: byCorp(say.giveTags(1), say.removeTags(1)), asks: { by: corp } },
  badPublicityTaken: { by: byCorp(say.badPublicity(1)), asks: {} },
  badPublicityRemoved: { by: byCorp(say.badPublicity(1), say.badPublicity(1, 'remove')), asks: {} },
  traceInitiated: { by: byCorp(say.trace(0, {})), asks: {} },
  traceSuccessful: { by: byCorp(say.trace(5, {})), asks: {} },
  traceUnsuccessful: { by: byCorp(say.trace(0, {})), asks: {} },
  markIdentified: { by: byRunner(say.identifyMark()), asks: {} },
  jackedOut: {
    at: inHq,
    by: game => {
      pastWall(game)
      game.runner.jacksOut()
    },
    asks: {},
  },
  damageSuffered: {
    by: byCorp(say.damage('net', 1)),
    asks: { by: ['corp', 'runner'], kind: ['net', 'meat'] },
  },
  damagePrevented: {
    having: [say.interruptFor([], [say.prevent(1, { effect: 'damage' })])],
    by: game => {
      game.fiat.resolve('corp', say.damage('net', 1))
      game.runner.uses('Watch')
    },
    asks: { kind: ['net', 'meat'], because: ['self', 'basicAction'] },
  },
  played: {
    by: game => game.runner.plays('Deed'),
    asks: { by: runner, card: of('event'), from: [['grip'], ['heap']] },
  },
  discarded: {
    at: scenario =>
      scenario.runner({ clicks: 1, hand: Array.from({ length: 6 }, () => 'Deed') }).runnerTurn(),
    by: game => {
      game.runner.gainsCredit()
      game.passUntil('discard')
      settle(game)
    },
    asks: { by: runner, card: of('event'), from: [['grip'], ['heap']] },
  },
  accessed: { by: onArchives, asks: { card: of('operation'), from: [['archives'], ['hq']] } },
  installed: {
    having: [say.always(say.costChange('install', [type('hardware')], -1))],
    by: game => game.runner.installs('Kit'),
    asks: {
      by: runner,
      card: of('hardware'),
      from: [['grip'], ['heap']],
      because: ['basicAction', 'self'],
      spending: ['noCredits', null],
    },
  },
  trashed: {
    having: [say.paid([], [say.trash(programs)])],
    at: scenario => scenario.corpTurn('window'),
    by: game => {
      game.corp.passes()
      game.runner.uses('Watch')
    },
    asks: {
      by: runner,
      card: of('program'),
      from: [['rig'], ['grip']],
      kind: ['effect', 'damage'],
      because: ['self', 'basicAction'],
    },
  },
  moved: {
    by: byRunner(say.addTo(programs, 'hand')),
    asks: { card: of('program'), from: [['rig'], ['heap']], kind: ['grip', 'heap'] },
  },
  revealed: { by: byCorp(say.reveal(all(from('hq')))), asks: { by: corp, card: of('agenda') } },
  advanced: {
    by: byCorp(say.advance(all(from('root', type('agenda'))))),
    asks: { by: corp, card: of('agenda') },
  },
  forfeited: {
    with: { corp: { scored: ['Plan'] } },
    by: byCorp(say.forfeit(all(from('corpScore')))),
    asks: { by: corp, card: of('agenda') },
  },
  playResolved: { by: game => game.runner.plays('Deed'), asks: { card: of('event') } },
  uninstalled: { by: byRunner(say.trash(programs)), asks: { card: of('program') } },
  rezzed: { by: byCorp(say.rez(all(from('ice', say.isUnrezzed)))), asks: { card: ice } },
  derezzed: { by: byCorp(say.derez(theIce)), asks: { card: ice } },
  turnedFaceup: {
    with: { corp: { archives: [facedown('Memo')] } },
    by: onArchives,
    asks: { card: of('operation') },
  },
  flipped: {
    at: inHq,
    with: { runner: { rig: ['Watch', 'Coin'] } },
    by: game => game.runner.uses('Coin'),
    asks: { card: of('resource') },
  },
  exposed: { by: byRunner(say.expose(all(from('ice')))), asks: { card: ice } },
  addedToScoreArea: {
    by: byCorp(say.addTo(all(from('hq', type('agenda'))), 'corpScore')),
    asks: { card: of('agenda') },
  },
  swapped: { by: byCorp(say.swap(say.chosen(from('ice'), 'two', 2), say.the('two'))), asks: { card: ice } },
  emptied: {
    with: { runner: { rig: ['Watch', card('Cask', { counters: { credit: 1 } })] } },
    at: ofCorp,
    by: game => {
      game.corp.passes()
      game.runner.uses('Cask')
    },
    asks: { card: of('resource') },
  },
  iceApproached: {
    at: scenario => scenario.running('HQ'),
    by: game => game.passUntil('approach'),
    asks: { card: ice },
  },
  iceEncountered: {
    at: scenario => scenario.running('HQ'),
    by: game => game.passUntil('encounter'),
    asks: { card: ice },
  },
  encounterEnded: { at: inHq, by: pastWall, asks: { card: ice } },
  iceFullyBroken: {
    at: inHq,
    having: [say.paid([], [say.breakSubroutines(1)])],
    by: game => {
      game.runner.uses('Watch')
      settle(game)
    },
    asks: { card: ice, because: ['self', 'basicAction'] },
  },
  iceBypassed: { at: inHq, by: byRunner(say.bypass()), asks: { card: ice } },
  accessEnded: { by: onArchives, asks: { card: of('operation') } },
  countersPlaced: {
    by: byCorp(say.placeCounters('advancement', 1, theIce)),
    asks: { card: ice, kind: ['advancement', 'virus'] },
  },
  countersRemoved: {
    by: byCorp(say.removeCounters('virus', 'all', programs)),
    asks: { card: of('program'), kind: ['virus', 'advancement'] },
  },
  icePassed: { at: inHq, by: pastWall, asks: { card: ice, kind: ['encountered', 'fullyBroken'] } },
  prevented: {
    having: [say.interruptFor([], [say.prevent(1, { effect: 'tags' })])],
    by: game => {
      game.fiat.resolve('corp', say.giveTags(1))
      game.runner.uses('Watch')
    },
    asks: { kind: ['tags', 'trash'] },
  },
  subroutineResolved: { at: inHq, by: game => game.bothPass(), asks: { card: ice } },
  subroutineBroken: {
    at: inHq,
    having: [say.paid([], [say.breakSubroutines(1)])],
    by: game => {
      game.runner.uses('Watch')
      settle(game)
    },
    asks: { card: ice, because: ['self', 'basicAction'], subroutine: ['printed', null] },
  },
  abilityUsed: {
    with: { runner: { credits: 0, rig: ['Watch', card('Purse', { counters: { credit: 3 } })] } },
    by: game => game.runner.installs('Kit'),
    asks: { by: runner, card: of('resource'), kind: ['spend', 'basic/runner/draw'] },
  },
  scored: {
    at: ofCorp,
    by: game => game.corp.scores('Plan'),
    asks: {
      by: corp,
      card: of('agenda'),
      server: [['remote1'], ['hq']],
      serverOrRoot: [['remote1'], ['hq']],
    },
  },
  stolen: {
    at: scenario => scenario.accessing('Plan'),
    by: game => {
      game.runner.passes()
      settle(game)
    },
    asks: {
      by: runner,
      card: of('agenda'),
      server: [['remote1'], ['hq']],
      serverOrRoot: [['remote1'], ['hq']],
      from: [['root'], ['hq']],
    },
  },
  runBegan: { by: onArchives, asks: { server: archives } },
  runSuccessful: { by: onArchives, asks: { server: archives } },
  runUnsuccessful: {
    at: inHq,
    by: byCorp(say.endRun()),
    asks: { server: [['hq'], ['archives']] },
  },
  runEnded: { by: onArchives, asks: { server: archives } },
  allIcePassed: { at: inHq, by: pastWall, asks: { server: [['hq'], ['archives']] } },
  serverApproached: { by: onArchives, asks: { server: archives } },
  breachBegan: { by: onArchives, asks: { server: archives } },
  breachEnded: { by: onArchives, asks: { server: archives } },
}

test('CR 9.6.1: a text waits for no kind that is never recorded of what it waits for', () => {
  // @ts-expect-error no counter is of such a kind
  const counters: Pattern = { what: ['countersPlaced'], kind: 'rust' }
  // @ts-expect-error cards are not trashed in such a way
  const trashed: Pattern = { what: ['trashed'], kind: 'virus' }
  // @ts-expect-error there is no such basic action
  const used: Pattern = { what: ['abilityUsed'], kind: 'basic/corp/run' }
  for (const pattern of [counters, trashed, used]) expect(heard(pattern, occurrences.trashed)).toBe(0)
})

/** How often a card of the Runner heard of what was done. */
function heard(pattern: Pattern, { at, having = [], by, with: more }: Omit<Played<Heard>, 'asks'>): number {
  const watching = [...having, say.when(say.on(pattern), say.placeCounters('power', 1))]
  const table = tableWith(watching, [], more)
  const game = at === undefined ? table.runnerTurn() : at(table)
  const before = game.card('Watch').counters.power ?? 0
  by(game)
  return (game.card('Watch').counters.power ?? 0) - before
}

const cases = Object.entries(occurrences) as [Heard, Played<Heard>][]
test.each(cases)('CR 9.6.1: "%s" is met when it happens, and by what is asked of it', (what, played) => {
  expect(heard({ what: [what] }, played)).toBeGreaterThan(0)
  const asks: Readonly<Record<string, readonly [unknown, unknown]>> = played.asks
  for (const [field, [fits]] of Object.entries(asks))
    expect([field, heard({ what: [what], [field]: fits } as Pattern, played)]).not.toEqual([field, 0])
  for (const [field, [, other]] of Object.entries(asks).filter(([, [, unfit]]) => unfit !== null))
    expect([field, heard({ what: [what], [field]: other } as Pattern, played)]).toEqual([field, 0])
})

test('CR 4.6.6e: what is stolen from HQ, R&D or Archives is stolen from no root', () => {
  const inHand: Played<'stolen'> = { ...occurrences.stolen, with: { corp: { remotes: [] } } }
  expect(heard({ what: ['stolen'], from: ['hq'] }, inHand)).toBe(1)
  expect(heard({ what: ['stolen'], server: ['hq'] }, inHand)).toBe(0)
  expect(heard({ what: ['stolen'], server: 'any' }, inHand)).toBe(0)
  expect(heard({ what: ['stolen'], serverOrRoot: ['hq'] }, inHand)).toBe(1)
  expect(heard({ what: ['stolen'], serverOrRoot: ['rnd'] }, inHand)).toBe(0)
})
