import { lastTurn, scenario, successfulRun, unsuccessfulRun } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('SEA Source traces with 3 after a successful run in the last turn of the Runner', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['SEA Source'] })
    .runner({ credits: 2 })
    .history(lastTurn(successfulRun('archives')))
    .corpTurn()
  game.corp.plays('SEA Source')
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 2)
  expect(game.runner.tags).toBe(1)
})

test('SEA Source needs a run that was successful', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['SEA Source'] })
    .history(lastTurn(unsuccessfulRun('archives')))
    .corpTurn()
  expect(() => game.corp.plays('SEA Source')).toThrow(
    'the Runner did not make a successful run during their last turn',
  )
})

test('SEA Source traces with 3: a link strength of 3 is enough against it, and 2 is not', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['SEA Source'] })
    .runner({ credits: 3 })
    .history(lastTurn(successfulRun('rnd')))
    .corpTurn()
  game.corp.plays('SEA Source')
  game.corp.answers('traceStrength', 0)
  const saved = game.save()
  for (const [link, tags] of [
    [3, 0],
    [2, 1],
  ] as const) {
    game.restore(saved)
    game.runner.answers('linkStrength', link)
    expect(game.runner.tags).toBe(tags)
  }
})
