import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (tags: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Capacitor')] })
    .runner({ tags })
    .encountering('Capacitor')
  return game
}

test('Capacitor has 2 more strength while the Runner is tagged', () => {
  expect(meets(0).card('Capacitor').strength).toBe(3)
  expect(meets(1).card('Capacitor').strength).toBe(5)
})

test('Capacitor gives 1 credit for each tag, and ends the run', () => {
  const game = meets(3)
  game.passUntil('runEnds')
  expect(game.corp.credits).toBe(3)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})
