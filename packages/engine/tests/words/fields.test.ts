import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { agenda, event, made } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import type { Declaration } from '../../src/language/abilities.ts'
import * as say from '../../src/vocabulary.ts'
import type { FieldsOf, Of } from './said.ts'
import { asks, casesOf, expectSaid, heard, offers } from './said.ts'
import type { More } from './table.ts'
import { inHq, settle } from './table.ts'

const { from, type } = say
/** Of which every word is played in effects.test.ts, values.test.ts, purposes.test.ts, acts.test.ts and price-fields.test.ts. */
type Elsewhere =
  | 'cannot'
  | 'replace'
  | 'value'
  | 'spend'
  | 'cost'
  | 'additionalCost'
  | 'alternativePayment'
  | 'fewerClicks'
  // An agenda says it of itself: 9-12-printed-x.test.ts.
  | 'requirement'

/** Said by events and agendas of themselves: played below. */
type OfItself = 'act play' | 'act score' | 'in runnerScore'

const inWindow = (scenario: Scenario) => scenario.corpTurn('window')
const inAction = (scenario: Scenario) => scenario.corpTurn()
const tool = from('rig', type('program'))
const toSite = (scenario: Scenario) => scenario.accessing('Site')
const onlyIfTagged = (act: Of<'onlyIf'>['act']): Of<'onlyIf'> => ({
  declare: 'onlyIf',
  act,
  condition: { if: 'tagged' },
})
const linked = [say.always(say.link(1))]
const damage =
  (...kinds: ('net' | 'meat' | 'core')[]) =>
  (game: ScenarioGame) => {
    for (const kind of kinds) game.fiat.resolve('corp', say.damage(kind, kinds.length === 1 ? 2 : 1))
  }
const chooses = (more: Partial<Of<'choosesDamage'>>): Of<'choosesDamage'> => ({
  declare: 'choosesDamage',
  who: 'runner',
  ...more,
})
const grip: More = { runner: { hand: ['Deed', 'Kit', 'Deed', 'Kit', 'Deed'] } }
const wall = (game: ScenarioGame) => game.card('Wall')
const gainsSub = (order: NonNullable<Of<'gains'>['order']>): Of<'gains'> => ({
  declare: 'gains',
  of: from('ice', say.isRezzed),
  ability: say.subroutine(say.gainCredits(7)),
  order,
})
const resolves = (game: ScenarioGame) => {
  game.bothPass()
  settle(game)
}
const gained = (game: ScenarioGame) =>
  game.state.log.flatMap(({ what, amount }) => (what === 'creditsGained' ? [amount] : []))

