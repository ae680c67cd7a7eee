import { isMovable, moveRunner as move, outermostPosition } from '../changes/runs.ts'
import type { One, Server } from '../language/expressions.ts'
import { serverOf, theServer } from '../queries/facts/look.ts'
import { cardTo, serverTo } from '../queries/facts/references.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface MoveRunner {
  readonly do: 'moveRunner'
  readonly to:
    | { readonly outermostOf: Server }
    | { readonly ice: One; readonly then: 'approach' | 'encounter' }
}

/** Move the Runner to a position, from which the run goes on (CR 6.2.8). */
export const moveRunner = (to: MoveRunner['to']): MoveRunner => ({ do: 'moveRunner', to })

export const moveRunnerVerb: Verb<MoveRunner> = {
  allows: always,
  couldChange: always,
  resolve(game, { to }, scope) {
    if (!isMovable(game)) return
    if ('outermostOf' in to) {
      const server = serverTo(game, to.outermostOf, scope)
      if (server === undefined || serverOf(game, server) === undefined) return
      const position = outermostPosition(game, server)
      move(game, server, position, position === null ? 'movement' : 'approach')
      return
    }
    const ice = cardTo(game, to.ice, scope)
    if (ice === undefined || ice.zone !== 'ice' || ice.server === null) return
    const position = theServer(game, ice.server).ice.find(p => p.ice === ice.card)
    if (position !== undefined) move(game, ice.server, position.id, to.then)
  },
}
