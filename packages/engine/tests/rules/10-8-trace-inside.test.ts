import { scenario } from '@paydata/scenario'
import { made, operation } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import { gainCredits, giveTags, play, trace } from '../../src/vocabulary.ts'

const inside = trace(1, { inAnyCase: [gainCredits(2)] })
const definitions = defineCards('trace-inside', [
  made(operation('Two Traces'), play(trace(1, { ifSuccessful: [giveTags(1), inside] }))),
])

test('10.8.5: a trace inside the result of another has results of its own only', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Two Traces'], credits: 0 })
    .runner({ credits: 0 })
    .corpTurn()
  game.corp.plays('Two Traces')
  for (let nth = 0; nth < 2; nth++) {
    game.corp.answers('traceStrength', 0)
    game.runner.answers('linkStrength', 0)
  }
  game.passUntil('nextAction')
  expect(game.runner.tags).toBe(1)
  expect(game.corp.credits).toBe(2)
})
