import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Epiphany Analytica: Nations Undivided'

test('Epiphany Analytica gets 1 counter for the first Corp card each turn that the Runner steals or trashes', () => {
  const game = scenario({ definitions })
    .corp({
      identity,
      hand: ['Adonis Campaign'],
      remotes: [{ root: ['PAD Campaign'] }, { root: ['Hostile Takeover'] }],
    })
    .runner({ credits: 9 })
    .runnerTurn()
  game.fiat.trash('PAD Campaign')
  game.runner.runs('remote2')
  game.finishRun({ accesses: 'steal' })
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'trash' })
  expect(game.card(identity).counters).toMatchObject({ power: 1 })
})

const uses = (deck: readonly string[] = ['Hedge Fund', 'PAD Campaign', 'Enigma', 'Chum']) => {
  const game = scenario({ definitions }).corp({ identity, deck }).corpTurn()
  game.fiat.setCounters(identity, { power: 1 })
  game.corp.uses(identity)
  return game
}

test('Epiphany Analytica looks at the top 3 cards of R&D for a click and a counter, and may install 1 of them', () => {
  const game = uses()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['PAD Campaign', 'Enigma'])
  game.corp.chooses('Enigma')
  game.corp.answers('server', 'HQ')
  expect(game.corp).toMatchObject({ clicks: 2, deck: ['Hedge Fund', 'PAD Campaign', 'Chum'] })
  expect(game.card('Enigma')).toMatchObject({ zone: 'ice', server: 'hq' })
})

test('Epiphany Analytica may leave all cards where they are', () => {
  const game = uses()
  game.corp.declines()
  expect(game.corp.deck).toEqual(['Hedge Fund', 'PAD Campaign', 'Enigma', 'Chum'])
  expect(game.card(identity).counters.power ?? 0).toBe(0)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = uses(hidden)
    game.corp.agrees()
    return game
  },
})
