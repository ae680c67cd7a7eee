import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: [rezzed('Enigma'), 'Chum'],
      remotes: [
        { root: [card('Élivágar Bifurcation', { advanced: 2 })] },
        { root: [rezzed('PAD Campaign')] },
      ],
    })
    .corpTurn('window')
  game.corp.scores('Élivágar Bifurcation')
  return game
}

test('Élivágar Bifurcation may derez 1 installed card as it is scored', () => {
  const game = begin()
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Enigma',
    'PAD Campaign',
  ])
  game.corp.chooses('PAD Campaign')
  expect([game.card('PAD Campaign').rezzed, game.card('Enigma').rezzed]).toEqual([false, true])
  game.restore(before)
  game.corp.declines()
  expect([game.card('PAD Campaign').rezzed, game.card('Enigma').rezzed]).toEqual([true, true])
  expect(game.corp.agendaPoints).toBe(1)
})
