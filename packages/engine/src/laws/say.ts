import type { Game } from '../state/game.ts'

/** Called with each thing that is not as it must be. */
export type Say = (problem: string) => void

/** Looks at one side of a game waiting at a question, or over. */
export type Law = (game: Game, say: Say) => void

export const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0

/** Paid windows and actions come after a checkpoint, so nothing is left that one would clear away (CR 10.3). */
export function isSettled(game: Game): boolean {
  const frame = game.frames[game.frames.length - 1]
  return game.over === null && frame?.kind === 'window' && (frame.of === 'paid' || frame.of === 'action')
}
