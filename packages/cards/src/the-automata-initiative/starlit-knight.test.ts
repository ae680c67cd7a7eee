import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (stolen: readonly string[], tags: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Starlit Knight')] })
    .runner({ stolen, tags })
    .encountering('Starlit Knight')

test('Starlit Knight gives 2 tags', () => {
  const game = meets(['Priority Requisition'], 1)
  expect(game.card('Starlit Knight').subroutines).toHaveLength(2)
  game.passUntil('jackOut')
  expect(game.runner.tags).toBe(3)
})

test('Starlit Knight gains a subroutine that ends the run for each tag at threat level 4', () => {
  const game = meets(['Nisei MK II', 'Nisei MK II'], 2)
  expect(game.card('Starlit Knight').subroutines.map(each => each.text)).toEqual([
    '[sub] Give the Runner 1 tag.',
    '[sub] Give the Runner 1 tag.',
    '[sub] End the run.',
    '[sub] End the run.',
  ])
  game.passUntil('runEnds')
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
  expect(game.card('Starlit Knight').subroutines).toHaveLength(2)
})
