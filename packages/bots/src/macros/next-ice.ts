import type { Definitions, View } from '@paydata/engine'
import { barrierOf } from '../runs/barrier.ts'
import { meansOf, waysPast } from '../runs/ways.ts'

/** Whether the next ice of the run lies open, and its Runner could break all of it with so many credits and no clicks. */
export function canBreakNext(view: View, definitions: Definitions, credits: number): boolean {
  const { run, servers } = view
  if (run === null || run.position === null) return false
  const { position: from } = run
  const ahead = servers.find(({ id }) => id === run.server)?.ice.filter(({ position }) => position < from)
  const next = ahead?.findLast(({ ice }) => ice !== null)?.ice
  if (next == null || !next.rezzed || next.face === null) return false
  const definition = definitions.cards.get(next.face.definition)
  if (definition === undefined) return false
  const means = { ...meansOf(view, definitions), credits, clicks: 0 }
  return waysPast([barrierOf(next, definition)], means).some(({ passed }) =>
    passed.every(({ leaves }) => leaves.length === 0),
  )
}
