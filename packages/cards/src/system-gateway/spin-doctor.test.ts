import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Spin Doctor draws 2 cards when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma', 'Hunter', 'Chum'], remotes: [{ root: ['Spin Doctor'] }] })
    .corpTurn('window')
  game.corp.rezzes('Spin Doctor')
  expect(game.corp).toMatchObject({ hand: ['Enigma', 'Hunter'], deck: ['Chum'] })
})

test('Spin Doctor leaves the game to shuffle 2 cards of Archives into R&D, facedown ones too', () => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Chum'],
      archives: ['Enigma', facedown('Snare!'), 'Hunter'],
      remotes: [{ root: [rezzed('Spin Doctor')] }],
    })
    .corpTurn('window')
  game.corp.uses('Spin Doctor')
  expect(game.corp.removed).toEqual(['Spin Doctor'])
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 2 })
  game.corp.answers('choose', 'Enigma', 'Snare!')
  expect(game.corp.archives).toEqual(['Hunter'])
  expect(game.corp.deck.toSorted()).toEqual(['Chum', 'Enigma', 'Snare!'])
  expect(game.state.log.map(each => each.what)).toContain('shuffled')
  expect(game.state.log.map(each => each.what)).not.toContain('revealed')
})

test('Spin Doctor is no action: it can be used in a run, before the Runner breaches Archives', () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Hostile Takeover'], deck: ['Chum'], remotes: [{ root: [rezzed('Spin Doctor')] }] })
    .running('archives')
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.uses('Spin Doctor')
  game.corp.answers('choose', 'Hostile Takeover')
  game.passUntil('nextAction')
  expect(game.runner.stolen).toEqual([])
  expect(game.corp.deck.toSorted()).toEqual(['Chum', 'Hostile Takeover'])
})

test('CR 1.16.1: Spin Doctor does not shuffle itself, as it has left the game before a card is chosen', () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Enigma'], remotes: [{ root: [rezzed('Spin Doctor')] }] })
    .corpTurn('window')
  game.corp.uses('Spin Doctor')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma'])
})

test('Spin Doctor that is not rezzed cannot be used', () => {
  const game = scenario({ definitions })
    .corp({ archives: ['Enigma'], remotes: [{ root: ['Spin Doctor'] }] })
    .corpTurn('window')
  expect(() => game.corp.uses('Spin Doctor')).toThrow('not active (CR 1.8.6)')
})
