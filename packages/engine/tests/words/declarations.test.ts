import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { event, made, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Declaration } from '../../src/language/abilities.ts'
import * as say from '../../src/vocabulary.ts'
import type { Said } from './said.ts'
import { expectSaid, heard, offers } from './said.ts'
import { inHq, onArchives, settle } from './table.ts'

const { from, type } = say
type Declare = Declaration['declare']

const tool = from('rig', type('program'))
const programs = [type('program')] as const
const strengthOfTool = (game: ScenarioGame) => game.card('Tool').strength
const memory = (game: ScenarioGame) => game.runner.memory
const reads = (...does: Parameters<typeof say.paid>[1]) => say.paid([], does)

/** For which other files of this folder have tables, or which cards that are played have. */
type Elsewhere =
  | 'cannot'
  | 'spend'
  | 'value'
  | 'replace'
  | 'alternativePayment'
  | 'fewerClicks'
  | 'mostX'
  | 'staysInPlay'

const declarations: { readonly [Kind in Exclude<Declare, Elsewhere>]: Said<Kind> } = {
  strength: { says: { declare: 'strength', of: tool, by: 2 }, shows: strengthOfTool, without: 1, then: 3 },
  memory: { says: { declare: 'memory', by: 1 }, shows: memory, without: 4, then: 5 },
  link: { says: { declare: 'link', by: 2 }, shows: game => game.runner.link, without: 0, then: 2 },
  handSize: {
    says: { declare: 'handSize', who: 'you', by: -1 },
    shows: game => game.runner.handSize,
    without: 5,
    then: 4,
  },
  clicks: {
    says: { declare: 'clicks', who: 'you', by: 1 },
    at: scenario => scenario.beforeRunnerTurn(),
    by: game => game.passUntil('nextAction'),
    shows: game => game.runner.clicks,
    without: 4,
    then: 5,
  },
  cost: {
    says: { declare: 'cost', of: 'install', cards: [type('hardware')], by: 2 },
    shows: game => game.card('Kit').cost,
    without: 1,
    then: 3,
  },
  additionalCost: {
    says: { declare: 'additionalCost', to: 'run', server: ['hq'], cost: [{ pay: 'credits', amount: 30 }] },
    shows: offers('runner', 'run'),
    without: 5,
    then: 4,
  },
  requirement: {
    says: { declare: 'requirement', cards: [type('agenda')], by: 1 },
    shows: game => game.cards('Plan')[0]?.requirement,
    without: 2,
    then: 3,
  },
  points: {
    says: { declare: 'points', cards: [type('agenda')], by: 1 },
    with: { corp: { scored: ['Plan'] } },
    shows: game => game.cards('Plan').map(each => each.points),
    without: [1, 1, 1],
    then: [2, 2, 2],
  },
  subtype: {
    says: { declare: 'subtype', of: tool, gains: ['ai'], loses: ['virus'] },
    shows: game => game.card('Tool').subtypes,
    without: ['virus'],
    then: ['ai'],
  },
  gains: {
    says: { declare: 'gains', of: tool, ability: say.paid([], [say.draw(1)]) },
    at: inHq,
    shows: offers('runner', 'useAbility'),
    without: 0,
    then: 1,
  },
  losesAbilities: {
    says: {
      declare: 'losesAbilities',
      of: from('rig', type('resource'), say.not({ is: 'named', name: 'Watch' })),
    },
    with: { runner: { rig: ['Watch', 'Cask'] } },
    at: inHq,
    shows: offers('runner', 'useAbility'),
    without: 1,
    then: 0,
  },
  must: {
    says: { declare: 'must', act: 'run' },
    at: scenario => scenario.runnerTurn(),
    shows: game => game.runner.question?.options.every(({ kind }) => kind === 'run'),
    without: false,
    then: true,
  },
  recurring: {
    says: { declare: 'recurring', amount: 2 },
    at: scenario => scenario.beforeRunnerTurn(),
    by: game => game.passUntil('nextAction'),
    shows: game => game.card('Watch').counters.credit ?? 0,
    without: 0,
    then: 2,
  },
  poolKept: {
    says: { declare: 'poolKept' },
    by: game => game.fiat.loseCredits('runner', 3),
    shows: game => 20 - game.runner.credits,
    without: 3,
    then: 0,
  },
  inPool: {
    says: { declare: 'inPool' },
    having: [reads(say.giveTags(say.has('you', 'credits')))],
    with: { runner: { credits: 1, rig: [card('Watch', { counters: { credit: 2 } })] } },
    at: inHq,
    by: game => game.runner.uses('Watch'),
    shows: game => game.runner.tags,
    without: 1,
    then: 3,
  },
  canAdvance: {
    says: { declare: 'canAdvance' },
    of: 'corp',
    at: scenario => scenario.corpTurn(),
    shows: offers('corp', 'advance'),
    without: 1,
    then: 2,
  },
  mayInstallFaceup: {
    says: { declare: 'mayInstallFaceup', cards: [type('agenda')] },
    of: 'corp',
    with: { corp: { hand: ['Plan'], remotes: [], hqRoot: [rezzed('Guard')] } },
    at: scenario => scenario.corpTurn(),
    by: game => game.corp.installs('Plan'),
    shows: game => game.corp.question?.options.map(({ kind }) => kind),
    without: ['newRemote'],
    then: ['newRemote', 'newRemoteFaceup'],
  },
  installedFaceup: {
    says: { declare: 'installedFaceup' },
    of: 'corp',
    with: { corp: { hand: ['Guard'], remotes: [] } },
    at: scenario => scenario.corpTurn(),
    by: game => {
      game.corp.installs('Guard', 'HQ')
      settle(game)
    },
    shows: game => game.card('Guard').faceup,
    without: false,
    then: true,
  },
  canHost: {
    says: { declare: 'canHost', where: programs, cards: 1 },
    with: { runner: { hand: ['Tool'], rig: ['Watch'] } },
    by: game => game.runner.installs('Tool'),
    shows: game => game.runner.question?.kind === 'host',
    without: false,
    then: true,
  },
  asInHand: {
    says: { declare: 'asInHand', cards: from('hosted') },
    with: { runner: { hand: [], heap: ['Kit'], rig: ['Watch'] } },
    by: game => game.fiat.move('Kit', 'hosted', { on: 'Watch' }),
    shows: offers('runner', 'install'),
    without: 0,
    then: 1,
  },
  hostedMemoryFree: {
    says: { declare: 'hostedMemoryFree' },
    with: { runner: { rig: ['Watch', card('Tool', { on: 'Watch' })] } },
    shows: game => game.runner.memoryUsed,
    without: 1,
    then: 0,
  },
  interfaceOnly: {
    says: { declare: 'interfaceOnly', with: [type('program')] },
    having: [say.interfaceFor([], [say.breakSubroutines(1)])],
    at: inHq,
    shows: offers('runner', 'useAbility'),
    without: 1,
    then: 0,
  },
  installOnly: {
    says: { declare: 'installOnly', on: [type('program')] },
    with: { runner: { hand: ['Watch'], rig: [] } },
    shows: offers('runner', 'install'),
    without: 1,
    then: 0,
  },
  onlyIf: {
    says: { declare: 'onlyIf', act: 'install', condition: { if: 'tagged' } },
    with: { runner: { hand: ['Watch'], rig: [] } },
    shows: offers('runner', 'install'),
    without: 1,
    then: 0,
  },
  revealWhileAccessed: {
    says: { declare: 'revealWhileAccessed', from: 'rnd' },
    of: 'corp',
    with: { corp: { deck: ['Guard', 'Memo'], remotes: [] } },
    at: scenario => scenario.accessing('Guard'),
    shows: heard('revealed'),
    without: 0,
    then: 1,
  },
  access: {
    says: { declare: 'access', server: 'rnd', by: 1 },
    with: { corp: { deck: ['Memo', 'Memo', 'Memo'], rndIce: [] } },
    by: game => {
      game.runner.runs('R&D')
      game.finishRun({ accesses: 'pass' })
    },
    shows: heard('accessed'),
    without: 1,
    then: 2,
  },
  accessOnly: {
    says: { declare: 'accessOnly', card: 'self' },
    by: onArchives,
    shows: heard('accessed'),
    without: 1,
    then: 0,
  },
  accessAtMost: {
    says: { declare: 'accessAtMost', cards: 0 },
    by: onArchives,
    shows: heard('accessed'),
    without: 1,
    then: 0,
  },
  remotes: {
    says: { declare: 'remotes', most: 2 },
    with: { corp: { hand: ['Plan'] } },
    at: scenario => scenario.corpTurn(),
    by: game => game.corp.installs('Plan'),
    shows: offers('corp', 'newRemote'),
    without: 1,
    then: 0,
  },
  considered: {
    says: { declare: 'considered', of: tool, counter: 'virus', amount: 2 },
    having: [
      reads(
        say.chooseCards(say.chosen(tool, 'tool')),
        say.giveTags(say.countersOn('virus', say.the('tool'))),
      ),
    ],
    at: inHq,
    by: game => {
      game.runner.uses('Watch')
      settle(game)
    },
    shows: game => game.runner.tags,
    without: 1,
    then: 3,
  },
  active: {
    says: { declare: 'active', in: 'heap' },
    having: [say.always(say.link(1))],
    with: { runner: { rig: [], heap: ['Watch'] } },
    shows: game => game.runner.link,
    without: 0,
    then: 1,
  },
  choosesDamage: {
    says: { declare: 'choosesDamage', who: 'runner' },
    by: game => game.fiat.resolve('corp', say.damage('net', 1)),
    shows: game => game.runner.question?.kind === 'action',
    without: true,
    then: false,
  },
  prolong: {
    says: { declare: 'prolong', effectsOn: 'strength', of: tool, until: say.untilTurnEnds },
    at: inHq,
    by: game => {
      game.fiat.resolve(
        'runner',
        say.lasting(say.untilEncounterEnds, [{ declare: 'strength', of: tool, by: 4 }]),
      )
      game.passUntil('jackOut')
    },
    shows: strengthOfTool,
    without: 1,
    then: 5,
  },
  skipStep: {
    says: { declare: 'skipStep', step: 'mandatoryDraw', who: 'corp' },
    of: 'corp',
    at: scenario => scenario.beforeCorpTurn(),
    by: game => game.passUntil('nextAction'),
    shows: game => game.corp.hand.length,
    without: 3,
    then: 2,
  },
}

