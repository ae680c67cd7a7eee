import { bypassIce } from '../changes/runs.ts'
import { cardAt, encounterOf } from '../queries/facts/look.ts'
import { cannot } from '../queries/facts/permissions.ts'
import type { Game } from '../state/game.ts'
import type { ProhibitableVerb } from './verb.ts'
import { always } from './verb.ts'

export interface Bypass {
  readonly do: 'bypass'
}

/** Bypass the encountered ice (CR 6.5.8). */
export const bypass = (): Bypass => ({ do: 'bypass' })

function isProhibited(game: Game): boolean {
  const encounter = encounterOf(game)
  if (encounter === undefined) return false
  return cannot(game, 'bypass', { who: 'runner', card: cardAt(game, encounter.vars.ice.card) })
}

export const bypassVerb: ProhibitableVerb<Bypass> = {
  allows: always,
  couldChange: always,
  isProhibited,
  resolve(game) {
    if (encounterOf(game) !== undefined && !isProhibited(game)) bypassIce(game)
  },
}
