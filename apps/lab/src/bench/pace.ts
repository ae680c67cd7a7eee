import { cardsVersion } from '@paydata/cards'
import type { Game, Question } from '@paydata/engine'
import { answerInPlace, newGame, skipForced } from '@paydata/engine'
import type { Dice } from '@paydata/scenario'
import { diceOf, isDecision, randomReply } from '@paydata/scenario'
import { starterGame } from '../pool.ts'
import { clock } from './clock.ts'

/** Answers a random question of the game, and then what has but one answer; says whether there was anything to decide. */
export function step(game: Game, dice: Dice): boolean {
  const question = game.waiting[0] as Question
  answerInPlace(game, question.for, randomReply(question, dice))
  skipForced(game)
  return isDecision(question)
}

export interface Pace {
  /** Answers that had at least two legal options, a second. */
  readonly answers: number
  readonly games: number
}

/** Somebody who looks at a game from its first question on, after each answer. */
export type Watching = (game: Game) => () => void

/** Whole random games over the starter decks. */
export function pace(milliseconds: number, watching?: Watching, definitions = cardsVersion): Pace {
  let answers = 0
  let games = 0
  const began = clock()
  while (clock() - began < milliseconds) {
    const dice = diceOf(games)
    const game = newGame({ ...starterGame(games++), definitions })
    const look = watching?.(game)
    while (game.over === null) {
      if (step(game, dice)) answers++
      look?.()
    }
  }
  const seconds = (clock() - began) / 1000
  return { answers: answers / seconds, games: games / seconds }
}

/** How much more an answer costs among the answers 900 to 1,000 of a game than among its first hundred. */
export function slowdown(games: number): number {
  const early = { time: 0, answers: 0 }
  const late = { time: 0, answers: 0 }
  for (let nth = 0; nth < games; nth++) {
    const dice = diceOf(nth)
    const game = newGame(starterGame(nth))
    game.keepPlaying = true
    const play = (decisions: number, spent: typeof early): void => {
      const began = clock()
      for (let made = 0; made < decisions; spent.answers++) if (step(game, dice)) made++
      spent.time += clock() - began
    }
    play(100, early)
    play(800, { time: 0, answers: 0 })
    play(100, late)
  }
  return late.time / late.answers / (early.time / early.answers)
}
