import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'Thunderbolt Armaments: Peace Through Power'
const rezzes = (ice: string, rig: readonly string[] = ['Mimic', 'Corroder']) => {
  const game = scenario({ definitions })
    .corp({ identity, credits: 20, hqIce: [ice] })
    .runner({ rig, credits: 0 })
    .approaching(ice)
  game.runner.passes()
  game.corp.rezzes(ice)
  return game
}

test('Thunderbolt Armaments: AP or destroyer ice that is rezzed in a run gets 1 strength and a subroutine', () => {
  const game = rezzes('Neural Katana')
  expect(game.card('Neural Katana').strength).toBe(4)
  expect(game.card('Neural Katana').subroutines).toHaveLength(2)
  game.passUntil('encounter')
  game.fiat.markBroken('Neural Katana', 0)
  game.passUntil(() => game.runner.question?.kind === 'confirm' || game.runner.question?.kind === 'payment')
  const before = game.save()
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
  game.restore(before)
  game.runner.agrees()
  game.runner.answers('payment', 'Mimic')
  expect(game.runner.rig).toEqual(['Corroder'])
  expect(game.state.run).toBeDefined()
})

test('Thunderbolt Armaments leaves other ice as it is, and ice that is rezzed outside of a run', () => {
  expect(rezzes('Enigma').card('Enigma').strength).toBe(2)
  const game = scenario({ definitions })
    .corp({ identity, credits: 20, hqIce: ['Neural Katana'] })
    .runnerTurn()
  game.fiat.rez('Neural Katana')
  expect(game.card('Neural Katana')).toMatchObject({ strength: 3 })
})
