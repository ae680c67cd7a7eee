import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (badPublicity: number, rig: readonly string[] = ['Corroder', 'Desperado']) => {
  const game = scenario({ definitions })
    .corp({ badPublicity, hand: ['Scapegoat'], hqIce: ['Enigma'] })
    .runner({ rig })
    .corpTurn()
  game.corp.plays('Scapegoat')
  return game
}

test('Scapegoat: the Runner may choose that 2 bad publicity are removed, or as many as there are', () => {
  const game = begin(3)
  game.runner.answers('effect', 0)
  expect(game.corp.badPublicity).toBe(1)
  expect(game.runner.rig).toEqual(['Corroder', 'Desperado'])
  const few = begin(1)
  few.runner.answers('effect', 0)
  expect(few.corp.badPublicity).toBe(0)
})

test('Scapegoat: the Runner may choose to shuffle an installed card that the Corp chooses into the stack', () => {
  const game = begin(3)
  game.runner.answers('effect', 1)
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Corroder', 'Desperado'])
  game.corp.answers('choose', 'Desperado')
  expect(game.runner.rig).toEqual(['Corroder'])
  expect(game.runner.deck).toContain('Desperado')
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
  expect(game.corp.badPublicity).toBe(3)
})

test('CR 9.12.3: the Runner may choose an option of Scapegoat that does nothing', () => {
  const noCard = begin(2, [])
  noCard.runner.answers('effect', 1)
  expect(noCard.corp.badPublicity).toBe(2)
  const none = begin(0)
  none.runner.answers('effect', 0)
  expect(none.runner.rig).toEqual(['Corroder', 'Desperado'])
})
