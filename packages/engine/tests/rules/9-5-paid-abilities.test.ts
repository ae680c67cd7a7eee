import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { abilityCards } from './cards/chapter-9.ts'

const table = () => scenario({ definitions: abilityCards })
type Table = ReturnType<ReturnType<typeof table>['runnerTurn']>

const offered = (game: Table): (string | undefined)[] =>
  game.runner.question?.options.map(option => option.card) ?? []

test('9.5.2, 9.5.2f: abilities that are no actions are offered in paid ability windows, as often as they can be paid', () => {
  const game = table()
    .runner({ rig: ['Payer', 'Click Action'], credits: 2, hand: [] })
    .runnerTurn('window')
  expect(offered(game)).toContain('Payer')
  expect(offered(game)).not.toContain('Click Action')
  game.runner.uses('Payer')
  game.runner.uses('Payer')
  expect(game.runner.hand).toHaveLength(2)
  expect(offered(game)).not.toContain('Payer')
})

test('9.5.2a: an ability with a click first in its cost is an action, one to each action window', () => {
  const game = table()
    .runner({ rig: ['Payer', 'Click Action'], credits: 1 })
    .runnerTurn()
  expect(offered(game)).toContain('Click Action')
  expect(offered(game)).not.toContain('Payer')
  game.runner.uses('Click Action')
  expect(game.runner).toMatchObject({ credits: 4, clicks: 3 })
  expect(offered(game)).not.toContain('Click Action')
  game.passUntil('nextAction')
  expect(offered(game)).toContain('Click Action')
})

test('9.5.2c, 9.3.6b: one ability with the access flag, while a card is accessed and at no other time', () => {
  const game = table()
    .corp({ hand: ['Plain Ice'] })
    .runner({ rig: ['Accessor'], credits: 3 })
    .accessing('Plain Ice')
  expect(game.runner.question?.kind).toBe('midAccess')
  game.runner.uses('Accessor')
  expect(game.corp.archives).toEqual(['Plain Ice'])
  expect(game.runner).toMatchObject({ credits: 2 })
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
  const outside = table()
    .runner({ rig: ['Accessor'], credits: 3 })
    .runnerTurn('window')
  expect(offered(outside)).not.toContain('Accessor')
})

test('9.5.2d, 9.3.6c: interface abilities need an encounter and no less strength than the ice', () => {
  const outside = table()
    .runner({ rig: ['Weak Breaker'], credits: 5 })
    .runnerTurn('window')
  const others = outside.runner.question?.options.filter(option => option.card === 'Weak Breaker')
  expect(others?.map(option => option.ability)).toEqual([2])
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')] })
    .runner({ rig: ['Weak Breaker'], credits: 2 })
    .encountering('Plain Ice')
  const abilities = () =>
    game.runner.question?.options.filter(o => o.card === 'Weak Breaker').map(o => o.ability)
  expect(abilities()).toEqual([2])
  game.runner.uses('Weak Breaker', 2)
  expect(abilities()).toEqual([0, 1, 2])
  game.runner.uses('Weak Breaker', 1)
  expect(game.runner.credits).toBe(5)
})

test('9.5.2e, 9.5.6a: what would break subroutines is only used in encounters', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')] })
    .runner({ rig: ['Breaker'], credits: 5 })
    .approaching('Plain Ice')
  expect(offered(game)).not.toContain('Breaker')
  game.passUntil('encounter')
  expect(offered(game)).toContain('Breaker')
})

test('9.5.6b: what refers to approached ice is only used while ice is approached', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')] })
    .runner({ rig: ['Approacher'], credits: 5 })
    .approaching('Plain Ice')
  expect(offered(game)).toContain('Approacher')
  game.passUntil('encounter')
  expect(offered(game)).not.toContain('Approacher')
  const outside = table()
    .runner({ rig: ['Approacher'], credits: 5 })
    .runnerTurn('window')
  expect(offered(outside)).not.toContain('Approacher')
})

test('9.5.6c: what refers to encountered ice is only used in an encounter', () => {
  const outside = table()
    .corp({ hqIce: [rezzed('Plain Ice')] })
    .runner({ rig: ['Weakener'], credits: 5 })
    .runnerTurn('window')
  expect(offered(outside)).not.toContain('Weakener')
  const game = table()
    .corp({ hqIce: [rezzed('Plain Ice')] })
    .runner({ rig: ['Weakener'], credits: 5 })
    .approaching('Plain Ice')
  expect(offered(game)).not.toContain('Weakener')
  game.passUntil('encounter')
  game.runner.uses('Weakener')
  expect(game.card('Plain Ice').strength).toBe(0)
})

test('9.5.7a, 9.5.7b, 9.5.7c, 9.5.7e: the cost is paid first, then targets are announced, then it resolves', () => {
  const game = table()
    .runner({ rig: ['Recycler', 'Use Watcher'], heap: ['Plain Event', 'Link Event'], hand: [], credits: 1 })
    .runnerTurn('window')
  game.runner.uses('Recycler')
  expect(game.runner.credits).toBe(0)
  expect(game.runner.hand).toHaveLength(1) // the reaction to the use comes after the payment
  expect(game.runner.question?.kind).toBe('choose')
  game.runner.chooses('Link Event')
  expect(game.runner.hand).toContain('Link Event')
  expect(game.runner.tags).toBe(1)
})

test('9.5.7d, 9.5.7f, 9.5.7g: each instruction of a paid ability has its interrupts, and a checkpoint after it', () => {
  const game = table()
    .runner({ rig: ['Double Trouble', 'Tag Shield', 'Tag Watcher'], credits: 1 })
    .runnerTurn('window')
  game.runner.uses('Double Trouble')
  expect(game.runner).toMatchObject({ credits: 0, tags: 0 })
  game.runner.passes() // the first tag
  expect(game.runner).toMatchObject({ credits: 1, tags: 1 })
  expect(game.runner.question?.kind).toBe('interrupt')
  game.runner.uses('Tag Shield')
  expect(game.runner).toMatchObject({ credits: 1, tags: 1 })
})

test('9.3.6d: an ability with the interrupt flag waits for something it can change', () => {
  const game = table()
    .runner({ rig: ['Tag Shield'], hand: ['Take Tags'] })
    .runnerTurn('window')
  expect(offered(game)).not.toContain('Tag Shield')
  game.passUntil('nextAction')
  game.runner.plays('Take Tags')
  expect(offered(game)).toContain('Tag Shield')
  game.runner.uses('Tag Shield')
  expect(game.runner.tags).toBe(1)
})
