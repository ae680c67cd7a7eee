import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
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

test('Rabbit Hole: each copy may find the next, and the stack is shuffled before it is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 6, hand: ['Rabbit Hole'], deck: ['Rabbit Hole', 'Diesel', 'Rabbit Hole'] })
    .runnerTurn()
  game.runner.installs('Rabbit Hole')
  for (let i = 0; i < 2; i++) {
    game.runner.agrees()
    expect(game.runner.question).toMatchObject({ min: 0, max: 1 })
    expect(game.runner.question?.options.every(option => option.card === 'Rabbit Hole')).toBe(true)
    game.runner.answers('search', 'Rabbit Hole')
  }
  expect(game.runner).toMatchObject({ credits: 0, link: 3, clicks: 3, deck: ['Diesel'] })
  const log = game.state.log.map(each => each.what)
  expect(log.filter(each => each === 'shuffled' || each === 'installed')).toEqual([
    'installed',
    'shuffled',
    'installed',
    'shuffled',
    'installed',
  ])
})

test('CR 8.7.2e: Rabbit Hole may find nothing, and the stack is shuffled all the same', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Rabbit Hole'], deck: ['Rabbit Hole'] })
    .runnerTurn()
  game.runner.installs('Rabbit Hole')
  game.runner.agrees()
  game.runner.answers('search')
  expect(game.runner.link).toBe(1)
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
})
