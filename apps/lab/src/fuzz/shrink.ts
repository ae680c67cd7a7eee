import type { Setup } from '@paydata/engine'
import { answerInPlace, cloneGame, newGame } from '@paydata/engine'
import { read } from '@paydata/engine/testing'
import { problemIn } from './game.ts'

/** What a problem is about, whichever card it is. */
export const kindOf = (problem: string): string =>
  (problem.split('\n')[0] ?? '').replace(/\d+/g, 'n').slice(0, 100)

/** Fewer answers with the same problem, looked for as long as given: runs of answers are left out as long as it stays. */
export function shrink(
  setup: Setup,
  answers: readonly string[],
  problem: string,
  milliseconds: number,
): readonly string[] {
  const kind = kindOf(problem)
  const until = performance.now() + milliseconds
  let best = answers
  for (let length = Math.ceil(best.length / 2); length >= 1; length = Math.floor(length / 2)) {
    for (let from = 0; from < best.length && performance.now() < until; ) {
      const shorter = leadsTo(setup, [...best.slice(0, from), ...best.slice(from + length)], kind)
      if (shorter !== undefined && shorter.length < best.length) best = shorter
      else from += length
    }
  }
  return best
}

/** The answers that could be given, up to the problem; nothing when it does not come. */
function leadsTo(setup: Setup, answers: readonly string[], kind: string): string[] | undefined {
  const given: string[] = []
  const game = newGame(setup)
  try {
    for (const letters of answers) {
      const side = letters.startsWith('c') ? 'corp' : 'runner'
      if (!game.waiting.some(question => question.for === side)) continue
      const before = cloneGame(game)
      given.push(letters)
      const { reply } = read(game, letters)
      if (answerInPlace(game, side, reply) !== undefined) given.pop()
      else {
        const problem = problemIn(before, game)
        if (problem !== undefined) return kindOf(problem) === kind ? given : undefined
      }
    }
  } catch (thrown) {
    const problem = thrown instanceof Error ? (thrown.stack ?? thrown.message) : `${thrown}`
    return kindOf(problem) === kind ? given : undefined
  }
  return undefined
}
