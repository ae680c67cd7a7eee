import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Snare!: for 4 credits the Runner gets a tag and 3 net damage', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hand: ['Snare!'] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .accessing('Snare!')
  game.corp.answers('mayPay', 'pay')
  expect(game.corp.credits).toBe(0)
  expect(game.runner.tags).toBe(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.question?.kind).toBe('midAccess')
})

test('Snare! from R&D must be revealed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, deck: ['Snare!', 'Enigma'] })
    .accessing('Snare!')
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Snare!')).toBe(true)
  game.corp.declines()
  expect(game.runner.tags).toBe(0)
})

test('Snare! does nothing in Archives', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, archives: ['Snare!'] })
    .running('Archives')
  game.passUntil('breach')
  game.runner.accesses('Snare!')
  expect(game.corp.question).toBeUndefined()
  expect(game.runner.tags).toBe(0)
})

test('Snare! in a remote works unrezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, remotes: [{ root: ['Snare!'] }] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .accessing('Snare!')
  game.corp.answers('mayPay', 'pay')
  expect(game.runner).toMatchObject({ tags: 1, hand: [] })
})

test('Snare!: with 3 credits the Corp cannot pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Snare!'] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .accessing('Snare!')
  expect(() => game.corp.agrees()).toThrow('The Corp cannot agree')
  expect(game.runner.tags).toBe(0)
})

test('Snare! is not revealed when it is accessed in HQ', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hand: ['Snare!'] })
    .accessing('Snare!')
  expect(game.state.log.some(each => each.what === 'revealed')).toBe(false)
})
