import type { OfferedMacro, Position } from '@paydata/bots'
import { findMacros } from '../tables/finding.ts'
import { threadAt } from './asking.ts'

export type FindMacros = (position: Position) => Promise<readonly OfferedMacro[]>

/** Only where there is ice to break is there anything to look for. */
export function findingAside(at = new URL('./macro-finder.js', import.meta.url)): FindMacros {
  const thread = threadAt<Position, readonly OfferedMacro[]>(at, null)
  return async position =>
    position.view.encounter === null ? findMacros(position) : await thread.ask(position)
}
