import type { Game } from './game.ts'

/** Our own mistake: stops at once, with the game as JSON to paste into a test. */
export function bug(problem: string, game?: Game): never {
  throw new Error(game === undefined ? problem : `${problem}\n${JSON.stringify(game)}`)
}

/** The element that must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) bug(`nothing at ${index} of ${list.length}`)
  return found
}

export const never = (value: never): never => bug(`unexpected ${JSON.stringify(value)}`)
