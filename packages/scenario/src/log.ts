import type { Game } from '@paydata/engine/inside/state/game'
import type { ServerId, Side } from '@paydata/engine/inside/state/names'
import type { Occurrence, What } from '@paydata/engine/inside/state/occurrences'
import { titleOf } from './labels.ts'

/** Something that has happened. */
export interface LogLine {
  readonly turn: number
  readonly what: What
  readonly by: Side | null
  readonly card: string | null
  readonly server: ServerId | null
  readonly amount: number
  readonly kind: string | null
}

/** What a position remembers of this turn and the last one. */
export const rememberedBy = (game: Game): LogLine[] => [
  ...linesOf(game, game.lastTurn, game.turn - 1),
  ...linesOf(game, game.thisTurn, game.turn),
]

/** What has happened by the last answer, which began in the turn given. */
export const newsOf = (game: Game, turn: number): LogLine[] => linesOf(game, game.occurred, turn)

function linesOf(game: Game, occurred: readonly Occurrence[], turn: number): LogLine[] {
  let now = turn
  const lines: LogLine[] = []
  for (const { what, by, card, server, amount, kind } of occurred) {
    if (what === 'turnStarted') now = amount
    if (what === 'would') continue
    lines.push({ turn: now, what, by, card: card && titleOf(game, card), server, amount, kind })
  }
  return lines
}
