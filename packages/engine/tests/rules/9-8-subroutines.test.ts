import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { subroutineCards } from './cards/chapter-9.ts'

interface Setup {
  readonly rig?: readonly string[]
  readonly hand?: readonly string[]
  readonly assets?: readonly string[]
  readonly credits?: number
}

/** A Runner meets that ice before HQ; the Corp has no credits, so that each subroutine is seen in its pool. */
const meet = (ice: string, { rig = [], hand = ['Filler Asset'], assets = [], credits = 9 }: Setup = {}) =>
  scenario({ definitions: subroutineCards })
    .corp({
      credits: 0,
      hand,
      hqIce: [rezzed(ice)],
      remotes: assets.map(title => ({ root: [rezzed(title)] })),
    })
    .runner({ rig, credits, hand: [] })
    .encountering(ice)

type Met = ReturnType<typeof meet>

/** What the subroutines gained, in the order they resolved. */
const order = (game: Met): number[] => {
  game.bothPass()
  return game.state.log.filter(({ what }) => what === 'creditsGained').map(({ amount }) => amount)
}

const broken = (game: Met, ice: string) => game.card(ice).subroutines.map(subroutine => subroutine.broken)

test('9.8.4a, 9.8.7, 9.8.7b: all are unbroken as the encounter begins, and resolve in order', () => {
  const game = meet('Two Gains')
  expect(broken(game, 'Two Gains')).toEqual([false, false])
  game.bothPass()
  expect(game.corp.credits).toBe(3)
  expect(game.state.encountered).toBeUndefined()
})

test('9.8.7a: the Corp is not asked before each, and cannot decline', () => {
  const game = meet('Two Gains')
  const passed = game.bothPass()
  expect(passed).toHaveLength(2)
  expect(game.corp.credits).toBe(3)
})

test('9.8.7c: once the encounter has ended no more subroutines resolve', () => {
  const game = meet('End Between')
  game.bothPass()
  expect(game.corp.credits).toBe(1)
  expect(game.state.run).toBeUndefined()
})

test('9.8.8, 9.8.7c: a subroutine goes on when its ice is gone, and is the last', () => {
  const game = meet('Self Trasher')
  game.bothPass()
  expect(game.corp).toMatchObject({ archives: ['Self Trasher'], credits: 0 })
  expect(game.runner.tags).toBe(1)
})

test('9.8.5, 9.8.6: only unbroken ones can be chosen, and a broken one does not resolve', () => {
  const game = meet('Two Gains', { rig: ['Breaker'] })
  game.runner.uses('Breaker')
  expect(game.runner.question?.options).toHaveLength(2)
  game.runner.answers('subroutines', 1)
  expect(broken(game, 'Two Gains')).toEqual([false, true])
  game.bothPass()
  expect(game.corp.credits).toBe(1)
})

test('9.8.5, 9.8.4c: with the last one the ice is fully broken, which is known after the encounter', () => {
  const game = meet('Two Gains', { rig: ['Breaker', 'Full Reward'], credits: 2 })
  game.runner.uses('Breaker')
  game.runner.answers('subroutines', 0)
  game.runner.uses('Breaker') // one is left and is not asked for
  expect(broken(game, 'Two Gains')).toEqual([true, true])
  expect(game.runner.question?.options.map(option => option.card)).not.toContain('Breaker')
  game.passUntil('jackOut')
  expect(game.runner.credits).toBe(3)
  const half = meet('Two Gains', { rig: ['Breaker', 'Full Reward'], credits: 1 })
  half.runner.uses('Breaker')
  half.runner.answers('subroutines', 0)
  half.passUntil('jackOut')
  expect(half.runner.credits).toBe(0)
})

test('9.8.6a: what breaks all subroutines chooses none, and needs one that is unbroken', () => {
  const game = meet('Two Gains', { rig: ['Breaker', 'All Breaker'] })
  game.runner.uses('Breaker')
  game.runner.answers('subroutines', 0)
  game.runner.uses('All Breaker')
  expect(broken(game, 'Two Gains')).toEqual([true, true])
  expect(game.runner.question?.options.map(option => option.card)).not.toContain('All Breaker')
})

test('9.8.2, 9.8.3c, 9.8.3d, 9.8.3e: printed ones, then its own, then what others add, oldest first', () => {
  const hand = ['Filler Asset', 'Filler Asset']
  expect(order(meet('Grower', { hand, assets: ['Adder'] }))).toEqual([1, 2, 2, 3])
  expect(order(meet('On Encounter', { assets: ['Adder'] }))).toEqual([1, 2, 3, 5])
})

test('9.8.3a, 9.8.3b: "before its other subroutines": what others add, newest first, then its own', () => {
  const assets = ['First Adder', 'Paid Adder']
  expect(order(meet('Early Grower', { assets }))).toEqual([4, 2, 1])
  const game = meet('Early Grower', { assets })
  game.runner.passes()
  game.corp.uses('Paid Adder')
  game.corp.passes()
  expect(order(game)).toEqual([6, 4, 2, 1])
})

test('9.8.3d, 9.8.4b: new copies come after the others and are unbroken; lost ones go from the end', () => {
  const game = meet('Grower', { rig: ['All Breaker', 'Breaker'], hand: ['Filler Asset', 'Filler Asset'] })
  game.runner.uses('All Breaker')
  expect(broken(game, 'Grower')).toEqual([true, true, true])
  game.fiat.draw('corp', 1)
  expect(broken(game, 'Grower')).toEqual([true, true, true, false])
  const fewer = meet('Grower', { rig: ['Breaker'], hand: ['Filler Asset', 'Filler Asset'] })
  fewer.runner.uses('Breaker')
  fewer.runner.answers('subroutines', 1)
  fewer.fiat.move('Filler Asset', 'archives')
  expect(broken(fewer, 'Grower')).toEqual([false, true])
})

test('9.8.10a, 9.8.10b: a subroutine is imminent itself, and may be kept from resolving', () => {
  const game = meet('Two Gains', { rig: ['Stopper'] })
  game.bothPass()
  expect(game.runner.question?.kind).toBe('interrupt')
  expect(game.corp.credits).toBe(0)
  game.runner.uses('Stopper')
  expect(game.corp.credits).toBe(2)
})

test('9.8.10c, 9.8.10g: targets of an instruction are announced when those before it have resolved', () => {
  const game = meet('Picker', { hand: ['Filler Asset'] })
  game.bothPass()
  expect(game.corp.question?.kind).toBe('choose')
  expect(game.corp.question?.options).toHaveLength(2)
})

test('9.8.10e, 9.8.10f, 9.8.10g: each instruction of a subroutine has interrupts and a checkpoint of its own', () => {
  const game = meet('Two Steps', { rig: ['Tag Shield', 'Tag Watcher'], credits: 0 })
  game.bothPass()
  game.runner.passes()
  expect(game.runner).toMatchObject({ tags: 1, credits: 1 })
  expect(game.runner.question?.kind).toBe('interrupt')
  game.runner.uses('Tag Shield')
  expect(game.runner).toMatchObject({ tags: 1, credits: 1 })
})
