import type { Setup } from '@paydata/engine'
import type { Act } from './acts.ts'
import type { Pair } from './checks.ts'
import type { Agreed } from './match.ts'
import { kindOf } from './shrink.ts'

const width = 110

/** Text of a test that fails as the game did, to paste into a file beside this one. */
export function asTest(setup: Setup, answers: readonly string[], problem: string, pair?: Pair): string {
  const pairArgument = pair === undefined ? '' : `, ${JSON.stringify(pair)}`
  return `import { expect, test } from 'vitest'
import { problemOf } from './replaying.ts'

test(${JSON.stringify(`fuzzed ${setup.seed}: ${kindOf(problem)}`)}, () => {
  const setup = ${JSON.stringify(setup)}
  const answers = \`
${wrapped(answers)}\`
  expect(problemOf(setup, answers.trim().split(/\\s+/)${pairArgument})).toBeUndefined()
})
`
}

/** The same for a match, of which each act is a line. */
export function asMatchTest(agreed: Agreed, acts: readonly Act[], problem: string): string {
  return `import { expect, test } from 'vitest'
import type { Act } from './acts.ts'
import { matchReplayed } from './match.ts'

test(${JSON.stringify(`fuzzed ${agreed.setup.seed}: ${kindOf(problem)}`)}, () => {
  const agreed = ${JSON.stringify(agreed)}
  const acts: readonly Act[] = [
${acts.map(act => `    ${JSON.stringify(act)},`).join('\n')}
  ]
  expect(matchReplayed(agreed, acts).problem).toBeUndefined()
})
`
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    if (line.length + word.length >= width) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  return [...lines, line].join('\n')
}
