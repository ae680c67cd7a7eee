import type { Dice } from '@paydata/scenario'
import { diceOf, lively, randomReply } from '@paydata/scenario'
import type { Game, Reply, Side } from '../../src/index.ts'
import { answer, newGame } from '../../src/index.ts'
import { plainGame } from './plain-cards.ts'

/** A question of a random game and what was replied. */
export interface Moment {
  readonly before: Game
  readonly side: Side
  readonly reply: Reply
  readonly after: Game
  readonly dice: Dice
}

/** Plays a random game with all plain cards and shows each of its moments; returns the end. */
export function randomGame(seed: number, each: (moment: Moment) => void, edition?: string): Game {
  // Every other game is played by someone who would rather do something than pass.
  const taste = seed % 2 === 0 ? undefined : lively
  const dice = diceOf(seed)
  let game = newGame({ ...plainGame(seed), ...(edition !== undefined && { edition }) })
  for (let answers = 0; game.over === null; answers++) {
    const question = game.waiting[dice(game.waiting.length)]
    if (question === undefined) throw new Error(`game ${seed} is stuck after ${answers} answers`)
    if (answers === 10_000) throw new Error(`game ${seed} does not end`)
    const reply = randomReply(question, dice, taste)
    const outcome = answer(game, question.for, reply)
    if (!outcome.ok) throw new Error(`game ${seed}: ${JSON.stringify(reply)} was refused: ${outcome.why}`)
    each({ before: game, side: question.for, reply, after: outcome.game, dice })
    game = outcome.game
  }
  return game
}

type Each = (moment: Moment) => void

/** Shows every nth moment, where a law is slow to try. */
export const everyNth = (n: number, each: Each): Each => {
  let moments = 0
  return moment => {
    if (moments++ % n === 0) each(moment)
  }
}

/** Shows the moments that a law is about. */
export const where =
  (isSo: (moment: Moment) => boolean, each: Each): Each =>
  moment => {
    if (isSo(moment)) each(moment)
  }

/** Some seeds, each test its own, so that together they see many games. */
export const seeds = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, i) => first + i)
