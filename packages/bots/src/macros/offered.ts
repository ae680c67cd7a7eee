import type { Expectation } from '../search/likely.ts'
import type { Position } from '../search/position.ts'
import type { Break } from './breaking.ts'
import { waysToBreak } from './breaking.ts'
import type { Macro } from './macro.ts'
import { openCandidates, stepOf } from './macro.ts'
import { canBreakNext } from './next-ice.ts'
import type { Price } from './price.ts'

/** A macro that a player could begin now, with what it takes where that is known. */
export interface OfferedMacro {
  readonly macro: Macro
  readonly price: Price | null
  /** How the macro breaks ice; null for one that breaks none. */
  readonly way: Pick<Break, 'using' | 'leaves'> | null
}

const simple = ({ view }: Position): readonly Macro[] => [
  { is: 'continueRun' },
  { is: 'takeCredits', turn: view.turn },
  // One card alone is accessed without a macro.
  ...(view.question !== null && openCandidates(view, view.question).length > 1
    ? [{ is: 'accessAll' } as const]
    : []),
]

/** All that make sense for the player who is asked. Of several ways to break ice the cheapest comes first. */
export function macrosAt(position: Position, expectation: Expectation): readonly OfferedMacro[] {
  const others = simple(position)
    .filter(macro => stepOf(macro, position.view) !== null)
    .map(macro => ({ macro, price: null, way: null }))
  const definitions = expectation.definitions.asIn(position.view.edition)
  const then = { ...expectation, definitions }
  const ways = waysToBreak(position, then).map(way => breaking(position, then, way))
  return [...ways, ...others]
}

function breaking({ view }: Position, { definitions }: Expectation, way: Break): OfferedMacro {
  const { steps, price, using, leaves } = way
  const isOpenAhead =
    leaves.length === 0 && canBreakNext(view, definitions, view.runner.credits - price.credits)
  const macro = { is: 'breakAll', steps, then: isOpenAhead ? 'nextIce' : 'jackOut' } as const
  return { macro, price, way: { using, leaves } }
}

/** What a player is told of a macro. */
export const toldOf = ({ macro, price, way }: OfferedMacro) => ({ macro: macro.is, price, way })

/** The macro that a player means by its name and, of several ways to do it, by the place of the way. */
export const macroMeant = (
  offered: readonly OfferedMacro[],
  { macro: name, way = 0 }: { readonly macro: Macro['is']; readonly way?: number | undefined },
): Macro | undefined => offered.filter(({ macro }) => macro.is === name)[way]?.macro
