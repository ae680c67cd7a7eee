import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { interruptCards } from './cards/interrupts.ts'

const table = () => scenario({ definitions: interruptCards })
const grip = ['Blank Event', 'Blank Event', 'Blank Event', 'Blank Event', 'Blank Event']

test('9.9.3a, 9.9.4d, 9.9.6a: an interrupt lowers the tags that are imminent before the instruction resolves', () => {
  const game = table()
    .corp({ hand: ['Double Tag'] })
    .runner({ rig: ['Tag Guard'] })
    .corpTurn()
  game.corp.plays('Double Tag')
  expect(game.runner.question?.kind).toBe('interrupt')
  expect(game.runner.tags).toBe(0)
  game.runner.uses('Tag Guard')
  expect(game.runner).toMatchObject({ tags: 1, heap: ['Tag Guard'] })
})

test('9.9.3: an interrupt that is not relevant to what is imminent is not offered', () => {
  const game = table()
    .corp({ hand: ['Three Net'] })
    .runner({ rig: ['Tag Guard'], hand: grip })
    .corpTurn()
  game.corp.plays('Three Net')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.runner.hand).toHaveLength(2)
})

test('9.5.2b: a paid interrupt may be used as often as its effects could apply', () => {
  const game = table()
    .corp({ hand: ['Three Net'] })
    .runner({ rig: ['Net Guard'], hand: grip, credits: 5 })
    .corpTurn()
  game.corp.plays('Three Net')
  game.runner.uses('Net Guard')
  game.runner.uses('Net Guard')
  game.runner.passes()
  expect(game.runner.credits).toBe(3)
  expect(game.runner.hand).toHaveLength(4)
})

test('9.9.6b, 9.9.7d: damage whose value is not above 0 does not occur, the rest of the instruction does', () => {
  const game = table()
    .corp({ hand: ['Three Net'] })
    .runner({ rig: ['Big Guard'], hand: grip })
    .corpTurn()
  game.corp.plays('Three Net')
  game.runner.uses('Big Guard')
  expect(game.runner.hand).toHaveLength(5)
})

test('9.9.7a: a value may be below 0 while imminent, and raised again', () => {
  const game = table()
    .corp({ hand: ['Three Net'], remotes: [{ root: [rezzed('Sharpener', { counters: { power: 3 } })] }] })
    .runner({ rig: ['Big Guard'], hand: grip })
    .corpTurn()
  game.corp.plays('Three Net') // 3 damage are imminent; the active player is first
  game.corp.passes()
  game.runner.uses('Big Guard') // -2, and nothing more to use
  game.corp.uses('Sharpener')
  game.corp.uses('Sharpener')
  game.corp.uses('Sharpener') // 1
  game.corp.passes()
  expect(game.runner.hand).toHaveLength(4)
})

test('9.9.7b: preventing all tags leaves no value to modify', () => {
  const game = table()
    .corp({ hand: ['Double Tag'] })
    .runner({ rig: ['All Tag Guard', 'Tag Guard'] })
    .corpTurn()
  game.corp.plays('Double Tag')
  game.runner.uses('All Tag Guard')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.runner.tags).toBe(0)
})

test('9.3.3g: an effect that cannot be prevented opens no window for preventing it', () => {
  const game = table()
    .corp({ hand: ['Hard Net'] })
    .runner({ rig: ['Net Guard'], hand: grip, credits: 5 })
    .corpTurn()
  game.corp.plays('Hard Net')
  expect(game.runner.hand).toHaveLength(3)
  expect(game.runner.credits).toBe(5)
})

test('9.9.5a: "the first time … would" looks at what becomes imminent, prevented or not', () => {
  const game = table()
    .corp({ hand: ['One Net', 'One Net'] })
    .runner({ rig: ['First Guard'], hand: grip, credits: 5 })
    .corpTurn()
  game.corp.plays('One Net')
  game.runner.answers('confirm', 'pay')
  expect(game.runner.hand).toHaveLength(5)
  game.passUntil('nextAction')
  game.corp.plays('One Net')
  expect(game.runner).toMatchObject({ credits: 4 })
  expect(game.runner.hand).toHaveLength(4)
})

test('9.9.5b: what was prevented did not occur, and nothing is met by it', () => {
  const game = table()
    .corp({ hand: ['Tag and Credit'], credits: 0 })
    .runner({ rig: ['Tag Guard', 'Tag Watcher'], hand: [] })
    .corpTurn()
  game.corp.plays('Tag and Credit')
  game.runner.uses('Tag Guard')
  expect(game.runner.tags).toBe(0)
  expect(game.runner.hand).toHaveLength(0)
  expect(game.corp.credits).toBe(3) // 9.9.7d: the other part of the instruction resolves
})

