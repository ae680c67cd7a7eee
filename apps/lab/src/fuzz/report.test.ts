import { cards } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import * as say from '@paydata/engine/vocabulary'
import { diceOf } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { setupFor } from '../pool.ts'
import { fuzz } from './game.ts'
import { problemOf, replayed } from './replaying.ts'
import { asTest } from './report.ts'
import { shrink } from './shrink.ts'

/** The Corp may hold a card more for each operation in HQ, for everybody to see. */
const telltale: Definition = {
  ...say.card('telltale', say.always(say.handSize(say.countOf(say.from('hq', say.type('operation')))))),
  printed: { title: 'Telltale', side: 'corp', type: 'identity' },
}
const planted = say.defineCards('with a leak', [...cards, telltale])

/** Runs the text of a printed test. */
function run(text: string): void {
  const body = text.replace(/^import .*$/gm, '')
  new Function('test', 'expect', 'problemOf', body)(
    (_: string, test: () => void) => test(),
    expect,
    problemOf,
  )
}

test('a leak that the fuzzer has found is found again by the test it prints', () => {
  const seed = 'telltale'
  const honest = setupFor('starter', 0, seed, diceOf(seed))
  const setup = { ...honest, definitions: planted.version, corp: { ...honest.corp, identity: telltale.is } }
  const { answers, problem = '', pair } = fuzz(setup, seed, diceOf(seed), 2000, { each: () => undefined })
  expect(problem).toMatch(/^a leak to the (runner|spectator) at /)
  const few = shrink(answers, problem, some => replayed(setup, some, pair, 'skip'), 4000)
  expect(few.length).toBeLessThan(answers.length)
  for (const some of [answers, few]) {
    const printed = asTest(setup, some, problem, pair)
    expect(printed).toContain("import { problemOf } from './replaying.ts'")
    expect(() => run(printed)).toThrow(/a leak to the/)
  }
  // Without its twin the game is all right.
  expect(() => run(asTest(setup, few, problem))).not.toThrow()
})

test('so is an option that was refused, and a law that was broken', () => {
  const setup = setupFor('starter', 0, 'refused', diceOf('refused'))
  expect(() => run(asTest(setup, ['c0', 'r9'], 'an option was refused'))).toThrow(/refused: notAnOption/)
  expect(() => run(asTest(setup, ['c0', 'c0'], 'corp is not asked'))).toThrow(/corp is not asked/)
  expect(() => run(asTest(setup, ['c0', 'r0'], 'nothing'))).not.toThrow()
})
