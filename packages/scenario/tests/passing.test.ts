import { expect, test } from 'vitest'
import { rezzed, scenario } from '../src/index.ts'
import { definitions } from './cards.ts'

const start = () => scenario({ definitions })
const twoWalls = () =>
  start()
    .corp({ hand: ['Wall'], hqIce: ['Wall', rezzed('Katana')] })
    .runner({ credits: 5, rig: ['Corroder'] })

test('passing that does not come to its goal leaves the game as it was', () => {
  const game = start()
    .corp({ hand: ['Agenda'] })
    .running('hq')
  game.bothPass()
  const { json, passed } = game
  expect(() => game.passUntil('runEnds')).toThrow(/somebody must decide[\s\S]*"candidate"/)
  expect(game.json).toBe(json)
  expect(game.passed).toBe(passed)
  expect(() =>
    game.passUntil(() => {
      throw new Error('a mistake of its own')
    }),
  ).toThrow('a mistake of its own')
  expect(game.json).toBe(json)
})

test('restoring takes back what was passed and logged since', () => {
  const game = start().running('archives')
  game.bothPass()
  const saved = game.save()
  const { passed } = game
  const { log } = game.state
  game.passUntil('nextAction')
  expect(game.passed.length).toBeGreaterThan(passed.length)
  game.restore(saved)
  expect(game.passed).toEqual(passed)
  expect(game.state.log).toEqual(log)
})

test('passing comes to the encounter that the last answer has begun, and then to the next', () => {
  const game = twoWalls().approaching('Katana')
  game.bothPass()
  expect(game.passUntil('encounter')).toEqual([])
  expect(game.state.encountered?.title).toBe('Katana')
  game.fiat.markBroken('Katana')
  game.fiat.rez('Wall', 'free')
  game.passUntil('encounter')
  expect(game.state.encountered?.title).toBe('Wall')
})

test('passing goes on from an encounter in which something was done', () => {
  const game = start()
    .corp({ hand: [], hqIce: [rezzed('Wall'), rezzed('Wall')] })
    .runner({ credits: 5, rig: ['Corroder'] })
    .running('hq')
  game.passUntil('encounter')
  game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  expect(game.card('Wall').id).not.toBe(game.state.encountered?.id)
  game.passUntil('encounter')
  expect(game.card('Wall').id).toBe(game.state.encountered?.id)
})

test('passing stops at the end of a game, and says so', () => {
  const game = start().corp({ deck: [] }).at('runnerTurn.discardPhaseWindow')
  expect(() => game.passUntil('corpAction')).toThrow(/The game ended before corpAction: the game is over/)
})
