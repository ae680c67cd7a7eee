import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Janaína “JK” Dumont Kindelán'

test('Janaína gets 3 credits as the turn begins', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed(title)] }] })
    .beforeCorpTurn()
  game.passUntil('corpAction')
  expect(game.card(title).counters).toMatchObject({ credit: 3 })
})

const uses = (hand: readonly string[] = ['Enigma', 'PAD Campaign', 'Hedge Fund']) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand, remotes: [{ root: [rezzed(title, { counters: { credit: 6 } })] }] })
    .corpTurn()
  game.corp.uses(title)
  expect(game.corp).toMatchObject({ credits: 6, clicks: 2 })
  expect(game.corp.hand).toContain(title)
  return game
}

test('Janaína goes to HQ with all her credits taken, and a card may be installed', () => {
  const game = uses()
  game.corp.agrees()
  expect(game.corp.question?.options).toHaveLength(3)
  game.corp.chooses('Enigma')
  game.corp.answers('server', 'HQ')
  expect(game.card('Enigma').zone).toBe('ice')
})

test('Janaína: nothing may be installed', () => {
  const game = uses()
  game.corp.declines()
  expect(game.corp.hand).toHaveLength(4)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = uses(hidden)
    game.fiat.move(title, 'removed')
    game.corp.agrees()
    return game
  },
})
