import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Rabbit Hole gives link, and another copy may be found and installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 4, hand: ['Rabbit Hole'], deck: ['Mimic', 'Rabbit Hole', 'Diesel'] })
    .runnerTurn()
  game.runner.installs('Rabbit Hole')
  game.runner.answers('may', 'yes')
  game.runner.answers('search', 'Rabbit Hole')
  expect(game.runner).toMatchObject({ credits: 0, link: 2, hardware: ['Rabbit Hole', 'Rabbit Hole'] })
})

test('Rabbit Hole: a copy that cannot be paid for is not found, and declining shuffles nothing', () => {
  const game = scenario({ definitions })
    .runner({ credits: 3, hand: ['Rabbit Hole'], deck: ['Mimic', 'Rabbit Hole'] })
    .runnerTurn()
  game.runner.installs('Rabbit Hole')
  const saved = game.save()
  game.runner.answers('may', 'yes')
  expect(game.runner.question?.options).toEqual([])
  game.restore(saved)
  game.runner.answers('may', 'no')
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(false)
  expect(game.runner.link).toBe(1)
})
