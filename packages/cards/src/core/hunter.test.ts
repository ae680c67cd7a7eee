import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Hunter gives a tag when its trace of 3 beats the link of the Runner', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hqIce: [rezzed('Hunter')] })
    .runner({ credits: 4 })
    .encountering('Hunter')
  game.bothPass()
  game.corp.answers('traceStrength', 2)
  game.runner.answers('linkStrength', 4)
  expect(game.runner).toMatchObject({ tags: 1, credits: 0 })
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('CR 10.8.4: a trace with equal strengths is unsuccessful', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hqIce: [rezzed('Hunter')] })
    .runner({ credits: 5 })
    .encountering('Hunter')
  game.bothPass()
  game.corp.answers('traceStrength', 2)
  game.runner.answers('linkStrength', 5)
  expect(game.runner.tags).toBe(0)
})

test('Hunter gives no tag when its subroutine is broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Hunter')] })
    .encountering('Hunter')
  game.fiat.markBroken('Hunter', 0)
  game.bothPass()
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'run.passWindow' })
  expect(game.runner.tags).toBe(0)
})
