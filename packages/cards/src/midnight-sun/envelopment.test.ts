import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Envelopment gets 4 counters when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hqIce: ['Envelopment'] })
    .approaching('Envelopment')
  game.runner.passes()
  game.corp.rezzes('Envelopment')
  expect(game.card('Envelopment').counters).toMatchObject({ power: 4 })
})

test('Envelopment loses a counter as each turn of the Corp begins, and none as that of the Runner does', () => {
  const begin = () =>
    scenario({ definitions }).corp({ hqIce: [rezzed('Envelopment', { counters: { power: 2 } })] })
  const corps = begin().beforeCorpTurn()
  corps.passUntil('corpAction')
  expect(corps.card('Envelopment').counters).toMatchObject({ power: 1 })
  const runners = begin().beforeRunnerTurn()
  runners.passUntil('runnerAction')
  expect(runners.card('Envelopment').counters).toMatchObject({ power: 2 })
})

test('Envelopment ends the run by a subroutine before its own for each counter, and is trashed without one', () => {
  const meets = (power: number) =>
    scenario({ definitions })
      .corp({ hqIce: [rezzed('Envelopment', { counters: { power } })] })
      .encountering('Envelopment')
  const two = meets(2)
  expect(two.card('Envelopment').subroutines.map(each => each.text)).toEqual([
    '[sub] End the run.',
    '[sub] End the run.',
    '[sub] Trash this ice.',
  ])
  two.passUntil('runEnds')
  expect(two.card('Envelopment').zone).toBe('ice')
  const none = meets(0)
  none.bothPass()
  expect(none.corp.archives).toEqual(['Envelopment'])
})
