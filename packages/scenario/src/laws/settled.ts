import type { Game } from '@paydata/engine/inside/state/game'

/** Paid windows and actions come after a checkpoint, so nothing is left that one would clear away (CR 10.3). */
export function isSettled(game: Game): boolean {
  const frame = game.frames[game.frames.length - 1]
  return game.over === null && frame?.kind === 'window' && (frame.of === 'paid' || frame.of === 'action')
}
