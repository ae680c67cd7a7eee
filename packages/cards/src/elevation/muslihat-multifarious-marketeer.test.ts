import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (top: string) =>
  scenario({ definitions })
    .runner({ identity: 'MuslihaT: Multifarious Marketeer', deck: [top, 'Diesel'] })
    .beforeRunnerTurn()
const asked = (top: string) => {
  const game = begin(top)
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm' || asks === 'action'))
  return game
}

test('MuslihaT may reveal an icebreaker on top of the stack and add it to the grip', () => {
  const game = asked('Corroder')
  game.runner.agrees()
  expect(game.runner).toMatchObject({ hand: ['Corroder'], deck: ['Diesel'] })
  expect(game.state.log.some(({ what, card }) => what === 'revealed' && card === 'Corroder')).toBe(true)
})

test('MuslihaT may take a run event as well', () => {
  const game = asked('Clean Getaway')
  game.runner.agrees()
  expect(game.runner.hand).toEqual(['Clean Getaway'])
})

test('MuslihaT may leave the card where it is, and reveals nothing then', () => {
  const game = asked('Corroder')
  game.runner.declines()
  expect(game.runner).toMatchObject({ hand: [], deck: ['Corroder', 'Diesel'] })
  expect(game.state.log.some(({ what }) => what === 'revealed')).toBe(false)
})

test('MuslihaT looks at any other card, and takes neither an event that is no run nor another program', () => {
  for (const top of ['Sure Gamble', 'Djinn', 'Decoy']) {
    const game = asked(top)
    expect(game.runner.question?.options.map(({ id }) => id)).toEqual(['no'])
    game.runner.declines()
    expect(game.runner.deck).toEqual([top, 'Diesel'])
    expect(
      game.state.log.some(({ what, by, card }) => what === 'lookedAt' && by === 'runner' && card === top),
    ).toBe(true)
  }
})

test('CR 10.2.2b: whether MuslihaT is asked tells the Corp nothing of the top card', () => {
  const [one, other] = [asked('Corroder'), asked('Sure Gamble')]
  expect(viewFor(other.json, 'corp')).toEqual(viewFor(one.json, 'corp'))
})

test('MuslihaT has nothing to look at when the stack is empty', () => {
  const game = scenario({ definitions })
    .runner({ identity: 'MuslihaT: Multifarious Marketeer', deck: [] })
    .beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.runner.hand).toEqual([])
})

test('MuslihaT does nothing when the turn of the Corp begins', () => {
  const game = scenario({ definitions })
    .runner({ identity: 'MuslihaT: Multifarious Marketeer', deck: ['Corroder'] })
    .beforeCorpTurn()
  game.passUntil('corpAction')
  expect(game.runner.deck).toEqual(['Corroder'])
})
