import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Archived Memories adds a card of Archives to HQ, also a facedown one, without showing it', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Archived Memories'], archives: ['Enigma', facedown('Snare!')] })
    .corpTurn()
  game.corp.plays('Archived Memories')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Snare!'])
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  game.corp.answers('choose', 'Snare!')
  expect(game.corp.hand).toEqual(['Snare!'])
  expect(game.state.log.some(each => each.what === 'revealed')).toBe(false)
})

test('Archived Memories cannot fetch itself: it is not in Archives before it has resolved', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Archived Memories'] })
    .corpTurn()
  game.corp.plays('Archived Memories')
  expect(game.corp).toMatchObject({ hand: [], archives: ['Archived Memories'] })
})
