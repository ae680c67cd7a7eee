import type { Game } from '../state/game.ts'

/** Whether a player is to take an action, and nothing else is in progress: no card is in the middle of its text (CR 5.2). */
export const isBetweenActions = ({ frames, waiting }: Game): boolean =>
  waiting.length === 1 &&
  waiting[0]?.asks === 'action' &&
  frames.every(
    ({ kind, of }) =>
      (kind === 'structure' && (of === 'corpTurn' || of === 'runnerTurn')) ||
      (kind === 'window' && of === 'action'),
  )
