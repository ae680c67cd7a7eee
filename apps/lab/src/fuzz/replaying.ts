import '../pool.ts'
import type { Game, Setup } from '@paydata/engine'
import { answerInPlace, cloneGame, newGame } from '@paydata/engine'
import { read } from '@paydata/scenario'
import type { Pair } from './checks.ts'
import { leakIn, lossIn, messageOf, problemIn, viewEvery, wrongReasonIn } from './checks.ts'
import { betrayalIn } from './defaults.ts'
import { followers } from './followers.ts'

interface Replayed {
  /** The answers that could be given, up to the problem. */
  readonly given: readonly string[]
  readonly problem: string | undefined
}

/** The first problem when these answers are given. Checks laws after each, and everything after the last. */
export const problemOf = (setup: Setup, answers: readonly string[], pair?: Pair): string | undefined =>
  replayed(setup, answers, pair, 'tell').problem

/** The same, where answers that cannot be given may be skipped. */
export function replayed(
  setup: Setup,
  answers: readonly string[],
  pair: Pair | undefined,
  refused: 'tell' | 'skip',
): Replayed {
  const given: string[] = []
  try {
    const game = newGame(setup)
    const follow = followers(game)
    for (const letters of answers) {
      if (refused === 'skip' && !isAsked(game, letters)) continue
      const before = cloneGame(game)
      const { side, reply } = read(game, letters)
      given.push(letters)
      const outcome = answerInPlace(game, side, reply)
      if (!outcome.ok && refused === 'tell')
        return { given, problem: `an option was refused: ${outcome.why}` }
      if (!outcome.ok) {
        given.pop()
        continue
      }
      const looks = given.length % viewEvery === 0
      const problem =
        problemIn(before, game) ??
        betrayalIn(game, side) ??
        (looks ? follow(game, given.length / viewEvery) : undefined)
      if (problem !== undefined) return { given, problem }
    }
    return { given, problem: problemAtLast(game, follow, pair) }
  } catch (thrown) {
    return { given, problem: messageOf(thrown) }
  }
}

const isAsked = (game: Game, letters: string): boolean =>
  game.waiting.some(question => question.for.startsWith(letters[0] ?? ''))

const problemAtLast = (
  game: Game,
  follow: ReturnType<typeof followers>,
  pair: Pair | undefined,
): string | undefined =>
  (game.over === null && game.waiting.length === 0 ? 'nobody is asked' : undefined) ??
  follow(game, 0) ??
  follow(game, 1) ??
  follow(game, 2) ??
  follow(game, 3) ??
  wrongReasonIn(game) ??
  lossIn(game) ??
  (pair === undefined ? undefined : leakIn(game, pair))
