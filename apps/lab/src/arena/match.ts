import { diceOf } from '@paydata/bots'
import type { Question, Setup, Side } from '@paydata/engine'
import { answerInPlace, newGame } from '@paydata/engine'
import type { Manners } from './manners.ts'
import type { Player } from './players.ts'

/** An answer that could have been another. */
export interface Decision {
  readonly side: Side
  readonly turn: number
  /** What the whole process used for it, in milliseconds, of those that were measured. */
  readonly cpu: number | null
  /** The chance to win that the player expected; null if it did not think ahead. */
  readonly expected: number | null
}

export interface Played {
  /** Null for a draw. */
  readonly winner: Side | null
  readonly how: string
  readonly turns: number
  readonly decisions: readonly Decision[]
}

/** More answers than any game of players with an aim has. */
const longest = 20_000

/** To measure takes longer than a quick answer, so it is one answer in so many. */
const measured = 8

/** What a deed took, if it is measured. */
function timed<Done>(
  answers: number,
  deed: () => Done,
): { readonly done: Done; readonly cpu: number | null } {
  if (answers % measured !== 0) return { done: deed(), cpu: null }
  const began = process.cpuUsage()
  const done = deed()
  const { user, system } = process.cpuUsage(began)
  return { done, cpu: (user + system) / 1000 }
}

/** One game of two players. An onlooker counts their mistakes. */
export function playOut(setup: Setup, players: Readonly<Record<Side, Player>>, manners: Manners): Played {
  const game = newGame(setup)
  const dice = { corp: diceOf(`${setup.seed} corp`), runner: diceOf(`${setup.seed} runner`) }
  const decisions: Decision[] = []
  for (let answers = 0; game.over === null; answers++) {
    const question = game.waiting[0]
    if (question === undefined || answers === longest)
      throw new Error(`The game of seed "${setup.seed}" does not come to an end.`)
    const { for: side } = question
    const { done: thought, cpu } = timed(answers, () => players[side](game, side, dice[side]))
    if (isOpen(question)) decisions.push({ side, turn: game.turn, cpu, expected: thought.expected })
    manners.replies(game, side, thought)
    const outcome = answerInPlace(game, side, thought.reply)
    if (!outcome.ok) throw new Error(`A player gave a wrong answer (${outcome.why}) in "${setup.seed}".`)
    manners.replied(game)
  }
  return { winner: game.over.winner, how: game.over.how, turns: game.turn, decisions }
}

/** Whether there is more than one answer. */
function isOpen(question: Question): boolean {
  switch (question.form) {
    case 'choose':
      return question.options.length > question.least
    case 'number':
      return question.most > question.least
    case 'allocate':
      return question.sources.length > 1
  }
}
