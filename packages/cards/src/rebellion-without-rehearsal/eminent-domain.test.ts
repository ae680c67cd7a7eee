import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Eminent Domain of HQ installs and rezzes a card of HQ for 5 credits less', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Eminent Domain', 'Tollbooth', 'PAD Campaign', 'Hedge Fund'] })
    .corpTurn()
  game.corp.uses('Eminent Domain')
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2, archives: ['Eminent Domain'] })
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'PAD Campaign',
    'Tollbooth',
  ])
  game.corp.chooses('PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.card('PAD Campaign').rezzed).toBe(true)
})

test('Eminent Domain may install and rez a card of R&D, ignoring all costs, as it is scored', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Tollbooth', 'Enigma', 'Hedge Fund'],
      remotes: [{ root: [card('Eminent Domain', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Eminent Domain')
  const before = game.save()
  game.corp.agrees()
  game.corp.chooses('Tollbooth')
  game.corp.answers('server', 'HQ')
  expect(game.card('Tollbooth').rezzed).toBe(true)
  expect(game.corp.deck.toSorted()).toEqual(['Enigma', 'Hedge Fund'])
  game.restore(before)
  game.corp.declines()
  expect(game.corp.deck).toEqual(['Tollbooth', 'Enigma', 'Hedge Fund'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 1, hand: ['Eminent Domain', ...hidden] })
      .corpTurn()
    game.corp.uses('Eminent Domain')
    return game
  },
})

test('CR 10.3.1i: a server keeps no position for ice that cannot be paid and goes back', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Eminent Domain', 'Tollbooth'], hqIce: ['Enigma'] })
    .corpTurn()
  game.corp.uses('Eminent Domain')
  game.corp.chooses('Tollbooth')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  game.corp.answers('number', 0)
  expect(game.corp.hand).toEqual(['Tollbooth'])
  expect(game.json.servers.find(({ id }) => id === 'hq')?.ice).toHaveLength(1)
})
