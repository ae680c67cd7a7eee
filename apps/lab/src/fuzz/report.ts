import type { Setup } from '@paydata/engine'
import { kindOf } from './shrink.ts'

const width = 110

/** Text of a test that fails as the game did, to paste into a file beside this one. */
export function asTest(setup: Setup, answers: readonly string[], problem: string, seed: string): string {
  return `import { checkGame, replay } from '@paydata/engine/testing'
import { test } from 'vitest'
import '../pool.ts'

test(${JSON.stringify(`fuzzed ${seed}: ${kindOf(problem)}`)}, () => {
  const setup = ${JSON.stringify(setup)}
  const answers = \`
${wrapped(answers)}\`
  replay(setup, answers.trim().split(/\\s+/), checkGame)
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
