import { beginProcedure, noNames, procedure } from '../changes/frames.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Psi {
  readonly do: 'psi'
}

/** Play a Psi Game: the bids are named `corpBid` and `runnerBid` afterwards (CR 10.14.6). */
export const psi = (): Psi => ({ do: 'psi' })

export const psiVerb: Verb<Psi> = {
  allows: always,
  couldChange: always,
  resolve(game, _written, scope) {
    beginProcedure(game, procedure('psi', 'bid', { by: scope.by, source: scope.source, vars: noNames }))
  },
}
