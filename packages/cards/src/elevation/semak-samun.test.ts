import { endRun, gainCredits } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const hand = ['Sure Gamble', 'Sure Gamble', 'Diesel', 'Diesel']

const meet = (rig: readonly string[], grip: readonly string[] = hand) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Semak-samun')] })
    .runner({ credits: 20, hand: grip, rig })
    .encountering('Semak-samun')

test('Semak-samun: a fracter breaks its subroutine', () => {
  const game = meet(['Cleaver'])
  game.runner.uses('Cleaver', 0)
  game.runner.breaks(0)
  expect(game.card('Semak-samun').subroutines.map(({ broken }) => broken)).toEqual([true])
  game.bothPass()
  expect(game.state.run).toBeDefined()
  expect(game.runner.hand).toHaveLength(4)
})

test('CR 1.2.2: Semak-samun: an AI that is strong enough does not break its subroutine', () => {
  const game = meet(['Mayfly'])
  game.runner.uses('Mayfly', 1)
  game.runner.uses('Mayfly', 1)
  expect(game.card('Mayfly').strength).toBe(3)
  expect(() => game.runner.uses('Mayfly', 0)).toThrow('Semak-samun')
  expect(() => game.runner.uses('Mayfly', 0)).toThrow('CR 1.2.2')
})

test('Semak-samun: an AI may break a subroutine that it has gained, and only that', () => {
  const game = meet(['Mayfly'])
  game.runner.uses('Mayfly', 1)
  game.runner.uses('Mayfly', 1)
  game.fiat.addSubroutine('Semak-samun', gainCredits(2))
  game.runner.uses('Mayfly', 0)
  expect(game.card('Semak-samun').subroutines.map(({ broken }) => broken)).toEqual([false, true])
  expect(() => game.runner.uses('Mayfly', 0)).toThrow('CR 1.2.2')
})

test('Semak-samun: of several gained subroutines an AI breaks the one its player chooses, never the printed one', () => {
  const game = meet(['Mayfly'])
  game.runner.uses('Mayfly', 1)
  game.runner.uses('Mayfly', 1)
  game.fiat.addSubroutine('Semak-samun', gainCredits(2))
  game.fiat.addSubroutine('Semak-samun', endRun())
  game.runner.uses('Mayfly', 0)
  expect(game.runner.question?.options.map(({ subroutine }) => subroutine)).toEqual([1, 2])
  expect(game.runner.refused.map(({ rule }) => rule)).toEqual(['1.2.2'])
  expect(() => game.runner.answers('subroutines', 0)).toThrow('CR 1.2.2')
  game.runner.answers('subroutines', 2)
  expect(game.card('Semak-samun').subroutines.map(({ broken }) => broken)).toEqual([false, false, true])
})

test('Semak-samun: an AI breaks other barriers, also while Semak-samun is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Semak-samun'), rezzed('Ice Wall')] })
    .runner({ credits: 20, rig: ['Mayfly'] })
    .encountering('Ice Wall')
  game.runner.uses('Mayfly', 0)
  expect(game.card('Ice Wall').subroutines.map(({ broken }) => broken)).toEqual([true])
})

test('Semak-samun: the Runner suffers 3 net damage, or the run ends', () => {
  const suffering = meet([])
  suffering.bothPass()
  suffering.runner.answers('mayPay', 'pay')
  expect(suffering.runner.hand).toHaveLength(1)
  expect(suffering.state.run).toBeDefined()
  const declining = meet([])
  declining.bothPass()
  declining.runner.declines()
  expect(declining.runner.hand).toHaveLength(4)
  expect(declining.state.run).toBeUndefined()
})

test('CR 10.4.4: Semak-samun: a Runner with 2 cards who chooses to suffer 3 net damage loses', () => {
  const game = meet([], ['Diesel', 'Diesel'])
  game.bothPass()
  game.runner.answers('mayPay', 'pay')
  expect(game.state.winner).toBe('corp')
})
