import { examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

example(
  ['cr-26.03/3.9.5b/1', 'cr-1.6/3.9.5b/1'],
  'Corroder: 1 credit gives +1 strength until the encounter ends',
  () => {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Wall of Static')] })
      .runner({ credits: 4, rig: ['Corroder'] })
      .encountering('Wall of Static')
    expect(() => game.runner.uses('Corroder', 0)).toThrow('3.9.5g')
    game.runner.uses('Corroder', 1)
    expect(game.card('Corroder').strength).toBe(3)
    game.runner.uses('Corroder', 0)
    expect(game.runner.credits).toBe(2)
    game.bothPass()
    expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
    expect(game.card('Corroder').strength).toBe(2)
  },
)

example(
  ['cr-26.03/3.9.5d/1', 'cr-1.6/3.9.5d/1'],
  'Corroder: strength gained outside an encounter is gone at the next checkpoint',
  () => {
    const game = scenario({ definitions })
      .runner({ credits: 4, rig: ['Corroder'] })
      .runnerTurn('window')
    game.runner.uses('Corroder', 1)
    expect(game.card('Corroder').strength).toBe(2)
    expect(game.runner.credits).toBe(3)
  },
)

test('Corroder breaks barriers only', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 4, rig: ['Corroder'] })
    .encountering('Enigma')
  expect(() => game.runner.uses('Corroder', 0)).toThrow('CR 3.9.5h')
})

test('CR 9.8.6: Corroder has nothing to break any more when all is broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: ['Corroder'] })
    .encountering('Wall of Static')
  game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  expect(() => game.runner.uses('Corroder', 0)).toThrow('CR 9.8.6')
})

test('Corroder breaks one subroutine each time', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Thorns')] })
    .runner({ credits: 4, rig: ['Corroder'] })
    .encountering('Wall of Thorns')
  for (const ability of [1, 1, 1, 0]) game.runner.uses('Corroder', ability)
  game.runner.breaks(1)
  expect(game.card('Wall of Thorns').subroutines.map(each => each.broken)).toEqual([false, true])
})
