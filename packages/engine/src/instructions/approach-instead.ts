import { beginProcedure, procedure } from '../changes/frames.ts'
import type { Servers } from '../language/expressions.ts'
import { isServerAmong } from '../queries/facts/references.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface ApproachInstead {
  readonly do: 'approachInstead'
  readonly to: Servers
}

/** An interrupt replaces an approach: another server is attacked and approached instead (CR 6.1.2d, 9.9.10). */
export const approachInstead = (to: Servers): ApproachInstead => ({ do: 'approachInstead', to })

export const approachInsteadVerb: Verb<ApproachInstead> = {
  allows: always,
  couldChange: always,
  resolve(game, { to }, scope) {
    if (scope.interrupts === null) return
    const among = game.servers.map(({ id }) => id).filter(id => isServerAmong(game, id, to, scope))
    const vars = { among, interrupts: scope.interrupts }
    beginProcedure(game, procedure('approachInstead', 'ask', { by: scope.by, source: scope.source, vars }))
  },
}
