import type { Setup } from '@paydata/engine'
import type { Past } from '@paydata/match'
import { moveOf, retold } from '@paydata/match'
import type { Doubt } from './report.ts'

const answersOf = (past: readonly Past[]) =>
  past.flatMap(each => {
    const move = moveOf(each)
    const again = move && retold(move)
    return again === null ? [] : [[again.by, again.reply]]
  })

/** A test that plays the game to where it was doubted, and fails until somebody writes what should have been. */
export function asTest(id: string, setup: Setup, past: readonly Past[], { by, text }: Doubt): string {
  return `import { defineAllCards } from '@paydata/cards'
import { answer, concede, newGame, viewFor } from '@paydata/engine'
import { expect, test } from 'vitest'

defineAllCards()
const setup = ${JSON.stringify(setup)}
const answers = [
${answersOf(past)
  .map(each => `  ${JSON.stringify(each)},`)
  .join('\n')}
] as const

test(${JSON.stringify(`report ${id}: ${text ?? 'a ruling is doubted'}`)}, () => {
  let game = newGame(setup)
  for (const [by, reply] of answers) {
    const outcome = reply === null ? concede(game, by) : answer(game, by, reply)
    if (!outcome.ok) throw new Error(outcome.why)
    game = outcome.game
  }
  const view = viewFor(game, '${by}')
  expect(view.question).toEqual('what should have been asked')
})
`
}
