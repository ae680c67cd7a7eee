import type { Definitions, View } from '@paydata/engine'
import { barrierOf } from '../runs/barrier.ts'
import type { Way } from '../runs/ways.ts'
import { meansOf, waysPast } from '../runs/ways.ts'

/** Whether the next ice of the run lies open, and its Runner could come past it whole for so many credits and no clicks. */
export function canBreakNext(view: View, definitions: Definitions, credits: number): boolean {
  const { run, servers } = view
  if (run === null || run.position === null) return false
  const { position: from } = run
  const ahead = servers.find(({ id }) => id === run.server)?.ice.filter(({ position }) => position < from)
  const next = ahead?.findLast(({ ice }) => ice !== null)?.ice
  if (next == null || !next.rezzed || next.face === null) return false
  const definition = definitions.cards.get(next.face.definition)
  if (definition === undefined) return false
  const means = { ...meansOf(view, definitions), credits }
  return waysPast([barrierOf(next, definition)], means).some(isHarmless)
}

/** A subroutine that takes nothing of this Runner, such as a click of one who has none, need not be broken. */
function isHarmless({ toll, passed, isExact }: Way): boolean {
  if (toll.clicks > 0) return false
  if (passed.every(({ leaves }) => leaves.length === 0)) return true
  return isExact && toll.cards + toll.damage + toll.tags + toll.harm === 0
}
