import { fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Viewer } from '../../src/index.ts'
import { viewFor } from '../../src/index.ts'
import { definitions } from './cards/9-8-subroutines.ts'

const table = () => scenario({ definitions })
type Game = ReturnType<ReturnType<typeof table>['corpTurn']>
const broken = (game: Game, title: string) => game.card(title).subroutines?.map(sub => sub.broken)

test('cr-26.03/9.8.3a/1: of those added before the others the newest stand first, then the printed ones', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Copying Ice')], rndIce: [rezzed('Warden')] })
    .runner({ rig: ['Poke', 'Pick'] })
    .encountering('Copying Ice')
  game.runner.uses('Pick')
  expect(game.runner.question?.options.map(({ words }) => words)).toEqual([
    '[sub] Do 1 net damage.',
    '[sub] Gain 1[credit].',
    '[sub] Do 1 net damage. The Runner draws 1 card.',
    '[sub] The Runner loses [click].',
    '[sub] End the run.',
  ])
})

const counted = () =>
  table()
    .corp({
      hqIce: [rezzed('Counting Ice')],
      hand: fillers('corp', 3),
      remotes: [{ root: [rezzed('Drawer')] }],
    })
    .runner({ rig: ['Pick', 'Shard'] })
    .encountering('Counting Ice')

test('cr-26.03/9.8.3d/1: a subroutine gained by a count comes last, is unbroken, and can be broken', () => {
  const game = counted()
  for (const nth of [0, 1]) {
    game.runner.uses('Pick')
    game.runner.answers('subroutines', nth)
  }
  game.runner.uses('Pick')
  expect(broken(game, 'Counting Ice')).toEqual([true, true, true])
  game.runner.passes()
  game.corp.uses('Drawer')
  game.corp.passes()
  expect(broken(game, 'Counting Ice')).toEqual([true, true, true, false])
  game.runner.uses('Pick')
  expect(broken(game, 'Counting Ice')).toEqual([true, true, true, true])
  game.bothPass()
  expect(game.runner.tags).toBe(0)
})

test('cr-26.03/9.8.3d/2: where the count falls the last are lost, and the first stays broken', () => {
  const game = counted()
  game.runner.uses('Pick')
  game.runner.answers('subroutines', 0)
  expect(broken(game, 'Counting Ice')).toEqual([true, false, false])
  game.runner.uses('Shard')
  expect(broken(game, 'Counting Ice')).toEqual([true])
  game.bothPass()
  expect(game.runner.tags).toBe(0)
})

test('cr-26.03/9.8.7c/1: once a subroutine has ended the run no later one resolves', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Engine')] })
    .runner({ credits: 0 })
    .encountering('Engine')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
  expect(game.runner.credits).toBe(0)
  expect(game.state.log.filter(({ what }) => what === 'subroutineResolved')).toHaveLength(1)
})

test('cr-26.03/9.8.6b/1: "all but 1" is told which one will not be broken, and that may be broken already', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Three Ice')], hand: [] })
    .runner({ rig: ['Hook', 'Hook'] })
    .encountering('Three Ice')
  game.runner.uses('Hook')
  expect(game.runner.question?.words).toBe('Choose the subroutine that will not be broken.')
  game.runner.answers('subroutines', 1)
  expect(broken(game, 'Three Ice')).toEqual([true, false, true])
  game.runner.uses('Hook')
  expect(game.runner.question?.options).toHaveLength(3)
  game.runner.answers('subroutines', 0)
  expect(broken(game, 'Three Ice')).toEqual([true, true, true])
  const breaks = game.state.log.filter(({ what }) => what === 'subroutineBroken')
  expect(breaks).toHaveLength(3)
  game.passUntil('nextAction')
  expect(game.runner.coreDamage).toBe(0)
})

test('cr-26.03/9.8.9/1: a subroutine that resolves in the place of another has its ice as source', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Paying Ice')], hand: [], credits: 0, deck: fillers('corp', 5) })
    .runner({ rig: ['Diverter', 'Passer'], hand: fillers('runner', 4) })
    .encountering('Paying Ice')
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(0)
  expect(game.runner.hand).toHaveLength(1)
  const resolved = game.state.log.filter(({ what }) => what === 'subroutineResolved')
  expect(resolved.map(({ card: title }) => title)).toEqual(['Paying Ice', 'Paying Ice', 'Paying Ice'])
  expect(game.corp.archives).toHaveLength(3)
  expect(game.corp.deck).toHaveLength(2)
})

const sentry = '[sub] Trash 1 installed program.'
const harm = '[sub] Do 2 net damage.'
const wall = '[sub] End the run.'
const paths: Readonly<Record<string, string>> = {
  [sentry]: 'knight/1',
  [harm]: 'knight/0/does/0/then/0/declares/0/ability',
  [wall]: 'boost/1/declares/0/ability',
}

test.each([
  { where: 'first', before: [0], order: [harm, sentry, wall] },
  { where: 'between', before: [1], order: [sentry, harm, wall] },
  { where: 'last', before: [], order: [sentry, wall, harm] },
])(
  'cr-26.03/9.8.2c/1: the Corp places a subroutine before, between or behind the others: $where',
  ({ before, order }) => {
    const game = table()
      .corp({ hqIce: [rezzed('Knight')], hand: ['Boost', 'Wizard'], clicks: 1 })
      .runner({ rig: ['Pick'], hand: fillers('runner', 3) })
      .corpTurn()
    game.corp.plays('Boost')
    game.corp.answers('choose', 'Knight')
    game.passUntil('runnerAction')
    game.runner.runs('HQ')
    game.passUntil('approach')
    game.bothPass()
    game.corp.answers('mayPay', 'pay')
    game.corp.answers('payment', 'Wizard')
    expect(game.corp.question).toMatchObject({
      kind: 'arrange',
      why: 'placing gained subroutines (CR 9.8.2c)',
      words: `Knight gains “${harm}”: choose the subroutine it stands before, or none to put it last.`,
    })
    expect(game.corp.question?.options.map(({ words }) => words)).toEqual([sentry, wall])
    game.corp.answers('arrange', ...before)
    for (const viewer of ['corp', 'runner', 'spectator'] satisfies Viewer[])
      expect(viewFor(game.json, viewer).encounter?.subroutines.map(({ path }) => path)).toEqual(
        order.map(text => paths[text]),
      )
    game.runner.uses('Pick')
    expect(game.runner.question?.options.map(({ words }) => words)).toEqual(order)
  },
)
