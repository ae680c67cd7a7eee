import { bypassIce } from '../changes/runs.ts'
import { cardAt, encounterOf } from '../queries/look.ts'
import { cannot } from '../queries/permissions.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Bypass {
  readonly do: 'bypass'
}

/** Bypass the encountered ice (CR 6.5.8). */
export const bypass = (): Bypass => ({ do: 'bypass' })

export const bypassVerb: Verb<Bypass> = {
  allows: always,
  couldChange: always,
  isProhibited(game) {
    const encounter = encounterOf(game)
    if (encounter === undefined) return false
    return cannot(game, 'bypass', { who: 'runner', card: cardAt(game, encounter.vars.ice.card) })
  },
  resolve(game) {
    const encounter = encounterOf(game)
    if (encounter === undefined) return
    const card = cardAt(game, encounter.vars.ice.card)
    if (!cannot(game, 'bypass', { who: 'runner', card })) bypassIce(game)
  },
}
