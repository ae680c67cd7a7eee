import type { Game, Side, View } from '@paydata/engine'
import type { Goal } from './puzzle.ts'

/** How a try stands. A side may win in another way than the goal asks for, and has reached more then. */
export type Standing = 'open' | 'reached' | 'failed'

/** What of a game decides about a try. */
interface Seen {
  readonly over: { readonly winner: Side | null } | null
  readonly turn: number
  readonly agendas: number
}

/** How a try stands that began like this. */
export function standing(goal: Goal, side: Side, began: Seen, { over, turn, agendas }: Seen): Standing {
  // The Corp may lose a turn later, as it cannot draw.
  if (over !== null) return over.winner === side && turn === began.turn ? 'reached' : 'failed'
  // The last click may have brought it, with nothing to decide between it and the end of the turn.
  if (goal !== 'win' && agendas > began.agendas) return 'reached'
  return turn === began.turn ? 'open' : 'failed'
}

export const seenInView = ({ over, turn, ...sides }: View, side: Side): Seen => ({
  over,
  turn,
  agendas: sides[side].scoreArea.length,
})

export const seenInGame = ({ over, turn, zones }: Game, side: Side): Seen => ({
  over,
  turn,
  agendas: zones[side === 'corp' ? 'corpScore' : 'runnerScore'].length,
})