test.each(Object.entries(declarations) as [string, Said<Declare>][])(
  'CR 9.3.5: %s is so while a card says it, and not otherwise',
  (_kind, said) => expectSaid(said),
)

test('CR 5.5.4d: only steps that the turn of that player has can be skipped', () => {
  // @ts-expect-error no turn has such a step
  const nonsense: Declaration = { declare: 'skipStep', step: 'noSuchStep', who: 'corp' }
  // @ts-expect-error the Runner has no mandatory draw
  const runners: Declaration = { declare: 'skipStep', step: 'mandatoryDraw', who: 'runner' }
  expect([nonsense, runners]).toHaveLength(2)
})

const playing = (declared: readonly Declaration[]) => {
  const bold = { ...event('Bold Deed'), cost: 'X' } as const
  const definitions = defineCards(`words-of-events-${declared.length}`, [
    made(bold, say.play(say.gainCredits(1)), say.always(say.handSize(2), ...declared)),
  ])
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Bold Deed'] })
    .runnerTurn()
  game.runner.plays('Bold Deed')
  return game
}

test('CR 1.16.2c: X is no more than a card says', () => {
  expect(playing([]).runner.question?.max).toBe(9)
  expect(playing([say.mostX(3)]).runner.question?.max).toBe(3)
})

