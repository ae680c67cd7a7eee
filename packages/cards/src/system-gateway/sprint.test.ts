import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Sprint draws 3 cards and shuffles 2 cards of HQ into R&D', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Sprint', 'Hedge Fund'], deck: ['Enigma', 'Hunter', 'Chum', 'Archer'] })
    .corpTurn()
  game.corp.plays('Sprint')
  expect(game.corp.hand).toEqual(['Hedge Fund', 'Enigma', 'Hunter', 'Chum'])
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 2, max: 2 })
  expect(() => game.corp.answers('choose', 'Enigma')).toThrow('tooFew')
  game.corp.answers('choose', 'Hedge Fund', 'Hunter')
  expect(game.corp.hand).toEqual(['Enigma', 'Chum'])
  expect(game.corp.deck.toSorted()).toEqual(['Archer', 'Hedge Fund', 'Hunter'])
  expect(game.state.log.map(each => each.what)).toContain('shuffled')
  expect(game.state.log.map(each => each.what)).not.toContain('revealed')
})

test('Sprint may shuffle cards away that it has just drawn', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Sprint'], deck: ['Enigma', 'Hunter', 'Chum', 'Archer'] })
    .corpTurn()
  game.corp.plays('Sprint')
  game.corp.answers('choose', 'Enigma', 'Chum')
  expect(game.corp).toMatchObject({ hand: ['Hunter'], archives: ['Sprint'] })
  expect(game.corp.deck.toSorted()).toEqual(['Archer', 'Chum', 'Enigma'])
})
