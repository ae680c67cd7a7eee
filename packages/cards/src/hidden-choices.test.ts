import type { Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { CorpSpec, RunnerSpec, ScenarioGame } from '@paydata/engine/testing'
import { card, rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { cards, defineAllCards } from './index.ts'

// CR 10.2.2b: nobody learns of hidden cards by whether somebody is asked to choose among them.

const definitions = defineAllCards()

/** A choice by what only a face tells, and how it comes up with two sets of hidden cards: some fit, or none does. */
interface Case {
  readonly by: Side
  readonly fitting: readonly string[]
  readonly others: readonly string[]
  /** With these cards hidden, up to the choice. */
  readonly begin: (hidden: readonly string[]) => ScenarioGame
}

const corp = (spec: CorpSpec, runner: RunnerSpec = {}) =>
  scenario({ definitions })
    .corp({ credits: 5, ...spec })
    .runner({ credits: 5, ...runner })

function played(title: string, spec: CorpSpec): ScenarioGame {
  const game = corp({ ...spec, hand: [title, ...(spec.hand ?? [])] }).corpTurn()
  game.corp.plays(title)
  return game
}

const onTheTable = ([inIce = '', inRoot = '']: readonly string[]) =>
  ({ hqIce: [inIce], remotes: [{ root: [inRoot] }] }) as const
const advanceable = {
  by: 'corp',
  fitting: ['Ice Wall', 'Nisei MK II'],
  others: ['Enigma', 'PAD Campaign'],
} as const
const inHq = {
  by: 'corp',
  fitting: ['Enigma', 'PAD Campaign'],
  others: ['Hedge Fund', 'Biotic Labor'],
} as const

const cases: Readonly<Record<string, Case>> = {
  psychographics: {
    ...advanceable,
    begin(hidden) {
      const game = corp({ hand: ['Psychographics'], ...onTheTable(hidden) }, { tags: 2 }).corpTurn()
      game.corp.plays('Psychographics')
      game.corp.answers('X', 0)
      return game
    },
  },
  shipment_from_kaguya: {
    ...advanceable,
    begin: hidden => played('Shipment from Kaguya', onTheTable(hidden)),
  },
  astroscript_pilot_program: {
    ...advanceable,
    begin(hidden) {
      const scored = [card('AstroScript Pilot Program', { counters: { agenda: 1 } })]
      const game = corp({ scored, ...onTheTable(hidden) }).corpTurn('window')
      game.corp.uses('AstroScript Pilot Program')
      return game
    },
  },
  matrix_analyzer: {
    ...advanceable,
    begin(hidden) {
      const rndIce = [rezzed('Matrix Analyzer')]
      const game = corp({ ...onTheTable(hidden), rndIce }).encountering('Matrix Analyzer')
      game.corp.answers('mayPay', 'pay')
      return game
    },
  },
  shipment_from_mirrormorph: {
    ...inHq,
    begin: hidden => played('Shipment from MirrorMorph', { hand: hidden }),
  },
  accelerated_beta_test: {
    by: 'corp',
    fitting: ['Enigma', 'Ice Wall', 'PAD Campaign'],
    others: ['Hedge Fund', 'Nisei MK II', 'PAD Campaign'],
    begin(hidden) {
      const remotes = [{ root: [card('Accelerated Beta Test', { advanced: 3 })] }]
      const game = corp({ deck: hidden, remotes }).corpTurn('window')
      game.corp.scores('Accelerated Beta Test')
      game.corp.answers('may', 'yes')
      return game
    },
  },
  modded: {
    by: 'runner',
    fitting: ['Corroder', 'Sure Gamble'],
    others: ['Diesel', 'Sure Gamble'],
    begin(hidden) {
      const game = corp({}, { hand: ['Modded', ...hidden] }).runnerTurn()
      game.runner.plays('Modded')
      return game
    },
  },
}

const looks = (game: ScenarioGame, by: Side): unknown =>
  ([by === 'corp' ? 'runner' : 'corp', 'spectator'] as const).map(viewer => viewFor(game.json, viewer))

test.each(Object.entries(cases))(
  '%s asks its player to choose, whether a hidden card fits or none',
  (_, { by, fitting, others, begin }) => {
    const some = begin(fitting)
    const none = begin(others)
    expect(some[by].question?.kind).toBe('choose')
    expect(some[by].question?.options.length).toBeGreaterThan(0)
    expect(none[by].question).toMatchObject({ kind: 'choose', options: [], min: 0, max: 0 })
    expect(looks(none, by)).toEqual(looks(some, by))
    none[by].answers('choose')
    expect(none.corp.question ?? none.runner.question).toMatchObject({ kind: 'paidWindow' })
  },
)

test('Psychographics: with X = 0 nothing shows whether the Corp has chosen a card or had none to choose', () => {
  const { begin, fitting, others } = cases.psychographics as Case
  const some = begin(fitting)
  some.corp.answers('choose', 'Nisei MK II')
  const none = begin(others)
  none.corp.answers('choose')
  expect(looks(none, 'corp')).toEqual(looks(some, 'corp'))
})

test('who must choose hidden cards has no way out when some fit (CR 1.15.2e)', () => {
  for (const is of ['psychographics', 'astroscript_pilot_program', 'matrix_analyzer', 'modded']) {
    const { begin, by, fitting } = cases[is] as Case
    const game = begin(fitting)
    expect(game[by].question).toMatchObject({ min: 1, max: 1 })
    expect(() => game[by].answers('choose')).toThrow('tooFew')
  }
})

test('nobody is asked where everybody sees that no card fits', () => {
  const game = corp(
    { hand: ['Psychographics'], hqIce: [rezzed('Enigma')], remotes: [{ root: [rezzed('PAD Campaign')] }] },
    { tags: 2, rig: ['Corroder'] },
  ).corpTurn()
  game.corp.plays('Psychographics')
  game.corp.answers('X', 0)
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('facedown cards of the Corp could not be programs, so nobody is asked to trash one', () => {
  const game = corp(
    { hqIce: ['Enigma', rezzed('Rototurret')], remotes: [{ root: ['PAD Campaign'] }] },
    {
      rig: ['Armitage Codebusting'],
    },
  ).encountering('Rototurret')
  game.runner.passes()
  game.corp.passes()
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})

test('the cases above are all choices of real cards by what only a face tells', () => {
  const found = cards.filter(({ abilities }) => choosesUnseen(abilities)).map(({ is }) => is)
  expect(found.sort()).toEqual(Object.keys(cases).sort())
})

/** Where every card lies faceup, or only ice does. */
const open = ['heap', 'corpScore', 'runnerScore', 'rig']

function choosesUnseen(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { choose } = part as {
    readonly choose?: { from: unknown; where: { is: string; types?: string[] }[] }
  }
  return choose === undefined ? Object.values(part).some(choosesUnseen) : isByFace(choose)
}

function isByFace({ from, where }: { from: unknown; where: { is: string; types?: string[] }[] }): boolean {
  if (open.includes(`${from}`) || where.some(({ is }) => is === 'rezzed' || is === 'faceup')) return false
  return where.some(({ is, types = [] }) => {
    // Ice is seen to be ice where it is installed, and only the Runner's programs are.
    if (is === 'type' && from === 'installed')
      return !types.every(type => type === 'ice' || type === 'program')
    return [
      'type',
      'subtype',
      'advanceable',
      'unique',
      'copyOf',
      'cost',
      'strength',
      'named',
      'not',
      'either',
    ].includes(is)
  })
}
