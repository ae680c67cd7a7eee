import type { OfferedMacro, Position, PriceOfIce } from '@paydata/bots'
import { findMacros } from '../tables/finding.ts'
import { threadAt } from './asking.ts'

/** What is looked for from a position. */
export interface Search {
  readonly find: 'macros' | 'prices'
  readonly position: Position
}
/** What was found. What was not looked for is empty. */
export interface Found {
  readonly macros: readonly OfferedMacro[]
  readonly prices: readonly PriceOfIce[]
}

export interface Finding {
  readonly findMacros: (position: Position) => Promise<readonly OfferedMacro[]>
  readonly findPrices: (position: Position) => Promise<readonly PriceOfIce[]>
}

/** Finds macros in a thread during encounters, where the search takes long, and otherwise at once; prices of ice always in the thread. */
export function findingAside(at = new URL('./macro-finder.js', import.meta.url)): Finding {
  const thread = threadAt<Search, Found>(at, null)
  return {
    findMacros: async position =>
      position.view.encounter === null
        ? findMacros(position)
        : (await thread.ask({ find: 'macros', position })).macros,
    findPrices: async position => (await thread.ask({ find: 'prices', position })).prices,
  }
}