test('CR 8.6.6c: an event stays in play while its text says so, and not otherwise', () => {
  const until: Declaration = { declare: 'staysInPlay', until: { at: 'turnBegins', of: 'corp' } }
  for (const [declared, handSize] of [
    [[], 5],
    [[until, say.mostX(5)], 7],
  ] as const) {
    const game = playing(declared)
    game.runner.chooses(0)
    game.passUntil('nextAction')
    expect(game.runner.handSize).toBe(handSize)
  }
})

test('CR 1.16.2a: cards cost fewer clicks to play, all of them or the first of a turn, and never less than none', () => {
  const events = [say.type('event')]
  const left = (titles: readonly string[], ...declared: readonly Declaration[]): number => {
    const definitions = defineCards(`words-of-clicks-${JSON.stringify(declared)}`, [
      made(resource('Haste'), say.always(say.link(1), ...declared)),
      made(
        event('Long Deed'),
        say.always(say.additionalCost('play', [say.clicks(2)], { cards: 'self' })),
        say.play(say.gainCredits(1)),
      ),
      made(event('Short Deed'), say.play(say.gainCredits(1))),
    ])
    const game = scenario({ definitions })
      .runner({ clicks: 9, hand: titles, rig: ['Haste'] })
      .runnerTurn()
    for (const title of titles) {
      game.runner.plays(title)
      game.passUntil('nextAction')
    }
    return game.runner.clicks
  }
  expect(left(['Long Deed'])).toBe(6)
  expect(left(['Long Deed'], say.fewerClicks('play', events, 1))).toBe(7)
  expect(left(['Long Deed'], say.fewerClicks('play', events, 5))).toBe(8)
  expect(left(['Short Deed'], say.fewerClicks('play', events, 5))).toBe(8)
  expect(left(['Long Deed'], say.fewerClicks('play', [say.type('operation')], 1))).toBe(6)
  const first = { what: ['played'], by: 'you', card: events } as const
  expect(left(['Long Deed', 'Long Deed'], say.fewerClicks('play', events, 2))).toBe(7)
  expect(left(['Long Deed', 'Long Deed'], say.fewerClicks('play', events, 2, first))).toBe(5)
})
