import { card, facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Haas-Bioroid: Precision Design'
const scoring = (archives: Parameters<ReturnType<typeof scenario>['corp']>[0]['archives'] = []) => {
  const game = scenario({ definitions })
    .corp({ identity, archives, remotes: [{ root: [card('Private Security Force', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Private Security Force')
  return game
}

test('Precision Design lets the Corp keep 6 cards in HQ', () => {
  const game = scenario({ definitions })
    .corp({ identity, hand: Array(7).fill('Hedge Fund') })
    .at('corpTurn.discard')
  expect(game.corp).toMatchObject({ handSize: 6, question: { kind: 'discard', min: 1, max: 1 } })
})

test('Precision Design may add 1 card of Archives, faceup or facedown, to HQ when an agenda is scored', () => {
  const game = scoring(['Hedge Fund', facedown('Enigma')])
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  const saved = game.save()
  game.corp.answers('choose', 'Hedge Fund')
  expect(game.corp).toMatchObject({ hand: ['Hedge Fund'], archivesFacedown: ['Enigma'] })
  game.restore(saved)
  game.corp.answers('choose', 'Enigma')
  expect(game.corp).toMatchObject({ hand: ['Enigma'], archivesFaceup: ['Hedge Fund'] })
  expect(game.state.log.map(each => each.what)).not.toContain('revealed')
})

test('Precision Design does not need to add a card to HQ', () => {
  const game = scoring(['Hedge Fund'])
  game.corp.declines()
  expect(game.corp).toMatchObject({ hand: [], archives: ['Hedge Fund'] })
})

test('Precision Design asks nothing while Archives is empty', () => {
  const game = scoring()
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(game.corp.scored).toEqual(['Private Security Force'])
})

test('Precision Design adds no card to HQ when an agenda is stolen', () => {
  const game = scenario({ definitions })
    .corp({ identity, archives: ['Hedge Fund'], remotes: [{ root: ['Private Security Force'] }] })
    .accessing('Private Security Force')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp).toMatchObject({ question: undefined, hand: [], archives: ['Hedge Fund'] })
})
