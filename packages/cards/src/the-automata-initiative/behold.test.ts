import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const accesses = (credits: number, corp: object) =>
  scenario({ definitions })
    .corp({ credits, ...corp })
    .accessing('Behold!')

test('Behold! may give 2 tags for 4 credits as it is accessed', () => {
  const game = accesses(4, { hand: ['Behold!'] })
  game.corp.agrees()
  expect(game.runner.tags).toBe(2)
  expect(game.corp.credits).toBe(0)
})

test('Behold! gives no tags if the Corp does not pay', () => {
  const game = accesses(4, { remotes: [{ root: ['Behold!'] }] })
  game.corp.declines()
  expect(game.runner.tags).toBe(0)
})

test('Behold! does nothing in Archives', () => {
  const game = accesses(4, { archives: ['Behold!'] })
  expect(game.corp.question).toBeUndefined()
})

test('Behold! is revealed in R&D', () => {
  const game = accesses(4, { deck: ['Behold!'] })
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Behold!')).toBe(true)
})