test('8.2.2a: a card whose trashing is prevented was not trashed; of several, one is chosen', () => {
  const game = table()
    .corp({ hand: ['Two Programs'] })
    .runner({ rig: ['Plain Program', 'Other Program', 'Program Guard'] })
    .corpTurn()
  game.corp.plays('Two Programs')
  game.corp.answers('choose', ['Plain Program', 'Other Program'])
  game.runner.uses('Program Guard')
  game.runner.answers('choose', 'Other Program')
  expect(game.runner.heap).toContain('Plain Program')
  expect(game.runner.heap).not.toContain('Other Program')
})

test('9.2.9f: a player who controls a relevant mandatory interrupt cannot pass', () => {
  const game = table()
    .corp({ hand: ['Double Tag'] })
    .runner({ rig: ['Must Guard', 'Tag Guard'] })
    .corpTurn()
  game.corp.plays('Double Tag')
  expect(game.runner.question?.options.map(option => option.kind)).not.toContain('pass')
  game.runner.answers('interrupt', 'Must Guard')
  game.runner.passes()
  expect(game.runner.tags).toBe(1)
})

test('1.16.1a: paying a cost cannot be prevented', () => {
  const game = table()
    .corp({ hand: ['Double Tag'] })
    .runner({ rig: ['Tag Guard', 'Program Guard'] })
    .corpTurn()
  game.corp.plays('Double Tag')
  game.runner.uses('Tag Guard')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', step: 'corpTurn.actionPhaseWindow' })
  expect(game.runner.heap).toEqual(['Tag Guard'])
})

test('9.1.2a: a chain reaction to using an interrupt resolves before the interrupt does', () => {
  const game = table()
    .corp({ hand: ['Double Tag'] })
    .runner({ rig: ['Tag Guard', 'Use Watcher'], hand: [] })
    .corpTurn()
  game.corp.plays('Double Tag')
  game.runner.uses('Tag Guard')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.tags).toBe(1)
})

test('9.9.10: an interrupt may change the kind of an imminent effect, and relevance follows', () => {
  const game = table()
    .corp({ hand: ['One Net'], remotes: [{ root: [rezzed('To Core')] }] })
    .runner({ rig: ['Net Guard'], hand: grip, credits: 5 })
    .corpTurn()
  game.corp.plays('One Net')
  game.corp.uses('To Core')
  expect(game.runner.question?.options.some(option => option.card === 'Net Guard') ?? false).toBe(false)
  expect(game.runner).toMatchObject({ coreDamage: 1, credits: 5 })
})

test('9.9.8c, 9.9.9b: a lingering replacement applies by itself as the effect becomes imminent', () => {
  const game = table()
    .runner({ hand: ['Credits Instead'], credits: 0, clicks: 4 })
    .runnerTurn()
  game.runner.plays('Credits Instead')
  game.passUntil('nextAction')
  game.runner.draws()
  expect(game.runner).toMatchObject({ credits: 2, hand: [] })
})

test('9.9.11, 9.9.11a: of several replacements the player orders; one that finds nothing to replace does not apply', () => {
  const setup = () => {
    const game = table()
      .runner({ hand: ['Credits Instead', 'More Instead'], credits: 0, clicks: 4 })
      .runnerTurn()
    game.runner.plays('Credits Instead')
    game.passUntil('nextAction')
    game.runner.plays('More Instead')
    game.passUntil('nextAction')
    game.runner.draws()
    return game
  }
  const first = setup()
  first.runner.answers('effect', 'Credits Instead') // credits: nothing is left to raise
  expect(first.runner).toMatchObject({ credits: 2, hand: [] })
  const second = setup()
  second.runner.answers('effect', 'More Instead') // three cards: that draw can still be replaced
  expect(second.runner).toMatchObject({ credits: 2, hand: [] })
})

test('9.9.9c: a replacement applies once to an effect, also when the result is of the same kind', () => {
  const game = table()
    .runner({ hand: ['More Instead'], clicks: 4 })
    .runnerTurn()
  game.runner.plays('More Instead')
  game.passUntil('nextAction')
  game.runner.draws()
  expect(game.runner.hand).toHaveLength(3)
})

test('9.8.10d: effects of a subroutine are imminent like any other', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Net Ice')] })
    .runner({ rig: ['Net Guard'], hand: grip, credits: 5 })
    .encountering('Net Ice')
  game.bothPass()
  game.runner.uses('Net Guard')
  expect(game.runner.hand).toHaveLength(5)
  expect(game.runner.credits).toBe(4)
})

test('10.5.1: tags a Runner card makes its player take can be avoided too', () => {
  const game = table()
    .runner({ hand: ['Own Tag'], rig: [card('Tag Guard')] })
    .runnerTurn()
  game.runner.plays('Own Tag')
  game.runner.uses('Tag Guard')
  expect(game.runner.tags).toBe(0)
})
