import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Byte!: for 4 credits the Runner gets a tag and 3 net damage', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hand: ['Byte!'] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .accessing('Byte!')
  expect(game.state.log.some(each => each.what === 'revealed')).toBe(false)
  game.corp.agrees()
  expect(game.corp.credits).toBe(0)
  expect(game.runner.tags).toBe(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.runner.hand).toHaveLength(1)
})

test('Byte! from R&D must be revealed, and the Corp declines', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, deck: ['Byte!', 'Enigma'] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .accessing('Byte!')
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Byte!')).toBe(true)
  game.corp.declines()
  expect(game.corp.credits).toBe(4)
  expect(game.runner.tags).toBe(0)
  expect(game.runner.hand).toHaveLength(4)
})

test('Byte! does nothing in Archives', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, archives: ['Byte!'] })
    .running('Archives')
  game.passUntil('breach')
  game.runner.accesses('Byte!')
  expect(game.corp.question).toBeUndefined()
  expect(game.runner.tags).toBe(0)
})

test('Byte! works in a remote server, unrezzed and with no counter on it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, remotes: [{ root: ['Byte!'] }] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .accessing('Byte!')
  game.corp.agrees()
  expect(game.runner).toMatchObject({ tags: 1, hand: [] })
})

test('Byte!: with 3 credits the Corp cannot pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Byte!'] })
    .accessing('Byte!')
  expect(() => game.corp.agrees()).toThrow('The Corp cannot agree')
  expect(game.runner.tags).toBe(0)
})

test('Byte!: the Runner can trash it for nothing', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Byte!'] })
    .runner({ credits: 0 })
    .accessing('Byte!')
  game.passUntil(() => game.runner.question?.kind === 'midAccess')
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['Byte!'])
})
