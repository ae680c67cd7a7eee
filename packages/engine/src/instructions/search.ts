import { beginProcedure, procedure } from '../changes/frames.ts'
import { pathOf } from '../language/definitions.ts'
import type { Amount, Test, Who } from '../language/expressions.ts'
import type { Terms } from '../queries/allowed/installing.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { Zone } from '../state/names.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Search {
  readonly do: 'search'
  readonly zone: Extract<Zone, 'rnd' | 'stack' | 'archives' | 'heap' | 'hq' | 'grip'>
  readonly for: readonly Test[]
  readonly most: Amount
  readonly by: Who
  /** The found card must be one that can be installed or played then (CR 8.7.2b). */
  readonly then: 'anything' | 'install' | 'play'
  /** On what terms it will be installed. */
  readonly change?: Amount
  readonly ignore?: Terms['ignore']
  readonly as: string
  /** So many for each of these kinds, which are not looked for together. */
  readonly each?: readonly Test[]
  /** The found cards have different names (CR 2.1.5). */
  readonly names?: 'different'
}

/** Search a zone: what is found waits set aside, and a deck is shuffled at once (CR 8.7). */
export const search = (
  zone: Search['zone'],
  tests: readonly Test[],
  as: string,
  more: Partial<Pick<Search, 'most' | 'by' | 'then' | 'change' | 'ignore' | 'names' | 'each'>> = {},
): Search => ({ do: 'search', zone, for: tests, most: 1, by: 'you', then: 'anything', as, ...more })

export const searchVerb: Verb<Search> = {
  allows: always,
  couldChange: always,
  resolve(game, written, scope) {
    const vars = {
      ...scope.vars,
      search: pathOf(written),
      most: amountOf(game, written.most, scope),
      as: written.as,
    }
    beginProcedure(
      game,
      procedure('search', 'find', { by: whoIs(written.by, scope), source: scope.source, vars }),
    )
  },
}
