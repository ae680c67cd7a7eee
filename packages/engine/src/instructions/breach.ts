import { beginExpectedBreach, isBreaching } from '../changes/breaches.ts'
import { linger } from '../changes/linger.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { pathOf } from '../language/definitions.ts'
import type { Server } from '../language/expressions.ts'
import { runOf, serverOf } from '../queries/facts/look.ts'
import { serverTo } from '../queries/facts/references.ts'
import { expected } from '../queries/outcomes/effects.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Breach {
  readonly do: 'breach'
  readonly server: Server
  /** During a breach it waits until that one has ended (CR 7.3.8). */
  readonly later: ConditionalAbility
}

/** Breach a server by an effect (CR 7.3.1). */
export const breach = (server: Server): Breach => ({
  do: 'breach',
  server,
  later: {
    form: 'when',
    when: { on: { what: ['breachEnded'] } },
    does: [
      { do: 'breach', server, later: { form: 'when', when: { on: { what: ['breachEnded'] } }, does: [] } },
    ],
  },
})

export const breachVerb: Verb<Breach> = {
  allows: always,
  couldChange: always,
  expects(game, { server }, scope) {
    const id = serverTo(game, server, scope)
    return id === undefined || isBreaching(game) ? [] : [expected('breach', 'runner', { server: id })]
  },
  resolve(game, { server, later }, scope, effects) {
    const id = serverTo(game, server, scope)
    if (id === undefined || serverOf(game, id) === undefined) return
    if (isBreaching(game)) {
      linger(game, {
        of: pathOf(later),
        by: 'runner',
        source: scope.source,
        // CR 6.8.2c: once the run has ended it is not begun.
        until: runOf(game) === undefined ? { at: 'resolved' } : { at: 'resolved', or: 'runEnds' },
        vars: scope.vars,
      })
    } else beginExpectedBreach(game, effects)
  },
}
