import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Leech gets a counter from a central server and weakens ice with it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: ['Leech'] })
    .runnerTurn()
  game.runner.runs('Archives')
  game.passUntil('nextAction')
  expect(game.card('Leech').counters.virus).toBe(1)
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.uses('Leech')
  expect(game.card('Enigma').strength).toBe(1)
  expect(game.card('Leech').counters.virus ?? 0).toBe(0)
  expect(() => game.runner.uses('Leech')).toThrow('Leech')
})

test('Leech gets no counter from a remote server, nor from a run that is not successful', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ rig: ['Leech'] })
    .runnerTurn()
  for (const server of ['Server 1', 'HQ']) {
    game.runner.runs(server)
    game.finishRun({ accesses: 'pass' })
    game.passUntil('nextAction')
  }
  expect(game.card('Leech').counters.virus ?? 0).toBe(0)
})
