import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { rezzed, scenario } from '@paydata/scenario'
import { beforeEach, expect, test } from 'vitest'
import { useSaid } from '../store/said.ts'
import { defaultAnswer } from './answering.ts'
import { isUndecided } from './primary.ts'

const definitions = defineAllCards()

/** The Runner is asked in front of a wall, with a breaker for it. */
const encounter = () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 5, rig: ['Corroder'] })
    .encountering('Ice Wall')
  const view = viewFor(game.json, 'runner')
  return { view, question: view.question ?? expect.fail('the Runner is not asked') }
}

beforeEach(() => useSaid.setState({ macros: null, view: null, version: 7 }))

test('Space lets no subroutine fire as long as nobody has said whether the ice can be broken in one go', () => {
  const { view, question } = encounter()
  useSaid.setState({ view })
  expect(isUndecided(useSaid.getState(), question)).toBe(true)
  expect(defaultAnswer(question)).toBeNull()
  useSaid.setState({ macros: { version: 7, macros: [] } })
  expect(isUndecided(useSaid.getState(), question)).toBe(false)
  expect(defaultAnswer(question)).not.toBeNull()
  // What was said of the question before says nothing of this one.
  useSaid.setState({ macros: { version: 6, macros: [] } })
  expect(defaultAnswer(question)).toBeNull()
})

test('outside of an encounter a window is passed as before', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, rig: ['Corroder'] })
    .runnerTurn('window')
  const view = viewFor(game.json, 'runner')
  useSaid.setState({ view })
  expect(isUndecided(useSaid.getState(), view.question ?? expect.fail('nobody is asked'))).toBe(false)
})
