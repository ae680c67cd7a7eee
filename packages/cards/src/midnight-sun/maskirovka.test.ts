import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Maskirovka gives the Corp 2 credits and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hqIce: [rezzed('Maskirovka')] })
    .encountering('Maskirovka')
  game.passUntil('runEnds')
  expect(game.corp.credits).toBe(3)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

test('Maskirovka does each of its two things by a subroutine of its own', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hqIce: [rezzed('Maskirovka')] })
    .encountering('Maskirovka')
  const before = game.save()
  game.fiat.markBroken('Maskirovka', 0)
  game.passUntil('runEnds')
  expect(game.corp.credits).toBe(1)
  expect(game.state.run).toBeUndefined()
  game.restore(before)
  game.fiat.markBroken('Maskirovka', 1)
  game.bothPass()
  expect(game.corp.credits).toBe(3)
  expect(game.state.run).toMatchObject({ server: 'hq' })
})
