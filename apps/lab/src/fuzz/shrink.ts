/** The first problem when something is done again, and the part of it that could be done. */
interface Again<T> {
  readonly given: readonly T[]
  readonly problem: string | undefined
}

/** The kind of a problem, whichever card it is about. */
export const kindOf = (problem: string): string =>
  (problem.split('\n')[0] ?? '').replace(/\d+/g, 'n').slice(0, 100)

/** Fewer answers with the same problem, looked for as long as given: runs of answers are left out as long as it stays. */
export function shrink<T>(
  answers: readonly T[],
  problem: string,
  again: (some: readonly T[]) => Again<T>,
  milliseconds: number,
): readonly T[] {
  const kind = kindOf(problem)
  const until = performance.now() + milliseconds
  let best = answers
  for (let length = Math.ceil(best.length / 2); length >= 1; length = Math.floor(length / 2)) {
    for (let from = 0; from < best.length && performance.now() < until; ) {
      const shorter = again([...best.slice(0, from), ...best.slice(from + length)])
      const stays = shorter.problem !== undefined && kindOf(shorter.problem) === kind
      if (stays && shorter.given.length < best.length) best = shorter.given
      else from += length
    }
  }
  return best
}
