import { beginProcedure, noNames, procedure } from '../changes/frames.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface SetIdentity {
  readonly do: 'setIdentity'
  readonly card: 'self'
}

/** Secretly choose which of several copies of this identity, each with another back, is active (CR 1.5.2b). */
export const setIdentity: SetIdentity = { do: 'setIdentity', card: 'self' }

export const setIdentityVerb: Verb<SetIdentity> = {
  allows: always,
  couldChange: always,
  resolve: (game, _written, { by, source }) =>
    beginProcedure(game, procedure('setIdentity', 'ask', { by, source, vars: noNames })),
}
