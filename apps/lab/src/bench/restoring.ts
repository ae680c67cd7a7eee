import type { Game, Question, Setup } from '@paydata/engine'
import { answerInPlace, loadGame, newGame, saveGame } from '@paydata/engine'
import { diceOf, isDecision, playOn, randomReply, replay, written } from '@paydata/scenario'
import { starterGame } from '../pool.ts'
import { clock } from './clock.ts'

/** A game in the middle, with all that a server keeps of it. */
export interface Kept {
  readonly setup: Setup
  /** Answers up to the 300th that had a decision in it. */
  readonly answers: readonly string[]
  readonly game: Game
  /** The game as text before the last 25 of them. */
  readonly snapshot: string
  readonly sinceSnapshot: readonly string[]
}

function keep(nth: number): Kept | undefined {
  const setup = starterGame(nth)
  const dice = diceOf(nth)
  const game = newGame(setup)
  const answers: string[] = []
  let snapshot = ''
  let before = 0
  for (let decisions = 0; decisions < 300; ) {
    if (game.over !== null) return undefined
    const question = game.waiting[0] as Question
    if (isDecision(question) && ++decisions === 276) {
      snapshot = saveGame(game)
      before = answers.length
    }
    const reply = randomReply(question, dice)
    answers.push(written(question.for, reply))
    answerInPlace(game, question.for, reply)
  }
  return game.over === null
    ? { setup, answers, game, snapshot, sinceSnapshot: answers.slice(before) }
    : undefined
}

/** Random games that last long enough. */
export function keptGames(count: number): Kept[] {
  const kept: Kept[] = []
  for (let nth = 0; kept.length < count && nth < 2000; nth++) {
    const game = keep(nth)
    if (game !== undefined) kept.push(game)
  }
  return kept
}

/** Milliseconds that a deed takes, on average over the games given. */
export function timeOf(games: readonly Kept[], deed: (kept: Kept) => unknown, milliseconds: number): number {
  let done = 0
  const began = clock()
  while (clock() - began < milliseconds) {
    for (const game of games) deed(game)
    done += games.length
  }
  return (clock() - began) / done
}

export const fromLog = ({ setup, answers }: Kept): Game => replay(setup, answers)

export const fromSnapshot = ({ snapshot, sinceSnapshot }: Kept): Game => {
  return playOn(loadGame(snapshot), sinceSnapshot)
}
