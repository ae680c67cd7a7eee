import type { View } from '@paydata/engine'
import type { Thing } from '@paydata/lessons'
import { cardMeant, remoteMeant } from '@paydata/lessons'
import { useSaid } from '../store/said.ts'
import { usePointed } from '../ui/pointed.ts'

/** Marks what on the table is spoken of. */
export function usePointer(at: Thing | null): void {
  const view = useSaid(state => state.view)
  const name = view === null || at === null ? null : selectorOf(at, view)
  usePointed(name === null ? [] : [`.lesson-table ${name}`], view)
}

function selectorOf(at: Thing, view: View): string | null {
  if ('card' in at) {
    const card = cardMeant(at.card, view)
    return card === null ? null : `[data-card="${card}"]`
  }
  const server = 'server' in at ? at.server : remoteMeant(at.remote, view)
  return server === null ? null : `[data-server="${server}"]`
}
