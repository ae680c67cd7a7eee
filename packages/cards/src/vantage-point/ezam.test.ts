import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('ezaM swaps with another installed piece of ice for a click, rezzed or not, at any server', () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: [rezzed('ezaM'), 'Enigma'],
      rndIce: [rezzed('Hunter')],
      remotes: [{ root: ['PAD Campaign'] }],
    })
    .corpTurn()
  game.corp.uses('ezaM')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Hunter'])
  game.corp.answers('choose', 'Hunter')
  expect(game.corp.clicks).toBe(2)
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter', 'Enigma'])
  expect(game.corp.servers.rnd?.ice).toEqual(['ezaM'])
  expect(game.card('ezaM').rezzed).toBe(true)
})

test('ezaM swaps with ice of the same server too', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('ezaM'), 'Enigma'] })
    .corpTurn()
  game.corp.uses('ezaM')
  game.corp.answers('choose', 'Enigma')
  expect(game.corp.servers.hq?.ice).toEqual(['Enigma', 'ezaM'])
})

test('CR 9.1.7: ezaM that is not rezzed cannot be used', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['ezaM'], rndIce: ['Enigma'] })
    .corpTurn()
  expect(() => game.corp.uses('ezaM')).toThrow('ezaM')
})

const meet = () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Hedge Fund', 'Beanstalk Royalties', 'Biotic Labor'],
      hqIce: [rezzed('Enigma'), rezzed('ezaM')],
      rndIce: ['Hunter'],
    })
    .encountering('ezaM')
  game.bothPass()
  return game
}

test('ezaM: the Corp looks at the top card of R&D, and may add it to the bottom', () => {
  const moving = meet()
  expect(moving.card('Hedge Fund').seenBy).toContain('corp')
  expect(moving.card('Hedge Fund').seenBy).not.toContain('runner')
  moving.corp.agrees()
  expect(moving.corp.deck).toEqual(['Beanstalk Royalties', 'Biotic Labor', 'Hedge Fund'])
  const leaving = meet()
  leaving.corp.declines()
  expect(leaving.corp.deck).toEqual(['Hedge Fund', 'Beanstalk Royalties', 'Biotic Labor'])
})

test('ezaM: each piece of ice has 1 strength more until the run ends, and not longer', () => {
  const game = meet()
  expect(game.card('Enigma').strength).toBe(2)
  game.corp.declines()
  expect(['Enigma', 'ezaM'].map(each => game.card(each).strength)).toEqual([3, 4])
  game.fiat.rez('Hunter', 'free')
  expect(game.card('Hunter').strength).toBe(5)
  game.fiat.endRun()
  expect(['Enigma', 'ezaM', 'Hunter'].map(each => game.card(each).strength)).toEqual([2, 3, 4])
})
