import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (tags: number, hand = ['Diesel', 'Mimic', 'Ninja', 'Aurora'], rig: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Vicsek')] })
    .runner({ tags, hand, rig })
    .encountering('Vicsek')
  game.bothPass()
  return game
}

test('Vicsek does as much net damage and gives as many tags as the Runner has tags, then 1 more, and is trashed', () => {
  const game = meet(2)
  expect(game.runner.hand).toHaveLength(2)
  expect(game.state.log.find(each => each.what === 'damageSuffered')).toMatchObject({
    kind: 'net',
    amount: 2,
  })
  expect(game.runner.tags).toBe(5)
  expect(game.corp.archives).toEqual(['Vicsek'])
})

test('Vicsek does no damage to a Runner without tags, and gives 1 tag', () => {
  const game = meet(0)
  expect(game.runner.hand).toHaveLength(4)
  expect(game.runner.tags).toBe(1)
  expect(game.corp.archives).toEqual(['Vicsek'])
})

test('CR 9.11.3: the tags of Vicsek are counted once for both, and neither has happened while they can be avoided', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Vicsek')] })
    .runner({ tags: 2, hand: ['Diesel', 'Mimic', 'Ninja'], rig: ['Decoy'] })
    .encountering('Vicsek')
  game.bothPass()
  expect(game.runner.hand).toHaveLength(3)
  game.runner.uses('Decoy')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.tags).toBe(4)
})

test('Vicsek can kill the Runner', () => {
  const game = meet(2, ['Diesel'])
  expect(game.state.winner).toBe('corp')
})

test('Vicsek whose first subroutine is broken gives 1 tag and is trashed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Vicsek')] })
    .runner({ tags: 2, hand: ['Diesel'] })
    .encountering('Vicsek')
  game.fiat.markBroken('Vicsek', 0)
  game.bothPass()
  expect(game.runner).toMatchObject({ tags: 3, hand: ['Diesel'] })
  expect(game.corp.archives).toEqual(['Vicsek'])
})

test('Vicsek whose second subroutine is broken stays', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Vicsek')] })
    .runner({ tags: 1, hand: ['Diesel'] })
    .encountering('Vicsek')
  game.fiat.markBroken('Vicsek', 1)
  game.bothPass()
  expect(game.runner).toMatchObject({ tags: 2, hand: [] })
  expect(game.corp.servers.hq?.ice).toEqual(['Vicsek'])
})
