import type { Definitions, View } from '@paydata/engine'
import { breakersIn, planFor } from '../reading/breaking.ts'
import { traitsOf } from '../reading/traits.ts'
import { obstacleOf } from '../sensible/running.ts'

/** Whether the next ice of the run lies open, and its Runner could break it with so many credits. */
export function canBreakNext(view: View, definitions: Definitions, credits: number): boolean {
  const { run, servers } = view
  if (run === null || run.position === null) return false
  const { position: from } = run
  const ahead = servers.find(({ id }) => id === run.server)?.ice.filter(({ position }) => position < from)
  const next = ahead?.findLast(({ ice }) => ice !== null)?.ice
  if (next == null || !next.rezzed || next.face === null) return false
  const definition = definitions.cards.get(next.face.definition)
  if (definition === undefined) return false
  const subroutines = traitsOf(definition).dangers.length
  const plan = planFor(obstacleOf(next, subroutines), breakersIn(view, definitions))
  return subroutines === 0 || (plan !== undefined && plan.cost <= credits)
}
