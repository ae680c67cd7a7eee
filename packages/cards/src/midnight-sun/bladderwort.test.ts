import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begins = (credits: number) => {
  const game = scenario({ definitions })
    .corp({ credits, remotes: [{ root: [rezzed('Bladderwort')] }] })
    .runner({ hand: ['Diesel', 'Mimic'] })
    .beforeCorpTurn()
  game.passUntil('corpAction')
  return game
}

test('Bladderwort gains 1 credit, and does 1 net damage if the Corp has 4 or less then', () => {
  const poor = begins(3)
  expect(poor.corp.credits).toBe(4)
  expect(poor.runner.hand).toHaveLength(1)
  expect(poor.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  const rich = begins(4)
  expect(rich.corp.credits).toBe(5)
  expect(rich.runner.hand).toHaveLength(2)
})
