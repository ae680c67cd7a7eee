import { beginProcedure, procedure } from '../changes/frames.ts'
import type { Amount, One, Servers } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardAt, encounterOf } from '../queries/facts/look.ts'
import { unbrokenSubroutines } from '../queries/facts/subroutines.ts'
import { refusalToBreakOne } from '../queries/facts/usable.ts'
import type { ProhibitableVerb } from './verb.ts'
import { always, someFor } from './verb.ts'

export interface BreakSubroutines {
  readonly do: 'breakSubroutines'
  readonly most: Amount | 'all'
  /** Exactly that many if there are; or fewer as the Runner likes. */
  readonly upTo: boolean
  readonly subtype?: string
  /** All but so many, which are chosen and may be broken already (CR 9.8.6b). */
  readonly but?: number
  /** Only on this ice. */
  readonly on?: One
  /** Only on ice that protects such a server. */
  readonly protecting?: Servers
}

/** Break subroutines of the encountered ice (CR 9.8.5). */
export const breakSubroutines = (
  most: Amount | 'all',
  more: Partial<Pick<BreakSubroutines, 'subtype' | 'on' | 'protecting' | 'upTo' | 'but'>> = {},
): BreakSubroutines => ({ do: 'breakSubroutines', most, upTo: false, ...more })

export const breakSubroutinesVerb: ProhibitableVerb<BreakSubroutines> = {
  allows: always,
  couldChange: someFor('on'),
  isProhibited(game, _written, { source }) {
    const encounter = encounterOf(game)
    if (encounter === undefined) return false
    const ice = cardAt(game, encounter.vars.ice.card)
    const using = source === null ? undefined : cardAt(game, source.card)
    const unbroken = unbrokenSubroutines(game, ice)
    return (
      unbroken.length > 0 && unbroken.every(each => refusalToBreakOne(game, ice, each, using) !== undefined)
    )
  },
  resolve(game, { most, upTo, but = 0 }, scope) {
    const vars = { most: most === 'all' ? -1 : amountOf(game, most, scope), upTo, but }
    beginProcedure(game, procedure('break', 'choose', { by: 'runner', source: scope.source, vars }))
  },
}
