import { expect, test } from 'vitest'
import type { Ability, Act } from '../../src/language/abilities.ts'
import * as say from '../../src/vocabulary.ts'
import type { Scenario, ScenarioGame } from '../../testing/index.ts'
import type { More } from './table.ts'
import { byRunner, inHq, onArchives, settle, tableWith } from './table.ts'

const { all, from, type } = say

/** Where it is tried, and how often it can be done or comes about there. */
interface Tried {
  readonly at?: (scenario: Scenario) => ScenarioGame
  readonly with?: More
  readonly by?: (game: ScenarioGame) => void
  readonly comes: (game: ScenarioGame) => number
  readonly having?: readonly Ability[]
}
const offered =
  (side: 'corp' | 'runner', kind: string, card?: string) =>
  (game: ScenarioGame): number =>
    game[side].question?.options.filter(
      each => each.kind === kind && (card === undefined || each.card === card),
    ).length ?? 0
const heard = (what: string) => (game: ScenarioGame) =>
  game.state.log.filter(each => each.what === what).length
const ofCorp = (scenario: Scenario) => scenario.corpTurn('window')
const action = (scenario: Scenario) => scenario.corpTurn()

/** All but preventing, which is played in rules/1-2-cannot-prevent.test.ts. */
const acts: { readonly [Name in Exclude<Act, 'prevent'>]: Tried } = {
  jackOut: { at: inHq, by: game => game.passUntil('jackOut'), comes: offered('runner', 'jackOut') },
  draw: { by: byRunner(say.draw(1)), comes: heard('drawn') },
  steal: {
    at: scenario => scenario.accessing('Plan'),
    by: game => {
      game.runner.passes()
      settle(game)
    },
    comes: heard('stolen'),
  },
  trash: { by: byRunner(say.trash(all(from('rig', type('program'))))), comes: heard('trashed') },
  run: { comes: offered('runner', 'run') },
  rez: { with: { corp: { hqRoot: ['Tower'] } }, at: ofCorp, comes: offered('corp', 'rez') },
  score: { at: ofCorp, comes: offered('corp', 'score') },
  install: { comes: offered('runner', 'install') },
  play: { comes: offered('runner', 'play') },
  access: { by: onArchives, comes: heard('accessed') },
  break: {
    at: inHq,
    having: [say.paid([], [say.breakSubroutines(1)])],
    comes: offered('runner', 'useAbility', 'Watch'),
  },
  use: {
    at: inHq,
    with: { runner: { rig: ['Watch', 'Cask'] } },
    comes: offered('runner', 'useAbility', 'Cask'),
  },
  advance: { at: action, comes: offered('corp', 'advance') },
  gainCredits: { by: byRunner(say.gainCredits(1)), comes: heard('creditsGained') },
  spendCredits: { at: action, comes: offered('corp', 'advance') },
  beSuccessful: { by: onArchives, comes: heard('runSuccessful') },
  bypass: { at: inHq, by: byRunner(say.bypass()), comes: heard('iceBypassed') },
  expose: { by: byRunner(say.expose(all(from('ice')))), comes: heard('exposed') },
  removeTags: { with: { runner: { tags: 1 } }, comes: offered('runner', 'removeTag') },
}

test.each(Object.entries(acts) as [Act, Tried][])(
  'CR 1.2.2: what cannot be done ("%s") cannot, and can where nothing says so',
  (act, { at, with: more, by, comes, having = [] }) => {
    const counted = (forbids: readonly Ability[]): number => {
      const table = tableWith(having, forbids, more)
      const game = at === undefined ? table.runnerTurn() : at(table)
      by?.(game)
      return comes(game)
    }
    expect(counted([])).toBeGreaterThan(0)
    expect(counted([say.always({ declare: 'cannot', act })])).toBe(0)
  },
)

test('CR 1.2.2: who cannot spend credits takes no basic action that costs some', () => {
  const kinds = (forbids: readonly Ability[]) => {
    const corp = tableWith([], forbids, { runner: { tags: 1 } }).corpTurn()
    const offers = new Set(corp.corp.question?.options.map(({ kind }) => kind))
    return ['advance', 'trashResource', 'gainCredit'].filter(kind => offers.has(kind as 'advance'))
  }
  expect(kinds([])).toEqual(['advance', 'trashResource', 'gainCredit'])
  expect(kinds([say.always(say.cannot('spendCredits'))])).toEqual(['gainCredit'])
})

test('CR 1.2.2: what is forbidden is so for a player, for cards, and for a server', () => {
  const runs = (...more: readonly Parameters<typeof say.cannot>[1][]) => {
    const forbids = more.map(each => say.always(say.cannot('run', each)))
    return offered('runner', 'run')(tableWith([], forbids).runnerTurn())
  }
  expect(runs()).toBe(5)
  expect(runs({ who: 'corp' })).toBe(5)
  expect(runs({ who: 'runner' })).toBe(0)
  expect(runs({ server: ['hq', 'rnd'] })).toBe(3)
  const plays = (card: 'operation' | 'event') => {
    const forbids = say.always(say.cannot('play', { cards: [type(card)] }))
    return offered('runner', 'play')(tableWith([], [forbids]).runnerTurn())
  }
  expect([plays('operation'), plays('event')]).toEqual([1, 0])
})
