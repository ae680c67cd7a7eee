import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Chum: the next ice is stronger by 2, and does 3 net damage if it is not fully broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  expect(game.card('Wall of Static').strength).toBe(5)
  game.bothPass()
  expect(game.state.run).toBeUndefined()
  expect(game.runner.hand).toHaveLength(1)
})

test('Chum does nothing when the next ice is fully broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum')] })
    .runner({ credits: 9, rig: ['Corroder'], hand: ['Diesel', 'Mimic', 'Ninja'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  for (let i = 0; i < 3; i++) game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  game.bothPass()
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
  expect(game.runner.hand).toHaveLength(3)
})

test('Chum: who jacks out before the next ice suffers nothing, also in a later run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum')], rndIce: [rezzed('Enigma')] })
    .runner({ clicks: 2, hand: ['Diesel', 'Mimic', 'Ninja'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil(state => state.waiting.some(question => question.asks === 'jackOut'))
  game.runner.jacksOut()
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  game.passUntil('encounter')
  expect(game.card('Enigma').strength).toBe(2)
  game.bothPass()
  expect(game.runner.hand).toHaveLength(3)
})

test('Chum affects one encounter only', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Hunter'), rezzed('Data Mine'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Yog.0'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  expect(game.card('Hunter').strength).toBe(4)
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
  game.passUntil('encounter')
  expect(game.card('Hunter').strength).toBe(4)
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 3)
  expect(game.runner.hand).toHaveLength(1)
})

test('Chum behind Chum: the first one watches the second, and the second one what comes next', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Chum'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Yog.0', 'Wyrm', 'Diesel'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  expect(
    game
      .cards('Chum')
      .map(each => each.strength)
      .sort(),
  ).toEqual([4, 6])
  game.bothPass()
  expect(game.runner.hand).toHaveLength(4)
  game.passUntil('encounter')
  expect(game.card('Wall of Static').strength).toBe(5)
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
})

test('Chum: with some subroutines broken the next ice is not fully broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Chum')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .encountering('Chum')
  game.bothPass()
  game.passUntil('encounter')
  game.fiat.markBroken('Enigma', 1)
  game.bothPass()
  expect(game.runner.hand).toEqual([])
})
