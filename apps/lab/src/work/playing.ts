import type { Game, Setup } from '@paydata/engine'
import { newGame } from '@paydata/engine'
import { diceOf, isDecision } from '@paydata/scenario'
import type { Watching } from '../bench/pace.ts'
import { step } from '../bench/pace.ts'

/** What was asked in some games. */
export interface Asked {
  /** Answers that had at least two legal options. */
  readonly decisions: number
  /** Windows in which something could be done but to pass. */
  readonly openWindows: number
}

/** Plays games to their ends by chance, which comes from their seeds: always the same answers. */
export function played(setups: readonly Setup[], watching?: Watching): Asked {
  let decisions = 0
  let openWindows = 0
  for (const setup of setups) {
    const dice = diceOf(setup.seed)
    const game = newGame(setup)
    const look = watching?.(game)
    while (game.over === null) {
      if (isOpenWindow(game)) openWindows++
      if (step(game, dice)) decisions++
      look?.()
    }
  }
  return { decisions, openWindows }
}

const isOpenWindow = ({ waiting: [question] }: Game): boolean =>
  question !== undefined && question.asks === 'paidWindow' && isDecision(question)
