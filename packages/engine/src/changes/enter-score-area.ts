import { defineRules, pathOf, poolOf } from '../language/definitions.ts'
import { cardAt } from '../queries/facts/look.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Effect } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { counterKinds } from '../state/names.ts'
import { beginAbility } from './frames.ts'
import { placeCounters, scoreAgenda, stealAgenda } from './handling-cards.ts'

export type ScoreAreaEntry = 'scored' | 'stolen'

const cards = { the: 'cards' } as const

/** To score and to steal as instructions, which texts can interrupt and replace (CR 1.17.3, 9.9.8). */
const instructions = defineRules('scoreArea', {
  scored: [{ do: 'enterScoreArea', cards, how: 'scored' }],
  stolen: [{ do: 'enterScoreArea', cards, how: 'stolen' }],
} as const)

/** An agenda is scored or stolen: at once, unless some card of the game speaks of that before it has happened. */
export function enterScoreArea(game: Game, agenda: CardState, how: ScoreAreaEntry): void {
  if (!poolOf(game).awaitsScoreArea) return moveToScoreArea(game, agenda, how)
  const by = how === 'scored' ? 'corp' : 'runner'
  beginAbility(game, pathOf(instructions[how]), { by, vars: { cards: [refOf(agenda)] } })
}

export function moveToScoreArea(game: Game, agenda: CardState, how: ScoreAreaEntry): void {
  if (how === 'scored') scoreAgenda(game, agenda)
  else stealAgenda(game, agenda)
}

/** The counters that a card has entered a score area with, by what was expected of it. */
export function placeCountersOfEntry(game: Game, card: number, entry: Effect | undefined): void {
  const counter = counterKinds.find(each => each === entry?.kind)
  if (entry !== undefined && counter !== undefined)
    placeCounters(game, cardAt(game, card), counter, entry.amount, entry.by)
}
