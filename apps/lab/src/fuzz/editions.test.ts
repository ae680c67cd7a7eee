import { newestEdition } from '@paydata/engine'
import { diceOf } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { everyEdition } from '../editions.ts'
import { formatNamed, setupFor } from '../pool.ts'
import { fuzz } from './game.ts'
import { agreedFor, fuzzMatch } from './match.ts'

const older = everyEdition.filter(name => name !== newestEdition)

/** Enough for a few turns of both players, and for a comparison with a twin. */
const mostAnswers = 150
const mostActs = 80

/** With the cards that each of them is played with. */
const setupBy = (edition: string, deck: 'starter' | 'mixed', nth: number) => {
  const seed = `${edition} ${deck} ${nth}`
  const dice = diceOf(seed)
  return { seed, dice, setup: { ...setupFor(deck, nth, seed, dice, formatNamed('core')), edition } }
}

test.each(older)('%s: games by chance keep the laws and tell nothing that is hidden', edition => {
  for (const deck of ['starter', 'mixed'] as const) {
    const { seed, dice, setup } = setupBy(edition, deck, 0)
    let pairs = 0
    const { problem } = fuzz(setup, seed, dice, mostAnswers, {
      each: () => undefined,
      compared: () => pairs++,
    })
    expect(problem, seed).toBeUndefined()
    expect(pairs, seed).toBeGreaterThan(0)
  }
})

test.each(older)('%s: a match with orders, macros and take-backs keeps the laws', edition => {
  const { seed, dice, setup } = setupBy(edition, 'mixed', 1)
  const { problem } = fuzzMatch(agreedFor(setup, dice), dice, mostActs, () => undefined)
  expect(problem, seed).toBeUndefined()
})
