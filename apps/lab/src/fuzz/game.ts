import type { Game, Setup } from '@paydata/engine'
import { answerInPlace, cloneGame, loadGame, newGame, saveGame } from '@paydata/engine'
import type { Dice, Taste, Watched } from '@paydata/engine/testing'
import {
  diceOf,
  findLeak,
  isSeldomAsked,
  lively,
  patient,
  problemsOf,
  randomReply,
  unexplained,
  written,
  wrongReasons,
} from '@paydata/engine/testing'
import { followers } from './followers.ts'

/** A game as far as it went. */
export interface Fuzzed {
  readonly game: Game | undefined
  readonly answers: readonly string[]
  /** What was wrong first. */
  readonly problem: string | undefined
}

export interface Watch {
  /** Sees the game after every answer. */
  each(game: Game): void
  /** What its players like, when not one thing or another by chance. */
  taste?(game: Game): Taste
  /** Learns how far the game was compared with a twin. */
  compared?(twins: Watched): void
}

const viewers = ['corp', 'runner', 'spectator'] as const

/** How often in answers a viewer looks and asks what is refused, a leak is looked for, and the game is saved and loaded. */
const viewEvery = 7
const leakEvery = 100
const saveEvery = 10
const leakDepth = 30
/** When somebody is asked what is seldom asked, a twin must ask it too; that shows at once. */
const seldomEvery = 4
const seldomDepth = 2

/** Plays random answers until the game is over, has lasted long enough, or something is wrong. */
export function fuzz(setup: Setup, seed: string, dice: Dice, most: number, watch: Watch): Fuzzed {
  const answers: string[] = []
  const chance = [undefined, lively, patient][dice(3)]
  let game: Game | undefined
  try {
    game = newGame(setup)
    const taste = watch.taste?.(game) ?? chance
    const follow = followers(game)
    while (game.over === null && answers.length < most) {
      const question = game.waiting[dice(Math.max(1, game.waiting.length))]
      if (question === undefined) return { game, answers, problem: 'nobody is asked' }
      const before = cloneGame(game)
      const reply = randomReply(question, dice, taste)
      answers.push(written(question.for, reply))
      const refused = answerInPlace(game, question.for, reply)
      if (refused !== undefined) return { game, answers, problem: `an option was refused: ${refused}` }
      const problem =
        problemIn(before, game) ??
        (answers.length % viewEvery === 0
          ? (follow(game, answers.length / viewEvery) ?? wrongReasons(game)[0])
          : undefined) ??
        (answers.length % saveEvery === 0 ? lossIn(game) : undefined) ??
        leakIn(game, `${seed} ${answers.length}`, answers.length, watch)
      if (problem !== undefined) return { game, answers, problem }
      watch.each(game)
    }
    return { game, answers, problem: undefined }
  } catch (thrown) {
    return {
      game,
      answers,
      problem: thrown instanceof Error ? (thrown.stack ?? thrown.message) : `${thrown}`,
    }
  }
}

/** What an answer left that must not be. */
export function problemIn(before: Game, after: Game): string | undefined {
  return [...problemsOf(after), ...unexplained(before, after)][0]
}

/** A game that is saved comes back as it was. */
function lossIn(game: Game): string | undefined {
  const saved = saveGame(game)
  return saveGame(loadGame(saved)) === saved ? undefined : 'a saved game comes back changed'
}

/** Looks with the eyes of one viewer after another. */
function leakIn(game: Game, seed: string, answers: number, watch: Watch): string | undefined {
  if (game.over !== null) return undefined
  const depth =
    answers % leakEvery === 0
      ? leakDepth
      : answers % seldomEvery === 0 && isSeldomAsked(game)
        ? seldomDepth
        : 0
  if (depth === 0) return undefined
  const viewer = viewers[diceOf(seed)(viewers.length)] ?? 'corp'
  const twins = findLeak(game, viewer, seed, depth)
  watch.compared?.(twins)
  const { leak } = twins
  if (leak === undefined) return undefined
  return `a leak to the ${leak.viewer} after ${leak.after} more answers at ${leak.at}: ${leak.one} or ${leak.other} (findLeak with ${JSON.stringify(seed)})`
}
