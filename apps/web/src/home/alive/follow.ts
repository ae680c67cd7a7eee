import { areLoaded, loadSets } from '@paydata/cards/loading'
import type { View } from '@paydata/engine'
import { applyPatch } from '@paydata/engine'
import { unpackUpdate, wire } from '@paydata/protocol'
import type { Open, Transport } from '../../transport/transport.ts'

interface Followed {
  readonly version: number
  readonly view: View
}

/** Watches a game as a spectator, without a table: each view is shown as it comes. Returns a function that ends this. */
export function follow(open: Open, show: (view: View) => void): () => void {
  let now: Followed | null = null
  let isOver = false
  const set = (next: Followed): void => {
    now = next
    show(next.view)
  }
  const watch = async (at: Transport): Promise<void> => {
    const answered = await at.ask('watch', { game: at.game, eye: 'spectator', have: null })
    if (isOver || !answered.ok || answered.wire !== wire) return
    const whole = answered.seen.find(seen => seen.is === 'whole')
    if (whole === undefined) return
    // The pictures are drawn from the facts of its cards.
    if (!areLoaded(whole.view.sets)) await loadSets(whole.view.sets)
    if (!isOver) set(whole)
  }
  let transport: Transport | null = null
  const begin = (): void => {
    if (transport !== null) watch(transport).catch(reportError)
  }
  transport = open({
    update(eye, packed) {
      const [from, version] = packed
      if (now === null || eye !== 'spectator' || version <= now.version) return
      if (from !== now.version) return begin()
      set({ version, view: applyPatch(now.view, unpackUpdate(now.view, eye, packed).patch) })
    },
    connection: state => (state === 'open' ? begin() : undefined),
  })
  begin()
  const opened = transport
  return () => {
    isOver = true
    opened.close()
  }
}
