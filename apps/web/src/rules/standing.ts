import type { Side, View } from '@paydata/engine'
import type { Step } from './comparison.ts'
import { inSameOrder, parts, stepsOf, tablesOf } from './comparison.ts'
import type { Ice } from './elsewhere.ts'

/** Where a game would stand in another edition, and who could do what there: all of it as the tables of that edition say. */

/** What a player could do at a step. */
export interface Deed {
  readonly who: Side | 'both'
  readonly may: 'paid' | 'nonIce' | 'approached' | 'score' | 'jackOut' | 'action' | 'discard' | 'breach'
}

export interface Standing {
  readonly step: Step
  readonly deeds: readonly Deed[]
}

/** What the deed of a step lets one player decide, where it opens no window. */
const decided = ['jackOut', 'action', 'discard', 'breach'] as const

/** Whether the ice that the Runner is at is the first of the run, or a later one. */
export function iceOf({ run, servers }: View): Ice {
  const from = run?.position ?? null
  const ice = servers.find(({ id }) => id === run?.server)?.ice ?? []
  return from !== null && ice.every(({ position }) => position <= from) ? 'first' : 'later'
}

/**
 * Whether nobody decides anything at a step although its table says so: who may jack out as they approach ice, may not at the first
 * ice of a run.
 */
export const isIdle = ({ row }: Step, view: View): boolean =>
  row.deed === 'jackOutUnlessFirst' && iceOf(view) === 'first'

function deedsAt(at: Step, view: View): readonly Deed[] {
  const {
    structure,
    row: { step, window },
  } = at
  if (isIdle(at, view)) return []
  if (window !== undefined)
    return [
      { who: 'both', may: 'paid' },
      ...(window.rez === 'nothing' ? [] : [{ who: 'corp', may: 'nonIce' } as const]),
      ...(window.rez === 'approached' ? [{ who: 'corp', may: 'approached' } as const] : []),
      ...(window.score ? [{ who: 'corp', may: 'score' } as const] : []),
    ]
  const may = decided.find(each => each === step)
  if (may === undefined) return []
  return [{ who: structure === 'corpTurn' ? 'corp' : 'runner', may }]
}

const standingAt = (step: Step, view: View): Standing => ({ step, deeds: deedsAt(step, view) })

/**
 * The step of an edition that has the name of a moment of another one; where it has none, the next one at which somebody decides
 * something there. Null if nobody does before what both have.
 */
export function standingIn(
  view: View,
  moment: string,
  other: string,
): { readonly is: 'here' | 'next'; readonly at: Standing } | null {
  const part = parts.find(of => stepsOf(tablesOf(view.edition), of).some(({ id }) => id === moment))
  if (part === undefined) return null
  const theirs = stepsOf(tablesOf(other), part)
  const here = theirs.find(({ id }) => id === moment)
  if (here !== undefined) return { is: 'here', at: standingAt(here, view) }
  const next = nextDecision(view, moment, stepsOf(tablesOf(view.edition), part), theirs)
  return next === null ? null : { is: 'next', at: next }
}

function nextDecision(
  view: View,
  moment: string,
  own: readonly Step[],
  theirs: readonly Step[],
): Standing | null {
  const ids = theirs.map(({ id }) => id)
  const shared = inSameOrder(
    own.map(({ id }) => id),
    ids,
  )
  const before = own.slice(
    0,
    own.findIndex(({ id }) => id === moment),
  )
  const last = before.findLast(({ id }) => shared.has(id))
  let at = last === undefined ? 0 : after(theirs, ids.indexOf(last.id), view, moment)
  // Tables have loops, and no way through one is longer than the table.
  for (let n = 0; n < theirs.length; n++) {
    const step = theirs[at]
    if (step === undefined) return null
    const standing = standingAt(step, view)
    if (standing.deeds.length > 0) return standing
    at = after(theirs, at, view, moment)
  }
  return null
}

/** Where the table goes on behind a step: to the step it names, to another one if there is no more ice, or to the next. */
function after(theirs: readonly Step[], at: number, view: View, moment: string): number {
  const step = theirs[at]
  if (step === undefined) return at + 1
  const { structure, row } = step
  const placeOf = (name: string): number =>
    theirs.findIndex(each => each.structure === structure && each.row.step === name)
  const needsIce = row.step === 'initiationEnds' || row.step === 'nextPosition'
  if (needsIce && !isIceAhead(view, moment) && row.otherwise !== undefined) return placeOf(row.otherwise)
  // A step that is a structure of its own is followed by the steps of that structure.
  const isStructure = theirs[at + 1]?.structure === row.step
  return row.to === undefined || isStructure ? at + 1 : placeOf(row.to)
}

/** Whether the Runner comes to ice next: once they have moved, at their own position; before that, further in. */
function isIceAhead({ run, servers }: View, moment: string): boolean {
  const from = run?.position ?? null
  if (run === null || from === null) return false
  const hasMoved = moment === 'run.initiationWindow' || moment === 'run.movementWindow'
  const ice = servers.find(({ id }) => id === run.server)?.ice ?? []
  return ice.some(
    ({ position, ice: piece }) => piece !== null && (hasMoved ? position <= from : position < from),
  )
}
