import type { Game, Side } from '@paydata/engine'
import type { Known } from '@paydata/engine/worlds'
import type { Dice } from '../bot.ts'
import { diceOf } from '../dice.ts'
import { seedFrom, worldFor } from '../search/guessing.ts'
import type { Course, Moment } from './course.ts'
import type { Tools } from './tools.ts'

/** Whose eyes the game is seen with: those of a side, or both hands open. */
export const eyes = ['all', 'corp', 'runner'] as const
export type Eye = (typeof eyes)[number]

/** How likely the Corp was to win before an action, or at the end. */
export interface Point {
  readonly step: number
  readonly turn: number
  /** Whose turn it was. */
  readonly side: Side
  readonly corp: Readonly<Record<Eye, number>>
}

/** An action, and what each side knew when it was asked the last time. A side that was never asked knew nothing. */
export interface Action {
  readonly moment: Moment
  readonly known: Readonly<Record<Side, Known | null>>
}

/** For each eye so many games are played on at each action, as far as the budget for the whole curve goes. */
const mostGames = 8
const fewestGames = 2

/** The chance of the Corp at each action, by where the game stands when sensible players have played the turn to its end. */
export function* curveOf(
  actions: readonly Action[],
  { last, result }: Course,
  tools: Tools,
  budget: number,
): Generator<number, readonly Point[]> {
  const each = Math.floor(budget / eyes.length / Math.max(1, actions.length))
  const games = Math.max(fewestGames, Math.min(mostGames, each))
  const points: Point[] = []
  for (const [i, { moment, known }] of actions.entries()) {
    const { step, game } = moment
    const corp = {
      all: chanceIn(() => game, moment, games, diceOf(`${tools.seed}/all/${step}`), tools),
      corp: chanceFor(known.corp, moment, games, tools),
      runner: chanceFor(known.runner, moment, games, tools),
    }
    points.push({ step, turn: game.turn, side: game.active, corp })
    yield (i + 1) / actions.length
  }
  const before = points.at(-1)
  if (result === null || before === undefined) return points
  const end = result.winner === null ? 0.5 : result.winner === 'corp' ? 1 : 0
  return [...points, { ...before, step: last, turn: result.turn, corp: { all: end, corp: end, runner: end } }]
}

function chanceFor(known: Known | null, moment: Moment, games: number, tools: Tools): number {
  if (known === null) return 0.5
  const dice = diceOf(`${tools.seed}/${known.side}/${moment.step}`)
  const world = (): Game => worldFor(known, tools.expectation, dice)
  return chanceIn(world, moment, games, dice, tools)
}

/** The mean of some games, each played on until the turn of the action is over. */
function chanceIn(world: () => Game, { game }: Moment, games: number, dice: Dice, { ends }: Tools): number {
  let sum = 0
  for (let i = 0; i < games; i++) sum += ends.ofCorp(world(), seedFrom(dice), game.turn + 1)
  return sum / games
}
