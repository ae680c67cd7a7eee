import type { Expectation } from '../search/guessing.ts'
import type { Position } from '../search/position.ts'
import { cheapestBreak } from './breaking.ts'
import type { Macro } from './macro.ts'
import { stepOf } from './macro.ts'
import type { Price } from './price.ts'

/** A macro that a player could begin now, with what it takes where that is known. */
export interface OfferedMacro {
  readonly macro: Macro
  readonly price: Price | null
}

const simple = ({ view }: Position): readonly Macro[] => [
  { is: 'continueRun' },
  { is: 'takeCredits', turn: view.turn },
]

/** All that make sense for who is asked. */
export function macrosAt(position: Position, expectation: Expectation): readonly OfferedMacro[] {
  const found = cheapestBreak(position, expectation)
  const breaking: OfferedMacro[] =
    found === null ? [] : [{ macro: { is: 'breakAll', steps: found.steps }, price: found.price }]
  const others = simple(position)
    .filter(macro => stepOf(macro, position.view) !== null)
    .map(macro => ({ macro, price: null }))
  return [...breaking, ...others]
}
