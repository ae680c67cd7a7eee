import type { Game } from '../../state/game.ts'
import { eachDeclared } from './declared.ts'
import { serverTo } from './references.ts'

/** How many cards the Runner may access in HQ or R&D in a breach (CR 7.3.5). */
export function randomAccessLimit(game: Game, server: 'hq' | 'rnd'): number {
  let limit = 1
  eachDeclared(game, 'access', (d, scope, _source, reading) => {
    if (serverTo(game, d.server, scope) === server) limit += reading.amountOf(game, d.by, scope)
  })
  return Math.max(0, limit)
}
