import type { Game, Occurrence, Setup } from '@paydata/engine'
import { answer, concede, newGame } from '@paydata/engine'
import type { Result, WhyRefused } from '@paydata/protocol'
import type { Entry, Left } from './entries.ts'
import { Damaged } from './entries.ts'

/** A game after so many entries. It never changes: the next entry makes the next one. */
export interface Position {
  readonly n: number
  /** The same game stood there after this entry already, before some were taken back; else `n`. */
  readonly since: number
  readonly game: Game
  /** What happened by the last entry. */
  readonly occurred: readonly Occurrence[]
  readonly left: Left | null
  readonly result: Result | null
}

export const beginning = (setup: Setup, left: Left | null): Position => at(0, newGame(setup), left)

const at = (n: number, game: Game, left: Left | null): Position => ({
  n,
  since: n,
  game,
  occurred: game.occurred,
  left,
  result: game.over === null ? null : { winner: game.over.winner, how: game.over.how },
})

/** A position that was stored: nobody is told again what happened by its last entry. */
export const resumed = (n: number, game: Game, left: Left | null): Position => ({
  ...at(n, game, left),
  occurred: [],
})

export type Next =
  | { readonly ok: true; readonly position: Position }
  | { readonly ok: false; readonly why: WhyRefused }

/** What a take-back goes back to. */
export type Recall = (n: number) => Position

/** The position after an entry, for a live game as for one that is read from its log. */
export function after(position: Position, entry: Entry, recall: Recall): Next {
  const n = position.n + 1
  switch (entry.kind) {
    case 'answer': {
      const outcome = answer(position.game, entry.by, entry.reply)
      return outcome.ok ? { ok: true, position: at(n, outcome.game, entry.left) } : outcome
    }
    case 'concession': {
      const outcome = concede(position.game, entry.by)
      return outcome.ok ? { ok: true, position: at(n, outcome.game, entry.left) } : outcome
    }
    case 'timeOut':
      return lost(position, entry, 'time')
    case 'absence':
      return lost(position, entry, 'absence')
    case 'takeBack':
      return { ok: true, position: { ...resumed(n, recall(entry.to).game, entry.left), since: entry.to } }
  }
}

/** The same for an entry that was accepted once. */
export function replayed(position: Position, entry: Entry, recall: Recall): Position {
  const next = after(position, entry, recall)
  if (!next.ok)
    throw new Damaged(`entry ${position.n + 1} was accepted once and is not any more: ${next.why}`)
  return next.position
}

/** The engine knows only that a player gave up. */
function lost(position: Position, { by, left }: Entry, how: 'time' | 'absence'): Next {
  const outcome = concede(position.game, by)
  if (!outcome.ok) return outcome
  const ended = at(position.n + 1, outcome.game, left)
  return { ok: true, position: { ...ended, result: ended.result && { ...ended.result, how } } }
}
