import { linger } from '../changes/linger.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { pathOf } from '../language/definitions.ts'
import { speaksOf } from '../language/patterns.ts'
import { runOf } from '../queries/facts/look.ts'
import type { Until } from '../state/game.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Later {
  readonly do: 'later'
  readonly ability: ConditionalAbility
  /** Without a duration it resolves once (CR 9.6.13c). */
  readonly until: Until
}

/** A delayed conditional ability (CR 9.6.13). */
export const later = (ability: ConditionalAbility, until: Until = { at: 'resolved' }): Later => ({
  do: 'later',
  ability,
  until,
})

export const laterVerb: Verb<Later> = {
  allows: always,
  couldChange: always,
  resolve(game, { ability, until }, scope) {
    const when = ability.when
    // CR 9.6.13d: "when this run ends" needs a run.
    if ('on' in when && speaksOf(when.on, 'runEnded') && runOf(game) === undefined) return
    linger(game, { of: pathOf(ability), by: scope.by, source: scope.source, until, vars: scope.vars })
  },
}
