import type { Edition } from '@paydata/engine'
import type { Step } from './comparison.ts'
import { compared, inSameOrder, isSameWindow, parts, stepsOf } from './comparison.ts'

/** What another edition does at a moment of a game. */
interface Elsewhere {
  readonly edition: string
  /** Whether players have the same to do in it there. */
  readonly here: 'same' | 'missing' | 'moved' | 'window'
  /** What players may do only there, from the last moment that both have to this one. */
  readonly also: readonly Step[]
}

/** Steps in which players decide something, but for what chance and cards ask them in between. */
const decides: ReadonlySet<string> = new Set(['jackOut', 'action', 'discard'])

const isDecision = ({ row: { step, window } }: Step): boolean => window !== undefined || decides.has(step)

const ids = (steps: readonly Step[]): string[] => steps.map(({ id }) => id)

/** Which ice of a run is approached: to all but the first the Runner comes from the ice before. */
export type Ice = 'first' | 'later'

/** What comes before an ice that is not the first, and its approach. */
function fromIceBefore(steps: readonly Step[]): readonly Step[] {
  const placeOf = (id: string): number => ids(steps).indexOf(id)
  const approach = steps.filter(({ structure }) => structure === 'approach')
  return [...steps.slice(placeOf('run.pass'), placeOf('run.nextPosition') + 1), ...approach]
}

/** What the other editions do at a step of an edition, those left out that have the same to do there. */
export function elsewhereAt(edition: string, moment: string, ice: Ice = 'first'): readonly Elsewhere[] {
  const tables = compared.find(({ name }) => name === edition)
  if (tables === undefined) return []
  const part = parts.find(of => ids(stepsOf(tables, of)).includes(moment))
  if (part === undefined) return []
  const stepsIn = (each: Edition): readonly Step[] => {
    const steps = stepsOf(each, part)
    return ice === 'later' && moment.startsWith('approach.') ? fromIceBefore(steps) : steps
  }
  return compared
    .filter(({ name }) => name !== edition)
    .map(other => ({ edition: other.name, ...differences(stepsIn(tables), stepsIn(other), moment) }))
    .filter(({ here, also }) => here !== 'same' || also.length > 0)
}

/** The step of an edition that has the name of a moment. */
export const stepAt = (edition: string, moment: string): Step | undefined => {
  const tables = compared.find(({ name }) => name === edition)
  return tables && parts.flatMap(of => stepsOf(tables, of)).find(({ id }) => id === moment)
}

function differences(
  own: readonly Step[],
  other: readonly Step[],
  moment: string,
): Omit<Elsewhere, 'edition'> {
  const inOrder = inSameOrder(ids(own), ids(other))
  const at = ids(own).indexOf(moment)
  const there = other.find(({ id }) => id === moment)
  const isShared = ({ id }: Step): boolean => inOrder.has(id)
  const before = own.slice(0, at).findLast(each => isDecision(each) && isShared(each))
  const next = own.slice(at).find(isShared)
  const placeOf = (step: Step | undefined, none: number): number =>
    step === undefined ? none : ids(other).indexOf(step.id)
  const between = other.slice(placeOf(before, -1) + 1, placeOf(next, other.length))
  return {
    here:
      there === undefined
        ? 'missing'
        : !inOrder.has(moment)
          ? 'moved'
          : isSameWindow(own[at]?.row.window, there.row.window)
            ? 'same'
            : 'window',
    also: between.filter(each => isDecision(each) && !isShared(each)),
  }
}
