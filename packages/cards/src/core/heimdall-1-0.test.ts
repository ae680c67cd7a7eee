import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Heimdall 1.0: the Runner loses a click to break a subroutine', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0')] })
    .runner({ clicks: 3, hand: ['Diesel', 'Mimic'] })
    .encountering('Heimdall 1.0')
  for (const subroutine of [0, 1]) {
    game.runner.uses('Heimdall 1.0')
    game.runner.breaks(subroutine)
  }
  game.runner.uses('Heimdall 1.0') // the last one is broken unasked
  expect(game.runner.clicks).toBe(0)
  expect(game.state.log.filter(each => each.what === 'clicksLost')).toHaveLength(3)
  expect(
    game.state.log.some(each => each.what === 'clicksSpent' && each.kind !== 'run' && each.amount > 1),
  ).toBe(false)
  game.bothPass()
  expect(game.runner).toMatchObject({ coreDamage: 0 })
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('Heimdall 1.0 does 1 core damage, then ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0')] })
    .runner({ clicks: 0, hand: ['Diesel', 'Mimic'] })
    .encountering('Heimdall 1.0')
  expect(() => game.runner.uses('Heimdall 1.0')).toThrow('it takes 1 click, and the Runner has 0 left')
  game.bothPass()
  expect(game.runner).toMatchObject({ coreDamage: 1, handSize: 4 })
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.run).toBeUndefined()
})

test('Heimdall 1.0: only the Runner can use its ability', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Heimdall 1.0')] })
    .runner({ clicks: 3 })
    .encountering('Heimdall 1.0')
  game.runner.passes()
  expect(game.corp.question?.options.map(option => option.kind)).toEqual(['pass'])
})

test('Heimdall 1.0: its own subroutines may be broken for clicks, not those of other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Heimdall 1.0')] })
    .runner({ clicks: 3 })
    .encountering('Enigma')
  expect(() => game.runner.uses('Heimdall 1.0')).toThrow('CR 9.5.6c')
})

test('Heimdall 1.0: either of its last two subroutines by itself ends the run', () => {
  for (const broken of [1, 2]) {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Heimdall 1.0')] })
      .encountering('Heimdall 1.0')
    expect(game.card('Heimdall 1.0').subroutines).toHaveLength(3)
    game.fiat.markBroken('Heimdall 1.0', 0, broken)
    game.bothPass()
    expect(game.state.run).toBeUndefined()
  }
})