const fields: FieldsOf<Exclude<Declaration['declare'], Elsewhere>, OfItself> = {
  memory: {
    for: {
      says: { declare: 'memory', by: 1, for: [type('program')] },
      shows: game => game.runner.memory,
      without: 4,
      then: 5,
    },
  },
  subtype: {
    gains: {
      says: { declare: 'subtype', of: tool, gains: ['ai'] },
      shows: game => game.card('Tool').subtypes,
      without: ['virus'],
      then: ['virus', 'ai'],
    },
    loses: {
      says: { declare: 'subtype', of: tool, loses: ['virus'] },
      shows: game => game.card('Tool').subtypes,
      without: ['virus'],
      then: [],
    },
  },
  gains: {
    'order before': {
      says: gainsSub('before'),
      at: inHq,
      by: resolves,
      shows: gained,
      without: [1],
      then: [7, 1],
    },
    'order after': {
      says: gainsSub('after'),
      at: inHq,
      by: resolves,
      shows: gained,
      without: [1],
      then: [1, 7],
    },
    'order chosen': {
      says: gainsSub('chosen'),
      at: scenario => scenario.runnerTurn('window'),
      shows: asks,
      without: 'paidWindow',
      then: 'arrange',
    },
    times: {
      says: { ...gainsSub('after'), times: 3 },
      at: inHq,
      shows: game => wall(game).subroutines.length,
      without: 1,
      then: 4,
    },
  },
  must: {
    'act trash': {
      says: { declare: 'must', act: 'trash', cards: [type('asset')] },
      at: toSite,
      shows: offers('runner', 'pass'),
      without: 1,
      then: 0,
    },
    'act run': {
      says: { declare: 'must', act: 'run' },
      shows: offers('runner', 'gainCredit'),
      without: 1,
      then: 0,
    },
    'by trashCost': {
      says: { declare: 'must', act: 'trash', cards: [type('asset')], by: 'trashCost' },
      at: toSite,
      shows: offers('runner', 'pass'),
      without: 1,
      then: 0,
    },
  },
  canHost: {
    cards: {
      says: { declare: 'canHost', where: [type('program')], cards: 1 },
      with: { runner: { hand: ['Tool'], rig: ['Watch'] } },
      by: game => game.runner.installs('Tool'),
      shows: asks,
      without: 'paidWindow',
      then: 'host',
    },
    memory: {
      says: { declare: 'canHost', where: [type('program')], memory: 1 },
      with: { runner: { hand: ['Tool'], rig: ['Watch'] } },
      by: game => game.runner.installs('Tool'),
      shows: asks,
      without: 'paidWindow',
      then: 'host',
    },
  },
  installOnly: {
    on: {
      says: { declare: 'installOnly', on: [type('program')] },
      with: { runner: { hand: ['Watch'], rig: [] } },
      shows: offers('runner', 'install'),
      without: 1,
      then: 0,
    },
    server: {
      says: { declare: 'installOnly', server: ['archives'] },
      of: 'corp',
      with: { corp: { hand: ['Guard'], remotes: [] } },
      at: inAction,
      by: game => game.corp.installs('Guard'),
      shows: game => game.corp.question?.options.length,
      without: 4,
      then: 1,
    },
  },
  onlyIf: {
    'act rez': {
      says: onlyIfTagged('rez'),
      of: 'corp',
      with: { corp: { remotes: [{ root: ['Guard'] }] } },
      at: inWindow,
      shows: offers('corp', 'rez'),
      without: 1,
      then: 0,
    },
    'act install': {
      says: onlyIfTagged('install'),
      with: { runner: { hand: ['Watch'], rig: [] } },
      shows: offers('runner', 'install'),
      without: 1,
      then: 0,
    },
  },
  revealWhileAccessed: {
    'from rnd': {
      says: { declare: 'revealWhileAccessed', from: 'rnd' },
      of: 'corp',
      with: { corp: { deck: ['Guard', 'Memo'], remotes: [] } },
      at: s => s.accessing('Guard'),
      shows: heard('revealed'),
      without: 0,
      then: 1,
    },
  },
  access: {
    'server hq': {
      says: { declare: 'access', server: 'hq', by: 1 },
      with: { corp: { hand: ['Memo', 'Memo', 'Memo'], hqIce: [] } },
      by: game => {
        game.runner.runs('HQ')
        game.finishRun({ accesses: 'pass' })
      },
      shows: heard('accessed'),
      without: 1,
      then: 2,
    },
    'server rnd': {
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
    'server attacked': {
      says: { declare: 'access', server: 'attacked', by: 1 },
      with: { corp: { deck: ['Memo', 'Memo', 'Memo'], rndIce: [] } },
      by: game => {
        game.runner.runs('R&D')
        game.finishRun({ accesses: 'pass' })
      },
      shows: heard('accessed'),
      without: 1,
      then: 2,
    },
    'server breached': {
      says: { declare: 'access', server: 'breached', by: 1 },
      with: { corp: { hand: ['Memo', 'Memo', 'Memo'], hqIce: [] } },
      by: game => {
        game.runner.runs('HQ')
        game.finishRun({ accesses: 'pass' })
      },
      shows: heard('accessed'),
      without: 1,
      then: 2,
    },
  },
  accessAtMost: {
    besides: {
      says: { declare: 'accessAtMost', cards: 0, besides: 'self' },
      of: 'corp',
      with: { corp: { hand: ['Memo'], hqIce: [], hqRoot: [rezzed('Guard')], remotes: [] } },
      by: game => {
        game.runner.runs('HQ')
        game.finishRun({ accesses: 'pass' })
      },
      shows: game => game.state.log.flatMap(({ what, card: of }) => (what === 'accessed' ? [of] : [])),
      without: ['Memo', 'Guard'],
      then: ['Guard'],
    },
  },
  active: {
    'in hq': {
      says: { declare: 'active', in: 'hq' },
      of: 'corp',
      having: linked,
      with: { corp: { remotes: [], hand: ['Guard'] } },
      shows: game => game.runner.link,
      without: 0,
      then: 1,
    },
    'in grip': {
      says: { declare: 'active', in: 'grip' },
      having: linked,
      with: { runner: { rig: [], hand: ['Watch'] } },
      shows: game => game.runner.link,
      without: 0,
      then: 1,
    },
    'in archives': {
      says: { declare: 'active', in: 'archives' },
      of: 'corp',
      having: linked,
      with: { corp: { remotes: [], archives: ['Guard'] } },
      shows: game => game.runner.link,
      without: 0,
      then: 1,
    },
    'in heap': {
      says: { declare: 'active', in: 'heap' },
      having: linked,
      with: { runner: { rig: [], heap: ['Watch'] } },
      shows: game => game.runner.link,
      without: 0,
      then: 1,
    },
  },
  choosesDamage: {
    'kind net': {
      says: chooses({ kind: 'net' }),
      with: grip,
      by: damage('meat', 'core', 'net'),
      shows: asks,
      without: 'action',
      then: 'choose',
    },
    'kind meat': {
      says: chooses({ kind: 'meat' }),
      with: grip,
      by: damage('core', 'meat'),
      shows: asks,
      without: 'action',
      then: 'choose',
    },
    'kind core': {
      says: chooses({ kind: 'core' }),
      with: grip,
      by: damage('net', 'core'),
      shows: asks,
      without: 'action',
      then: 'choose',
    },
    cards: {
      says: chooses({ cards: 1 }),
      with: grip,
      by: damage('net'),
      shows: game => [asks(game), game.runner.question?.max],
      without: ['action', 1],
      then: ['choose', 1],
    },
    'first turn': {
      says: chooses({ first: 'turn' }),
      with: grip,
      by: damage('net'),
      shows: game => {
        const first = asks(game)
        settle(game)
        damage('net')(game)
        return [first, asks(game)]
      },
      without: ['action', 'action'],
      then: ['choose', 'action'],
    },
    optional: {
      says: chooses({ optional: true }),
      with: grip,
      by: damage('net'),
      shows: asks,
      without: 'action',
      then: 'confirm',
    },
  },
  prolong: {
    'effectsOn strength': {
      says: { declare: 'prolong', effectsOn: 'strength', of: tool, until: say.untilTurnEnds },
      at: inHq,
      by: game => {
        lasts(game, { declare: 'strength', of: tool, by: 4 })
      },
      shows: game => game.card('Tool').strength,
      without: 1,
      then: 5,
    },
    'effectsOn increasedStrength': {
      says: {
        declare: 'prolong',
        effectsOn: 'increasedStrength',
        of: tool,
        until: say.untilTurnEnds,
      },
      at: inHq,
      by: game => {
        game.fiat.resolve('runner', say.lasting(say.untilEncounterEnds, [say.strength(tool, -2)]))
        lasts(game, say.strength(tool, 4))
      },
      shows: game => game.card('Tool').strength,
      without: 1,
      then: 5,
    },
    'effectsOn subtype': {
      says: { declare: 'prolong', effectsOn: 'subtype', of: tool, until: say.untilTurnEnds },
      at: inHq,
      by: game => {
        lasts(game, { declare: 'subtype', of: tool, gains: ['ai'] })
      },
      shows: game => game.card('Tool').subtypes,
      without: ['virus'],
      then: ['virus', 'ai'],
    },
  },
  skipStep: {
    'step discard': {
      says: { declare: 'skipStep', step: 'discard', who: 'you' },
      with: { runner: { clicks: 1, hand: Array.from({ length: 6 }, () => 'Deed') } },
      by: game => {
        game.runner.gainsCredit()
        game.passUntil(({ waiting }) =>
          waiting.some(each => each.asks === 'discard' || (each.asks === 'action' && each.for === 'corp')),
        )
        settle(game)
      },
      shows: game => game.runner.hand.length,
      without: 5,
      then: 6,
    },
    'step mandatoryDraw': {
      says: { declare: 'skipStep', step: 'mandatoryDraw', who: 'corp' },
      of: 'corp',
      at: s => s.beforeCorpTurn(),
      by: game => game.passUntil('nextAction'),
      shows: game => game.corp.hand.length,
      without: 3,
      then: 2,
    },
  },
}

function lasts(game: ScenarioGame, declared: Declaration): void {
  game.fiat.resolve('runner', say.lasting(say.untilEncounterEnds, [declared]))
  game.passUntil('jackOut')
}

test.each(casesOf(fields))('CR 9.3.5: "%s" is so while a card says it, and not otherwise', (_word, said) =>
  expectSaid(said),
)

const ofThemselves = (declared: readonly Declaration[]) => {
  const abilities = declared.map(each => say.always(each))
  return scenario({
    definitions: defineCards(`words-of-themselves-${JSON.stringify(declared)}`, [
      made(event('Deed'), say.play(say.gainCredits(1)), ...abilities),
      made(agenda('Plan'), say.always(say.link(1)), ...abilities),
    ]),
  })
}

test('CR 9.1.8c: an event says when it may be played, and an agenda when it may be scored', () => {
  const played = (...declared: Declaration[]) =>
    offers(
      'runner',
      'play',
    )(
      ofThemselves(declared)
        .runner({ hand: ['Deed'] })
        .runnerTurn(),
    )
  expect([played(), played(onlyIfTagged('play'))]).toEqual([1, 0])
  const scored = (...declared: Declaration[]) =>
    offers(
      'corp',
      'score',
    )(
      ofThemselves(declared)
        .corp({ remotes: [{ root: [card('Plan', { advanced: 2 })] }] })
        .corpTurn('window'),
    )
  expect([scored(), scored(onlyIfTagged('score'))]).toEqual([1, 0])
})

test('CR 9.1.8b: an agenda says that it is active in the score area of the Runner', () => {
  const link = (...declared: Declaration[]) =>
    ofThemselves(declared)
      .runner({ stolen: ['Plan'] })
      .runnerTurn().runner.link
  expect([link(), link({ declare: 'active', in: 'runnerScore' })]).toEqual([0, 1])
})
