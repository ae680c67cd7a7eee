import type { OfferedMacro, Position } from '@paydata/bots'
import { findMacros } from '../tables/finding.ts'
import { threadAt } from './asking.ts'

export type FindMacros = (position: Position) => Promise<readonly OfferedMacro[]>

/** Finds macros in a thread during encounters, where the search takes long, and otherwise at once. */
export function findingAside(at = new URL('./macro-finder.js', import.meta.url)): FindMacros {
  const thread = threadAt<Position, readonly OfferedMacro[]>(at, null)
  return async position =>
    position.view.encounter === null ? findMacros(position) : await thread.ask(position)
}
