import type { Expectation } from '../search/guessing.ts'
import type { Position } from '../search/position.ts'
import { cheapestBreak } from './breaking.ts'
import type { Macro } from './macro.ts'
import { openCandidates, stepOf } from './macro.ts'
import { canBreakNext } from './next-ice.ts'
import type { Price } from './price.ts'

/** A macro that a player could begin now, with what it takes where that is known. */
export interface OfferedMacro {
  readonly macro: Macro
  readonly price: Price | null
}

const simple = ({ view }: Position): readonly Macro[] => [
  { is: 'continueRun' },
  { is: 'takeCredits', turn: view.turn },
  // One card alone is accessed without a macro.
  ...(view.question !== null && openCandidates(view, view.question).length > 1
    ? [{ is: 'accessAll' } as const]
    : []),
]

/** All that make sense for who is asked. */
export function macrosAt(position: Position, expectation: Expectation): readonly OfferedMacro[] {
  const { view } = position
  const others = simple(position)
    .filter(macro => stepOf(macro, view) !== null)
    .map(macro => ({ macro, price: null }))
  const found = cheapestBreak(position, expectation)
  if (found === null) return others
  const { steps, price } = found
  const isOpenAhead = canBreakNext(view, expectation.definitions, view.runner.credits - price.credits)
  return [{ macro: { is: 'breakAll', steps, then: isOpenAhead ? 'nextIce' : 'jackOut' }, price }, ...others]
}
