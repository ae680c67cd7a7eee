import { moveIce as move } from '../changes/runs.ts'
import type { One, Server } from '../language/expressions.ts'
import { serverOf } from '../queries/facts/look.ts'
import { cardTo, serverTo } from '../queries/facts/references.ts'
import type { Verb } from './verb.ts'
import { always, someFor } from './verb.ts'

export interface MoveIce {
  readonly do: 'moveIce'
  readonly ice: One
  readonly to: Server
  readonly where: 'outermost' | 'innermost'
}

/** Move installed ice to a new position of a server (CR 6.2.2). */
export const moveIce = (ice: One, to: Server, where: MoveIce['where'] = 'outermost'): MoveIce => ({
  do: 'moveIce',
  ice,
  to,
  where,
})

export const moveIceVerb: Verb<MoveIce> = {
  allows: always,
  couldChange: someFor('ice'),
  resolve(game, { ice, to, where }, scope) {
    const card = cardTo(game, ice, scope)
    const server = serverTo(game, to, scope)
    if (card?.zone !== 'ice' || server === undefined || serverOf(game, server) === undefined) return
    move(game, card, server, where, scope.by)
  },
}
