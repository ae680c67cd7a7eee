import { card, facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: Parameters<ReturnType<typeof scenario>['corp']>[0]) => {
  const game = scenario({ definitions })
    .corp({ deck: ['Chum'], ...corp, remotes: [{ root: [card('Longevity Serum', { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores('Longevity Serum')
  return game
}

test('Longevity Serum trashes as many cards of HQ as the Corp likes, then shuffles up to 3 cards of Archives into R&D', () => {
  const game = begin({ hand: ['Enigma', 'Hunter', 'Hedge Fund'], archives: ['Archer'] })
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 3 })
  game.corp.answers('choose', 'Enigma', 'Hunter')
  expect(game.corp).toMatchObject({ hand: ['Hedge Fund'] })
  expect(game.corp.archivesFacedown.toSorted()).toEqual(['Enigma', 'Hunter'])
  // What has just been trashed may go to R&D, too.
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 3 })
  game.corp.answers('choose', 'Archer', 'Enigma')
  expect(game.corp.archives).toEqual(['Hunter'])
  expect(game.corp.deck.toSorted()).toEqual(['Archer', 'Chum', 'Enigma'])
  expect(game.state.log.map(each => each.what)).toContain('shuffled')
  expect(game.state.log.map(each => each.what)).not.toContain('revealed')
})

test('Longevity Serum may trash nothing, or all of HQ', () => {
  const game = begin({ hand: ['Enigma', 'Hunter'], archives: ['Archer'] })
  const saved = game.save()
  game.corp.answers('choose')
  game.corp.answers('choose', 'Archer')
  expect(game.corp.hand).toEqual(['Enigma', 'Hunter'])
  expect(game.corp.deck.toSorted()).toEqual(['Archer', 'Chum'])
  game.restore(saved)
  game.corp.answers('choose', 'Enigma', 'Hunter')
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ hand: [], deck: ['Chum'] })
  expect(game.corp.archives).toHaveLength(3)
})

test('Longevity Serum shuffles no more than 3 cards, faceup or facedown, into R&D', () => {
  const game = begin({ archives: ['Archer', facedown('Enigma'), 'Hunter', 'Hedge Fund'] })
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 3 })
  expect(game.corp.question?.options).toHaveLength(4)
  game.corp.answers('choose', 'Archer', 'Enigma', 'Hunter')
  expect(game.corp.archives).toEqual(['Hedge Fund'])
})

test('Longevity Serum does nothing when it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma'], archives: ['Archer'], remotes: [{ root: ['Longevity Serum'] }] })
    .accessing('Longevity Serum')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp).toMatchObject({ question: undefined, hand: ['Enigma'], archives: ['Archer'] })
})
