import type { Setup } from '@paydata/engine'
import type { Pair } from './checks.ts'
import { replayed } from './replaying.ts'

/** What a problem is about, whichever card it is. */
export const kindOf = (problem: string): string =>
  (problem.split('\n')[0] ?? '').replace(/\d+/g, 'n').slice(0, 100)

/** Fewer answers with the same problem, looked for as long as given: runs of answers are left out as long as it stays. */
export function shrink(
  setup: Setup,
  answers: readonly string[],
  problem: string,
  pair: Pair | undefined,
  milliseconds: number,
): readonly string[] {
  const kind = kindOf(problem)
  const until = performance.now() + milliseconds
  let best = answers
  for (let length = Math.ceil(best.length / 2); length >= 1; length = Math.floor(length / 2)) {
    for (let from = 0; from < best.length && performance.now() < until; ) {
      const some = [...best.slice(0, from), ...best.slice(from + length)]
      const shorter = replayed(setup, some, pair, 'skip')
      const stays = shorter.problem !== undefined && kindOf(shorter.problem) === kind
      if (stays && shorter.given.length < best.length) best = shorter.given
      else from += length
    }
  }
  return best
}
