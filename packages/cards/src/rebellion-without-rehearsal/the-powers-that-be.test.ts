import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const scores = (corp: object) => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [
        { root: [card('Hostile Takeover', { advanced: 2 })] },
        { root: [rezzed('The Powers That Be')] },
      ],
      rndIce: ['Enigma'],
      ...corp,
    })
    .corpTurn('window')
  game.corp.scores('Hostile Takeover')
  game.corp.chooses('The Powers That Be')
  return game
}

test('The Powers That Be may install a card from HQ or Archives without its cost as an agenda is scored', () => {
  const game = scores({ hand: ['Chum', 'Hedge Fund'], archives: ['Hunter'] })
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual(['Chum', 'Hunter'])
  game.corp.chooses('Hunter')
  game.corp.answers('server', 'R&D')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ archives: [] })
  expect(game.card('Hunter').server).toBe('rnd')
  game.restore(before)
  game.corp.declines()
  expect(game.corp.archives).toEqual(['Hunter'])
})

test('The Powers That Be does nothing as an agenda is stolen', () => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Hostile Takeover'],
      archives: ['Hunter'],
      remotes: [{ root: [rezzed('The Powers That Be')] }],
    })
    .runnerTurn()
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'steal' })
  expect(game.corp.archives).toEqual(['Hunter'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = scores({ hand: hidden })
    game.corp.agrees()
    return game
  },
})
