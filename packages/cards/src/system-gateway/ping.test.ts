import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ping gives the Runner a tag when it is rezzed in a run against its server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hqIce: ['Ping'] })
    .approaching('Ping')
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.rezzes('Ping')
  expect(game.runner.tags).toBe(1)
})

test('Ping gives no tag when it is rezzed in a run against another server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hqIce: ['Ping'], rndIce: ['Enigma'] })
    .approaching('Enigma')
  game.fiat.rez('Ping', 'free')
  expect(game.card('Ping').rezzed).toBe(true)
  expect(game.runner.tags).toBe(0)
})

test('Ping gives no tag when it is rezzed while there is no run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Ping'] })
    .corpTurn('window')
  game.fiat.rez('Ping', 'free')
  expect(game.runner.tags).toBe(0)
})

test('Ping gives no tag when other ice of the server is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hqIce: [rezzed('Ping'), 'Enigma'] })
    .approaching('Enigma')
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.rezzes('Enigma')
  expect(game.runner.tags).toBe(0)
})

test('the subroutine of Ping ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ping')] })
    .encountering('Ping')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
  expect(game.runner.tags).toBe(0)
})
