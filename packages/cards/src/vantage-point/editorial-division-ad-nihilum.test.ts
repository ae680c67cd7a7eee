import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (
  deck: readonly string[] = ['Enigma', 'Witch Hunt', 'Scorched Earth', 'Vulture Fund', 'Neural EMP'],
) => {
  const game = scenario({ definitions })
    .corp({ identity: 'Editorial Division: Ad Nihilum', credits: 5, deck })
    .corpTurn()
  game.fiat.giveBadPublicity(1)
  return game
}

test('Editorial Division finds 1 black ops, gray ops or liability card that is no agenda, shows it and adds it to HQ', () => {
  const game = begin()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Neural EMP',
    'Scorched Earth',
    'Vulture Fund',
  ])
  game.corp.answers('search', 'Neural EMP')
  expect(game.corp.hand).toEqual(['Neural EMP'])
  expect(game.corp.deck.slice().sort()).toEqual(['Enigma', 'Scorched Earth', 'Vulture Fund', 'Witch Hunt'])
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Neural EMP')).toBe(true)
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
})

test('the Corp may leave Editorial Division unused, and R&D is not shuffled', () => {
  const game = begin()
  game.corp.declines()
  expect(game.corp.hand).toEqual([])
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(false)
})

test('CR 8.7.3: the Corp may find nothing with Editorial Division, and R&D is shuffled all the same', () => {
  const game = begin(['Enigma', 'Witch Hunt'])
  game.corp.agrees()
  game.corp.answers('search')
  expect(game.corp.hand).toEqual([])
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
})

test('Editorial Division searches for the first bad publicity of a turn only, however much that is', () => {
  const game = begin()
  game.corp.declines()
  game.fiat.giveBadPublicity(2)
  expect(game.corp.question?.kind).toBe('action')
})

test("Editorial Division searches in the Runner's turn too, and not when bad publicity is removed", () => {
  const game = scenario({ definitions })
    .corp({ identity: 'Editorial Division: Ad Nihilum', badPublicity: 2, deck: ['Vulture Fund', 'Enigma'] })
    .runnerTurn()
  game.fiat.removeBadPublicity(1)
  expect(game.corp.question).toBeUndefined()
  game.fiat.giveBadPublicity(1)
  game.corp.agrees()
  game.corp.answers('search', 'Vulture Fund')
  expect(game.corp.hand).toEqual(['Vulture Fund'])
})
