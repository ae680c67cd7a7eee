import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Virtual Service Agent'
const passes = (act: (game: ReturnType<typeof begin>) => void) => {
  const game = begin()
  act(game)
  game.passUntil('jackOut')
  return [game.runner.tags, game.runner.credits]
}
const begin = () =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed(title)] })
    .runner({ credits: 5, rig: ['Gordian Blade'] })
    .encountering(title)

test('Virtual Service Agent takes 1 credit, and gives a tag where no decoder broke that', () => {
  expect(passes(() => {})).toEqual([1, 4])
  expect(passes(game => game.runner.uses('Gordian Blade', 0))).toEqual([0, 4])
})

test('CR 6.1.3f: Virtual Service Agent gives a tag as well where another program fully broke it', () => {
  expect(passes(game => game.fiat.markBroken(title))).toEqual([1, 5])
})

test('Virtual Service Agent gives no tag as the Runner passes it unrezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [title] })
    .approaching(title)
  game.passUntil('jackOut')
  expect(game.runner.tags).toBe(0)
})
