import type { Game, Setup, Side } from '@paydata/engine'
import { answerInPlace, cloneGame, newGame } from '@paydata/engine'
import type { Dice, Taste, Watched } from '@paydata/scenario'
import { diceOf, isSeldomAsked, lively, patient, randomReply, WithoutMemos, written } from '@paydata/scenario'
import type { Player } from '../arena/players.ts'
import type { Pair } from './checks.ts'
import { leakIn, lossIn, messageOf, problemIn, viewEvery, wrongReasonIn } from './checks.ts'
import { betrayalIn } from './defaults.ts'
import { followers } from './followers.ts'

/** A game as far as it went. */
export interface Fuzzed {
  readonly game: Game | undefined
  readonly answers: readonly string[]
  /** The first problem. */
  readonly problem: string | undefined
  /** The twin it was compared with after the last answer. */
  readonly pair: Pair | undefined
}

export interface Watch {
  /** Sees the game after every answer. */
  each(game: Game): void
  /** Gives the answers, if chance does not. */
  readonly players?: Readonly<Record<Side, Player>> | undefined
  /** The taste of random players; random too where it is not given. */
  taste?(game: Game): Taste
  /** Learns how far the game was compared with a twin. */
  compared?(twins: Watched): void
}

const viewers = ['corp', 'runner', 'spectator'] as const

/** How often in answers a leak is looked for, and the game is saved and loaded. */
const leakEvery = 100
const saveEvery = 10
const leakDepth = 30
/** A twin must ask each rare question too, so the fuzzer compares at once. */
const seldomEvery = 4
const seldomDepth = 2

/** Plays until the game is over, has lasted long enough, or something is wrong. */
export function fuzz(setup: Setup, seed: string, dice: Dice, most: number, watch: Watch): Fuzzed {
  const answers: string[] = []
  const chance = [undefined, lively, patient][dice(3)]
  let game: Game | undefined
  let pair: Pair | undefined
  const end = (problem?: string): Fuzzed => ({ game, answers, problem, pair })
  try {
    game = newGame(setup)
    const plain = new WithoutMemos(setup)
    const taste = watch.taste?.(game) ?? chance
    const follow = followers(game)
    while (game.over === null && answers.length < most) {
      const question = game.waiting[dice(Math.max(1, game.waiting.length))]
      if (question === undefined) return end('nobody is asked')
      const before = cloneGame(game)
      const player = watch.players?.[question.for]
      const reply = player?.(game, question.for, dice).reply ?? randomReply(question, dice, taste)
      answers.push(written(question.for, reply))
      pair = undefined
      const outcome = answerInPlace(game, question.for, reply)
      if (!outcome.ok) return end(`an option was refused: ${outcome.why}`)
      plain.answer(question.for, reply)
      pair = pairFor(game, `${seed} ${answers.length}`, answers.length)
      const problem =
        problemIn(before, game) ??
        betrayalIn(game, question.for) ??
        plain.differsFrom(game, answers.length % saveEvery === 0 ? 'whole' : 'asked') ??
        (answers.length % viewEvery === 0
          ? (follow(game, answers.length / viewEvery) ?? wrongReasonIn(game))
          : undefined) ??
        (answers.length % saveEvery === 0 ? lossIn(game) : undefined) ??
        (pair === undefined ? undefined : leakIn(game, pair, watch.compared?.bind(watch)))
      if (problem !== undefined) return end(problem)
      watch.each(game)
    }
    return end()
  } catch (thrown) {
    return end(messageOf(thrown))
  }
}

/** Plays by chance and looks only for usual answers that betray a player, which takes a small part of the time of all laws. */
export function fuzzDefaults(setup: Setup, dice: Dice, most: number, each: Watch['each']): Fuzzed {
  const answers: string[] = []
  const taste = [undefined, lively, patient][dice(3)]
  const game = newGame(setup)
  const end = (problem?: string): Fuzzed => ({ game, answers, problem, pair: undefined })
  while (game.over === null && answers.length < most) {
    const question = game.waiting[dice(Math.max(1, game.waiting.length))]
    if (question === undefined) return end('nobody is asked')
    const reply = randomReply(question, dice, taste)
    answers.push(written(question.for, reply))
    answerInPlace(game, question.for, reply)
    const problem = betrayalIn(game, question.for)
    if (problem !== undefined) return end(problem)
    each(game)
  }
  return end()
}

/** Looks for leaks now and then with the eyes of anybody, and more often where they are most likely. */
function pairFor(game: Game, seed: string, answers: number): Pair | undefined {
  if (game.over !== null) return undefined
  const isTime = answers % leakEvery === 0
  if (!isTime && !(answers % seldomEvery === 0 && isSeldomAsked(game))) return undefined
  const viewer = viewers[diceOf(seed)(viewers.length)] ?? 'corp'
  return { viewer, seed, depth: isTime ? leakDepth : seldomDepth }
}
