import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (credits: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Paywall')] })
    .runner({ credits })
    .encountering('Paywall')

test('Paywall takes 1 credit from the Runner at each encounter', () => {
  expect(meet(4).runner.credits).toBe(3)
})

test('CR 1.10.3b: Paywall takes nothing from a Runner without credits, and they cannot pay', () => {
  const game = meet(0)
  expect(game.runner.credits).toBe(0)
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('Paywall: the Runner pays 1 credit, or the run ends', () => {
  const paying = meet(3)
  paying.bothPass()
  paying.runner.answers('mayPay', 'pay')
  expect(paying.runner.credits).toBe(1)
  expect(paying.state.run).toBeDefined()
  const declining = meet(3)
  declining.bothPass()
  declining.runner.declines()
  expect(declining.runner.credits).toBe(2)
  expect(declining.state.run).toBeUndefined()
})

test('Paywall takes no credit when other ice is encountered', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Paywall'), rezzed('Enigma')] })
    .runner({ credits: 3 })
    .encountering('Enigma')
  expect(game.runner.credits).toBe(3)
})
