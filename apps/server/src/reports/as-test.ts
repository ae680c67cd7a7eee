import type { Setup } from '@paydata/engine'
import type { Retold } from '@paydata/match'
import type { Doubt } from './report.ts'

/** Writes a test that plays a game up to a doubted ruling. It fails until somebody adds what should have happened. */
export function asTest(id: string, setup: Setup, told: readonly Retold[], { by, text }: Doubt): string {
  return `import { defineAllCards } from '@paydata/cards'
import { newGame, viewFor } from '@paydata/engine'
import type { Retold } from '@paydata/match'
import { toldAgain } from '@paydata/match'
import { expect, test } from 'vitest'

defineAllCards()
const setup = ${JSON.stringify(setup)}
const answers: readonly Retold[] = [
${told.map(({ by, named }) => `  ${JSON.stringify({ by, named, automatic: false })},`).join('\n')}
]

test(${JSON.stringify(`report ${id}: ${text ?? 'a ruling is doubted'}`)}, () => {
  let game = newGame(setup)
  for (const each of answers) {
    const next = toldAgain(game, each)
    if (next === null) throw new Error(\`\${JSON.stringify(each)} cannot be given\`)
    game = next
  }
  const view = viewFor(game, '${by}')
  expect(view.question).toEqual('what should have been asked')
})
`
}
