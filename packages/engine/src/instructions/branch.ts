import { beginInner } from '../changes/frames.ts'
import { pathOf } from '../language/definitions.ts'
import type { Condition } from '../language/expressions.ts'
import { holds, isOfHidden } from '../queries/facts/conditions.ts'
import type { Eye } from '../queries/facts/sight.ts'
import { areProhibited, couldChange } from '../queries/outcomes/potential.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Instruction } from './index.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Branch {
  readonly do: 'branch'
  readonly if: Condition
  readonly then: readonly Instruction[]
  readonly otherwise?: readonly Instruction[]
}

/** If …, do this; otherwise that: looked at when it resolves (CR 9.6.5d). */
export const ifSo = (
  condition: Condition,
  then: readonly Instruction[],
  otherwise?: readonly Instruction[],
): Branch => ({
  do: 'branch',
  if: condition,
  then,
  ...(otherwise !== undefined && { otherwise }),
})

/** What could be done of it: what is only for some to see must not decide what all are told. */
function wayFor(
  game: Game,
  { if: condition, then, otherwise = [] }: Branch,
  scope: Scope,
  eye: Eye,
): readonly Instruction[] {
  if (eye === 'public') return [...then, ...otherwise]
  return holds(game, condition, scope) ? then : otherwise
}

export const branchVerb: Verb<Branch> = {
  allows: always,
  couldChange: (game, written, scope, eye) =>
    couldChange(game, wayFor(game, written, scope, eye), scope, eye),
  isProhibited: (game, written, scope, eye) =>
    areProhibited(game, wayFor(game, written, scope, eye), scope, eye),
  resolve(game, written, scope) {
    const isMet = holds(game, written.if, scope)
    const way = isMet ? written.then : written.otherwise
    // A player who sees the card knows that an offer is in vain. Nobody else may learn that from whether it is made (CR 10.2.2b).
    const [offer, another] = written.then
    const isSecret = offer?.do === 'may' && another === undefined && isOfHidden(game, written.if, scope)
    if (isSecret && (isMet || way === undefined))
      beginInner(game, pathOf(written.then), scope, { vain: isMet ? '' : pathOf(offer.does) })
    else if (way !== undefined) beginInner(game, pathOf(way), scope)
  },
}
