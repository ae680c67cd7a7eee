import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({
      credits: 6,
      hand: ['Sudden Commandment', 'Hedge Fund', 'Sudden Commandment', 'Enigma'],
      deck: ['Chum', 'Hunter', 'Tollbooth', 'Wall of Static', 'Archer'],
    })
    .runner({ stolen })
    .corpTurn()
  game.corp.plays('Sudden Commandment')
  expect(game.corp.hand).toHaveLength(5)
  return game
}

test('Sudden Commandment draws 2 cards and may play an operation that is not terminal', () => {
  const game = plays([])
  const before = game.save()
  game.corp.agrees()
  game.corp.chooses('Hedge Fund')
  expect(game.corp.credits).toBe(9)
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
  game.restore(before)
  game.corp.declines()
  expect(game.corp.credits).toBe(5)
})

test('Sudden Commandment may give a click for 3 credits at threat level 3, the first mandate of a turn alone', () => {
  const game = plays(['Priority Requisition'])
  game.corp.agrees()
  game.corp.chooses('Sudden Commandment')
  game.corp.declines()
  const before = game.save()
  game.corp.agrees()
  expect(game.corp).toMatchObject({ credits: 1, clicks: 3 })
  game.restore(before)
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 4, clicks: 2 })
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Hedge Fund'],
  others: ['Enigma'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 6, hand: ['Sudden Commandment', ...hidden], deck: ['Chum', 'Hunter', 'Tollbooth'] })
      .corpTurn()
    game.corp.plays('Sudden Commandment')
    game.corp.agrees()
    return game
  },
})
