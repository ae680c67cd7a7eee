import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const protectedBy = (ice: readonly string[]) =>
  scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: [rezzed('Front Company')], ice }] })
    .runner({ hand: ['Diesel', 'Mimic', 'Decoy'] })
    .runnerTurn()

test('Front Company: the first run of a turn cannot be made on a remote server', () => {
  const game = protectedBy([])
  expect(() => game.runner.runs('remote1')).toThrow('Front Company')
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('remote1')
  expect(game.state.run).toMatchObject({ server: 'remote1' })
})

test('Front Company does 2 net damage as the first run on Archives in a turn begins, if no ice protects it', () => {
  const game = protectedBy([])
  for (const hand of [1, 1]) {
    game.runner.runs('Archives')
    expect(game.runner.hand).toHaveLength(hand)
    game.fiat.endRun()
    game.passUntil('nextAction')
  }
})

test('Front Company does no damage while ice protects it', () => {
  const game = protectedBy(['Enigma'])
  game.runner.runs('Archives')
  expect(game.runner.hand).toHaveLength(3)
})

test('Front Company is rezzed in the turn of the Corp only', () => {
  const table = () => scenario({ definitions }).corp({ credits: 5, remotes: [{ root: ['Front Company'] }] })
  const game = table().corpTurn('window')
  game.corp.rezzes('Front Company')
  expect(game.corp.credits).toBe(3)
  const other = table().runnerTurn()
  other.runner.runs('HQ')
  other.runner.passes()
  expect(() => other.corp.rezzes('Front Company')).toThrow('turn')
})
