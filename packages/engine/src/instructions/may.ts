import { beginInner, beginProcedure, procedure } from '../changes/frames.ts'
import { pathOf } from '../language/definitions.ts'
import type { Condition, Who } from '../language/expressions.ts'
import { holds } from '../queries/facts/conditions.ts'
import { mustLetGo } from '../queries/facts/look.ts'
import { whoIs } from '../queries/facts/references.ts'
import { areProhibited, couldChange } from '../queries/outcomes/potential.ts'
import type { Instruction } from './index.ts'
import type { Verb } from './verb.ts'
import { always, handedOn } from './verb.ts'

export interface May {
  readonly do: 'may'
  readonly does: readonly Instruction[]
  readonly otherwise?: readonly Instruction[]
  readonly who: Who
  /** Not even asked unless this holds. */
  readonly if?: Condition
}

/** A player may do something (CR 9.6.9). */
export const may = (
  does: readonly Instruction[],
  more: Partial<Pick<May, 'otherwise' | 'who' | 'if'>> = {},
): May => ({
  do: 'may',
  does,
  who: 'you',
  ...more,
})

export const mayVerb: Verb<May> = {
  allows: always,
  couldChange: (game, { does }, scope, eye) => couldChange(game, does, scope, eye),
  isProhibited: (game, { does, otherwise = [] }, scope, eye) =>
    areProhibited(game, does, scope, eye) && !couldChange(game, otherwise, scope, eye),
  resolve(game, written, scope) {
    if (written.if !== undefined && !holds(game, written.if, scope)) return
    const by = whoIs(written.who, scope)
    if (written.otherwise === undefined) {
      // Nobody is asked where everybody sees that nothing can come of it: hidden cards could be what it needs (CR 10.2.2b).
      if (mustLetGo(game, by) || !couldChange(game, written.does, scope, 'public')) return
    } else if (!couldChange(game, written.does, scope, 'public')) {
      // What cannot be done is not done.
      beginInner(game, pathOf(written.otherwise), scope)
      return
    }
    const vars = {
      ...handedOn(scope),
      yes: pathOf(written.does),
      no: written.otherwise === undefined ? '' : pathOf(written.otherwise),
    }
    beginProcedure(game, procedure('may', 'ask', { by, source: scope.source, vars }))
  },
}
