import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const scores = (hand: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({
      hand,
      deck: ['Hedge Fund', 'Enigma', 'Chum', 'Hunter'],
      remotes: [{ root: [card('Kingmaking', { advanced: 4 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Kingmaking')
  return game
}

test('Kingmaking draws up to 3 cards, and may add an agenda worth 1 point or less to the score area', () => {
  const game = scores(['Hostile Takeover', 'Posted Bounty', 'Nisei MK II'])
  game.corp.answers('number', 2)
  expect(game.corp.hand).toHaveLength(5)
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual([
    'Hostile Takeover',
    'Posted Bounty',
  ])
  game.corp.chooses('Hostile Takeover')
  expect(game.corp).toMatchObject({ agendaPoints: 3, scored: ['Kingmaking', 'Hostile Takeover'] })
  game.restore(before)
  game.corp.declines()
  expect(game.corp.agendaPoints).toBe(2)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Hostile Takeover'],
  others: ['Nisei MK II'],
  must: true,
  begin(hidden) {
    const game = scores(hidden)
    game.corp.answers('number', 0)
    game.corp.agrees()
    return game
  },
})
