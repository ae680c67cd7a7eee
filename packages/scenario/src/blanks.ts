import { defineCards } from '@paydata/engine'
import type { Definition, Printed } from '@paydata/engine/inside/language/abilities'
import type { Definitions } from '@paydata/engine/inside/language/definitions'
import type { Side } from '@paydata/engine/inside/state/names'

const blank = (is: string, printed: Printed): Definition => ({ is, abilities: [], printed })

export const blankIdentity: Record<Side, string> = {
  corp: 'blank_corp_identity',
  runner: 'blank_runner_identity',
}
export const fillerOf: Record<Side, string> = { corp: 'corp_filler', runner: 'runner_filler' }

/** Cards that do nothing: identities for a side that names none, and cards to draw. */
const blanks: readonly Definition[] = [
  blank(blankIdentity.corp, { title: 'Blank Corp', side: 'corp', type: 'identity' }),
  blank(blankIdentity.runner, { title: 'Blank Runner', side: 'runner', type: 'identity' }),
  blank(fillerOf.corp, { title: 'Corp Filler', side: 'corp', type: 'operation', cost: 0 }),
  blank(fillerOf.runner, { title: 'Runner Filler', side: 'runner', type: 'event', cost: 0 }),
]

const known = new WeakMap<Definitions, { readonly of: number; readonly made: Definitions }>()

/** The given cards and the blank ones, known under a version of their own. Put together anew only where sets were added. */
export function withBlanks(definitions: Definitions): Definitions {
  const { cards, version } = definitions
  const before = known.get(definitions)
  if (before?.of === cards.size) return before.made
  const made = defineCards(`${version}+blank`, [
    ...cards.values(),
    ...blanks.filter(each => !cards.has(each.is)),
  ])
  known.set(definitions, { of: cards.size, made })
  return made
}
