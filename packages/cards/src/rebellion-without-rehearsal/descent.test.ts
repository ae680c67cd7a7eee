import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .corp({
      credits: 1,
      hand: ['Descent', 'Nisei MK II', 'Enigma'],
      deck: ['Chum', 'Hunter'],
      archives: ['Hostile Takeover', 'Hedge Fund'],
    })
    .corpTurn()

test('Descent draws a card from HQ, and shuffles up to 2 agendas of HQ and Archives into R&D', () => {
  const game = begin()
  game.corp.uses('Descent')
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Hostile Takeover',
    'Nisei MK II',
  ])
  const before = game.save()
  game.corp.chooses('Nisei MK II', 'Hostile Takeover')
  expect(game.corp.deck.toSorted()).toEqual(['Hostile Takeover', 'Hunter', 'Nisei MK II'])
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2, hand: ['Enigma', 'Chum'] })
  game.restore(before)
  game.corp.answers('choose')
  expect(game.corp.deck).toEqual(['Hunter'])
})

test('Descent may return to HQ as the turn begins', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Descent')] })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.hand).toContain('Descent')
  game.restore(before)
  game.corp.declines()
  expect(game.card('Descent').zone).toBe('ice')
})

test('Descent ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Descent')] })
    .encountering('Descent')
  game.passUntil('runEnds')
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Nisei MK II'],
  others: ['Enigma'],
  must: false,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 1, hand: ['Descent', ...hidden] })
      .corpTurn()
    game.corp.uses('Descent')
    return game
  },
})
